package verify

import (
	"cmp"
	"context"
	"slices"

	"inspect/counterexample/sequences"
	"inspect/java/types"
	"inspect/report"
)

// Where code can tell for what a type variable stands, call sequences are asked for several types, one after
// the other (counterexample/sequences/typearguments.go). What is broken for one of them is broken.

// writeOthers writes and loads the drivers for the other types.
func writeOthers(r *run, drivers *sequences.Drivers, m *types.Method, s *sequenced) {
	if r.config.isQueriedOnce() || s.driver == nil {
		return
	}
	for _, by := range s.driver.Others {
		s.others = append(s.others, sequencesBy(r, drivers, m, by))
	}
}

// brokenByOthers is the result for other types where sequences decide nothing for the first ones: nil, unless
// they break something, or need something of callers.
func brokenByOthers(r *run, ctx context.Context, s *sequenced, m *types.Method) *report.Result {
	for _, o := range s.others {
		if res, _ := checkLengths(r, ctx, o, m); res != nil && (res.Verdict == report.Violated || res.Verdict == report.Needs) {
			return res
		}
	}
	return nil
}

// checkOthers is the result for all types, where best is that for the first ones.
func checkOthers(r *run, ctx context.Context, s *sequenced, m *types.Method, best *report.Result) *report.Result {
	untried := slices.Clone(s.driver.Untried)
	if r.config.isQueriedOnce() && len(s.driver.Others) > 0 {
		untried = append(untried, "other type arguments")
	}
	for i, o := range s.others {
		if !isUnbroken(best.Verdict) && !comesToNothing(best) || ctx.Err() != nil {
			return best
		}
		res, why := checkLengths(r, ctx, o, m)
		switch {
		case res == nil || res.Verdict == report.Inconclusive && !comesToNothing(res):
			untried = append(untried, s.driver.Others[i].String())
			if best.States != nil {
				best.States.Shorter = cmp.Or(best.States.Shorter, why)
			}
		default:
			if isUnbroken(res.Verdict) || comesToNothing(res) {
				untried = append(untried, o.driver.Untried...)
			}
			best = weaker(best, res)
		}
	}
	if len(untried) > 0 && best.States != nil && (isUnbroken(best.Verdict) || best.Verdict == report.Nothing) {
		if best.Verdict == report.Nothing {
			best.Verdict, best.Remedies = report.Holds, nil
		}
		for _, name := range untried {
			if !slices.Contains(best.States.Without, name) {
				best.States.Without = append(best.States.Without, name)
			}
		}
		best.States.CompleteInCalls = false
	}
	return best
}

// comesToNothing reports whether no sequence comes to anything that can fail: with another type one may.
func comesToNothing(res *report.Result) bool {
	return res.Verdict == report.Nothing || res.Verdict == report.Inconclusive && res.Reason == report.Steps
}

// weaker is the result that says less of two, of which the first breaks nothing, with what either leaves out.
func weaker(a, b *report.Result) *report.Result {
	switch {
	case !isUnbroken(b.Verdict) && !comesToNothing(b):
		b.Seconds.Total += a.Seconds.Total
		return b
	case a.Verdict == report.Nothing && isUnbroken(b.Verdict), b.Verdict == report.Needs && a.Verdict == report.Inconclusive, isUnbroken(a.Verdict) && b.Verdict == report.Needs && a.Verdict != report.Needs,
		a.Verdict == b.Verdict && a.Complete && !b.Complete:
	default:
		a, b = b, a
	}
	// b is what is shown
	b.Seconds.Total += a.Seconds.Total
	for _, n := range a.Needs {
		if !slices.ContainsFunc(b.Needs, func(o report.Need) bool { return o.Of == n.Of && o.Clause == n.Clause }) {
			b.Needs = append(b.Needs, n)
		}
	}
	if a.States == nil || b.States == nil {
		return b
	}
	for _, name := range a.States.Without {
		if !slices.Contains(b.States.Without, name) {
			b.States.Without = append(b.States.Without, name)
		}
	}
	b.States.CompleteInCalls = b.States.CompleteInCalls && a.States.CompleteInCalls
	b.States.Shorter = cmp.Or(b.States.Shorter, a.States.Shorter)
	if a.States.CallsBefore < b.States.CallsBefore {
		b.States.CallsBefore, b.Bounds.CallsBefore = a.States.CallsBefore, a.Bounds.CallsBefore
	}
	return b
}
