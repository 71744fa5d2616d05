package replay

import (
	"errors"
	"slices"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/types"
)

// A constant of an enum is an object of its own, with its name and its place among the others,
// whatever its constructor does. Where that is not followed, nothing is known of what else is in it:
//
//	enum Size { SMALL(Limits.least()), LARGE(1000); final int most; … }   // most of SMALL is any int

// arbitrary are such constants.
type arbitrary struct {
	created map[any]*object                 // whose constructors have begun, by what creates them
	why     map[*object]error               // whose constructors are not followed
	failed  map[*types.Field]*heap.Constant // of enums whose initialisation is not followed as a whole
}

// leaveArbitrary puts a constant in its field whose constructor came to no end, for a reason.
func (s *Initials) leaveArbitrary(f *types.Field, why error) {
	if !mayEnd(why) {
		return
	}
	o := s.arbitrary.created[f.Enum]
	if o == nil { // an argument came to no end
		c := s.classOf(f)
		if c == nil {
			return
		}
		o = s.m.alloc(c, len(s.m.class(c).fields))
	}
	ordinal := s.m.class(o.typ.(*types.Class)).index[s.m.world.Ordinal()]
	for i := range o.slots {
		if i != ordinal {
			o.slots[i] = value{r: absent}
		}
	}
	o.slots[ordinal] = value{i: int64(slices.Index(f.Class.Constants(), f))}
	s.m.static[s.m.staticIndex(f)] = value{r: o}
	s.names[o], s.arbitrary.why[o] = f.QName(), why
	delete(s.unknown, f)
}

// constantOfFailed is the constant that a field of an enum holds whose initialisation is not followed,
// for a reason; nil: the field is no constant, or the JVM cannot initialise the enum either.
func (s *Initials) constantOfFailed(f *types.Field, why error) *heap.Constant {
	if f.Enum == nil || !mayEnd(why) || s.untouched {
		return nil
	}
	if s.arbitrary.failed[f] == nil {
		c := s.classOf(f)
		if c == nil {
			return nil
		}
		ordinal := heap.ConstantValue{Int: int64(slices.Index(f.Class.Constants(), f))}
		s.arbitrary.failed[f] = &heap.Constant{Type: c, Name: f.QName(), Arbitrary: why,
			Fields: map[*types.Field]heap.ConstantValue{s.m.world.Ordinal(): ordinal}}
	}
	return s.arbitrary.failed[f]
}

// mayEnd reports whether an initialiser that came to no end for a reason may come to one on the
// JVM, at the same width of int.
func mayEnd(why error) bool {
	return !errors.As(why, new(*ends)) && !errors.As(why, new(*BitsError))
}

// classOf is the class of a constant of an enum, that of its body where it has one; nil: it has no
// translation.
func (s *Initials) classOf(f *types.Field) (c *types.Class) {
	_ = s.attempt(func() {
		if x, _, _ := s.m.prog.Static(f.Class, core.StaticInitOf(f)); x != nil {
			if k, ok := x.(*core.New); ok {
				c = k.Method.Class
			}
		}
	})
	return c
}

// makes notes the object of an enum constant whose constructor begins.
func (s *Initials) makes(e *core.New, o *object) {
	if slices.ContainsFunc(e.Given, func(g *core.Given) bool { return g.Field == s.m.world.Ordinal() }) {
		s.arbitrary.created[e.Origin()] = o
	}
}

// noteOpen notes a read of slot i of an enum constant whose constructor is not followed, where that
// may have put anything there.
func noteOpen(m *Machine, o *object, i int) {
	c, ok := o.typ.(*types.Class)
	if !ok || !m.noting || !m.class(c).fields[i].Final || o.arbitrary.Fixes(m.class(c).fields[i]) {
		return
	}
	noteArbitrary(m, o.arbitrary.Name)
}

// noteArbitrary notes by its name what has any value since its initialiser is not followed.
func noteArbitrary(m *Machine, name string) {
	if m.noting && !slices.Contains(m.arbitrary, name) {
		m.arbitrary = append(m.arbitrary, name)
	}
}

// IsEnd reports whether an error of Initials says that the JVM cannot initialise the class.
func IsEnd(err error) bool { return errors.As(err, new(*ends)) }
