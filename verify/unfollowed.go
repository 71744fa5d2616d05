package verify

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// Class initialisation that cannot be followed is left out of the calls before a method. Where it
// changes what other classes have, what the calls show may not be so:
//
//	class D { static { C.SEEN.add(clock()); } static void first() { assert C.SEEN.size() > 0; } }

// excludedChange names a class whose initialisation is left out and may change what others have; "":
// there is none.
func (l *level) excludedChange(w *types.World) string {
	if l == nil {
		return ""
	}
	for _, c := range l.excluded {
		if changesOthers(w, c) {
			return c.ShortName()
		}
	}
	return ""
}

// changesOthers reports whether the static initialisers of a class may change something of another
// class of the program: they assign to something there by its name, or call something there, or of
// their own, or make an object of a class of the program.
func changesOthers(w *types.World, c *types.Class) bool {
	if c.Decl == nil {
		return false
	}
	others := map[string]bool{}
	for _, k := range w.Classes() {
		others[k.SimpleName()] = k != c || others[k.SimpleName()]
	}
	found := false
	visit := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			found = found || others[leftmost(n.X)]
		case *ast.IncDec:
			found = found || others[leftmost(n.X)]
		case *ast.Call:
			found = found || n.X == nil || others[leftmost(n.X)]
		case *ast.New:
			_, ours := others[n.Type.Parts[len(n.Type.Parts)-1].Name]
			found = found || ours
		}
		return !found
	}
	for _, m := range c.Decl.Members {
		switch m := m.(type) {
		case *ast.Initializer:
			if m.Static {
				ast.Walk(m, visit)
			}
		case *ast.FieldDecl:
			if m.Init != nil && (m.Modifiers.Has("static") || c.IsInterface()) {
				ast.Walk(m.Init, visit)
			}
		}
	}
	return found
}

// leftmost is the name with which an expression begins, "" where it begins with none.
func leftmost(e ast.Expr) string {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e.Name
	case *ast.Select:
		return leftmost(e.X)
	case *ast.Index:
		return leftmost(e.X)
	case *ast.Call:
		if e.X != nil {
			return leftmost(e.X)
		}
	}
	return ""
}
