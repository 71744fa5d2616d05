package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// A method without a contract documents by its throw statements how it may end: what
// they raise, in it or in what it calls, may leave it, unless it is an Error. What the
// JVM or the library raises may not, also not where it is caught and thrown again:
// exceptions are told apart by who made them (types.Thrower).
//
//	if (n < 0) throw new IllegalArgumentException();          // a way out
//	try { a[i] = 0; } catch (RuntimeException e) { throw e; } // none for a[i]
//	Integer.parseInt(text)                                    // none, unless throws names its exception

// thrower says who raised an exception.
type thrower uint8

const (
	byAllocator thrower = iota // it depends on the state: see raised and byLib
	byThrow                    // types.ByThrow
	byLibrary                  // types.ByLibrary
	byJVM                      // types.ByJVM
)

// raisers are those of whom it is known.
var raisers = [...]thrower{types.ByThrow: byThrow, types.ByLibrary: byLibrary, types.ByJVM: byJVM}

// ThrowExit is a way out of a method that no clause of its contract speaks of: an exception that a
// throw statement, or a call by contract, lets leave a method without a contract, or that
// the declaration of a method with one names.
type ThrowExit struct {
	Type  *types.Class // of what is thrown, as far as the code tells
	Span  source.Span  // the statement
	When  source.Span  // the condition that was decided last on the way there; not valid: none was
	Text  string       // the condition as it was decided
	Edges []*Edge      // that hand the exception over
}

// guards reports whether throw statements are ways out of the checked method.
func (l *lowering) guards() bool { return l.opt.Exceptions.Guards(l.g.Method) }

// unsaid are the classes of the exceptions by which a call of m by its contract may
// end though nothing says so. Checked ones are always declared.
func (o Options) unsaid(w *types.World, m *types.Method) (cs []*types.Class) {
	runtime, errors := o.Exceptions.Unsaid(m)
	if runtime || o.isUnknown(m) {
		cs = append(cs, w.Lookup("java.lang.RuntimeException"))
	}
	if errors {
		cs = append(cs, w.Lookup("java.lang.Error"))
	}
	return cs
}

// open are the classes of the exceptions that a case of a contract admits which nobody has
// written; none of others.
func (o Options) open(w *types.World, k *core.SpecCase) (cs []*types.Class) {
	if !k.Unwritten {
		return nil
	}
	runtime, errors := o.Exceptions.Open()
	if runtime {
		cs = append(cs, w.Lookup("java.lang.RuntimeException"))
	}
	if errors {
		cs = append(cs, w.Lookup("java.lang.Error"))
	}
	return cs
}

// The ghost fields of exceptions that say who made them: the JVM, or the library.
const (
	raisedName = `\raised`
	byLibName  = `\library`
)

// mark is a ghost field of exceptions that is true of those on which it was put, in this
// execution.
type mark struct {
	name string
	comp *Component // nil: no exception has it
	put  []*Edge    // that set it
	read bool       // it has been read
}

// put marks the exception v.
func (l *code) put(m *mark, v *Expr, at source.Span) {
	if m.comp == nil {
		t := l.throwable().(*types.Class)
		f := &types.Field{Class: t, Name: m.name, Type: l.mk.boolT, Ghost: true}
		m.comp = l.component(&Component{Kind: Field, Name: m.name, Type: f.Type, Fld: f, Sort: l.sortOf(t, at), Temp: true})
	}
	m.put = append(m.put, l.step(Edge{Op: WriteField, Comp: m.comp, Object: v, Value: l.mk.yes, Span: at}))
}

// bears states that v was marked. No exception of before the call is.
func (l *code) bears(m *mark, v *Expr, of any, at source.Span) *Expr {
	if m.comp == nil {
		return l.mk.no
	}
	m.read = true
	before := slices.ContainsFunc(l.u.kindsOf(v.Type), func(k *Kind) bool { return k.Pre > 0 })
	is := l.mk.field(m.comp, v)
	if before {
		s := l.spec(nil)
		was := s.throughBound(of, at, v, func(v *Expr) *Expr { return l.mk.at(l.atEntry(), s.existed(v)) })
		is = l.mk.and(is, l.mk.not(was))
	}
	return is
}

// drop takes the marks away where nobody has asked for them.
func (m *mark) drop() {
	if m.read {
		return
	}
	for _, e := range m.put {
		e.Op, e.Comp, e.Object, e.Value = Assume, nil, nil, nil
	}
}

// markOf is the mark on what a raiser makes; nil: there is none.
func (l *code) markOf(by thrower) *mark {
	switch by {
	case byLibrary:
		return &l.byLib
	case byJVM:
		return &l.raised
	}
	return nil
}

// makerOf is who makes the exception that e creates, where somebody asks.
func makerOf(e *Edge) types.Thrower {
	for _, o := range e.To.Out {
		switch {
		case o.Op != WriteField:
		case o.Comp.Name == raisedName:
			return types.ByJVM
		case o.Comp.Name == byLibName:
			return types.ByLibrary
		}
	}
	return types.ByThrow
}

// running are the methods that run at cur, innermost first.
func (l *code) running(yield func(*types.Method) bool) {
	for a := l.act; a != nil; a = a.caller {
		if !yield(a.method) {
			return
		}
	}
}

// noMatch is the class of what a switch throws in which no pattern matches.
const noMatch = "java.lang.MatchException"

// thrower is who raises what a throw statement at cur makes.
func (l *code) thrower(c *types.Class) thrower {
	if !l.act.method.IsOfLibrary() && c.Name == noMatch { // javac's throw, where no pattern matches
		return byJVM
	}
	return raisers[types.ThrowerIn(l.running)]
}

// markThrown notes in a new exception that the library makes it, where somebody may ask.
func (l *code) markThrown(v *Expr, c *types.Class, at source.Span) {
	if l.cur != nil && isThrowable(c) && (l.dependsOnThrower() || l.inSteps) {
		if m := l.markOf(l.thrower(c)); m != nil {
			l.put(m, v, at)
		}
	}
}

// markRaised notes in an exception who raised it, where somebody may ask.
func (l *code) markRaised(v *Expr, by thrower, at source.Span) {
	caught := !l.guards()
	for c := l.ctx; c != nil; c = c.outer {
		caught = caught || c.fin != nil || len(c.catches) > 0
	}
	if m := l.markOf(by); m != nil && caught && l.cur != nil && (l.dependsOnThrower() || l.inSteps) {
		l.put(m, v, at)
	}
}

// dependsOnThrower reports whether it matters to the checked method who raises an exception.
func (l *lowering) dependsOnThrower() bool {
	return l.guards() || slices.ContainsFunc(l.admissions(), func(a types.Admission) bool { return !a.Library || !a.JVM })
}

// admissions are the exceptions that the declaration of the checked method names.
func (l *lowering) admissions() []types.Admission { return l.opt.Throws.Admissions(l.g.Method) }

// origin says of an exception, in this execution, who made it.
type origin struct{ library, jvm *Expr }

// allocatedBy is the key of the expression for whether a raiser made the exception that a node throws.
type allocatedBy struct {
	of any
	by thrower
}

// originOf is the origin of the exception v, which is looked at for a node.
func (l *code) originOf(v *Expr, by thrower, of any, at source.Span) origin {
	switch by {
	case byThrow:
		return origin{l.mk.no, l.mk.no}
	case byLibrary:
		return origin{l.mk.yes, l.mk.no}
	case byJVM:
		return origin{l.mk.no, l.mk.yes}
	}
	o := origin{l.bears(&l.byLib, v, allocatedBy{of, byLibrary}, at), l.mk.no}
	if slices.ContainsFunc(l.u.kindsOf(v.Type), func(k *Kind) bool { return l.isByMachine(k.Type.(*types.Class)) }) {
		o.jvm = l.bears(&l.raised, v, allocatedBy{of, byJVM}, at)
	}
	return o
}

// isByMachine reports whether the JVM raises exceptions of exactly a class.
func (l *lowering) isByMachine(c *types.Class) bool {
	return slices.Contains(runtimeClasses(l.w), c) || c.Name == noMatch
}

// declared is that the declaration of the checked method admits an exception of the origin;
// is reports whether it is of a class.
func (l *lowering) declared(o origin, is func(types.Type) *Expr) *Expr {
	allowed := l.mk.no
	for _, a := range l.admissions() {
		ok := l.mk.yes
		if !a.JVM {
			ok = l.mk.not(o.jvm)
		}
		if !a.Library && o.library != l.mk.no {
			checked := l.mk.not(l.mk.or(is(l.w.Lookup("java.lang.RuntimeException")), is(l.w.Lookup("java.lang.Error"))))
			ok = l.mk.and(ok, l.mk.or(l.mk.not(o.library), checked))
		}
		allowed = l.mk.or(allowed, l.mk.and(is(a.Class), ok))
	}
	return allowed
}

// mayLeave reports whether an exception of a class that somebody raised may leave the checked
// method, as far as that can be told without the state.
func (l *lowering) mayLeave(c *types.Class, by types.Thrower) bool {
	if l.guards() && by == types.ByThrow && !c.IsSubclassOf(l.w.Lookup("java.lang.Error")) {
		return true
	}
	return l.mayAllow(c, by)
}

// classTest reports whether an exception that is thrown is of a class.
func (l *code) classTest(v *Expr, r raising) func(types.Type) *Expr {
	return func(t types.Type) *Expr {
		if c, ok := t.(*types.Class); ok && r.exact != nil {
			return l.mk.boolean(r.exact.IsSubclassOf(c))
		}
		return l.withoutNull(l.isA(v, t))
	}
}

// exitByThrow ends the checked method, which has no contract, by exception v.
func (l *code) exitByThrow(v *Expr, r raising) {
	is, o := l.classTest(v, r), l.originOf(v, r.by, r.of, r.at)
	bad := l.mk.or(is(l.w.Lookup("java.lang.Error")), o.library, o.jvm)
	if bad = l.known(l.mk.and(bad, l.mk.not(l.declared(o, is)))); bad != l.mk.no {
		l.forbid(v, r, bad)
	}
	if l.cur != nil {
		l.leaveAs(v, r)
	}
}

// forbid reports that v must not leave the checked method where bad holds; from there on it
// does not hold.
func (l *code) forbid(v *Expr, r raising, bad *Expr) {
	p := l.leaving(v, r)
	l.violate(p, bad, r.at, p.Message)
	if bad == l.mk.yes {
		l.cur = nil
		return
	}
	l.step(Edge{Op: Assume, Cond: l.mk.not(bad), Span: r.at})
}

// leaveAs ends the checked method by exception v, and notes that this is a way out.
func (l *code) leaveAs(v *Expr, r raising) {
	if r.unsaid {
		l.exceptionalEnd(v, r)
		return
	}
	exit := newThrowExit(v, r, l.cur)
	for _, w := range exit.by(l.guards(), r, l.exceptionalEnd(v, r)) {
		l.g.addExit(w)
	}
}

// newThrowExit is the way by which v is thrown at a node.
func newThrowExit(v *Expr, r raising, from *Node) *ThrowExit {
	w := &ThrowExit{Type: r.named, Span: r.at}
	if w.Type == nil {
		w.Type = r.exact
	}
	if w.Type == nil {
		w.Type = v.Type.(*types.Class)
	}
	if e := decidedLast(from); e != nil {
		w.When, w.Text = e.Span, e.Label
	}
	return w
}

// by gives the way, thrown by an edge, or those by which the exception came before; with
// guards, none of what the JVM raises.
func (w *ThrowExit) by(guards bool, r raising, e *Edge) []*ThrowExit {
	if guards && r.by == byJVM || r.exits != nil {
		return r.exits
	}
	if f, fin := r.of.(*core.Try); fin && f.Finally != nil {
		return nil // only the JVM raises what passes there
	}
	w.Edges = []*Edge{e}
	return []*ThrowExit{w}
}

// addExit notes a way out, once for each place and condition.
func (g *Graph) addExit(w *ThrowExit) {
	for _, o := range g.Exits {
		if o.Type == w.Type && o.Span == w.Span && o.When == w.When && o.Text == w.Text {
			o.Edges = append(o.Edges, w.Edges...)
			return
		}
	}
	g.Exits = append(g.Exits, w)
}

// decidedLast is the condition that was decided last on the one way to a node; nil
// where several ways come together first.
func decidedLast(n *Node) *Edge {
	for len(n.In) == 1 {
		e := n.In[0]
		if e.Step == Branch && e.Cond != nil {
			return e
		}
		n = e.From
	}
	return nil
}
