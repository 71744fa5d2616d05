package verify

import (
	"context"
	"testing"

	"inspect/report"
)

// TestUnknownOfJDK: what rests on a method of the JDK that does anything, since the object's valid states are
// not known, is no violation, whether of a law or of a method, and hides none that does not.
func TestUnknownOfJDK(t *testing.T) {
	t.Parallel()
	const text = `import java.math.BigDecimal;
final class Price {
    private final BigDecimal in;
    private int n;
    Price(BigDecimal in) { if (in == null) throw new IllegalArgumentException(); this.in = in; }
    @Override public boolean equals(Object o) { return o instanceof Price && in.equals(((Price) o).in); }
    @Override public int hashCode() { return in.hashCode(); }
    int both() { return in.scale() / n; }
}
`
	file := writeJava(t, text)
	c := Config{Paths: []string{file}, CallsBefore: 1, States: ReachableStates, Modules: jdkAtHand(t), Attempts: groundOnly(t)}
	broken := c
	broken.Methods = []string{"both"}
	for _, r := range Run(context.Background(), broken).Results {
		if r.Verdict != report.Violated {
			t.Errorf("%s: %s", r.Method, r.Headline())
		}
	}
	c.Laws = true
	for _, r := range Run(context.Background(), c).Results {
		if r.Verdict == report.Violated {
			t.Errorf("%s: %s", r.Method, r.Headline())
		}
	}
}

func TestCalledLast(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"NullPointerException: price.multiply(BigDecimal.valueOf(n)) is null": "multiply",
		"NullPointerException: names.get(price.toString()) is null":           "get",
		"NullPointerException: a.b().c(x, (y)) is null in I.total(0)":         "c",
		"NullPointerException: name is null":                                  "",
	} {
		if got := calledLast(text); got != want {
			t.Errorf("%s: %q, not %q", text, got, want)
		}
	}
}
