package verify

import (
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/report"
)

// What a method of the JDK does for an object whose valid states are not known is anything. A violation
// that comes of what no method of its name does says nothing of the program:
//
//	Price(BigDecimal amount) { this.amount = amount; }
//	public boolean equals(Object o) { return o instanceof Price p && amount.equals(p.amount); }

// withoutUnknown makes a violation inconclusive that rests on such calls.
func withoutUnknown(r *run, res *report.Result, law bool) {
	step := func(ce *report.Counterexample) *report.Step {
		return unknownOfJDK(ce, res.HeadlineOf(ce).Text, law)
	}
	first := takeBack(r, res, func(ce *report.Counterexample) bool { return step(ce) != nil })
	if first == nil {
		return
	}
	call := step(first)
	name, _ := strings.CutSuffix(strings.TrimPrefix(call.Text, "call "), cfg.UnknownBody)
	res.Verdict, res.Reason = report.Inconclusive, report.LeftOut
	file, line := call.File, call.Line
	if file == "" {
		file, line = res.File, res.Line
	}
	res.CutOff = append(res.CutOff, report.CutOff{Kind: report.LibraryCut, File: file, Line: line, Detail: name + " is not known for objects that callers pass"})
	res.Withdraw()
	res.Remedies = []report.Remedy{{Why: "what " + name + " does counts", Do: "write its contract in a .jml file below --spec-path"}}
}

// contracted are methods whose documentation says what they give, which anything is not.
var contracted = []string{"equals", "hashCode", "compareTo", "compare", "toString"}

// unknownOfJDK is the first step of a counterexample that calls a method whose body is not known, and
// gives what no such method does, where the counterexample rests on one of the JDK: of a law a result
// that equals, hashCode and the like may not give, else null that the code then uses. Nil: there is none.
// What rests on such a method of a key in a collection says nothing at all; it has no place.
//
//	price.multiply(n).negate()      // price.multiply(n) is null
func unknownOfJDK(ce *report.Counterexample, text string, law bool) *report.Step {
	ofJDK := func(call string) bool { return strings.HasPrefix(call, "java.") || strings.HasPrefix(call, "javax.") }
	if !slices.ContainsFunc(unknownCalls(ce), ofJDK) {
		return nil
	}
	if of := ofKey(ce); of != "" {
		return &report.Step{Text: "call " + of}
	}
	for i, s := range ce.Steps {
		name, unknown := strings.CutSuffix(s.Text, cfg.UnknownBody)
		if !unknown {
			continue
		}
		name = name[strings.LastIndexByte(name, '.')+1:]
		if calledLast(text) == name || law && slices.Contains(contracted, name) {
			return &ce.Steps[i]
		}
	}
	return nil
}

// unknownCalls are the calls on which a counterexample rests of which nobody knows what they execute.
func unknownCalls(ce *report.Counterexample) []string {
	of, cut := strings.CutPrefix(ce.Reason, restsOnCall)
	if name, _, _ := strings.Cut(of, " does, "); cut {
		return []string{name}
	}
	return ce.RestsOnUnknown
}

// ofKey is the method that a counterexample rests on, where the library calls it of a key: no step of the program
// does; empty: it is another.
func ofKey(ce *report.Counterexample) string {
	for _, call := range unknownCalls(ce) {
		of, _, _ := strings.Cut(call, "(")
		name := of[strings.LastIndexByte(of, '.')+1:]
		isCalled := func(s report.Step) bool { return strings.HasSuffix(s.Text, "."+name+cfg.UnknownBody) }
		if slices.Contains(contracted, name) && !slices.ContainsFunc(ce.Steps, isCalled) {
			return of
		}
	}
	return ""
}

// calledLast is the name of the method whose result is null, by the text of an exception; empty: none is.
//
//	NullPointerException: names.get(price.toString()) is null    get
func calledLast(text string) string {
	call, _, found := strings.Cut(text, ") is null")
	if !found {
		return ""
	}
	for open := 1; open > 0; {
		i := strings.LastIndexAny(call, "()")
		if i < 0 {
			return ""
		}
		if open--; call[i] == ')' {
			open += 2
		}
		call = call[:i]
	}
	return call[strings.LastIndexAny(call, ". ")+1:]
}
