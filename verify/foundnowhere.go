package verify

import (
	"slices"

	"inspect/java/scope"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// inferClasses is the word of Config.UnknownCalls under which classes that are found nowhere are what the
// program uses of them (partial).
//
// That tells too little for a verdict that something holds: a result may be of another type than its uses
// take, and nobody knows what such a class extends. So the checks look for violations. What has to do with a
// class that is found nowhere and is not violated stays unsupported, as without the word, and a violation
// rests on the class.
const inferClasses = "infer"

// noteLeading keeps to which classes a method leads, or is led from.
func noteLeading(r *run, m *types.Method) {
	if r.config.UnknownCalls == inferClasses {
		r.leading.Store(m, r.by.Both(r.by.Of(m.Class), r.by.LeadingTo(m.Class)))
	}
}

// foundNowhereFor is a class that is found nowhere, and that code to which a method leads imports, or that from
// which it may be executed; "": there is none.
func foundNowhereFor(r *run, m *types.Method) string {
	if r.config.UnknownCalls != inferClasses || len(r.foundNowhere) == 0 {
		return ""
	}
	in, noted := r.leading.Load(m)
	for _, c := range r.world.Program() {
		if c.Outer == nil && (!noted || in.(*scope.Scope).Has(r.by.Number(c))) {
			if name := types.ImportedFromNowhere(r.world, c.File); name != "" {
				return name
			}
		}
	}
	return ""
}

// unlessViolated takes back what a check says of a method that has to do with a class that is found nowhere,
// but for a violation.
func unlessViolated(r *run, m *types.Method, res *report.Result) *report.Result {
	name := foundNowhereFor(r, m)
	if name == "" {
		return res
	}
	switch res.Verdict {
	case report.Holds, report.Nothing, report.Vacuous:
		out := r.newResult(m)
		out.Verdict, out.Seconds = report.Unsupported, res.Seconds
		d := source.NotSupported(m.Span, "what has to do with "+name+", which is found nowhere, and is not violated,", types.NowhereRemedy)
		out.Diagnostics = []report.Diagnostic{report.NewDiagnostic(d)}
		return out
	}
	for _, ce := range report.AllOf(res) {
		rests := "what " + name + " declares"
		if !slices.Contains(ce.RestsOn, rests) {
			ce.Status, ce.RestsOn, ce.RestsOnUnknown = "unconfirmed", append(ce.RestsOn, rests), append(ce.RestsOnUnknown, rests)
			ce.Reason = restsOnSuch + rests + ", which is found nowhere"
		}
	}
	return res
}
