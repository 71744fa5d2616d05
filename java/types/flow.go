package types

import (
	"slices"

	"inspect/java/ast"
)

// flow checks, as JLS 14.22 and 16 define it, that a method with a result
// cannot reach its end, that no statement is unreachable, and that no local
// variable is read before it is assigned. The body is resolved and has no
// errors. m is nil for an initialiser.
func (r *resolver) flow(b *ast.Block, m *Method) {
	f := r.newFlow()
	f.block(b)
	if m != nil && !f.at.dead && !f.unreachable && !IsKind(m.Result, Void, Invalid) {
		r.errorf(MissingReturn, m.Span, "method %s can end without a return", m.Name)
	}
}

func (r *resolver) newFlow() *flow {
	return &flow{r: r, info: r.w.Info, index: map[*Var]int{}, exits: map[exit]flowState{}, declared: map[*Var]int{}}
}

// lambda follows the body of a lambda: it runs later, so what is assigned in it is not
// assigned behind it, and a variable of the code around it is none to assign.
func (f *flow) lambda(e *ast.Lambda) {
	before, exits, unreachable := f.at, f.exits, f.unreachable
	f.exits, f.unreachable = map[exit]flowState{}, false
	f.depth++
	if e.X != nil {
		f.expr(e.X)
	} else {
		f.block(e.Block)
		if l := f.info.Lambdas[e]; l != nil && !f.at.dead && !f.unreachable && !IsKind(l.Result, Void, Invalid) {
			f.r.errorf(MissingReturn, e.Span(), "this lambda expression can end without a return")
		}
	}
	f.depth--
	f.at, f.exits, f.unreachable = before, exits, unreachable
}

// flowState is what is known at a point. The zero value is a reachable point
// with nothing assigned.
type flowState struct {
	dead     bool // no execution comes here
	all      bool // nothing to say: every variable counts as assigned
	assigned bits
	touched  bits // may have been assigned
}

// bits is a set of variables, by their index.
type bits []bool

func (b bits) has(i int) bool { return i < len(b) && b[i] }

// set is b with i in it, or without; b itself stays.
func (b bits) set(i int, in bool) bits {
	if b.has(i) == in {
		return b
	}
	a := make(bits, max(i+1, len(b)))
	copy(a, b)
	a[i] = in
	return a
}

func (b bits) union(c bits) bits {
	for i, in := range c {
		if in {
			b = b.set(i, true)
		}
	}
	return b
}

func (s flowState) has(i int) bool { return s.all || s.assigned.has(i) }

// with is s once variable i has been assigned.
func (s flowState) with(i int) flowState {
	if !s.all {
		s.assigned = s.assigned.set(i, true)
	}
	s.touched = s.touched.set(i, true)
	return s
}

// join is what holds on both ways.
func (s flowState) join(t flowState) flowState {
	r := flowState{dead: s.dead && t.dead, touched: s.touched.union(t.touched)}
	switch {
	case s.all:
		r.all, r.assigned = t.all, t.assigned
	case t.all:
		r.assigned = s.assigned
	default:
		n := min(len(s.assigned), len(t.assigned))
		r.assigned = make(bits, n)
		for i := range r.assigned {
			r.assigned[i] = s.assigned[i] && t.assigned[i]
		}
	}
	return r
}

// union is what holds on either way.
func (s flowState) union(t flowState) flowState {
	s.all = s.all || t.all
	s.assigned = s.assigned.union(t.assigned)
	s.touched = s.touched.union(t.touched)
	return s
}

var nowhere = flowState{dead: true, all: true}

// exit is a jump to a statement, by break or by continue, or out of a switch
// expression; where that is boolean, with the value true or (no) false.
type exit struct {
	target ast.Node
	cont   bool
	no     bool
}

type flow struct {
	r           *resolver
	info        *Info
	index       map[*Var]int // the variables declared without a value
	at          flowState
	exits       map[exit]flowState
	unreachable bool // unreachable code was reported: what follows says little
	// ever are the variables assigned so far, anywhere. depth counts the loops
	// around the current point, declared those around each variable's declaration.
	ever     bits
	depth    int
	declared map[*Var]int
}

func (f *flow) block(b *ast.Block) { f.stmts(b.Stmts) }

func (f *flow) stmts(list []ast.Stmt) {
	for _, s := range list {
		if f.at.dead && f.isCode(s) {
			f.r.errorf(UnreachableCode, s.Span(), "this statement is never reached")
			f.at, f.unreachable = flowState{all: true}, true
		}
		f.stmt(s)
	}
}

// isCode: an annotation does no harm where nothing comes.
func (f *flow) isCode(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.JMLStmt:
		return false
	case *ast.SpecStmt:
		return slices.ContainsFunc(s.Body, f.isCode)
	}
	return true
}

func (f *flow) leave(s ast.Stmt, cont bool) {
	if t := f.info.Targets[s]; t != nil {
		f.leaveBy(exit{target: t, cont: cont}, f.at)
	}
	f.at = nowhere
}

// leaveBy notes a jump in the state s.
func (f *flow) leaveBy(k exit, s flowState) {
	if old, ok := f.exits[k]; ok {
		s = old.join(s)
	}
	f.exits[k] = s
}

// arrive joins the jumps to a statement into the current point.
func (f *flow) arrive(s ast.Node, cont bool) {
	f.at = f.at.join(f.taken(exit{target: s, cont: cont}))
}

// taken is the state of the jumps of a kind, which it forgets.
func (f *flow) taken(k exit) flowState {
	t, ok := f.exits[k]
	if !ok {
		return nowhere
	}
	delete(f.exits, k)
	return t
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
			f.declared[v] = f.depth
			f.forget(f.index[v])
		}
	case *ast.ExprStmt:
		f.expr(s.X)
	case *ast.If:
		f.ifStmt(s)
	case *ast.While:
		f.while(s)
	case *ast.DoWhile:
		f.doWhile(s)
	case *ast.For:
		f.forLoop(s)
	case *ast.ForEach:
		f.forEach(s)
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
	case *ast.Yield:
		if e, ok := f.info.Targets[s].(*ast.SwitchExpr); ok {
			f.yield(e, s.X)
		}
	case *ast.AssertStmt:
		f.assert(s)
	case *ast.SpecStmt:
		f.stmts(s.Body)
	case *ast.Synchronized:
		f.expr(s.Lock)
		f.block(s.Body)
	case *ast.Try:
		f.try(s)
	case *ast.Switch:
		f.switchStmt(s)
	case *ast.CtorCall:
		f.exprs(s.Args)
	}
}

func (f *flow) ifStmt(s *ast.If) {
	yes, no := f.cond(s.Cond)
	f.at = revive(yes)
	f.stmt(s.Then)
	after := f.at
	f.at = revive(no)
	if s.Else != nil {
		f.stmt(s.Else)
	}
	f.at = after.join(f.at)
}

func (f *flow) while(s *ast.While) {
	f.depth++
	yes, no := f.cond(s.Cond)
	no.dead = f.isTrue(s.Cond)
	f.at = revive(yes)
	f.stmt(s.Body)
	f.arrive(s, true)
	f.depth--
	f.at = no
	f.arrive(s, false)
}

func (f *flow) doWhile(s *ast.DoWhile) {
	f.depth++
	f.stmt(s.Body)
	f.arrive(s, true)
	dead := f.at.dead
	_, no := f.cond(s.Cond)
	f.depth--
	no.dead = dead || f.isTrue(s.Cond)
	f.at = no
	f.arrive(s, false)
}

func (f *flow) forLoop(s *ast.For) {
	for _, i := range s.Init {
		f.stmt(i)
	}
	yes, no := f.at, nowhere
	f.depth++
	if s.Cond != nil {
		yes, no = f.cond(s.Cond)
		no.dead = f.isTrue(s.Cond)
	}
	f.at = revive(yes)
	f.stmt(s.Body)
	f.arrive(s, true)
	f.exprs(s.Update)
	f.depth--
	f.at = no
	f.arrive(s, false)
}

func (f *flow) forEach(s *ast.ForEach) {
	f.expr(s.X)
	before := f.at
	f.depth++
	f.stmt(s.Body)
	f.arrive(s, true)
	f.depth--
	f.at = before
	f.arrive(s, false)
}

// assert: behind it nothing is assigned that was not before, since it need not be executed.
func (f *flow) assert(s *ast.AssertStmt) {
	before := f.at
	_, no := f.cond(s.Cond)
	if s.Message != nil {
		f.at = no
		f.expr(s.Message)
	}
	f.at = before
}

// revive is the state at the beginning of a branch: the compiler counts it as
// reachable whatever its condition (JLS 14.22).
func revive(s flowState) flowState {
	s.dead = false
	return s
}

// forget makes a variable unassigned, when its declaration is met again.
func (f *flow) forget(i int) {
	f.at.touched = f.at.touched.set(i, false)
	if !f.at.all {
		f.at.assigned = f.at.assigned.set(i, false)
	}
}

// assign notes an assignment of v. Unless it is surely the first one, v is not
// effectively final; of one in a loop that is not said.
func (f *flow) assign(v *Var) {
	i, tracked := f.index[v]
	if !tracked || f.at.touched.has(i) || f.depth > f.declared[v] {
		f.r.w.state(v).assigned++
	}
	if tracked {
		f.at = f.at.with(i)
		f.ever = f.ever.set(i, true)
	}
}

func (f *flow) try(s *ast.Try) {
	before := f.at
	outer := f.exits
	if s.Finally != nil {
		f.exits = map[exit]flowState{}
	}
	ever := f.ever
	f.ever = nil
	for _, x := range s.Resources {
		f.stmt(x)
	}
	f.block(s.Body)
	after := f.at
	before.touched = before.touched.union(f.ever)
	for _, c := range s.Catches {
		f.at = before
		f.at.dead = false
		f.block(c.Body)
		after = after.join(f.at)
	}
	before.touched = before.touched.union(f.ever)
	f.ever = ever.union(f.ever)
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

func (f *flow) isTrue(e ast.Expr) bool { return f.info.isTrue(e) }

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
	case *ast.SwitchExpr:
		return f.switchExpr(e)
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
		f.use(e)
	case *ast.Paren:
		f.expr(e.X)
	case *ast.SwitchExpr:
		f.boolean(e)
	case *ast.Select:
		f.qualifier(e.X)
	case *ast.Each:
		f.expr(e.X)
	case *ast.Index:
		f.expr(e.X)
		f.expr(e.I)
	case *ast.Call:
		f.qualifier(e.X)
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
		f.assigned(e.X)
	case *ast.Binary:
		if e.Op == "&&" || e.Op == "||" {
			f.boolean(e)
			return
		}
		f.expr(e.X)
		f.expr(e.Y)
	case *ast.Assign:
		f.assignment(e)
	case *ast.Cond:
		f.conditional(e)
	case *ast.InstanceOf:
		f.expr(e.X)
	case *ast.Cast:
		f.expr(e.X)
	case *ast.Lambda:
		f.lambda(e)
	case *ast.MethodRef:
		if e.X != nil && f.info.Types[e.X] != nil {
			f.expr(e.X)
		}
	}
}

// use reports a variable that is used before it is assigned, once.
func (f *flow) use(e *ast.Ident) {
	v, ok := f.info.Uses[e].(*Var)
	if !ok {
		return
	}
	if i, tracked := f.index[v]; tracked && !f.at.has(i) {
		f.r.errorf(Unassigned, e.Span(), "variable %s may not have been assigned", v.Name)
		f.at = f.at.with(i)
	}
}

// qualifier evaluates what stands in front of a name: nothing, for a type.
func (f *flow) qualifier(e ast.Expr) {
	if e == nil {
		return
	}
	if _, value := f.info.Types[e]; value {
		f.expr(e)
	}
}

// assignment evaluates what is assigned to, but for the variable of a simple assignment,
// which is not read.
func (f *flow) assignment(e *ast.Assign) {
	x := ast.Unparen(e.X)
	v, _ := f.info.Uses[x].(*Var)
	if _, simple := x.(*ast.Ident); !simple || v == nil || e.Op != "=" {
		f.expr(e.X)
	}
	f.expr(e.Y)
	f.assigned(e.X)
}

func (f *flow) conditional(e *ast.Cond) {
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
}

// assigned notes that e is assigned, where it is a variable.
func (f *flow) assigned(e ast.Expr) {
	if v, ok := f.info.Uses[ast.Unparen(e)].(*Var); ok {
		f.assign(v)
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
