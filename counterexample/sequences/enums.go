package sequences

import (
	"slices"

	"inspect/java/types"
)

// The constants of an enum are there from the start, and any code may call their methods. One whose
// constants change has a pool without makers: its steps take any of them.
//
//	enum Lamp { LEFT, RIGHT; private int left = 9; void burn() { left--; } }
//
//	Lamp.RIGHT.burn();

// hasState reports whether c is an enum of the program whose constants may change.
func hasState(c *types.Class) bool { return isChangeableEnum(c, nil) }

// isChangeableEnum is hasState, where the constants of within change only if another field lets them:
// fields of enums may refer to each other.
func isChangeableEnum(c *types.Class, within []*types.Class) bool {
	if c == nil || !c.IsEnum() || c.IsOutside() || c.Platform || slices.Contains(within, c) {
		return false
	}
	within = append(within, c)
	return slices.ContainsFunc(c.Fields, func(f *types.Field) bool {
		return !f.Static && (!f.Final || isChangeableWithin(f.Type, within))
	})
}

// enum adds the pool of an enum.
func (p *plan) enum(c *types.Class) {
	pl := &pool{typ: c, class: c}
	p.byType[pl.typ.String()] = pl
	p.pools = append(p.pools, pl)
	p.extend(c)
}

// enumsOf are the enums whose constants stand beside the objects of classes in a parameter of type t.
//
//	interface Shape { … }   class Square implements Shape { … }   enum Fixed implements Shape { POINT, … }
func (p *plan) enumsOf(t types.Type) (out []types.Type) {
	of := classOf(t)
	if !p.isOurs(of) || !of.IsInterface() || len(p.classes(t)) == 0 {
		return nil
	}
	for _, c := range p.world.Classes() {
		if c.IsEnum() && c.IsSubclassOf(of) && len(c.Constants()) > 0 && c.Broken == nil && Unnameable(c) == "" && !c.IsOutside() && p.fits(c, t) {
			out = append(out, c)
		}
	}
	return out
}

// unnameableEnums are those among them that code of the package cannot name, or that cannot be read.
func (p *plan) unnameableEnums(t types.Type) (out []*types.Class) {
	of := classOf(t)
	if !p.isOurs(of) || !of.IsInterface() || len(p.classes(t)) == 0 {
		return nil
	}
	for _, c := range p.world.Classes() {
		if c.IsEnum() && c.IsSubclassOf(of) && (c.Broken != nil || Unnameable(c) != "") && !c.IsOutside() {
			out = append(out, c)
		}
	}
	return out
}

// constant is any constant of an enum, as a parameter of the driver.
func (s *shape) constant(e types.Type, given shared, used map[string]int) *variable {
	return &variable{name: s.take(e, "", false, given, used), typ: e, isParam: true}
}

// enums sees to the enums whose constants have what is read so far, where calls may come to them. It
// reports whether there were any.
func (p *plan) enums() bool {
	n := len(p.pools)
	var relevant map[*types.Class]bool
	for _, c := range p.effects.program {
		if c.Broken != nil || !hasState(c) || Unnameable(c) != "" || p.byType[types.Type(c).String()] != nil {
			continue
		}
		if !slices.ContainsFunc(c.Fields, func(f *types.Field) bool { return !f.Static && p.reads[f.Name] }) {
			continue
		}
		if relevant == nil {
			relevant = p.relevant()
		}
		if relevant[c] || p.isNamed(c) {
			p.enum(c)
		}
	}
	return len(p.pools) > n
}

// isNamed reports whether what is read so far has the name of an enum, or of one of its constants.
func (p *plan) isNamed(c *types.Class) bool {
	return p.reads[c.SimpleName()] || slices.ContainsFunc(c.Constants(), func(f *types.Field) bool { return p.reads[f.Name] })
}

// constants names the enums whose constants stand beside objects of classes, and are left out: in the arrays
// and collections that calls take, and everywhere where code of the package cannot name the enum.
func (w *omission) constants() {
	p := w.plan
	calls := append([]*call{p.last}, p.steps...)
	for _, pl := range p.pools {
		calls = append(calls, pl.makers...)
	}
	for _, c := range calls {
		for _, t := range c.params {
			for _, of := range everyIn(t) {
				for _, k := range p.unnameableEnums(of) {
					w.add("constants of " + k.ShortName())
				}
				if of.String() == t.String() {
					continue
				}
				for _, k := range p.enumsOf(of) {
					w.add("constants of " + classOf(k).ShortName() + " in arrays and collections")
				}
			}
		}
	}
}
