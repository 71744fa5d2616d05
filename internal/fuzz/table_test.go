package fuzz

import (
	"fmt"
	"strings"
	"testing"
)

// table prints how often each construct was drawn; each must be, where all is set, those
// of Java 21 where java21 is.
func table(t *testing.T, made map[string]int, all, java21 bool) {
	t.Helper()
	var b strings.Builder
	for _, c := range constructs {
		fmt.Fprintf(&b, "%5d  %s\n", made[c.name], c.name)
		if all && made[c.name] == 0 && (java21 || !c.java21) {
			t.Errorf("no program has: %s", c.name)
		}
	}
	t.Logf("constructs in the programs:\n%s", b.String())
}

// TestConstructs: constructs have different names.
func TestConstructs(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range constructs {
		if seen[c.name] {
			t.Errorf("%q stands twice", c.name)
		}
		seen[c.name] = true
	}
}
