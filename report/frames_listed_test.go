package report

import (
	"slices"
	"testing"
)

func TestListed(t *testing.T) {
	for text, want := range map[string][]string{
		"[]":                            nil,
		"[1]":                           {"1"},
		`["a, \"b", ',', Node#1, null]`: {`"a, \"b"`, "','", "Node#1", "null"},
	} {
		if got := listed(text); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
