package parse_test

import (
	"strings"
	"testing"

	"inspect/java/source"
	"inspect/parse"
)

// Expr reads one expression and nothing behind it.
func TestExprErrors(t *testing.T) {
	for _, c := range []struct {
		text   string
		column int
		want   string
	}{
		{"", 1, "expected an expression"},
		{"a +", 4, "expected an expression"},
		{"a b", 3, "expected the end of the expression"},
		{"a;", 2, "expected the end of the expression"},
		{"(a", 3, `expected ")"`},
		{"int", 4, `expected ".class" or "::"`},
		{`\old(a, 1)`, 9, "expected a label"},
		{`\forall int i; true`, 1, "in parentheses of its own"},
		{`(\forall int i)`, 15, `expected ";"`},
		{`(\forall i; true)`, 11, "expected the name of a variable"},
		{`\frsh(a)`, 1, `did you mean \fresh?`},
		{"a instancof b", 3, `did you mean "instanceof"?`},
		{"a ==> b <== c", 3, "cannot stand side by side"},
		{"a => b", 3, `"=>" is no operator`},
		{"0 < a > b", 7, "goes one way"},
		{"a.", 3, "expected the name of a member"},
		{"'ab'", 1, "exactly one character"},
		{"\"ab", 1, "not closed on its line"},
		{`\reach(a, T, )`, 14, "expected the name of a field"},
		{"a /* b", 3, "not closed"},
		{"a # b", 3, "illegal character"},
	} {
		_, ds := parse.Expr(source.NewFile("x", c.text))
		if len(ds) != 1 {
			t.Errorf("%q: %d diagnostics: %v", c.text, len(ds), ds)
			continue
		}
		if p := ds[0].Span.Position(); p.Column != c.column || !strings.Contains(ds[0].Message, c.want) {
			t.Errorf("%q: %v, want column %d, %s", c.text, ds[0], c.column, c.want)
		}
	}
}
