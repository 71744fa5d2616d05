package sequences

import (
	"maps"
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// isLending reports whether a method gives an object that is there before, and that has methods which write
// what is read, or that a call takes which may find that it is there already:
//
//	Cell cell() { return cell; }                       // box.cell().clear();
//	boolean has(Cell c) { return c == cell; }          // box.has(box.cell());
func (p *plan) isLending(m *types.Method, pl *pool) bool {
	c := classOf(m.Result)
	if !p.isOurs(c) || !p.effects.isGivingExisting(m) {
		return false
	}
	on := pl.typ
	if m.Static {
		on = nil
	}
	t := p.callOf(m, on).result
	if p.byType[t.String()] == nil && len(p.classes(t)) == 0 {
		return false
	}
	return p.isFound(t) || slices.ContainsFunc(ours(c), p.hasChanges) || slices.ContainsFunc(p.classes(t), func(k types.Type) bool {
		return slices.ContainsFunc(ours(classOf(k)), p.hasChanges)
	})
}

// hasChanges reports whether a class has methods which write what is read.
func (p *plan) hasChanges(k *types.Class) bool {
	return slices.ContainsFunc(k.Methods, func(o *types.Method) bool {
		return !o.Static && !o.Constructor && o.Decl != nil && p.isCallable(o) && p.effectOf(o).touches(p.reads)
	})
}

// widenLent adds the steps on objects of abstract types that steps give.
func (p *plan) widenLent() {
	for _, at := range slices.Sorted(maps.Keys(p.lent)) {
		t := p.lent[at]
		for _, k := range ours(classOf(t)) {
			for _, m := range k.Methods {
				if m.Static || m.Constructor || m.Decl == nil || !p.isCallable(m) || p.has(m, t) || !p.hasChangesBelow(m) {
					continue
				}
				c := p.callOf(m, t)
				p.mark(m, t)
				p.steps = append(p.steps, c)
				for _, o := range p.effects.below(m) {
					union(p.reads, p.effectOf(o).reads)
				}
				p.require(c)
			}
		}
	}
}

// hasChangesBelow reports whether a method, or one in its place, writes what is read.
func (p *plan) hasChangesBelow(m *types.Method) bool {
	return slices.ContainsFunc(p.effects.below(m), func(o *types.Method) bool { return p.effectOf(o).touches(p.reads) })
}

// below are a method and those of the program in its place.
func (e *effects) below(m *types.Method) []*types.Method {
	out := []*types.Method{m}
	for _, o := range e.methods[m.Name] {
		if slices.Contains(o.Overrides, m) {
			out = append(out, o)
		}
	}
	return out
}

// isFound reports whether a call that takes objects of a type may find that one is there already: by
// comparing it, or by what it changes of it.
func (p *plan) isFound(t types.Type) bool {
	isSame := p.reads[identity] || p.reads[contents] && !hasEquals(classOf(t))
	finds := func(c *call) bool {
		return c.method != nil && (isSame || p.effectOf(c.method).touches(p.reads)) && slices.ContainsFunc(c.params, func(of types.Type) bool {
			return slices.ContainsFunc(everyIn(of), func(k types.Type) bool { return p.fits(t, k) })
		})
	}
	return finds(p.last) || slices.ContainsFunc(p.steps, finds) || slices.ContainsFunc(p.pools, func(pl *pool) bool { return slices.ContainsFunc(pl.makers, finds) })
}

// hasEquals reports whether a class of the program says which of its objects are equal.
func hasEquals(c *types.Class) bool {
	for k := c; k != nil && !k.IsOutside(); k = k.Super {
		if k.IsRecord() || slices.ContainsFunc(k.Methods, func(m *types.Method) bool { return m.Name == "equals" }) {
			return true
		}
	}
	return false
}

// isGivingExisting reports whether a method may give an object of the program that is there before, or a new
// one with something that is.
func (e *effects) isGivingExisting(m *types.Method) bool {
	is, known := e.giving[m]
	if !known {
		is = e.returnsExisting(m) && !e.isCreating(m)
		e.giving[m] = is
	}
	return is
}

// isCreating reports whether all that a method returns are new objects, of what no other object has.
func (e *effects) isCreating(m *types.Method) bool {
	creating := true
	v := e.variablesOf(m)
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		if r, ok := n.(*ast.Return); ok {
			n, isNew := ast.Unparen(r.X).(*ast.New)
			creating = creating && isNew && !slices.ContainsFunc(n.Args, func(x ast.Expr) bool { return !v.isHarmless(x, m) })
		}
		return true
	})
	return creating
}

// isHarmless reports whether who is given an expression comes to nothing of an object of the program that
// the method at hand has not been given itself: it is a value, a parameter, or made there of such.
func (v *variables) isHarmless(x ast.Expr, m *types.Method) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		return v.isValue(x) || v.fresh[x.Name] && v.locals[x.Name] || slices.ContainsFunc(m.Params, func(p *types.Var) bool { return p.Name == x.Name })
	case *ast.New:
		return x.Body == nil && !slices.ContainsFunc(x.Args, func(a ast.Expr) bool { return !v.isHarmless(a, m) })
	case *ast.NewArray:
		return x.Init == nil || v.isHarmless(x.Init, m)
	case *ast.ArrayLit:
		return !slices.ContainsFunc(x.Elems, func(a ast.Expr) bool { return !v.isHarmless(a, m) })
	case *ast.Call:
		return v.isValue(x) || slices.Contains(copies, x.Name.Text) && (x.X == nil || !slices.ContainsFunc(x.Args, func(a ast.Expr) bool { return !v.isHarmless(a, m) }))
	}
	return v.isValue(x)
}
