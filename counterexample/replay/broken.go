package replay

import (
	"inspect/java/types"
)

// Breaks reports whether the initialisation of an enum leaves a constant that is not as its
// classes say, whatever happens afterwards: then no state in which the enum is initialised is
// one that a method may rely on. What cannot be found out is no such constant.
func (s *Initials) Breaks(c *types.Class) bool {
	if !s.m.world.MayBreakConstants(c) {
		return false
	}
	broken, known := s.broken[c]
	if !known {
		broken = s.breaks(c)
		s.broken[c] = broken
	}
	return broken
}

func (s *Initials) breaks(c *types.Class) (broken bool) {
	if s.attempt(func() { s.touch(c) }) != nil {
		return false
	}
	s.judging = true
	defer func() { s.judging = false }()
	for _, f := range c.Constants() {
		o := s.m.static[s.m.staticIndex(f)].r
		if o == nil || o == absent {
			continue
		}
		specs := s.specsOf(o.typ.(*types.Class))
		for _, n := range specs.nonNull {
			s.attempt(func() {
				v := s.m.read(o, n.slot).r
				broken = broken || n.self && v == nil || n.elems && s.m.hasNullElement(v, n.field.Type)
			})
		}
		specs.fr.this = o
		for i := range specs.invariants {
			s.attempt(func() {
				holds, _ := s.m.holds(&specs.fr, &specs.invariants[i])
				broken = broken || !holds
			})
		}
	}
	return broken
}

// specsOf compiles what a class states of its objects.
func (s *Initials) specsOf(c *types.Class) *classSpecs {
	out := &classSpecs{}
	if s.attempt(func() { out = s.m.compileSpecs(&types.Method{Class: c}, c, &Scope{}) }) != nil {
		return &classSpecs{}
	}
	for i, f := range s.m.class(c).fields {
		if f.NonNull || f.ElemNonNull {
			out.nonNull = append(out.nonNull, nonNull{f, i, f.NonNull, f.ElemNonNull})
		}
	}
	return out
}
