package verify_test

import (
	"context"
	"strings"
	"testing"

	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestJDKCaches: what a class of the JDK keeps for itself in static fields, also in those that
// its code may replace, is as class initialisation leaves it, whatever else the file mentions;
// and no picture shows it.
func TestJDKCaches(t *testing.T) {
	t.Parallel()
	path := javaFile(t, `import java.math.*;
class A {
	static BigDecimal set(long x) { return BigDecimal.valueOf(x, 2).setScale(1, RoundingMode.HALF_UP); }
	static BigInteger of(long x) { return BigInteger.valueOf(x); }
	static void not(long x) { BigDecimal d = BigDecimal.valueOf(x, 2).setScale(1, RoundingMode.HALF_UP); assert d.signum() >= 0; }
}`)
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Modules: modules(t), Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}, Check: true})
	want := map[string]report.Verdict{"set(long)": report.Holds, "of(long)": report.Holds, "not(long)": report.Violated}
	met := 0
	for _, r := range doc.Results {
		w, ok := want[r.Method]
		if !ok {
			continue
		}
		met++
		if r.Verdict != w {
			t.Errorf("%s: %s %s", r.Method, r.Verdict, r.Reason)
		}
		for _, c := range r.Counterexamples() {
			if c.Status != "confirmed" {
				t.Errorf("%s: %s", r.Method, c.Status)
			}
			for _, s := range c.Pre.Statics {
				for _, own := range []string{"TABLE", "Const", "INFLATED", "ZERO_", "Mutable"} {
					if strings.Contains(s.Name, own) {
						t.Errorf("%s shows %s", r.Method, s.Name)
					}
				}
			}
		}
	}
	if met != len(want) {
		t.Errorf("%d results", met)
	}
}
