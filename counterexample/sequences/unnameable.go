package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// An argument is an object of a class that code of the package can name. What a method gives may be one of
// another: of a private class, of a class in its code, or a lambda. No step takes it, and it is named.
//
//	class Forms { private static class Zero implements Form { … } static Form zero() { return new Zero(); } }

// unnameableGiven names the methods that give such objects for what calls take.
func (p *plan) unnameableGiven() (names []string) {
	var taken []*types.Class
	for _, c := range p.calls() {
		for _, t := range c.params {
			for _, k := range everyIn(t) {
				if of := classOf(k); len(p.classes(k)) > 0 && (of.Abstract || of.IsInterface()) && !slices.Contains(taken, of) {
					taken = append(taken, of)
				}
			}
		}
	}
	if len(taken) == 0 {
		return nil
	}
	used := map[*types.Method]bool{}
	for _, c := range p.calls() {
		used[c.method] = true
	}
	for _, k := range p.effects.program {
		if k.Broken != nil {
			continue
		}
		for _, m := range k.Methods {
			r := classOf(m.Result)
			if m.Constructor || used[m] || r == nil || !p.isCallable(m) {
				continue
			}
			isTaken := func(of *types.Class) bool { return r.IsSubclassOf(of) && p.mayGiveUnnameable(m, of) }
			if slices.ContainsFunc(taken, isTaken) {
				names = append(names, "what "+k.ShortName()+"."+m.Name+" gives")
			}
		}
	}
	return names
}

// mayGiveUnnameable reports whether code of a method, or that it may call, creates an object of a class below
// another one that code of the package cannot name.
func (p *plan) mayGiveUnnameable(m *types.Method, of *types.Class) (found bool) {
	seen := map[*types.Method]bool{}
	for u := range p.scopeOf(m).reached(p.effects.unit(m)) {
		if found || u.of == nil || seen[u.of] || u.of.Decl == nil || u.of.Decl.Body == nil {
			continue
		}
		seen[u.of] = true
		ast.Walk(u.of.Decl.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.New:
				found = found || slices.ContainsFunc(p.effects.named[lastPart(n.Type)], func(k *types.Class) bool {
					return n.Body != nil && (k.IsSubclassOf(of) || of.IsSubclassOf(k)) || k.IsSubclassOf(of) && Unnameable(k) != ""
				})
			case *ast.Return:
				found = found || n.X != nil && of.IsInterface() && isFunction(n.X)
			}
			return !found
		})
	}
	return found
}

// isFunction reports whether an expression is a lambda or a reference to a method, or may be one of these.
func isFunction(x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.Lambda, *ast.MethodRef:
		return true
	case *ast.Cast:
		return isFunction(x.X)
	case *ast.Cond:
		return isFunction(x.X) || isFunction(x.Y)
	}
	return false
}
