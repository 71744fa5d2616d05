package cfg

import (
	"slices"

	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Options of Build. The zero value checks at 32 bits with the default bounds.
type Options struct {
	Bounds Bounds
	// InvariantsReceiverOnly: invariants hold of the receiver only.
	InvariantsReceiverOnly bool
	// Exceptions says which exceptions may leave a method whose contract does not
	// admit them.
	Exceptions types.Exceptions
	// Throws says what a throws clause admits.
	Throws types.Throws
	// Calls is auto (or empty), inline or contract.
	Calls string
	// supportCheck, unless nil, looks for what has no translation and makes no graph: see Obstacle.
	supportCheck *supportCheck
	// inheritedImpl, unless nil, is called by its body whatever Calls says: the checked method
	// stands for it (types.World.Adopted).
	inheritedImpl *types.Method
	// FromBases: of a method that calls itself by its contract, and no measure tells that such
	// calls come to an end, only executions without them go on.
	FromBases bool
	// UnknownCalls is refuse (or empty), UnknownHavoc or UnknownPlain: see Options.unknown.
	UnknownCalls string
	// Loops is unwind (or empty), or invariant: loops with invariants are not unrolled.
	Loops string
	// Statics is havoc (or empty) or StaticsInitialized.
	Statics string
	// Initial gives the values of static final fields that are no constants (with
	// StaticsInitialized of all static fields), or why one is not known. nil: those are
	// not supported.
	Initial func(*types.Field) (ConstantValue, *source.Diagnostic)
	// InitialUnknown reports, where unknown calls have a meaning, whether the value of such a field is not
	// known because initialisation comes to what has no body: it may be any then.
	InitialUnknown func(*types.Field) bool
	// Initialise says why what the initialisation of a class leaves is not known, for a
	// use of the class at a place; nil when it is. It is asked with StaticsInitialized.
	Initialise func(c *types.Class, at source.Span) *source.Diagnostic
	// Fails says how the initialisation of a class ends in an exception, whenever it runs;
	// empty: it need not. It is asked of classes whose initialisers come to code alone that the
	// world has. nil: none does.
	Fails func(c *types.Class) string
	// Initialisation says what executing the static initialisers of a class broke, or why they
	// cannot be executed, for the method that is checked at their end. nil: nothing is known.
	Initialisation func(end *types.Method) (*Initialisation, *source.Diagnostic)
	// Breaks reports whether the initialisation of an enum leaves a constant that is not as its
	// classes state. nil: none does.
	Breaks func(enum *types.Class) bool
	// Literal is the object of a string constant among those values. nil: no value
	// leads to one.
	Literal func(text string) *Constant
	// Class is the object of c, java.lang.Class, that stands for a type, as those values
	// have it.
	Class func(c *types.Class, of types.Type) *Constant
	// OnlyReached: what has no translation ends the executions that come to it, at a Cut
	// with Refused. Otherwise there is no graph then.
	OnlyReached bool
	// Steps: the checked method is a driver of call sequences. What its outermost try
	// statement executes comes before the call that is checked. Executions are left out
	// that return there, that break a property or come to what has no translation, and
	// that end by an exception, unless it is a guard and a try statement within catches it.
	Steps bool
	// Zero are the names of parameters that are 0, or false.
	Zero map[string]bool
	// Named is the method that properties are named after, unless it is nil: of a driver
	// that in which its sequences end.
	Named *types.Method
	// Contracted, unless nil, is checked against its contract wherever it is called, as far as
	// core.Program.UnderContract can say so.
	Contracted *types.Method
	// AnyState leaves out what is known of the library's objects before the call, and of what collections hold.
	// There are more states before it then, and what fails in none of them fails in none at all.
	AnyState bool
	// InScope reports whether the code that is checked can come to objects of a class of the program: of
	// others there are those that the code creates all the same. nil: to all.
	InScope func(*types.Class) bool
	// Conditions are assumed of the call beside the contract of the method that is checked.
	Conditions []Condition
	// Undecided leaves every way in the graph, also one that a fact or a constant
	// closes: a solver then says what closes it.
	Undecided bool
	// Passing marks where executions pass run-time checks (Property.Evaluated): those that come
	// to a check in an expression of which a part is not evaluated among them do not.
	Passing bool
	// Slack, unless nil, gives the pre-state more objects and longer arrays than
	// Bounds do, loops more iterations and methods more activations, by steps that
	// are marked (Edge.Past). What the method allocates, and specifications, are
	// bounded by Bounds all the same.
	Slack *Bounds
	// Assumptions, when set, keeps what methods rely on for other Builds.
	Assumptions *AssumptionCache
	// Lowered, when set, keeps the code of methods in core for other Builds.
	Lowered *core.Lowered
	// StepsTooLarge is called where what comes before the checked call is beyond the limits alone:
	// other calls after the same ones are no smaller. nil: nobody asks.
	StepsTooLarge func()
	// MaxSize is how many edges and expressions the graph may have; 0: as many as MaxMemory admits.
	MaxSize int
	// MaxMemory is how many bytes the graph may take while it is made; 0: MaxMemory.
	MaxMemory int64
	// Shallow, unless 0, leaves only executions in the graph in which fewer methods than that
	// are active at a time, beside the checked one: the others end at a Cut of kind Far.
	Shallow int
	// Stop, when not nil, is asked from time to time: once it says yes, Build panics
	// with a *halt.Stopped. The world may be used on.
	Stop func() bool
}

// StaticsInitialized says that nothing but class initialisation ran before the call.
const StaticsInitialized = "initialized"

// NeedsBits is the code of a literal that does not fit the width of its type at
// the bounds; the message names the least --bits that holds it.
//
//	class A { int m() { return 100; } }   // with --bits 4
const NeedsBits source.Code = "needs-bits"

// Build makes the graph of one method. What the method reaches is resolved on
// the way. When there are errors among the diagnostics (a user's mistake, a
// construct without translation, a literal that needs more bits, a graph that is
// too large) the graph is nil.
func Build(w *types.World, m *types.Method, o Options) (*Graph, []*source.Diagnostic) {
	var stored []*types.Array
	for {
		g, diags, more := buildWith(w, m, o, stored)
		if more == nil {
			return g, diags
		}
		stored = append(stored, more)
	}
}

// buildWith is Build where the arrays held may be taken for an Object. It gives another one
// for which that has to be so.
func buildWith(w *types.World, m *types.Method, o Options, stored []*types.Array) (built *Graph, diags []*source.Diagnostic, more *types.Array) {
	o.Bounds = o.Bounds.WithDefaults()
	if m.Derived == types.Adoption {
		o.inheritedImpl = m.Bridged
	}
	if o.Assumptions == nil {
		o.Assumptions = &AssumptionCache{}
	}
	size := newGrowth(o)
	var l *code
	defer func() {
		switch p := recover().(type) {
		case nil:
		case tooLarge:
			built, diags = nil, []*source.Diagnostic{size.diagnostic(m)}
			if l != nil && l.inSteps && o.StepsTooLarge != nil {
				o.StepsTooLarge()
			}
		case hold:
			built, diags, more = nil, nil, p.array
		default:
			panic(p)
		}
	}()
	l = newCode(newLowering(w, newGraph(m, o), o, size))
	l.checks = l.flush
	ok := l.discover(m, stored, size)
	if ok {
		l.components(size)
		if o.supportCheck != nil {
			o.supportCheck.run(l)
			return nil, l.diags, nil // in the order in which they were found
		}
		ok = l.lower(size)
		l.g.Excluded = l.scope.excluded
	}
	source.Sort(l.diags)
	if !ok {
		return nil, l.diags, nil
	}
	return l.g, l.diags, nil
}

// newGraph is a graph with nothing in it.
func newGraph(m *types.Method, o Options) *Graph {
	g := &Graph{Method: m, Named: o.named(m), Bounds: o.Bounds}
	if r := o.Slack; r != nil {
		g.Bounds.Objects, g.Bounds.PerClass, g.Bounds.ArrayLength, g.Bounds.CollectionSize, g.Bounds.StringLength, g.Bounds.Places =
			r.Objects, r.PerClass, r.ArrayLength, r.CollectionSize, r.StringLength, r.Places
	}
	return g
}

// newLowering is what lowers to g; discover gives it code and scope.
func newLowering(w *types.World, g *Graph, o Options, size *growth) *lowering {
	l := &lowering{builder: newBuilder(g, size, o.Undecided), w: w, opt: o, most: o.Bounds,
		limits: bounds.NewLimits(o.Bounds, w.Info), bounds: map[any]*Bound{}, assigned: map[*types.Method]map[*types.Var]bool{}, sometimes: map[*types.Method]map[*types.Var]bool{}}
	if o.Slack != nil {
		l.most = *o.Slack
	}
	return l
}

// discover finds out what checking m can reach, and divides its types into sorts. It gives
// false where something is wrong with it.
func (l *code) discover(m *types.Method, stored []*types.Array, size *growth) bool {
	runtimeClasses(l.w)
	l.collect(m, stored, core.NewProgram(l.w), size)
	if readsMessages, readsAccesses := l.scope.readsMessages, l.scope.readsAccesses; readsMessages || readsAccesses { // which core has to write out
		prog := core.NewProgram(l.w)
		prog.Messages, prog.Texts = readsMessages, readsAccesses
		l.collect(m, stored, prog, size)
	}
	if l.diags = append(l.diags, l.scope.diags...); source.HasError(l.diags) {
		return false
	}
	l.g.AnyInitial, l.g.InitializerFacts = l.scope.anyInitials, inOrder(l.scope.initializerFacts)
	l.g.ClassInits = l.scope.classInits()
	if l.u = newUniverse(l.w, l.g, l.scope); source.HasError(l.scope.diags) {
		l.diags = l.scope.diags
		return false
	}
	l.unmixedConstants()
	for _, k := range l.u.kinds {
		if a, ok := k.Type.(*types.Array); ok && k.Pre > 0 {
			l.limits.Length(a) // counts here
		}
	}
	return true
}

// collect makes the scope of m with the code of a program.
func (l *code) collect(m *types.Method, stored []*types.Array, prog *core.Program, size *growth) {
	prog.Lowered = l.opt.Lowered
	if k := l.opt.Contracted; k != nil {
		prog.UnderContract(k)
	}
	l.prog, l.scope = prog, newScope(l.w, prog, l.opt, size.point)
	l.scope.arrays = slices.Clone(stored)
	l.scope.collect(m)
}

// components makes those of the state: a counter for each kind of objects, and the fields.
func (l *code) components(size *growth) {
	l.mk = newMaker(l.g, size)
	l.mk.escapes = l.escapes
	l.may = newMay(l.u)
	l.follow = l.may.follow
	l.values = newValues(l.g, l.mk, func() bool { return l.may.all > 0 })
	for _, k := range l.u.kinds {
		k.Counter = l.component(&Component{Kind: Counter, Name: "#" + types.SimpleName(k.Type), Type: types.Of(types.Int), Obj: k, Sort: k.Sort})
	}
	for _, f := range l.scope.ordered {
		if l.scope.isStored(f) && l.scope.sealed[f] == nil {
			l.fieldComp(f)
		}
	}
	l.changed = l.rechoose
}

// lower makes the graph. It gives false where there is none.
func (l *code) lower(size *growth) bool {
	l.guarded(func() { l.check() })
	if source.HasError(l.diags) {
		return false
	}
	l.raised.drop()
	l.byLib.drop()
	l.unknownMessage.drop()
	l.g.Places = l.limits.Used()
	finish(l.g, l.mk, size.point)
	l.g.Overflows = overflows(l.g, l.mk, l.grown)
	nameThrown(l.g, l.mayLeave)
	if l.carried(); source.HasError(l.diags) {
		return false
	}
	l.u.number()
	return true
}

// code lowers the checked method to the graph that its builder makes: statements and
// expressions with their effects, in the order of their evaluation, and what its
// contract asks where they begin and end.
type code struct {
	*lowering

	ctx     *context
	pending []check

	// exceptional is where exceptions leave the checked method; exceeded is when
	// the assumptions need more than the bounds; except leaves the object under
	// construction out of the invariants.
	exceptional    *Node
	raised         mark // see guards.go
	byLib          mark
	settingMessage bool // at hand is what gives an exception its message: see setMessage
	exceeded       *Expr
	diverging      *Expr // the contract of the checked method lets it run for ever; nil: not asked so far
	except         bool
	ending         *ending // nil: before the end
	newSince       *Node   // what is stated of all objects is stated of those alone that did not exist there; nil: of all
	leaks          bool    // new objects may be kept where the graph does not look
	frames         []frame // of the checked method
	loopFrames     []*loopFrame
	since          *Node       // where the frames at hand began to count
	exact          map[any]int // turns beyond the bounds of loops: see exactly
	framing        int         // 0: they are the method's; else the number of the loop around whose they are

	choices []*choice // the hidden fields
	again   bool      // one of them changes with something else

	statements map[any]*Stmt // by what they were lowered from
	effects    map[core.Expr]*effects
	// inlinable holds the return statement of a method that is one effect-free
	// expression; nil: it is not.
	inlinable map[*types.Method]*core.Return
	// instances are the types that the results of calls have by type arguments: see instance.
	instances map[core.Node]types.Type
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
	value  *Edge      // the call that its value stands for, which has no step; nil: it has
	entry  *Node      // the state that \old means
	marks  map[*core.State]*Node
	turns  map[any]int // of its loops
	// measures are those of the method as the activation began.
	measures map[*core.Clause]measured
}

// binding is what a variable stands for: a component of its own, or an
// expression that cannot change during the activation. opaque values (text
// handed to an exception) may only be passed on.
type binding struct {
	comp   *Component
	value  *Expr
	opaque bool
}

func newCode(l *lowering) *code {
	l.unknownMessage.name = unknownMessageName
	return &code{lowering: l, raised: mark{name: raisedName}, byLib: mark{name: byLibName}, exact: map[any]int{}, effects: map[core.Expr]*effects{}, inlinable: map[*types.Method]*core.Return{}, instances: map[core.Node]types.Type{}}
}

// guarded runs f and stops at the first construct without translation in it;
// what follows is then not lowered.
func (l *code) guarded(f func()) {
	ctx, act, guard, start, out := l.ctx, l.act, l.guard, l.cur, 0
	frames, loops, since, framing, except, watches := l.frames, l.loopFrames, l.since, l.framing, l.except, l.watches
	if start != nil {
		out = len(start.Out)
	}
	defer func() {
		if r := recover(); r != nil {
			b, ok := r.(bail)
			if !ok {
				panic(r)
			}
			l.ctx, l.act, l.guard = ctx, act, guard
			l.frames, l.loopFrames, l.since, l.framing, l.except = frames, loops, since, framing, except
			l.look(watches)
			l.pending, l.cur = nil, start
			if start != nil { // of what f made, ways may be missing
				l.takeBack(start, out)
			}
			l.refused(b.why)
			l.cur = nil
		}
	}()
	f()
}

// takeBack makes what was lowered from a node on, behind its first ways out, start at a node
// that no execution comes to.
func (b *builder) takeBack(start *Node, first int) {
	nowhere := b.node(start.Span)
	for _, e := range start.Out[first:] {
		e.From = nowhere
	}
	start.Out, nowhere.Out = start.Out[:first:first], slices.Clone(start.Out[first:])
}

// refused gives up on all executions that come to cur: with Options.OnlyReached on those
// alone, else on the whole method. So it does where something is wrong, and not only
// unknown here.
func (l *code) refused(whys []*source.Diagnostic) {
	i := slices.IndexFunc(whys, func(d *source.Diagnostic) bool { return d.Severity == source.Error })
	if !l.opt.OnlyReached || l.cur == nil || !l.inSteps && slices.ContainsFunc(whys, func(d *source.Diagnostic) bool {
		return d.Severity == source.Error && d.Code != source.Unsupported && d.Code != NeedsRange
	}) {
		for _, d := range whys {
			l.diagnose(d)
		}
		return
	}
	l.cutOff(l.refusal(whys[i]), nil, whys[i].Span)
}

// refusal is where executions end that come to what has no translation.
func (l *code) refusal(why *source.Diagnostic) *Cut {
	if l.inSteps {
		return l.leftOut(why)
	}
	c := l.cut(Refused, why, why.Span, 0)
	c.Refused = why
	return c
}

// named is the method that the properties of a check of m are named after.
func (o *Options) named(m *types.Method) *types.Method {
	if o.Named != nil {
		return o.Named
	}
	return m
}
