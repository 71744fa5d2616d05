package report

import "fmt"

// OfferOverflow adds the remedy that has overflow checked, where nothing else was found: every
// verdict is a plain holds, or there is nothing to check, and some operation's result may not
// fit. The method inlined in several others is one.
//
//	x + y at A.java:3:16 may overflow: --overflow report
//	4 operations may overflow, as x + y at A.java:3:16: --overflow report
func (d *Document) OfferOverflow() {
	seen := map[Place]bool{}
	var first Place
	for _, r := range d.Results {
		if !r.isClean() {
			return
		}
		for _, p := range r.Overflows {
			if len(seen) == 0 {
				first = p
			}
			seen[p] = true
		}
	}
	if len(seen) == 0 || d.NotChecked+d.NotReached+d.NotParsed > 0 {
		return
	}
	why := fmt.Sprintf("%s at %s:%d:%d", first.Text, first.File, first.Line, first.Column)
	if n := len(seen); n == 1 {
		why += " may overflow"
	} else {
		why = fmt.Sprintf("%d operations may overflow, as %s", n, why)
	}
	d.Remedies = append(d.Remedies, Remedy{Why: why, Flag: "--overflow report"})
}

// isClean reports whether the result is that the method holds, or that there is nothing to check,
// and nothing else.
func (r *Result) isClean() bool {
	return r.Verdict.Good() && len(r.CutOff) == 0 && len(r.Needs) == 0 && r.Lines.never() == 0
}
