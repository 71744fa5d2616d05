package names

import (
	"slices"
	"testing"
	"unicode"
)

// TestWords: the words are different Java identifiers, and the groups are not empty.
func TestWords(t *testing.T) {
	java := []string{"assert", "abstract", "boolean", "byte", "char", "class", "do", "double", "enum", "extends", "final", "finally", "float",
		"implements", "instanceof", "int", "long", "native", "new", "null", "private", "protected", "public", "short", "static", "strictfp",
		"super", "synchronized", "this", "throw", "throws", "transient", "true", "false", "try", "void", "volatile", "while", "_", "yield"}
	seen := map[string]bool{}
	for _, w := range All {
		for i, r := range w {
			if !(unicode.IsLetter(r) || r == '_' || r == '$' || i > 0 && unicode.IsDigit(r)) {
				t.Errorf("%q is no identifier", w)
			}
		}
		if seen[w] || slices.Contains(java, w) {
			t.Errorf("%q: twice, or a keyword", w)
		}
		seen[w] = true
	}
	if len(All) < 200 {
		t.Errorf("%d words", len(All))
	}
}
