package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// refinedCase is one compiled case of the contract of a statement.
type refinedCase struct {
	*core.SpecCase
	requires, ensures []predicate
	jumps             []predicate // of SpecCase.Jumps
	signals           []signals
	frame             *framing // nil: everything may change
	free              freeCase
}

// freeCase are the clauses of a case that are assumed only.
type freeCase struct {
	requires, ensures []predicate
	signals           []signals
}

func (c *compiler) freeCase(k *core.SpecCase) (f freeCase) {
	var thrown []*core.Clause
	for _, x := range k.Free {
		switch x.Kind {
		case core.Requires:
			f.requires = append(f.requires, c.clause(x))
		case core.Ensures:
			f.ensures = append(f.ensures, c.clause(x))
		case core.Signals:
			thrown = append(thrown, x)
		}
	}
	f.signals = c.signals(thrown)
	return f
}

// granted ends the execution where a predicate that is assumed does not hold.
func (m *Machine) granted(fr *frame, ps []predicate) {
	for i := range ps {
		if ok, _ := m.holds(fr, &ps[i]); !ok {
			panic(blocked{ps[i].span})
		}
	}
}

func (c *compiler) refinedCase(k *core.SpecCase) *refinedCase {
	r := &refinedCase{SpecCase: k}
	for _, part := range []struct {
		to   *[]predicate
		from []*core.Clause
	}{{&r.requires, k.Requires}, {&r.ensures, k.Ensures}, {&r.jumps, k.Jumps}} {
		for _, x := range part.from {
			*part.to = append(*part.to, c.clause(x))
		}
	}
	r.signals, r.free = c.signals(k.Signals), c.freeCase(k)
	if len(k.Assignable) > 0 {
		r.frame = c.sets(k.Assignable)
	}
	return r
}

// contracting is a compiled contract of a statement or loop.
type contracting struct {
	cases   []*refinedCase
	state   *core.State
	note    exec // the state in which it begins
	watched []*watched
}

func (c *compiler) contracting(s *core.Refined) *contracting {
	k := &contracting{state: s.State, note: func(*frame) flow { return normal }}
	outer := c.watches
	c.watches = &k.watched
	for _, x := range s.Cases {
		k.cases = append(k.cases, c.refinedCase(x))
	}
	c.watches = outer
	if s.State != nil {
		k.note = c.mark(&core.Mark{Step: s.Step, State: s.State})
	}
	return k
}

// counting is a contract that counts: the cases that applied where it began, and that state.
type counting struct {
	satisfied []*refinedCase
	entry     *moment
	watches   []*watching
}

// begin lets a contract count from here on.
func (k *contracting) begin(fr *frame) counting {
	m := fr.m
	k.note(fr)
	o := counting{satisfied: m.beginning(fr, k.cases)}
	if k.state != nil {
		o.entry = fr.marks[k.state]
	}
	for _, h := range o.satisfied {
		m.granted(fr, h.free.requires)
	}
	for _, h := range o.satisfied {
		if h.frame != nil {
			m.counts(fr, h.frame, "the statement")
		}
	}
	o.watches = m.watchStatement(fr, k.watched)
	return o
}

// end checks a contract where what it is of ends: by t, or else by f.
func (k *contracting) end(fr *frame, o counting, f flow, t *thrown) {
	if k.state != nil {
		last := fr.marks[k.state]
		fr.marks[k.state] = o.entry
		defer func() { fr.marks[k.state] = last }()
	}
	for _, w := range o.watches {
		w.watched.hit = w.hit
	}
	for _, h := range o.satisfied {
		if t != nil {
			h.thrown(fr, t)
		} else {
			h.ended(fr, f)
		}
	}
}

// refined compiles a statement with a contract of its own. In a method that a
// specification calls it counts by what it does.
func (c *compiler) refined(s *core.Refined) exec {
	k := c.contracting(s)
	body := c.block(s.Body.Stmts)
	return c.under(k, func(fr *frame, start func()) flow {
		start()
		return body(fr)
	})
}

// under compiles what runs under a contract, each time that it says that it begins.
func (c *compiler) under(k *contracting, body func(fr *frame, start func()) flow) exec {
	m := c.m
	return func(fr *frame) flow {
		if m.specs > 0 {
			return body(fr, func() {})
		}
		frames, watches := len(m.loops), len(m.watching)
		defer func() { m.loops, m.watching = m.loops[:frames], m.watching[:watches] }()
		var start []counting
		f, t := m.protect(fr, func(fr *frame) flow {
			return body(fr, func() { start = append(start, k.begin(fr)) })
		})
		for i := len(start) - 1; i >= 0; i-- {
			k.end(fr, start[i], f, t)
		}
		if t != nil {
			panic(t)
		}
		return f
	}
}

// beginning gives the cases that apply where the statement begins, of which there must be
// one.
func (m *Machine) beginning(fr *frame, cases []*refinedCase) []*refinedCase {
	var satisfied []*refinedCase
	for _, k := range cases {
		if !slices.ContainsFunc(k.requires, func(p predicate) bool {
			if len(cases) == 1 {
				m.insist(fr, &p, "the precondition does not hold where the statement begins")
			}
			ok, _ := m.holds(fr, &p)
			return !ok
		}) {
			satisfied = append(satisfied, k)
		}
	}
	if len(satisfied) == 0 {
		m.breach(cases[0], "no precondition of the contract holds where the statement begins", nil)
	}
	return satisfied
}

// insist ends the execution where a predicate of the contract of a statement does not hold.
func (m *Machine) insist(fr *frame, p *predicate, message string) {
	if !m.demand(fr, p, Assert, p.span, message) {
		panic(stop{})
	}
}

// breach ends the execution where a case is broken as a whole.
func (m *Machine) breach(k *refinedCase, message string, d *Detail) {
	m.violate(&Violation{Kind: Assert, Span: k.Span(), Message: message, Detail: d})
	panic(stop{})
}

// mustJump are the behaviours of which a statement is left by one kind of jump alone.
var mustJump = map[core.Behavior]struct {
	flow flow
	word string
}{core.ReturnBehavior: {ret, "return"}, core.BreakBehavior: {leave, "break"}, core.ContinueBehavior: {again, "continue"}}

// ended checks a case where the statement ends without exception.
func (k *refinedCase) ended(fr *frame, f flow) {
	m := fr.m
	must, jumps := mustJump[k.Behavior]
	switch {
	case jumps && f == normal:
		m.breach(k, "the statement ends normally where it must "+must.word, nil)
	case jumps && f != must.flow:
		m.breach(k, "another jump leaves the statement where it must "+must.word, nil)
	case f == normal && k.Behavior == core.ExceptionalBehavior:
		m.breach(k, "the statement ends normally where it must throw", nil)
	case f == normal:
		for i := range k.ensures {
			m.insist(fr, &k.ensures[i], "the postcondition of the statement does not hold")
		}
		m.granted(fr, k.free.ensures)
	case k.Behavior == core.NormalBehavior:
		m.breach(k, "a jump leaves the statement where it must end normally", nil)
	case k.Behavior == core.ExceptionalBehavior:
		m.breach(k, "a jump leaves the statement where it must throw", nil)
	default:
		kind := map[flow]core.ClauseKind{leave: core.Breaks, again: core.Continues, ret: core.Returns}[f]
		for i, c := range k.Jumps {
			if c.Kind == kind && (f == ret || c.Target == fr.target) {
				m.insist(fr, &k.jumps[i], "the clause does not hold where the jump leaves the statement")
			}
		}
	}
}

// thrown checks a case where an exception leaves the statement.
func (k *refinedCase) thrown(fr *frame, t *thrown) {
	m := fr.m
	class := m.classOf(t)
	what := class.SimpleName() + " leaves the statement" + because(t)
	why := func(fault string) *Detail {
		if m.config.Quick {
			return nil
		}
		return &Detail{Conjunct: t.span, Fault: m.label(m.objectOf(t)) + " leaves the statement" + fault}
	}
	if k.Behavior == core.NormalBehavior {
		m.breach(k, what, why(", which must end normally"))
	}
	if must, ok := mustJump[k.Behavior]; ok {
		m.breach(k, what, why(", which must "+must.word))
	}
	for _, o := range k.SignalsOnly {
		if !slices.ContainsFunc(o.Exceptions, func(x *types.Class) bool { return class.IsSubclassOf(x) }) {
			m.violate(&Violation{Kind: Assert, Span: o.Span(), Message: what, Detail: why(excluded(o.Exceptions))})
			panic(stop{})
		}
	}
	forAll := func(all []signals, f func(p *predicate)) {
		for i := range all {
			s := &all[i]
			if s.class != nil && !class.IsSubclassOf(s.class) {
				continue
			}
			if s.slot >= 0 {
				fr.vars[s.slot] = value{r: m.objectOf(t)}
			}
			f(&s.predicate)
		}
	}
	forAll(k.signals, func(p *predicate) { m.insist(fr, p, what+", but the clause does not hold") })
	forAll(k.free.signals, func(p *predicate) { m.granted(fr, []predicate{*p}) })
}
