package encode

import (
	"slices"

	"inspect/smtlib"
)

// Tight bounds (TACO 3.2): values that cells of the pre-state cannot have, since
// the numbering of its objects and the precondition exclude them together. When
//
//	(\forall int i, j; 0 <= i && i < j && j <= len; heap[i] != heap[j])
//
// is assumed of an array whose elements are numbered in their order, heap[i] is
// null or object i+1, and heap[i].val is read without a multiplexer. TACO asks a
// solver about every value; Options.Refute may be content with what it finds at
// once.
//
// Meaning kept: no model of the assumptions has a value that is taken away, and
// the cells are asserted to be within what is left, so every script stays
// satisfiable iff it was.

// maxCandidates bounds the values that are asked about, maxProbe the terms of what is
// known: with more, the answers cost more than they bring.
const (
	maxCandidates = 1 << 17
	maxProbe      = 70_000
)

// candidate is a value, or a part of the integers, that a cell may turn out not to have.
type candidate struct {
	cell  *slot
	value uint64 // of a reference
	rest  span   // of an integer: what is left if it has not
}

// tighten takes values out of the slots that Options.Refute excludes.
func (p *prestate) tighten() {
	probe, facts := p.probe()
	if probe == nil {
		return
	}
	b := probe.b
	var candidates []candidate
	var cases []*smtlib.Term
	own := p.all()
	for i, s := range probe.all() {
		if s.term.Op == smtlib.OpBV {
			continue
		}
		if !isRef(s.comp) {
			for _, r := range p.spans(own[i]) {
				w := s.term.Sort.Width
				candidates = append(candidates, candidate{cell: own[i], rest: r})
				cases = append(cases, b.Or(b.SLt(s.term, b.BVInt(r.lo, w)), b.SLt(b.BVInt(r.hi, w), s.term)))
			}
			continue
		}
		first := len(cases)
		for _, v := range s.may {
			candidates = append(candidates, candidate{cell: own[i], value: v})
			cases = append(cases, probe.is(s, v))
		}
		facts = append(facts, b.Or(cases[first:]...)) // one is left when the others are refuted
	}
	if len(cases) == 0 || len(cases) > maxCandidates {
		return
	}
	for i, never := range p.Options.Refute(facts, cases) {
		d := candidates[i]
		switch {
		case !never:
		case !isRef(d.cell.comp):
			now := p.spanOf(d.cell)
			if now = (span{max(now.lo, d.rest.lo), min(now.hi, d.rest.hi)}); now.lo <= now.hi {
				d.cell.within = &now
			}
		case len(d.cell.may) > 1: // all of them: no pre-state at all; the solver says why
			d.cell.may = slices.DeleteFunc(d.cell.may, func(v uint64) bool { return v == d.value })
		}
	}
}

// all lists the slots, in the same order whenever the graph and the options are
// the same.
func (p *prestate) all() []*slot {
	out := slices.Clone(p.roots)
	for _, c := range p.Graph.Components {
		out = append(out, p.slots[c]...)
	}
	return out
}

// spans lists what an integer may turn out to be within, each with one side
// other than what is known: what needs few bits, and what is an index. Integers
// of few bits by their order are left alone.
func (p *prestate) spans(s *slot) []span {
	full := p.shape.sortOf(s.comp.Type).Width
	if !isSigned(s.comp.Type) || full > maxFactWidth || p.orders != nil && p.orders.width(s.comp, full) < full {
		return nil
	}
	now := p.spanOf(s)
	var out []span
	for _, lo := range []int64{0, -1} {
		if now.lo < lo && lo <= now.hi {
			out = append(out, span{lo, now.hi})
		}
	}
	n := p.shape.longest()
	limits := []int64{n, n - 1}
	for k := 0; k <= 6; k++ {
		limits = append(limits, 1<<k-1)
	}
	for _, hi := range limits {
		if now.lo <= hi && hi < now.hi {
			out = append(out, span{now.lo, hi})
		}
	}
	return out
}

// probe makes the pre-state with terms of its own, and what is assumed of it; nil
// when an assumption cannot be expressed, or when they are too large.
func (p *prestate) probe() (probe *prestate, facts []*smtlib.Term) {
	o := p.Options
	o.Refute, o.Floats = nil, Bits // whoever refutes knows bits only
	e := newEncoding(p.Graph, o, p.method)
	e.Options.Stop = func() bool {
		if e.b.NumTerms() > maxProbe {
			panic(oversize(Ground, "too large to probe"))
		}
		return p.Options.Stop != nil && p.Options.Stop()
	}
	failure := fits(func() {
		m := newGroundMemory(e)
		probe = m.prepare()
		for _, a := range p.Graph.Pre {
			facts = append(facts, m.tr.assumed(a.Cond, p.Graph.Entry))
		}
		for _, s := range m.side {
			facts = append(facts, s.Term)
		}
	})
	if failure != nil {
		return nil, nil
	}
	return probe, facts
}
