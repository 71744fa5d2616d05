package cfg

import (
	"fmt"
	"math/big"
	"strconv"

	"inspect/bounds"
	"inspect/core"
	"inspect/source"
	"inspect/types"
)

// Options of Build. The zero value checks at 32 bits with the default bounds.
type Options struct {
	Bounds Bounds
	// InvariantsReceiverOnly: invariants hold of the receiver only.
	InvariantsReceiverOnly bool
	// Exceptions says which exceptions may leave a method whose contract does not
	// admit them.
	Exceptions types.Exceptions
	// Calls is auto (or empty), inline or contract.
	Calls string
	// Statics is havoc (or empty) or initialized.
	Statics string
	// SpecMath is java (or empty), bigint or safe.
	SpecMath string
	// Initial gives the values of static final fields that are no constants, or why
	// one is not known. nil: those are not supported.
	Initial func(*types.Field) (ConstantValue, *source.Diagnostic)
	// Undecided leaves every way in the graph, also one that a fact or a constant
	// closes: a solver then says what closes it.
	Undecided bool
	// Room, unless nil, gives the pre-state more objects and longer arrays than
	// Bounds do, loops more iterations and methods more activations, by steps that
	// are marked (Edge.Past). What the method allocates, and specifications, are
	// bounded by Bounds all the same.
	Room *Bounds
	// Reliances, when set, keeps what methods rely on for other Builds.
	Reliances *Reliances
	// MaxSize is how many edges and expressions the graph may have; 0: MaxSize.
	MaxSize int
	// Stop, when not nil, is asked from time to time: once it says yes, Build panics
	// with a *halt.Stopped. The world may be used on.
	Stop func() bool
}

// NeedsBits is the code of a literal that does not fit the width of its type at
// the bounds; the message names the least --bits that holds it.
//
//	class A { int m() { return 100; } }   // with --bits 4
const NeedsBits source.Code = "needs-bits"

// Build makes the graph of one method. What the method reaches is resolved on
// the way. When there are errors among the diagnostics (a user's mistake, a
// construct without translation, a literal that needs more bits, a graph that is
// too large) the graph is nil.
func Build(w *types.World, m *types.Method, o Options) (built *Graph, diags []*source.Diagnostic) {
	o.Bounds = o.Bounds.WithDefaults()
	if o.Reliances == nil {
		o.Reliances = &Reliances{}
	}
	g := &Graph{Method: m, Bounds: o.Bounds}
	if r := o.Room; r != nil {
		g.Bounds.Objects, g.Bounds.PerClass, g.Bounds.ArrayLength, g.Bounds.Places = r.Objects, r.PerClass, r.ArrayLength, r.Places
	}
	size := newGrowth(o)
	defer func() {
		switch p := recover().(type) {
		case nil:
		case tooLarge:
			built, diags = nil, []*source.Diagnostic{size.diagnostic(m)}
		default:
			panic(p)
		}
	}()
	prog := core.NewProgram(w)
	l := &lowerer{w: w, prog: prog, opt: o, g: g, size: size, scope: newScope(w, prog, o, size.point), comps: map[compKey]*Component{},
		props: map[propKey]*Property{}, cuts: map[cutKey]*Cut{}, names: map[string]int{}, facts: facts{},
		arriving: map[*Node]facts{}, assigned: map[*types.Method]map[*types.Var]bool{}, effects: map[core.Expr]*effects{}, inlinable: map[*types.Method]*core.Return{}, made: map[*Kind]int{},
		counts: map[PropertyKind]int{}, bounds: map[any]*Bound{}}
	l.limits = bounds.NewLimits(o.Bounds, w.Info)
	l.options(m)
	runtimeClasses(w)
	l.scope.collect(m)
	if l.diags = append(l.diags, l.scope.diags...); hasErrors(l.diags) {
		source.Sort(l.diags)
		return nil, l.diags
	}
	if l.u = newUniverse(w, g, l.scope); hasErrors(l.scope.diags) {
		source.Sort(l.scope.diags)
		return nil, l.scope.diags
	}
	for _, k := range l.u.kinds {
		if a, ok := k.Type.(*types.Array); ok && k.Pre > 0 {
			l.limits.Length(a) // counts here
		}
	}
	l.mk = newMaker(g, size)
	for _, k := range l.u.kinds {
		k.Counter = l.component(&Component{Kind: Counter, Name: "#" + types.SimpleName(k.Type), Type: types.Of(types.Int), Obj: k, Sort: k.Sort})
	}
	for _, f := range l.scope.ordered {
		if l.scope.stored(f) {
			l.fieldComp(f)
		}
	}
	l.most = o.Bounds
	if o.Room != nil {
		l.most = *o.Room
	}
	l.guarded(func() { l.check() })
	if hasErrors(l.diags) {
		source.Sort(l.diags)
		return nil, l.diags
	}
	l.dropMarks()
	g.Places = l.limits.Used()
	finish(g, l.mk, size.point)
	if l.carried(); hasErrors(l.diags) {
		source.Sort(l.diags)
		return nil, l.diags
	}
	l.u.number()
	source.Sort(l.diags)
	return g, l.diags
}

// within is how often a body is copied: as often as its bound says, or as there is
// room for.
func (l *lowerer) within(bound, room int) int {
	if l.opt.Room == nil {
		return bound
	}
	return max(bound, room)
}

// options reports the options that have no translation.
func (l *lowerer) options(m *types.Method) {
	refuse := func(what, remedy string) { l.diagnose(source.NotSupported(m.Span, what, remedy)) }
	if s := l.opt.SpecMath; s != "" && s != "java" {
		refuse("specification arithmetic "+s, "use --spec-math java")
	}
	if s := l.opt.Statics; s != "" && s != "havoc" {
		refuse("the static state "+s, "use --statics havoc")
	}
}

func hasErrors(ds []*source.Diagnostic) bool {
	for _, d := range ds {
		if d.Severity == source.Error {
			return true
		}
	}
	return false
}

// lowerer builds the graph. cur is the node where the next edge starts, nil
// where no execution comes.
type lowerer struct {
	w     *types.World
	prog  *core.Program
	opt   Options
	most  Bounds // Options.Room, or the bounds
	g     *Graph
	mk    *maker
	size  *growth
	scope *scope
	u     *universe
	diags []*source.Diagnostic

	cur     *Node
	act     *activation
	ctx     *context
	pending []check
	guard   *Expr // inside an operand that is evaluated only when guard holds; nil: always
	// facts hold at cur; arriving collects those of the edges into a join.
	facts    facts
	arriving map[*Node]facts

	// exceptional is where exceptions leave the checked method; exceeded is when
	// the assumptions need more than the bounds; except leaves the object under
	// construction out of the invariants.
	exceptional *Node
	raised      *Component // see guards.go; nil: no exception has it
	marks       []*Edge    // that set it
	asked       bool       // it has been read
	exceeded    *Expr
	except      bool
	ending      *ending       // nil: before the end
	made        map[*Kind]int // allocations met
	leaks       bool          // new objects may be kept where the graph does not look
	frames      []frame       // of the checked method

	comps      map[compKey]*Component
	names      map[string]int
	props      map[propKey]*Property
	counts     map[PropertyKind]int
	needs      needs
	limits     *bounds.Limits
	bounds     map[any]*Bound
	cuts       map[cutKey]*Cut
	statements map[any]*Stmt // by what they were lowered from
	assigned   map[*types.Method]map[*types.Var]bool
	effects    map[core.Expr]*effects
	// inlinable holds the return statement of a method that is one effect-free
	// expression; nil: it is not.
	inlinable map[*types.Method]*core.Return
}

// activation is one run of a method: the checked one, or an inlined call.
type activation struct {
	caller *activation
	method *types.Method
	depth  int
	this   *Expr
	env    map[*types.Var]binding
	result *Component // nil: none wanted
	ret    *Node      // where a return leads
	at     *Stmt      // of the checked method, that is being executed
	entry  *Node      // the state that \old means
}

// binding is what a variable stands for: a component of its own, or an
// expression that cannot change during the activation. opaque values (text
// handed to an exception) may only be passed on.
type binding struct {
	comp   *Component
	value  *Expr
	opaque bool
}

// bail leaves the lowering of a statement after a diagnostic.
type bail struct{}

// guarded runs f and stops at the first construct without translation in it;
// what follows is then not lowered.
func (l *lowerer) guarded(f func()) {
	ctx, act, guard := l.ctx, l.act, l.guard
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(bail); !ok {
				panic(r)
			}
			l.ctx, l.act, l.guard = ctx, act, guard
			l.pending, l.cur = nil, nil
		}
	}()
	f()
}

func (l *lowerer) diagnose(d *source.Diagnostic) { l.diags = withDiagnostic(l.diags, d) }

// withDiagnostic adds a diagnostic, unless the same is there.
func withDiagnostic(ds []*source.Diagnostic, d *source.Diagnostic) []*source.Diagnostic {
	for _, o := range ds {
		if o.Span == d.Span && o.Code == d.Code && o.Message == d.Message {
			return ds
		}
	}
	return append(ds, d)
}

// unsupported reports a construct without translation and bails out.
func (l *lowerer) unsupported(at source.Span, construct, remedy string) {
	l.diagnose(source.NotSupported(at, construct, remedy))
	panic(bail{})
}

// fault is a mistake of ours.
func (l *lowerer) fault(at source.Span, format string, args ...any) {
	panic(fmt.Sprintf("cfg: %s: %s: %s", l.g.Method.QName(), at, fmt.Sprintf(format, args...)))
}

type compKey struct {
	kind  CompKind
	depth int
	of    any // *types.Var, *types.Field, *Sort, core.Node with a role
	role  string
}

// component registers c under a name of its own.
func (l *lowerer) component(c *Component) *Component {
	base := c.Name
	for {
		if _, taken := l.names[c.Name]; !taken {
			break
		}
		l.names[base]++
		c.Name = fmt.Sprintf("%s'%d", base, l.names[base])
	}
	l.names[c.Name] = 0
	c.ID = len(l.g.Components)
	l.g.Components = append(l.g.Components, c)
	return c
}

func (l *lowerer) find(key compKey, make func() *Component) *Component {
	c := l.comps[key]
	if c == nil {
		c = l.component(make())
		l.comps[key] = c
	}
	return c
}

// temp is the temporary of a role at a node of the tree, in the current
// activation. Activations at one depth never overlap, and a node is evaluated
// again only when its earlier value is dead, so that they share components.
func (l *lowerer) temp(of core.Node, role string, t types.Type) *Component {
	return l.find(compKey{Local, l.act.depth, of, role}, func() *Component {
		return &Component{Kind: Local, Name: "%" + role, Type: t, Temp: true, Depth: l.act.depth}
	})
}

// variable is the component of a local variable or parameter in the current
// activation.
func (l *lowerer) variable(v *types.Var) *Component {
	return l.find(compKey{Local, l.act.depth, v, ""}, func() *Component {
		return &Component{Kind: Local, Name: v.Name, Type: v.Type, Var: v, Depth: l.act.depth}
	})
}

// fieldComp is the component of a field.
func (l *lowerer) fieldComp(f *types.Field) *Component {
	if !l.scope.fields[f] {
		l.fault(f.Span, "field %s was not collected", f.QName())
	}
	return l.find(compKey{of: f}, func() *Component {
		c := &Component{Kind: Field, Name: f.QName(), Type: f.Type, Fld: f}
		if f.Static {
			c.Kind = Static
			if k := l.scope.initials[f]; k != nil {
				c.Constant = k.value.Ref
				l.mk.fixed[c] = true
				l.mk.never[l.read(c)] = c.Constant != nil
			}
		} else {
			c.Sort = l.sortOf(f.Class, f.Span)
		}
		return c
	})
}

func (l *lowerer) sortOf(t types.Type, at source.Span) *Sort {
	s := l.u.sorts[t]
	if s == nil {
		l.fault(at, "type %s was not collected", t)
	}
	return s
}

// elems is the component of the elements of arrays of type t.
func (l *lowerer) elems(t *types.Array) *Component {
	s := l.sortOf(t, source.Span{})
	return l.find(compKey{of: s}, func() *Component {
		elem := t.Elem
		for _, k := range s.Kinds { // the widest element type of the sort
			if e := k.Type.(*types.Array).Elem; types.Assignable(elem, e) {
				elem = e
			}
		}
		return &Component{Kind: Elems, Name: s.Name, Type: elem, Sort: s}
	})
}

// read is the value of a component in the current state.
func (l *lowerer) read(c *Component) *Expr { return l.mk.local(c) }

// node makes a control point.
func (l *lowerer) node(at source.Span) *Node { return &Node{ID: -1, Span: at} }

// add appends an edge from cur.
func (l *lowerer) add(to *Node, e Edge) *Edge {
	l.size.add()
	x := new(Edge)
	*x = e
	x.From, x.To = l.cur, to
	x.Depth = l.act.depth
	l.cur.Out = append(l.cur.Out, x)
	to.In = append(to.In, x)
	return x
}

// step appends an edge to a node of its own and goes on there. Checks that are
// pending come first.
func (l *lowerer) step(e Edge) *Edge {
	l.flush()
	if l.cur == nil {
		return nil
	}
	if l.guard != nil {
		l.fault(e.Span, "an effect inside a guarded operand")
	}
	n := l.node(e.Span)
	x := l.add(n, e)
	l.cur = n
	if e.Comp != nil {
		l.forget(e.Comp)
	}
	if e.NewKind != nil {
		l.made[e.NewKind]++
		l.forget(e.NewKind.Counter)
	}
	if e.Op == Havoc && e.Comp.Kind == Counter {
		l.made[e.Comp.Obj]++
	}
	if e.Op == Assume && e.Cond != nil {
		l.learn(e.Cond)
	}
	return x
}

// link leads from cur to a join and leaves cur unreachable.
func (l *lowerer) link(to *Node, e Edge) {
	l.flush()
	if l.cur == nil {
		return
	}
	at := l.facts
	if e.Op == Assume && e.Cond != nil {
		at = copyFacts(at)
		for _, c := range conjuncts(e.Cond) {
			at[c] = true
		}
	} else if e.Op != Assume {
		l.fault(e.Span, "a join by a modifying edge")
	}
	l.add(to, e)
	if old, ok := l.arriving[to]; ok {
		for f := range old {
			if !at[f] {
				delete(old, f)
			}
		}
	} else {
		l.arriving[to] = copyFacts(at)
	}
	l.cur = nil
}

// enter goes on at a join; without an edge into it no execution comes.
func (l *lowerer) enter(n *Node) {
	if len(n.In) == 0 {
		l.cur = nil
		l.facts = facts{}
		return
	}
	l.cur = n
	l.facts = l.arriving[n]
	delete(l.arriving, n)
	if l.facts == nil {
		l.facts = facts{}
	}
}

func copyFacts(fs facts) facts {
	c := make(facts, len(fs))
	for f := range fs {
		c[f] = true
	}
	return c
}

// learn notes that cond holds at cur.
func (l *lowerer) learn(cond *Expr) {
	for _, c := range conjuncts(cond) {
		l.facts[c] = true
	}
}

// forget drops the facts that read c.
func (l *lowerer) forget(c *Component) {
	for f := range l.facts {
		if l.mk.depends(f, c) {
			delete(l.facts, f)
		}
	}
}

// known simplifies a condition by the facts at cur.
func (l *lowerer) known(cond *Expr) *Expr {
	if l.opt.Undecided {
		return cond
	}
	return l.mk.under(cond, l.facts)
}

// assign sets a local or static component.
func (l *lowerer) assign(c *Component, v *Expr, at source.Span, step StepKind, label string) {
	l.step(Edge{Op: Assign, Comp: c, Value: v, Span: at, Step: step, Label: label})
}

// branch leads to yes where cond holds and to no where it does not. A side that
// cannot be taken gets no edge, unless nothing is to be decided here.
func (l *lowerer) branch(cond *Expr, yes, no *Node, at source.Span, label string, depthStep StepKind) {
	l.flush()
	if l.cur == nil {
		return
	}
	if k := l.known(cond); k.Op == OpConst {
		cond = k
	}
	from, facts := l.cur, l.facts
	if cond != l.mk.no || l.opt.Undecided {
		e := Edge{Cond: cond, Span: at, Step: depthStep, Label: label}
		if cond == l.mk.yes {
			e.Cond, e.Step = nil, Hidden
		}
		l.link(yes, e)
	}
	if cond != l.mk.yes || l.opt.Undecided {
		l.cur, l.facts = from, facts
		e := Edge{Cond: l.mk.not(cond), Span: at, Step: depthStep, Label: "!(" + label + ")"}
		if cond == l.mk.no {
			e.Cond, e.Step = nil, Hidden
		}
		l.link(no, e)
	}
	l.cur = nil
}

// exitEdge appends an edge into the exit and stays at cur.
func (l *lowerer) exitEdge(e Edge) {
	if l.cur == nil || e.Cond == l.mk.no {
		return
	}
	if e.Cond == l.mk.yes {
		e.Cond = nil
	}
	x := l.add(l.g.Exit, e)
	switch e.Exit {
	case CutOff:
		x.Hosts = l.hosts()
	case Violation:
		e.Property.Edges = append(e.Property.Edges, x)
	case Evaluated:
		e.Property.Evaluated = append(e.Property.Evaluated, x)
	}
	if e.Cut != nil {
		e.Cut.Edges = append(e.Cut.Edges, x)
	}
}

// violate ends the executions for which cond holds (nil: all) with a broken
// property.
func (l *lowerer) violate(p *Property, cond *Expr, at source.Span, label string) {
	l.flush()
	l.exitEdge(Edge{Exit: Violation, Property: p, Cond: cond, Span: at, Label: label})
}

// cutOff ends all executions at cur: they need more than a bound.
func (l *lowerer) cutOff(c *Cut, cond *Expr, at source.Span) {
	l.flush()
	l.exitEdge(Edge{Exit: CutOff, Cut: c, Cond: cond, Span: at})
	if cond == nil || cond == l.mk.yes {
		l.cur = nil
		return
	}
	if cond != l.mk.no {
		l.step(Edge{Op: Assume, Cond: l.mk.not(cond), Span: at})
	}
}

type propKey struct {
	kind PropertyKind
	of   any // the origin of a core.Node, or a string
	sub  int
}

// property is the one property of a check at a place of the source.
func (l *lowerer) property(kind PropertyKind, of any, sub int, at source.Span, message string) *Property {
	key := propKey{kind, originOf(of), sub}
	p := l.props[key]
	if p == nil {
		l.counts[kind]++
		p = &Property{ID: len(l.g.Properties), Kind: kind, Span: at, Message: message,
			Name: fmt.Sprintf("%s.%s.%d", l.g.Method.QName(), kind, l.counts[kind])}
		l.props[key] = p
		l.g.Properties = append(l.g.Properties, p)
	}
	return p
}

// originOf is the key of a place in the source: what it was written as.
func originOf(of any) any {
	if n, ok := of.(core.Node); ok {
		return n.Origin()
	}
	return of
}

type cutKey struct {
	kind string
	of   any
}

func (l *lowerer) cut(kind string, of any, at source.Span, bound int) *Cut {
	key := cutKey{kind, originOf(of)}
	c := l.cuts[key]
	if c == nil {
		c = &Cut{ID: len(l.g.Cuts), Kind: kind, Span: at, Bound: bound}
		l.cuts[key] = c
		l.g.Cuts = append(l.g.Cuts, c)
	}
	return c
}

// constant is a compile-time constant of the tree, which must fit its type's
// width.
func (l *lowerer) constant(c *types.Const, at source.Span) *Expr {
	if types.IsFloating(c.Type) {
		return l.mk.floating(c.Type, c.Float)
	}
	if c.Int == nil {
		l.unsupported(at, "a "+c.Type.String()+" constant", "use integers, booleans or references")
	}
	if c.Type == l.mk.boolT {
		return l.mk.constant(c.Type, c.Int)
	}
	kind := c.Type.(*types.Basic).Kind
	if !fitsWidth(c, l.opt.Bounds.Width(kind)) {
		need := l.opt.Bounds
		for need.Bits < 64 && !fitsWidth(c, need.Width(kind)) {
			need.Bits++
		}
		l.needsBits(at, need.Bits, fmt.Sprintf("%s does not fit %d bits", c.Int, l.opt.Bounds.Bits))
	}
	return l.mk.constant(c.Type, c.Int)
}

// constantExpr is a constant expression, which must mean at the widths of the
// bounds what it means in Java.
func (l *lowerer) constantExpr(e *core.Const) *Expr {
	c, bits := e.Value, l.opt.Bounds.Bits
	need := e.Needs(l.w, bits, func(k types.BasicKind, bits int) int { return Bounds{Bits: bits}.Width(k) })
	x := l.constant(c, e.Span())
	if need > bits && (c.Type == l.mk.boolT || fitsWidth(c, l.opt.Bounds.Width(c.Type.(*types.Basic).Kind))) {
		l.needsBits(e.Span(), need, fmt.Sprintf("the constant expression is %s in Java and computes to another value at %d bits", constText(c), bits))
	}
	return x
}

// constText is how the source writes an integer or boolean constant.
func constText(c *types.Const) string {
	if types.IsKind(c.Type, types.Boolean) {
		return strconv.FormatBool(c.Int.Sign() != 0)
	}
	return c.Int.String()
}

func (l *lowerer) needsBits(at source.Span, need int, why string) {
	d := source.Errorf(NeedsBits, at, "%s; it needs --bits %d", why, need)
	d.Remedy = fmt.Sprintf("check with --bits %d or more", need)
	l.diagnose(d)
}

// fitsWidth tells whether the constant has a value in w bits: by its bit
// pattern when written so, else in the signed (char: unsigned) range.
func fitsWidth(c *types.Const, w int) bool {
	v := c.Int
	if c.Hex && v.Sign() < 0 {
		java := uint(32)
		if types.IsKind(c.Type, types.Long) {
			java = 64
		}
		v = new(big.Int).Add(v, new(big.Int).Lsh(big.NewInt(1), java))
	}
	if c.Hex || types.IsKind(c.Type, types.Char) {
		return v.Sign() >= 0 && v.BitLen() <= w
	}
	if v.Sign() < 0 {
		v = new(big.Int).Not(v)
	}
	return v.BitLen() < w
}
