package verify

import (
	"slices"

	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// What is written in the files given and has no type is a mistake in the input, as an
// error of syntax is: it is said once, with its line, whatever rests on it, and fails the
// run.
//
//	//@ ensures cuont == 1;      // "cuont is not declared here; did you mean count?"

// mistyped are the errors of typing that results give as the reason for their verdict and
// that nobody has said so far.
func (r *run) mistyped(results []*report.Result, diags []report.Diagnostic) (out []report.Diagnostic) {
	given := r.given()
	for _, res := range results {
		for _, d := range res.Diagnostics {
			if given[d.File] && d.Severity == source.Error.String() && types.IsMistyped(source.Code(d.Code)) && !hasSame(diags, d) && !hasSame(out, d) {
				out = append(out, d)
			}
		}
	}
	return out
}

// hasSame reports whether one of some diagnostics says the same of the same place.
func hasSame(ds []report.Diagnostic, d report.Diagnostic) bool {
	return slices.ContainsFunc(ds, func(o report.Diagnostic) bool {
		return o.Code == d.Code && o.File == d.File && o.Line == d.Line && o.Column == d.Column && o.Message == d.Message
	})
}

// given are the names of the files that are checked, as diagnostics give them.
func (r *run) given() map[string]bool {
	out := map[string]bool{}
	for _, c := range r.world.Classes() {
		if !c.Library && !c.Found && c.File != nil {
			out[c.File.Source.Name] = true
			if c.File.Spec != nil {
				out[c.File.Spec.Source.Name] = true
			}
		}
	}
	return out
}

// noteSpecErrors finds the errors in the specifications of the classes given, as far as the code that
// they stand in is resolved.
func noteSpecErrors(r *run) {
	r.specErrors = nil
	for _, c := range r.world.Classes() {
		if !c.Library && !c.Found {
			r.specErrors = append(r.specErrors, r.world.SpecErrors(c)...)
		}
	}
}

// moreBadSpecs are the errors in specifications beside those that were said, in code that was resolved
// since.
func moreBadSpecs(r *run, before []report.Diagnostic) []report.Diagnostic {
	noteSpecErrors(r)
	return slices.DeleteFunc(r.badSpecs(), func(d report.Diagnostic) bool { return hasSame(before, d) })
}

// badSpecs are the errors in the specifications of the classes given.
func (r *run) badSpecs() (out []report.Diagnostic) {
	for _, d := range r.specErrors {
		if diag := report.NewDiagnostic(d); !hasSame(out, diag) {
			out = append(out, diag)
		}
	}
	return out
}
