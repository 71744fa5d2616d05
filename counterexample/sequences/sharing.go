package sequences

import (
	"cmp"
	"slices"

	"inspect/java/types"
)

// An array or a collection that is in another field as well is changed there:
//
//	class View { private final int[] of; View(int[] of) { this.of = of; } void zero() { of[0] = 0; } }
//	class Row { private final int[] cells; View view() { return new View(cells); } }

// sharing are the other fields that may have what a field has, or something around it.
func (e *effects) sharing(f *types.Field) (out []*types.Field) {
	if isContainer(f.Type) {
		for k := range e.aliasesOf(f).fields {
			if k != f {
				out = append(out, k)
			}
		}
	}
	slices.SortFunc(out, func(a, b *types.Field) int {
		return cmp.Or(cmp.Compare(a.Class.Name, b.Class.Name), cmp.Compare(a.Name, b.Name))
	})
	return out
}

// isChangedAt reports whether code that reads a field writes what is read of arrays and collections.
func (p *plan) isChangedAt(f *types.Field) bool {
	e := p.effects
	return slices.ContainsFunc(e.program, func(c *types.Class) bool {
		if c.Broken != nil || !e.mentions(c)[f.Name] {
			return false
		}
		return slices.ContainsFunc(c.Methods, func(m *types.Method) bool {
			effect := p.effectOf(m)
			return effect.reads[f.Name] && (effect.writes[elements] && p.reads[elements] || effect.writes[contents] && p.reads[contents])
		})
	})
}

// sharers sees to the objects of classes that may have what the fields have that are read.
func (p *plan) sharers() {
	for i := 0; i < len(p.pools); i++ {
		for _, c := range ours(p.pools[i].class) {
			for _, f := range c.Fields {
				if !f.Static && p.reads[f.Name] && p.isRead(f.Type) {
					p.share(f)
				}
			}
		}
	}
	for f := range p.changed {
		if p.isRead(f.Type) {
			p.share(f)
		}
	}
}

// share sees to those that may have what a field has.
func (p *plan) share(f *types.Field) {
	for _, k := range p.effects.sharing(f) {
		if p.shared[k] || !p.isChangedAt(k) {
			continue
		}
		p.shared[k], p.reads[k.Name] = true, true
		if k.Static {
			p.reads[place(k)] = true
		} else {
			p.need(types.GroundClassBy(p.world, k.Class, p.choice), false)
		}
	}
}
