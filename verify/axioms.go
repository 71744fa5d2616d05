package verify

import (
	"slices"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/source"
	"inspect/report"
	"inspect/verify/decide"
)

// codeAxioms: --reach axioms changes no verdict of the run. Example: inspect check List.java --reach axioms --encoding ground
const codeAxioms source.Code = "no-axioms"

// withoutAxioms says that --reach axioms has had no effect: it is one of the quantified
// encoding, on methods whose graphs have \reach.
func (r *run) withoutAxioms(results []*report.Result) []report.Diagnostic {
	usesAxioms := func(as []decide.Attempt) bool {
		return slices.ContainsFunc(as, func(a decide.Attempt) bool { return a.Encoding.Reach == encode.Axioms })
	}
	if !usesAxioms(r.config.Attempts) || r.axioms.Load() {
		return nil
	}
	if r.cached != nil && slices.ContainsFunc(results, func(res *report.Result) bool { return res.Encoding == string(encode.Quantified) }) {
		return nil // an earlier run knew
	}
	d := source.Errorf(codeAxioms, source.Span{}, `--reach axioms has no effect here: no method with \reach was decided by the quantified encoding`)
	d.Severity, d.Remedy = source.Warning, "add --encoding quantified, which needs an SMT solver, or leave the flag out"
	return []report.Diagnostic{report.NewDiagnostic(d)}
}

// noteReach notes that the axioms of \reach decided a method.
func (c *method) noteReach(by *decide.Solver) {
	if by.Encoding.Encoding == encode.Quantified && by.Encoding.Reach == encode.Axioms &&
		slices.ContainsFunc(c.graph.Exprs, func(x *cfg.Expr) bool { return x.Op == cfg.OpReachHas || x.Op == cfg.OpReachCount }) {
		c.axioms.Store(true)
	}
}
