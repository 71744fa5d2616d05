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
		c.fields = c.owned()
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
		if !ok || f.JML || f.Name == nil || has(f.Modifiers, "static") || hidden[f.Name.Text] {
			continue
		}
		if has(f.Modifiers, "private") || has(f.Modifiers, "final") {
			out = append(out, f)
		}
	}
	return out
}

// hiddenWrites are the names that lambdas, references to methods, local classes and classes without a name
// assign.
func hiddenWrites(top *ast.ClassDecl) map[string]bool {
	out := map[string]bool{}
	ast.Walk(top, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.Lambda, *ast.MethodRef, *ast.ClassBody, *ast.LocalClass:
			maps.Copy(out, writes(top, n))
			return false
		}
		return true
	})
	return out
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
		if d, ok := n.(*ast.MethodDecl); ok && d.Name != nil && has(d.Modifiers, "private") {
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

// has reports whether one of Java's modifiers is written.
func has(m *ast.Modifiers, word string) bool {
	return m != nil && slices.ContainsFunc(m.Words, func(n *ast.Name) bool { return n.Text == word })
}
