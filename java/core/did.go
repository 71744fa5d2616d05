package core

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// IsLocated reports whether to read a field is to read a location: constants, what Java keeps
// of the code around an object, and numbers that the library never changes are none.
func IsLocated(f *types.Field) bool {
	switch {
	case f.Const != nil, f.Static && f.Final, types.IsTurn(f), slices.Contains(f.Class.Hidden, f):
		return false
	}
	return !f.Class.IsOutside() || !f.Final || types.IsReference(f.Type)
}

// ReadsTexts reports whether all that texts are made of is evaluated for d, also where nobody looks at
// them (Program.Texts).
func (d *Did) ReadsTexts() bool { return d.Name == `\only_accessed` || d.Name == `\only_called` }

// ReadsTexts reports whether such a predicate is in the contract of a method, or of a statement of
// its body.
func (p *Program) ReadsTexts(m *types.Method) bool {
	reads := false
	see := func(n Node) bool {
		d, ok := n.(*Did)
		reads = reads || ok && d.ReadsTexts()
		return true
	}
	if c := p.Contract(m); c != nil {
		for _, k := range c.Cases {
			Walk(k, see)
		}
	}
	if b := p.Body(m); b != nil {
		Walk(b, see)
	}
	return reads
}

// Forbids reports whether d, a \only_called, forbids code in the body of a method to make a
// call, or what stands for one; runs is what it executes. Calls that the library makes of
// its own methods do not count, and neither do those of the library that nobody wrote,
// such as boxing. To create an object is to call the constructor that `new` names.
func (p *Program) Forbids(d *Did, in *types.Method, e Expr, runs *types.Method) bool {
	if in.Bridged != nil {
		return false // the call of the bridge counts
	}
	named, written := p.called(in.Class, e)
	if runs == nil {
		runs = named
	}
	if named == nil {
		return false // nobody wrote it
	}
	if runs.Bridged != nil {
		runs = runs.Bridged
	}
	switch {
	case named.Constructor && !written, runs.Class.IsOutside() && (in.Class.IsOutside() || !written):
		return false
	case runs.Derived == types.AnonymousCreation:
		return !slices.ContainsFunc(d.Methods, func(m *types.Method) bool { return m.Constructor && m.Class == runs.Class.Super })
	}
	return !isAmong(named, d.Methods) && !isAmong(runs, d.Methods)
}

// called is the method that a call, or what stands for one, in code of a class names, and
// whether it is written.
func (p *Program) called(in *types.Class, e Expr) (m *types.Method, written bool) {
	switch e := e.(type) {
	case *Call:
		m = e.Method
	case *New:
		m = e.Method
	}
	var names *types.Method
	switch x := e.Origin().(type) {
	case *ast.Call, *ast.New:
		names, _ = p.w.Info.Uses[x].(*types.Method)
	case *ast.Binary: // SameClass
		for _, side := range []ast.Expr{x.X, x.Y} {
			if c, ok := ast.Unparen(side).(*ast.Call); ok {
				names, _ = p.w.Info.Uses[c].(*types.Method)
			}
		}
	case *absent:
		if in.Function() {
			if r, ok := in.Local.Function.(*ast.MethodRef); ok && p.w.Info.MethodRefs[r] != nil {
				names = p.w.Info.MethodRefs[r].Method
			}
		}
	}
	if names != nil && (m == nil || m == p.w.TextFactory(names)) {
		return names, true
	}
	return m, names != nil && m == names
}

// ReplacesCall reports whether an expression stands for a call that is written, but is none.
func ReplacesCall(e Expr) bool {
	switch e.(type) {
	case *ClassOf, *CloneArray, *AnyObject, *Seq:
		switch e.Origin().(type) {
		case *ast.Call, *absent:
			return true
		}
	case *SameClass:
		_, compares := e.Origin().(*ast.Binary)
		return compares
	}
	return false
}

// isAmong reports whether a method is one of those named, or overrides one.
func isAmong(m *types.Method, named []*types.Method) bool {
	return slices.Contains(named, m) || slices.ContainsFunc(m.Overrides, func(o *types.Method) bool { return isAmong(o, named) })
}
