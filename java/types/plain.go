package types

import (
	"slices"

	"inspect/java/ast"
)

// A class of a file without JML, but for statements, is judged as plain Java (Class.Plain), whose
// programmers say by other means what may be null:
//
//   - a field or an element of an array may be, unless an annotation says that it is
//     not, or a final field is given an object where it is declared;
//   - a parameter may not be, unless an annotation says so or the body compares it
//     with null;
//   - a result may not be, unless an annotation says so or the body returns what may
//     be null by these rules, by comparison, or by its value.
//
// Bodies are read before names are resolved: what they say is told by their text.

// isPlain reports whether a class is judged as plain Java.
func (w *World) isPlain(c *Class) bool {
	if c.Library || c.NullMarked {
		return false
	}
	switch {
	case c.isExternal():
	case w.config.Nullness == "plain":
		return true
	case w.config.Nullness == "jml":
		return false
	}
	return !c.File.Specified
}

// isNullMarked reports whether a class says that its types are never null unless it says
// otherwise, by JSpecify's annotation or one like it, also of its package.
func (w *World) isNullMarked(c *Class) bool {
	m := c.Decl.Modifiers
	switch {
	case IsMarked(m, "", "NullMarked", "NonNullByDefault"):
		return true
	case IsMarked(m, "", "NullUnmarked", "NullableByDefault"):
		return false
	case c.Outer != nil:
		return c.Outer.NullMarked
	}
	return c.File.Package != nil && w.marked[c.File.Package.Name]
}

// markPackages notes the packages whose package-info.java is annotated so.
func (w *World) markPackages(files []*ast.File) {
	for _, f := range files {
		if p := f.Package; p != nil && IsMarked(&ast.Modifiers{Annotations: p.Annotations}, "", "NullMarked", "NonNullByDefault") {
			w.marked[p.Name] = true
		}
	}
}

// nullityOfField is nullity for a field.
func (c *Class) nullityOfField(f *Field) (ref, elems bool) {
	d := f.Decl
	if !c.Plain {
		return nullity(f.Type, d.Type, d.Modifiers, !c.NullableByDefault)
	}
	ref, _ = nullity(f.Type, d.Type, d.Modifiers, !c.NullableByDefault && f.Final && isObjectExpr(d.Init))
	return ref, false
}

// nullityOfParam is nullity for a parameter of a method with a body or, nil, without.
func (c *Class) nullityOfParam(t Type, p *ast.Param, body *bodyNulls) (ref, elems bool) {
	if !c.Plain {
		return nullity(t, p.Type, p.Modifiers, !c.NullableByDefault)
	}
	ref, _ = nullity(t, p.Type, p.Modifiers, !c.NullableByDefault && !body.mayNameNull(p.Name.Text))
	return ref, false
}

// nullityOfResult is nullity for the result of a method.
func (w *World) nullityOfResult(m *Method, body *bodyNulls) (ref, elems bool) {
	c, d := m.Class, m.Decl
	if !c.Plain {
		return nullity(m.Result, d.Type, d.Modifiers, !c.NullableByDefault)
	}
	nonNull := !c.NullableByDefault
	if nonNull && body != nil && IsReference(m.Result) {
		nonNull = !body.returnsNull(w.nullResults(c.File))
	}
	ref, _ = nullity(m.Result, d.Type, d.Modifiers, nonNull)
	return ref, false
}

// isObjectExpr reports whether the text of an expression shows that it is never null.
func isObjectExpr(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		return e.Kind != ast.NullLit
	case *ast.New, *ast.NewArray, *ast.ArrayLit, *ast.This, *ast.Lambda, *ast.MethodRef, *ast.ClassLit:
		return true
	case *ast.Cast:
		return isObjectExpr(e.X)
	case *ast.Cond:
		return isObjectExpr(e.X) && isObjectExpr(e.Y)
	}
	return false
}

// bodyNulls is what a method's body says about null.
type bodyNulls struct {
	locals   map[string]bool // the variables declared, and the parameters
	compared map[string]bool // those compared with null
	values   map[string][]ast.Expr
	returns  []ast.Expr
}

// NamesNull reports whether a method's body shows that a parameter may be null in plain Java: it compares it with
// null.
func NamesNull(m *ast.MethodDecl, param string) bool { return newBodyNulls(m).mayNameNull(param) }

// nullTests are methods that report whether their argument is null, or expect that.
var nullTests = []string{"isNull", "nonNull", "requireNonNullElse", "requireNonNullElseGet", "ofNullable"}

// newBodyNulls reads the body of a declaration; nil without one.
func newBodyNulls(d *ast.MethodDecl) *bodyNulls {
	if d == nil || d.Body == nil {
		return nil
	}
	b := &bodyNulls{locals: map[string]bool{}, compared: map[string]bool{}, values: map[string][]ast.Expr{}}
	for _, p := range d.Params {
		b.locals[p.Name.Text] = true
	}
	compare := func(x, y ast.Expr) {
		if v, ok := ast.Unparen(x).(*ast.Ident); ok && ast.IsNull(y) {
			b.compared[v.Name] = true
		}
	}
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassBody, *ast.LocalClass:
			return false
		case *ast.JMLStmt, *ast.LoopSpec: // what is never null, perhaps
			return false
		case *ast.Lambda: // what it returns is not returned here
			returns := b.returns
			for _, c := range ast.Children(n) {
				ast.Walk(c, visit)
			}
			b.returns = returns
			return false
		case *ast.LocalVar:
			b.locals[n.Name.Text] = true
			b.give(n.Name.Text, n.Init)
		case *ast.Param:
			b.locals[n.Name.Text] = true
		case *ast.InstanceOf:
			if n.Name != nil {
				b.locals[n.Name.Text] = true
			}
		case *ast.Pattern:
			if n.Name != nil {
				b.locals[n.Name.Text] = true
			}
		case *ast.Assign:
			if v, ok := ast.Unparen(n.X).(*ast.Ident); ok && n.Op == "=" {
				b.give(v.Name, n.Y)
			}
		case *ast.Binary:
			if n.Op == "==" || n.Op == "!=" {
				compare(n.X, n.Y)
				compare(n.Y, n.X)
			}
		case *ast.Call:
			if len(n.Args) > 0 && slices.Contains(nullTests, n.Name.Text) {
				if v, ok := ast.Unparen(n.Args[0]).(*ast.Ident); ok {
					b.compared[v.Name] = true
				}
			}
		case *ast.Return:
			if n.X != nil {
				b.returns = append(b.returns, n.X)
			}
		}
		return true
	}
	ast.Walk(d.Body, visit)
	return b
}

func (b *bodyNulls) give(name string, x ast.Expr) {
	if x != nil {
		b.values[name] = append(b.values[name], x)
	}
}

// mayNameNull reports whether the body says that a variable may be null.
func (b *bodyNulls) mayNameNull(name string) bool { return b != nil && b.compared[name] }

// returnsNull reports whether what is returned may be null; null are the names of
// methods whose results may be.
func (b *bodyNulls) returnsNull(null map[string]bool) bool {
	return slices.ContainsFunc(b.returns, func(x ast.Expr) bool { return b.mayBeNull(x, null, map[string]bool{}) })
}

// mayBeNull reports whether the text of an expression leaves it open that it is null;
// seen are the variables that are being looked at.
func (b *bodyNulls) mayBeNull(e ast.Expr, null, seen map[string]bool) bool {
	may := func(x ast.Expr) bool { return b.mayBeNull(x, null, seen) }
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		return e.Kind == ast.NullLit
	case *ast.Select, *ast.Index: // fields and elements
		return true
	case *ast.Ident:
		switch {
		case b.compared[e.Name] || !b.locals[e.Name]:
			return true
		case seen[e.Name]:
			return false
		}
		seen[e.Name] = true
		return slices.ContainsFunc(b.values[e.Name], may)
	case *ast.Cast:
		return may(e.X)
	case *ast.Assign:
		return may(e.Y)
	case *ast.Cond:
		return may(e.X) || may(e.Y)
	case *ast.Call:
		return null[e.Name.Text]
	}
	return false
}

// nullResults are the names of the methods of a file whose bodies return what may be
// null, also by way of each other.
func (w *World) nullResults(f *ast.File) map[string]bool {
	if names, ok := w.nulls[f]; ok {
		return names
	}
	bodies := map[string][]*bodyNulls{}
	ast.Walk(f, func(n ast.Node) bool {
		if d, ok := n.(*ast.MethodDecl); ok {
			if b := newBodyNulls(d); b != nil && len(b.returns) > 0 {
				bodies[d.Name.Text] = append(bodies[d.Name.Text], b)
			}
			return false
		}
		return true
	})
	null := map[string]bool{}
	for more := true; more; {
		more = false
		for name, bs := range bodies {
			if !null[name] && slices.ContainsFunc(bs, func(b *bodyNulls) bool { return b.returnsNull(null) }) {
				null[name], more = true, true
			}
		}
	}
	w.nulls[f] = null
	return null
}
