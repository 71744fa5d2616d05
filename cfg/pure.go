package cfg

import (
	"inspect/ast"
	"inspect/bounds"
	"inspect/source"
	"inspect/types"
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
	labels  []string
	loop    bool
	plain   bool // an unlabelled break ends here
	broken  []path
	goingOn []path
}

// call lowers a call in a specification: a method of a set of objects, or a
// pure method, whose body is expanded to a value.
func (s *spec) call(e *ast.Call) value3 {
	if op, ok := s.info.SetOps[e]; ok {
		return s.setCall(e, op)
	}
	m := s.methodOf(e, e.Span())
	if s.info.Calls[e].VarArgs {
		s.unsupported(e.Span(), "a call with a variable number of arguments in a specification", "pass an array")
	}
	total := s.pure(s.mk.yes)
	var recv *Expr
	switch {
	case m.Static:
	case s.onSelf(e):
		total = s.self()
		recv, total.v = total.v, s.mk.yes
	default:
		x := s.eval(e.X)
		total = s.where(s.strict(s.mk.yes, x), s.there(x.v))
		recv = x.v
	}
	args := make([]*Expr, len(e.Args))
	for i, a := range e.Args {
		x := s.eval(a)
		x.v = s.conversion(x.v, m.Params[i].Type, a.Span())
		total = s.strict(s.mk.yes, total, x)
		args[i] = x.v
	}
	if op := mathOp(m); op != OpInvalid {
		return s.strict(s.mk.math(op, m, args), total)
	}
	var t types.Type
	if recv != nil {
		t = recv.Type
	}
	ts := s.targets(m, s.info.Calls[e].Virtual && recv != nil, t, e.Span())
	if len(ts) == 0 {
		return s.strict(s.deadValue(m.Result), total)
	}
	var v value3
	for i := len(ts) - 1; i >= 0; i-- {
		x := s.expand(e, ts[i].method, recv, args)
		if v.v == nil {
			v = x
			continue
		}
		is := s.mk.instanceOf(recv, ts[i].kinds)
		v = value3{s.mk.ite(is, x.v, v.v), s.mk.ite(is, x.def, v.def), s.mk.ite(is, x.in, v.in)}
	}
	return s.strict(v.v, total, v)
}

// expand is the value of a method's body for given arguments. Recursion beyond
// the bound is out of bounds.
func (s *spec) expand(e *ast.Call, m *types.Method, recv *Expr, args []*Expr) value3 {
	if m.Result == types.Type(types.Of(types.Void)) || isString(m.Result) {
		s.unsupported(e.Span(), "a call of "+m.QName()+" in a specification", "call a pure method with a result")
	}
	if m.Decl == nil || m.Decl.Body == nil {
		s.unsupported(e.Span(), "a call of "+m.QName()+", which has no body here", "give it a body")
	}
	active := 0
	for _, o := range s.calls {
		if o == m {
			active++
		}
	}
	if most := s.limits.Activations(m); active >= most {
		s.needs.note(need{bounds.Recursion, most, "call of " + m.Name, e.Span()})
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
	r := &run{method: m, result: s.mk.zero(m.Result), def: s.mk.yes, in: s.mk.yes,
		now: path{live: s.mk.yes, env: map[*types.Var]*Expr{}}}
	for i, p := range m.Params {
		r.now.env[p] = args[i]
	}
	inner.run = r
	inner.env = r.now.env
	inner.act = &activation{method: m, env: map[*types.Var]binding{}}
	inner.body(m.Decl.Body.Stmts)
	return value3{r.result, r.def, r.in}
}

// read evaluates an expression of the body on the live paths.
func (s *spec) read(e ast.Expr) *Expr {
	s.env = s.run.now.env
	x := s.eval(e)
	s.run.def = s.mk.and(s.run.def, s.mk.implies(s.run.now.live, x.def))
	s.run.in = s.mk.and(s.run.in, s.mk.implies(s.run.now.live, x.in))
	return x.v
}

func (s *spec) body(ss []ast.Stmt) {
	for _, st := range ss {
		if s.run.now.live == s.mk.no {
			return
		}
		s.exec(st)
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
				env[v] = s.mk.ite(p.live, x, y)
			}
		}
		r = path{s.mk.or(r.live, p.live), env}
	}
	if r.live == nil {
		r = path{s.mk.no, map[*types.Var]*Expr{}}
	}
	return r
}

func (s *spec) exec(st ast.Stmt) {
	r := s.run
	switch st := st.(type) {
	case *ast.Block:
		s.body(st.Stmts)
	case *ast.Empty:
	case *ast.LocalVar:
		v := s.info.Defs[st]
		if st.Init == nil {
			if hasValue(v.Type) {
				r.now.env[v] = s.mk.zero(v.Type) // assigned before it is read
			}
			return
		}
		x := s.conversion(s.read(st.Init), v.Type, st.Init.Span())
		r.now.env[v] = x
	case *ast.ExprStmt:
		s.read(st.X)
	case *ast.If:
		c := s.read(st.Cond)
		then, other := s.fork(c), s.fork(s.mk.not(c))
		r.now = then
		s.body([]ast.Stmt{st.Then})
		then = r.now
		r.now = other
		if st.Else != nil {
			s.body([]ast.Stmt{st.Else})
		}
		r.now = s.merge(then, r.now)
	case *ast.Return:
		if st.X == nil {
			s.unsupported(st.Span(), "a return without value here", "return a value")
		}
		x := s.conversion(s.read(st.X), r.method.Result, st.X.Span())
		r.result = s.mk.ite(r.now.live, x, r.result)
		r.now.live = s.mk.no
	case *ast.Throw:
		r.def = s.mk.and(r.def, s.mk.not(r.now.live))
		r.now.live = s.mk.no
	case *ast.AssertStmt:
		c := s.read(st.Cond)
		r.def = s.mk.and(r.def, s.mk.implies(r.now.live, c))
	case *ast.While:
		s.repeat(st, st.Cond, st.Body, nil, false, nil)
	case *ast.DoWhile:
		s.repeat(st, st.Cond, st.Body, nil, true, nil)
	case *ast.For:
		s.body(st.Init)
		s.repeat(st, st.Cond, st.Body, st.Update, false, nil)
	case *ast.ForEach:
		s.repeatEach(st, nil)
	case *ast.Labeled:
		s.execLabeled(st)
	case *ast.Break:
		s.leave(st.Label, false, st.Span())
	case *ast.Continue:
		s.leave(st.Label, true, st.Span())
	case *ast.JMLStmt:
		// A pure method called in a specification counts by its body.
	default:
		s.unsupported(st.Span(), "this statement in a method called by a specification", "use assignments to locals, if, loops and return")
	}
}

func (s *spec) execLabeled(st *ast.Labeled) {
	labels := []string{st.Label.Text}
	body := st.Body
	for {
		in, ok := body.(*ast.Labeled)
		if !ok {
			break
		}
		labels, body = append(labels, in.Label.Text), in.Body
	}
	switch b := body.(type) {
	case *ast.While:
		s.repeat(b, b.Cond, b.Body, nil, false, labels)
	case *ast.DoWhile:
		s.repeat(b, b.Cond, b.Body, nil, true, labels)
	case *ast.For:
		s.body(b.Init)
		s.repeat(b, b.Cond, b.Body, b.Update, false, labels)
	case *ast.ForEach:
		s.repeatEach(b, labels)
	default:
		r := s.run
		j := &runJump{labels: labels}
		r.jumps = append(r.jumps, j)
		s.body([]ast.Stmt{body})
		r.jumps = r.jumps[:len(r.jumps)-1]
		r.now = s.merge(append(j.broken, r.now)...)
	}
}

// leave ends the live paths at a break or continue.
func (s *spec) leave(label *ast.Name, goOn bool, at source.Span) {
	r := s.run
	for i := len(r.jumps) - 1; i >= 0; i-- {
		j := r.jumps[i]
		match := label == nil && j.plain
		if label != nil {
			for _, n := range j.labels {
				match = match || n == label.Text
			}
		}
		if !match || goOn && !j.loop {
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
func (s *spec) repeat(loop ast.Stmt, cond ast.Expr, body ast.Stmt, update []ast.Expr, after bool, labels []string) {
	test := func() *Expr {
		if cond == nil {
			return s.mk.yes
		}
		return s.read(cond)
	}
	s.unroll(loop, test, func() { s.body([]ast.Stmt{body}) }, func() {
		for _, u := range update {
			s.read(u)
		}
	}, after, labels)
}

func (s *spec) repeatEach(st *ast.ForEach, labels []string) {
	arr := s.read(st.X)
	t, ok := arr.Type.(*types.Array)
	if !ok {
		s.unsupported(st.X.Span(), "a for loop over "+arr.Type.String(), "loop over an array")
	}
	r := s.run
	r.def = s.mk.and(r.def, s.mk.implies(r.now.live, s.there(arr)))
	v := s.info.Defs[st.Var]
	i := int64(0)
	s.unroll(st, func() *Expr { return s.mk.lt(s.mk.num(s.mk.intT, i), s.mk.length(arr)) }, func() {
		r.now.env[v] = s.conversion(s.mk.elem(s.elems(t), t.Elem, arr, s.mk.num(s.mk.intT, i)), v.Type, st.X.Span())
		s.body([]ast.Stmt{st.Body})
	}, func() { i++ }, false, labels)
}

func (s *spec) unroll(loop ast.Stmt, test func() *Expr, body, update func(), after bool, labels []string) {
	r := s.run
	j := &runJump{labels: labels, loop: true, plain: true}
	r.jumps = append(r.jumps, j)
	most := s.limits.Loop(r.method, loop)
	for i := 0; r.now.live != s.mk.no; i++ {
		if !after || i > 0 {
			c := test()
			out := s.fork(s.mk.not(c))
			j.broken = append(j.broken, out)
			r.now = s.fork(c)
		}
		if i == most {
			if r.now.live != s.mk.no {
				s.needs.note(need{bounds.Unwind, i, "loop", loop.Span()})
			}
			r.in = s.mk.and(r.in, s.mk.not(r.now.live))
			r.now.live = s.mk.no
			break
		}
		if r.now.live == s.mk.no {
			break
		}
		s.size.iteration(loop, s.opt.Bounds.Unwind)
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
func (s *spec) localTarget(e ast.Expr, at source.Span) *types.Var {
	v, ok := s.info.Uses[ast.Unparen(e)].(*types.Var)
	if !ok || s.run == nil {
		s.unsupported(at, "an assignment to the heap in a specification", "call methods that change nothing")
	}
	return v
}

// assign executes an assignment to a local of a pure method's body.
func (s *spec) assign(e *ast.Assign) value3 {
	v := s.localTarget(e.X, e.Span())
	if s.run == nil || s.conditional {
		s.unsupported(e.Span(), "an assignment inside an expression here", "write a statement")
	}
	x := s.eval(e.Y)
	if e.Op == "=" {
		x.v = s.conversion(x.v, v.Type, e.Y.Span())
	} else {
		old := s.variableValue(v, e.Span())
		op := e.Op[:len(e.Op)-1]
		if v.Type == s.mk.boolT {
			x.v = s.boolean(op, old, x.v)
		} else {
			r, nonZero := s.numeric(op, e, old, x.v)
			x = s.where(x, nonZero)
			x.v = s.conversion(r, v.Type, e.Span())
		}
	}
	s.run.now.env[v] = x.v
	return x
}

func (s *spec) incDec(e *ast.IncDec) value3 {
	v := s.localTarget(e.X, e.Span())
	if s.run == nil || s.conditional {
		s.unsupported(e.Span(), "an assignment inside an expression here", "write a statement")
	}
	old := s.variableValue(v, e.Span())
	now := s.next(e, old, v.Type)
	s.run.now.env[v] = now
	if e.Prefix {
		return s.pure(now)
	}
	return s.pure(old)
}
