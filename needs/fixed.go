package needs

import (
	"maps"
	"slices"
	"strings"

	"inspect/ast"
	"inspect/types"
)

// Callers know what an object was constructed with: how long an array is that a constructor creates,
// and a number that it takes. Where nothing changes it later, a condition over it is as good as one
// over parameters.
//
//	class Graph {
//	    private final int[] degree;
//	    Graph(int nodes) { degree = new int[nodes]; }
//	    void link(int from) { degree[from]++; }       // from < degree.length && from >= 0
//	}
//
// So do they know a field that code of other classes sets:
//
//	static class Edge { Edge residual; void augment() { residual.flow--; } } // residual != null

// receiver stands in front of the fields of the receiver in conditions. No parameter is named so.
const receiver = "this."

// Program is what the code of a program does with fields, by their names.
type Program struct {
	sets map[string][]place // where a field is set, or how much there is in it
	uses map[string][]place // where a field is used so that this may change it, if it is a list
	// setup are the private methods that only constructors and initializers call, and such methods
	// themselves:
	//
	//	private void createRows(int n) { … }
	setup map[*ast.MethodDecl]bool
}

// place is where something is in a program.
type place struct {
	class, top *ast.ClassDecl
	// construction: it is in a constructor or an initializer of the class, or what only these call.
	construction bool
	method       *ast.MethodDecl // nil: in none
	value        ast.Expr        // what a field is set to; nil: something else
	isOwn        bool            // of the object of the class, by its bare name or with this
}

// isOf reports whether the field there may be a field of a class.
func (at place) isOf(f *types.Field) bool {
	if at.class == f.Class.Decl || f.Decl.Modifiers.Has("private") {
		return at.top == topLevel(f.Class)
	}
	return !at.isOwn || !slices.ContainsFunc(at.class.Members, func(m ast.Member) bool {
		d, ok := m.(*ast.FieldDecl)
		return ok && d.Name.Text == f.Name
	})
}

// isOwn reports whether an expression is a bare name, or one after this.
func isOwn(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return true
	case *ast.Select:
		this, ok := e.X.(*ast.This)
		return ok && this.Qualifier == nil
	}
	return false
}

// NewProgram reads the code of classes.
func NewProgram(classes []*types.Class) *Program {
	p := &Program{map[string][]place{}, map[string][]place{}, map[*ast.MethodDecl]bool{}}
	for _, c := range classes {
		if c.Outer == nil && c.Decl != nil {
			p.setupMethods(c.Decl)
			p.class(c.Decl, c.Decl)
		}
	}
	return p
}

// sameSize are the methods of a list after which it has as many elements as before.
var sameSize = map[string]bool{"get": true, "set": true, "size": true, "isEmpty": true, "contains": true, "indexOf": true, "equals": true, "hashCode": true, "toString": true, "forEach": true, "stream": true}

func (p *Program) class(d, top *ast.ClassDecl) {
	for _, m := range d.Members {
		switch m := m.(type) {
		case *ast.ClassDecl:
			p.class(m, top)
		case *ast.MethodDecl:
			p.code(m, place{d, top, m.Constructor || p.setup[m], m, nil, false})
		default:
			p.code(m, place{d, top, true, nil, nil, false})
		}
	}
}

// code notes what the code below a node does.
func (p *Program) code(n ast.Node, at place) {
	set := func(e, value ast.Expr) {
		if name := fieldName(e); name != "" {
			to := at
			to.value, to.isOwn = value, isOwn(e)
			p.sets[name] = append(p.sets[name], to)
		}
	}
	switch n := n.(type) {
	case *ast.ClassDecl:
		p.class(n, at.top)
		return
	case *ast.ClassBody, *ast.Lambda:
		at.construction = false
	case *ast.Assign:
		set(n.X, n.Y)
	case *ast.IncDec:
		set(n.X, nil)
	case *ast.Call:
		if fieldName(n.X) != "" && sameSize[n.Name.Text] {
			for _, a := range n.Args {
				p.code(a, at)
			}
			return
		}
	case *ast.ForEach:
		if fieldName(n.X) != "" {
			p.code(n.Body, at)
			return
		}
	case *ast.Ident, *ast.Select:
		name, to := fieldName(n.(ast.Expr)), at
		to.isOwn = isOwn(n.(ast.Expr))
		p.uses[name] = append(p.uses[name], to)
	}
	for _, c := range ast.Children(n) {
		p.code(c, at)
	}
}

// fieldName is the name of the field that an expression may be; empty: it is none.
func fieldName(e ast.Expr) string {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e.Name
	case *ast.Select:
		return e.Name.Text
	}
	return ""
}

// setupMethods adds the setup methods in a class.
func (p *Program) setupMethods(top *ast.ClassDecl) {
	named := map[string][]*ast.MethodDecl{}
	callers := map[string][]*ast.MethodDecl{} // nil: other code
	var look func(n ast.Node, by *ast.MethodDecl)
	look = func(n ast.Node, by *ast.MethodDecl) {
		switch n := n.(type) {
		case *ast.MethodDecl:
			named[n.Name.Text], by = append(named[n.Name.Text], n), n
		case *ast.ClassBody, *ast.Lambda:
			by = nil
		case *ast.Call:
			callers[n.Name.Text] = append(callers[n.Name.Text], by)
		case *ast.MethodRef:
			callers[n.Name] = append(callers[n.Name], nil)
		}
		for _, k := range ast.Children(n) {
			look(k, by)
		}
	}
	look(top, nil)
	setup := map[*ast.MethodDecl]bool{}
	for name, ms := range named {
		for _, m := range ms {
			setup[m] = len(ms) == 1 && m.Modifiers.Has("private") && !m.Constructor && len(callers[name]) > 0
		}
	}
	for changed := true; changed; {
		changed = false
		for m, is := range setup {
			if is && slices.ContainsFunc(callers[m.Name.Text], func(by *ast.MethodDecl) bool { return by == nil || !by.Constructor && !setup[by] }) {
				setup[m], changed = false, true
			}
		}
	}
	maps.Copy(p.setup, setup)
}

// isFixed reports whether only the construction of an object gives a field its value: an array, a
// whole number, or a list to which nothing adds and from which nothing removes.
func (p *Program) isFixed(f *types.Field) bool {
	size := sizeOf(f.Type)
	if f.Static || f.Ghost || f.Model || f.Decl == nil || f.Decl.Modifiers.Has("public") && !f.Final || size != ".length" && size != ".size()" && !isNumber(f.Type) || f.Decl.Init != nil && isNumber(f.Type) {
		return false
	}
	changes := p.sets[f.Name]
	if size == ".size()" {
		changes = slices.Concat(changes, p.uses[f.Name])
	}
	return p.isOfArguments(f) && !slices.ContainsFunc(changes, func(at place) bool {
		return !(at.construction && at.class == f.Class.Decl) && at.isOf(f)
	})
}

// isOfArguments reports whether what a field gets in the construction of an object depends on what a
// constructor takes: callers do not know what else it is.
func (p *Program) isOfArguments(f *types.Field) bool {
	if sizeOf(f.Type) == ".size()" {
		return slices.ContainsFunc(f.Class.Methods, func(m *types.Method) bool { return m.Constructor && len(m.Params) > 0 })
	}
	return slices.ContainsFunc(p.sets[f.Name], func(at place) (found bool) {
		if !at.isOf(f) || at.method == nil || at.value == nil {
			return false
		}
		ast.Walk(at.value, func(n ast.Node) bool {
			if v, ok := n.(*ast.Ident); ok {
				found = found || slices.ContainsFunc(at.method.Params, func(q *ast.Param) bool { return q.Name != nil && q.Name.Text == v.Name }) ||
					slices.ContainsFunc(f.Class.Fields, func(o *types.Field) bool { return o.Name == v.Name && o != f && !o.Static })
			}
			return !found
		})
		return found
	})
}

// isNeverNull reports whether each constructor gives a fixed field a value that is not null.
func (p *Program) isNeverNull(f *types.Field) bool {
	if f.NonNull || f.Decl.Init != nil {
		return f.NonNull || isObject(f.Decl.Init, nil)
	}
	constructs := false
	for _, m := range f.Class.Methods {
		if !m.Constructor || m.Decl == nil || m.Decl.Body == nil {
			continue
		}
		constructs = true
		if !p.isSetIn(f, m, m.Decl.Body) {
			return false
		}
	}
	return constructs
}

// isSetIn reports whether a constructor, or what it calls of its class, sets a field in a statement
// that it always comes to, if it is done.
func (p *Program) isSetIn(f *types.Field, m *types.Method, body *ast.Block) bool {
	return slices.ContainsFunc(body.Stmts, func(s ast.Stmt) bool {
		x, ok := s.(*ast.ExprStmt)
		if c, other := s.(*ast.CtorCall); other && !c.Super {
			return true // the other one does
		}
		if !ok {
			return false
		}
		switch x := x.X.(type) {
		case *ast.Assign:
			return fieldName(x.X) == f.Name && isObject(x.Y, m)
		case *ast.Call:
			k := ownCallee(m.Class, x.Name.Text, x.Args)
			return x.X == nil && k != nil && k != m && len(k.Decl.Body.Stmts) > 0 && p.setup[k.Decl] && p.isSetIn(f, k, k.Decl.Body)
		}
		return false
	})
}

// isObject reports whether an expression is an object that it creates, or a parameter of a method
// that is not null.
func isObject(e ast.Expr, m *types.Method) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.New, *ast.NewArray, *ast.ArrayLit:
		return true
	case *ast.Ident:
		return m != nil && slices.ContainsFunc(m.Params, func(v *types.Var) bool { return v.Name == e.Name && v.NonNull })
	}
	return false
}

// isSetByOthers reports whether code of other classes alone gives a field its value.
func (p *Program) isSetByOthers(f *types.Field) bool {
	if f.Decl == nil {
		return false
	}
	at := slices.DeleteFunc(slices.Clone(p.sets[f.Name]), func(at place) bool { return !at.isOf(f) })
	return !f.Static && !f.Ghost && !f.Model && f.Decl.Init == nil && !f.Decl.Modifiers.Has("private") && len(at) > 0 &&
		!slices.ContainsFunc(at, func(at place) bool { return at.class == f.Class.Decl })
}

func topLevel(c *types.Class) *ast.ClassDecl {
	for c.Outer != nil {
		c = c.Outer
	}
	return c.Decl
}

// fixed writes a field of the receiver that nothing changes after its construction.
func (w *writer) fixed(name string) (written, bool) {
	f := w.field(name)
	if f == nil || !w.program.isFixed(f) {
		return written{}, false
	}
	x := written{base: receiver + name, typ: f.Type, plain: true, notNull: w.program.isNeverNull(f), stable: true}
	if x.isNumber() {
		x.about = []Quantity{{x.base, Value}}
	}
	return x, true
}

// field is the field of a name that the receiver has; nil: there is none.
func (w *writer) field(name string) *types.Field {
	if w.method.Static || w.method.Constructor || name == "" {
		return nil
	}
	i := slices.IndexFunc(w.method.Class.Fields, func(f *types.Field) bool { return f.Name == name })
	if i < 0 {
		return nil
	}
	return w.method.Class.Fields[i]
}

// isOfReceiver reports whether some of what a condition is about is in the receiver.
func isOfReceiver(about []Quantity) bool {
	return slices.ContainsFunc(about, func(q Quantity) bool { return strings.HasPrefix(q.Of, receiver) })
}

// FieldOfReceiver is the field that a condition over one of the receiver alone is about.
func (a *Atom) FieldOfReceiver() string { return strings.TrimPrefix(a.About[0].Of, receiver) }

// IsOfReceiver reports whether a condition reads fields of the receiver.
func (a *Atom) IsOfReceiver() bool { return isOfReceiver(a.About) }
