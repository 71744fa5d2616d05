package parse

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// run is one parse of one file.
//
// All tokens of the file stand in toks: first those of Java and their end
// token, then those of each group of annotations as it is read, each with an
// end token of its own. A token is known by its index there.
type run struct {
	src      *source.File
	text     string // without Unicode escapes
	trans    translation
	limits   Limits
	keys     []string // see Reading
	toks     []lexer.Token
	match    []int32         // the index of the bracket that closes or opens this one, 0: none
	javaEnd  int             // the index of the Java tokens' end
	gaps     map[int]*group  // annotations by the token that follows them
	reported map[string]bool // of words in them
	others   []comment       // comments that may look like annotations
	nowarns  []*ast.Nowarn
	diags    []*source.Diagnostic
	bad      []badAnnotation // errors in annotations
	// annotated are the annotations of JML that are imported, * for all.
	annotated []string
	clausesOf []*group // the clauses that annotations of Java say

	inJML      bool
	firstPart  bool // in what may be the range of a quantifier or its body, outside inner parentheses
	noLambda   bool // in a switch label, whose arrow is no lambda's
	inStoreRef bool // in a location of a frame, where brackets may hold a range
	depth      int
	// alternatives is how many else if the statement at hand stands in.
	alternatives int
	lexical      bool      // the Java text has lexical errors: syntax errors would follow from them
	open         bool      // one of them may hide the text behind it
	skipped      []skipped // the syntax errors of the Java text that were reported and skipped
	failure      failure   // the furthest one of the stream that is parsed now
	fatal        error     // a limit was hit: the parse is over
	first        int       // the first token of the innermost statement or member
}

// failure is the furthest place where a token did not fit, and what would have.
type failure struct {
	token int
	want  []string
	own   *syntaxError // one with a message of its own, in place of want
}

// syntaxError says that tok stands where want should. It is a participle.Error.
type syntaxError struct {
	tok  *lexer.Token
	want string
	code source.Code // empty: syntax
	msg  string      // in place of the usual message

	remedy string
}

func (e *syntaxError) Error() string            { return e.Message() }
func (e *syntaxError) Message() string          { return e.msg + e.want }
func (e *syntaxError) Position() lexer.Position { return e.tok.Pos }

var _ participle.Error = (*syntaxError)(nil)

// span of the bytes [start, end) of the translated text.
func (r *run) span(start, end int) source.Span {
	return r.src.Span(r.trans.origin(start), r.trans.origin(end))
}

// loc of the tokens [from, to).
func (r *run) loc(from, to int) ast.Loc {
	start := r.toks[from].Pos.Offset
	if to <= from {
		return ast.Loc{At: r.span(start, start)}
	}
	return ast.Loc{At: r.span(start, tokenEnd(&r.toks[to-1]))}
}

// locTo is the loc from a token up to where l stands.
func (r *run) locTo(from int, l *lexer.PeekingLexer) ast.Loc { return r.loc(from, at(l)) }

// extent of a production.
func (r *run) extent(from, end pos) ast.Loc { return r.loc(from.Line, end.Line) }

func (r *run) tokenLoc(t *lexer.Token) ast.Loc {
	return ast.Loc{At: r.span(t.Pos.Offset, tokenEnd(t))}
}

func (r *run) name(t *lexer.Token) *ast.Name {
	return &ast.Name{Loc: r.tokenLoc(t), Text: t.Value}
}

// nameOpt is nil for a token that was not there.
func (r *run) nameOpt(t *lexer.Token) *ast.Name {
	if t.Value == "" {
		return nil
	}
	return r.name(t)
}

// at is the index of the token that comes next.
func at(l *lexer.PeekingLexer) int { return l.Peek().Pos.Line }

func (r *run) report(code source.Code, at source.Span, format string, args ...any) *source.Diagnostic {
	d := source.Errorf(code, at, format, args...)
	r.diags = append(r.diags, d)
	return d
}

// noteNowarn keeps a suppression, of which text is what follows the word.
func (r *run) noteNowarn(start, end int) {
	r.nowarns = append(r.nowarns, &ast.Nowarn{At: r.span(start, end), Text: strings.TrimSpace(r.text[start:end])})
}

func (r *run) fault(f fault) {
	d := r.report(f.code, r.span(f.start, f.end), "%s", f.msg)
	d.Remedy = f.remedy
}

// unexpected notes and returns the error that tok does not fit.
func (r *run) unexpected(tok *lexer.Token, want string) error {
	r.note(tok, want)
	return &syntaxError{tok: tok, want: want}
}

func (r *run) note(tok *lexer.Token, want string) {
	i := tok.Pos.Line
	if i < r.failure.token {
		return
	}
	if i > r.failure.token {
		r.failure = failure{token: i, want: r.failure.want[:0]}
	}
	if want == "" {
		return
	}
	for _, w := range r.failure.want {
		if w == want {
			return
		}
	}
	r.failure.want = append(r.failure.want, want)
}

// noMatch notes what could have stood here and lets participle try on.
func (r *run) noMatch(l *lexer.PeekingLexer, want string) error {
	r.note(l.Peek(), want)
	return participle.NextMatch
}

func (r *run) expect(l *lexer.PeekingLexer, v string) error {
	if k := l.Peek(); k.Value != v {
		return r.unexpected(k, quote(v))
	}
	l.Next()
	return nil
}

// enter counts a level of nesting; the caller leaves it again by r.depth--.
func (r *run) enter(l *lexer.PeekingLexer) error {
	if r.fatal != nil {
		return r.fatal
	}
	r.depth++
	if r.depth > r.limits.Nesting {
		r.fatal = &syntaxError{tok: l.Peek(), code: Nesting, msg: fmt.Sprintf("the source is nested more than %d levels deep here", r.limits.Nesting)}
		return r.fatal
	}
	return nil
}

// matchBrackets finds for each bracket of the tokens [from, …) its partner.
func (r *run) matchBrackets(from int) {
	for len(r.match) < len(r.toks) {
		r.match = append(r.match, 0)
	}
	var open []int
	for i := from; i < len(r.toks); i++ {
		t := &r.toks[i]
		if t.Type != tOp || len(t.Value) != 1 {
			continue
		}
		switch t.Value[0] {
		case '(', '[', '{':
			open = append(open, i)
		case ')', ']', '}':
			n := len(open)
			if t.Value == "}" { // a brace also closes what was left open inside
				for n > 0 && r.toks[open[n-1]].Value != "{" {
					n--
				}
				open = open[:n]
			}
			if n > 0 && isBracketPair(r.toks[open[n-1]].Value, t.Value) {
				r.match[i], r.match[open[n-1]] = int32(open[n-1]), int32(i)
				open = open[:n-1]
			}
		}
	}
}

func isBracketPair(open, close string) bool {
	return open == "(" && close == ")" || open == "[" && close == "]" || open == "{" && close == "}"
}

// stream is a participle lexer over the tokens [from, to).
func (r *run) stream(from, to int) *lexer.PeekingLexer {
	l, err := lexer.Upgrade(&sliceLexer{r.toks[from:to]})
	if err != nil {
		panic("parse: " + err.Error())
	}
	return l
}

// readText translates the Unicode escapes of the file.
func (r *run) readText() {
	r.text, r.trans = unescape(r.src.Text, func(f fault) {
		r.report(f.code, r.src.Span(f.start, f.end), "%s", f.msg)
	})
}

// scanJava scans the file and sorts its annotations into gaps.
func (r *run) scanJava() {
	r.readText()
	s := scanner{text: r.text, end: len(r.text), toks: make([]lexer.Token, 0, len(r.text)/5+16), fault: r.fault, nowarn: r.noteNowarn, keys: r.keys}
	s.run()
	r.toks, r.others = s.toks, s.comments
	r.javaEnd = len(r.toks) - 1
	r.matchBrackets(0)
	r.gaps = map[int]*group{}
	for _, a := range s.annots {
		g := r.gaps[a.next]
		if g == nil {
			g = &group{next: a.next}
			r.gaps[a.next] = g
		}
		g.parts = append(g.parts, a)
	}
}

// isSpecified reports whether an annotation is no statement: '//@ assert x > 0;' says no more of what
// is declared than Java's assert does.
func isSpecified(r *run) bool {
	for _, g := range r.gaps {
		if g.where != atStatement && g.where != atBody {
			return true
		}
	}
	return false
}

// partsOfJML are the parts of the text that say JML.
func (r *run) partsOfJML() []source.Span {
	var all []source.Span
	for _, g := range r.gaps {
		for _, a := range g.parts {
			all = append(all, r.span(a.from, a.to))
		}
	}
	for _, g := range r.clausesOf {
		for _, a := range g.parts {
			all = append(all, r.src.Span(a.from, a.to))
		}
	}
	slices.SortFunc(all, func(a, b source.Span) int { return int(a.Start - b.Start) })
	return all
}

// begin readies a grammar for src.
func begin(src *source.File, limits Limits) *grammar {
	g := grammars.Get().(*grammar)
	g.run = &run{src: src, limits: limits.withDefaults()}
	return g
}

func (g *grammar) end() { g.run = nil; grammars.Put(g) }

// IsSpec reports whether the name of a file holds specifications of another one, and
// no code.
func IsSpec(name string) bool { return strings.HasSuffix(name, ".jml") }

// File parses a compilation unit. Errors inside of a class whose braces match, and
// errors in annotations, cost no more than what rests on them; they are in the tree's
// Unread. With any other error there is no tree. The diagnostics are sorted by place.
func File(src *source.File) (*ast.File, []*source.Diagnostic) { return Reading{}.File(src) }

// File is like the function File, within limits.
func (limits Limits) File(src *source.File) (*ast.File, []*source.Diagnostic) {
	return Reading{Limits: limits}.File(src)
}

// File is like the function File, as r says.
func (r Reading) File(src *source.File) (*ast.File, []*source.Diagnostic) {
	g := begin(src, r.Limits)
	defer g.end()
	g.keys = r.Keys
	g.scanJava()
	g.lexical = len(g.diags) > 0
	g.open = slices.ContainsFunc(g.diags, func(d *source.Diagnostic) bool { return !confined[d.Code] })
	l := g.stream(0, len(g.toks))
	u, err := g.unit.p.ParseFromLexer(l)
	if err == nil && g.fatal != nil {
		err = g.fatal
	}
	var file *ast.File
	switch {
	case err != nil && !g.lexical:
		g.syntax(err)
	case err == nil:
		file = g.convUnit(u)
	}
	g.finishGroups(file != nil)
	if file != nil {
		usable := g.placeErrors(file)
		g.diags = append(g.diags, check(file)...)
		usable = g.placeErrors(file) && usable && !g.open
		g.placeBad(file)
		if !usable {
			file = nil
		}
	}
	if file != nil {
		if slices.ContainsFunc(file.Imports, func(i *ast.Import) bool { return i.Model }) {
			file.Annotations = g.partsOfJML()
		}
		file.Nowarns = g.nowarns
		sort.Slice(file.Nowarns, func(i, j int) bool { return file.Nowarns[i].At.Before(file.Nowarns[j].At) })
	}
	g.diags = append(g.diags, g.lookAlikes(g.others)...)
	return file, tidy(g.diags)
}

// confined are the lexical errors that hide nothing of the text behind them.
var confined = map[source.Code]bool{IllegalCharacter: true, BadEscape: true, BadNumber: true}

// Expr parses one expression of JML.
func Expr(src *source.File) (ast.Expr, []*source.Diagnostic) {
	g := begin(src, Limits{})
	defer g.end()
	g.readText()
	s := scanner{text: g.text, end: len(g.text), jml: true, fault: g.fault}
	s.run()
	g.toks, g.inJML, g.javaEnd = s.toks, true, -1
	g.matchBrackets(0)
	lexical := len(g.diags) > 0
	l := g.stream(0, len(g.toks))
	x, err := g.expr(l)
	if err == nil && l.Peek().Type != lexer.EOF {
		err = g.unexpected(l.Peek(), "the end of the expression")
	}
	if err != nil {
		if !lexical {
			g.syntax(err)
		}
		return nil, tidy(g.diags)
	}
	g.diags = append(g.diags, checkExpr(x)...)
	return x, tidy(g.diags)
}

// tidy sorts diagnostics and drops repetitions.
func tidy(ds []*source.Diagnostic) []*source.Diagnostic {
	source.Sort(ds)
	var out []*source.Diagnostic
	for _, d := range ds {
		if n := len(out); n > 0 && out[n-1].Span == d.Span && out[n-1].Message == d.Message {
			continue
		}
		out = append(out, d)
	}
	return out
}

// participleWant reads what participle expected out of its message.
func participleWant(err error) string {
	var u *participle.UnexpectedTokenError
	if !errors.As(err, &u) {
		return ""
	}
	msg := u.Message()
	i := strings.Index(msg, "(expected ")
	if i < 0 {
		return ""
	}
	return strings.ReplaceAll(strings.TrimSuffix(msg[i+len("(expected "):], ")"), `"<" "-"`, `"<-"`)
}

func sortedKeys[V any](m map[int]V) []int {
	keys := make([]int, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Ints(keys)
	return keys
}
