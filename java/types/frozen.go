package types

import "inspect/java/ast"

// Frozen reports whether an array that a static field holds for ever keeps its
// elements: the field is private, its initialiser makes the array, and
// all that is done with it is to read elements and its length, also by a variable
// that names it, but for the assignments of static initialisers. The text decides: any other use of the
// name in the file of the class, whatever it means there, counts as one.
//
//	private static final int[] DAYS = {31, 28, 31};
//	static int days(int month) { return DAYS[month]; }
func (w *World) Frozen(f *Field) bool {
	if !w.KeepsInitial(f) || f.Decl == nil || !f.Decl.Modifiers.Has("private") {
		return false
	}
	if _, array := f.Type.(*Array); !array {
		return false
	}
	switch x := f.Decl.Init.(type) {
	case *ast.ArrayLit, *ast.NewArray:
	case *ast.Call: // values() of an enum
		if m, ok := w.Info.Uses[x].(*Method); !ok || m.Derived != EnumValues {
			return false
		}
	default:
		return false
	}
	top := WholeClass(f.Class)
	if top == nil {
		return false
	}
	r := &rows{field: f.Name, dims: 1, of: f.Class.Decl}
	return r.members(top.Decl)
}

// ReadsElements reports whether n does no more with the name of an array than read its elements
// and its length.
func ReadsElements(n ast.Node, f *Field) bool { return isOnlyRead(n, f.Name) }

// isOnlyRead reports whether the name stands below n only where an array's element
// or length is read.
func isOnlyRead(n ast.Node, name string) bool {
	switch x := n.(type) {
	case nil:
		return true
	case *ast.Ident:
		return x.Name != name
	case *ast.Select:
		if x.Name.Text == "length" && isNamed(x.X, name) {
			return isOnlyRead(qualifier(x.X), name)
		}
		if x.Name.Text == name {
			return false
		}
	case *ast.Index:
		if isNamed(x.X, name) {
			return isOnlyRead(qualifier(x.X), name) && isOnlyRead(x.I, name)
		}
	case *ast.ForEach:
		if isNamed(x.X, name) {
			return isOnlyRead(qualifier(x.X), name) && isOnlyRead(x.Body, name)
		}
	case *ast.Assign:
		if writes(x.X, name) {
			return false
		}
	case *ast.IncDec:
		if writes(x.X, name) {
			return false
		}
	}
	for _, c := range ast.Children(n) {
		if !isOnlyRead(c, name) {
			return false
		}
	}
	return true
}

// isNamed reports whether an expression is the name, alone or behind a qualifier.
func isNamed(e ast.Expr, name string) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e.Name == name
	case *ast.Select:
		return e.Name.Text == name
	}
	return false
}

// qualifier is what stands in front of a name, nil for none.
func qualifier(e ast.Expr) ast.Node {
	if s, ok := ast.Unparen(e).(*ast.Select); ok {
		return s.X
	}
	return nil
}

// writes reports whether a target of an assignment is an element of the name.
func writes(e ast.Expr, name string) bool {
	x, ok := ast.Unparen(e).(*ast.Index)
	return ok && isNamed(x.X, name)
}
