package needs

import (
	"maps"
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// Program is what the code of a program does with fields, by their names.
type Program struct {
	sets map[string][]place // where a field is set
	uses map[string][]place // where a field is used so that this may change it, if it is a list
	adds map[string][]place // where something is added to a field in the construction of an object
	// setup are the private methods that only constructors and initializers of their class call for the
	// object itself, and such methods themselves:
	//
	//	private void createRows(int n) { … }
	setup map[*ast.MethodDecl]bool
}

// place is where something is in a program.
type place struct {
	node       ast.Node
	class, top *ast.ClassDecl
	// construction: it is in a constructor or an initializer of the class, or what only these call.
	construction bool
	inLoop       bool
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

// isConstruction reports whether the field there is one of the object that is being constructed.
func (at place) isConstruction(f *types.Field) bool {
	return at.construction && at.isOwn && at.class == f.Class.Decl
}

// isOwn reports whether an expression is a bare name, or one after this.
func isOwn(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return true
	case *ast.Select:
		return isThis(e.X)
	}
	return false
}

func isThis(e ast.Expr) bool {
	this, ok := e.(*ast.This)
	return ok && this.Qualifier == nil
}

// NewProgram reads the code of classes.
func NewProgram(classes []*types.Class) *Program {
	p := &Program{map[string][]place{}, map[string][]place{}, map[string][]place{}, map[*ast.MethodDecl]bool{}}
	for _, c := range classes {
		if c.Outer == nil && c.Decl != nil {
			p.setupMethods(c.Decl)
			p.class(c.Decl, c.Decl)
		}
	}
	return p
}

// sameSize are the methods of a list after which it has as many elements as before.
var sameSize = map[string]bool{"get": true, "set": true, "size": true, "isEmpty": true, "contains": true, "indexOf": true, "equals": true, "hashCode": true, "toString": true, "forEach": true}

// adding are those that add to it.
var adding = map[string]bool{"add": true, "addAll": true, "addFirst": true, "addLast": true}

func (p *Program) class(d, top *ast.ClassDecl) {
	for _, m := range d.Members {
		switch m := m.(type) {
		case *ast.ClassDecl:
			p.class(m, top)
		case *ast.MethodDecl:
			p.code(m, place{class: d, top: top, construction: m.Constructor || p.setup[m], method: m})
		default:
			p.code(m, place{class: d, top: top, construction: true})
		}
	}
}

// code notes what the code below a node does.
func (p *Program) code(n ast.Node, at place) {
	note := func(to map[string][]place, e, value ast.Expr) {
		if name := fieldName(e); name != "" {
			there := at
			there.node, there.value, there.isOwn = n, value, isOwn(e)
			to[name] = append(to[name], there)
		}
	}
	switch n := n.(type) {
	case *ast.ClassDecl:
		p.class(n, at.top)
		return
	case *ast.ClassBody, *ast.Lambda:
		at.construction = false
	case *ast.For, *ast.While, *ast.DoWhile:
		at.inLoop = true
	case *ast.Assign:
		note(p.sets, n.X, n.Y)
		p.code(n.Y, at)
		p.parts(n.X, at)
		return
	case *ast.IncDec:
		note(p.sets, n.X, nil)
	case *ast.Call:
		isAdding := adding[n.Name.Text] && at.construction
		if isAdding {
			note(p.adds, n.X, nil)
		}
		if fieldName(n.X) != "" && (sameSize[n.Name.Text] || isAdding) {
			p.parts(n.X, at)
			for _, a := range n.Args {
				p.code(a, at)
			}
			return
		}
	case *ast.ForEach:
		at.inLoop = true
		if fieldName(n.X) != "" {
			p.parts(n.X, at)
			p.code(n.Body, at)
			return
		}
	case *ast.Ident, *ast.Select:
		note(p.uses, n.(ast.Expr), nil)
	}
	for _, c := range ast.Children(n) {
		p.code(c, at)
	}
}

// parts notes what the parts of an expression do, which itself is no use of a field.
func (p *Program) parts(e ast.Expr, at place) {
	for _, c := range ast.Children(ast.Unparen(e)) {
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

// caller is where a method is called by its name: by a method, of the object itself.
type caller struct {
	by    *ast.MethodDecl // nil: other code
	class *ast.ClassDecl
	isOwn bool
}

// setupMethods adds the setup methods in a class.
func (p *Program) setupMethods(top *ast.ClassDecl) {
	named := map[string][]*ast.MethodDecl{}
	of := map[*ast.MethodDecl]*ast.ClassDecl{}
	callers := map[string][]caller{}
	var look func(n ast.Node, by caller)
	look = func(n ast.Node, by caller) {
		switch n := n.(type) {
		case *ast.ClassDecl:
			by = caller{class: n}
		case *ast.MethodDecl:
			named[n.Name.Text], of[n], by.by = append(named[n.Name.Text], n), by.class, n
		case *ast.ClassBody, *ast.Lambda:
			by.by = nil
		case *ast.Call:
			at := by
			at.isOwn = n.X == nil || isThis(n.X)
			callers[n.Name.Text] = append(callers[n.Name.Text], at)
		case *ast.MethodRef:
			callers[n.Name] = append(callers[n.Name], caller{})
		}
		for _, k := range ast.Children(n) {
			look(k, by)
		}
	}
	look(top, caller{})
	setup := map[*ast.MethodDecl]bool{}
	for name, ms := range named {
		for _, m := range ms {
			setup[m] = len(ms) == 1 && m.Modifiers.Has("private") && !m.Constructor && len(callers[name]) > 0
		}
	}
	for changed := true; changed; {
		changed = false
		for m, is := range setup {
			if is && slices.ContainsFunc(callers[m.Name.Text], func(at caller) bool {
				return at.by == nil || !at.isOwn || at.class != of[m] || !at.by.Constructor && !setup[at.by]
			}) {
				setup[m], changed = false, true
			}
		}
	}
	maps.Copy(p.setup, setup)
}

func topLevel(c *types.Class) *ast.ClassDecl {
	for c.Outer != nil {
		c = c.Outer
	}
	return c.Decl
}
