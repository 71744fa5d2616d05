package solve

import (
	"io"
	"slices"
	"strings"
	"testing"
)

func TestWords(t *testing.T) {
	for _, c := range []struct {
		line string
		want []string // nil: an error
	}{
		{"z3 -in", []string{"z3", "-in"}},
		{"  cvc5\t--lang  smt2 - \n", []string{"cvc5", "--lang", "smt2", "-"}},
		{`'/opt/my solver/z3' "a b"c`, []string{"/opt/my solver/z3", "a bc"}},
		{`x '' ""`, []string{"x", "", ""}},
		{`x a\ b \'`, []string{"x", "a b", "'"}},
		{`x "a\"b\\c\d" 'a\b"'`, []string{"x", `a"b\c\d`, `a\b"`}},
		{`ü "ö'"`, []string{"ü", "ö'"}},
		{"", nil},
		{"  ", nil},
		{"'' x", nil},
		{"x 'open", nil},
		{`x "open`, nil},
		{`x \`, nil},
	} {
		got, err := words(c.line)
		if !slices.Equal(got, c.want) || (err == nil) != (c.want != nil) {
			t.Errorf("%q: %q, %v", c.line, got, err)
		}
	}
}

func TestResponses(t *testing.T) {
	for _, c := range []struct {
		output string
		want   []string
		end    error
	}{
		{"sat\n", []string{"sat"}, io.EOF},
		{"sat", []string{"sat"}, io.EOF},
		{"; hm\n unsat;x\r\n(a)", []string{"unsat", "(a)"}, io.EOF},
		{"(a (b \")\" |)(|) ; )\n c)x", []string{"(a (b \")\" |)(|) \n c)", "x"}, io.EOF},
		{`"a""b" |c d|`, []string{`"a"`, `"b"`, "|c d|"}, io.EOF},
		{"a(b)c\"d\"", []string{"a", "(b)", "c", `"d"`}, io.EOF},
		{"))", []string{")", ")"}, io.EOF},
		{"(a", nil, io.ErrUnexpectedEOF},
		{"\"a", nil, io.ErrUnexpectedEOF},
		{"ok 0123456789abcdef0123456789", []string{"ok"}, errFlood},
		{"            ;                   ", nil, errFlood},
	} {
		r := newResponses(strings.NewReader(c.output), 28)
		var got []string
		var err error
		for {
			var text string
			if text, err = r.next(); err != nil {
				break
			}
			got = append(got, text)
		}
		if !slices.Equal(got, c.want) || err != c.end {
			t.Errorf("%q: %q, %v", c.output, got, err)
		}
	}
}

func TestIsError(t *testing.T) {
	for text, want := range map[string]bool{
		`(error "x")`: true, `( error "x")`: true, "(error\n)": true, `(error"x")`: true, "(error)": true,
		"(errors)": false, "error": false, "(a (error))": false, "()": false,
	} {
		if isError(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

func TestHung(t *testing.T) {
	p, err := Process(`sh -c 'while read l; do case "$l" in *check-sat*) echo sat;; esac; done'`)
	if err != nil {
		t.Fatal(err)
	}
	p.(*process).modelTime = 1e8
	_, err = p.Solve(t.Context(), trivial(), Options{WantModel: true})
	failure, ok := err.(*Error)
	if !ok || failure.Fault != Hung || !strings.Contains(err.Error(), "(get-model) within 100ms") {
		t.Errorf("%v", err)
	}
}
