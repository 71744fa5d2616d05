package parse

import (
	"errors"
	"fmt"
	"sort"
	"strings"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/source"
)

// javaWords are Java's reserved and contextual keywords, for suggestions.
var javaWords = func() []string {
	var out []string
	for w := range wordTypes {
		if len(w) > 1 {
			out = append(out, w)
		}
	}
	out = append(out, "record", "sealed", "permits", "yield", "var")
	sort.Strings(out)
	return out
}()

// syntax reports that the stream does not fit the grammar: where parsing got
// furthest, and what would have fitted there.
func (g *grammar) syntax(err error) {
	var own *syntaxError
	if errors.As(err, &own) && own.msg != "" {
		code := own.code
		if code == "" {
			code = "syntax"
		}
		g.report(code, g.tokenLoc(own.tok).At, "%s", own.msg)
		return
	}
	at, want := g.failure.token, append([]string(nil), g.failure.want...)
	var p participle.Error
	if errors.As(err, &p) {
		if i := p.Position().Line; i > at {
			at, want = i, nil
		}
		if w := participleWant(err); p.Position().Line == at && w != "" {
			want = append(want, readable(w)...)
		}
	}
	if at < 0 {
		panic("parse: syntax: an error without a place: " + err.Error())
	}
	g.failure.token = at
	g.reportSyntax(at, want)
}

// readable turns participle's description of what it expected into words.
func readable(w string) []string {
	if i := strings.IndexByte(w, ' '); i > 0 && w[0] == '"' {
		w = w[:i]
	}
	switch {
	case w == "<ident>":
		return []string{"a name"}
	case w == "<eof>":
		return nil
	case strings.HasPrefix(w, `"`):
		return []string{w}
	}
	return nil
}

func (g *grammar) reportSyntax(at int, want []string) {
	t := &g.toks[at]
	if g.misspelt(at) {
		return
	}
	if d := g.unbalanced(at); d {
		return
	}
	if at > 0 && g.toks[at-1].Pos.Offset < t.Pos.Offset && g.wantsSemicolon(at, want) {
		end := tokenEnd(&g.toks[at-1])
		d := g.report("missing-semicolon", g.span(end, end), "\";\" is missing here")
		d.Span.Start--
		d.Span = source.Span{File: d.Span.File, Start: d.Span.End, End: d.Span.End}
		return
	}
	what := "unexpected " + describe(t)
	if len(want) > 0 {
		what += ", expected " + oneOf(want)
	}
	g.report("syntax", g.tokenLoc(t).At, "%s", what)
}

// wantsSemicolon tells whether a statement ended in front of the token.
func (g *grammar) wantsSemicolon(at int, want []string) bool {
	found := false
	for _, w := range want {
		if w == `";"` {
			found = true
		}
	}
	if !found {
		return false
	}
	t := &g.toks[at]
	return g.newLine(at) || t.Value == "}" || t.Type == lexer.EOF || t.Type == tKeyword
}

func describe(t *lexer.Token) string {
	switch t.Type {
	case lexer.EOF:
		return "end of text"
	case tString, tTextBlock:
		return "string"
	case tInformal:
		return "informal predicate"
	}
	v := t.Value
	if len(v) > 40 {
		v = v[:40] + "…"
	}
	return quote(v)
}

// oneOf lists alternatives.
func oneOf(want []string) string {
	var out []string
	seen := map[string]bool{}
	for _, w := range want {
		if !seen[w] {
			seen[w] = true
			out = append(out, w)
		}
	}
	sort.Slice(out, func(i, j int) bool { return strings.TrimLeft(out[i], `"`) < strings.TrimLeft(out[j], `"`) })
	if len(out) == 1 {
		return out[0]
	}
	return strings.Join(out[:len(out)-1], ", ") + " or " + out[len(out)-1]
}

// misspelt looks for a misspelt keyword at or before the failure.
func (g *grammar) misspelt(at int) bool {
	words := javaWords
	code := source.Code("misspelt-keyword")
	for _, i := range []int{at, at - 1, g.first, at - 2} {
		if i < g.first || i < 0 || i > at || g.toks[i].Type != tIdent {
			continue
		}
		v := g.toks[i].Value
		if near := nearestWord(v, words); near != "" {
			g.report(code, g.tokenLoc(&g.toks[i]).At, "unknown keyword %s; did you mean %s?", quote(v), quote(near))
			return true
		}
	}
	return false
}

// unbalanced reports a bracket without a partner when that is what is wrong.
func (g *grammar) unbalanced(at int) bool {
	t := &g.toks[at]
	if t.Type == lexer.EOF && at == g.javaEnd {
		// the innermost brace that stays open
		for i := at - 1; i >= 0; i-- {
			if g.toks[i].Type == tOp && g.match[i] == 0 && g.toks[i].Value == "{" {
				g.report("unbalanced", g.tokenLoc(&g.toks[i]).At, "this \"{\" is never closed").Remedy = fmt.Sprintf("a \"}\" is missing before the end of the file, line %d", g.src.Position(len(g.src.Text)).Line)
				return true
			}
		}
	}
	if t.Type == tOp && t.Value == "}" && at <= g.javaEnd && g.match[at] == 0 {
		g.report("unbalanced", g.tokenLoc(t).At, "this \"}\" closes nothing")
		return true
	}
	return false
}

// nearestWord is the word of the sorted list that v is a slip of the pen away
// from: one letter too many, too few or wrong, or two exchanged. Empty: none.
func nearestWord(v string, words []string) string {
	if len(v) < 3 {
		return ""
	}
	best, least := "", 3
	for _, w := range words {
		if w == v {
			return ""
		}
		limit := 1
		if len(w) >= 8 {
			limit = 2
		}
		if d := slips(v, w, limit); d <= limit && d < least {
			best, least = w, d
		}
	}
	return best
}

// slips is the number of slips between a and b, or more than limit.
func slips(a, b string, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	prev2, prev, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			c := 1
			if a[i-1] == b[j-1] {
				c = 0
			}
			row[j] = min(prev[j]+1, row[j-1]+1, prev[j-1]+c)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], prev2[j-2]+1)
			}
		}
		prev2, prev, row = prev, row, prev2
	}
	return prev[len(b)]
}
