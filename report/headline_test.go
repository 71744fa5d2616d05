package report

import "testing"

// TestHeadlines: each kind of finding in one line, and each verdict.
func TestHeadlines(t *testing.T) {
	at := Place{File: "p/A.java", Line: 4, Column: 9}
	arguments := []NamedValue{{Name: "this", Value: "A#1"}, {Name: "n", Value: "3"}, {Name: "a", Value: "int[]#1"}, {Name: "o", Value: "A#1"}}
	pre := State{Objects: []Object{{Name: "int[]#1", Array: true, Elements: []string{"1", "2"}}, {Name: "A#1"}}}
	base := Result{Class: "p.A", Method: "f(int,int[],A)", File: "p/A.java", Line: 7, Column: 5}
	for _, c := range []struct {
		kind, message, text string
		because             *Because
		outcome             Outcome
		want                string
	}{
		{"postcondition", "does not hold: ensures n > 0;", "ensures n > 0;", nil, Outcome{}, "postcondition n > 0 after f(3, {1, 2}, this)"},
		{"postcondition", "the result is null", "f", nil, Outcome{}, "the result is null after f(3, {1, 2}, this)"},
		{"invariant", "does not hold afterwards: public invariant getBalance() >= 0;", "", nil, Outcome{}, "invariant getBalance() >= 0 after f(3, {1, 2}, this)"},
		{"invariant", "does not hold afterwards: A.next is not null", "next", nil, Outcome{}, "A.next, which may not be null, is null after f(3, {1, 2}, this)"},
		{"constraint", "does not hold: constraint n >= \\old(n);", "", nil, Outcome{}, "constraint n >= \\old(n) after f(3, {1, 2}, this)"},
		{"signals", "does not hold when the exception leaves: signals (E e) n == 2;", "", nil, Outcome{Kind: "threw", Value: "E#1"}, "signals (E e) n == 2 when f(3, {1, 2}, this) throws E"},
		{"signals-only", "an exception leaves that is excluded by signals_only F;", "signals_only F;", nil, Outcome{Kind: "threw", Value: "E#1"}, "signals_only F when f(3, {1, 2}, this) throws E"},
		{"exception", "E leaves the method, which admits no such exception", "throw x;", nil, Outcome{}, "E leaves f(3, {1, 2}, this)"},
		{"null", "head is null", "head", nil, Outcome{}, "NullPointerException: head is null in f(3, {1, 2}, this)"},
		{"array-index", "i is out of range", "i", &Because{Fault: "i is 5, a has length 4"}, Outcome{}, "ArrayIndexOutOfBoundsException: i is 5, a has length 4 in f(3, {1, 2}, this)"},
		{"assert", "assertion n > 3 fails", "n > 3", nil, Outcome{}, "assertion n > 3 fails in f(3, {1, 2}, this)"},
		{"precondition", "the precondition of B.g(int) does not hold", "g(n)", &Because{Place: Place{File: "B.java", Line: 2, Text: "x > 10"}}, Outcome{}, "precondition x > 10 of B.g(int) at its call in f(3, {1, 2}, this)"},
		{"precondition", "argument x of B.g(int) is null", "g(n)", nil, Outcome{}, "argument x of B.g(int) is null in f(3, {1, 2}, this)"},
		{"loop-invariant", "loop invariant n > 3 does not hold", "n > 3", nil, Outcome{}, "loop invariant n > 3 in f(3, {1, 2}, this)"},
	} {
		r := base
		r.Verdict = Violated
		place := at
		place.Text = c.text
		r.Show(&Counterexample{Kind: c.kind, Message: c.message, Place: place, Because: c.because, Outcome: c.outcome, Arguments: arguments, Pre: pre})
		if got, want := r.Headline().String(), "p/A.java:4:9: violated: "+c.want; got != want {
			t.Errorf("have %s\nwant %s", got, want)
		}
	}
	for _, c := range []struct {
		class, method, file string
		args                []NamedValue
		want                string
	}{
		{"p.A", "A(int)", "p/A.java", []NamedValue{{Name: "n", Value: "3"}}, "new A(3)"},
		{"p.A", "f(int)", "p/A.java", []NamedValue{{Name: "n", Value: "3"}}, "A.f(3)"},
		{"p.A", "f()", `p\A.java`, []NamedValue{{Name: "this", Value: "A#1"}}, "f()"},
		{"p.A", "f()", "p/Other.java", []NamedValue{{Name: "this", Value: "A#1"}}, "A.f()"},
		{"p.A", "A() (implicit)", "p/A.java", nil, "new A()"},
	} {
		r := &Result{Class: c.class, Method: c.method, File: c.file}
		if got := r.call(&Counterexample{Arguments: c.args}); got != c.want {
			t.Errorf("have %s, want %s", got, c.want)
		}
	}
	for _, c := range []struct {
		r    Result
		want string
	}{
		{Result{Verdict: Holds}, "p/A.java:7:5: holds: p.A.f(int,int[],A)"},
		{Result{Verdict: Nothing}, "p/A.java:7:5: nothing to check: p.A.f(int,int[],A)"},
		{Result{Verdict: Inconclusive, Reason: "timeout"}, "p/A.java:7:5: inconclusive (timeout): p.A.f(int,int[],A): it was not decided in the time given"},
		{Result{Verdict: Inconclusive, Reason: "bounds", Core: []Reason{{Text: "requires a.length == 10;"}, {Bound: "--array-length 4"}}},
			"p/A.java:7:5: inconclusive (bounds): p.A.f(int,int[],A): --array-length 4 excludes requires a.length == 10"},
		{Result{Verdict: Vacuous, Reason: "they contradict each other"}, "p/A.java:7:5: vacuous: p.A.f(int,int[],A): they contradict each other"},
		{Result{Verdict: Unsupported, Diagnostics: []Diagnostic{{Severity: "note"}, {Severity: "error", File: "p/B.java", Line: 2, Column: 3, Message: "class java.util.List is not supported yet"}}},
			"p/B.java:2:3: unsupported: java.util.List in p.A.f(int,int[],A)"},
	} {
		r := base
		r.Verdict, r.Reason, r.Core, r.Diagnostics = c.r.Verdict, c.r.Reason, c.r.Core, c.r.Diagnostics
		if got := r.Headline().String(); got != c.want {
			t.Errorf("have %s\nwant %s", got, c.want)
		}
	}
}

// TestCauses: what lacks the same has the same cause.
func TestCauses(t *testing.T) {
	for message, want := range map[string]string{
		"class java.util.List is not supported yet":                               "java.util.List",
		"a lambda is not supported yet":                                           "lambda",
		"an array held as Object is not supported yet":                            "array held as Object",
		"a call of A.f(int), which has no body, is not supported yet":             "call of A.f(int), which has no body",
		"class List (of package p, if it is there) is not supported yet":          "List",
		"there is no class Missing here":                                          "unknown class Missing",
		"class p.q.Big is not among the sources":                                  "unknown class p.q.Big",
		"yes is not declared here":                                                "yes is not declared here",
		"the initialisation of an enum is not supported yet":                      "initialisation of an enum",
		"conversion to text is not supported yet":                                 "conversion to text",
		"class List (of an unknown package, if it is there) is not supported yet": "List",
	} {
		if got := (Diagnostic{Message: message}).Cause(); got != want {
			t.Errorf("%s: %q, want %q", message, got, want)
		}
	}
}
