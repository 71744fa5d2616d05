package infer

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// nullable are the modifiers without which a file that says nothing in JML would mean something else once it does:
// in plain Java fields may be null, and results and parameters of which the code says so; in JML nothing may. The
// fields of which a fact says that they are not null stay without, and so do the results that are declared not to be,
// but for arrays, whose elements are meant as well.
func nullable(f *file, facts []*Clause, declared map[*ast.MethodDecl]bool) (out []edit) {
	if f.tree.Specified {
		return nil
	}
	nonNull := map[*ast.FieldDecl]bool{}
	for _, c := range facts {
		for _, d := range c.class.fields {
			if c.condition.text == d.Name.Text+" != null" {
				nonNull[d] = true
			}
		}
	}
	word := func(at ast.Node, m *ast.Modifiers) {
		if !isAnnotated(m) {
			out = append(out, edit{at: int(at.Span().Start), word: "/*@ nullable @*/"})
		}
	}
	seen := map[int32]bool{} // types that several fields share, as in String a, b;
	primitive := map[int32]bool{}
	ast.Walk(f.tree, func(n ast.Node) bool {
		if d, ok := n.(*ast.FieldDecl); ok && !isReference(d.Type) {
			primitive[d.Type.Span().Start] = true // int a, b[];
		}
		return true
	})
	ast.Walk(f.tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassDecl:
			if n.Kind == ast.AnnotationInterface {
				return false
			}
		case *ast.FieldDecl:
			if isReference(n.Type) && !(nonNull[n] && !isArrayOfReferences(n.Type)) && !isConstant(n) && !seen[n.Type.Span().Start] && !primitive[n.Type.Span().Start] {
				seen[n.Type.Span().Start] = true
				word(n.Type, n.Modifiers)
			}
		case *ast.MethodDecl:
			if n.Constructor {
				break
			}
			if isReference(n.Type) && !(declared[n] && !isArrayOfReferences(n.Type)) {
				word(n.Type, n.Modifiers)
			}
		}
		if m, ok := n.(*ast.MethodDecl); ok {
			for _, p := range m.Params {
				if isReference(p.Type) && types.NamesNull(m, p.Name.Text) {
					word(p.Type, p.Modifiers)
				}
			}
		}
		return true
	})
	return out
}

// isReference reports whether a type is one of references, as far as that can be seen.
func isReference(t ast.TypeExpr) bool {
	switch t.(type) {
	case *ast.NamedType, *ast.ArrayType:
		return true
	}
	return false
}

// isArrayOfReferences reports whether a type is that of an array whose elements may be null.
func isArrayOfReferences(t ast.TypeExpr) bool {
	a, ok := t.(*ast.ArrayType)
	return ok && isReference(a.Elem)
}

// isConstant reports whether a field is a literal that never changes.
func isConstant(f *ast.FieldDecl) bool {
	l, ok := f.Init.(*ast.Literal)
	return ok && f.Modifiers.Has("final") && l.Kind != ast.NullLit
}

// isAnnotated reports whether a declaration says itself what may be null.
func isAnnotated(m *ast.Modifiers) bool {
	if m == nil {
		return false
	}
	return m.HasJML("nullable") || m.HasJML("non_null") ||
		slices.ContainsFunc(m.Annotations, func(a *ast.Annotation) bool {
			name := a.Name[strings.LastIndexByte(a.Name, '.')+1:]
			return name == "Nullable" || name == "NonNull" || name == "NotNull" || name == "Nonnull" || name == "CheckForNull"
		})
}
