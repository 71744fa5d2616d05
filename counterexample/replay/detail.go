package replay

import (
	"strconv"
	"strings"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Detail explains a violated predicate, or a run-time exception.
//
//	\result <==> (\exists Node n; \reach(head, Node, next).has(n); n.key == k) is false
//	\result                                                    = true
//	(\exists Node n; \reach(head, Node, next).has(n); n.key == k) = false  closest: n = Node#1
//	  n.key == k                                                = false
//	    n.key                                                   = 3
//	    k                                                       = 4
type Detail struct {
	// Conjunct is the part of the predicate that is false or undefined, or the
	// operand that an exception is about.
	Conjunct source.Span
	// Fault says what is wrong where no predicate is: "i is 5, a has length 4".
	Fault string
	// Undefined says why it has no value ("n is null"), at UndefinedAt.
	Undefined   string
	UndefinedAt source.Span
	// Witness are the values of bound variables that falsify it.
	Witness []Named
	// Values of all subexpressions of Conjunct but constants, each once. What a
	// part consists of follows it with a greater depth.
	Values []Part

	failed bool // something could not be evaluated here
}

// Part is a subexpression with its value.
type Part struct {
	Name  string     // its source text, on one line
	Type  types.Type // nil for sets of objects
	Value string     // a literal, null, a label, {labels}, or "undefined"
	Depth int
	// Note says how the value comes about: the instance of a quantifier that
	// decides it, or what is undefined.
	Note string
}

func (d *Detail) String() string {
	var b strings.Builder
	b.WriteString("    " + oneLine(d.Conjunct.Text()))
	switch {
	case d.Fault != "":
		b.WriteString(": " + d.Fault)
	case d.Undefined != "":
		b.WriteString(" is undefined: " + d.Undefined)
	default:
		b.WriteString(" is false")
	}
	word := " where "
	for _, w := range d.Witness {
		b.WriteString(word + w.Name + " = " + w.Value.String())
		word = ", "
	}
	for _, p := range d.Values {
		b.WriteString(word + p.Name + " = " + p.Value)
		if p.Note != "" {
			b.WriteString(" (" + p.Note + ")")
		}
		word = ", "
	}
	return b.String()
}

// add puts a part at the end, unless the same stands there already; false: it did.
func (d *Detail) add(p Part) bool {
	for _, w := range d.Witness {
		if w.Name == p.Name && w.Value.String() == p.Value {
			return false
		}
	}
	for _, o := range d.Values {
		if o.Name == p.Name && o.Value == p.Value && o.Note == p.Note {
			return false
		}
	}
	d.Values = append(d.Values, p)
	return true
}

// parts adds subexpressions with their values in a frame.
type parts func(fr *frame, d *Detail, depth int)

func noParts(*frame, *Detail, int) {}

func together(ps []parts) parts {
	return func(fr *frame, d *Detail, depth int) {
		for _, p := range ps {
			p(fr, d, depth)
		}
	}
}

// attempt evaluates for an explanation: beside what is undefined, some
// expressions cannot be evaluated where the program would not.
func (m *Machine) attempt(fr *frame, x eval) (v value, undefined *thrown, ok bool) {
	ok = m.tried(func() { v, undefined = m.evaluate(fr, x) })
	return v, undefined, ok
}

// tried runs f, which evaluates something once more to explain it, and reports
// whether that was possible: what changes the state, or meets a bound, is not
// evaluated again.
func (m *Machine) tried(f func()) (ok bool) {
	k, tr, count := m.mark(), m.trace, len(m.objects)
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *cutOff, failure, stop, blocked:
			m.restore(k)
			m.trace, m.objects = tr, m.objects[:count]
		default:
			panic(r)
		}
	}()
	f()
	return true
}

// isTranslated reports whether f compiles; what has no translation is not explained.
func isTranslated(f func()) (ok bool) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *source.Diagnostic, failure:
		default:
			panic(r)
		}
	}()
	f()
	return true
}

// part compiles an expression and what is below it.
func (c *compiler) part(e core.Expr) parts {
	e = core.Plain(e)
	m := c.m
	if !c.spec && !c.isSteady(e) || e.Constant() != nil {
		return noParts
	}
	switch e := e.(type) {
	case *core.Null, *core.This, *core.Assign, *core.Update, *core.IncDec, *core.New, *core.NewArray, *core.ArrayOf, *core.CloneArray, *core.AnyObject:
		return noParts
	case *core.Quantified:
		return c.quantifiedPart(e)
	}
	if call, ok := e.(*core.Call); ok && call.X == nil && len(call.Args) == 1 && call.Args[0].Origin() == e.Origin() {
		return c.part(call.Args[0]) // the text of a number
	}
	t, below := e.Type(), c.below(e)
	if types.IsKind(t, types.ObjectSet) {
		var s set
		switch e.(type) {
		case *core.Reach, *core.Old:
			if !isTranslated(func() { s = c.set(e) }) {
				return noParts
			}
			return c.setPart(e, s, below)
		}
	}
	if types.IsKind(t, types.Void, types.Invalid, types.ObjectSet, types.TypeType, types.Null) {
		return below
	}
	var x eval
	if !isTranslated(func() { x = c.expr(e) }) {
		return below
	}
	name := c.partName(e)
	return func(fr *frame, d *Detail, depth int) {
		v, u, ok := m.attempt(fr, x)
		p := Part{Name: name, Type: t, Depth: depth}
		switch {
		case !ok:
			d.failed = true
			return
		case u != nil:
			p.Value, p.Note = "undefined", oneLine(u.what)
		default:
			p.Value = m.show(t, v).String()
		}
		if d.add(p) {
			below(fr, d, depth+1)
		}
	}
}

// partName is the text of a part; of one in another state, as \old of it.
func (c *compiler) partName(e core.Expr) string {
	text := oneLine(e.Span().Text())
	if c.aged {
		return "\\old(" + text + ")"
	}
	return text
}

// setPart shows a set of objects.
func (c *compiler) setPart(e core.Expr, s set, below parts) parts {
	m, name := c.m, c.partName(e)
	return func(fr *frame, d *Detail, depth int) {
		var objects []*object
		_, u, ok := m.attempt(fr, func(fr *frame) value { objects = s(fr); return value{} })
		p := Part{Name: name, Depth: depth}
		switch {
		case !ok:
			d.failed = true
			return
		case u != nil:
			p.Value, p.Note = "undefined", oneLine(u.what)
		default:
			var labels []string
			for _, o := range objects {
				labels = append(labels, m.label(o))
			}
			p.Value = "{" + strings.Join(labels, ", ") + "}"
		}
		if d.add(p) {
			below(fr, d, depth+1)
		}
	}
}

// below compiles the parts that an expression consists of.
func (c *compiler) below(e core.Expr) parts {
	var xs []core.Expr
	switch e := core.Plain(e).(type) {
	case *core.Binary:
		if e.Op == "&&" || e.Op == "||" || e.Op == "==>" {
			return c.shortCircuit(e)
		}
		xs = []core.Expr{e.X, e.Y}
	case *core.Unary:
		if e.X.Origin() == e.Origin() { // x != y as not x == y
			return c.below(e.X)
		}
		xs = []core.Expr{e.X}
	case *core.Cond:
		return c.choice(e)
	case *core.Old:
		return c.oldParts(e)
	case *core.Chain, *core.Cast, *core.InstanceOf, *core.SameClass, *core.Field, *core.StaticField, *core.Len, *core.Elem, *core.Call, *core.SetCall, *core.Reach:
		for _, n := range core.Children(e) {
			xs = append(xs, n.(core.Expr))
		}
	}
	var ps []parts
	for _, x := range xs {
		if x.Origin() == e.Origin() { // nobody wrote it
			ps = append(ps, c.below(x))
			continue
		}
		ps = append(ps, c.part(x))
	}
	return together(ps)
}

// shortCircuit leaves out a right side that is undefined where the left side
// decides.
func (c *compiler) shortCircuit(e *core.Binary) parts {
	m, left, right := c.m, c.part(e.X), c.part(e.Y)
	var x, y eval
	if !isTranslated(func() { x, y = c.expr(e.X), c.expr(e.Y) }) {
		return together([]parts{left, right})
	}
	return func(fr *frame, d *Detail, depth int) {
		left(fr, d, depth)
		v, u, ok := m.attempt(fr, x)
		decided := ok && u == nil && (v.i != 0) == (e.Op == "||")
		if decided {
			if _, u, ok := m.attempt(fr, y); u != nil || !ok {
				return
			}
		}
		right(fr, d, depth)
	}
}

// choice shows the condition and the side that it chooses.
func (c *compiler) choice(e *core.Cond) parts {
	m, if_, x, y := c.m, c.part(e.C), c.part(e.X), c.part(e.Y)
	var p eval
	if !isTranslated(func() { p = c.expr(e.C) }) {
		return noParts
	}
	return func(fr *frame, d *Detail, depth int) {
		if_(fr, d, depth)
		v, u, ok := m.attempt(fr, p)
		switch {
		case !ok || u != nil:
		case v.i != 0:
			x(fr, d, depth)
		default:
			y(fr, d, depth)
		}
	}
}

// oldParts shows the parts of \old(X) in the state that it looks at.
func (c *compiler) oldParts(e *core.Old) parts {
	if e.At != nil {
		return noParts // the whole says of which state it is
	}
	aged := c.aged
	c.aged = true
	var below parts
	enter := c.lookBack(e, func() { below = c.below(e.X) })
	c.aged = aged
	return func(fr *frame, d *Detail, depth int) {
		leave := enter(fr)
		below(fr, d, depth)
		leave()
	}
}

// quantifiedPart shows the instance that decides a quantifier, or, where none
// does, the one that comes closest: in which most of the leading conjuncts of
// range and body hold.
func (c *compiler) quantifiedPart(e *core.Quantified) parts {
	m := c.m
	var x eval
	var b *bindings
	var holds []eval
	if !isTranslated(func() { x, b = c.expr(e), c.bindings(e) }) {
		return noParts
	}
	var cs []core.Expr
	if e.Range != nil {
		cs = append(cs, core.Conjuncts(e.Range)...)
	}
	ranged := len(cs)
	if e.Kind == "\\forall" || e.Kind == "\\exists" {
		cs = append(cs, core.Conjuncts(e.Body)...)
	}
	var ps []parts
	for _, k := range cs {
		if !isTranslated(func() { holds = append(holds, c.expr(k)) }) {
			return noParts
		}
		ps = append(ps, c.part(k))
	}
	var body eval
	bodyType := core.Plain(e.Body).Type()
	if len(cs) == ranged && !isTranslated(func() { body = c.expr(core.Plain(e.Body)) }) {
		return noParts
	}
	name, typ := c.partName(e), e.T
	return func(fr *frame, d *Detail, depth int) {
		v, u, ok := m.attempt(fr, x)
		if !ok {
			return
		}
		failing := b.values(fr) // where u is of the body: the instance that it is about
		p := Part{Name: name, Type: typ, Depth: depth, Value: "undefined"}
		if u == nil {
			p.Value = m.show(typ, v).String()
		}
		best, at := m.closest(fr, e, b, holds, ranged)
		switch {
		case u != nil && isInside(u.span, e.Body.Whole()):
			p.Note = "for " + b.names(e, failing) + ": " + oneLine(u.what)
		case u != nil:
			p.Note = oneLine(u.what)
		case best < ranged && e.Range != nil:
			p.Note = "nothing is in its range"
		case at == nil:
			p.Note = "there is no instance"
		case body != nil:
			p.Note = m.terms(fr, e, b, holds, body, bodyType)
		case (v.i != 0) == (e.Kind == "\\exists"):
			p.Note = "for " + b.names(e, at)
		case e.Kind == "\\exists":
			p.Note = "closest: " + b.names(e, at)
		}
		if !d.add(p) || u != nil || at == nil || body != nil || (v.i != 0) != (e.Kind == "\\exists") && e.Kind == "\\forall" {
			return
		}
		for i, q := range b.vars {
			fr.vars[q.slot] = at[i]
		}
		if best < len(ps) {
			if best >= ranged {
				ps[best](fr, d, depth+1) // the conjunct that fails
			}
			return
		}
		for _, p := range ps[min(ranged, len(ps)):] {
			p(fr, d, depth+1)
		}
	}
}

// closest finds the instance of a quantifier to show: of \forall one that
// falsifies it, else one in which most leading conjuncts hold. It gives their
// number, and the values of the variables, nil where there is no instance.
func (m *Machine) closest(fr *frame, e *core.Quantified, b *bindings, holds []eval, ranged int) (best int, at []value) {
	best = -1
	m.attempt(fr, func(fr *frame) value {
		b.forAll(fr, func() bool {
			n := 0
			for n < len(holds) {
				if v, u, ok := m.attempt(fr, holds[n]); !ok || u != nil || v.i == 0 {
					break
				}
				n++
			}
			falsifies := e.Kind == "\\forall" && n >= ranged && n < len(holds)
			if n > best || falsifies {
				best, at = n, b.values(fr)
			}
			return !falsifies && (e.Kind == "\\forall" || n < len(holds))
		})
		return value{}
	})
	return best, at
}

// mostTerms is how many terms of a numeric quantifier are shown.
const mostTerms = 6

// terms prints the instances of a numeric quantifier: "i = 0: 3; i = 1: -2".
func (m *Machine) terms(fr *frame, e *core.Quantified, b *bindings, within []eval, body eval, t types.Type) string {
	var out []string
	more := 0
	m.attempt(fr, func(fr *frame) value {
		b.forAll(fr, func() bool {
			for _, r := range within {
				if v, u, ok := m.attempt(fr, r); !ok || u != nil || v.i == 0 {
					return true
				}
			}
			v, u, ok := m.attempt(fr, body)
			if !ok || u != nil {
				return false
			}
			if len(out) == mostTerms {
				more++
				return true
			}
			out = append(out, b.names(e, b.values(fr))+": "+m.show(t, v).String())
			return true
		})
		return value{}
	})
	if more > 0 {
		out = append(out, strconv.Itoa(more)+" more")
	}
	return strings.Join(out, "; ")
}

// isInside reports whether a span is a part of another.
func isInside(s, of source.Span) bool {
	return s.File == of.File && of.Start <= s.Start && s.End <= of.End
}

// values are those that the bound variables have in a frame.
func (b *bindings) values(fr *frame) []value {
	var out []value
	for _, q := range b.vars {
		out = append(out, fr.vars[q.slot])
	}
	return out
}

// names prints an instance: "i = 1, n = Node#2".
func (b *bindings) names(e *core.Quantified, at []value) string {
	var out []string
	for i, q := range b.vars {
		out = append(out, e.Vars[i].Var.Name+" = "+b.m.show(q.typ, at[i]).String())
	}
	return strings.Join(out, ", ")
}
