package gate

import (
	"fmt"
	"slices"
	"strings"

	"inspect/report"
)

// Policy says what fails a run. The zero value fails on nothing but errors; Default
// is what is used unless the user says otherwise.
type Policy struct {
	FailOn       []report.Verdict
	Named        bool      // the methods were named one by one: an unsupported one fails
	Baseline     *Baseline // nil: none
	Suppressions []Suppression
}

// Unconfirmed names, beside the verdicts, violations that rest on what a call or an initialiser
// gives of which nobody knows what it does: these fail a run only where this is named as well.
const Unconfirmed report.Verdict = "unconfirmed"

// Words are the verdicts that a policy may name, in the order of severity.
var Words = []report.Verdict{report.Violated, report.Unsupported, report.Inconclusive, report.Vacuous, report.Needs, Unconfirmed}

// Default is all but unsupported, needs and unconfirmed.
var Default = []report.Verdict{report.Violated, report.Inconclusive, report.Vacuous}

// ParseFailOn reads lists of verdicts: words joined by commas, or all, or none.
func ParseFailOn(lists []string) ([]report.Verdict, error) {
	out := []report.Verdict{}
	for _, word := range strings.Split(strings.Join(lists, ","), ",") {
		switch word = strings.TrimSpace(word); {
		case word == "none":
		case word == "all":
			out = append(out, Words...)
		case slices.Contains(Words, report.Verdict(word)):
			out = append(out, report.Verdict(word))
		default:
			return nil, fmt.Errorf("%q is not one of violated, unsupported, inconclusive, vacuous, needs, unconfirmed, all, none", word)
		}
	}
	return slices.DeleteFunc(slices.Clone(Words), func(v report.Verdict) bool { return !slices.Contains(out, v) }), nil
}

// Accepts reports whether a counterexample is accepted, so that the method is to be
// asked for further broken properties. The result has its properties by then. It
// may be called by several goroutines.
func (p *Policy) Accepts(r *report.Result, c *report.Counterexample) bool {
	f := broken(r, c)
	return p.acceptance(&f) != nil
}

// Mark notes in a result who accepts its counterexamples; nil accepts none.
func (p *Policy) Mark(r *report.Result) {
	if p == nil || r == nil {
		return
	}
	for _, c := range r.Counterexamples() {
		f := broken(r, c)
		c.Accepted = p.acceptance(&f)
	}
}

// acceptance says who accepts a finding; nil: nobody.
func (p *Policy) acceptance(f *report.Finding) *report.Accepted {
	for _, s := range p.Suppressions {
		if s.covers(f) {
			return &report.Accepted{By: report.BySource, Reason: s.Reason, File: s.File, Line: s.Line}
		}
	}
	if p.Baseline.has(f.Fingerprint) {
		return &report.Accepted{By: report.ByBaseline}
	}
	return nil
}

// Judge judges the findings of a document.
func (p *Policy) Judge(doc *report.Document) *report.Gate {
	g := &report.Gate{FailOn: p.FailOn, Findings: []report.Finding{}}
	if g.FailOn == nil {
		g.FailOn = []report.Verdict{}
	}
	for _, r := range doc.Results {
		accepted := 0
		fs := ofResult(r)
		for i := range fs {
			f := &fs[i]
			if f.Verdict != report.Failed {
				f.Accepted = p.acceptance(f)
			}
			if f.Accepted != nil || f.IsOfUnknown() {
				accepted++
			}
		}
		if r.Verdict == report.Violated && accepted > 0 && accepted == len(fs) {
			if rest := undecided(r); rest != nil {
				rest.Accepted = p.acceptance(rest)
				fs = append(fs, *rest)
			}
		}
		for i := range fs {
			fs[i].Fails = p.isFailure(&fs[i])
		}
		g.Findings = append(g.Findings, fs...)
	}
	g.Mended = p.Baseline.mended(doc, g.Findings)
	g.Undecided = len(doc.Results)+doc.NotReached > 0 && !slices.ContainsFunc(doc.Results, isDecided) &&
		(slices.ContainsFunc(doc.Results, isUnsupported) || !slices.ContainsFunc(g.Findings, func(f report.Finding) bool { return f.Fails }))
	return g
}

func isDecided(r *report.Result) bool {
	return r.Verdict != report.Unsupported && r.Verdict != report.Inconclusive && r.Verdict != report.Failed
}

func isUnsupported(r *report.Result) bool { return r.Verdict == report.Unsupported }

func (p *Policy) isFailure(f *report.Finding) bool {
	switch {
	case f.Verdict == report.Failed:
		return true
	case f.Verdict == report.Unsupported && p.Named:
		return true
	case f.IsOfUnknown() && !slices.Contains(p.FailOn, Unconfirmed):
		return false
	}
	return slices.Contains(p.FailOn, f.Verdict) && f.Accepted == nil
}
