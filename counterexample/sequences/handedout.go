package sequences

import (
	"slices"

	"inspect/java/types"
)

// What a method gives may have an array or a collection in it that a field refers to. What callers do with
// that is no step:
//
//	List<int[]> all() { return List.of(cells); }        // all().get(0)[0] = 0

// handedInside names the methods that give an array or a collection which is read inside something, or put
// it into what they are passed.
func (w *omission) handedInside(c *types.Class) {
	p := w.plan
	if c.Broken != nil || !p.reads[contents] && !p.reads[elements] {
		return
	}
	for _, m := range c.Methods {
		if p.givers[m] || !p.isCallable(m) {
			continue
		}
		if !m.Constructor && isChangeable(m.Result) && slices.ContainsFunc(w.returnedBy(m), func(f *types.Field) bool { return w.isChangedBy(m, f) }) {
			w.add("what callers do with " + c.ShortName() + "." + m.Name)
		}
		if len(w.putBy[m]) > 0 {
			w.add("what " + c.ShortName() + "." + m.Name + " puts into its arguments")
		}
	}
}

// isChangedBy reports whether callers may change what a field refers to by what a method gives, and no
// steps do: a step gives an object of the program.
func (w *omission) isChangedBy(m *types.Method, f *types.Field) bool {
	p := w.plan
	if !p.isOurs(classOf(m.Result)) {
		return true
	}
	return (len(p.stepped[m]) == 0 || !p.isConstructed(m.Result)) && slices.ContainsFunc(p.effects.sharing(f), func(k *types.Field) bool { return p.isChangedAt(k) })
}

// follow notes where the arrays and collections that are read of the objects go.
func (w *omission) follow() {
	e := w.plan.effects
	w.returned, w.putBy = map[*types.Method][]*types.Field{}, map[*types.Method][]*types.Field{}
	for _, c := range e.program {
		for _, f := range c.Fields {
			if !isContainer(f.Type) || !w.isReadOf(f) {
				continue
			}
			a := e.aliasesOf(f)
			for m := range a.returning {
				w.returned[m] = append(w.returned[m], f)
			}
			for m := range a.filling {
				w.putBy[m] = append(w.putBy[m], f)
			}
		}
	}
}

// isReadOf reports whether a field is read of the objects that sequences are about.
func (w *omission) isReadOf(f *types.Field) bool {
	p := w.plan
	if f.Static {
		return p.changed[f]
	}
	return p.reads[f.Name] && w.relevant[f.Class]
}

// passedOn names the methods whose results callers may pass to a call that writes to what it is passed, and
// reads the same in its object: an argument is none of these results.
//
//	void addAll(List<Integer> of) { for (int n : of) items.add(n); }    // bag.addAll(bag.items())
func (w *omission) passedOn() {
	p := w.plan
	takes := slices.DeleteFunc(append(slices.Clone(p.steps), p.last), func(c *call) bool {
		return c.method == nil || c.use != nil || !slices.ContainsFunc(c.params, isContainer) || !p.effectOf(c.method).writes[elements] && !p.effectOf(c.method).writes[contents]
	})
	if len(takes) == 0 {
		return
	}
	classes := map[*types.Class]bool{}
	for _, pl := range p.pools {
		classes[pl.class] = true
	}
	for f := range p.changed {
		classes[f.Class] = true
	}
	for _, k := range p.effects.program {
		if !classes[k] {
			continue
		}
		for _, m := range k.Methods {
			if m.Constructor || !p.isCallable(m) || !isContainer(m.Result) || p.isExpression(m) {
				continue
			}
			for _, f := range w.returnedBy(m) {
				if slices.ContainsFunc(takes, func(c *call) bool { return p.canMix(c, f) }) {
					w.add("what " + k.ShortName() + "." + m.Name + " gives as an argument")
				}
			}
		}
	}
}

// comparedAgain names the methods whose results callers may pass to a call that compares an Object, or an object of
// an interface of the library, with what the same field has.
//
//	Object lock() { return lock; }   void unlock(Object by) { if (by == lock) open = true; }
func (w *omission) comparedAgain() {
	p := w.plan
	isOpen := func(t types.Type) bool {
		c := classOf(t)
		return c != nil && c.IsOutside() && (c.IsInterface() || c.Super == nil)
	}
	for _, c := range append(slices.Clone(p.steps), p.last) {
		if c.method == nil || c.use != nil || !slices.ContainsFunc(c.params, isOpen) || !p.effectOf(c.method).reads[identity] && !p.effectOf(c.method).reads[calling] {
			continue
		}
		for _, pl := range p.pools {
			for _, k := range ours(pl.class) {
				for _, m := range k.Methods {
					f := returnedField(m)
					if m.Constructor || f == nil || f.Static || !p.isCallable(m) || !p.effectOf(c.method).reads[f.Name] || !types.IsReference(f.Type) || types.IsValue(f.Type) || p.isOurs(classOf(f.Type)) {
						continue
					}
					w.add("what " + k.ShortName() + "." + m.Name + " gives as an argument")
				}
			}
		}
	}
}

// canMix reports whether a call that takes an array or a collection, and changes one, reads a field that
// may have the same one.
func (p *plan) canMix(c *call, f *types.Field) bool {
	if !p.effectOf(c.method).reads[f.Name] {
		return false
	}
	return slices.ContainsFunc(c.params, func(t types.Type) bool {
		return isContainer(t) && types.IsAssignable(p.world.Erasure(f.Type), p.world.Erasure(t))
	})
}

// isExpression reports whether a static method is one by which callers have an argument.
func (p *plan) isExpression(m *types.Method) bool {
	f := returnedField(m)
	return f != nil && f.Static && m.Static && p.effects.expressionFor(f) != ""
}

// returnedBy are the fields of arrays and collections that are read, and whose objects a method may return,
// or something that they are in.
func (w *omission) returnedBy(m *types.Method) []*types.Field {
	e := w.plan.effects
	out := slices.Clone(w.returned[m])
	for name := range w.plan.effectOf(m).reads {
		f := visible(m.Class, name)
		if f != nil && !f.Static && isContainer(f.Type) && w.isReadOf(f) && e.aliasesOf(f).beyond {
			out = append(out, f)
		}
	}
	for f := range w.plan.changed {
		if isContainer(f.Type) && e.aliasesOf(f).beyond {
			out = append(out, f)
		}
	}
	return out
}
