package cfg

import (
	"slices"

	"inspect/core"
	"inspect/source"
	"inspect/types"
)

// A method without a contract documents by its throw statements how it may end: what
// they raise, in it or in what it calls, may leave it, unless it is an Error. What the
// JVM raises may not, also not where it is caught and thrown again: exceptions are
// told apart by who made them.
//
//	if (n < 0) throw new IllegalArgumentException();          // a way out
//	try { a[i] = 0; } catch (RuntimeException e) { throw e; } // none for a[i]

// raiser says who raised an exception.
type raiser uint8

const (
	byWhoMadeIt raiser = iota // it depends on the state: see raised
	byThrow                   // a throw statement
	byJVM                     // a run-time check
)

// Way is a way out of a method without a contract: an exception that a throw
// statement, or a call by contract, lets leave it.
type Way struct {
	Type  *types.Class // of what is thrown, as far as the code tells
	Span  source.Span  // the statement
	When  source.Span  // the condition that was decided last on the way there; not valid: none was
	Text  string       // the condition as it was decided
	Edges []*Edge      // that hand the exception over
}

// guards tells whether throw statements are ways out of the checked method.
func (l *lowering) guards() bool { return l.opt.Exceptions.Guards(l.g.Method) }

// unsaid are the classes of the exceptions by which a call of m by its contract may
// end though nothing says so. Checked ones are always declared.
func (o Options) unsaid(w *types.World, m *types.Method) (cs []*types.Class) {
	runtime, errors := o.Exceptions.Unsaid(m)
	if runtime || o.unknown(m) {
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

// raisedName is the ghost field of exceptions that says whether the JVM made them.
const raisedName = `\raised`

// mark is a ghost field of exceptions that is true of those on which it was put, in this
// execution.
type mark struct {
	name  string
	comp  *Component // nil: no exception has it
	put   []*Edge    // that set it
	asked bool       // it has been read
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
	m.asked = true
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
	if m.asked {
		return
	}
	for _, e := range m.put {
		e.Op, e.Comp, e.Object, e.Value = Assume, nil, nil, nil
	}
}

// marked tells of the creation of an exception whether the JVM makes it, where somebody
// asks.
func marked(e *Edge) bool {
	return slices.ContainsFunc(e.To.Out, func(o *Edge) bool { return o.Op == WriteField && o.Comp.Name == raisedName })
}

// markRaised notes in an exception that the JVM made it, where somebody may ask.
func (l *code) markRaised(v *Expr, at source.Span) {
	caught := false
	for c := l.ctx; c != nil; c = c.outer {
		caught = caught || c.fin != nil || len(c.catches) > 0
	}
	if !l.guards() || !caught || l.cur == nil {
		return
	}
	l.put(&l.raised, v, at)
}

// byMachine states that the JVM made the exception v, in this execution.
func (l *code) byMachine(v *Expr, of any, at source.Span) *Expr {
	if !slices.ContainsFunc(l.u.kindsOf(v.Type), func(k *Kind) bool { return slices.Contains(runtimeClasses(l.w), k.Type.(*types.Class)) }) {
		return l.mk.no
	}
	return l.bears(&l.raised, v, of, at)
}

// wayOut ends the checked method, which has no contract, by exception v.
func (l *code) wayOut(v *Expr, r raising) {
	is := func(t *types.Class) *Expr {
		if r.exact != nil {
			return l.mk.boolean(r.exact.IsSubclassOf(t))
		}
		return l.withoutNull(l.isA(v, t))
	}
	bad := is(l.w.Lookup("java.lang.Error"))
	switch r.by {
	case byJVM:
		bad = l.mk.yes
	case byWhoMadeIt:
		bad = l.mk.or(bad, l.byMachine(v, r.of, r.at))
	}
	for _, t := range l.g.Method.Admits() {
		bad = l.mk.and(bad, l.mk.not(is(t)))
	}
	if bad = l.known(bad); bad != l.mk.no {
		p := l.leaving(v, r)
		l.violate(p, bad, r.at, p.Message)
		if bad == l.mk.yes {
			l.cur = nil
			return
		}
		l.step(Edge{Op: Assume, Cond: l.mk.not(bad), Span: r.at})
	}
	if l.cur == nil {
		return
	}
	if r.unsaid {
		l.exceptionalEnd(v, r)
		return
	}
	way := newWay(v, r, l.cur)
	for _, w := range way.by(r, l.exceptionalEnd(v, r)) {
		l.g.addWay(w)
	}
}

// newWay is the way by which v is thrown at a node.
func newWay(v *Expr, r raising, from *Node) *Way {
	w := &Way{Type: r.exact, Span: r.at}
	if w.Type == nil {
		w.Type = v.Type.(*types.Class)
	}
	if e := decidedLast(from); e != nil {
		w.When, w.Text = e.Span, e.Label
	}
	return w
}

// by gives the way, thrown by an edge, or those by which the exception came before;
// none of what the JVM raises.
func (w *Way) by(r raising, e *Edge) []*Way {
	if r.by == byJVM || r.ways != nil {
		return r.ways
	}
	if f, fin := r.of.(*core.Try); fin && f.Finally != nil {
		return nil // only the JVM raises what passes there
	}
	w.Edges = []*Edge{e}
	return []*Way{w}
}

// addWay notes a way out, once for each place and condition.
func (g *Graph) addWay(w *Way) {
	for _, o := range g.Ways {
		if o.Type == w.Type && o.Span == w.Span && o.When == w.When && o.Text == w.Text {
			o.Edges = append(o.Edges, w.Edges...)
			return
		}
	}
	g.Ways = append(g.Ways, w)
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
