package sequences

import (
	"slices"

	"inspect/java/scope"
	"inspect/java/types"
)

// A plan is what the sequences for one method consist of: the types whose objects are
// made, how each is made, and the calls that may change what the method reads.
type plan struct {
	world   *types.World
	effects *effects
	last    *call
	pools   []*pool
	byType  map[string]*pool
	steps   []*call
	stepped map[*types.Method]map[string]bool // by the type of the receiver
	reads   map[string]bool
	// wanted are the types of objects that no constructor or factory makes: a step may
	// return one.
	wanted  map[string]types.Type
	given   map[string]bool         // types of arrays and collections that callers change
	givers  map[*types.Method]bool  // whose results they change
	changed map[*types.Field]bool   // static fields that are read
	others  map[string][]types.Type // types of objects that are made for parameters of a type of the library
	// shares: what is read may be in a static field, so that an object may change what
	// another one sees.
	shares bool
	// inside: the last call is one that only code of its package can write.
	inside       bool
	answered     map[*types.Method]bool  // no steps, whose callers take part
	giving       map[*types.Method]bool  // that give what a constructor makes which sequences may not call
	pending      []*pool                 // whose makers are not known yet
	most         int                     // how many pools there may be
	dropped      map[*types.Class]bool   // of which there is none for that reason
	nulls        map[parameter]bool      // that take null, since nothing could be made otherwise
	lent         map[string]types.Type   // abstract types of objects that steps give
	shared       map[*types.Field]bool   // that may have what another one has that is read
	left         map[*types.Method]bool  // no steps, since there are too many
	implementing map[string][]types.Type // classes, as far as asked
	choice       *types.TypeChoice       // of ground types
	isFirst      bool                    // these are the first ones
	scope        *scoped                 // the code that sequences can come to
	readIn       *scoped                 // that which reads are of so far
	involved     *scope.Scope            // see isInvolved
	isNarrow     bool                    // other classes take no part
	unassigned   []*types.Field          // static fields whose assignments are left out
}

// pool is a class of the program, with its type arguments, of which the driver holds
// objects.
type pool struct {
	typ    types.Type
	class  *types.Class
	makers []*call
	taken  bool // a parameter takes its objects: more than one is worth making
}

// call is a call of a method, of a constructor, or an assignment to a field.
type call struct {
	method *types.Method
	field  *types.Field // nil: a call
	use    *use         // what is done with what the method gives, or without one with an object of the type on
	on     types.Type   // of the receiver; nil: none
	params []types.Type
	result types.Type
}

const (
	// maxImplementors is how many classes of an abstract type are made.
	maxImplementors = 8
	// maxTaken is of how many classes objects are made that the last call takes, and those that
	// these need, and maxClasses of how many where others change what it reads.
	maxTaken   = 16
	maxClasses = 8
	// maxSteps is how many methods of other classes are steps: more make no graph that is asked.
	maxSteps = 64
	// maxWide is how many steps there are where some are of classes that are not involved.
	maxWide = 24
)

// newPlan is the plan for a method. Where calls of other classes make it too large, there are none but those of
// the classes whose objects the method takes, and of what these need.
func newPlan(w *types.World, e *effects, m *types.Method, choice *types.TypeChoice) *plan {
	p := planned(w, e, m, choice, false)
	if len(p.steps) > maxWide && slices.ContainsFunc(p.steps, func(c *call) bool { return !isInvolved(p, c.method) }) {
		return planned(w, e, m, choice, true)
	}
	return p
}

// isInvolved reports whether a method is one of the classes whose objects the last call takes, or that these need.
func isInvolved(p *plan, m *types.Method) bool {
	return m == nil || p.involved.Has(p.effects.scopes.Number(m.Class))
}

// isLeftOut reports whether a class takes no part, since the plan would be too large.
func (p *plan) isLeftOut(c *types.Class) bool {
	return p.isNarrow && !p.involved.Has(p.effects.scopes.Number(c))
}

func planned(w *types.World, e *effects, m *types.Method, choice *types.TypeChoice, isNarrow bool) *plan {
	isFirst := choice == nil
	if isFirst {
		choice = &types.TypeChoice{}
	}
	p := &plan{choice: choice, isFirst: isFirst, world: w, effects: e, byType: map[string]*pool{}, stepped: map[*types.Method]map[string]bool{}, reads: map[string]bool{}, wanted: map[string]types.Type{}, changed: map[*types.Field]bool{}, given: map[string]bool{}, others: map[string][]types.Type{}, givers: map[*types.Method]bool{}, inside: !IsOpen(m), answered: map[*types.Method]bool{}, giving: map[*types.Method]bool{}, nulls: map[parameter]bool{}, dropped: map[*types.Class]bool{}, lent: map[string]types.Type{}, shared: map[*types.Field]bool{}, left: map[*types.Method]bool{}, implementing: map[string][]types.Type{}}
	var on types.Type
	if !m.Static {
		on = types.GroundClassBy(w, m.Class, choice)
	}
	p.last = p.callOf(m, on)
	p.scope = e.within(e.scopes.Of(m.Class))
	p.read()
	p.most = maxTaken
	p.require(p.last)
	p.pool()
	p.most = max(len(p.pools), maxClasses)
	p.involve(isNarrow)
	for p.widen() || p.changers() || p.holders() || p.callers() || p.enums() || len(p.pending) > 0 || p.readIn != p.scope {
	}
	p.prune()
	p.shares = len(p.changed) > 0
	p.nullable()
	p.order()
	return p
}

// involve says which classes are involved: those of the calls at hand.
func (p *plan) involve(isNarrow bool) {
	classes := []*types.Class{p.last.method.Class}
	for _, pl := range p.pools {
		classes = append(classes, ours(pl.class)...)
	}
	p.involved, p.isNarrow = p.effects.scopes.With(classes), isNarrow
}

// callOf is a call of a method on objects of a type.
func (p *plan) callOf(m *types.Method, on types.Type) *call {
	s := types.GroundSignatureBy(p.world, m, on, p.choice)
	c := &call{method: m, params: s.Params, result: s.Result}
	switch {
	case m.Constructor:
		c.result = on
		if c.result == nil {
			c.result = m.Class
		}
		if m.Class.IsInner() {
			c.on = types.GroundClassBy(p.world, m.Class.Outer, p.choice)
		}
	case !m.Static:
		c.on = on
	}
	return c
}

// require sees to objects of what a call takes.
func (p *plan) require(c *call) {
	if c.on != nil {
		p.need(c.on, false)
	}
	for _, t := range c.params {
		p.need(t, true)
		p.needInside(t)
		p.widenFor(t)
		for _, k := range p.programTypes(c, t) {
			if !slices.ContainsFunc(p.others[t.String()], func(o types.Type) bool { return o.String() == k.String() }) {
				p.others[t.String()] = append(p.others[t.String()], k)
				p.need(k, true)
			}
		}
	}
}

// widenFor takes the code into the scope that leads to the last call, where an argument of a type may have been
// created there.
func (p *plan) widenFor(t types.Type) {
	if s := p.effects.scopes; p.isFromElsewhere(t) {
		p.scope = p.effects.within(s.Both(p.scope.Scope, s.LeadingTo(p.last.method.Class)))
	}
}

// isFromElsewhere reports whether an argument of a type may be an object that sequences do not create.
func (p *plan) isFromElsewhere(t types.Type) bool {
	return slices.ContainsFunc(everyIn(t), func(k types.Type) bool {
		c := classOf(k)
		return scope.IsOpen(k) && (c == nil || c.IsOutside() || p.byType[k.String()] == nil && len(p.classes(k)) == 0)
	})
}

// need sees to pools of a type and of those that implement it; asked: a parameter takes
// them.
func (p *plan) need(t types.Type, taken bool) {
	if c := classOf(t); len(p.classes(t)) == 0 && p.byType[t.String()] == nil && p.wanted[t.String()] == nil && p.isOurs(c) {
		p.wanted[t.String()] = t
		p.requireGivers(c)
	}
	if c := classOf(t); hasState(c) && p.byType[t.String()] == nil && Unnameable(c) == "" {
		p.enum(c)
	}
	for _, k := range p.enumsOf(t) {
		p.need(k, true)
	}
	for _, k := range p.classes(t) {
		pl := p.byType[k.String()]
		if pl == nil {
			if len(p.pools) >= p.most || p.isLeftOut(classOf(k)) {
				p.dropped[classOf(k)] = true
				continue
			}
			pl = &pool{typ: k, class: classOf(k)}
			p.byType[k.String()] = pl
			p.pools = append(p.pools, pl)
			p.pending = append(p.pending, pl)
			p.extend(pl.class)
		}
		pl.taken = pl.taken || taken
	}
}

// pool finds what makes the objects of the pools that are new: of the nearest ones first.
func (p *plan) pool() {
	for len(p.pending) > 0 {
		pl := p.pending[0]
		p.pending = p.pending[1:]
		pl.makers = p.makersOf(pl)
		for _, m := range pl.makers {
			if p.seesOthers(m.method) {
				union(p.reads, p.effectOf(m.method).reads)
			}
			p.require(m)
		}
	}
}

// requireGivers sees to objects of the classes that have a method which returns objects of c.
func (p *plan) requireGivers(c *types.Class) {
	for _, k := range p.world.Classes() {
		if k == c || k.Broken != nil || !p.isOurs(k) {
			continue
		}
		p.world.Header(k)
		for _, m := range k.Methods {
			if !m.Constructor && m.Result == types.Type(c) && p.isCallable(m) {
				p.need(types.GroundClassBy(p.world, k, p.choice), false)
				break
			}
		}
	}
}

// classes are the types of the program's classes whose objects are of type t, as far as
// code of their package can make them: none for a type of the library, an enum, an array.
func (p *plan) classes(t types.Type) (out []types.Type) {
	c := classOf(t)
	if !p.isOurs(c) {
		return nil
	}
	if out, known := p.implementing[t.String()]; known {
		return out
	}
	defer func() { p.implementing[t.String()] = out }()
	p.effects.pass()
	for _, k := range p.world.Classes() {
		if len(out) == maxImplementors {
			break
		}
		if k.Abstract || !k.IsSubclassOf(c) || k.IsEnum() || Unnameable(k) != "" || k.Broken != nil {
			continue
		}
		typ := types.GroundClassBy(p.world, k, p.choice)
		if k == c {
			typ = t
		} else if s := p.world.AsSuper(typ, c); s == nil || s.String() != t.String() {
			continue
		}
		if len(p.constructors(typ)) > 0 || k == c && len(p.factories(typ)) > 0 {
			out = append(out, typ)
		}
	}
	return out
}

// isOurs reports whether c is a class of the program whose objects sequences are to make.
func (p *plan) isOurs(c *types.Class) bool {
	return c != nil && !c.IsOutside() && !c.Compiled && !c.IsEnum() && Unnameable(c) == ""
}

// isConstructed reports whether the driver makes the objects of a type.
func (p *plan) isConstructed(t types.Type) bool {
	if t == nil {
		return false
	}
	pl := p.byType[t.String()]
	return pl != nil && !pl.class.IsEnum() || len(p.classes(t)) > 0
}

// makersOf are the constructors and static factories of a pool.
func (p *plan) makersOf(pl *pool) []*call {
	return append(p.constructors(pl.typ), p.factories(pl.typ)...)
}

// constructors are those of a type. Where none but those for the package are there, and nothing
// in the program calls them, it is code of the package out of sight that does.
func (p *plan) constructors(t types.Type) (out []*call) {
	c := classOf(t)
	p.world.Header(c)
	var unused []*call
	for _, m := range c.Methods {
		switch {
		case !m.Constructor:
		case p.isCallable(m):
			out = append(out, p.callOf(m, t))
		case !isPrivate(m) && p.isNameable(m) && len(p.effects.callersOf(m)) == 0:
			unused = append(unused, p.callOf(m, t))
		}
	}
	if len(out) == 0 && len(p.factories(t)) == 0 {
		return unused
	}
	return out
}

func (p *plan) factories(t types.Type) (out []*call) {
	c := classOf(t)
	p.world.Header(c)
	for _, m := range c.Methods {
		if m.Static && p.isCallable(m) && m.Decl != nil {
			if k := p.callOf(m, nil); k.result.String() == t.String() {
				out = append(out, k)
			}
		}
	}
	return out
}

// isCallable reports whether other code of the package can call a method, with arguments of
// types that it can name.
func (p *plan) isCallable(m *types.Method) bool {
	if !p.isAccessible(m) {
		return false
	}
	return p.isNameable(m)
}

// isNameable reports whether code of the package can name a method and the types that it takes.
func (p *plan) isNameable(m *types.Method) bool {
	if m.Derived != types.NotDerived && m.Derived != types.Canonical && m.Derived != types.Accessor {
		return false
	}
	if isUnknown(m.Result) {
		return false
	}
	return !slices.ContainsFunc(m.Params, func(v *types.Var) bool {
		if isUnknown(v.Type) {
			return true
		}
		c, ok := types.Leaf(v.Type).(*types.Class)
		return ok && !c.IsOutside() && Unnameable(c) != ""
	})
}

// widen adds the steps that write what is read so far; it reports whether there was one.
func (p *plan) widen() bool {
	for n := -1; n < len(p.shared); {
		n = len(p.shared)
		p.pool()
		p.read()
		p.sharers()
	}
	more := false
	for i := 0; i < len(p.pools); i++ {
		pl := p.pools[i]
		for _, c := range ours(pl.class) {
			p.world.Header(c)
			for _, m := range c.Methods {
				more = p.step(m, pl) || more
			}
			for _, f := range c.Fields {
				more = p.assignment(f, pl) || more
			}
		}
		for _, m := range pl.makers {
			more = p.creation(m, pl) || more
		}
	}
	n := len(p.steps)
	p.widenLent()
	return more || len(p.steps) > n
}

// ours are a class, its superclasses, and the interfaces of all of them, as far as they are of the
// program: each once, a superclass before interfaces.
func ours(c *types.Class) (out []*types.Class) {
	for k := c; k != nil && !k.IsOutside(); k = k.Super {
		out = append(out, k)
	}
	for i := 0; i < len(out); i++ {
		for _, k := range out[i].Interfaces {
			if !k.IsOutside() && !slices.Contains(out, k) {
				out = append(out, k)
			}
		}
	}
	return out
}

// creation keeps a constructor or factory as a step that may see what another step wrote: a
// copy, an object that counts those before it.
func (p *plan) creation(m *call, pl *pool) bool {
	reads := p.effectOf(m.method).reads
	changes := p.changesStatics(m.method)
	if p.has(m.method, pl.typ) || !changes && !p.seesOthers(m.method) {
		return false
	}
	if !changes && !slices.ContainsFunc(p.steps, func(s *call) bool {
		return s.field != nil && reads[s.field.Name] || s.use != nil && (reads[elements] || reads[contents]) || s.method != nil && !s.method.Constructor && p.effectOf(s.method).touches(reads)
	}) {
		return false
	}
	p.mark(m.method, pl.typ)
	p.steps = append(p.steps, m)
	return true
}

// step keeps a method of a pool's class as a step if it writes what is read.
func (p *plan) step(m *types.Method, pl *pool) bool {
	if m.Constructor || m.Decl == nil || m.Decl.Body == nil && !pl.class.IsEnum() || !p.isCallable(m) || p.has(m, pl.typ) {
		return false
	}
	e := p.effectOf(m)
	if !e.touches(p.reads) && !p.giving[m] && !p.gives(m, pl) && !p.isLending(m, pl) {
		return false
	}
	if m.Class != pl.class && !m.Static && p.isOverridden(m, pl.class) {
		return false
	}
	if len(p.steps) >= maxSteps && pl.class != p.last.method.Class || p.isLeftOut(m.Class) {
		p.left[m] = true
		return false
	}
	on := pl.typ
	if m.Static {
		on = nil
	}
	c := p.callOf(m, on)
	p.mark(m, pl.typ)
	p.steps = append(p.steps, c)
	p.extend(m.Class)
	union(p.reads, e.reads)
	p.require(c)
	if p.isLending(m, pl) {
		p.need(c.result, false)
		if classOf(c.result).Abstract {
			p.lent[c.result.String()] = c.result
		}
	}
	if t := p.wanted[c.result.String()]; t != nil {
		delete(p.wanted, c.result.String())
		given := &pool{typ: t, class: classOf(t), taken: true}
		p.byType[t.String()] = given
		p.pools = append(p.pools, given)
		p.extend(given.class)
	}
	return true
}

// gives reports whether a method returns objects that nothing else makes.
func (p *plan) gives(m *types.Method, pl *pool) bool {
	if len(p.wanted) == 0 || !types.IsReference(m.Result) {
		return false
	}
	on := pl.typ
	if m.Static {
		on = nil
	}
	return p.wanted[p.callOf(m, on).result.String()] != nil
}

// isOverridden reports whether a class has a method of its own, or inherits one, in the place
// of m of one of its superclasses.
func (p *plan) isOverridden(m *types.Method, c *types.Class) bool {
	for k := c; k != nil && k != m.Class; k = k.Super {
		for _, o := range k.Methods {
			if slices.Contains(o.Overrides, m) {
				return true
			}
		}
	}
	return false
}

func (p *plan) has(m *types.Method, on types.Type) bool {
	if m.Static {
		return len(p.stepped[m]) > 0
	}
	return p.stepped[m][on.String()]
}

func (p *plan) mark(m *types.Method, on types.Type) {
	if p.stepped[m] == nil {
		p.stepped[m] = map[string]bool{}
	}
	p.stepped[m][on.String()] = true
}

// assignment keeps an assignment to a field that others may assign as a step.
func (p *plan) assignment(f *types.Field, pl *pool) bool {
	if f.Static || !p.reads[f.Name] || !p.isAssignable(f) {
		return false
	}
	if slices.ContainsFunc(p.steps, func(c *call) bool { return c.field == f && c.on.String() == pl.typ.String() }) {
		return false
	}
	return p.assign(f, pl.typ, types.GroundFieldBy(p.world, f, p.world.AsSuper(pl.typ, f.Class), p.choice))
}

// isAssignable reports whether others assign a field, with a value that sequences have. A field that
// the methods of its own class assign is theirs, although others may.
func (p *plan) isAssignable(f *types.Field) bool {
	return p.isOthers(f) && !isUnknown(f.Type) && (f.Static || !p.effects.hasMethodsFor(f) || p.effects.isAssignedOutside(f))
}

// isOthers reports whether others may assign a field: a public one, in a class that its package
// alone sees one that is not private, and one that code outside of its class assigns.
func (p *plan) isOthers(f *types.Field) bool {
	if f.Final || f.Ghost || f.Model || f.Decl == nil || p.effects.isReachedByOthers(f.Class) {
		return false
	}
	return p.isSeen(f) || p.effects.isAssignedOutside(f)
}

// isSeen reports whether code outside of the top-level class may name a field: a public one, and in a
// class that its package alone sees one that is not private.
func (p *plan) isSeen(f *types.Field) bool {
	if f.Decl == nil || p.effects.isHidden(f) {
		return false
	}
	top := types.TopLevel(f.Class)
	inside := top.Decl != nil && !top.Decl.Modifiers.Has("public")
	return f.Decl.Modifiers.Has("public") || inside && !f.Decl.Modifiers.Has("private")
}

// assign keeps an assignment to a field of a type as a step: on is the type of the object, nil
// for a static field.
func (p *plan) assign(f *types.Field, on, t types.Type) bool {
	if c, ok := types.Leaf(p.world.Erasure(t)).(*types.Class); ok && !c.IsOutside() && Unnameable(c) != "" {
		return false
	}
	c := &call{field: f, on: on, params: []types.Type{t}}
	p.steps = append(p.steps, c)
	p.require(c)
	return true
}

// isComplete reports that nothing which comes between the creation of the objects and the call
// changes what it reads: no step, no other object, and no caller who holds an array or an
// object of the library that was given.
func (p *plan) isComplete() bool {
	return len(p.steps) == 0 && !p.shares && !p.reads[elements] && !p.reads[contents]
}

// order puts the pools so that those that makers of others take come first, as far as they
// are not on a cycle.
func (p *plan) order() {
	var out []*pool
	seen := map[*pool]bool{}
	var visit func(pl *pool)
	visit = func(pl *pool) {
		if seen[pl] {
			return
		}
		seen[pl] = true
		for _, m := range pl.makers {
			for _, t := range append(slices.Clone(m.params), m.on) {
				for _, of := range everyIn(t) {
					for _, k := range p.classes(of) {
						if earlier := p.byType[k.String()]; earlier != nil { // else it is left out
							visit(earlier)
						}
					}
				}
			}
		}
		out = append(out, pl)
	}
	for _, pl := range p.pools {
		visit(pl)
	}
	p.pools = out
}

// classOf is the class of a type with or without type arguments, nil for other types.
func classOf(t types.Type) *types.Class {
	switch t := t.(type) {
	case *types.Class:
		return t
	case *types.Parameterized:
		return t.Class
	}
	return nil
}

// Unnameable says why other code of its package cannot name a class, "" where it can.
func Unnameable(c *types.Class) string {
	if c.IsInCode() {
		return "it stands in the code of a method"
	}
	if k := EnclosingPrivate(c); k != nil {
		return k.SimpleName() + " is private"
	}
	return ""
}

// EnclosingPrivate is the private class that c is or stands in, nil where there is none.
func EnclosingPrivate(c *types.Class) *types.Class {
	for k := c; k != nil; k = k.Outer {
		if k.Decl != nil && k.Decl.Modifiers.Has("private") {
			return k
		}
	}
	return nil
}

// isUnknown reports whether a type names a class that nothing is known of.
func isUnknown(t types.Type) bool {
	switch t := types.Leaf(t).(type) {
	case *types.Parameterized:
		return slices.ContainsFunc(t.Args, isUnknown)
	default:
		return types.IsKind(t, types.Invalid)
	}
}
