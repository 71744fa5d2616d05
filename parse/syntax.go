package parse

import (
	"errors"
	"fmt"
	"sort"
	"strings"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/source"
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

// expressionWords are the keywords that expressions have.
var expressionWords = []string{"false", "instanceof", "null", "super", "this", "true"}

// noteError notes the place of an error if it is the furthest.
func (g *grammar) noteError(err error) {
	var own *syntaxError
	if errors.As(err, &own) {
		g.note(own.tok, own.want)
		if own.msg != "" && own.tok.Pos.Line == g.failure.token {
			g.failure.own = own
		}
		return
	}
	var p *participle.UnexpectedTokenError
	if errors.As(err, &p) {
		g.note(&g.toks[p.Position().Line], "")
		for _, w := range readable(participleWant(err)) {
			g.note(&g.toks[p.Position().Line], w)
		}
	}
}

// syntax reports that the stream does not fit the grammar: where parsing got
// furthest, and what would have fitted there.
func (g *grammar) syntax(err error) {
	g.noteError(err)
	if g.fatal != nil {
		g.noteFatal()
	}
	if g.failure.token < 0 {
		panic("parse: syntax: an error without a place: " + err.Error())
	}
	if own := g.failure.own; own != nil {
		code := own.code
		if code == "" {
			code = Syntax
		}
		g.report(code, g.tokenLoc(own.tok).At, "%s", own.msg).Remedy = own.remedy
		return
	}
	g.reportSyntax(g.failure.token, g.failure.want)
}

// noteFatal makes a limit that was hit the failure to report.
func (g *grammar) noteFatal() {
	var own *syntaxError
	if errors.As(g.fatal, &own) {
		g.failure = failure{token: own.tok.Pos.Line, own: own}
	}
}

// recoverAt skips to where a further statement or member may begin, after the
// failure that err is of the one that began at the token start. It reports
// whether there is such a place: not where the braces of the file do not match.
func (g *grammar) recoverAt(l *lexer.PeekingLexer, start int, err error) bool {
	if g.inJML || g.fatal != nil || g.open || len(g.skipped) == maxSkipped || !g.isBalanced() {
		return false
	}
	g.noteError(err)
	i := g.failure.token
	if i < start || g.toks[i].Type == lexer.EOF {
		return false
	}
	for j := start; j < i; j++ {
		if end := int(g.match[j]); g.is(j, "{") && end > i {
			i = end // the failure ended a block too early
		}
	}
	if !(i > start && g.isNewLine(i) && g.toks[i].Value != "}" && g.lacksSemicolon(i, g.failure.want)) {
		for ; g.toks[i].Value != ";" && g.toks[i].Value != "{"; i++ {
			if v := g.toks[i].Value; v == "}" || g.toks[i].Type == lexer.EOF {
				break
			}
		}
		if g.toks[i].Value == "{" {
			i = int(g.match[i])
		}
		if g.toks[i].Value != "}" || int(g.match[i]) > start {
			i++
		}
		for g.is(i, "else") || g.is(i, "catch") || g.is(i, "finally") {
			for g.toks[i].Value != ";" && g.toks[i].Value != "{" && g.toks[i].Value != "}" {
				i++
			}
			if g.toks[i].Value == "{" {
				i = int(g.match[i])
			} else if g.toks[i].Value == "}" {
				break
			}
			i++
		}
	}
	if i <= start {
		return false
	}
	d := g.lexicalIn(start, i)
	if d == nil {
		g.syntax(err)
		d = g.diags[len(g.diags)-1]
	}
	g.skipped = append(g.skipped, skipped{d, start, i})
	for at(l) < i {
		l.Next()
	}
	g.failure = failure{token: i - 1}
	return true
}

// maxSkipped is how many syntax errors of the Java text are skipped: the one
// behind them is the last.
const maxSkipped = 50

// isBalanced reports whether all braces of the Java text have partners.
func (g *grammar) isBalanced() bool {
	for i := 0; i < g.javaEnd; i++ {
		if t := &g.toks[i]; t.Type == tOp && len(t.Value) == 1 && strings.Contains("{}", t.Value) && g.match[i] == 0 {
			return false
		}
	}
	return true
}

// productionWords say what a production begins with, in the words of messages.
var productionWords = map[string]string{
	"<ident>": "a name", "Declarator": "a name", "ClassBody": quote("{"), "SwitchBody": quote("{"), "BlockNode": quote("{"),
	"ParamList": quote("("), "Param": "a parameter", "TypeExpr": "a type", "Expr": "an expression", "Stmt": "a statement",
	"JmlPredicate": "an expression", "JmlLocation": "a location", "JmlTarget": "a model field", "VariableInit": "an expression",
	"EnumConstant": "a constant", "TypeParam": "a type parameter", "Resource": "a resource",
}

// readable turns participle's description of what it expected, in EBNF, into
// the words that could come first.
func readable(ebnf string) []string {
	ebnf = strings.TrimLeft(ebnf, " ")
	switch {
	case ebnf == "":
		return nil
	case ebnf[0] == '"':
		end := strings.IndexByte(ebnf[1:], '"') + 2
		return first(strings.ReplaceAll(ebnf[:end], `\\`, `\`), ebnf[end:])
	case ebnf[0] == '(':
		end := closing(ebnf)
		var out []string
		for _, alternative := range alternatives(ebnf[1:end]) {
			out = append(out, readable(alternative)...)
		}
		if end+1 < len(ebnf) && strings.IndexByte("?*", ebnf[end+1]) >= 0 {
			out = append(out, readable(ebnf[end+2:])...)
		}
		return out
	}
	end := strings.IndexAny(ebnf, " ?*+")
	if end < 0 {
		end = len(ebnf)
	}
	return first(productionWords[ebnf[:end]], ebnf[end:])
}

// first is a word, and what follows it where it may be left out.
func first(word, rest string) []string {
	var out []string
	if word != "" {
		out = append(out, word)
	}
	if rest != "" && strings.IndexByte("?*", rest[0]) >= 0 {
		out = append(out, readable(rest[1:])...)
	}
	return out
}

// closing is the index of the parenthesis that closes the first of s.
func closing(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			i += strings.IndexByte(s[i+1:], '"') + 1
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(s) - 1
}

// alternatives splits s at its outermost bars.
func alternatives(s string) []string {
	var out []string
	start := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			i += strings.IndexByte(s[i+1:], '"') + 1
		case '(':
			i += closing(s[i:])
		case '|':
			out = append(out, s[start:i])
			start = i + 1
		}
	}
	return append(out, s[start:])
}

func (g *grammar) reportSyntax(at int, want []string) {
	t := &g.toks[at]
	if g.misspelt(at) || g.unbalanced(at) || g.stray(at) {
		return
	}
	if g.lacksSemicolon(at, want) {
		end := tokenEnd(&g.toks[at-1])
		g.report(MissingSemicolon, g.span(end, end), "\";\" is missing here")
		return
	}
	if len(want) == 1 && want[0] == `")"` && (t.Type == tPrim || t.Type == tIdent || literalKinds[t.Type] != 0 || t.Type == tInt) {
		want = append(want, `","`)
	}
	what := "unexpected " + describe(t)
	if len(want) > 0 {
		what += ", expected " + oneOf(want)
	}
	d := g.report(Syntax, g.tokenLoc(t).At, "%s", what)
	if (t.Value == ">" || t.Value == ">=") && at > 0 && g.is(at-1, "=") && tokenEnd(&g.toks[at-1]) == t.Pos.Offset {
		d.Span = g.loc(at-1, at+1).At
		d.Message = "\"=>\" is no operator"
		d.Remedy = "at least is written >=, the arrow of a lambda or case ->"
		if g.inJML {
			d.Remedy = "an implication is written ==>, at least >="
		}
	}
	if g.inJML && t.Value == ">" && at > 0 && g.is(at-1, "<=") && tokenEnd(&g.toks[at-1]) == t.Pos.Offset {
		d.Span = g.loc(at-1, at+1).At
		d.Message = "\"<=>\" is no operator"
		d.Remedy = "an equivalence is written <==>"
	}
	if g.inJML && d.Remedy == "" {
		d.Remedy = g.meant(at)
	}
	if remedy := logicWords[t.Value]; g.inJML && d.Remedy == "" && remedy != "" {
		d.Remedy = remedy
	}
	if before := logicWords[g.toks[max(at-1, 0)].Value]; g.inJML && d.Remedy == "" && strings.Contains(before, "(") {
		d.Remedy = before
	}
}

// meant is how JML writes what the unexpected token at seems to mean; empty: that cannot be
// told.
//
//	signals IllegalStateException;    requires x.<inv>;
func (g *grammar) meant(at int) string {
	word := func(i int) string { return g.toks[max(i, 0)].Value }
	if end := g.skipType(at); end > at && (base(word(at-1)) == "signals" || word(at-1) == "exsures") {
		return "write signals (" + g.text[g.toks[at].Pos.Offset:tokenEnd(&g.toks[end-1])] + " e) true;"
	}
	if word(at-1) == ">" && word(at-2) == "inv" && word(at-3) == "<" {
		return `write \inv`
	}
	return ""
}

// logicWords are words that other languages have, and what JML writes instead.
var logicWords = map[string]string{
	"and": "write &&", "or": "write ||", "not": "write !", "implies": "an implication is written ==>", "iff": "an equivalence is written <==>",
	"forall": "write (\\forall int i; range; body)", "exists": "write (\\exists int i; range; body)",
}

// strays are words that stand only behind something else.
var strays = map[string]string{
	"else": `"else" without an "if"`, "catch": `"catch" without a "try"`, "finally": `"finally" without a "try"`,
	"case": `"case" outside of a switch`, "default": `"default" outside of a switch`,
}

// stray reports a part of a statement without the whole, and a member where
// there is no class.
func (g *grammar) stray(at int) bool {
	t := &g.toks[at]
	if at > g.javaEnd {
		return false
	}
	if msg := strays[t.Value]; msg != "" && at == g.first {
		d := g.report(StrayWord, g.tokenLoc(t).At, "%s", msg)
		if t.Value == "else" {
			d.Remedy = "several statements in a branch need braces, and none of its conditions a semicolon behind it"
		}
		return true
	}
	open := g.enclosing(at)
	inMethod := open > 0 && (g.is(open-1, ")") || g.is(open-1, "else") || g.is(open-1, "do") || g.is(open-1, "try"))
	if t.Value == "(" && at > 1 && inMethod && g.toks[at-1].Type == tIdent && at-2 == g.first ||
		inMethod && at == g.first && (t.Value == "public" || t.Value == "private" || t.Value == "protected" || t.Value == "static") ||
		inMethod && at == g.first+1 && g.is(g.first, "void") {
		at = g.first
		g.report(MemberInMethod, g.tokenLoc(&g.toks[at]).At, "a method or field cannot be declared inside of a method").Remedy =
			fmt.Sprintf("is a \"}\" missing above? The innermost \"{\" that is open here is at line %d", g.tokenLoc(&g.toks[open]).At.Line())
		return true
	}
	return false
}

// enclosing is the innermost brace that is open in front of the token, or -1.
func (g *grammar) enclosing(at int) int {
	for i := at - 1; i >= 0; i-- {
		switch g.toks[i].Value {
		case "}":
			if g.match[i] > 0 {
				i = int(g.match[i])
			}
		case "{":
			return i
		}
	}
	return -1
}

// lacksSemicolon reports whether a statement ended in front of the token.
func (g *grammar) lacksSemicolon(at int, want []string) bool {
	found := false
	for _, w := range want {
		if w == `";"` {
			found = true
		}
	}
	if !found {
		return false
	}
	if at == 0 {
		return false
	}
	t := &g.toks[at]
	return g.isNewLine(at) || t.Value == "}" || t.Type == lexer.EOF || t.Type == tKeyword
}

// startsMember reports whether the token begins something that belongs in a class.
func (g *grammar) startsMember(i int) bool {
	t := &g.toks[i]
	return t.Type == tPrim || t.Type == tModifier || t.Type == tIdent || t.Value == "void" || t.Type == tKeyword && g.statements[t.Value] != nil
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
	if g.inJML {
		words = expressionWords
	}
	for _, i := range []int{at, at - 1, g.first, at - 2} {
		if i < g.first || i < 0 || i > at || g.toks[i].Type != tIdent {
			continue
		}
		v := g.toks[i].Value
		if nearest := nearestWord(v, words); nearest != "" && !(g.inJML && jmlModifiers[v]) {
			g.report(MisspeltKeyword, g.tokenLoc(&g.toks[i]).At, "unknown keyword %s; did you mean %s?", quote(v), quote(nearest))
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
			if g.toks[i].Type == tOp && g.toks[i].Value == "{" && g.match[i] == 0 {
				g.report(Unbalanced, g.tokenLoc(&g.toks[i]).At, "this \"{\" is never closed").Remedy = fmt.Sprintf("a \"}\" is missing before the end of the file, line %d", g.src.Position(len(g.src.Text)).Line)
				return true
			}
		}
	}
	if at <= g.javaEnd && at > 0 && g.enclosing(at) < 0 && g.is(at-1, "}") && (t.Value == "}" || g.startsMember(at)) {
		d := g.report(Unbalanced, g.tokenLoc(t).At, "%s stands outside of every class", describe(t))
		d.Remedy = fmt.Sprintf("the class ends at line %d: is a \"}\" there or above one too many?", g.tokenLoc(&g.toks[at-1]).At.Line())
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
	return source.Distance(a, b)
}
