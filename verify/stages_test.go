package verify

import (
	"slices"
	"testing"
)

// TestStageOrder holds the tables of stages against what they say of their order.
func TestStageOrder(t *testing.T) {
	var names []string
	for _, s := range stages {
		if slices.Contains(names, s.name) {
			t.Errorf("two stages are called %s", s.name)
		}
		names = append(names, s.name)
	}
	explained := map[string]bool{}
	for _, o := range stageOrder {
		first, then := slices.Index(names, o.first), slices.Index(names, o.then)
		switch {
		case first < 0 || then < 0:
			t.Errorf("%s before %s: there is no such stage", o.first, o.then)
		case first >= then:
			t.Errorf("%s must come before %s: %s", o.first, o.then, o.why)
		case o.why == "":
			t.Errorf("%s before %s: no reason is given", o.first, o.then)
		}
		explained[o.first], explained[o.then] = true, true
	}
	for _, n := range names {
		if !explained[n] {
			t.Errorf("the order does not mention stage %s", n)
		}
	}
}
