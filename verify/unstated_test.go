package verify

import (
	"testing"

	"inspect/cfg"
	"inspect/java/types"
)

// TestUnstated: clauses contradict each other only where there are some.
func TestUnstated(t *testing.T) {
	for _, c := range []struct {
		explicit bool
		pre      []cfg.Assumption
		want     bool
	}{
		{false, nil, true},
		{false, []cfg.Assumption{{Kind: "receiver"}, {Kind: "non_null", Implicit: true}}, true},
		{false, []cfg.Assumption{{Kind: "receiver"}, {Kind: "invariant"}}, false},
		{false, []cfg.Assumption{{Kind: "non_null"}}, false},
		{true, nil, false},
	} {
		if got := lacksAssumptions(&types.Method{Contract: &types.Contract{Explicit: c.explicit}}, &cfg.Graph{Pre: c.pre}); got != c.want {
			t.Errorf("%v, %d assumptions: %v", c.explicit, len(c.pre), got)
		}
	}
}
