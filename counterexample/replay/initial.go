package replay

import (
	"errors"
	"fmt"
	"strings"

	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Initials are the values that class initialisation leaves in static fields, at one
// width of int. The initialisers of a class are executed when a value of one is asked
// for, and those of the classes that they use in Java's order (JLS 12.4). What is found
// is the same in every run of the program: where it could depend on what ran before, a
// value is not known.
//
//	static final int G = three();             // 3
//	static int made; final int id = made++;   // of a new object: not known, in
//	static final Item FIRST = new Item();     // another class than Item
//
// After Untouched, nothing but initialisers ran before: what they leave in fields that
// are not final is known as well.
type Initials struct {
	m       *Machine
	classes map[*types.Class]*initialised
	running []*types.Class // whose initialisers are being executed, innermost last
	unknown map[*types.Field]error
	// closed are the objects of the classes that are done. What can be written in
	// them is absent: reading it gives up.
	closed []*object
	frozen map[*object]bool
	// constants are the collections of the library that nothing changes any more.
	constants map[*object]bool
	// left are those, of classes that are untouched, and their arrays, that others may change.
	left map[*object]bool
	// dropped are the objects of classes that are not done to which places led that are
	// forgotten.
	dropped []*object
	// thawed are the static fields whose arrays an initialiser may change that could not be
	// executed.
	thawed map[*types.Field]bool
	// literals are the string constants, by their texts.
	literals     map[string]*heap.Constant
	classObjects *heap.Classes // the objects of java.lang.Class
	objects      map[*object]*heap.Constant
	discovered   []*object             // the keys of objects, in order
	names        map[*object]string    // of enum constants
	broken       map[*types.Class]bool // of enums: see Breaks
	arbitrary    arbitrary
	// untouched: nothing has changed since the classes were initialised.
	untouched bool
	// leaks, unless nil, says of a static field whether a caller may pass what it refers to.
	leaks   func(*types.Field) bool
	judging bool // what classes state of what is left is evaluated
	judged  *judged
	// outside are the static fields of classes that are done to which the initialisers
	// of another class write.
	outside []int
}

// initialised is a class whose initialisation has begun.
type initialised struct {
	done   bool
	first  int   // where the objects begin that are made since
	failed error // nothing of the class can be used
}

// ends says that the JVM cannot initialise a class either.
type ends struct {
	error
	throws bool // an exception, and no assertion that fails
}

func (e *ends) Unwrap() error { return e.error }

// Ends says of an error of Initials what exception ends the initialisation of the class on the
// JVM, too; empty: none does, or a failing assertion.
func Ends(err error) string {
	var end *ends
	if !errors.As(err, &end) || !end.throws {
		return ""
	}
	return strings.TrimPrefix(end.Error(), "it ")
}

// Limits of the initialisers that are executed.
const (
	initialUnwind    = 1 << 20
	initialRecursion = 1 << 9
	initialArray     = 1 << 16
	initialSteps     = 2_000_000
	initialConstants = 64 // objects that one field leads to
)

// NewInitials prepares the execution of initialisers at a width of int, 1..32.
func NewInitials(w *types.World, bits int) *Initials {
	return newInitials(w, Config{Bounds: bounds.Bounds{Bits: bits}, Quick: true})
}

// newInitials prepares it with the width, and what else counts then, of a configuration.
func newInitials(w *types.World, c Config) *Initials {
	s := &Initials{classes: map[*types.Class]*initialised{}, unknown: map[*types.Field]error{},
		frozen: map[*object]bool{}, constants: map[*object]bool{}, left: map[*object]bool{}, thawed: map[*types.Field]bool{},
		literals: map[string]*heap.Constant{}, objects: map[*object]*heap.Constant{}, names: map[*object]string{}, broken: map[*types.Class]bool{},
		arbitrary: arbitrary{map[any]*object{}, map[*object]error{}, map[*types.Field]*heap.Constant{}}}
	s.classObjects = heap.NewClasses(w, s.Literal, func(f *types.Field) *heap.Constant {
		v, err := s.Initial(f)
		if err != nil {
			return nil
		}
		return v.Ref
	})
	c.Bounds = bounds.Bounds{Bits: c.Bounds.Bits, Unwind: initialUnwind, Recursion: initialRecursion, ArrayLength: initialArray}
	c.MaxSteps = initialSteps
	s.m = New(w, c)
	s.m.keep(textUse{messages: true})
	s.m.load(&heap.State{}, unknowable{s})
	s.m.initials = s
	return s
}

// Untouched makes s say what fields hold that are not final, too: right after the
// initialisation of all classes that are asked for. One whose initialisers look at what
// may change in another, or change it, cannot be initialised then: what it leaves would
// depend on when that is.
func (s *Initials) Untouched() *Initials {
	s.untouched = true
	return s
}

// Unshared is Untouched where, besides, callers pass nothing that a static field refers to, unless it
// leaks: they run no code before.
//
//	private static final int[] PRIMES = {2, 3};   // {2, 3} until a step of the sequence writes to it
func (s *Initials) Unshared(leaks func(*types.Field) bool) *Initials {
	s.leaks = leaks
	return s.Untouched()
}

// Class says why what the initialisation of a class leaves is not known, nil when it is.
func (s *Initials) Class(c *types.Class) error {
	return s.attempt(func() { s.touch(c) })
}

// unknowable gives up on reading what may have changed.
type unknowable struct{ of *Initials }

func (u unknowable) Choose(p Place) int64 {
	what := "an array's element"
	if p.Field != nil {
		what = p.Field.QName()
		if p.Field.Class.Name == "inspect.Read" {
			panic(failure{&Outside{}})
		}
		if why := new(*Outside); p.Field.Static && errors.As(u.of.unknown[p.Field], why) {
			panic(failure{*why})
		}
	}
	panic(fault("it reads %s, which may have changed before", what))
}

// Outside is the error of a value that comes from outside the program: what a call of the
// library reads there.
type Outside struct{}

func (*Outside) Error() string { return "it comes from outside the program" }

// Initial says what a static field holds once its class is initialised: one that keeps it,
// and after Untouched any. An error says why that is not known: a *source.Diagnostic for a construct without
// translation, a *BitsError for a constant that does not fit.
func (s *Initials) Initial(f *types.Field) (v heap.ConstantValue, err error) {
	if f.Class.Library && !f.IsSingle() || f.Decl == nil && f.Enum == nil {
		return v, fmt.Errorf("its initialiser is not part of the sources")
	}
	if !hasConstants(f) {
		return v, fmt.Errorf("it is of type %s", f.Type)
	}
	if err := s.attempt(func() { s.touch(f.Class) }); err != nil {
		if k := s.constantOfFailed(f, err); k != nil {
			return heap.ConstantValue{Ref: k}, nil
		}
		return v, err
	}
	if err := s.unknown[f]; err != nil {
		return v, err
	}
	if !s.m.world.KeepsInitial(f) && !s.untouched && !f.IsCache() {
		return v, fmt.Errorf("it may have changed since")
	}
	x := s.m.static[s.m.staticIndex(f)]
	if x.r == nil {
		return heap.ConstantValue{Int: x.i}, nil
	}
	ref, err := s.constant(x.r)
	if err != nil {
		return v, err
	}
	v.Ref = ref
	var reached heap.Reached
	reached.Add(v)
	if n := s.unsure(reached.List); n > initialConstants {
		return heap.ConstantValue{}, fmt.Errorf("it leads to %d objects, more than %d", n, initialConstants)
	}
	return v, nil
}

// hasConstants reports whether the values of a field are such as class initialisation is followed
// for: exact integers and sequences are not.
func hasConstants(f *types.Field) bool { return !isExact(f.Type) && !types.IsSequence(f.Type) }

// unsure counts constants but for what collections lead to that nothing changes.
func (s *Initials) unsure(list []*heap.Constant) int {
	var known heap.Reached
	for _, c := range list {
		if _, class := c.Type.(*types.Class); class && c.Hidden {
			known.Add(heap.ConstantValue{Ref: c})
		}
	}
	return len(list) - len(known.List)
}

// Literal is the object of a string constant, the same one wherever it is met.
func (s *Initials) Literal(text string) *heap.Constant {
	c := s.literals[text]
	if c == nil {
		c = heap.Literal(s.m.world, text)
		s.literals[text] = c
	}
	return c
}

// ClassObject is the object of c, java.lang.Class, that stands for a type.
func (s *Initials) ClassObject(c *types.Class, of types.Type) *heap.Constant {
	return s.classObjects.Of(c, of)
}

// constant is what never changes of an object, or all of an untouched one. Where something is not
// known that it leads to, none of the objects on the way are.
func (s *Initials) constant(o *object) (c *heap.Constant, err error) {
	if o.typ == nil {
		return nil, fmt.Errorf("it leads to a value that is not known")
	}
	if units, ok := s.m.units(o); ok && s.m.literals[source.OfUnits(units)] == o {
		return s.Literal(source.OfUnits(units)), nil
	}
	if o.represents != nil {
		return s.ClassObject(o.typ.(*types.Class), o.represents), nil
	}
	if c = s.objects[o]; c != nil {
		return c, nil
	}
	c = &heap.Constant{Type: o.typ, Name: s.names[o], Arbitrary: s.arbitrary.why[o]}
	s.objects[o] = c
	n := len(s.discovered)
	s.discovered = append(s.discovered, o)
	defer func() {
		if err != nil {
			for _, k := range s.discovered[n:] {
				delete(s.objects, k)
			}
			s.discovered = s.discovered[:n]
		}
	}()
	value := func(v value) (heap.ConstantValue, error) {
		if v.r == nil {
			return heap.ConstantValue{Int: v.i}, nil
		}
		ref, err := s.constant(v.r)
		return heap.ConstantValue{Ref: ref}, err
	}
	switch t := o.typ.(type) {
	case *types.Array:
		c.Length = len(o.slots)
		if !s.keeps(o) {
			break
		}
		c.Hidden, c.Left = s.frozen[o] || s.left[o], s.left[o]
		c.Elems = []heap.ConstantValue{}
		for _, x := range o.slots {
			v, err := value(x)
			if err != nil {
				return nil, err
			}
			c.Elems = append(c.Elems, v)
		}
	case *types.Class:
		c.Fields = map[*types.Field]heap.ConstantValue{}
		c.Hidden, c.Left = s.constants[o] || s.left[o], s.left[o]
		for i, f := range s.m.class(t).fields {
			if !f.Final && !s.untouched && !types.IsImmutable(t) && !c.Hidden || f.IsOpen() {
				continue
			}
			if c.Arbitrary != nil && o.slots[i].r == absent {
				continue
			}
			if types.Noted(f) && c.Hidden {
				c.Fields[f] = heap.ConstantValue{}
				continue
			}
			v, err := value(o.slots[i])
			if err != nil {
				return nil, err
			}
			c.Fields[f] = v
		}
	}
	return c, nil
}

// attempt executes something and gives the reason why it came to no end.
func (s *Initials) attempt(f func()) (err error) {
	m := s.m
	k, running := m.mark(), len(s.running)
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		if s.judged != nil {
			s.judged.ended(r)
		}
		m.restore(k)
		s.running = s.running[:running]
		switch r := r.(type) {
		case *source.Diagnostic:
			err = r
		case failure:
			err = r.error
		case *thrown:
			err = &ends{fmt.Errorf("it throws %s at %s", m.classOf(r).SimpleName(), r.span), true}
		case *cutOff:
			err = fmt.Errorf("it goes beyond the bounds of initialisers: %s", r.CutOff.String())
		case stop:
			err = &ends{fmt.Errorf("it ends the execution, or an assertion in it fails"), false}
		case blocked:
			err = fmt.Errorf("an assumption in it does not hold")
		default:
			panic(r)
		}
	}()
	f()
	return nil
}

// touch initialises a class that is used for the first time.
func (s *Initials) touch(c *types.Class) {
	if c == nil || c.Untouched() {
		return
	}
	if k := s.classes[c]; k != nil {
		if !k.done && s.running[len(s.running)-1] != c {
			s.entangled(c)
		}
		if k.failed != nil {
			panic(failure{k.failed})
		}
		return
	}
	s.m.world.Header(c)
	k := &initialised{}
	s.classes[c] = k
	super := c.Super
	if c.IsInterface() {
		super = nil // initialised on its own (JLS 12.4.1)
	}
	k.first = len(s.m.objects)
	executes := hasInitialisers(c)
	if executes {
		s.running = append(s.running, c)
	}
	err := s.attempt(func() {
		k.done = !executes
		s.touch(super)
		s.execute(c)
	})
	if executes {
		s.running = s.running[:len(s.running)-1]
	}
	s.close(c, k.first)
	k.done = true
	if k.failed == nil && err != nil {
		k.failed = fmt.Errorf("%s cannot be initialised: %w", c.SimpleName(), err)
	}
	if k.failed != nil {
		panic(failure{k.failed})
	}
}

// entangled gives up on the classes whose initialisers use each other, c and those
// begun since: initialised in another order, they may hold other values.
func (s *Initials) entangled(c *types.Class) {
	in := false
	for _, r := range s.running {
		if in = in || r == c; in {
			s.classes[r].failed = fmt.Errorf("the initialisers of %s and %s use each other",
				c.SimpleName(), s.running[len(s.running)-1].SimpleName())
		}
	}
}

// defaults gives the static fields of a class the values that they have first.
func (s *Initials) defaults(c *types.Class) {
	for _, f := range c.Fields {
		if f.Static && !f.Model {
			s.m.static[s.m.staticIndex(f)] = value{}
		}
	}
}

// execute runs the static initialisers of a class in the order of the text. One
// that cannot be executed here leaves its field unknown, and whatever it could
// have changed.
func (s *Initials) execute(c *types.Class) {
	m := s.m
	s.defaults(c)
	for _, part := range core.StaticInits(c) {
		if f := part.Field; f != nil && !hasConstants(f) {
			continue
		}
		var at int32 // where the statement begins that is executed
		err := s.attempt(func() { s.part(c, part, &at) })
		if err == nil {
			continue
		}
		if f := part.Field; f != nil && s.classes[c].failed == nil && f.IsCreatedAlone(m.world) && isOutOfSight(err) {
			s.unknown[f] = err
			m.static[m.staticIndex(f)] = value{r: absent}
			continue
		}
		var end *ends
		if errors.As(err, &end) || s.classes[c].failed != nil || s.untouched {
			panic(failure{err})
		}
		if f := part.Field; f != nil && errors.As(err, new(*Outside)) && m.world.ReadsAlone(f) {
			s.unknown[f] = err
			m.static[m.staticIndex(f)] = value{r: absent}
			continue
		}
		saved := map[*types.Field]value{}
		for _, f := range c.Fields {
			if f.Static && !f.Final && spares(part, f) {
				saved[f] = m.static[m.staticIndex(f)]
			}
		}
		for _, f := range assigned(c, part) {
			s.unknown[f] = err
			m.static[m.staticIndex(f)] = value{r: absent}
		}
		for _, f := range c.Fields {
			if f.Static && part.Writes(f, at) {
				s.thaw(f)
			}
		}
		var same []*object
		for _, r := range s.running { // no other class names what it fills
			same = append(same, s.fill(r, m.objects[s.classes[r].first:], func(f *types.Field) bool { return r != c || !part.Names(f) })...)
		}
		s.stay(same)
		s.freezeArrays(m.objects)
		s.forget(c, m.objects)
		for _, o := range same { // those that come may still change it
			delete(s.constants, o)
			delete(s.frozen, o)
		}
		for f, v := range saved {
			m.static[m.staticIndex(f)] = v
		}
		if f := part.Field; f != nil && f.Enum != nil {
			s.leaveArbitrary(f, err)
		}
	}
}

// thaw lets the arrays of a static field that an initialiser may have changed hold anything.
func (s *Initials) thaw(f *types.Field) {
	s.thawed[f] = true
	var melt func(o *object)
	melt = func(o *object) {
		if o == nil || !s.frozen[o] || o.closed {
			return
		}
		delete(s.frozen, o)
		for _, v := range o.slots {
			melt(v.r)
		}
	}
	melt(s.m.static[s.m.staticIndex(f)].r)
}

// assigned are the fields that a static initialiser may give a value.
func assigned(c *types.Class, part core.StaticInit) []*types.Field {
	if part.Field != nil {
		return []*types.Field{part.Field}
	}
	var fields []*types.Field
	for _, f := range c.Fields {
		if f.Static && f.Decl != nil && f.Decl.Init == nil && !spares(part, f) {
			fields = append(fields, f)
		}
	}
	return fields
}

// spares reports whether a static initialiser changes nothing in a static field of its class,
// whatever it calls: it does not name the field, and no other code may assign it.
func spares(part core.StaticInit, f *types.Field) bool {
	return !part.Names(f) && (f.Final || core.IsInitialisersAlone(f))
}

// close ends the initialisation of a class that made the objects from first on.
func (s *Initials) close(c *types.Class, first int) {
	allocated := s.m.objects[first:]
	s.stay(s.fill(c, allocated, func(*types.Field) bool { return true }))
	if s.untouched {
		s.leave(c, allocated)
	}
	for _, o := range allocated {
		o.closed = true
	}
	s.freezeArrays(allocated)
	for _, f := range c.Fields {
		if f.Static && !s.thawed[f] && s.m.world.FrozenRows(f) {
			s.freezeRows(s.m.static[s.m.staticIndex(f)].r, f.Type)
		}
	}
	s.closed = append(s.closed, allocated...)
	s.forget(c, s.closed)
}

// freezeArrays lets the arrays keep their elements that objects of the library never write to.
func (s *Initials) freezeArrays(objects []*object) {
	for _, o := range objects {
		if t, ok := o.typ.(*types.Class); ok && t.Library {
			for i, f := range s.m.class(t).fields {
				if types.IsOwnArray(f) && o.slots[i].r != nil {
					s.frozen[o.slots[i].r] = true
				}
			}
		}
	}
}

// keepAll lets the arrays in which a class of the JDK keeps something for itself keep their
// elements, and objects of its package their fields.
func (s *Initials) keepAll(o *object, of *types.Class) {
	if o == nil || o == absent || s.frozen[o] || s.constants[o] {
		return
	}
	switch t := o.typ.(type) {
	case *types.Array:
		s.frozen[o] = true
	case *types.Class:
		if !t.Platform || types.IsImmutable(t) || t.EnumOf() != nil || packageOf(t) != packageOf(of) {
			return
		}
		s.constants[o] = true
	}
	for _, x := range o.slots {
		s.keepAll(x.r, of)
	}
}

// packageOf is the name of the package of a class.
func packageOf(c *types.Class) string {
	for c.Outer != nil {
		c = c.Outer
	}
	return c.Name[:max(0, strings.LastIndexByte(c.Name, '.'))]
}

// freezeRows lets the arrays in an array keep their elements, as far as its type says that
// there are any.
func (s *Initials) freezeRows(o *object, t types.Type) {
	a, array := t.(*types.Array)
	if !array {
		return
	}
	below, array := a.Elem.(*types.Array)
	if o == nil || o == absent || !array {
		return
	}
	for _, x := range o.slots {
		if x.r != nil && x.r != absent {
			s.frozen[x.r] = true
			s.freezeRows(x.r, below)
		}
	}
}

// reads notes a read of a static field.
func (s *Initials) reads(f *types.Field) {
	if s.untouched && !s.m.world.KeepsInitial(f) && s.isOver(f.Class) {
		unknowable{s}.Choose(Place{Field: f})
	}
}

// noteRead notes a read of slot i of an object of a class that is initialised.
func (s *Initials) noteRead(o *object, i int) {
	if !s.untouched || s.judging {
		return
	}
	switch t := o.typ.(type) {
	case *types.Array:
		if !t.Row && !s.frozen[o] {
			unknowable{s}.Choose(Place{Index: i})
		}
	case *types.Class:
		if f := s.m.class(t).fields[i]; !f.Final && !s.constants[o] {
			unknowable{s}.Choose(Place{Field: f})
		}
	}
}

// isOver reports whether a class is initialised while the initialisers of another run.
func (s *Initials) isOver(c *types.Class) bool {
	k := s.classes[c]
	return k != nil && k.done && len(s.running) > 0 && s.running[len(s.running)-1] != c
}

// writes notes a write to a static field: number i, of class c.
func (s *Initials) writes(c *types.Class, i int) {
	if !s.isOver(c) {
		return
	}
	s.alone(s.m.fields[i].QName())
	s.outside = append(s.outside, i)
}

// alone gives up on an initialiser that changes what is none of its class's.
func (s *Initials) alone(what string) {
	if s.untouched {
		panic(fault("it changes %s, of another class", what))
	}
}

// keeps reports whether an array has the same elements for ever: one that only reads
// meet, and the chars of a string.
func (s *Initials) keeps(o *object) bool {
	a, ok := o.typ.(*types.Array)
	return ok && (a.Row || s.frozen[o] || s.untouched)
}

// forget takes away what may change from now on: the static fields of a class
// that are not final, those of others to which it wrote, and what can be written in the
// objects.
func (s *Initials) forget(c *types.Class, objects []*object) {
	if s.untouched {
		return
	}
	m := s.m
	for _, i := range s.outside {
		s.drop(m.static[i].r)
		m.static[i] = value{r: absent}
	}
	s.outside = s.outside[:0]
	for _, f := range c.Fields {
		if f.OfJDK() {
			s.keepAll(m.static[m.staticIndex(f)].r, c)
		}
		if f.IsCache() {
			continue
		}
		if f.Static && !m.world.KeepsInitial(f) && !f.Model {
			s.drop(m.static[m.staticIndex(f)].r)
			m.static[m.staticIndex(f)] = value{r: absent}
		}
	}
	for _, o := range objects {
		if t, ok := o.typ.(*types.Class); ok && types.IsImmutable(t) {
			for _, v := range o.slots {
				if v.r != nil {
					s.frozen[v.r] = true
				}
			}
		}
	}
	for _, o := range objects {
		var fields []*types.Field
		if t, ok := o.typ.(*types.Class); ok {
			if types.IsImmutable(t) || s.constants[o] {
				continue
			}
			fields = m.class(t).fields
		} else if s.keeps(o) {
			continue
		}
		for i := range o.slots {
			if fields == nil || !fields[i].Final {
				s.drop(o.slots[i].r)
				o.slots[i] = value{r: absent}
			}
		}
	}
}
