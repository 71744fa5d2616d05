package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// check lowers the checked method between its assumptions and its contract.
func (l *code) check() {
	m := l.g.Method
	g := l.g
	g.Exit = l.node(m.Span)
	g.Entry = l.node(m.Span)
	l.cur, l.since = g.Entry, g.Entry
	l.act = &activation{method: m, env: map[*types.Var]binding{}, entry: g.Entry, ret: l.node(m.Span)}
	l.ctx = &context{border: true}
	l.ownStatements()
	l.inputs(m)
	l.missing(m)
	l.guarded(func() { l.assumptions(m) })
	l.guarded(func() { l.readFrames(m) })
	l.guarded(func() { l.watch(l.prog.Contract(m)) })
	l.guarded(func() { l.startMeasures(nil) })
	for _, x := range g.InitializerFacts {
		l.guarded(func() { l.establish(x) })
	}
	if l.initialised(); m.Constructor {
		l.constructed(m)
	}
	if l.cur != nil {
		l.methodBody(m, m.Span)
	}
	l.link(l.act.ret, Edge{Span: m.Span})
	l.enter(l.act.ret)
	if l.cur != nil {
		g.Normal = l.cur
		l.guarded(func() { l.afterNormal(m) })
		l.exitEdge(Edge{Exit: End, Span: m.Span})
	}
	if l.exceptional != nil {
		l.enter(l.exceptional)
		g.Exceptional = l.cur
		l.guarded(func() { l.afterException(m) })
		l.exitEdge(Edge{Exit: End, Span: m.Span})
	}
	for _, c := range g.Components {
		if c.Kind == Static && c.Fld != nil {
			g.Inputs = append(g.Inputs, c)
		}
	}
}

// constructible refuses to check a constructor whose objects cannot be told from its
// class alone.
func (l *lowering) constructible(m *types.Method) {
	switch c := m.Class; {
	case slices.ContainsFunc(l.w.HiddenFields(c), func(f *types.Field) bool { return f.Captured != nil }):
		l.unsupported(m.Span, "checking the constructor of a class that captures variables alone", "check a method that creates such objects")
	case len(l.w.Constructed(m)) == 0:
		l.unsupported(m.Span, "checking the constructor of an abstract class that no class extends", "check it together with a subclass")
	}
	for _, p := range l.w.Preset(m) {
		if p.Field != nil && len(l.w.FieldContents(p.Field)) > 0 {
			l.unsupported(m.Span, "checking the constructor of an abstract class with a subclass that captures a collection", "check a method that creates such objects")
		}
	}
}

// inputs makes the components that the caller chooses.
func (l *lowering) inputs(m *types.Method) {
	g := l.g
	if !m.Static {
		if m.Constructor {
			l.constructible(m)
		}
		g.This = l.component(&Component{Kind: Local, Name: "this", Type: m.Class})
		this := l.read(g.This)
		l.act.this = this
		if !m.Constructor {
			l.mk.fixed[g.This] = true
		}
		if !m.Constructor {
			g.Inputs = append(g.Inputs, g.This)
		}
	}
	for _, p := range l.w.Preset(m) {
		c := l.variable(p.Var)
		l.mk.fixed[c] = true
		g.Inputs = append(g.Inputs, c)
	}
	for _, p := range m.Params {
		if !hasValue(p.Type) {
			l.unsupported(p.Span, "a parameter of type "+p.Type.String(), "use integers, booleans and references")
		}
		c := l.variable(p)
		l.act.env[p] = binding{comp: c}
		l.mk.fixed[c] = !l.assignedIn(m)[p]
		g.Inputs = append(g.Inputs, c)
		if l.opt.Zero[p.Name] {
			zero := l.mk.zero(p.Type)
			g.Pre = append(g.Pre, Assumption{Cond: l.mk.eq(l.read(c), zero), Span: p.Span, Text: p.Name + " is 0", Kind: "requires"})
			l.act.env[p] = binding{value: zero}
		}
	}
	if m.Result != types.Type(types.Of(types.Void)) && !m.Constructor {
		if !hasValue(m.Result) {
			l.unsupported(m.Span, "a result of type "+m.Result.String(), "use integers, booleans and references")
		}
		g.Result = l.component(&Component{Kind: Local, Name: `\result`, Type: m.Result})
		l.act.result = g.Result
	}
}

// assume adds a fact of the pre-state. What it needs beyond the bounds is cut
// off at the entry.
func (l *code) assume(x value3, at source.Span, kind, text string) {
	x.def = l.known(x.def)
	cond := l.mk.or(l.mk.not(x.in), l.mk.and(x.def, x.v))
	if x.in != l.mk.yes {
		l.exceeded = l.mk.or(l.exceeded, l.mk.not(x.in))
		l.needs.pass(at, l.g.Method.Span)
	}
	if cond == l.mk.yes {
		return
	}
	l.g.Pre = append(l.g.Pre, Assumption{Cond: cond, Span: at, Text: text, Kind: kind})
	l.learn(cond)
}

// assumeNullity is assume for what is never null: something of type t, which a
// declaration with the modifiers says or leaves to the default.
func (l *code) assumeNullity(x value3, at source.Span, text string, t types.Type, implicit bool) {
	if why := l.scope.unconstrained[t]; why != nil {
		giveUp(why)
	}
	n := len(l.g.Pre)
	l.assume(x, at, "non_null", text)
	if len(l.g.Pre) > n {
		l.g.Pre[n].Implicit = implicit
		l.g.Pre[n].Missing = l.noObject(t, at, "yet "+text)
	}
}

// assumptions are what the checked method may rely on.
func (l *code) assumptions(m *types.Method) {
	if m.Derived == types.Initialised && l.opt.Statics != StaticsInitialized {
		l.unsupported(m.Span, "the end of the initialisation of "+m.Class.SimpleName()+" in any state of static fields", "use --statics initialized")
	}
	l.exceeded = l.mk.no
	s := l.spec(l.act.this)
	if !m.Static && !m.Constructor {
		if why := l.scope.unconstrained[m.Class]; why != nil {
			giveUp(why)
		}
		own := l.receivers(m)
		this := l.act.this
		cond := l.mk.instanceOf(this, own)
		if len(own) > 0 && len(own) == len(l.u.kindsOf(m.Class)) {
			cond = l.mk.nonNull(this)
		}
		l.g.Pre = append(l.g.Pre, Assumption{Cond: cond, Span: m.Span, Text: "this is " + source.A(m.Class.SimpleName()), Kind: "receiver"})
	}
	if l.act.this != nil {
		l.mk.never[l.act.this] = true
	}
	for _, p := range l.w.Preset(m) {
		if f := p.Field; f != nil && f.Class == m.Class {
			l.assumeNullity(s.pure(l.mk.nonNull(l.read(l.variable(p.Var)))), m.Span, p.Var.Name+" is not null", f.Type, false)
		}
	}
	for _, p := range m.Params {
		v := l.read(l.variable(p))
		if p.NonNull && types.IsReference(p.Type) {
			l.assumeNullity(s.pure(l.mk.nonNull(v)), p.Span, p.Name+" is not null", p.Type, !types.DeclaresNonNull(p.Modifiers()))
		}
		if p.ElemNonNull {
			l.assumeNullity(s.pure(s.nonNullElements(p, v)), p.Span, "no element of "+p.Name+" is null", nil, !types.DeclaresNonNull(p.Modifiers()))
		}
	}
	assumeCreated(l, m)
	l.beginExact()
	l.beginChoices()
	l.assumeKnown(m)
	l.assumeTypings(m)
	if !l.opt.AnyState {
		l.assumeContents(m)
	}
	l.axioms()
	if !m.Helper {
		for _, i := range l.invariants(nil) {
			if m.Derived == types.Initialised && i.static != nil {
				continue // to be established, by the initialisation of its class
			}
			n := len(l.g.Pre)
			if i.kind == "non_null" {
				l.assumeNullity(i.value, i.span, i.text, i.of, i.implicit)
			} else {
				l.assume(i.value, i.span, i.kind, i.text)
			}
			if len(l.g.Pre) > n {
				l.g.Pre[n].Class = i.class
			}
		}
		l.learnReceiver(m)
	}
	if !l.opt.AnyState {
		l.libraryInvariants()
	}
	l.construction(func(x value3, cl *core.Clause) { l.assume(x, cl.Span(), "construction", cl.Text()) })
	l.requires(m)
	l.requiresFree(m)
	l.conditions()
	if l.exceeded != l.mk.no {
		l.cutOff(l.specCut(m, m.Span), l.exceeded, m.Span)
	}
}

// axioms assumes what the axioms of the classes that were met say.
func (l *code) axioms() {
	for _, c := range l.scope.specified {
		for _, cl := range l.prog.Specs(c) {
			if cl.Kind == core.Axiom && !cl.Redundantly {
				l.assume(l.clauseValue(l.spec(nil), cl), cl.Span(), "axiom", cl.Span().Text())
			}
		}
	}
}

// learnReceiver notes what the assumed invariants state of the receiver, so that
// run-time checks that they decide are left out.
func (l *code) learnReceiver(m *types.Method) {
	if m.Static || m.Constructor {
		return
	}
	for _, c := range l.scope.specified {
		if !m.Class.IsSubclassOf(c) {
			continue
		}
		for _, cl := range l.prog.Specs(c) {
			if cl.Kind != core.Invariant || cl.Redundantly || cl.Static {
				continue
			}
			if x := l.clauseValue(l.spec(l.act.this), cl); x.in == l.mk.yes {
				l.learn(l.known(x.def))
				l.learn(x.v)
			}
		}
	}
	for _, c := range l.g.Components {
		if c.Kind == Field && c.Fld.NonNull && l.scope.specs[c.Fld.Class] && m.Class.IsSubclassOf(c.Fld.Class) {
			l.learn(l.mk.nonNull(l.mk.field(c, l.act.this)))
		}
	}
}

// caseSpec is the context of a case's clauses in the checked method: inherited
// cases name the parameters of the method where they stand.
func (l *code) caseSpec(m *types.Method, c *core.SpecCase) *spec {
	s := l.spec(l.act.this)
	if c.Of != nil && c.Of != m {
		for i, p := range c.Of.Params {
			v := l.read(l.variable(m.Params[i]))
			if l.assignedIn(m)[m.Params[i]] {
				v = l.mk.at(l.atEntry(), v)
			}
			s.env[p] = v
		}
	}
	s.olds(c, l.atEntry())
	return s
}

// olds gives the old variables of a case their values, which are of the state at a node. One
// that is undefined makes what names it undefined.
func (s *spec) olds(c *core.SpecCase, at *Node) {
	for _, o := range c.Olds {
		var x value3
		s.readIn(at, func() { x = s.eval(o.Init) })
		x = value3{s.mk.at(at, s.conversion(x.v, o.Var.Type, o.Span())), s.mk.at(at, x.def), s.mk.at(at, x.in)}
		if o.Var.NeverNull { // null is no value of it
			x.def = s.mk.and(x.def, s.mk.at(at, s.mk.nonNull(x.v)))
		}
		s.env[o.Var] = x.v
		if x.def == s.mk.yes && x.in == s.mk.yes {
			continue
		}
		if s.partial == nil {
			s.partial = map[*types.Var]value3{}
		}
		s.partial[o.Var] = x
	}
}

// atEntry is the entry when another node's state is current, nil at the entry
// itself.
func (l *code) atEntry() *Node {
	if l.cur == l.g.Entry {
		return nil
	}
	return l.g.Entry
}

// clauseValue is a clause's predicate; same and not_specified say nothing.
func (l *code) clauseValue(s *spec, c *core.Clause) value3 {
	if c.X == nil {
		return s.pure(l.mk.yes)
	}
	return l.stated(s, c.X, c.Span())
}

// contractOf are the cases of a method's contract.
func (l *lowering) contractOf(m *types.Method) []*core.SpecCase {
	if k := l.prog.Contract(m); k != nil {
		return k.Cases
	}
	return nil
}

// requires assumes the precondition of at least one case.
func (l *code) requires(m *types.Method) {
	cases := l.contractOf(m)
	if len(cases) == 1 {
		s := l.caseSpec(m, cases[0])
		for _, c := range cases[0].Requires {
			l.assume(l.clauseValue(s, c), c.Span(), "requires", c.Text())
		}
		return
	}
	any, in := l.mk.no, l.mk.yes
	var at source.Span
	for _, k := range cases {
		p := l.precondition(m, k)
		any = l.mk.or(any, l.mk.and(p.def, p.v))
		in = l.mk.and(in, p.in)
		if len(k.Requires) > 0 && !at.Valid() {
			at = k.Requires[0].Span()
		}
	}
	l.assume(value3{any, l.mk.yes, in}, at, "requires", "the precondition of a specification case holds")
}

// precondition is the conjunction of a case's requires clauses.
func (l *code) precondition(m *types.Method, k *core.SpecCase) value3 {
	return l.required(l.caseSpec(m, k), k)
}

// required is the conjunction of a case's requires clauses in a context.
func (l *code) required(s *spec, k *core.SpecCase) value3 {
	p := s.pure(l.mk.yes)
	for _, c := range k.Requires {
		x := s.given(p.v, l.clauseValue(s, c))
		p = s.strict(l.mk.and(p.v, x.v), p, x)
	}
	return p
}

// applies tells, at the end of the method, whether a case's precondition held
// before.
func (l *code) applies(m *types.Method, k *core.SpecCase) *Expr {
	if len(l.contractOf(m)) == 1 {
		return l.mk.yes
	}
	cur := l.cur
	l.cur = l.g.Entry // parameters are read there
	p := l.precondition(m, k)
	l.cur = cur
	return l.mk.at(l.g.Entry, l.mk.and(p.def, p.v))
}

// invariant is a fact about all objects, or the static state, between calls.
type invariant struct {
	value value3
	span  source.Span
	kind  string
	text  string
	key   any
	sub   int
	// of, unless nil, is the type of what is said to be not null; implicit: nobody
	// wrote so.
	of       types.Type
	implicit bool
	// static is the class whose static fields it is about; nil: it is about objects, of class.
	static, class *types.Class
}

// invariants are the invariants of all objects that exist at cur, and the
// nullity of their fields, as far as r says so; nil is all of the scope.
func (l *code) invariants(r *assumptions) []invariant {
	if r == nil {
		r = &assumptions{l.scope.specified, l.scope.fields}
	}
	var is []invariant
	for _, c := range r.classes {
		earlier := facts{}
		for _, cl := range l.prog.Specs(c) {
			if cl.Kind != core.Invariant || cl.Redundantly {
				continue
			}
			if cl.Static {
				s := l.spec(nil)
				is = append(is, invariant{value: l.clauseValue(s, cl), span: cl.Span(), kind: "invariant", text: cl.Text(), key: cl, static: c})
				continue
			}
			is = append(is, invariant{span: cl.Span(), kind: "invariant", text: cl.Text(), key: cl, class: c,
				value: l.completeWithOthers(c, l.ofAll(c, earlier, func(s *spec) value3 { return l.clauseValue(s, cl) }), cl.Span())})
		}
	}
	for _, c := range l.g.Components {
		if c.Fld == nil || !types.IsReference(c.Type) || !r.fields[c.Fld] || !slices.Contains(r.classes, c.Fld.Class) {
			continue
		}
		f := c.Fld
		type nullity struct {
			text string
			of   func(s *spec, v *Expr) *Expr
			on   bool
			is   types.Type
		}
		for i, n := range []nullity{
			{f.QName() + " is not null", func(s *spec, v *Expr) *Expr { return l.mk.nonNull(v) }, f.NonNull, f.Type},
			{"no element of " + f.QName() + " is null", func(s *spec, v *Expr) *Expr { return s.nonNullElements(f, v) }, f.ElemNonNull, nil},
		} {
			if !n.on {
				continue
			}
			if why := l.scope.sealed[f]; why != nil {
				giveUp(why)
			}
			var x value3
			var static *types.Class
			if f.Static {
				static = f.Class
				s := l.spec(nil)
				x = s.pure(n.of(s, l.read(c)))
			} else {
				all := l.ofAll
				if f.IsHidden() {
					all = l.ofAllObjects
				}
				x = all(f.Class, facts{}, func(s *spec) value3 { return s.pure(n.of(s, l.mk.field(c, s.this))) })
			}
			if x.v != l.mk.yes {
				is = append(is, invariant{value: x, span: f.Span, kind: "non_null", text: n.text, key: f, sub: i,
					of: n.is, implicit: !types.DeclaresNonNull(f.Modifiers()), static: static, class: f.Class})
			}
		}
	}
	return is
}

// ofAll states a predicate of every object of class c that exists at cur, or
// of the receiver alone when the options say so. Predicates are conjoined in
// order: earlier are those of the same object that were stated before, and an
// undefined one counts only where they hold. The object under construction
// is left out where except says so.
func (l *code) ofAll(c *types.Class, earlier facts, f func(s *spec) value3) value3 {
	kinds := l.u.kindsOf(c)
	none := value3{l.mk.yes, l.mk.yes, l.mk.yes}
	if len(kinds) == 0 {
		return none
	}
	if l.initialises(c) {
		return l.ofAllObjects(c, earlier, f)
	}
	if l.opt.InvariantsReceiverOnly {
		this := l.act.this
		if this == nil || l.except || l.leavesOut(c) || l.cur == l.g.Entry && l.g.Method.Constructor || !types.IsAssignable(c, this.Type) && !types.IsAssignable(this.Type, c) {
			return none
		}
		s := l.spec(this)
		return s.given(l.isA(this, c), impliedBy(s, l.isA(this, c), f(l.spec(l.narrowTo(this, c)))))
	}
	return l.ofAllObjects(c, earlier, f)
}

// ofAllObjects is ofAll of every object, whatever the options say: what Java itself keeps,
// such as an inner object's enclosing instance.
func (l *code) ofAllObjects(c *types.Class, earlier facts, f func(s *spec) value3) value3 {
	if len(l.u.kindsOf(c)) == 0 {
		return value3{l.mk.yes, l.mk.yes, l.mk.yes}
	}
	s := l.spec(nil)
	b := s.bound(c, "o", c, source.Span{})
	s.this = l.mk.boundVar(b)
	x := f(s)
	if this := l.act.this; l.leavesOut(c) && l.u.sorts[c] == l.u.sorts[this.Type] {
		other := l.mk.not(l.mk.eq(s.this, this))
		x = s.given(other, impliedBy(s, other, x))
	}
	if l.initialises(c) {
		whose := l.isA(s.this, l.g.Method.Class)
		if l.ending == nil {
			whose = l.mk.not(whose) // to be established
		}
		x = s.given(whose, impliedBy(s, whose, x))
	}
	if known := l.u.left(c); len(known) > 0 {
		other := l.mk.not(l.mk.instanceOf(s.this, known))
		x = s.given(other, impliedBy(s, other, x))
	}
	x.def = l.mk.under(x.def, earlier)
	for _, p := range conjuncts(x.v) {
		earlier[p] = true
	}
	rng := l.isSeen(c, s.this)
	if rng == l.mk.yes && l.except && l.u.sorts[c] == l.u.sorts[l.act.this.Type] {
		rng = l.mk.not(l.mk.eq(s.this, l.act.this))
	}
	if l.newSince != nil {
		rng = l.mk.and(rng, l.mk.not(l.mk.at(l.newSince, l.mk.cons(Expr{Op: OpExists, Type: l.mk.boolT, Args: []*Expr{s.this}, Kinds: l.u.kindsOf(c)}))))
	}
	return value3{
		v:   l.mk.quantify(OpForall, b, rng, x.v),
		def: l.mk.quantify(OpForall, b, rng, x.def),
		in:  l.mk.quantify(OpForall, b, rng, x.in),
	}
}

// initialises reports whether the end of the initialisation of an enum is checked that has
// constants of class c: of these nothing is assumed, and they must be as c states.
func (l *code) initialises(c *types.Class) bool {
	m := l.g.Method
	return m.Derived == types.Initialised && m.Class.States(c)
}

// DependsOnOthers reports whether what is stated of the object b depends on more than
// the object's own fields: then a change elsewhere can break it, even where
// nothing leads to b.
func DependsOnOthers(x *Expr, b *Bound) bool {
	switch x.Op {
	case OpField:
		if x.Args[0].Op != OpBound || x.Args[0].Bound != b {
			return true
		}
	case OpElem, OpReachHas, OpReachCount, OpSeen, OpSumOf, OpProductOf, OpGreatest, OpLeast:
		return true
	case OpLocal:
		if x.Comp.Kind == Static {
			return true
		}
	case OpForall, OpExistsQ:
		if types.IsReference(x.Bound.Type) {
			return true
		}
	}
	for _, a := range x.Args {
		if DependsOnOthers(a, b) {
			return true
		}
	}
	return false
}

func impliedBy(s *spec, c *Expr, x value3) value3 {
	x.v = s.mk.implies(c, x.v)
	return x
}
