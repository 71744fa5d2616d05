package verify_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/verify"
)

// TestSequenceLines: what is no Java as the types of a driver have it is written so that javac takes
// it: a class whose type argument is itself, and classes of the library with the name of one of the
// program's.
func TestSequenceLines(t *testing.T) {
	for method, c := range map[string]struct{ text, want string }{
		"Self.of": {`class Self<T extends Self<T>> { T other; int n; void set(int k) { n = k; } int of() { return 1 / (n - 1); } }`,
			"Self<?> self = new Self<>(); self.set(1); self.of();"},
		"Lists.third": {`class ArrayList { } class Arrays { } class Lists { int third(java.util.List<String> l) { return l.size() == 2 ? l.get(2).length() : 0; } }`,
			"Lists lists = new Lists(); lists.third(new java.util.ArrayList<>(java.util.Arrays.asList(null, null)));"},
		"Lists.none": {`class HashMap { } class Lists { HashMap h; int none(java.util.Map<String, Integer> m) { return m.get("a"); } }`,
			"Lists lists = new Lists(); lists.none(new java.util.HashMap<>());"},
	} {
		path := filepath.Join(t.TempDir(), "A.java")
		write(t, path, c.text)
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Methods: []string{method}, States: verify.ReachableStates, CallsBefore: 1, Check: true, Reached: "off",
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
		if len(doc.Results) != 1 || doc.Results[0].Counterexample == nil {
			t.Errorf("%s: %+v %v", method, doc.Results, doc.Diagnostics)
		} else if got := strings.Join(doc.Results[0].Counterexample.Calls, " "); got != c.want {
			t.Errorf("%s: %s, not %s", method, got, c.want)
		}
	}
}
