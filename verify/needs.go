package verify

import (
	"context"
	"slices"
	"strings"
	"time"

	"inspect/cfg"
	"inspect/counterexample/needs"
	"inspect/counterexample/replay"
	"inspect/counterexample/sequences"
	"inspect/counterexample/witness"
	"inspect/encode"
	"inspect/java/types"
	"inspect/report"
	"inspect/solve"
	"inspect/verify/decide"
	"inspect/verify/present"
)

// A violation of a method without a contract that its callers can see to is a need and no
// defect (package needs has the conditions that may be one). Which of them are is asked of the
// ordinary checker: conditions are assumed of the call, or their opposites are. What is found is
// assumed, and the search goes on, so that a need never hides the defect behind it.

// NeedsOn tells needs from defects; otherwise each violation is a defect.
const NeedsOn = "on"

// mostAtoms is of how many conditions a need consists at most, mostTried how many are tried: those
// that come later may make others superfluous.
const (
	mostAtoms = 3
	mostTried = 5
)

// needSize is how large a graph with conditions may be: what is assumed of a call makes the largest
// graph of sequences a little larger.
const needSize = 2 * maxSequenceGraph

// needTime is how long a need is searched for at least.
const needTime = 10 * time.Second

// candidate is a condition that may be part of a need.
type candidate struct {
	needs.Atom
	clause *types.Clause
	// opposite says that it holds of no object which matters; nil: it is the negation.
	opposite *types.Clause
}

// not is the condition that a candidate does not hold.
func (k *candidate) not() cfg.Condition {
	if k.opposite != nil {
		return cfg.Condition{Clause: k.opposite}
	}
	return cfg.Condition{Clause: k.clause, Not: true}
}

// need is a condition that callers see to, and the execution without it.
type need struct {
	parts    []candidate
	exact    bool // no execution is excluded that returns
	isCheck  bool // it is the condition of the failing check
	property *cfg.Property
	example  *report.Counterexample
}

// candidates gives the conditions for a method that may have needs; it resolves them.
func (r *run) candidates(m *types.Method) []candidate {
	if r.config.Needs != NeedsOn || !mayNeed(r, m) {
		return nil
	}
	p := fieldsOf(r)
	tested := p.Tested(m)
	atoms := slices.DeleteFunc(p.Atoms(m), func(a needs.Atom) bool { return tested.Exclude(&a) })
	asserted, _ := needs.Asserted(m)
	if atoms = append(asserted, atoms...); len(atoms) == 0 {
		return nil
	}
	return r.resolved(m, atoms)
}

// fieldsOf is what the code of the program does with fields.
func fieldsOf(r *run) *needs.Program {
	if classes := r.world.Program(); r.fieldUses == nil || len(classes) != r.fieldClasses { // more were found beside the files
		r.fieldUses, r.fieldClasses = needs.NewProgram(classes), len(classes)
	}
	return r.fieldUses
}

// resolved are atoms over the parameters of a method, as its preconditions.
func (r *run) resolved(m *types.Method, atoms []needs.Atom) (out []candidate) {
	var texts []string
	for _, a := range atoms {
		texts = append(texts, a.Text)
	}
	for i, k := range r.world.Assume(m, needs.Clauses(m.QName(), texts)) {
		if k != nil {
			out = append(out, candidate{Atom: atoms[i], clause: k})
		}
	}
	return out
}

// mayNeed reports whether a method has callers who may be asked for something: one without a
// contract, in plain Java, that is not the beginning of a program.
func mayNeed(r *run, m *types.Method) bool {
	isMain := m.Static && m.Name == "main" && len(m.Params) == 1
	return m.Derived == types.NotDerived && isOrdinary(r, m) && !m.Class.IsInCode() && m.Decl != nil && m.Decl.Body != nil && !isMain
}

// seeksNeeds reports whether a violation may be a need.
func (c *method) seeksNeeds() bool {
	o := &c.config
	return c.isBroken() && len(c.supposed[c.m]) > 0 && !o.isQueriedOnce() && !o.NoReplay
}

// findNeeds finds out of each property that can be broken whether that is a need or a defect, as
// far as the time goes, and assumes what is needed.
func (c *method) findNeeds(ctx context.Context) bool {
	if !c.reportNeeds(ctx) {
		return false
	}
	if c.isBroken() && c.main.By.IsStopped() { // the time of the search was over while it was used
		return c.queryViolated(ctx)
	}
	return true
}

// reportNeeds is findNeeds, after which the encoding of the answer may be gone.
func (c *method) reportNeeds(ctx context.Context) bool {
	limited, cancel := c.needLimit(ctx)
	defer cancel()
	var defects []*cfg.Property
	found := c.main
	for c.isBroken() && limited.Err() == nil {
		goal := encode.Goal{Kind: encode.Violate, Skip: c.duplicates(defects)}
		n, p := c.needOf(limited, found, goal)
		if n != nil {
			c.needs = append(c.needs, *n)
			c.dropImplied(limited)
			c.candidate = nil
			if !c.build(ctx) || !c.prepare(ctx) || !c.queryViolated(ctx) {
				return false
			}
			found = c.main
			if len(defects) == 0 {
				continue
			}
		} else if p == nil {
			return true
		} else {
			defects = append(defects, p)
		}
		goal.Skip = c.duplicates(defects)
		var err error
		if found, err = c.q.Query(limited, c.q.Attempts, goal, 0); err != nil || found.Result.Status != solve.Sat {
			return true
		}
	}
	return true
}

// needLimit is the time that needs are searched for: three quarters of what is left, so that a defect is shown
// in the rest.
func (c *method) needLimit(ctx context.Context) (context.Context, context.CancelFunc) {
	limit := needTime + c.sideLimit()
	if left := decide.Remaining(ctx); left > 0 {
		limit = left * 3 / 4
	}
	return context.WithTimeout(ctx, limit)
}

// duplicates are the properties of the graph that are those of others.
func (c *method) duplicates(ps []*cfg.Property) map[*cfg.Property]bool {
	out := map[*cfg.Property]bool{}
	for _, p := range ps {
		if q := c.same(p); q != nil {
			out[q] = true
		}
	}
	return out
}

// assumed are the conditions of the needs found so far, and what is so before the last call anyway.
func (c *method) assumed() []cfg.Condition {
	var out []cfg.Condition
	if s := c.sequencedBy[c.m]; s != nil {
		out = slices.Clone(s.given)
	}
	for _, n := range c.needs {
		for _, p := range n.parts {
			out = append(out, cfg.Condition{Clause: p.clause})
		}
	}
	return out
}

// needOf is the need that replaces the violation of an answer, nil where that is a defect, and
// the property that is broken, nil where it cannot be read.
func (c *method) needOf(ctx context.Context, a decide.Answer, goal encode.Goal) (*need, *cfg.Property) {
	c.enter("needs")
	s := &needSearch{c: c, ctx: ctx}
	if err := expressed(func() { s.begin(a, goal) }); err != nil {
		return nil, nil
	}
	return s.need(), s.property
}

// need is what the search finds, nil where the violation is a defect.
func (s *needSearch) need() *need {
	if s.first == nil {
		return nil
	}
	if n := s.written(); n != nil {
		return n
	}
	if s.isLarge() { // each of the questions below takes long
		if n := s.limited(); n != nil {
			return n
		}
		return s.grown()
	}
	ctx, cancel := halfOf(s.ctx)
	all := s.ctx
	s.ctx = ctx
	n := s.grown()
	cancel()
	if s.ctx = all; n == nil {
		n = s.limited()
	}
	return n
}

// grown is the need that conditions make which are found one by one; nil: there is none.
func (s *needSearch) grown() *need {
	err := expressed(func() { s.grow() })
	if err != nil {
		return nil
	}
	if !s.enough && !s.isOpen() {
		return s.partly()
	}
	if !s.enough {
		s.exact = false
		return &need{s.parts, false, false, s.property, s.example}
	}
	if err := expressed(func() { s.reduce() }); err != nil {
		return nil
	}
	if len(s.parts) > mostAtoms || !s.leavesReturns() || !s.leavesCheck() || !s.leavesStatements(s.ofMethod) {
		if s.returns(s.parts) == solve.Sat {
			noteHint(s.c, s.property, s.parts)
		}
		return nil
	}
	return &need{s.parts, s.isExactAfterAll(), s.isOwnCheck, s.property, s.example}
}

// needSearch looks for the conditions that exclude a violation.
type needSearch struct {
	c        *method
	ctx      context.Context
	property *cfg.Property
	first    *witness.Witness // as small as can be
	supposed []candidate      // but for what the method sees to itself
	example  *report.Counterexample
	parts    []candidate
	exact    bool // no execution is excluded that returns
	enough   bool // under parts nothing breaks the property
	unsure   bool // under parts nothing is known to
	tooLarge bool // the graph of all executions is
	// isOwnCheck: the parts are the whole condition of the failing check.
	isOwnCheck bool
}

// checksOfJava are the run-time checks that callers can see to.
var checksOfJava = map[cfg.PropertyKind]bool{cfg.NullDeref: true, cfg.ArrayIndex: true, cfg.ArrayLength: true, cfg.Arithmetic: true}

// mayBeNeed reports whether a property is one that callers may see to: a run-time check, or that
// the library raises no exception. What the program itself states is its own business, unless it
// is the beginning of the method that states what it takes.
func (c *method) mayBeNeed(p *cfg.Property) bool {
	if p.Kind == cfg.Assertion {
		_, places := needs.Asserted(c.subject(c.m))
		return slices.ContainsFunc(places, p.Span.Contains)
	}
	return checksOfJava[p.Kind] || p.Kind == cfg.Exception && present.IsInLibrary(p.Span)
}

// begin makes the counterexample small, and leaves first nil where the interpreter does not
// execute it so.
func (s *needSearch) begin(a decide.Answer, goal encode.Goal) {
	c := s.c
	w := c.decode(s.ctx, a, goal)
	s.property = w.Property
	if !c.mayBeNeed(w.Property) {
		return
	}
	goal = encode.Goal{Kind: encode.Violate, Property: w.Property}
	ctx, cancel := halfOf(s.ctx)
	w, small := c.minimize(ctx, w, goal)
	cancel()
	ce := present.Counterexample(w)
	ce.Minimized = small
	c.asLaw(c.m, ce)
	c.asSequence(w, ce)
	c.confirm(s.ctx, w, ce)
	ce.WithoutIrrelevant()
	if ce.Status == "confirmed" || isOpen(ce) { // it was executed
		s.first, s.example = w, ce
		s.supposed = withoutOwn(c, w, ce)
	}
}

// grow adds one condition for each remaining counterexample.
func (s *needSearch) grow() {
	w := s.first
	s.exact = true
	for len(s.parts) < mostTried {
		next := s.next(w)
		if next == nil {
			return
		}
		s.parts = append(s.parts, *next)
		if s.isEnough() {
			s.enough = true
			return
		}
		n := s.under(s.parts, nil, false)
		p := n.same(s.property)
		if p == nil {
			s.enough = n != nil
			return
		}
		goal := encode.Goal{Kind: encode.Violate, Property: p}
		a, err := n.q.Query(s.ctx, n.q.Attempts, goal, 0)
		if err != nil || a.Result.Status == solve.Unknown {
			s.unsure = true
			return
		}
		if a.Result.Status == solve.Unsat {
			s.enough = true
			return
		}
		w = n.decode(s.ctx, a, goal)
		if !s.breaksOwn(w) { // a small one breaks fewer conditions that have nothing to do with it
			w, _ = n.minimize(s.ctx, w, goal)
		}
	}
}

// next is a condition that a counterexample breaks and that may be part of a need; nil: there
// is none. One that excludes no execution which returns comes first.
func (s *needSearch) next(w *witness.Witness) *candidate {
	broken := s.brokenIn(w)
	isNull := s.isNull()
	// What says what is wrong comes first, since each takes a question.
	slices.SortStableFunc(broken, func(a, b candidate) int { return s.rank(&a) - s.rank(&b) })
	var own *candidate
	for i := range broken {
		k := &broken[i]
		if own != nil && isNull && !k.Null {
			break
		}
		if s.isLarge() && s.isOutOfReach(k, false, (*method).returns) {
			return k
		}
		n := s.under(s.parts, k, false)
		if n == nil {
			if !s.isLarge() && s.isOutOfReach(k, false, (*method).returns) {
				return k
			}
			continue
		}
		if !s.reaches(n, n.returns()) {
			return k
		}
		if own == nil && (k.Null && isNull || s.isOwn(k)) {
			own = k
		}
	}
	if own != nil {
		s.exact = false
	}
	return own
}

// brokenIn are the candidates, besides the parts, that a counterexample breaks.
func (s *needSearch) brokenIn(w *witness.Witness) []candidate {
	return slices.DeleteFunc(s.falseIn(w), func(k candidate) bool {
		return slices.ContainsFunc(s.parts, func(p candidate) bool { return p.Text == k.Text && p.At == k.At })
	})
}

// breaksOwn reports whether a counterexample breaks a candidate that is about the failing check.
func (s *needSearch) breaksOwn(w *witness.Witness) bool {
	return slices.ContainsFunc(s.brokenIn(w), func(k candidate) bool { return s.rank(&k) == 0 })
}

// rank is less for what is more about the failing check: that something is not null, and what is
// written in it, come first.
func (s *needSearch) rank(k *candidate) int {
	switch {
	case k.Null && s.isNull() || k.IsOf(s.property.Span):
		return 0
	case k.IsOfReceiver():
		return 1
	case len(k.About) == 1 && expected[s.property.Kind] != "" && strings.HasSuffix(k.Text, expected[s.property.Kind]):
		return 1
	}
	return 2
}

// expected is how conditions end that most often replace a violation of a kind.
var expected = map[cfg.PropertyKind]string{cfg.ArrayLength: " >= 0", cfg.Arithmetic: " != 0"}

// isNull reports whether the violation is that something is null.
func (s *needSearch) isNull() bool {
	return s.property.Kind == cfg.NullDeref || s.property.Kind == cfg.Exception && isNullPointer(s.example.Outcome.Value)
}

// falseIn are the candidates that do not hold before the execution of a counterexample.
func (s *needSearch) falseIn(w *witness.Witness) []candidate {
	c := s.c
	config := c.replaying(s.ctx, w.Property, c.config.Bounds.WithDefaults().Bits)
	all := s.supposed
	for _, k := range all {
		config.Queries = append(config.Queries, k.clause)
	}
	out, err := replay.New(c.world, config).Check(c.m, w.Pre)
	if err != nil || len(out.QueryResults) != len(all) {
		return nil
	}
	var ks []candidate
	for i, k := range all {
		if !out.QueryResults[i] {
			ks = append(ks, k)
		}
	}
	return ks
}

// under is the check under the needs so far, further conditions, and the opposite of not
// unless that is nil; nil: there is no graph of it. With every, also the ways stay in the
// graph that a condition closes.
func (s *needSearch) under(parts []candidate, not *candidate, every bool) *method {
	c := s.c
	o := c.options(s.ctx)
	for _, p := range parts {
		o.Conditions = append(o.Conditions, cfg.Condition{Clause: p.clause})
	}
	if not != nil {
		o.Conditions = append(o.Conditions, not.not())
	}
	o.Undecided, o.Passing, o.MaxSize = every, every && not != nil, needSize // of all executions, also where the violation was found near
	if s.tooLarge {
		return nil
	}
	g := c.another(s.ctx, o)
	if g == nil {
		s.tooLarge = s.ctx.Err() == nil // and no condition makes it smaller
		return nil
	}
	return c.with(g)
}

// same is the property of this check's graph that another graph has; nil: nothing can break it.
func (c *method) same(p *cfg.Property) *cfg.Property {
	if c == nil || c.graph == nil {
		return nil
	}
	i := slices.IndexFunc(c.graph.Properties, func(q *cfg.Property) bool {
		return q.Kind == p.Kind && q.Span == p.Span && q.Message == p.Message
	})
	if i < 0 {
		return nil
	}
	return c.graph.Properties[i]
}

// returns are where an execution returns normally, or may go on in a way that is not known.
func (c *method) returns() []encode.Point {
	var out []encode.Point
	if c.graph.Normal != nil {
		out = append(out, encode.Point{Node: c.graph.Normal})
	}
	for _, k := range c.graph.Cuts {
		if k.Refused == nil && !k.LeftOut {
			continue
		}
		for _, e := range k.Edges {
			out = append(out, encode.Point{Edge: e})
		}
	}
	return out
}

// reaches reports whether an execution of a check comes to one of the points, or may.
func (s *needSearch) reaches(n *method, points []encode.Point) bool {
	if len(points) == 0 {
		return false
	}
	a, err := n.q.Query(s.ctx, n.q.Attempts, encode.Goal{Kind: encode.Reach, Points: points}, 0)
	return err != nil || a.Result.Status != solve.Unsat
}

// reduce leaves out the parts that the others make superfluous. What is left excludes no
// execution that returns only where that is so without them.
func (s *needSearch) reduce() {
	tried := len(s.parts)
	defer func() {
		for i := 0; s.exact && i < len(s.parts) && len(s.parts) < tried; i++ {
			n := s.under(s.parts[:i], &s.parts[i], false)
			s.exact = n != nil && !s.reaches(n, n.returns())
		}
	}()
	for i := 0; i < len(s.parts) && len(s.parts) > 1; {
		fewer := slices.Delete(slices.Clone(s.parts), i, i+1)
		n := s.under(fewer, nil, false)
		p := n.same(s.property)
		if n != nil && (p == nil || s.isSure(n, p)) {
			s.parts = fewer
		} else {
			i++
		}
	}
}

// isSure reports whether no execution breaks a property.
func (s *needSearch) isSure(n *method, p *cfg.Property) bool {
	a, err := n.q.Query(s.ctx, n.q.Attempts, encode.Goal{Kind: encode.Violate, Property: p}, 0)
	return err == nil && a.Result.Status == solve.Unsat
}

// leavesReturns reports whether an execution returns for which the need holds. Where the bounds let
// none return at all, that nothing is null is a need all the same.
func (s *needSearch) leavesReturns() bool {
	if s.returns(s.parts) == solve.Sat {
		return true
	}
	s.exact = false
	return s.isOnlyNulls() && s.returns(nil) == solve.Unsat
}

// isOnlyNulls reports whether all that is wrong is that something is null: never a defect, where it is
// in what a caller passes (docs/design/plain.md, section 5).
func (s *needSearch) isOnlyNulls() bool {
	return s.isNull() && !slices.ContainsFunc(s.parts, func(p candidate) bool { return !p.Null })
}

// isOpen reports whether it is open that nothing null is enough. Since null in what a caller passes is
// never a defect, it is a need all the same, and what breaks the property under it is searched for
// like the rest.
func (s *needSearch) isOpen() bool {
	return s.unsure && len(s.parts) > 0 && len(s.parts) <= mostAtoms && !slices.ContainsFunc(s.parts, func(p candidate) bool { return !p.Null || len(p.About) > 0 })
}

// returns is whether an execution returns under a need, or may go on in a way that is not known.
func (s *needSearch) returns(parts []candidate) solve.Status {
	n := s.underAny(parts, nil, false)
	if n == nil {
		return solve.Unknown
	}
	points := n.returns()
	if len(points) == 0 {
		return solve.Unsat
	}
	a, err := n.q.Query(s.ctx, n.q.Attempts, encode.Goal{Kind: encode.Reach, Points: points}, 0)
	if err != nil {
		return solve.Unknown
	}
	return a.Result.Status
}

// leavesStatements reports whether the need makes no statement unreachable that executions
// reach now. Of a need that excludes no execution which returns, only a statement counts
// behind which an exception leaves the method.
func (s *needSearch) leavesStatements(under func(parts []candidate, not *candidate, every bool) *method) bool {
	if s.exact && len(s.c.graph.Exits) == 0 {
		return true
	}
	n := under(s.parts, nil, true)
	if n == nil {
		return s.isOnlyNulls() || s.isOwnCheck
	}
	for _, t := range n.graph.Statements {
		if strings.HasPrefix(t.Span.File.Name, sequences.Root) || s.reaches(n, encode.StartsOf(n.graph, t)) {
			continue // of a driver, or reached as before
		}
		before := under(nil, nil, true)
		if before == nil {
			return s.isOwnCheck
		}
		i := slices.IndexFunc(before.graph.Statements, func(u *cfg.Stmt) bool { return u.Span == t.Span })
		if i < 0 || s.reaches(before, encode.StartsOf(before.graph, before.graph.Statements[i])) {
			return false
		}
	}
	return true
}

// needed says in the result what is assumed.
func (c *method) needed() {
	c.res.Needs = nil
	c.needs = dependentLast(c.needs, func(n, o *need) bool {
		return n.property != o.property && slices.ContainsFunc(n.parts, func(k candidate) bool {
			return slices.ContainsFunc(o.parts, func(p candidate) bool { return k.RestsOn(p.Text) })
		})
	})
	for _, n := range c.needs {
		if p := c.same(n.property); p != nil && c.status[p] == report.Holds {
			c.status[p] = report.Needs
		}
		c.res.Needs = append(c.res.Needs, c.reportOf(&n)...)
	}
}

// dependentLast gives all in their order, but each behind what it rests on.
func dependentLast[T any](all []T, restsOn func(x, on *T) bool) []T {
	left, out := slices.Clone(all), make([]T, 0, len(all))
	for len(left) > 0 {
		i := slices.IndexFunc(left, func(x T) bool {
			return !slices.ContainsFunc(left, func(on T) bool { return restsOn(&x, &on) })
		})
		i = max(i, 0)
		out, left = append(out, left[i]), slices.Delete(left, i, i+1)
	}
	return out
}

// allOf is the conjunction of conditions.
func allOf(conditions []string) string {
	if len(conditions) == 1 {
		return conditions[0]
	}
	var out []string
	for _, c := range conditions {
		if strings.Contains(c, "||") && !strings.HasPrefix(c, "(") {
			c = "(" + c + ")"
		}
		out = append(out, c)
	}
	return strings.Join(out, " && ")
}

// textsAt are the conditions of needs that stand at a method, nil for the method itself: where others
// hold, a parameter of the same name says nothing.
func textsAt(needs []need, at *types.Method) (out []string) {
	for _, n := range needs {
		for _, p := range n.parts {
			if p.At == at {
				out = append(out, p.Text)
			}
		}
	}
	return out
}

// reportOf is a need in the report: one for each method whose callers see to a part of it.
func (c *method) reportOf(n *need) (out []report.Need) {
	parts := dependentLast(n.parts, func(k, p *candidate) bool { return k.RestsOn(p.Text) })
	var at []*types.Method
	texts := map[*types.Method][]string{}
	for _, p := range parts {
		if !slices.Contains(at, p.At) {
			at = append(at, p.At)
		}
		texts[p.At] = append(texts[p.At], p.Under(textsAt(c.needs, p.At)))
	}
	for _, m := range at {
		k := c.res.NewNeed("requires "+allOf(texts[m])+";", n.exact, n.example)
		if m == nil {
			k.NullDefault = ofNeed(c.run.subject(c.m), texts[nil])
		} else {
			k.Of = m.Class.Name + "." + strings.TrimSuffix(m.Title(), " (implicit)")
		}
		if !slices.ContainsFunc(c.res.Needs, func(o report.Need) bool { return o.Of == k.Of && o.Clause == k.Clause }) {
			out = append(out, k)
		}
	}
	return out
}
