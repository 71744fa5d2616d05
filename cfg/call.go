package cfg

import (
	"slices"
	"strconv"
	"strings"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

func itoa(n int) string { return strconv.Itoa(n) }

// target is a method that a call can run, for receivers of some kinds.
type target struct {
	method *types.Method
	kinds  []*Kind // nil: whatever the receiver
}

// targets are the methods that a call of m can run on a receiver, in the order of the
// kinds.
func (l *lowering) targets(m *types.Method, virtual bool, recv *Expr, at source.Span) []target {
	if !virtual {
		return []target{{method: m}}
	}
	var ts []target
	for _, k := range l.canBe(recv) {
		if isUnknownClass(k) && !m.InJML() {
			continue // executions that call it have ended
		}
		c, ok := k.Type.(*types.Class)
		if !ok {
			c = l.w.Lookup("java.lang.Object") // whose methods arrays have (JLS 10.7)
		}
		d := l.w.Dispatch(m, c)
		if d == nil && isOpaque(k) {
			d = l.scope.unwritten(m, c)
		}
		if d == nil {
			l.unsupported(at, "a call of "+m.QName()+" on "+c.Name+", which has no body for it", "give it one")
		}
		found := false
		for i := range ts {
			if ts[i].method == d {
				ts[i].kinds = append(ts[i].kinds, k)
				found = true
			}
		}
		if !found {
			ts = append(ts, target{d, []*Kind{k}})
		}
	}
	if len(ts) == 1 {
		ts[0].kinds = nil
	}
	return ts
}

// call lowers a method call: receiver, arguments, null check, then the body of
// each method that it can run (JLS 15.12.4).
func (l *code) call(e *core.Call, wanted bool) *Expr {
	m := e.Method
	if l.isSubstituted(e) {
		return l.substitute(e)
	}
	recv := l.receiver(e, true)
	args := l.arguments(m, e, e.Args, e.VarArgs)
	if recv != nil && !isOnThis(e) {
		l.require(NullDeref, l.mk.nonNull(recv), e, e.X.Whole())
	}
	if !l.opt.isByContract(m) || l.scope.isBySuper(e) { // else the contract says what the call does
		l.requireKnownCallee(recv, m, e.Span())
		if e.Virtual {
			l.requireKnownText(recv, m, args, e.Span())
		}
	}
	l.flush()
	if l.cur == nil {
		return l.deadValue(m.Result)
	}
	if op := mathOp(m); op != OpInvalid {
		l.noteCall(e, m)
		l.exactWidth(op, m, e.Span())
		xs := make([]*Expr, len(args))
		for i, a := range args {
			xs[i] = a.value
		}
		return l.mk.math(op, m, xs)
	}
	var result *Component
	if (wanted || m == l.opt.Contracted) && m.Result != types.Type(types.Of(types.Void)) {
		if l.isOpaqueText(m.Result) {
			l.unsupported(e.Span(), "a String here", "keep what uses it out of the method")
		}
		result = l.temp(e, m.Name, m.Result)
		l.may.renew(result)
	}
	switch by := l.opt.isByContract(m); {
	case by && !l.scope.isBySuper(e):
		l.contractCall(e, m, recv, args, result)
	case by || l.opt.demands(m):
		l.demandPrecondition(e, m, recv, args)
		fallthrough
	default:
		l.dispatch(e, recv, args, result)
	}
	if result == nil {
		return nil
	}
	return l.read(result)
}

// deadValue stands for the value of an expression that no execution evaluates.
func (l *lowering) deadValue(t types.Type) *Expr {
	if hasValue(t) {
		return l.mk.zero(t)
	}
	return nil
}

// isOnThis reports whether the receiver is this, which is never null.
func isOnThis(e *core.Call) bool {
	_, this := e.X.(*core.This)
	return this
}

// receiver evaluates the receiver of a call; nil for a static method.
func (l *code) receiver(e *core.Call, save bool) *Expr {
	if e.Method.Static {
		if e.X != nil {
			l.expr(e.X)
		}
		return nil
	}
	v := l.expr(e.X)
	if save {
		v = l.save(v, e, "receiver", e.Args...)
	}
	return v
}

// arguments evaluates the arguments of a call and binds them: texts are opaque,
// those of a variable-arity call stand in a new array.
func (l *code) arguments(m *types.Method, call core.Node, args []core.Expr, gather bool) []binding {
	bs := make([]binding, 0, len(m.Params))
	fixed := len(m.Params)
	if gather {
		fixed--
	}
	for i, p := range m.Params[:fixed] {
		bs = append(bs, l.argument(p, call, i, args))
	}
	if !gather {
		return bs
	}
	last := m.Params[fixed]
	t := last.Type.(*types.Array)
	var vs []*Expr
	for i := fixed; i < len(args); i++ {
		if l.isOpaqueText(t.Elem) {
			l.unsupported(args[i].Whole(), "a String here", "keep what uses it out of the method")
		}
		v := l.coerce(l.expr(args[i]), t.Elem, args[i].Whole())
		vs = append(vs, l.save(v, call, "argument "+itoa(i+1), args[i+1:]...))
	}
	return append(bs, binding{value: l.allocArray(call, t, vs)})
}

func (l *code) argument(p *types.Var, call core.Node, i int, args []core.Expr) binding {
	a := args[i]
	if l.isOpaqueText(p.Type) {
		l.text(a)
		return binding{opaque: true}
	}
	v := l.coerce(l.expr(a), p.Type, a.Whole())
	return binding{value: l.save(v, call, "argument "+itoa(i+1), args[i+1:]...)}
}

// dispatch runs the method that the receiver's class selects.
func (l *code) dispatch(e *core.Call, recv *Expr, args []binding, result *Component) {
	at := e.Span()
	ts := l.targets(e.Method, e.Virtual, recv, at)
	if ks := l.unknownKindsCalled(e.Method, recv); len(ks) > 0 {
		if len(l.canBe(recv)) == len(ks) {
			ts = nil
		}
		ts = append([]target{{l.scope.unknownCalleeOf(e.Method), ks}}, ts...)
	}
	join := l.node(at)
	for i, g := range ts {
		if l.cur == nil {
			break
		}
		next := l.node(at)
		if i < len(ts)-1 {
			here := l.node(at)
			l.branch(l.mk.instanceOf(recv, g.kinds), here, next, at, "receiver is "+g.method.Class.SimpleName(), Hidden)
			l.enter(here)
		}
		if l.cur != nil {
			l.execute(e, g.method, recv, args, result)
			l.link(join, Edge{Span: at})
		}
		if i < len(ts)-1 {
			l.enter(next)
		}
	}
	l.enter(join)
}

// execute runs the method that a call comes to.
func (l *code) execute(e *core.Call, m *types.Method, recv *Expr, args []binding, result *Component) {
	switch {
	case l.opt.isUnknown(m) || isSpecifiedItself(m):
		l.contractCall(e, m, recv, args, result)
		return
	case m.Derived == types.UnknownCallee:
		l.noMeaning(m.Bridged, e.Span())
	}
	l.noteCall(e, m)
	l.inline(e, m, recv, args, result, func() { l.methodBody(m, e.Span()) })
}

func (l *code) methodBody(m *types.Method, at source.Span) {
	l.stmts(l.codeOf(m, at).Code())
}

// codeOf is the body of a method that an execution comes to. What is wrong in the code of
// a method, or is not understood there, is refused where an execution comes to a call of
// it, and so is a method without a body.
func (l *lowering) codeOf(m *types.Method, at source.Span) *core.Body {
	if ds := l.scope.untranslated[m]; ds != nil {
		panic(bail{ds})
	}
	if l.w.IsNeverExecuted(m) {
		if d := types.Opaque(m.Class, at, aCall+" a value that exists before the call,"); d != nil {
			giveUp(d) // no object of it is created
		}
	}
	b := l.prog.Body(m)
	if b == nil {
		l.bodiless(m, at)
	}
	return b
}

// bodiless refuses a call of a method whose body is not known, and neither, as calls are
// meant here, is its contract.
func (l *lowering) bodiless(m *types.Method, at source.Span) {
	if d := l.w.Bodiless(m, at); d != nil {
		panic(bail{[]*source.Diagnostic{d}})
	}
	remedy := "give it a body or a contract, or take it for anything with --unknown-calls havoc"
	if m.Contract != nil && m.Contract.Explicit {
		remedy = "let its contract count (--calls auto), or give it a body"
	}
	l.unsupported(at, "a call of "+m.QName()+", which has no body here", remedy)
}

// calleeName is what people know a callee by: a class of the library that is not public
// goes by the type of the receiver.
func calleeName(call core.Node, m *types.Method) string {
	class := m.Class
	if types.MakesString(m) {
		return class.SimpleName() + "." + class.SimpleName()
	}
	if e, ok := call.(*core.Call); ok && class.Library && class.Decl != nil && !class.Decl.Modifiers.Has("public") {
		if x := e.Receiver(); x != nil {
			if c, ok := x.Type().(*types.Class); ok {
				class = c
			}
		}
	}
	if class.Library {
		name := types.PublicName(class)
		return name[strings.LastIndexByte(name, '.')+1:] + "." + m.Name
	}
	return class.SimpleName() + "." + m.Name
}

// inline runs body as an activation of m. A recursion beyond its bound is cut
// off. Arguments whose values cannot change while it runs stand for the
// parameters themselves.
func (l *code) inline(call core.Node, m *types.Method, recv *Expr, args []binding, result *Component, body func()) {
	if l.opt.supportCheck != nil {
		l.away(call, m, result)
		return
	}
	at := call.Span()
	if l.opt.Shallow > 0 && l.act.depth+1 >= l.opt.Shallow {
		l.cutOff(l.cut(Far, m, m.Span, l.opt.Shallow), nil, at)
		return
	}
	active := 0
	for a := l.act; a != nil; a = a.caller {
		if a.method == m {
			active++
		}
	}
	bound := l.limits.Activations(m)
	if recv != nil {
		if _, known := l.means(recv); !known { // every stage may come behind any
			bound = l.limits.Calls(m)
		}
	}
	if active >= l.within(bound, l.most.Recursion) {
		c := l.cut("recursion", m, m.Span, bound)
		c.Nonterminating = l.scope.neverEnds(m)
		l.cutOff(c, nil, at)
		return
	}
	l.size.activation(m, active, bound)
	enter := Edge{Span: at, Step: Enter, Label: "call " + calleeName(call, m)}
	leave := Edge{Span: at, Step: Leave, Label: "return from " + m.Name}
	if l.settingMessage {
		enter.Step, leave.Step = Hidden, Hidden
	}
	if active >= bound {
		enter.Beyond = l.cut("recursion", m, m.Span, bound)
	}
	act := &activation{caller: l.act, method: m, depth: l.act.depth + 1, env: map[*types.Var]binding{},
		result: result, ret: l.node(at)}
	caller, ctx := l.act, l.ctx
	if !caller.method.Class.IsOutside() {
		defer l.size.during(call, m)()
	}
	l.step(enter)
	l.act = act
	if recv != nil {
		act.this = l.receives(recv, m, at)
	}
	l.passes(m, args, at)
	l.flush()
	act.entry = l.cur
	l.ctx = &context{outer: ctx, border: true}
	l.guarded(func() { l.startMeasures(call) })
	l.guarded(body)
	l.ctx = ctx
	l.link(act.ret, Edge{Span: at})
	l.enter(act.ret)
	l.act = caller
	if l.cur != nil {
		l.step(leave)
	}
}

// receives is what `this` means in an inlined call of m: the receiver, or a copy of it.
func (l *code) receives(recv *Expr, m *types.Method, at source.Span) *Expr {
	nonNull := l.known(l.mk.nonNull(recv)) == l.mk.yes
	var this *Expr
	if l.isUnchanging(recv) {
		this = l.narrowTo(recv, m.Class)
	} else {
		c := l.find(compKey{Local, l.act.depth, m.Class, "this"}, func() *Component {
			return &Component{Kind: Local, Name: "this", Type: m.Class, Depth: l.act.depth}
		})
		l.may.renew(c)
		l.set(c, recv, at, Hidden, "")
		this = l.read(c)
	}
	if nonNull {
		l.learn(l.mk.nonNull(this))
	}
	return this
}

// passes binds the parameters of an inlined call of m to its arguments, or to copies of them.
func (l *code) passes(m *types.Method, args []binding, at source.Span) {
	changed := l.assignedIn(m)
	for i, p := range m.Params {
		b := args[i]
		if b.value != nil && (changed[p] || !l.isUnchanging(b.value)) {
			c := l.variable(p)
			l.may.renew(c)
			l.set(c, b.value, at, Hidden, "")
			b = binding{comp: c}
		}
		l.act.env[p] = b
	}
}

// isUnchanging reports whether a value reads nothing that an inlined call can
// change: only locals of the callers, or a string constant.
func (l *lowering) isUnchanging(v *Expr) bool {
	if _, constant := l.mk.texts[v]; constant {
		return true
	}
	for _, c := range l.mk.readsOf(v) {
		if c.Kind != Local {
			return false
		}
	}
	return true
}

// narrowTo gives a receiver the class whose method was selected.
func (l *lowering) narrowTo(v *Expr, c *types.Class) *Expr {
	if v.Type != types.Type(c) && types.IsAssignable(c, v.Type) {
		return l.narrowed(v, c)
	}
	return v
}

// isSubstituted reports whether a call is replaced by the value of its body: every
// method it can run is one effect-free return, without recursion.
func (l *code) isSubstituted(e *core.Call) bool {
	m := e.Method
	if l.opt.isByContract(m) || l.opt.demands(m) || l.opt.supportCheck != nil || e.VarArgs || isString(m.Result) || l.watchesFor(`\only_called`) {
		return false
	}
	for _, a := range e.Args {
		if l.effectsOf(a).any {
			return false
		}
	}
	for _, p := range m.Params {
		if isString(p.Type) {
			return false
		}
	}
	if m.Static {
		return e.X == nil && l.inlineReturn(m) != nil
	}
	if l.effectsOf(e.X).any {
		return false
	}
	if x := e.Receiver(); x != nil && slices.ContainsFunc(l.u.kindsOf(x.Type()), isUnknownClass) {
		return false
	}
	if !e.Virtual {
		return l.inlineReturn(m) != nil
	}
	if l.mayBeUnsaid(e) {
		return false
	}
	var t types.Type = m.Class
	if x := e.Receiver(); x != nil {
		t = x.Type()
	}
	for _, k := range l.u.kindsOf(t) {
		c, ok := k.Type.(*types.Class)
		if !ok {
			return false
		}
		if d := l.w.Dispatch(m, c); d == nil || l.inlineReturn(d) == nil {
			return false
		}
	}
	return true
}

// via is the call of the program whose value is under way in the library's code; nil: there is none.
func (a *activation) via(at source.Span) *Edge {
	for ; types.IsInLibrary(at) && a.value != nil; a = a.caller {
		if at = a.value.Span; !types.IsInLibrary(at) {
			return a.value
		}
	}
	return nil
}

// inlineReturn is the return of a method whose body is nothing else and has no
// effects; nil otherwise. A method on the way to itself is none, and neither is one
// whose bound admits no activation.
func (l *code) inlineReturn(m *types.Method) *core.Return {
	if r, ok := l.inlinable[m]; ok {
		return r
	}
	l.inlinable[m] = nil
	if m.Constructor || !l.scope.methods[walked{m, false}] || l.limits.Activations(m) == 0 || l.scope.untranslated[m] != nil {
		return nil
	}
	b := l.prog.Body(m)
	if b == nil || len(b.Stmts) != 1 {
		return nil
	}
	r, ok := b.Stmts[0].(*core.Return)
	if !ok || r.X == nil || l.effectsOf(r.X).any {
		return nil
	}
	l.inlinable[m] = r
	return r
}

// substitute lowers such a call to an expression over the current state.
func (l *code) substitute(e *core.Call) *Expr {
	m := e.Method
	recv := l.receiver(e, false)
	args := l.arguments(m, e, e.Args, e.VarArgs)
	if recv != nil && !isOnThis(e) {
		l.require(NullDeref, l.mk.nonNull(recv), e, e.X.Whole())
	}
	ts := l.targets(m, e.Virtual, recv, e.Span())
	if len(ts) == 0 {
		return l.deadValue(m.Result)
	}
	caller := l.act
	defer func() { l.act = caller }()
	body := func(g target) *Expr {
		act := &activation{caller: caller, method: g.method, depth: caller.depth, env: map[*types.Var]binding{}, entry: caller.entry,
			value: &Edge{Span: e.Span(), Step: Enter, Label: "call " + calleeName(e, g.method)}}
		if recv != nil {
			act.this = l.narrowTo(recv, g.method.Class)
			if l.known(l.mk.nonNull(recv)) == l.mk.yes {
				l.learn(l.mk.nonNull(act.this))
			}
		}
		for i, p := range g.method.Params {
			act.env[p] = args[i]
		}
		l.act = act
		r := l.inlineReturn(g.method)
		v := l.coerce(l.expr(r.X), g.method.Result, r.X.Whole())
		l.act = caller
		return v
	}
	if len(ts) == 1 {
		return body(ts[0])
	}
	guard := l.guard
	var v *Expr
	for i := len(ts) - 1; i >= 0; i-- {
		is := l.mk.instanceOf(recv, ts[i].kinds)
		l.guard = is
		if guard != nil {
			l.guard = l.mk.and(guard, is)
		}
		w := body(ts[i])
		if v == nil {
			v = w
		} else {
			v = l.choose(is, w, v, e.Span())
		}
	}
	l.guard = guard
	return v
}
