package verify_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestLibraryThrows: what a method of the library throws is a violation unless the method
// that calls it says so. Then it is told by the name of the library's method, and never by a
// condition on the variables of its model; what the program throws, by its condition.
func TestLibraryThrows(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `import java.util.*;
class A {
	static int at(List<Integer> l) throws IndexOutOfBoundsException { return l.get(5); }
	static char charAt(String s) throws IndexOutOfBoundsException { return s.charAt(3); }
	/** @throws NumberFormatException where it is no number */
	static int parsed(String s) { return Integer.parseInt(s); }
	static int own(int n) { if (n < 0) throw new IllegalArgumentException(); return n; }
	static int both(Optional<Integer> o, int n) throws NoSuchElementException { if (n > 7) throw new IllegalStateException(); return o.get(); }
	static Object guard(Object[] os) { return Objects.requireNonNull(os.length == 0 ? null : os[0]); }
	static int unsaid(List<Integer> l) { return l.get(5); }
	static int wide(String s) throws Exception { return Integer.parseInt(s); }
	static int other(Optional<Integer> o) throws IllegalStateException { return o.get(); }
	static int next(Iterator<Integer> it) { return it.next(); }
	static void while_(List<String> l) { for (String s : l) if (s == null) l.remove(s); }
	static Color named(String s) { return Color.valueOf(s); }
	static int within(List<Integer> l) { java.util.function.Supplier<Integer> f = () -> l.get(0); return f.get(); }
	static Object meant(Optional<Object> o) { return o.orElseThrow(() -> new IllegalStateException()); }
	static void asked(ArrayDeque<Object> d) { d.add(Color.RED == Color.valueOf("RED") ? null : d); }
	enum Color { RED }
}`})
	c := verify.Config{Paths: []string{filepath.Join(dir, "A.java")}, Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}, Check: true}
	got := map[string]string{}
	for _, r := range verify.Run(context.Background(), c).Results {
		m, _, _ := strings.Cut(r.Method, "(")
		var all []string
		for _, x := range r.Throws {
			s, _, _ := strings.Cut(x.String(), " at ")
			all = append(all, s)
		}
		got[m] = strings.Join(all, "; ")
		for _, p := range r.Properties {
			if p.Status == report.Violated {
				got[m] += "violated: " + string(p.Kind)
			}
		}
		if r.Verdict == report.Nothing && !strings.Contains(r.Remedies[0].Do, `signals_only \nothing;`) {
			t.Errorf("%s: nothing says how to have what it throws checked: %+v", m, r.Remedies)
		}
	}
	expect(t, got, map[string]string{
		"at": "throws IndexOutOfBoundsException by List.get", "charAt": "throws StringIndexOutOfBoundsException by String.charAt",
		"parsed": "throws NumberFormatException by Integer.parseInt", "own": "throws IllegalArgumentException when n < 0",
		"both":  "throws IllegalStateException when n > 7; throws NoSuchElementException by Optional.get",
		"guard": "throws NullPointerException by Objects.requireNonNull", "meant": "throws IllegalStateException by Optional.orElseThrow",
		"unsaid": "violated: exception", "wide": "violated: exception", "other": "violated: exception", "next": "violated: exception",
		"while_": "violated: exception", "named": "violated: exception", "within": "violated: exception", "asked": "violated: exception",
	})
}
