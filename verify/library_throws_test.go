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

// TestLibraryThrows: what a method of the library throws is told by its name, and never by a
// condition on the variables of its model; what the program throws, by its condition.
func TestLibraryThrows(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `import java.util.*;
class A {
	static int at(List<Integer> l) { return l.get(5); }
	static char charAt(String s) { return s.charAt(3); }
	static int parsed(String s) { return Integer.parseInt(s); }
	static int own(int n) { if (n < 0) throw new IllegalArgumentException(); return n; }
	static int both(Optional<Integer> o, int n) { if (n > 7) throw new IllegalStateException(); return o.get(); }
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
		if r.Verdict == report.Nothing && !strings.Contains(r.Remedies[0].Do, `signals_only \nothing;`) {
			t.Errorf("%s: nothing says how to have what it throws checked: %+v", m, r.Remedies)
		}
	}
	expect(t, got, map[string]string{
		"at": "throws IndexOutOfBoundsException by List.get", "charAt": "throws StringIndexOutOfBoundsException by String.charAt",
		"parsed": "throws NumberFormatException by Integer.parseInt", "own": "throws IllegalArgumentException when n < 0",
		"both": "throws IllegalStateException when n > 7; throws NoSuchElementException by Optional.get",
	})
}
