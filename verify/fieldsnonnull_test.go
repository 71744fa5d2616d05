package verify

import (
	"context"
	"strings"
	"testing"

	"inspect/report"
)

// TestFieldsNonNull: what leaves a field null that is stated not to be is a finding, though it fails in no state that calls
// make; where nothing does, all holds.
func TestFieldsNonNull(t *testing.T) {
	for _, c := range []struct {
		name, text, nullness string
		want                 string // the verdicts, in order
		broken               string // what the first finding is about
	}{
		{"a constructor", "class A { @NonNull A a; A() { } int f() { return a.hashCode(); } }", "", "violated holds", "A.a is not null"},
		{"a constructor sets it", "class A { private @NonNull String s; A() { s = \"\"; } int f() { return s.length(); } }", "", "holds holds", ""},
		{"a method", "class A { private @NonNull String s = \"\"; void clear() { s = null; } int f() { return s.length(); } }", "", "holds violated holds", "A.s is not null"},
		{"by what it calls", "class A { private @NonNull String s = \"\"; public void clear() { set(null); } private void set(String t) { s = t; } int f() { return s.length(); } }", "", "holds violated holds", "A.s is not null"},
		{"from another class", "class A { @NonNull String s = \"\"; int f() { return s.length(); } } class B { void clear(A a) { a.s = null; } }", "", "holds holds violated", "A.s is not null"},
		{"a guard comes in between", "class A { private @NonNull String s = \"\"; void reset(int n) { s = null; if (n < 0) throw new IllegalStateException(); s = \"\"; } int f() { return s.length(); } }", "", "holds violated holds", "A.s is not null"},
		{"in between only", "class A { private @NonNull String s = \"\"; void reset(int n) { s = null; s = \"a\"; } int f() { return s.length(); } }", "", "holds holds holds", ""},
		{"elements", "class A { private @NonNull String[] s = {\"\"}; void grow() { s = new String[2]; } int f() { return s.length; } }", "", "holds holds holds", ""},
		{"a setter", "class A { private @NonNull String s = \"\"; void set(String t) { s = t; } int f() { return s.length(); } }", "", "holds holds holds", ""},
		{"a setter of what may be null", "class A { private @NonNull String s = \"\"; void set(String t) { if (t == null) System.gc(); s = t; } int f() { return s.length(); } }", "", "holds violated holds", "A.s is not null"},
		{"all of the class", "@NullMarked class A { private String s = \"\"; void clear() { s = null; } int f() { return s.length(); } }", "", "holds violated holds", "A.s is not null"},
		{"by --nullness jml", "class A { private String s = \"\"; void clear() { s = null; } int f() { return s.length(); } }", "jml", "holds violated holds", "A.s is not null"},
		{"nobody says so", "class A { private String s = \"\"; void clear() { s = null; } int f() { return s.length(); } }", "", "nothing-to-check violated", "s is null"},
	} {
		t.Run(c.name, func(t *testing.T) {
			config := cachedConfig(t, project(t, map[string]string{"A.java": c.text}))
			config.Cache = nil
			config.States, config.CallsBefore, config.Nullness = ReachableStates, 3, c.nullness
			doc := Run(context.Background(), config)
			var got []string
			broken := ""
			for _, r := range doc.Results {
				got = append(got, string(r.Verdict))
				if r.Verdict == report.Violated {
					broken = r.Counterexample.Message
					if r.Counterexample.Status != "confirmed" {
						t.Errorf("%s is %s", r.Method, r.Counterexample.Status)
					}
				}
			}
			if s := strings.Join(got, " "); s != c.want || !strings.HasSuffix(broken, c.broken) || (broken == "") != (c.broken == "") {
				t.Errorf("%s, %q", s, broken)
			}
		})
	}
}
