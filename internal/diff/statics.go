package diff

import (
	"fmt"

	"inspect/java/ast"
)

// Static state. The search puts calls before the one that it compares where they make an object, and among these are
// all that the methods of one class do. What static methods, or methods of several classes, leave for each other in
// static variables it does not see. So a method that comes to such a variable is not decided, unless a difference is
// found.

// staticState says which static variable a method may come to that calls without an object change; "": none.
func (r *run) staticState(m *member) string {
	if r.states == nil {
		r.states = r.staticStates()
	}
	for _, k := range r.bothSides(m) {
		if field := r.states[k]; field != "" {
			return fmt.Sprintf("it uses the static variable %s, and not all calls before that change it are tried", field)
		}
	}
	return ""
}

// staticStates gives members the static variable that they may come to.
func (r *run) staticStates() map[*member]string {
	among := r.closedMembers()
	out := map[*member]string{}
	done := map[string]bool{}
	for _, f := range among {
		d, ok := f.decl.(*ast.FieldDecl)
		if !ok || !d.Modifiers.Has("static") && f.class.Kind != ast.Interface || done[f.id] || !canChange(d, among) {
			continue
		}
		done[f.id] = true
		coming := comingTo([]string{d.Name.Text}, among)
		if !r.product.extended[f.class.Name.Text] && isOfObjects(f, coming) {
			continue
		}
		for m := range coming {
			out[m] = f.id
		}
	}
	return out
}

// isOfObjects reports whether a variable is used by constructors and methods of objects of its own class alone.
func isOfObjects(f *member, coming map[*member]bool) bool {
	for m := range coming {
		d, method := m.decl.(*ast.MethodDecl)
		isPrivate := method && d.Modifiers.Has("private")
		if m.owner() != f.owner() || method && d.Modifiers.Has("static") && !isPrivate {
			return false
		}
	}
	return true
}

// canChange reports whether a static variable, or what it refers to, may change behind the initialisation of its class.
func canChange(d *ast.FieldDecl, among []*member) bool {
	isChanging := isMutable(d.Type)
	t, array := d.Type.(*ast.ArrayType)
	array = array && !isMutable(t.Elem)
	for _, m := range among {
		if i, ok := m.decl.(*ast.Initializer); ok && i.Static || m.decl == nil || !m.words[d.Name.Text] {
			continue
		}
		if field, ok := m.decl.(*ast.FieldDecl); ok && field.Name.Text == d.Name.Text && field.Init == nil {
			continue
		}
		used := usesOf(d.Name.Text, m.decl)
		if used.assigned && !d.Modifiers.Has("final") || isChanging && (!array && used.named || used.written || used.handed) {
			return true
		}
	}
	return false
}

// uses say what code does with a variable of a name.
type uses struct{ named, assigned, written, handed bool }

// usesOf looks for a name: an array is handed on wherever more is done with it than to read an element or its length.
func usesOf(name string, n ast.Node) (out uses) {
	read := map[ast.Node]bool{}
	target := func(x ast.Expr) {
		if i, ok := x.(*ast.Index); ok {
			out.written = out.written || lastName(i) == name
			return
		}
		if lastName(x) == name {
			out.assigned = true
		}
	}
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			target(n.X)
		case *ast.IncDec:
			target(n.X)
		case *ast.Index:
			if i, ok := n.X.(*ast.Index); !ok || lastName(i) != name {
				read[n.X] = true
			}
		case *ast.ForEach:
			read[n.X] = true
		case *ast.Select:
			if n.Name.Text == "length" {
				read[n.X] = true
			}
			if n.Name.Text == name {
				out.named = true
				out.handed = out.handed || !read[n]
			}
		case *ast.Ident:
			if n.Name == name {
				out.named = true
				out.handed = out.handed || !read[n]
			}
		}
		return true
	})
	return out
}

// isMutable reports whether what a variable of a type refers to may change.
func isMutable(t ast.TypeExpr) bool {
	switch t := t.(type) {
	case *ast.PrimType:
		return false
	case *ast.NamedType:
		name := t.Parts[len(t.Parts)-1].Name
		return !values["java.lang."+name] && !values["java.math."+name] && !values["java.nio.charset."+name] && name != "Pattern"
	}
	return true
}
