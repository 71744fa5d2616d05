package diff

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// What an Object is. Drivers give an Object, and what a type variable stands for, as some classes only: an Integer or a
// String, and objects of the program. Code that can tell whether an object is of another class is not decided.

// handedClasses are classes of the library that an Object may be of in each search.
var handedClasses = map[string]bool{"String": true, "Integer": true}

// otherKinds says which class a method's code tells objects by that no input has; "": none.
func (r *run) otherKinds(m *member) string {
	if r.kinds == nil {
		r.kinds = r.kindsNamed()
	}
	if len(r.kinds) == 0 {
		return ""
	}
	for k := range comesTo(r.bothSides(m), r.closedMembers()) {
		if class := r.kinds[k]; class != "" {
			return fmt.Sprintf("it may tell whether an object is of %s, and not all kinds of objects are tried", class)
		}
	}
	return ""
}

// kindsNamed gives members the class that they tell objects by, where methods take an Object or a type variable.
func (r *run) kindsNamed() map[*member]string {
	out := map[*member]string{}
	if !r.product.takesOpen() {
		return out
	}
	among := r.closedMembers()
	variables, open := openNames(among)
	for _, m := range among {
		if m.decl == nil {
			continue
		}
		distinguishes := func(x ast.Expr, t ast.TypeExpr) {
			if t == nil || variables[typeName(t)] || typeName(t) == "Object" {
				return
			}
			if class := strings.TrimSpace(t.Span().Text()); !r.isTried(t, x == nil || open(x)) {
				out[m] = class
			}
		}
		ast.Walk(m.decl, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.InstanceOf:
				distinguishes(n.X, n.Type)
			case *ast.Pattern:
				distinguishes(nil, n.Type)
			case *ast.Cast:
				if _, primitive := n.Type.(*ast.PrimType); !primitive {
					distinguishes(n.X, n.Type)
				}
			case *ast.ClassLit:
				distinguishes(nil, n.Type)
			}
			return true
		})
	}
	return out
}

// takesOpen reports whether a step takes an Object, or what a type variable stands for.
func (p *product) takesOpen() bool {
	for _, k := range p.pairs {
		for _, s := range k.steps {
			if s.now == nil || s.why != "" {
				continue
			}
			for i, v := range s.now.Params {
				t := p.taken(s.now, i)
				if p.shapeOf(t) == anything || t.String() != p.world.Erasure(v.Type).String() {
					return true
				}
				if c, ok := v.Type.(*types.TypeVar); ok && c != nil {
					return true
				}
			}
		}
	}
	return false
}

// openNames are the type variables of members, and whether an expression may be of one.
func openNames(among []*member) (variables map[string]bool, open func(ast.Expr) bool) {
	variables = map[string]bool{}
	for _, m := range among {
		params := m.class.TypeParams
		if d, ok := m.decl.(*ast.MethodDecl); ok {
			params = slices.Concat(params, d.TypeParams)
		}
		for _, v := range params {
			variables[v.Name.Text] = true
		}
	}
	others := map[string]bool{} // variables of an Object
	vars := map[string]bool{}   // of a type variable
	note := func(name *ast.Name, t ast.TypeExpr) {
		if name == nil || t == nil {
			return
		}
		if variables[typeName(t)] {
			vars[name.Text] = true
		} else {
			others[name.Text] = true
		}
	}
	for _, m := range among {
		if m.decl == nil {
			continue
		}
		ast.Walk(m.decl, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FieldDecl:
				note(n.Name, n.Type)
			case *ast.Param:
				note(n.Name, n.Type)
			case *ast.LocalVar:
				note(n.Name, n.Type)
			}
			return true
		})
	}
	return variables, func(x ast.Expr) bool {
		name := lastName(x)
		return len(variables) > 0 && (vars[name] || !others[name])
	}
}

// typeName is the simple name of a type, or of its elements.
func typeName(t ast.TypeExpr) string {
	switch t := t.(type) {
	case *ast.ArrayType:
		return typeName(t.Elem)
	case *ast.NamedType:
		return t.Parts[len(t.Parts)-1].Name
	}
	return ""
}

// isTried reports whether objects of a class, and of no other ones that are of it, are among the inputs. What a type
// variable stands for is no object of the program.
func (r *run) isTried(t ast.TypeExpr, isOpen bool) bool {
	n, ok := t.(*ast.NamedType)
	if !ok || isOpen {
		return false
	}
	name := n.Parts[len(n.Parts)-1].Name
	if handedClasses[name] {
		return true
	}
	return slices.ContainsFunc(r.product.pairs, func(k *pair) bool {
		return k.now.SimpleName() == name && !k.abstract && !r.product.extended[name]
	})
}
