package sequences

import (
	"slices"

	"inspect/java/types"
)

// What a method gives may have an array or a collection in it that a field refers to. What callers do with
// that is no step:
//
//	List<int[]> all() { return List.of(cells); }        // all().get(0)[0] = 0

// handedInside names the methods that give an array or a collection which is read inside something.
func (w *omission) handedInside(c *types.Class) {
	p := w.plan
	if c.Broken != nil || !p.reads[contents] && !p.reads[elements] {
		return
	}
	for _, m := range c.Methods {
		if m.Constructor || p.givers[m] || !isChangeable(m.Result) || !p.isCallable(m) {
			continue
		}
		if slices.ContainsFunc(w.returnedBy(m), w.isReadOf) {
			w.add("what callers do with " + c.ShortName() + "." + m.Name)
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
	for _, pl := range p.pools {
		for _, m := range pl.class.Methods {
			if m.Constructor || !p.isCallable(m) || !types.IsReference(m.Result) {
				continue
			}
			for _, f := range w.returnedBy(m) {
				if slices.ContainsFunc(append(slices.Clone(p.steps), p.last), func(c *call) bool { return p.canMix(c, f) }) {
					w.add("what " + pl.class.ShortName() + "." + m.Name + " gives as an argument")
				}
			}
		}
	}
}

// canMix reports whether a call takes an array or a collection, changes one, and reads a field that may
// have the same one.
func (p *plan) canMix(c *call, f *types.Field) bool {
	if c.method == nil || c.use != nil {
		return false
	}
	e := p.effects.of(c.method)
	if !e.reads[f.Name] || !e.writes[elements] && !e.writes[contents] {
		return false
	}
	return slices.ContainsFunc(c.params, func(t types.Type) bool {
		return isContainer(t) && types.IsAssignable(p.world.Erasure(f.Type), p.world.Erasure(t))
	})
}

// returnedBy are the fields of arrays and collections that a method reads, and whose objects it may
// return, or something that they are in.
func (w *omission) returnedBy(m *types.Method) (out []*types.Field) {
	e := w.plan.effects
	for name := range e.of(m).reads {
		f := visible(m.Class, name)
		if f != nil && isContainer(f.Type) && w.isReadOf(f) && e.aliasesOf(f).returning[m] {
			out = append(out, f)
		}
	}
	return out
}
