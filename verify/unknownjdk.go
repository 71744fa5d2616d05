package verify

import (
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/report"
)

// What a method of the JDK does for an object whose valid states are not known is anything. A violation
// that comes of that says nothing of the program:
//
//	Price(BigDecimal amount) { this.amount = amount; }
//	public boolean equals(Object o) { return o instanceof Price p && amount.equals(p.amount); }

// withoutUnknown makes a violation inconclusive that rests on such calls.
func withoutUnknown(r *run, res *report.Result) {
	first := takeBack(r, res, func(ce *report.Counterexample) bool { return unknownOfJDK(ce) != nil })
	if first == nil {
		return
	}
	call := unknownOfJDK(first)
	name, _ := strings.CutSuffix(strings.TrimPrefix(call.Text, "call "), cfg.UnknownBody)
	res.Verdict, res.Reason = report.Inconclusive, report.LeftOut
	res.CutOff = append(res.CutOff, report.CutOff{Kind: report.LibraryCut, File: call.File, Line: call.Line, Detail: name + " is not known for objects that callers pass"})
	res.Withdraw()
	res.Remedies = []report.Remedy{{Why: "what " + name + " does counts", Do: "write its contract in a .jml file below --spec-path"}}
}

// unknownOfJDK is the first step of a counterexample that calls a method whose body is not known, where it
// rests on one of the JDK; nil for none.
func unknownOfJDK(ce *report.Counterexample) *report.Step {
	if !strings.HasPrefix(ce.Reason, restsOnCall+"java.") && !strings.HasPrefix(ce.Reason, restsOnCall+"javax.") {
		return nil
	}
	i := slices.IndexFunc(ce.Steps, func(s report.Step) bool { return strings.HasSuffix(s.Text, cfg.UnknownBody) })
	if i < 0 {
		return nil
	}
	return &ce.Steps[i]
}
