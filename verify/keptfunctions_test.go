package verify_test

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/verify"
)

// TestKeptFunctions: who finds a function in a list calls it; what is given to forEach is called
// there and then, and no call before says more.
func TestKeptFunctions(t *testing.T) {
	for change, want := range map[string][]string{
		"void put(List<Runnable> l) { l.add(() -> n = 0); }":                                                        {"what Lamp.put hands out"},
		"void put(Map<String, Runnable> m) { m.put(\"\", () -> n = 0); }":                                           {"what Lamp.put hands out"},
		"void put(List<Runnable> l) { l.add(this::zero); }":                                                         {"what Lamp.put hands out"},
		"void put(List<Runnable> l) { l.add(() -> System.gc()); }":                                                  nil,
		"void all(List<String> l) { l.forEach(x -> n = 2); }":                                                       nil,
		"void put(Map<String, Runnable> m) { m.merge(\"\", () -> n = 0, (x, y) -> y); }":                            {"what Lamp.put hands out"},
		"void put(Map<String, Runnable> m) { m.computeIfAbsent(\"\", k -> () -> n = 0); }":                          {"what Lamp.put hands out"},
		"Lamp(List<Runnable> l) { l.add(() -> n = 0); } void set(int x) { if (x > 0) n = x; }":                      {"what new Lamp hands out"},
		"} class Other { static Runnable of(Lamp l) { return () -> l.zero(); }":                                     {"what Other.of hands out"},
		"} class Other { static Runnable of(Lamp l) { return l::zero; }":                                            {"what Other.of hands out"},
		"} class Other { static Runnable of(Lamp l) { return new Runnable() { public void run() { l.zero(); } }; }": {"new Runnable() {…} at Lamp.java:1.run"},
	} {
		class := "class Lamp { private int n = 1; private void zero() { n = 0; } int rate() { return 10 / n; } "
		if strings.Contains(change, "class Other") {
			class = "public class Lamp { private int n = 1; void zero() { n = 0; } public int rate() { return 10 / n; } "
		}
		path := filepath.Join(t.TempDir(), "Lamp.java")
		write(t, path, "import java.util.*; "+class+change+" }")
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Methods: []string{"Lamp.rate"}, States: verify.ReachableStates, CallsBefore: 1, Reached: "off",
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
		if len(doc.Results) != 1 || doc.Results[0].Verdict != "holds" {
			t.Errorf("%s: %v %+v", change, doc.Diagnostics, doc.Results)
			continue
		}
		if s := doc.Results[0].States; s == nil || !slices.Equal(s.Without, want) {
			t.Errorf("%s: %+v, not %v", change, s, want)
		}
	}
}
