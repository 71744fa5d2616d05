package types

import "inspect/java/ast"

// resource resolves a resource of a try statement (JLS 14.20.3): a declaration, or a
// final variable or field, of a class that is AutoCloseable.
func (r *resolver) resource(s *ast.Try, x ast.Stmt) {
	var t Type
	switch x := x.(type) {
	case *ast.LocalVar:
		r.localVar(x)
		v := r.w.Info.Defs[x]
		t = r.w.Info.VarType(v)
	case *ast.ExprStmt:
		t = r.value(x.X)
	}
	if IsKind(t, Invalid) {
		return
	}
	closeable := r.w.builtin("AutoCloseable")
	c, ok := r.w.Erasure(t).(*Class)
	if !ok || !c.IsSubclassOf(closeable) {
		if !ok || !r.open(c, x.Span(), "interface AutoCloseable", "") {
			r.errorf(IncompatibleTypes, x.Span(), "a resource is AutoCloseable, and %s is not", r.w.Erasure(t))
		}
		return
	}
	r.makesCall(r.w.AddSuppressed(), nil, x.Span())
	ms, _ := r.w.methodsNamed(c, "close")
	for _, m := range ms {
		if len(m.Params) == 0 {
			r.w.Info.Uses[x] = m
			r.w.Info.Calls[x] = CallInfo{Virtual: !c.Final && !r.w.state(m).private}
			r.useMethod(m, c, x.Span())
		}
	}
}

// AddSuppressed is Throwable.addSuppressed.
func (w *World) AddSuppressed() *Method {
	c := w.builtin("Throwable")
	return w.member(c, "addSuppressed", c)
}

// caught checks the type of a catch parameter, and that no alternative of several is
// a subclass of another (JLS 14.20).
func (r *resolver) caught(t ast.TypeExpr, typ Type) {
	parts := []ast.TypeExpr{t}
	if u, ok := t.(*ast.UnionType); ok {
		parts = u.Types
	}
	throwable := r.w.builtin("Throwable")
	for i, p := range parts {
		c := r.w.Info.TypeOf[p]
		if len(parts) == 1 {
			c = typ
		}
		if c != nil && !IsAssignable(c, throwable) {
			r.errorf(IncompatibleTypes, p.Span(), "%s is no Throwable", c)
			continue
		}
		for k, q := range parts {
			d := r.w.Info.TypeOf[q]
			if k != i && c != nil && d != nil && !IsKind(c, Invalid) && !IsKind(d, Invalid) && IsAssignable(c, d) && (c != d || k < i) {
				r.errorf(IncompatibleTypes, p.Span(), "%s is a subclass of the alternative %s", c, d)
				break
			}
		}
	}
}
