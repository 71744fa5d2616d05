package verify_test

import (
	"context"
	"strings"
	"testing"

	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestUnsettled: a counterexample with a record that its constructor may not make is not
// confirmed; one with a record whose constructor leaves what is there is.
func TestUnsettled(t *testing.T) {
	t.Parallel()
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{javaFile(t, `import java.util.*;
class A {
	record Even(int v) { Even { v = v / 2 * 2; } }
	record Lower(String s) { Lower { s = s.toLowerCase(); } }
	record Names(List<String> list) { Names { list = List.copyOf(list); } }
	record Early(int v) { Early { if (v > 3) { v = 3; } for (int i = 0; i < 2; i++) v--; } }
	record Plain(int v) { Plain { if (v < 0) throw new IllegalArgumentException(); } }
	record Floor(int v) { Floor { if (v < 0) v = 0; } }
	record Trimmed(String s) { Trimmed { s = s.trim(); } }
	record Set(String s) { Set { s = Objects.requireNonNull(s); } }
	record Some(List<String> list) { Some { Objects.requireNonNull(list); list = List.copyOf(list); if (list.isEmpty()) throw new IllegalArgumentException(); } }
	record Upto(int v) { Upto { v = Math.max(v, 0); if (v > 9) throw new IllegalArgumentException(); } }
	record Copied(List<String> list) { Copied { Objects.requireNonNull(list); list = List.copyOf(list); } }
	record Next(int v) { Next { v = v + 1; } }
	record Count(long v, int by) { Count { v -= by; } }
	record Plus(char v) { Plus { v++; } }
	record Turned(boolean on, int v) { Turned(boolean on, int v) { this.on = !on; this.v = 9 - v; } }
	record Half(int v) { Half { v += 0.5; } }
	record Twice(int v) { Twice { v = v + v; } }
	record Asked(int v) { Asked { v = v + 1; if (v == 3) throw new IllegalArgumentException(); } }
	record Other(int v, int w) { Other { v = v + w; w = 0; } }
	record Maybe(int v) { Maybe { if (v > 0) v = v + 1; } }
	static void next(Next r) { assert r.v() != 7; }
	static void count(Count r) { assert r.v() != 7; }
	static void plus(Plus r) { assert r.v() != 7; }
	static void turned(Turned r) { assert r.on() || r.v() != 7; }
	static void half(Half r) { assert r.v() != 7; }
	static void twice(Twice r) { assert r.v() != 7; }
	static void asked(Asked r) { assert r.v() != 3; }
	static void other(Other r) { assert r.w() == 0 || r.v() != 7; }
	static void maybe(Maybe r) { assert r.v() != 1; }
	static void some(Some r) { assert !r.list().isEmpty(); }
	static void upto(Upto r) { assert r.v() < 10; }
	static void copied(Copied r) { assert r.list().isEmpty(); }
	static void even(Even r) { assert r.v() % 2 == 0; }
	static void lower(Lower r) { assert r.s().length() < 2; }
	static void names(Names r) { assert r.list().isEmpty(); }
	static void early(Early r) { assert r.v() < 2; }
	static void plain(Plain r) { assert r.v() > 0; }
	static void floor(Floor r) { assert r.v() > 0; }
	static void trimmed(Trimmed r) { assert r.s().length() < 2; }
	static void set(Set r) { assert r.s().length() < 2; }
	record Titled(String s) { Titled { s = Objects.requireNonNullElse(s, ""); } }
	record Tailed(String s) { Tailed { s = s.stripLeading(); } }
	static void isLower(Lower r) { assert r.s() != null; }
	static void isSet(Set r, Titled t) { assert r.s() != null && t.s() != null; }
	static void isTrimmed(Trimmed r) { assert r.s().isEmpty() || r.s().charAt(0) > ' ' && r.s().charAt(r.s().length() - 1) != '\t'; }
	static void within(Trimmed r) { assert r.s().indexOf(' ') < 0; }
	static void isTailed(Tailed r) { assert r.s().isEmpty() || !Character.isWhitespace(r.s().charAt(0)); }
	static void tail(Tailed r) { assert r.s().isEmpty() || r.s().charAt(r.s().length() - 1) != ' '; }
	static void made() { assert new Even(3).v() == 3; }
}`)}, Attempts: ground(gophersat(t)), Check: true})
	want := map[string]string{"even": "unconfirmed", "lower": "unconfirmed", "names": "confirmed", "some": "unconfirmed", "next": "confirmed", "count": "confirmed", "plus": "confirmed", "turned": "confirmed",
		"half": "unconfirmed", "twice": "unconfirmed", "asked": "unconfirmed", "other": "unconfirmed", "maybe": "unconfirmed", "upto": "unconfirmed", "copied": "confirmed", "early": "unconfirmed",
		"plain": "confirmed", "floor": "confirmed", "trimmed": "confirmed", "set": "confirmed", "made": "confirmed",
		"isLower": "holds", "isSet": "holds", "isTrimmed": "holds", "within": "confirmed", "isTailed": "holds", "tail": "confirmed"}
	for _, r := range doc.Results {
		name, _, _ := strings.Cut(r.Method, "(")
		got := string(r.Verdict)
		if r.Verdict == report.Violated {
			got = string(r.Counterexample.Status)
		}
		if status, asked := want[name]; asked && got != status {
			t.Errorf("%s: %s, not %s\n%s", name, got, status, columns.Text(doc))
		}
		delete(want, name)
	}
	if len(want) > 0 {
		t.Errorf("%v have no verdict", want)
	}
}
