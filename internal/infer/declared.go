package infer

import (
	"fmt"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// place is where a name stands.
type place struct{ line, column int }

// A declaration is a class, method or constructor, and the class of the file that it is in.
type declaration struct {
	node ast.Node
	top  *ast.ClassDecl
}

// declarations are those of a text by where their names stand. What lambdas and classes without a name of their
// own declare is left out: no fact speaks of a field that these assign.
func declarations(path, text string) (map[place]declaration, error) {
	f, _ := parse.File(source.NewFile(path, text))
	if f == nil {
		return nil, fmt.Errorf("%s: cannot be read with what was to be written into it", path)
	}
	out := map[place]declaration{}
	for _, top := range f.Types {
		ast.Walk(top, func(n ast.Node) bool {
			var name *ast.Name
			switch n := n.(type) {
			case *ast.ClassDecl:
				name = n.Name
			case *ast.MethodDecl:
				name = n.Name
			case *ast.Lambda, *ast.ClassBody, *ast.LocalClass:
				return false
			}
			if name != nil {
				p := name.Span().Position()
				out[place{p.Line, p.Column}] = declaration{n, top}
			}
			return true
		})
	}
	return out, nil
}

// isPrivateMethod reports whether a declaration is a private method: its callers are checked with it.
func isPrivateMethod(n ast.Node) bool {
	m, ok := n.(*ast.MethodDecl)
	return ok && !m.Constructor && m.Modifiers.Has("private")
}

// hasCode reports whether a declaration has code: a method with a body, or a class without a constructor of its
// own, whose fields are initialised all the same.
func hasCode(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.MethodDecl:
		return n.Body != nil && !n.JML
	case *ast.ClassDecl:
		return n.Kind == ast.Class && !hasConstructor(n)
	}
	return false
}

// hasConstructor reports whether a class declares a constructor.
func hasConstructor(d *ast.ClassDecl) bool {
	for _, m := range d.Members {
		if m, ok := m.(*ast.MethodDecl); ok && m.Constructor {
			return true
		}
	}
	return false
}

// constructs is the name of the class that a declaration constructs; empty: none.
func constructs(n ast.Node) string {
	switch n := n.(type) {
	case *ast.MethodDecl:
		if n.Constructor {
			return n.Name.Text
		}
	case *ast.ClassDecl:
		return n.Name.Text
	}
	return ""
}
