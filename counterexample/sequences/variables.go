package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// variables are what names mean in the code of a method.
type variables struct {
	effects *effects
	locals  map[string]bool // a field of the name is written with this in front
	fresh   map[string]bool // local variables that hold what the code itself makes
	library map[string]bool // variables and fields whose class is one of the library
	values  map[string]bool // variables and fields of primitive types, and of classes whose objects nobody changes
	numbers map[string]bool // those of primitive types
}

// variablesOf are those of a method.
func (e *effects) variablesOf(m *types.Method) *variables {
	v := &variables{effects: e, locals: localsOf(m), fresh: map[string]bool{}, library: map[string]bool{}, values: map[string]bool{}, numbers: map[string]bool{}}
	for c := m.Class; c != nil; c = c.Outer {
		for k := c; k != nil; k = k.Super {
			for _, f := range k.Fields {
				if _, there := v.library[f.Name]; !there {
					v.library[f.Name], v.values[f.Name], v.numbers[f.Name] = isLibraryType(f.Type), isValueType(f.Type), isPrimitive(f.Type)
				}
			}
		}
	}
	if m.Decl == nil || m.Decl.Body == nil {
		return v
	}
	v.fresh = e.freshOf(m.Decl.Body)
	type kind struct{ library, value, number bool }
	own := map[string]kind{}
	note := func(name string, is kind) {
		if before, there := own[name]; there {
			is = kind{is.library && before.library, is.value && before.value, is.number && before.number}
		}
		own[name] = is
	}
	written := func(t ast.TypeExpr) kind {
		_, number := t.(*ast.PrimType)
		return kind{t != nil && e.isLibraryName(t), isValueName(t), number}
	}
	for i, p := range m.Decl.Params {
		if i < len(m.Params) {
			t := m.Params[i].Type
			note(p.Name.Text, kind{isLibraryType(t), isValueType(t), isPrimitive(t)})
		}
	}
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.LocalVar:
			if n.Name != nil {
				note(n.Name.Text, written(n.Type))
			}
		case *ast.Param:
			if n.Name != nil {
				note(n.Name.Text, written(n.Type))
			}
		case *ast.Pattern:
			if n.Name != nil {
				note(n.Name.Text, kind{})
			}
		}
		return true
	})
	for name, is := range own {
		if v.locals[name] {
			v.library[name], v.values[name], v.numbers[name] = is.library, is.value, is.number
		} else { // either may be meant
			v.library[name], v.values[name], v.numbers[name] = is.library && v.library[name], is.value && v.values[name], is.number && v.numbers[name]
		}
	}
	return v
}

// inLambda are the variables in the code of a lambda, which may be executed later.
func (v *variables) inLambda() *variables {
	return &variables{effects: v.effects, locals: v.locals, fresh: map[string]bool{}, library: v.library, values: v.values, numbers: v.numbers}
}

// isLibraryType reports whether a type is a class of the library.
func isLibraryType(t types.Type) bool {
	c := classOf(t)
	return c != nil && c.IsOutside() && c.Name != "java.lang.Object"
}

// isLibraryName reports whether a type as it is written is a class of the library: none of
// the program has its name, and no type variable.
func (e *effects) isLibraryName(t ast.TypeExpr) bool {
	n, ok := t.(*ast.NamedType)
	if !ok {
		return false
	}
	name := lastPart(n)
	return !e.classes[name] && name != "var" && name != "Object"
}

func lastPart(t *ast.NamedType) string { return t.Parts[len(t.Parts)-1].Name }

// typeVars notes the names of the type variables of a class and of its methods.
func (e *effects) typeVars(c *types.Class) {
	if c.Decl == nil {
		return
	}
	for _, p := range c.Decl.TypeParams {
		e.classes[p.Name.Text] = true
	}
	for _, m := range c.Methods {
		if m.Decl != nil {
			for _, p := range m.Decl.TypeParams {
				e.classes[p.Name.Text] = true
			}
		}
	}
}

// isOfLibrary reports whether x is a variable whose class is one of the library, or an object
// of it that was just made: no call on it is one of a method that is the program's alone.
func (v *variables) isOfLibrary(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return v.library[x.Name]
	case *ast.Select:
		_, this := x.X.(*ast.This)
		return this && v.library[x.Name.Text] && !v.locals[x.Name.Text]
	case *ast.Literal:
		return true
	}
	return v.isFresh(x)
}

// localsOf are the names of local variables in a method, without those that are names of
// fields as well, unless a parameter has them.
func localsOf(m *types.Method) map[string]bool {
	out := map[string]bool{}
	declare := func(n *ast.Name) {
		if n != nil {
			out[n.Text] = visible(m.Class, n.Text) == nil
		}
	}
	if m.Decl == nil || m.Decl.Body == nil {
		return out
	}
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.LocalVar:
			declare(n.Name)
		case *ast.Param:
			declare(n.Name)
		}
		return true
	})
	for _, p := range m.Decl.Params {
		out[p.Name.Text] = true
	}
	return out
}

// declaredIn are the names of the local variables in an initialiser.
func declaredIn(n ast.Node) map[string]bool {
	out := map[string]bool{}
	ast.Walk(n, func(n ast.Node) bool {
		if v, ok := n.(*ast.LocalVar); ok && v.Name != nil {
			out[v.Name.Text] = true
		}
		return true
	})
	return out
}

// freshOf are the local variables of a body that hold one object or array, which is made
// there: nobody else sees what is done with it, before it is handed out.
func (e *effects) freshOf(body ast.Node) map[string]bool {
	times := map[string]int{}
	out := map[string]bool{}
	ast.Walk(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.LocalVar:
			if n.Name != nil {
				times[n.Name.Text]++
				out[n.Name.Text] = e.isMaking(n.Init)
			}
		case *ast.Param:
			if n.Name != nil {
				times[n.Name.Text] += 2
			}
		case *ast.Assign:
			if x, ok := ast.Unparen(n.X).(*ast.Ident); ok {
				times[x.Name]++
			}
		}
		return true
	})
	for name := range out {
		out[name] = out[name] && times[name] == 1
	}
	return out
}

// isMaking reports whether an expression makes an object of the library, or an array.
func (e *effects) isMaking(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Paren:
		return e.isMaking(x.X)
	case *ast.Cast:
		return e.isMaking(x.X)
	case *ast.New:
		name := lastPart(x.Type)
		return x.Body == nil && slices.Contains(copying, name) && !e.classes[name]
	case *ast.NewArray, *ast.ArrayLit:
		return true
	}
	return false
}

// copying are classes of the library whose objects share nothing that they change with what
// they are made of.
var copying = []string{
	"StringBuilder", "StringBuffer", "StringJoiner", "ArrayList", "LinkedList", "ArrayDeque", "PriorityQueue", "Stack", "Vector",
	"HashMap", "LinkedHashMap", "TreeMap", "HashSet", "LinkedHashSet", "TreeSet", "Random", "Scanner", "BitSet",
}

// isFresh reports whether x is what the code at hand made, or a text that it goes on with.
func (v *variables) isFresh(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return v.locals[x.Name] && v.fresh[x.Name]
	case *ast.Paren:
		return v.isFresh(x.X)
	case *ast.Call:
		return (x.Name.Text == "append" || x.Name.Text == "insert") && v.isFresh(x.X)
	}
	return v.effects.isMaking(x)
}
