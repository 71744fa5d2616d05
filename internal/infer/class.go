package infer

import (
	"maps"
	"slices"

	"inspect/java/ast"
)

// class is a class of a file whose facts are looked for.
type class struct {
	name    string // Outer.Inner
	decl    *ast.ClassDecl
	top     *ast.ClassDecl
	fields  []*ast.FieldDecl // owned ones, not static
	methods []*ast.MethodDecl
}

// classesOf are the classes and records of a file that have a name, nested ones behind those around them.
func classesOf(f *ast.File) (out []*class) {
	var visit func(prefix string, top, d *ast.ClassDecl)
	visit = func(prefix string, top, d *ast.ClassDecl) {
		if d.Name == nil || d.Unread != nil {
			return
		}
		if top == nil {
			top = d
		}
		c := &class{name: prefix + d.Name.Text, decl: d, top: top}
		if d.Kind == ast.Class || d.Kind == ast.Record {
			out = append(out, c)
		}
		for _, m := range d.Members {
			switch m := m.(type) {
			case *ast.MethodDecl:
				c.methods = append(c.methods, m)
			case *ast.ClassDecl:
				visit(c.name+".", top, m)
			}
		}
	}
	for _, d := range f.Types {
		visit("", nil, d)
	}
	for _, c := range out {
		if !c.isLeaked() {
			c.fields = c.owned()
		}
	}
	return out
}

// owned are the instance fields that no code but that of the methods of the class, and of those around it,
// can assign: private ones, and final ones. Fields that a lambda or a class without a name of its own assigns
// are none, since nobody checks these by themselves.
func (c *class) owned() (out []*ast.FieldDecl) {
	hidden := hiddenWrites(c.top)
	for _, m := range c.decl.Members {
		f, ok := m.(*ast.FieldDecl)
		if !ok || f.JML || f.Name == nil || f.Modifiers.Has("static") || hidden[f.Name.Text] {
			continue
		}
		if f.Modifiers.Has("private") || f.Modifiers.Has("final") {
			out = append(out, f)
		}
	}
	return out
}

// hiddenWrites are the names that code assigns which is not checked by itself: lambdas, references to methods,
// local classes, classes without a name, and what runs when a class is initialised.
func hiddenWrites(top *ast.ClassDecl) map[string]bool {
	out := map[string]bool{}
	ast.Walk(top, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Lambda, *ast.MethodRef, *ast.ClassBody, *ast.LocalClass, *ast.EnumConstant:
			maps.Copy(out, writes(top, n))
			return false
		case *ast.ClassDecl:
			for _, m := range n.Members {
				if isInitialisation(n, m) {
					maps.Copy(out, writes(top, m))
				}
			}
		}
		return true
	})
	return out
}

// isInitialisation reports whether a member runs when its class is initialised, or when a constant of an enum is
// made.
func isInitialisation(d *ast.ClassDecl, m ast.Member) bool {
	switch m := m.(type) {
	case *ast.Initializer:
		return m.Static || d.Kind == ast.Enum
	case *ast.FieldDecl:
		return m.Init != nil && (m.Modifiers.Has("static") || d.Kind != ast.Class)
	}
	return false
}

// isLeaked reports whether objects of the class may be seen by others before they are constructed: where code that
// constructs them, or a method of the file that this names, passes this on, or makes what holds it. Where the
// constructor throws then, nothing is known of such an object.
func (c *class) isLeaked() bool {
	methods := map[string][]*ast.MethodDecl{}
	ast.Walk(c.top, func(n ast.Node) bool {
		if d, ok := n.(*ast.MethodDecl); ok && d.Name != nil && !d.Constructor {
			methods[d.Name.Text] = append(methods[d.Name.Text], d)
		}
		return true
	})
	inner := map[string]bool{} // whose objects hold this
	for _, m := range c.decl.Members {
		if d, ok := m.(*ast.ClassDecl); ok && d.Kind == ast.Class && !d.Modifiers.Has("static") {
			inner[d.Name.Text] = true
		}
	}
	visited := map[ast.Node]bool{}
	found := false
	var visit func(n ast.Node)
	visit = func(n ast.Node) {
		if visited[n] || found {
			return
		}
		visited[n] = true
		ast.Walk(n, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.This, *ast.Lambda, *ast.MethodRef, *ast.ClassBody, *ast.LocalClass:
				found = true
			case *ast.New:
				found = found || inner[calls(n)]
			case *ast.Select:
				if isThis(n.X) {
					return false // this.f
				}
			case *ast.Call:
				if n.X == nil || isThis(n.X) {
					for _, m := range methods[n.Name.Text] {
						visit(m)
					}
				}
				if isThis(n.X) {
					for _, a := range n.Args {
						visit(a)
					}
					return false
				}
			}
			return !found
		})
	}
	for _, m := range c.decl.Members {
		switch m := m.(type) {
		case *ast.MethodDecl:
			if m.Constructor {
				visit(m)
			}
		case *ast.Initializer:
			if !m.Static {
				visit(m)
			}
		case *ast.FieldDecl:
			if m.Init != nil && !m.Modifiers.Has("static") {
				visit(m.Init)
			}
		}
	}
	return found
}

// isThis reports whether an expression is this, as such.
func isThis(x ast.Expr) bool {
	if x == nil {
		return false
	}
	_, ok := ast.Unparen(x).(*ast.This)
	return ok
}

// assigned are the names of the variables and fields that code assigns.
func assigned(n ast.Node) (out []string) {
	add := func(x ast.Expr) {
		if name := nameOf(x); name != "" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			add(n.X)
		case *ast.IncDec:
			add(n.X)
		}
		return true
	})
	return out
}

// nameOf is the name of the variable or field that an expression reads; empty: it reads something else.
func nameOf(x ast.Expr) string {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		return x.Name
	case *ast.Select:
		return x.Name.Text
	}
	return ""
}

// writes are the names that code assigns, by itself or by the private methods and constructors below a class
// that it names. Two methods of one name count as one.
func writes(top *ast.ClassDecl, code ast.Node) map[string]bool {
	private := map[string][]*ast.MethodDecl{}
	ast.Walk(top, func(n ast.Node) bool {
		if d, ok := n.(*ast.MethodDecl); ok && d.Name != nil && d.Modifiers.Has("private") {
			private[d.Name.Text] = append(private[d.Name.Text], d)
		}
		return true
	})
	out := map[string]bool{}
	visited := map[ast.Node]bool{}
	var visit func(n ast.Node)
	visit = func(n ast.Node) {
		if visited[n] {
			return
		}
		visited[n] = true
		for _, name := range assigned(n) {
			out[name] = true
		}
		ast.Walk(n, func(n ast.Node) bool {
			for _, callee := range private[calls(n)] {
				visit(callee)
			}
			return true
		})
	}
	visit(code)
	return out
}

// calls is the simple name of the method or class that an expression calls or refers to; empty: none.
func calls(n ast.Node) string {
	switch n := n.(type) {
	case *ast.Call:
		return n.Name.Text
	case *ast.MethodRef:
		return n.Name
	case *ast.New:
		if t := n.Type; t != nil && len(t.Parts) > 0 {
			return t.Parts[len(t.Parts)-1].Name
		}
	}
	return ""
}
