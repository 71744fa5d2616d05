package verify

import (
	"slices"
	"testing"

	"inspect/report"
)

// TestOnce: several checks in a line may want the same, which is said once, in order.
func TestOnce(t *testing.T) {
	a, b := report.Remedy{Why: "cut off at line 6", Flag: "--unwind 8"}, report.Remedy{Why: "cut off at line 7", Flag: "--unwind 8"}
	if got := once([]report.Remedy{b, a, b, a, a}); !slices.Equal(got, []report.Remedy{b, a}) {
		t.Errorf("%+v", got)
	}
}
