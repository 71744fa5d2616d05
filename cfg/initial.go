package cfg

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Constant is an object that class initialisation made, and ConstantValue what
// a static final field holds: see package heap.
type (
	Constant      = heap.Constant
	ConstantValue = heap.ConstantValue
)

// initial is what is known of a static field that class initialisation fixes: its value
// in the pre-state, or why that is not known.
type initial struct {
	value ConstantValue
	why   *source.Diagnostic
	stays bool // in every state
}

// stays reports whether a field has the value that class initialisation gives it in every
// state: a static final one, and one that might be declared so, where its value is known.
func (s *scope) stays(f *types.Field) bool {
	if f.Const != nil || !s.w.KeepsInitial(f) {
		return false
	}
	if f.Final {
		return true
	}
	if s.opt.Initial == nil {
		return false
	}
	_, why := s.opt.Initial(f)
	return why == nil
}

// isFixed reports whether class initialisation says what a field holds in the pre-state: one that
// stays, and with --statics initialized any.
func (s *scope) isFixed(f *types.Field) bool {
	return s.stays(f) || f.IsCache() && s.opt.Initial != nil || s.isUntouched() && f.Static && f.Const == nil && !f.Model && !f.Class.IsOutside()
}

// isUntouched reports whether nothing but class initialisation ran before the call.
func (s *scope) isUntouched() bool { return s.opt.Statics == StaticsInitialized }

// reachInitialized reaches the classes that the check has only objects of: these are there since
// before, so that their initialisers have run, which may have changed what initialisation left
// in other classes. That counts where the check looks at what can change.
func (s *scope) reachInitialized() {
	var reached heap.Reached
	changes := false
	for _, f := range s.ordered {
		if k := s.initials[f]; k != nil {
			changes = changes || !k.stays
			reached.Add(k.value)
		}
	}
	for _, c := range reached.List {
		changes = changes || s.isChangeable(c)
	}
	if changes {
		for _, c := range s.objectsOf {
			if s.w.AreInitialisersReached(c) { // else they change nothing of others
				s.reach(c)
			}
		}
	}
}

// isChangeable reports whether anything in an object of class initialisation can change.
func (s *scope) isChangeable(c *Constant) bool {
	switch t := c.Type.(type) {
	case *types.Array:
		return (!c.Hidden || c.Left) && !t.Row
	case *types.Class:
		return (!c.Hidden || c.Left) && !types.IsValue(t) && slices.ContainsFunc(s.w.AllFields(t), canChange)
	}
	return false
}

// canChange reports whether something can be assigned to a field of an object that is there.
func canChange(f *types.Field) bool { return !f.Static && !f.Final && !f.IsOpen() }

// reach notes a class whose static fields or static methods the check uses, or that it makes
// objects of: its initialisation must be known, where nothing else ran before. In call sequences
// that of the JDK's classes need not: it changes no static field of the program, and their own
// are asked for where they are read.
func (s *scope) reach(c *types.Class) {
	if !s.isUntouched() || s.initRequested[c] || c.Library || s.opt.Steps && c.Platform || s.opt.Initialise == nil {
		return
	}
	s.initRequested[c] = true
	switch why := s.opt.Initialise(c, s.at); {
	case why == nil:
	case s.opt.Steps && why.Code == source.Unsupported: // it is left out, and named
		s.excluded = append(s.excluded, c)
	default:
		s.report([]*source.Diagnostic{why})
	}
}

// initialField notes a static field that is met, and that class initialisation fixes.
func (s *scope) initialField(f *types.Field) {
	k := &initial{stays: s.stays(f)}
	s.initials[f] = k
	s.mention(f.Type)
	if s.opt.Initial == nil {
		k.why = source.NotSupported(f.Span, "a static final field that is no constant, without class initialisation,", "initialise it with a constant")
		return
	}
	k.value, k.why = s.opt.Initial(f)
}

// enums mentions the enums whose constants may be values of type t: a class of the
// library, above them. Those of the JDK's own source are values only where the method
// names them, like all objects of its classes (isInput).
func (s *scope) enums(t *types.Class) {
	if !t.Library {
		return
	}
	for _, k := range s.w.LiveSubtypes(t) {
		switch {
		case k.Library:
			s.enums(k)
		case k.EnumOf() != nil && !k.Platform && !s.isUnnamedEnum(k) && !isElsewhere(s, k):
			s.mention(k)
		}
	}
}

// isUnnamedEnum reports whether c is an enum, or the class of one of its constants, that nothing names
// so far, and whose initialisation leaves a constant that is not as its classes state. Its constants
// are no values then: there is no state that a method may rely on in which it is initialised,
// and where it is not there are none.
func (s *scope) isUnnamedEnum(c *types.Class) bool {
	e := c.EnumOf()
	return e != nil && !s.typeSet[e] && s.opt.Breaks != nil && s.opt.Breaks(e)
}

// comes walks the methods that virtual calls met so far run on the constants of such an enum,
// which is named after all.
func (s *scope) comes(e *types.Class) {
	if e.EnumOf() != e || s.opt.Breaks == nil || !s.opt.Breaks(e) {
		return
	}
	for _, v := range s.virtual {
		for _, c := range s.w.Subclasses(v.static) {
			if c.EnumOf() == e {
				s.target(v, c)
			}
		}
	}
}

// constantsOf reports the constants of an enum that are not known, where a value of
// the pre-state may be one.
func (s *scope) constantsOf(c *types.Class) {
	for _, f := range c.EnumOf().Constants() {
		if k := s.initials[f]; k == nil {
			s.report([]*source.Diagnostic{source.NotSupported(f.Span, "the enum constant "+f.QName()+" here", "name the enum in the method")})
		} else if k.why != nil {
			s.report([]*source.Diagnostic{k.why})
		}
	}
}

// constants are the objects to which static final fields lead by what the check
// looks at, each once, in the order in which the fields were met.
func (s *scope) constants() []*Constant {
	r := heap.Reached{Follow: func(f *types.Field) bool { return s.fields[f] }}
	for _, k := range s.literals() {
		r.Add(ConstantValue{Ref: k})
	}
	for _, f := range s.ordered {
		if k := s.initials[f]; k != nil && k.why == nil {
			r.Add(k.value)
		}
	}
	for _, c := range s.classes.list {
		r.Add(ConstantValue{Ref: c})
	}
	return r.List
}

// discoverConstants notes the types of the constants, and what these bring along.
func (s *scope) discoverConstants() {
	for n := -1; ; {
		list := s.constants()
		if n == len(list)+len(s.ordered) {
			return
		}
		n = len(list) + len(s.ordered)
		for _, c := range list {
			if k, ok := c.Type.(*types.Class); ok {
				if k.Function() {
					s.instantiate(k)
				}
				s.keepsConstant(c, k)
			}
			s.mention(c.Type)
			if !s.instantiated[c.Type] {
				s.instantiated[c.Type] = true
				s.receiver(c.Type)
			}
			if a, ok := c.Type.(*types.Array); ok && c.Elems == nil && !a.Row {
				s.input(a.Elem)
			}
		}
		s.drain()
	}
}

// addConstants gives the constants numbers: the first ones of their kinds, before
// those that the bounds allow.
func (u *universe) addConstants(s *scope) {
	type kind struct {
		of   types.Type
		left bool
	}
	hidden := map[kind]*Kind{}
	for _, c := range s.constants() {
		k := u.byType[c.Type]
		if c.Hidden {
			at := kind{c.Type, c.Left}
			if hidden[at] == nil {
				o := &Kind{ID: len(u.kinds), Type: c.Type, Sort: k.Sort, Elem: k.Elem, Hidden: true, Left: c.Left}
				u.kinds = append(u.kinds, o)
				o.Sort.Kinds = append(o.Sort.Kinds, o)
				hidden[at] = o
			}
			k = hidden[at]
		}
		k.Constants = append(k.Constants, c)
		k.Pre++
	}
	u.members = map[types.Type][]*Kind{}
}

// constantCollections are the kinds of the collections that are a t, with those of their arrays, that
// nothing changes since their class was initialised: they are as that left them, which says
// more than what is stated of all. The library alone writes to them, as it chooses their order.
func (u *universe) constantCollections(t types.Type) []*Kind {
	return slices.DeleteFunc(u.left(t), func(k *Kind) bool { return k.Left })
}

// left are those, and the collections that only begin as class initialisation left them.
func (u *universe) left(t types.Type) []*Kind {
	return slices.DeleteFunc(slices.Clone(u.kindsOf(t)), func(k *Kind) bool { return !k.Hidden })
}

// KindOf is the kind of an object of class initialisation, or of a string constant; nil: no code looks
// at it.
func (g *Graph) KindOf(c *Constant) *Kind {
	s := g.SortByType[c.Type]
	if s == nil {
		return nil
	}
	for _, k := range s.Kinds {
		if slices.Contains(k.Constants, c) {
			return k
		}
	}
	return nil
}

// IsStoredBy reports whether class initialisation has component c of an object of kind o, or of
// no object (nil), hold one of the constants of k.
func (k *Kind) IsStoredBy(c *Component, o *Kind) bool {
	in := func(v ConstantValue) bool { return v.Ref != nil && slices.Contains(k.Constants, v.Ref) }
	switch {
	case o == nil:
		return c.Initial != nil && in(*c.Initial)
	case c.Kind == Elems:
		return slices.ContainsFunc(o.Constants, func(x *Constant) bool { return slices.ContainsFunc(x.Elems, in) })
	}
	return slices.ContainsFunc(o.Constants, func(x *Constant) bool { return in(x.Fields[c.Fld]) })
}

// initialValue reads a static field that class initialisation fixes.
func (l *lowering) initialValue(f *types.Field, k *initial) *Expr {
	switch {
	case k.why != nil:
		giveUp(k.why)
	case k.value.Ref != nil || !k.stays:
		return l.read(l.fieldComp(f))
	case types.IsReference(f.Type):
		return l.mk.nullOf(f.Type)
	}
	return l.mk.constant(f.Type, big.NewInt(k.value.Int))
}

// isStored reports whether a field is part of the state: a ghost one is, and one that stays as
// class initialisation leaves it where it holds an object.
func (s *scope) isStored(f *types.Field) bool {
	if f.Chooses != nil {
		return true
	}
	if f.Const != nil || f.Model {
		return false
	}
	k := s.initials[f]
	return k == nil || k.why == nil && (k.value.Ref != nil || !k.stays)
}

// dumpConstants prints the objects that class initialisation made, by kind and
// number, and the static fields that hold them.
func dumpConstants(b *strings.Builder, g *Graph) {
	number := map[*Constant]int{}
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			for i, c := range k.Constants {
				number[c] = k.First + i
			}
		}
	}
	value := func(t types.Type, v ConstantValue) string {
		switch {
		case v.Ref != nil:
			return fmt.Sprintf("%s %d", types.SimpleName(v.Ref.Type), number[v.Ref])
		case types.IsReference(t):
			return "null"
		}
		return fmt.Sprint(v.Int)
	}
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			for _, c := range k.Constants {
				fmt.Fprintf(b, "constant %s", value(k.Type, ConstantValue{Ref: c}))
				if a, array := k.Type.(*types.Array); array {
					fmt.Fprintf(b, " length %d", c.Length)
					for i, x := range c.Elems {
						fmt.Fprintf(b, " [%d]=%s", i, value(a.Elem, x))
					}
				}
				for _, f := range g.Components {
					if x, known := c.Fields[f.Fld]; known && f.Kind == Field {
						fmt.Fprintf(b, " %s=%s", f.Fld.Name, value(f.Type, x))
					}
				}
				b.WriteByte('\n')
			}
		}
	}
	for _, c := range g.Components {
		if c.Initial != nil {
			fmt.Fprintf(b, "constant %s = %s\n", c.Name, value(c.Type, *c.Initial))
		}
	}
}
