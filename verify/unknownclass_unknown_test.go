package verify_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/internal/columns"
	"inspect/verify"
)

// called is a class whose methods call objects of the JDK of before the call; in the table
// below are the verdicts with --unknown-calls havoc.
const called = `
class A {
	LocalDate day; int n; A next;
	static int year(LocalDate d) { return d == null ? 0 : d.getYear(); }
	static void anyYear(LocalDate d) { if (d != null) { int y = d.getYear(); assert y != 3; } }
	static void twice(LocalDate d) { if (d != null) { assert d.getYear() == d.getYear(); } }
	static void nullCalled(LocalDate d) { d.getYear(); }
	void changes() { n = 1; if (day != null) { day.getYear(); assert n == 1; } }
	void changesNot() { if (day == null) { n = 1; assert n == 1; } }
	void local() { int m = n; if (day != null) { day.getYear(); assert m == m; } assert m < 5; }
	static void keeps(LocalDate d, A a) { int m = 7; A b = a; if (d != null) { d.getYear(); } assert m == 7 && b == a; }
	static void result(LocalDate d) { if (d != null) { LocalDate e = d.plusDays(1); assert e != d; } }
	static void resultOther(LocalDate d) { if (d != null) { LocalDate e = d.plusDays(1); assert e == d; } }
	static void resultNull(LocalDate d) { if (d != null) { LocalDate e = d.plusDays(1); e.getYear(); } }
	static void chained(LocalDate d) { if (d != null) { Object e = d.atStartOfDay(); assert e == null; } }
	static void text(LocalDate d) { if (d != null) { String s = d.toString(); assert s == null || s.length() < 2; } }
	static void equal(LocalDate d, LocalDate e) { if (d != null) { assert d.equals(e) || d != e; } }
	static void hash(LocalDate d) { if (d != null) { assert d.hashCode() == 1; } }
	static void thrown(LocalDate d) { if (d != null) { try { d.getYear(); } catch (RuntimeException e) { assert false; } } }
	static void notThrown(LocalDate d) { if (d == null) { try { assert d == null; } catch (RuntimeException e) { assert false; } } }
	static void noError(LocalDate d) { if (d != null) { try { d.getYear(); } catch (Error e) { assert false; } } }
	static final LocalDate FIRST = first();
	static native LocalDate first();
	static void constant() { LocalDate d = FIRST; first(); assert d == FIRST; }
	static void constantNull() { assert FIRST != null; }
	static void constantOther(LocalDate d) { assert d != FIRST || d == null; }
}
`

// standInsCalled are classes of the program with methods without bodies for those of the JDK.
const standInsCalled = `
class LocalDateTime {}
class LocalDate {
	public native int getYear(); public native LocalDate plusDays(long n); public native LocalDateTime atStartOfDay();
	public native String toString(); public native boolean equals(Object o); public native int hashCode();
}
`

// TestStrangersUnknown: a call on an object of the JDK of before the call may do anything,
// as one of a method without a body on an object of the program.
func TestStrangersUnknown(t *testing.T) {
	t.Parallel()
	want := map[string]string{
		"year": "nothing-to-check", "anyYear": "violated", "twice": "violated", "nullCalled": "nothing-to-check", "changes": "violated", "changesNot": "holds", "local": "violated",
		"keeps": "holds", "result": "violated", "resultOther": "violated", "resultNull": "violated", "chained": "violated", "text": "violated", "equal": "violated", "hash": "violated",
		"thrown": "violated", "notThrown": "holds", "noError": "nothing-to-check", "constant": "holds", "constantNull": "violated", "constantOther": "violated",
	}
	for name, head := range map[string]string{"JDK": "import java.time.*;\n", "program": standInsCalled} {
		dir := tree(t, map[string]string{"A.java": head + called})
		c := verify.Config{
			Paths: []string{filepath.Join(dir, "A.java")}, Modules: modules(t), UnknownCalls: "havoc",
			Bounds: cfg.Bounds{Bits: 8, Objects: 2}, Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}, Timeout: 10 * time.Second, Check: true,
		}
		for m := range want {
			c.Methods = append(c.Methods, "A."+m)
		}
		got := map[string]string{}
		for _, r := range verify.Run(context.Background(), c).Results {
			m, _, _ := strings.Cut(r.Method, "(")
			got[m] = string(r.Verdict)
			for _, d := range r.Diagnostics {
				if d.Severity == "error" {
					got[m] += ": " + d.Message
				}
			}
		}
		t.Run(name, func(t *testing.T) { expect(t, got, want) })
	}
}
