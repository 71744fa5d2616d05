package report

import (
	"slices"
	"testing"
)

func TestListed(t *testing.T) {
	for text, want := range map[string][]string{
		"[]":                            nil,
		"{}":                            nil,
		`{"a=,"=1, Key#1='='}`:          {`"a=,"`, "1", "Key#1", "'='"},
		"[1]":                           {"1"},
		`["a, \"b", ',', Node#1, null]`: {`"a, \"b"`, "','", "Node#1", "null"},
	} {
		if got := listed(text, text[0] == '{'); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
