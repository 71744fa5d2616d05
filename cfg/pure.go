package cfg

import (
	"slices"

	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// run is the symbolic execution of a pure method's body: every path at once,
// values chosen by path conditions.
type run struct {
	method *types.Method
	now    path
	result *Expr // the value returned where done holds
	// def and in collect what must hold for the value to be defined and the
	// bounds to suffice.
	def, in *Expr
	jumps   []*runJump
}

// path is a set of executions at one point: those for which live holds, with
// the values of the locals.
type path struct {
	live *Expr
	env  map[*types.Var]*Expr
}

// runJump is a statement that break or continue leaves or goes on with.
type runJump struct {
	of      core.Stmt
	broken  []path
	goingOn []path
}

// call lowers a call in a specification: of a pure method, whose body is expanded
// to a value.
func (s *spec) call(e *core.Call) value3 {
	m := e.Method
	if e.VarArgs {
		s.unsupported(e.Span(), "a call with a variable number of arguments in a specification", "pass an array")
	}
	total := s.pure(s.mk.yes)
	var recv *Expr
	switch {
	case m.Static:
	case isOnThis(e):
		total = s.self()
		recv, total.v = total.v, s.mk.yes
	default:
		x := s.eval(e.X)
		total = s.where(s.strict(s.mk.yes, x), s.there(x.v))
		recv = x.v
		switch ks := s.unknownKinds(recv); {
		case m.InJML() || len(ks) == 0:
		case s.loose != nil:
			total.in = s.mk.and(total.in, s.loose.unknown(s, s.mk.instanceOf(recv, ks)))
		default:
			s.wholly(ks, e.Span(), aCall)
		}
	}
	args := make([]*Expr, len(e.Args))
	for i, a := range e.Args {
		x := s.eval(a)
		x.v = s.conversion(x.v, m.Params[i].Type, a.Whole())
		total = s.strict(s.mk.yes, total, x)
		args[i] = x.v
	}
	if op := mathOp(m); op != OpInvalid {
		s.exactWidth(op, m, e.Span())
		return s.strict(s.mk.math(op, m, args), total)
	}
	total = s.refuseUnknownText(e, recv, args, total)
	ts := s.targets(m, e.Virtual, recv, e.Span())
	if len(ts) == 0 {
		return reflexive(s, m, recv, args, s.strict(s.deadValue(m.Result), total))
	}
	v := s.dispatched(e, ts, recv, args)
	if s.mk.boxes[v.v] {
		s.boxAt = e.Span()
	}
	return reflexive(s, m, recv, args, s.strict(v.v, total, v))
}

// dispatched is the value of the method that the receiver's class selects.
func (s *spec) dispatched(e *core.Call, ts []target, recv *Expr, args []*Expr) (v value3) {
	for i := len(ts) - 1; i >= 0; i-- {
		x := s.expand(e, ts[i].method, recv, args)
		if v.v == nil {
			v = x
			continue
		}
		is := s.mk.instanceOf(recv, ts[i].kinds)
		v = value3{s.choose(is, x.v, v.v, e.Span()), s.mk.ite(is, x.def, v.def), s.mk.ite(is, x.in, v.in)}
	}
	return v
}

// expand is the value of a method's body for given arguments. Recursion beyond
// the bound is out of bounds.
func (s *spec) expand(e *core.Call, m *types.Method, recv *Expr, args []*Expr) value3 {
	void := types.IsKind(m.Result, types.Void)
	if s.isOpaqueText(m.Result) {
		s.unsupported(e.Span(), "a call of "+m.QName()+" in a specification", "call a method whose result is no text")
	}
	body := s.prog.Function(m)
	if m.Derived == types.UnknownCallee && body == nil {
		s.unsupported(e.Span(), "a call of "+m.QName()+" in a specification, which has no body here", "give it a body")
	}
	if m.Class.Library && !types.IsInLibrary(e.Span()) {
		defer s.namedHere(e, m)
	}
	if body == nil {
		body = s.codeOf(m, e.Span())
	}
	active := 0
	for _, o := range s.calls {
		if o == m {
			active++
		}
	}
	if most := s.limits.Activations(m); active >= most {
		s.needs.note(need{flag: bounds.Recursion, bound: most, what: "call of " + m.Name, at: e.Span(), nonterminating: s.scope.neverEnds(m)})
		if void {
			return value3{s.mk.yes, s.mk.yes, s.mk.no}
		}
		return value3{s.mk.zero(m.Result), s.mk.yes, s.mk.no}
	}
	s.size.activation(m, active, s.opt.Bounds.Recursion)
	inner := *s
	inner.calls = append(s.calls[:len(s.calls):len(s.calls)], m)
	inner.params, inner.result, inner.inOld = false, nil, false
	inner.old, inner.conditional = nil, false
	if recv != nil {
		inner.this = s.narrowTo(recv, m.Class)
	}
	r := &run{method: m, result: s.mk.yes, def: s.mk.yes, in: s.mk.yes, // of a void method nobody asks the result
		now: path{live: s.mk.yes, env: map[*types.Var]*Expr{}}}
	if !void {
		r.result = s.mk.zero(m.Result)
	}
	for i, p := range m.Params {
		r.now.env[p] = args[i]
	}
	inner.run = r
	inner.env = r.now.env
	inner.act = &activation{method: m, env: map[*types.Var]binding{}}
	inner.body(body.Stmts)
	return value3{r.result, r.def, r.in}
}

// namedHere names the call of a method of the library for what has no translation in its
// code, which is not the reader's.
func (s *spec) namedHere(e *core.Call, m *types.Method) {
	p := recover()
	b, ok := p.(bail)
	if !ok {
		if p != nil {
			panic(p)
		}
		return
	}
	ds := slices.Clone(b.why)
	for i, d := range ds {
		if d.Code == source.Unsupported && types.IsInLibrary(d.Span) {
			ds[i] = source.NotSupported(e.Span(), "a call of "+m.QName()+" in a specification", "ask for single elements, or keep what it gives in a variable of the code")
		}
	}
	panic(bail{ds})
}

// read evaluates an expression of the body on the live paths.
func (s *spec) read(e core.Expr) *Expr {
	s.env = s.run.now.env
	x := s.eval(e)
	s.run.def = s.mk.and(s.run.def, s.mk.implies(s.run.now.live, x.def))
	s.run.in = s.mk.and(s.run.in, s.mk.implies(s.run.now.live, x.in))
	return x.v
}

func (s *spec) body(ss []core.Stmt) {
	for _, st := range ss {
		if s.run.now.live == s.mk.no {
			return
		}
		if s.loose != nil {
			loosely(s, st)
		} else {
			s.exec(st)
		}
	}
}

// fork copies the paths for which also cond holds.
func (s *spec) fork(cond *Expr) path {
	env := make(map[*types.Var]*Expr, len(s.run.now.env))
	for v, x := range s.run.now.env {
		env[v] = x
	}
	return path{s.mk.and(s.run.now.live, cond), env}
}

// merge joins paths of which at most one is live.
func (s *spec) merge(ps ...path) path {
	var r path
	for _, p := range ps {
		if p.live == s.mk.no {
			continue
		}
		if r.live == nil {
			r = p
			continue
		}
		env := map[*types.Var]*Expr{}
		for v, x := range p.env {
			if y := r.env[v]; y != nil {
				env[v] = s.choose(p.live, x, y, v.Span)
			}
		}
		r = path{s.mk.or(r.live, p.live), env}
	}
	if r.live == nil {
		r = path{s.mk.no, map[*types.Var]*Expr{}}
	}
	return r
}

func (s *spec) exec(st core.Stmt) {
	r := s.run
	switch st := st.(type) {
	case *core.Block:
		s.body(st.Stmts)
	case *core.Let:
		v := st.Var
		if st.Init == nil {
			if hasValue(v.Type) {
				r.now.env[v] = s.mk.zero(v.Type) // assigned before it is read
			}
			return
		}
		x := s.conversion(s.read(st.Init), v.Type, st.Init.Whole())
		r.now.env[v] = x
	case *core.Eval:
		s.read(st.X)
	case *core.If:
		c := s.read(st.Cond)
		then, other := s.fork(c), s.fork(s.mk.not(c))
		r.now = then
		s.body([]core.Stmt{st.Then})
		then = r.now
		r.now = other
		if st.Else != nil {
			s.body([]core.Stmt{st.Else})
		}
		r.now = s.merge(then, r.now)
	case *core.Return:
		if st.X == nil {
			r.now.live = s.mk.no
			return
		}
		x := s.conversion(s.read(st.X), r.method.Result, st.X.Whole())
		r.result = s.choose(r.now.live, x, r.result, st.Span())
		r.now.live = s.mk.no
	case *core.Throw:
		r.def = s.mk.and(r.def, s.mk.not(r.now.live))
		r.now.live = s.mk.no
	case *core.Assert:
		c := s.read(st.Cond)
		r.def = s.mk.and(r.def, s.mk.implies(r.now.live, c))
	case *core.Loop:
		s.body(st.Init)
		s.repeat(st)
		s.under(st.Contract)
	case *core.ForEach:
		s.repeatForEach(st)
		s.under(st.Contract)
	case *core.Refined:
		s.under(st)
	case *core.Labeled:
		s.execLabeled(st)
	case *core.Switch:
		s.execSwitch(st)
	case *core.Break:
		s.leave(st.Target, false, st.Span())
	case *core.Continue:
		s.leave(st.Target, true, st.Span())
	case *core.Annotation:
		// A pure method called in a specification counts by its body: of a call that
		// does not come back there is no value.
		if st.Clause.Kind == core.Halt {
			r.def = s.mk.and(r.def, s.mk.not(r.now.live))
			r.now.live = s.mk.no
		}
	case *core.Mark:
	case *core.Unsupported:
		s.refuse(st)
	default:
		s.unsupported(st.Span(), "this statement in a method called by a specification", "use assignments to locals, if, loops and return")
	}
}

// under executes what stands under a contract, if anything does: a method called in a
// specification counts by its body.
func (s *spec) under(c *core.Refined) {
	if c != nil && c.Body != nil {
		s.body(c.Body.Stmts)
	}
}

func (s *spec) execLabeled(st *core.Labeled) {
	r := s.run
	j := &runJump{of: st}
	r.jumps = append(r.jumps, j)
	s.body([]core.Stmt{st.Body})
	r.jumps = r.jumps[:len(r.jumps)-1]
	r.now = s.merge(append(j.broken, r.now)...)
}

// execSwitch runs each case on the paths whose value it has, and those that fall
// through to it.
func (s *spec) execSwitch(st *core.Switch) {
	r := s.run
	v := s.read(st.X)
	entries := make([]*Expr, len(st.Cases))
	fallback, others := -1, s.mk.yes
	for i, k := range st.Cases {
		entries[i] = s.mk.no
		if k.Default {
			fallback = i
		}
		for _, label := range k.Labels {
			entries[i] = s.mk.or(entries[i], s.equal(v, s.read(label), label.Whole()))
		}
		others = s.mk.and(others, s.mk.not(entries[i]))
	}
	if fallback >= 0 {
		entries[fallback] = s.mk.or(entries[fallback], others)
		others = s.mk.no
	}
	j := &runJump{of: st}
	r.jumps = append(r.jumps, j)
	start := r.now
	r.now = s.fork(others)
	j.broken = append(j.broken, r.now)
	r.now.live = s.mk.no
	for i, k := range st.Cases {
		through := r.now
		r.now = start
		r.now = s.merge(s.fork(entries[i]), through)
		s.body(k.Body)
		if k.Arrow {
			j.broken = append(j.broken, r.now)
			r.now = path{s.mk.no, map[*types.Var]*Expr{}}
		}
	}
	r.jumps = r.jumps[:len(r.jumps)-1]
	r.now = s.merge(append(j.broken, r.now)...)
}

// leave ends the live paths at a break or continue.
func (s *spec) leave(target core.Stmt, goOn bool, at source.Span) {
	r := s.run
	for _, j := range r.jumps {
		if j.of != target {
			continue
		}
		p := s.fork(s.mk.yes)
		if goOn {
			j.goingOn = append(j.goingOn, p)
		} else {
			j.broken = append(j.broken, p)
		}
		r.now.live = s.mk.no
		return
	}
	s.fault(at, "jump without target")
}

// repeat unrolls a loop of the body.
func (s *spec) repeat(st *core.Loop) {
	test := func() *Expr {
		if st.Cond == nil {
			return s.mk.yes
		}
		return s.read(st.Cond)
	}
	s.unroll(st, test, func() { s.body([]core.Stmt{st.Body}) }, func() {
		for _, u := range st.Update {
			s.read(u)
		}
	}, st.After)
}

func (s *spec) repeatForEach(st *core.ForEach) {
	arr := s.read(st.X)
	t, ok := arr.Type.(*types.Array)
	if !ok {
		s.unsupported(st.X.Whole(), "a for loop over "+arr.Type.String(), "loop over an array")
	}
	r := s.run
	r.def = s.mk.and(r.def, s.mk.implies(r.now.live, s.there(arr)))
	v := st.Var.Var
	i := int64(0)
	s.unroll(st, func() *Expr { return s.mk.lt(s.mk.num(s.mk.intT, i), s.mk.length(arr)) }, func() {
		r.now.env[v] = s.conversion(s.mk.elem(s.elems(t), t.Elem, arr, s.mk.num(s.mk.intT, i)), v.Type, st.X.Whole())
		s.body([]core.Stmt{st.Body})
	}, func() { i++ }, false)
}

func (s *spec) unroll(loop core.Stmt, test func() *Expr, body, update func(), after bool) {
	r := s.run
	j := &runJump{of: loop}
	r.jumps = append(r.jumps, j)
	most := s.limits.Loop(r.method, loop.Origin())
	for i := 0; r.now.live != s.mk.no; i++ {
		if !after || i > 0 {
			c := test()
			out := s.fork(s.mk.not(c))
			j.broken = append(j.broken, out)
			r.now = s.fork(c)
		}
		if i == most {
			if r.now.live != s.mk.no {
				n := need{flag: bounds.Unwind, bound: i, what: "loop", at: loop.Span()}
				if neverEnds(loop) {
					n.by = s.byLibrary()
				}
				s.needs.note(n)
			}
			r.in = s.mk.and(r.in, s.mk.not(r.now.live))
			r.now.live = s.mk.no
			break
		}
		if r.now.live == s.mk.no {
			break
		}
		s.size.iteration(loop, nil, s.opt.Bounds.Unwind)
		body()
		r.now = s.merge(append(j.goingOn, r.now)...)
		j.goingOn = nil
		if r.now.live != s.mk.no {
			update()
		}
	}
	r.jumps = r.jumps[:len(r.jumps)-1]
	r.now = s.merge(append(j.broken, r.now)...)
}

// localTarget is the local variable that an assignment in a pure method's body
// changes.
func (s *spec) localTarget(e core.Expr, at source.Span) *types.Var {
	x, ok := e.(*core.Local)
	if !ok || s.run == nil {
		s.unsupported(at, "an assignment to the heap in a specification", "call methods that change nothing")
	}
	if s.conditional {
		s.unsupported(at, "an assignment inside an expression here", "write a statement")
	}
	return x.Var
}

// assign executes an Assign or Update of a local of a pure method's body.
func (s *spec) assign(e core.Expr) value3 {
	var x value3
	var v *types.Var
	switch e := e.(type) {
	case *core.Assign:
		v = s.localTarget(e.X, e.Span())
		x = s.eval(e.Y)
		x.v = s.conversion(x.v, v.Type, e.Y.Whole())
	case *core.Update:
		v = s.localTarget(e.X, e.Span())
		x = s.eval(e.Y)
		old := s.variableValue(v, e.Span())
		if v.Type == s.mk.boolT {
			x.v = s.boolean(e.Op, old, x.v)
			break
		}
		r, nonZero := s.numeric(e.Op, e, old, x.v)
		x = s.where(x, nonZero)
		x.v = s.conversion(r, v.Type, e.Span())
	}
	s.run.now.env[v] = x.v
	return x
}

func (s *spec) incDec(e *core.IncDec) value3 {
	v := s.localTarget(e.X, e.Span())
	old := s.variableValue(v, e.Span())
	now := s.next(e, old, v.Type)
	s.run.now.env[v] = now
	if e.Prefix {
		return s.pure(now)
	}
	return s.pure(old)
}
