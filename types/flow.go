package types

import "inspect/ast"

// flow checks, as JLS 14.22 and 16 define it, that a method with a result
// cannot reach its end, that no statement is unreachable, and that no local
// variable is read before it is assigned. The body is resolved and has no
// errors. m is nil for an initialiser.
func (r *resolver) flow(b *ast.Block, m *Method) {
	f := &flow{r: r, info: r.w.Info, index: map[*Var]int{}, exits: map[exit]flowState{}}
	f.block(b)
	if m != nil && !f.at.dead && !f.lost && !IsKind(m.Result, Void, Invalid) {
		r.errorf(MissingReturn, m.Span, "method %s can end without a return", m.Name)
	}
}

// flowState is what is known at a point. The zero value is a reachable point
// with nothing assigned.
type flowState struct {
	dead     bool // no execution comes here
	all      bool // nothing to say: every variable counts as assigned
	assigned []bool
}

func (s flowState) has(i int) bool { return s.all || i < len(s.assigned) && s.assigned[i] }

func (s flowState) with(i int) flowState {
	if s.has(i) {
		return s
	}
	a := make([]bool, max(i+1, len(s.assigned)))
	copy(a, s.assigned)
	a[i] = true
	s.assigned = a
	return s
}

// join is what holds on both ways.
func (s flowState) join(t flowState) flowState {
	r := flowState{dead: s.dead && t.dead}
	switch {
	case s.all:
		r.all, r.assigned = t.all, t.assigned
	case t.all:
		r.assigned = s.assigned
	default:
		n := min(len(s.assigned), len(t.assigned))
		r.assigned = make([]bool, n)
		for i := range r.assigned {
			r.assigned[i] = s.assigned[i] && t.assigned[i]
		}
	}
	return r
}

// union is what holds on either way.
func (s flowState) union(t flowState) flowState {
	if t.all {
		s.all = true
	}
	for i := range t.assigned {
		if t.assigned[i] {
			s = s.with(i)
		}
	}
	return s
}

var nowhere = flowState{dead: true, all: true}

// exit is a jump to a statement, by break or by continue.
type exit struct {
	target ast.Node
	cont   bool
}

type flow struct {
	r     *resolver
	info  *Info
	index map[*Var]int // the variables declared without a value
	at    flowState
	exits map[exit]flowState
	lost  bool // unreachable code was reported: what follows says little
}

func (f *flow) block(b *ast.Block) { f.stmts(b.Stmts) }

func (f *flow) stmts(list []ast.Stmt) {
	for _, s := range list {
		if f.at.dead && f.isCode(s) {
			f.r.errorf(UnreachableCode, s.Span(), "this statement is never reached")
			f.at, f.lost = flowState{all: true}, true
		}
		f.stmt(s)
	}
}

// isCode: an annotation does no harm where nothing comes.
func (f *flow) isCode(s ast.Stmt) bool {
	_, jml := s.(*ast.JMLStmt)
	return !jml
}

func (f *flow) leave(s ast.Stmt, cont bool) {
	if t := f.info.Targets[s]; t != nil {
		k := exit{t, cont}
		if old, ok := f.exits[k]; ok {
			f.exits[k] = old.join(f.at)
		} else {
			f.exits[k] = f.at
		}
	}
	f.at = nowhere
}

// arrive joins the jumps to a statement into the current point.
func (f *flow) arrive(s ast.Node, cont bool) {
	k := exit{s, cont}
	if t, ok := f.exits[k]; ok {
		f.at = f.at.join(t)
		delete(f.exits, k)
	}
}

func (f *flow) stmt(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.Block:
		f.block(s)
	case *ast.LocalVar:
		if s.Init != nil {
			f.expr(s.Init)
		} else if v := f.info.Defs[s]; v != nil {
			f.index[v] = len(f.index)
			f.forget(f.index[v])
		}
	case *ast.ExprStmt:
		f.expr(s.X)
	case *ast.If:
		yes, no := f.cond(s.Cond)
		f.at = revive(yes)
		f.stmt(s.Then)
		after := f.at
		f.at = revive(no)
		if s.Else != nil {
			f.stmt(s.Else)
		}
		f.at = after.join(f.at)
	case *ast.While:
		yes, no := f.cond(s.Cond)
		no.dead = f.isTrue(s.Cond)
		f.at = revive(yes)
		f.stmt(s.Body)
		f.arrive(s, true)
		f.at = no
		f.arrive(s, false)
	case *ast.DoWhile:
		f.stmt(s.Body)
		f.arrive(s, true)
		dead := f.at.dead
		_, no := f.cond(s.Cond)
		no.dead = dead || f.isTrue(s.Cond)
		f.at = no
		f.arrive(s, false)
	case *ast.For:
		for _, i := range s.Init {
			f.stmt(i)
		}
		yes, no := f.at, nowhere
		if s.Cond != nil {
			yes, no = f.cond(s.Cond)
			no.dead = f.isTrue(s.Cond)
		}
		f.at = revive(yes)
		f.stmt(s.Body)
		f.arrive(s, true)
		for _, u := range s.Update {
			f.expr(u)
		}
		f.at = no
		f.arrive(s, false)
	case *ast.ForEach:
		f.expr(s.X)
		before := f.at
		f.stmt(s.Body)
		f.arrive(s, true)
		f.at = before
		f.arrive(s, false)
	case *ast.Labeled:
		f.stmt(s.Body)
		f.arrive(innermost(s), false)
	case *ast.Return:
		if s.X != nil {
			f.expr(s.X)
		}
		f.at = nowhere
	case *ast.Throw:
		f.expr(s.X)
		f.at = nowhere
	case *ast.Break:
		f.leave(s, false)
	case *ast.Continue:
		f.leave(s, true)
	case *ast.AssertStmt:
		before := f.at
		_, no := f.cond(s.Cond)
		if s.Message != nil {
			f.at = no
			f.expr(s.Message)
		}
		f.at = before
	case *ast.Synchronized:
		f.expr(s.Lock)
		f.block(s.Body)
	case *ast.Try:
		f.try(s)
	case *ast.Switch:
		f.switchStmt(s)
	case *ast.CtorCall:
		for _, a := range s.Args {
			f.expr(a)
		}
	}
}

// revive is the state at the beginning of a branch: the compiler counts it as
// reachable whatever its condition (JLS 14.22).
func revive(s flowState) flowState {
	s.dead = false
	return s
}

// forget makes a variable unassigned, when its declaration is met again.
func (f *flow) forget(i int) {
	if f.at.all || i >= len(f.at.assigned) {
		return
	}
	a := append([]bool(nil), f.at.assigned...)
	a[i] = false
	f.at.assigned = a
}

func (f *flow) try(s *ast.Try) {
	before := f.at
	outer := f.exits
	if s.Finally != nil {
		f.exits = map[exit]flowState{}
	}
	f.block(s.Body)
	after := f.at
	for _, c := range s.Catches {
		f.at = before
		f.at.dead = false
		f.block(c.Body)
		after = after.join(f.at)
	}
	if s.Finally == nil {
		f.at = after
		return
	}
	inner := f.exits
	f.exits = outer
	f.at = before
	f.at.dead = false
	f.block(s.Finally)
	end := f.at
	if end.dead {
		f.at = nowhere
		return
	}
	for k, t := range inner {
		t = t.union(end)
		if old, ok := f.exits[k]; ok {
			t = old.join(t)
		}
		f.exits[k] = t
	}
	dead := after.dead
	f.at = after.union(end)
	f.at.dead = dead
}

func (f *flow) switchStmt(s *ast.Switch) {
	f.expr(s.X)
	before, hasDefault := f.at, false
	f.at = nowhere
	after := nowhere
	for _, c := range s.Cases {
		hasDefault = hasDefault || c.Default
		if c.Arrow {
			f.at = before
			f.stmts(c.Body)
			after = after.join(f.at)
			f.at = nowhere
			continue
		}
		entry := before
		f.at = f.at.join(entry)
		f.stmts(c.Body)
	}
	f.at = f.at.join(after)
	if !hasDefault {
		f.at = f.at.join(before)
	}
	if len(s.Cases) == 0 {
		f.at = before
	}
	f.arrive(s, false)
}

func (f *flow) isTrue(e ast.Expr) bool {
	c := f.info.Consts[e]
	return c != nil && c.Int != nil && c.Int.Sign() != 0
}

func (f *flow) isFalse(e ast.Expr) bool {
	c := f.info.Consts[e]
	return c != nil && c.Int != nil && c.Int.Sign() == 0
}

// cond evaluates a condition and gives what holds when it is true and false.
func (f *flow) cond(e ast.Expr) (yes, no flowState) {
	if f.isTrue(e) {
		return f.at, flowState{all: true}
	}
	if f.isFalse(e) {
		return flowState{all: true}, f.at
	}
	switch e := e.(type) {
	case *ast.Paren:
		return f.cond(e.X)
	case *ast.Unary:
		if e.Op == "!" {
			yes, no = f.cond(e.X)
			return no, yes
		}
	case *ast.Binary:
		switch e.Op {
		case "&&":
			xy, xn := f.cond(e.X)
			f.at = xy
			yy, yn := f.cond(e.Y)
			return yy, xn.join(yn)
		case "||":
			xy, xn := f.cond(e.X)
			f.at = xn
			yy, yn := f.cond(e.Y)
			return xy.join(yy), yn
		}
	case *ast.Cond:
		cy, cn := f.cond(e.C)
		f.at = cy
		xy, xn := f.cond(e.X)
		f.at = cn
		yy, yn := f.cond(e.Y)
		return xy.join(yy), xn.join(yn)
	}
	f.expr(e)
	return f.at, f.at
}

// expr evaluates an expression in its order.
func (f *flow) expr(e ast.Expr) {
	switch e := e.(type) {
	case *ast.Ident:
		if v, ok := f.info.Uses[e].(*Var); ok {
			if i, tracked := f.index[v]; tracked && !f.at.has(i) {
				f.r.errorf(Unassigned, e.Span(), "variable %s may not have been assigned", v.Name)
				f.at = f.at.with(i)
			}
		}
	case *ast.Paren:
		f.expr(e.X)
	case *ast.Select:
		if _, ok := f.info.Types[e.X]; ok {
			f.expr(e.X)
		}
	case *ast.Index:
		f.expr(e.X)
		f.expr(e.I)
	case *ast.Call:
		if e.X != nil {
			if _, ok := f.info.Types[e.X]; ok {
				f.expr(e.X)
			}
		}
		f.exprs(e.Args)
	case *ast.New:
		if e.Outer != nil {
			f.expr(e.Outer)
		}
		f.exprs(e.Args)
	case *ast.NewArray:
		f.exprs(e.Dims)
		if e.Init != nil {
			f.expr(e.Init)
		}
	case *ast.ArrayLit:
		f.exprs(e.Elems)
	case *ast.Unary:
		if e.Op == "!" {
			f.boolean(e)
		} else {
			f.expr(e.X)
		}
	case *ast.IncDec:
		f.expr(e.X)
	case *ast.Binary:
		if e.Op == "&&" || e.Op == "||" {
			f.boolean(e)
			return
		}
		f.expr(e.X)
		f.expr(e.Y)
	case *ast.Assign:
		x := ast.Unparen(e.X)
		v, _ := f.info.Uses[x].(*Var)
		if _, simple := x.(*ast.Ident); !simple || v == nil || e.Op != "=" {
			f.expr(e.X)
		}
		f.expr(e.Y)
		if v != nil {
			if i, tracked := f.index[v]; tracked {
				f.at = f.at.with(i)
			}
		}
	case *ast.Cond:
		if IsKind(f.info.Types[e], Boolean) {
			f.boolean(e)
			return
		}
		yes, no := f.cond(e.C)
		f.at = yes
		f.expr(e.X)
		after := f.at
		f.at = no
		f.expr(e.Y)
		f.at = after.join(f.at)
	case *ast.InstanceOf:
		f.expr(e.X)
	case *ast.Cast:
		f.expr(e.X)
	}
}

func (f *flow) exprs(es []ast.Expr) {
	for _, e := range es {
		f.expr(e)
	}
}

// boolean evaluates an expression with conditional parts as a value.
func (f *flow) boolean(e ast.Expr) {
	dead := f.at.dead
	yes, no := f.cond(e)
	f.at = yes.join(no)
	f.at.dead = dead
}
