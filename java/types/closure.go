package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// Reached is everything that checking a method can touch, in the order in
// which it was met, resolved.
type Reached struct {
	Bodies    []*Method // methods whose bodies are needed
	Contracts []*Method // methods whose contracts are needed
	Classes   []*Class  // classes whose objects can occur, supertypes included
	Fields    []*Field
	Diags     []*source.Diagnostic
}

// Reachable resolves, beginning at root with its contract and body, all that
// calls (every target of a virtual call included), constructors, specifications
// and class specifications reach. contract reports whether a callee's contract is
// used in place of its body; nil: never.
func (w *World) Reachable(root *Method, contract func(*Method) bool) *Reached {
	c := &closure{w: w, contract: contract, out: &Reached{}, seen: map[any]bool{}}
	c.method(root, true, true, root.Span)
	c.drain()
	return c.out
}

// drain does what is left to do, unless it is told to stop: then it is left for later.
func (c *closure) drain() {
	for {
		switch {
		case c.isStopped():
			return
		case len(c.work) > 0:
			next := c.work[0]
			c.work = c.work[1:]
			c.run(next)
		case c.all && c.valued < len(c.out.Fields):
			f := c.out.Fields[c.valued]
			c.valued++
			if f.Const == nil && !f.Class.Library && (c.w.KeepsInitial(f) || f.IsCache()) {
				c.run(func() { c.initial(f) })
			}
		default:
			return
		}
	}
}

// isStopped reports whether the loading is to end.
func (c *closure) isStopped() bool { return c.all && c.w.config.Stop != nil && c.w.config.Stop() }

// needsInitials reports whether static fields are given their values while all is loaded.
func (c *closure) needsInitials() bool { return c.all && c.w.config.Initial != nil }

// initial adds the classes of the objects to which the value of a static final field
// leads, or what says which values it may have.
func (c *closure) initial(f *Field) {
	if c.needsInitials() {
		for _, t := range c.w.config.Initial(f) {
			c.typ(t)
			if k, ok := t.(*Class); ok && k.Platform && !c.created[k] {
				c.create(k)
			}
		}
	}
	if c.w.config.Reads != nil && c.w.config.Reads(f) {
		c.method(c.w.Establish(f), true, false, f.Span)
		if k, ok := f.Type.(*Class); ok { // values are compared
			c.call(reachedCall{c.w.ObjectEquals(), k, f.Span})
		}
	}
}

// run does one piece of work. A fault of ours ends that piece; when all is loaded it
// waits in the unit, for those who need the unit.
func (c *closure) run(work func()) {
	if c.all {
		defer func() { recover() }()
	}
	work()
}

// closure is the worklist of Reachable.
type closure struct {
	w        *World
	contract func(*Method) bool
	out      *Reached
	seen     map[any]bool
	created  map[*Class]bool // classes of the JDK of which reached code creates objects
	virtual  []reachedCall   // virtual calls met: new classes bring new targets
	work     []func()
	// all: bodies and contracts are needed of everything, and static initialisers.
	all bool
	// sweeping: classes are met since an Object may be of them, and no code that was reached names them.
	sweeping bool
	// valued is of how many of the fields the values were asked for: see Config.Initial.
	valued int
}

type (
	bodyKey     struct{ m *Method }
	contractKey struct{ m *Method }
	initKey     struct{ k *Class }
	sweptKey    struct{ k *Class }
	virtualKey  struct {
		m *Method
		c *Class
	}
	targetKey struct {
		m *Method
		c *Class
	}
)

func (c *closure) first(key any) bool {
	if c.seen[key] {
		return false
	}
	c.seen[key] = true
	return true
}

func (c *closure) later(f func()) { c.work = append(c.work, f) }

// method adds a method that is called at a place.
func (c *closure) method(m *Method, body, spec bool, at source.Span) {
	body = body && !c.w.IsNeverExecuted(m)
	if d := c.w.Bodiless(m, at); body && d != nil && !c.all {
		c.out.Diags = append(c.out.Diags, d)
		body = false
	}
	if body && m.Native && !c.all {
		c.out.Diags = append(c.out.Diags, source.NotSupported(at, "the native method "+m.QName(), "give it a contract, or write what it does in Java"))
		body = false
	}
	if m.Constructor && m.Class.Platform && !c.created[m.Class] {
		c.create(m.Class)
	}
	if body && c.first(bodyKey{m}) {
		c.out.Bodies = append(c.out.Bodies, m)
		if m.GivesMessage() {
			c.later(c.messages)
		}
		c.later(func() {
			c.units(c.w.bodyUnits(m))
			if k := c.w.Info.Implicit[m]; k != nil {
				c.call(reachedCall{k, nil, m.Span})
			}
		})
	}
	if spec && c.first(contractKey{m}) {
		c.out.Contracts = append(c.out.Contracts, m)
		c.later(func() { c.units(c.w.contractUnits(m)) })
	}
	if body || spec {
		c.class(m.Class)
		c.initialise(m.Class)
		if !m.Static && !m.Class.IsOutside() {
			c.inside(m.Class, nil)
		}
		for _, e := range m.DeclaredThrows() { // a call by contract may throw them, Javadoc's too
			if !e.IsOutside() {
				c.class(e)
			}
		}
		for i, p := range m.Params {
			c.typ(p.Type)
			if !m.Class.IsOutside() {
				c.inside(p.Type, c.w.ParamContents(m, i))
			}
		}
	}
}

func (c *closure) units(us []*unit) {
	for _, u := range us {
		c.out.Diags = merge(c.out.Diags, u.diags)
		for _, k := range u.refs.classes {
			c.class(k)
		}
		for _, f := range u.refs.fields {
			c.field(f)
		}
		for _, a := range u.refs.anyObjects {
			c.inside(a.Root.Type, c.w.AnyContents(a))
		}
		for _, k := range u.refs.calls {
			c.call(k)
		}
	}
}

func (c *closure) call(k reachedCall) {
	if c.all {
		m := k.method
		onObject := !m.Static && !m.Constructor
		c.method(m, !onObject || !m.Class.Platform || m.InJML(), true, k.at)
		if k.on = m.Class; !onObject {
			return
		}
	}
	if c.contract != nil && !k.method.Constructor && k.method.Contract != nil && c.contract(k.method) {
		c.method(k.method, false, true, k.at)
		return
	}
	if k.on == nil {
		c.method(k.method, true, false, k.at)
		return
	}
	if c.first(virtualKey{k.method, k.on}) {
		c.virtual = append(c.virtual, k)
		c.class(k.on)
		for _, d := range c.w.Subclasses(k.on) {
			c.target(k, d)
		}
	}
}

// create notes that there are objects of a class of the JDK, and adds what the virtual
// calls met so far execute on them.
func (c *closure) create(k *Class) {
	if c.created == nil {
		c.created = map[*Class]bool{}
	}
	c.created[k] = true
	for _, call := range c.virtual {
		if k.IsSubclassOf(call.on) && !k.Abstract {
			c.target(call, k)
		}
	}
}

// target adds what a virtual call of m executes on an object of class d.
func (c *closure) target(k reachedCall, d *Class) {
	m := k.method
	if d.Unknown != nil {
		return // what it executes is not known
	}
	// A call by its contract may throw any exception that is known.
	if d.Platform && !c.created[d] && !(c.all && d.IsSubclassOf(c.w.builtin("Throwable"))) {
		return
	}
	if !c.first(targetKey{m, d}) {
		return
	}
	if c.all && m.Class.Platform {
		c.method(m, true, true, k.at) // which a call runs that is not virtual
	}
	c.w.captures(d) // what a class without a name overrides is known when the code around it is
	t := c.w.Dispatch(m, d)
	if t == nil {
		if d.Opaque && !m.Abstract { // what it is for other objects
			c.method(m, true, c.all, k.at)
		}
		if !d.Library && !d.Opaque {
			at := d.Decl.Name.Span()
			c.out.Diags = append(c.out.Diags, source.Errorf(AbstractInstantiation, at, "class %s is not abstract and has no method %s", d.Name, m.QName()))
		}
		return
	}
	if c.contract != nil && t.Contract != nil && c.contract(t) {
		c.method(t, false, true, k.at)
		return
	}
	c.method(t, true, c.all, k.at)
}

func (c *closure) field(f *Field) {
	if c.first(f) {
		c.out.Fields = append(c.out.Fields, f)
		c.class(f.Class)
		c.initialise(f.Class)
		c.typ(f.Type)
		if f.Const != nil && f.Decl != nil && f.Decl.Init != nil && c.needsInitials() { // its width may count
			c.units([]*unit{c.w.initUnit(f.Class, f)})
		}
	}
}

// inside adds the classes of the library that a place of type t may hold, and what is
// in them.
func (c *closure) inside(t Type, cs []Content) {
	if k, ok := Leaf(t).(*Class); ok {
		substitutes, _ := c.w.Substitutes(k)
		for _, r := range append(c.w.Ranges(k), substitutes...) {
			c.class(r)
		}
	}
	for _, x := range cs {
		c.inside(x.Of, nil)
		c.typ(x.Of)
	}
}

// initialise adds the static initialisers of a class that is used, and of its
// superclasses and interfaces. Those of the JDK's classes lead to most of the JDK: where
// values are asked for, they are loaded as they are executed.
func (c *closure) initialise(k *Class) {
	if !c.all || k.Platform && c.needsInitials() || !c.first(initKey{k}) {
		return
	}
	for _, p := range c.w.parents(k) {
		c.initialise(p)
	}
	c.later(func() { c.units(c.w.staticUnits(k)) })
}

func (c *closure) typ(t Type) {
	for {
		a, ok := t.(*Array)
		if !ok {
			break
		}
		t = a.Elem
	}
	if k, ok := t.(*Class); ok {
		c.class(k)
	}
}

// class adds a class with its supertypes and known subclasses: an object of
// that type may be any of them, and their specifications speak of it.
func (c *closure) class(k *Class) {
	if k.Kind == ast.Enum || c.w.initialisesAll && !k.IsOutside() && (!c.sweeping || c.first(sweptKey{k}) && !isInitLocal(c.w, k)) {
		c.initialise(k) // an enum's objects are what that makes, and others came after it
	}
	if !c.first(k) {
		return
	}
	for _, p := range c.w.parents(k) {
		c.class(p)
	}
	c.w.captures(k)
	c.out.Classes = append(c.out.Classes, k)
	c.later(func() {
		c.w.Header(k)
		if c.needsInitials() {
			for _, f := range k.Constants() { // its objects
				c.field(f)
				c.units([]*unit{c.w.constantUnit(k, f.Enum)})
			}
		}
		c.out.Diags = merge(c.out.Diags, c.w.headers[k].diags)
		c.units(c.w.specUnits(k))
		c.units(c.w.unitsOfConstruction(k))
		if !k.IsOutside() {
			for _, f := range k.Fields {
				c.inside(c.w.PlaceType(f), c.w.FieldContents(f))
			}
			if c.w.Extending(k) != nil {
				c.inside(k, c.w.ClassContents(k))
			}
		}
		if k.Name == "java.lang.Object" {
			return
		}
		if !c.all { // or all classes are met in the end
			for _, d := range c.w.Subclasses(k) {
				c.class(d)
			}
		}
		for _, call := range c.virtual {
			if k.IsSubclassOf(call.on) && !k.Abstract {
				c.target(call, k)
			}
		}
	})
}
