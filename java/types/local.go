package types

import (
	"fmt"

	"inspect/java/ast"
	"inspect/java/source"
)

// Local is what a class that stands in code has beside other classes: a local class,
// an anonymous class, or the body of an enum constant. It is declared with the class
// around it, so that the world is closed before any code is looked at; what of the
// code it uses is known once that code is resolved.
type Local struct {
	// Creation is the expression that an anonymous class is part of, Constant the
	// enum constant whose body it is; both nil: a local class.
	Creation *ast.New
	Constant *ast.EnumConstant
	// Function is the lambda or method reference of whose objects it is the class, and
	// target the interface type that these have.
	Function ast.Expr
	target   Type
	// Member is where the class stands: a *ast.MethodDecl, *ast.FieldDecl,
	// *ast.Initializer or *ast.EnumConstant of the class around it.
	Member ast.Node

	root   ast.Node   // the Member of the outermost class in code around it
	names  *codeNames // the classes and type variables of the code around it
	static bool       // there is no `this` around it
	// vars are the local variables of the code around it, by name, from the time
	// when that code is resolved.
	vars map[string]*Var
	// creates are the local classes whose objects its code creates or extends.
	creates []*Class
}

// IsAnonymous reports whether a class has no name.
func (c *Class) IsAnonymous() bool {
	return c.Local != nil && (c.Local.Creation != nil || c.Local.Constant != nil || c.Local.Function != nil)
}

// IsInCode reports whether a class stands in code, or in a class that does.
func (c *Class) IsInCode() bool {
	for k := c; k != nil; k = k.Outer {
		if k.Local != nil {
			return true
		}
	}
	return false
}

// codeNames are the names of types that code declares, innermost first.
type codeNames struct {
	outer  *codeNames
	class  *Class           // a local class
	params []*ast.TypeParam // of a method
}

// class finds the local class of a name.
func (n *codeNames) find(name string) *Class {
	for ; n != nil; n = n.outer {
		if n.class != nil && n.class.Decl.Name.Text == name {
			return n.class
		}
	}
	return nil
}

// declareInCode declares the classes that stand in the code of c.
func (w *World) declareInCode(c *Class, from origin) []*source.Diagnostic {
	l := &localWalk{w: w, class: c, from: from}
	for _, k := range c.Decl.Constants {
		l.member, l.static, l.names = k, true, nil
		for _, a := range k.Args {
			l.walk(a)
		}
		if k.Body != nil {
			l.declare(&ast.ClassDecl{Loc: k.Body.Loc, Kind: ast.Class, Name: k.Name, Members: k.Body.Members}, &Local{Constant: k})
		}
	}
	for _, m := range c.Decl.Members {
		l.member, l.names = m, nil
		switch m := m.(type) {
		case *ast.FieldDecl:
			l.static = m.Modifiers.Has("static") || c.Kind == ast.Interface
			if m.Init != nil && c.File.MayHoldClasses(m) {
				l.walk(m.Init)
			}
		case *ast.Initializer:
			l.static = m.Static
			if c.File.MayHoldClasses(m.Body) {
				l.walk(m.Body)
			}
		case *ast.MethodDecl:
			l.static = m.Modifiers.Has("static")
			if len(m.TypeParams) > 0 {
				l.names = &codeNames{params: m.TypeParams}
			}
			if m.Body != nil && c.File.MayHoldClasses(m.Body) {
				l.walk(m.Body)
			}
		}
	}
	return l.diags
}

// localWalk looks for classes in the code of one class.
type localWalk struct {
	w      *World
	class  *Class
	from   origin
	member ast.Node
	static bool
	names  *codeNames
	diags  []*source.Diagnostic
}

func (l *localWalk) walk(n ast.Node) {
	switch n := n.(type) {
	case *ast.Block, *ast.Switch, *ast.SwitchExpr, *ast.For, *ast.ForEach, *ast.Lambda, *ast.If, *ast.While, *ast.DoWhile, *ast.Labeled:
		saved := l.names
		l.children(n)
		l.names = saved
	case *ast.Case:
		if saved := l.names; n.Arrow {
			l.children(n)
			l.names = saved
			return
		}
		l.children(n)
	case *ast.LocalClass:
		if l.names.find(n.Decl.Name.Text) != nil {
			l.diags = append(l.diags, source.Errorf(DuplicateClass, n.Decl.Name.Span(), "class %s is already declared here", n.Decl.Name.Text))
			return
		}
		l.declare(n.Decl, &Local{})
	case *ast.New:
		for _, k := range ast.Children(n) {
			if k != ast.Node(n.Body) {
				l.walk(k)
			}
		}
		if n.Body != nil {
			name := &ast.Name{Loc: n.Type.Loc, Text: "new " + written(n.Type) + "() {…}"}
			l.declare(&ast.ClassDecl{Loc: n.Body.Loc, Kind: ast.Class, Name: name, Members: n.Body.Members}, &Local{Creation: n})
		}
	case *ast.CtorCall:
		static := l.static
		l.static = true // no object is there yet
		l.children(n)
		l.static = static
	case *ast.MethodSpec, *ast.LoopSpec, *ast.JMLStmt, *ast.Modifiers:
	default:
		l.children(n)
	}
}

func (l *localWalk) children(n ast.Node) {
	for _, k := range ast.Children(n) {
		l.walk(k)
	}
}

// declare declares a class of the code, by the name that javac gives its file:
// A.1 for the first anonymous class of A, A.1B for the first local class B.
func (l *localWalk) declare(d *ast.ClassDecl, local *Local) {
	local.Member, local.root, local.static, local.names = l.member, l.member, l.static, l.names
	if l.class.Local != nil {
		local.root = l.class.Local.root
	}
	suffix := ""
	if local.Creation == nil && local.Constant == nil {
		suffix = d.Name.Text
		l.names = &codeNames{outer: l.names} // the class sees itself, and so does what follows in its block
		local.names = l.names
	}
	name := ""
	for n := 1; name == "" || l.w.byName[name] != nil; n++ {
		name = fmt.Sprintf("%s.%d%s", l.class.Name, n, suffix)
	}
	c, diags := l.w.declare(l.class.File, d, l.class, name, local, l.from)
	l.w.inCode[local.root] = append(l.w.inCode[local.root], c)
	switch {
	case local.Creation != nil:
		l.w.byBody[local.Creation.Body] = c
	case local.Constant != nil:
		l.w.byBody[local.Constant.Body] = c
	}
	l.diags = append(l.diags, diags...)
}

// setClass notes the class that a Local belongs to, when it is declared.
func (l *Local) setClass(c *Class) {
	if l != nil && !c.IsAnonymous() {
		l.names.class = c
	}
}

// enclose gives a class that has an enclosing instance the field that holds it.
func (c *Class) enclose() {
	if !c.Static {
		c.Hidden = []*Field{{Class: c, Name: c.Outer.SimpleName() + ".this", Type: c.Outer, Span: c.Decl.Name.Span(), Final: true, NonNull: true}}
	}
}

// Enclosing is the field of an inner class that holds the enclosing instance, nil
// for a class without one.
func (c *Class) Enclosing() *Field {
	if c.Static {
		return nil
	}
	return c.Hidden[0]
}

// IsHidden reports whether Java added the field to its class.
func (f *Field) IsHidden() bool { return f.Captured != nil || !f.Static && f == f.Class.Enclosing() }

// anonymousSuper gives an anonymous class what it extends or implements.
func (w *World) anonymousSuper(c *Class, scope *typeScope) {
	if c.Local.Function != nil {
		w.functionSuper(c)
		return
	}
	if c.Local.Constant != nil {
		w.supers(c.Outer)
		c.Super = c.Outer
		return
	}
	t := c.Local.Creation.Type
	typ, _ := scope.resolve(t)
	s, ok := typ.(*Class)
	if ok && isInterface(s) {
		c.Decl.Implements = []ast.TypeExpr{t}
		c.Interfaces = []*Class{s}
	}
	c.Super = w.object()
	if ok && !isInterface(s) {
		if s.Final || s.Kind == ast.Enum {
			scope.error(source.Errorf(BadSupertype, t.Span(), "%s is final", s.Name))
			return
		}
		c.Decl.Extends = []ast.TypeExpr{t}
		c.Super = s
	}
}

// inCode looks a type name up in the code around a local class.
func (s *typeScope) inCode(names *codeNames, name string) (Type, *TypeVar) {
	for n := names; n != nil; n = n.outer {
		if n.class != nil && n.class.Decl.Name.Text == name {
			return n.class, nil
		}
		if t, v, ok := s.variable(n.params, name); ok {
			return t, v
		}
	}
	return nil, nil
}

// localClass is the local class of a name that the block or one around it declares.
func (r *resolver) localClass(name string) *Class {
	for s := r.scope; s != nil; s = s.outer {
		if c := s.classes[name]; c != nil {
			return c
		}
	}
	return nil
}

// declareLocal resolves the declaration of a local class.
func (r *resolver) declareLocal(s *ast.LocalClass) {
	c := r.w.byDecl[s.Decl]
	if c == nil {
		return // there is another of that name, which is reported
	}
	if r.scope == nil {
		r.push()
	}
	if r.scope.classes == nil {
		r.scope.classes = map[string]*Class{}
	}
	r.scope.classes[s.Decl.Name.Text] = c
	r.enter(c)
}

// enter notes what a class that stands in the code can see of it.
func (r *resolver) enter(c *Class) {
	c.Local.vars = map[string]*Var{}
	for s := r.scope; s != nil; s = s.outer {
		for n, v := range s.vars {
			if c.Local.vars[n] == nil {
				c.Local.vars[n] = v
			}
		}
	}
	r.unit.refs.class(c)
}

// capturedVar resolves a simple name as a variable of the code around class c, which
// is steps enclosing instances away; cut: there is no object of c here.
func (r *resolver) capturedVar(e *ast.Ident, c *Class, v *Var, steps int, cut bool) Type {
	info := r.w.Info
	info.Uses[e] = v
	if cut || c.Kind != ast.Class {
		return r.errorf(StaticContext, e.Span(), "variable %s belongs to the code around class %s, which static code cannot use", v.Name, c.SimpleName())
	}
	t := info.VarType(v)
	r.executed[e] = v.Type
	k := r.w.consts[v]
	if k != nil {
		info.Consts[e] = k
		if !k.Width {
			return t
		}
	}
	info.Captured[e] = r.w.capture(c, v)
	r.usesThis()
	if steps > 0 {
		info.Outer[e] = steps
	}
	r.unit.refs.field(info.Captured[e])
	if s := r.w.state(v); s.assigned > 0 {
		return r.errorf(NotEffectivelyFinal, e.Span(), "variable %s is used in class %s and is not effectively final", v.Name, c.SimpleName())
	}
	return t
}

// capture is the field in which the objects of a local class keep the value of v.
func (w *World) capture(c *Class, v *Var) *Field {
	for _, f := range c.Hidden {
		if f.Captured == v {
			return f
		}
	}
	f := &Field{Class: c, Name: v.Name, Type: v.Type, Span: v.Span, Final: true, NonNull: v.NonNull, ElemNonNull: v.ElemNonNull, Captured: v}
	c.Hidden = append(c.Hidden, f)
	return f
}

// resolveEnclosing resolves the code in which c, or a class around it, stands: what c can see
// is known then.
func (w *World) resolveEnclosing(c *Class) {
	for k := c; k != nil; k = k.Outer {
		if k.Local != nil && k.Local.vars == nil {
			w.codeUnit(k.Outer, k.Local.Member)
		}
	}
}

// codeUnit is the unit of the code of a member of c.
func (w *World) codeUnit(c *Class, member ast.Node) *unit {
	w.Header(c)
	switch m := member.(type) {
	case *ast.MethodDecl:
		for _, k := range c.Methods {
			if k.Decl == m {
				return w.once(k, func(u *unit) { w.resolveBody(k, u) })
			}
		}
	case *ast.FieldDecl:
		for _, f := range c.Fields {
			if f.Decl == m {
				return w.initUnit(c, f)
			}
		}
	case *ast.Initializer:
		return w.blockUnit(c, m)
	case *ast.EnumConstant:
		return w.constantUnit(c, m)
	}
	panic(fmt.Sprintf("types: code of class %s at %s belongs to no member", c.Name, member.Span()))
}

// HiddenFields are what Java adds to the fields of c: its enclosing instance, and the
// variables of the code around it that its code uses.
func (w *World) HiddenFields(c *Class) []*Field {
	w.captures(c)
	return c.Hidden
}

// captures finds the variables that the local class c captures, and those that it
// must have to create objects of others: all code of the member around it is resolved.
func (w *World) captures(c *Class) {
	if c.Local == nil || w.captured[c.Local.root] != untouched {
		return
	}
	root := c.Local.root
	w.captured[root] = running
	for i := 0; i < len(w.inCode[root]); i++ { // which code that is resolved adds to
		k := w.inCode[root][i]
		w.resolveEnclosing(k)
		w.resolveAll(k)
	}
	group := w.inCode[root]
	for changed := true; changed; {
		changed = false
		for _, from := range group {
			for _, k := range from.Local.creates {
				for _, f := range k.Hidden {
					if f.Captured != nil && w.mustCapture(from, k, f.Captured) {
						changed = true
					}
				}
			}
		}
	}
	w.captured[root] = done
}

// mustCapture gives the class from, or one around it, the variable v, which an
// object of class k that its code creates needs; false: it has it.
func (w *World) mustCapture(from, k *Class, v *Var) bool {
	for c := from; c != nil; c = c.Outer {
		if c.Local == nil || c.Local.vars[v.Name] != v {
			continue
		}
		n := len(c.Hidden)
		w.capture(c, v)
		return len(c.Hidden) > n
	}
	return false
}

// resolveAll resolves all code of a class and of its member classes.
func (w *World) resolveAll(c *Class) {
	w.Header(c)
	for _, m := range c.Methods {
		w.ResolveBody(m)
	}
	for _, i := range c.Init {
		w.codeUnit(c, i)
	}
	w.ResolveStatics(c)
	for _, k := range w.headers[c].nested {
		w.resolveAll(k)
	}
}
