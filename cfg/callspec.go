package cfg

import (
	"inspect/ast"
	"inspect/source"
	"inspect/types"
)

// byContract tells whether a call of m is replaced by m's contract.
func (o Options) byContract(m *types.Method) bool {
	if m.Constructor || m.Contract == nil || m.Class.Library {
		return false
	}
	switch o.Calls {
	case "inline":
		return false
	case "contract":
		return true
	}
	return m.Contract.Explicit
}

// substitution is a call in the course of being replaced by its contract:
// before is the state of the call, to which \old leads.
type substitution struct {
	*lowerer
	m      *types.Method
	call   ast.Node
	before *Node
	recv   *Expr
	args   []*Expr
}

// contractCall replaces a call by the contract of m: the precondition is
// checked; what assignable permits becomes arbitrary; the postcondition is
// assumed (InspectJ III.C.3).
func (l *lowerer) contractCall(call ast.Node, m *types.Method, recv *Expr, args []binding, result *Component) {
	at := call.Span()
	s := &substitution{lowerer: l, m: m, call: call}
	if recv != nil {
		s.recv = recv
		if !l.unchanging(recv) {
			s.recv = l.keep(recv, call, "receiver")
		}
	}
	for i, a := range args {
		v := a.value
		if a.opaque {
			l.unsupported(at, "text handed to a method that is replaced by its contract", "use --calls inline")
		}
		if !l.unchanging(v) {
			v = l.keep(v, call, "argument "+itoa(i+1))
		}
		s.args = append(s.args, v)
	}
	l.flush()
	if l.cur == nil {
		return
	}
	l.step(Edge{Span: at, Step: Enter, Label: "call " + m.Class.SimpleName() + "." + m.Name + " by its contract"})
	s.before = l.cur
	s.precondition()
	if l.cur == nil {
		return
	}
	s.havoc(result)
	normal, thrown := l.node(at), l.node(at)
	from, facts := l.cur, l.facts
	l.link(normal, Edge{Span: at})
	if throws := s.throws(); len(throws) > 0 {
		l.cur, l.facts = from, facts
		l.link(thrown, Edge{Span: at})
		l.enter(thrown)
		s.exceptional(throws)
	}
	l.enter(normal)
	s.normal(result)
	if l.cur != nil {
		l.step(Edge{Span: at, Step: Leave, Label: "return from " + m.Name})
	}
}

// spec is the context of the contract's clauses for a case.
func (s *substitution) spec(k *types.Case) *spec {
	p := s.lowerer.spec(s.recv)
	p.old = s.before
	for i, v := range s.m.Params {
		p.env[v] = s.args[i]
	}
	if k == nil {
		return p
	}
	if len(k.Quants) > 0 || len(k.Olds) > 0 {
		s.unsupported(s.call.Span(), "the contract of "+s.m.QName()+" with forall or old declarations at a call", "use --calls inline")
	}
	if k.Of != nil {
		for i, v := range k.Of.Params {
			p.env[v] = s.args[i]
		}
	}
	return p
}

// requires is the conjunction of a case's preconditions in the state at cur.
func (s *substitution) requires(k *types.Case) value3 {
	p := s.spec(k)
	all := p.pure(s.mk.yes)
	for _, c := range k.Requires {
		x := p.given(all.v, s.clauseValue(p, c))
		all = p.strict(s.mk.and(all.v, x.v), all, x)
	}
	return all
}

// held tells whether a case's precondition held at the call.
func (s *substitution) held(k *types.Case) *Expr {
	x := s.requires(k)
	return s.mk.at(s.before, s.mk.and(x.def, x.v))
}

func (s *substitution) precondition() {
	m, at := s.m, s.call.Span()
	for i, p := range m.Params {
		if p.NonNull && types.IsReference(p.Type) {
			prop := s.property(Precondition, s.call, 2*i+1, at, "argument "+p.Name+" of "+m.QName()+" is null")
			s.demand(prop, value3{s.mk.nonNull(s.args[i]), s.mk.yes, s.mk.yes}, at)
		}
		if p.ElemNonNull && s.cur != nil {
			sp := s.spec(nil)
			prop := s.property(Precondition, s.call, 2*i+2, at, "an element of argument "+p.Name+" of "+m.QName()+" is null")
			s.demand(prop, sp.pure(sp.nonNullElements(p, s.args[i])), at)
		}
		if s.cur == nil {
			return
		}
	}
	any, in := s.mk.no, s.mk.yes
	for _, k := range m.Contract.Cases {
		x := s.requires(k)
		any = s.mk.or(any, s.mk.and(x.def, x.v))
		in = s.mk.and(in, x.in)
	}
	prop := s.property(Precondition, s.call, 0, at, "the precondition of "+m.QName()+" does not hold")
	s.demand(prop, value3{any, s.mk.yes, in}, at)
}

// region is the part of one component that a call may change: all of it, or
// the fields or elements of some objects, of which part says how an element
// stays (nil: none does).
type region struct {
	all     bool
	objects []*Expr // in the state of the call
	keeps   []func(b *Expr) *Expr
}

// assignable are the regions that the contract lets the call change; nil for a
// component that it leaves alone.
func (s *substitution) assignable() map[*Component]*region {
	rs := map[*Component]*region{}
	everything := func() {
		for _, c := range s.heapComponents() {
			rs[c] = &region{all: true}
		}
	}
	get := func(c *Component) *region {
		if rs[c] == nil {
			rs[c] = &region{}
		}
		return rs[c]
	}
	if s.m.Pure {
		return rs
	}
	for _, k := range s.m.Contract.Cases {
		if len(k.Assignable) == 0 {
			everything()
			continue
		}
		p := s.spec(k)
		p.inOld = true
		for _, c := range k.Assignable {
			for _, loc := range c.Locs {
				switch {
				case loc.Keyword == `\nothing`:
				case loc.Keyword != "":
					everything()
				case loc.Fields:
					s.allFields(p, loc, get)
				case loc.Elements || loc.Lo != nil || loc.Hi != nil:
					s.elements(p, loc.X, nil, loc, get)
				default:
					s.location(p, loc, get)
				}
			}
		}
	}
	return rs
}

func (s *substitution) heapComponents() []*Component {
	var cs []*Component
	for _, c := range s.g.Components {
		if c.Kind == Field || c.Kind == Elems || c.Kind == Static {
			cs = append(cs, c)
		}
	}
	return cs
}

// location is a single variable in an assignable clause.
func (s *substitution) location(p *spec, loc *ast.StoreRef, get func(*Component) *region) {
	switch x := unparen(loc.X).(type) {
	case *ast.Index:
		s.elements(p, x.X, x.I, loc, get)
		return
	case *ast.Ident, *ast.Select:
		f, ok := s.info.Uses[x.(ast.Node)].(*types.Field)
		if !ok || !s.scope.fields[f] || f.Const != nil {
			return // nothing that the graph knows
		}
		c := s.fieldComp(f)
		if f.Static {
			get(c).all = true
			return
		}
		obj := p.this
		if sel, ok := x.(*ast.Select); ok {
			obj = p.eval(sel.X).v
		}
		r := get(c)
		r.objects = append(r.objects, s.mk.at(s.before, obj))
		return
	}
	s.unsupported(loc.Span(), "this location", "use --calls inline")
}

// allFields is x.*.
func (s *substitution) allFields(p *spec, loc *ast.StoreRef, get func(*Component) *region) {
	obj := p.this
	if loc.X != nil {
		if s.isType(loc.X) {
			s.unsupported(loc.Span(), "all static fields of a class", "name them, or use --calls inline")
		}
		obj = p.eval(loc.X).v
	}
	for _, c := range s.heapComponents() {
		if c.Kind == Field && c.Sort == s.u.sorts[obj.Type] {
			r := get(c)
			r.objects = append(r.objects, s.mk.at(s.before, obj))
		}
	}
}

// elements is a[*], a[lo..hi] or, with an index, a[i].
func (s *substitution) elements(p *spec, array, index ast.Expr, loc *ast.StoreRef, get func(*Component) *region) {
	arr := p.eval(array).v
	t, ok := arr.Type.(*types.Array)
	if !ok {
		s.unsupported(loc.Span(), "this location", "use --calls inline")
	}
	r := get(s.elems(t))
	r.objects = append(r.objects, s.mk.at(s.before, arr))
	if loc.Elements {
		return
	}
	// What stays of the array is assumed behind the havoc.
	lo, hi := s.mk.num(s.mk.intT, 0), s.mk.arith(OpSub, s.mk.length(arr), s.mk.num(s.mk.intT, 1))
	if index != nil {
		lo = s.mk.convert(p.eval(index).v, s.mk.intT)
		hi = lo
	}
	if loc.Lo != nil {
		lo = s.mk.convert(p.eval(loc.Lo).v, s.mk.intT)
	}
	if loc.Hi != nil {
		hi = s.mk.convert(p.eval(loc.Hi).v, s.mk.intT)
	}
	lo, hi, arr = s.mk.at(s.before, lo), s.mk.at(s.before, hi), s.mk.at(s.before, arr)
	c := s.elems(t)
	r.keeps = append(r.keeps, func(i *Expr) *Expr {
		now := s.mk.elem(c, t.Elem, arr, i)
		same := s.mk.eq(now, s.mk.at(s.before, now))
		return s.mk.or(s.mk.and(s.mk.le(lo, i), s.mk.le(i, hi)), same)
	})
	if len(r.objects) > 1 {
		r.keeps = nil // several parts of arrays that may be one: all may change
	}
}

// havoc makes what the call may change arbitrary.
func (s *substitution) havoc(result *Component) {
	at := s.call.Span()
	rs := s.assignable()
	refs := result != nil && types.IsReference(result.Type)
	for c := range rs {
		refs = refs || types.IsReference(c.Type)
	}
	if refs {
		for _, k := range s.u.kinds {
			s.step(Edge{Op: Havoc, Comp: k.Counter, Span: at})
		}
		// The callee may allocate more than the one object of each kind that
		// there is room for.
		s.exitEdge(Edge{Exit: CutOff, Cut: s.cut("allocation", s.call, at, 1), Span: at})
	}
	for _, c := range s.heapComponents() {
		r := rs[c]
		if r == nil && !(refs && c.Kind != Static) {
			continue
		}
		e := Edge{Op: Havoc, Comp: c, Span: at}
		if c.Kind != Static && (r == nil || !r.all) {
			e.Bound, e.Cond = s.keeping(c, r)
		}
		s.step(e)
		if r != nil && !r.all {
			for _, keep := range r.keeps {
				sp := s.lowerer.spec(nil)
				b := sp.bound(setBound{s.call, c.Sort}, "i", s.mk.intT, at)
				arr := r.objects[0]
				i := s.mk.boundVar(b)
				in := s.mk.and(s.mk.le(s.mk.num(s.mk.intT, 0), i), s.mk.lt(i, s.mk.length(arr)))
				all := s.mk.or(s.mk.eq(arr, s.mk.nullOf(arr.Type)), s.mk.quantify(OpForall, b, in, keep(i)))
				s.step(Edge{Op: Assume, Cond: all, Span: at})
			}
		}
	}
}

type keepBound struct {
	of   ast.Node
	comp *Component
}

// keeping says which objects keep their contents: those that existed at the
// call and are not named.
func (s *substitution) keeping(c *Component, r *region) (*Bound, *Expr) {
	var t types.Type = s.widestOf(c.Sort)
	sp := s.lowerer.spec(nil)
	b := sp.bound(keepBound{s.call, c}, "o", t, s.call.Span())
	b.Kinds = c.Sort.Kinds
	o := s.mk.boundVar(b)
	keep := s.mk.at(s.before, s.mk.cons(Expr{Op: OpExists, Type: s.mk.boolT, Args: []*Expr{o}, Kinds: c.Sort.Kinds}))
	if r != nil {
		for _, x := range r.objects {
			keep = s.mk.and(keep, s.mk.not(s.mk.eq(o, x)))
		}
	}
	return b, keep
}

// widestOf is a type of the sort.
func (s *substitution) widestOf(sort *Sort) types.Type {
	t := sort.Kinds[0].Type
	for _, k := range sort.Kinds {
		if types.Assignable(t, k.Type) {
			t = k.Type
		}
	}
	return t
}

// take assumes a predicate of the contract.
func (s *substitution) take(cond *Expr, x value3, at source.Span, text string) {
	if s.cur == nil {
		return
	}
	s.bounded(value3{x.v, x.def, s.mk.implies(cond, x.in)}, s.call, at)
	if s.cur == nil {
		return
	}
	ok := s.mk.implies(cond, s.mk.and(x.def, x.v))
	if ok != s.mk.yes {
		s.step(Edge{Op: Assume, Cond: ok, Span: at, Label: text})
	}
}

// normal assumes what the contract promises of a normal return.
func (s *substitution) normal(result *Component) {
	at := s.call.Span()
	var r *Expr
	if result != nil {
		s.step(Edge{Op: Havoc, Comp: result, Span: at})
		r = s.read(result)
		if s.m.NonNull && types.IsReference(result.Type) {
			s.take(s.mk.yes, value3{s.mk.nonNull(r), s.mk.yes, s.mk.yes}, at, "the result is not null")
		}
		if s.m.ElemNonNull {
			sp := s.spec(nil)
			s.take(s.mk.yes, sp.pure(sp.nonNullElements(s.m, r)), at, "no element of the result is null")
		}
	}
	for _, k := range s.m.Contract.Cases {
		if s.cur == nil {
			return
		}
		held := s.held(k)
		if k.Behavior == ast.ExceptionalBehavior {
			s.take(held, value3{s.mk.no, s.mk.yes, s.mk.yes}, at, "it does not return")
			continue
		}
		for _, c := range k.Ensures {
			sp := s.spec(k)
			sp.result = r
			if r == nil && !types.IsKind(s.m.Result, types.Void) && s.cur != nil {
				sp.result = s.unread()
			}
			s.take(held, s.clauseValue(sp, c), c.Span(), c.Span().Text())
		}
	}
}

// unread is the result of a call whose value is not used: some value.
func (s *substitution) unread() *Expr {
	c := s.temp(s.call, s.m.Name, s.m.Result)
	s.step(Edge{Op: Havoc, Comp: c, Span: s.call.Span()})
	return s.read(c)
}

// throws are the kinds of exceptions that the contract admits.
func (s *substitution) throws() []*Kind {
	var ks []*Kind
	seen := map[*Kind]bool{}
	add := func(t types.Type) {
		for _, k := range s.u.kindsOf(t) {
			if c, ok := k.Type.(*types.Class); ok && !seen[k] && isThrowable(c) {
				seen[k] = true
				ks = append(ks, k)
			}
		}
	}
	for _, t := range s.m.Throws {
		add(t)
	}
	for _, k := range s.m.Contract.Cases {
		for _, c := range k.Signals {
			if c.Exception != nil {
				add(c.Exception)
			}
		}
		for _, c := range k.SignalsOnly {
			for _, t := range c.Exceptions {
				add(t)
			}
		}
		if k.Behavior == ast.ExceptionalBehavior && len(k.Signals)+len(k.SignalsOnly) == 0 {
			add(s.throwable())
		}
	}
	return ks
}

// exceptional throws a new exception of each admitted kind under what the
// contract promises then.
func (s *substitution) exceptional(kinds []*Kind) {
	at := s.call.Span()
	from, facts := s.cur, s.facts
	if from == nil {
		return
	}
	for _, k := range kinds {
		s.cur, s.facts = from, copyFacts(facts)
		class := k.Type.(*types.Class)
		c := s.temp(s.call, class.SimpleName(), class)
		s.step(Edge{Op: Alloc, Comp: c, NewKind: k, Span: at, Step: Statement, Label: "throw " + class.SimpleName()})
		e := s.read(c)
		s.learn(s.mk.nonNull(e))
		s.arbitraryFields(c, k)
		admitted := s.mk.no
		for _, t := range s.m.Throws {
			admitted = s.mk.or(admitted, s.mk.boolean(class.IsSubclassOf(t)))
		}
		for _, cs := range s.m.Contract.Cases {
			if s.cur == nil {
				break
			}
			held := s.held(cs)
			if cs.Behavior == ast.NormalBehavior {
				s.take(held, value3{s.mk.no, s.mk.yes, s.mk.yes}, at, "it does not throw")
				continue
			}
			covers := s.mk.boolean(len(cs.SignalsOnly) > 0 || cs.Behavior == ast.ExceptionalBehavior && len(cs.Signals) == 0)
			for _, cl := range cs.SignalsOnly {
				ok := false
				for _, t := range cl.Exceptions {
					ok = ok || class.IsSubclassOf(t)
				}
				s.take(held, value3{s.mk.boolean(ok), s.mk.yes, s.mk.yes}, cl.Span(), cl.Span().Text())
			}
			for _, cl := range cs.Signals {
				if cl.Exception != nil && !class.IsSubclassOf(cl.Exception) {
					continue
				}
				covers = s.mk.yes
				sp := s.spec(cs)
				if cl.ExceptionVar != nil {
					sp.env[cl.ExceptionVar] = e
				}
				s.take(held, s.clauseValue(sp, cl), cl.Span(), cl.Span().Text())
			}
			admitted = s.mk.or(admitted, s.mk.and(held, covers))
		}
		s.take(s.mk.yes, value3{admitted, s.mk.yes, s.mk.yes}, at, "the exception is admitted")
		if s.cur != nil {
			s.raise(e, class, s.call, at)
		}
	}
	s.cur = nil
}

// arbitraryFields gives the fields of a new exception arbitrary values.
func (s *substitution) arbitraryFields(c *Component, k *Kind) {
	for _, f := range s.heapComponents() {
		if f.Kind != Field || f.Sort != k.Sort {
			continue
		}
		sp := s.lowerer.spec(nil)
		b := sp.bound(keepBound{s.call, f}, "o", s.widestOf(f.Sort), s.call.Span())
		b.Kinds = f.Sort.Kinds
		s.step(Edge{Op: Havoc, Comp: f, Bound: b, Cond: s.mk.not(s.mk.eq(s.mk.boundVar(b), s.read(c))), Span: s.call.Span()})
	}
}
