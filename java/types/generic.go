package types

import "inspect/java/ast"

// Generic types are erased. What their arguments say is needed in two places
// only: to see which methods override which, and to know where Java's type of an
// expression may be narrower than the erasure, which is then not supported.

// paramIn is the erased type of m's parameter p for objects of class c, with
// the type arguments that c gives to m's class put in.
func (w *World) paramIn(c *Class, m *Method, p *Var) Type {
	d, ok := p.Decl.(*ast.Param)
	if !ok || !w.state(p).generic || c == m.Class {
		return p.Type
	}
	t, dims := d.Type, 0
	for {
		a, ok := t.(*ast.ArrayType)
		if !ok {
			break
		}
		t, dims = a.Elem, dims+1
	}
	n, ok := t.(*ast.NamedType)
	if !ok || len(n.Parts) != 1 || declares(m.Decl.TypeParams, n.Parts[0].Name) >= 0 {
		return p.Type
	}
	arg := w.typeArgument(c, m.Class, n.Parts[0].Name)
	if arg == nil || IsKind(arg, Invalid) {
		return p.Type
	}
	for ; dims > 0; dims-- {
		arg = w.ArrayOf(arg)
	}
	return arg
}

// declares is the index of the type parameter of that name, -1 without one.
func declares(params []*ast.TypeParam, name string) int {
	for i, p := range params {
		if p.Name.Text == name {
			return i
		}
	}
	return -1
}

// typeArgument is the erasure of what c, which inherits from s, gives for s's
// type parameter, nil when c says nothing about it (a raw type).
func (w *World) typeArgument(c, s *Class, name string) Type {
	if l := c.Local; l != nil && l.Constant != nil { // what its enum says
		return w.typeArgument(c.Outer, s, name)
	}
	if l := c.Local; l != nil && l.Creation != nil && isDiamond(l.Creation.Type) { // nobody wrote it
		i := declares(s.Decl.TypeParams, name)
		if p, ok := w.asSuper(w.thisType(c), s).(*Parameterized); ok && i >= 0 && i < len(p.Args) {
			return w.Erasure(p.Args[i])
		}
		return nil
	}
	arg, at := w.argumentExpr(c, s, name)
	if arg == nil {
		return nil
	}
	scope := &typeScope{w: w, file: at.File, class: at}
	t, _ := scope.resolve(arg)
	return t
}

// argumentExpr is the type argument as written, and the class in whose scope.
// An argument that is a type variable is followed towards c.
func (w *World) argumentExpr(c, s *Class, name string) (ast.TypeExpr, *Class) {
	written := append(append([]ast.TypeExpr(nil), c.Decl.Extends...), c.Decl.Implements...)
	for _, t := range written {
		n, ok := t.(*ast.NamedType)
		if !ok {
			continue
		}
		p, ok := w.Info.TypeOf[t].(*Class)
		if !ok || !p.IsSubclassOf(s) {
			continue
		}
		if p == s {
			args := n.Parts[len(n.Parts)-1].Args
			i := declares(s.Decl.TypeParams, name)
			if i < 0 || i >= len(args) {
				return nil, nil
			}
			return args[i], c
		}
		arg, at := w.argumentExpr(p, s, name)
		if arg == nil {
			return nil, nil
		}
		if v, ok := arg.(*ast.NamedType); ok && at == p && len(v.Parts) == 1 && declares(p.Decl.TypeParams, v.Parts[0].Name) >= 0 {
			return w.argumentExpr(c, p, v.Parts[0].Name)
		}
		return arg, at
	}
	return nil, nil
}
