package parse

import (
	"sort"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// clauseShape is what stands behind a clause's keyword: one production each.
type clauseShape uint8

const (
	shapeNone clauseShape = iota
	shapePredicate
	shapeSignals
	shapeSignalsOnly
	shapeLocations
	shapeRepresents
	shapeSet
	shapeEnd
	shapeWord // like shapeEnd; the semicolon may be missing
	shapeAssert
	shapeMeasure
	shapeConstraint
	shapeMaps
	shapeAccess
	shapeJump
	shapeText
)

// clauseRole is what a clause belongs to.
type clauseRole uint8

const (
	noClauseRole clauseRole = iota
	specClause              // a method
	classClause
	stmtClause
	loopClause
)

type clauseWord struct {
	kind  ast.ClauseKind
	shape clauseShape
	role  clauseRole
}

// clauseWords are the keywords of clauses; each may end in `_redundantly`.
var clauseWords = map[string]clauseWord{
	"requires": {ast.Requires, shapePredicate, specClause}, "pre": {ast.Requires, shapePredicate, specClause},
	"ensures": {ast.Ensures, shapePredicate, specClause}, "post": {ast.Ensures, shapePredicate, specClause},
	"signals": {ast.Signals, shapeSignals, specClause}, "exsures": {ast.Signals, shapeSignals, specClause},
	"signals_only": {ast.SignalsOnly, shapeSignalsOnly, specClause},
	"assignable":   {ast.Assignable, shapeLocations, specClause}, "modifies": {ast.Assignable, shapeLocations, specClause},
	"modifiable": {ast.Assignable, shapeLocations, specClause}, "assigns": {ast.Assignable, shapeLocations, specClause},
	"writes":     {ast.Assignable, shapeLocations, specClause},
	"accessible": {ast.Accessible, shapeLocations, specClause}, "reads": {ast.Accessible, shapeLocations, specClause},
	"diverges": {ast.Diverges, shapePredicate, specClause}, "measured_by": {ast.MeasuredBy, shapeMeasure, specClause},
	"when":     {"when", shapePredicate, specClause},
	"duration": {"duration", shapeText, specClause}, "working_space": {"working_space", shapeText, specClause},
	"callable": {"callable", shapeText, specClause}, "captures": {"captures", shapeText, specClause},
	"breaks": {ast.Breaks, shapeJump, specClause}, "continues": {ast.Continues, shapeJump, specClause}, "returns": {ast.Returns, shapeJump, specClause},
	"determines": {"determines", shapeText, specClause}, "separates": {"separates", shapeText, specClause},
	"requires_free": {ast.Requires, shapePredicate, specClause}, "ensures_free": {ast.Ensures, shapePredicate, specClause},
	"assignable_free": {ast.Assignable, shapeLocations, specClause}, "signals_free": {ast.Signals, shapeSignals, specClause},

	"invariant": {ast.Invariant, shapePredicate, classClause}, "constraint": {ast.Constraint, shapeConstraint, classClause},
	"initially": {ast.Initially, shapePredicate, classClause}, "axiom": {ast.Axiom, shapePredicate, classClause},
	"represents": {ast.Represents, shapeRepresents, classClause},
	"in":         {"in", shapeText, classClause}, "maps": {"maps", shapeMaps, classClause},
	"readable": {ast.Readable, shapeAccess, classClause}, "writable": {ast.Writable, shapeAccess, classClause},
	"monitors_for": {"monitors_for", shapeText, classClause}, "depends": {"depends", shapeText, classClause},

	"assert": {ast.Assert, shapeAssert, stmtClause}, "assume": {ast.Assume, shapeAssert, stmtClause},
	"set": {ast.Set, shapeSet, stmtClause}, "debug": {ast.Debug, shapeSet, stmtClause},
	"unreachable": {ast.Unreachable, shapeEnd, stmtClause}, "reachable": {ast.Reachable, shapeWord, stmtClause},
	"hence_by": {ast.Assert, shapePredicate, stmtClause}, "check": {ast.Assert, shapeAssert, stmtClause},
	"halt": {ast.Halt, shapeWord, stmtClause}, "begin": {"begin", shapeWord, stmtClause}, "end": {"end", shapeWord, stmtClause},
	"show": {ast.Debug, shapeText, stmtClause}, "use": {"use", shapeText, stmtClause},

	"loop_invariant": {ast.LoopInvariant, shapePredicate, loopClause}, "maintaining": {ast.LoopInvariant, shapePredicate, loopClause},
	"loop_invariant_free": {ast.LoopInvariant, shapePredicate, loopClause}, "maintaining_free": {ast.LoopInvariant, shapePredicate, loopClause},
	"decreases": {ast.Decreases, shapeMeasure, loopClause}, "decreasing": {ast.Decreases, shapeMeasure, loopClause},
	"loop_variant": {ast.Decreases, shapeMeasure, loopClause}, "loop_decreases": {ast.Decreases, shapeMeasure, loopClause},
	"loop_modifies": {ast.LoopModifies, shapeLocations, loopClause}, "loop_assignable": {ast.LoopModifies, shapeLocations, loopClause},
	"loop_assigns": {ast.LoopModifies, shapeLocations, loopClause}, "loop_writes": {ast.LoopModifies, shapeLocations, loopClause},
}

// behaviorWords begin a specification case.
var behaviorWords = map[string]ast.Behavior{
	"behavior": ast.GeneralBehavior, "behaviour": ast.GeneralBehavior,
	"normal_behavior": ast.NormalBehavior, "normal_behaviour": ast.NormalBehavior,
	"exceptional_behavior": ast.ExceptionalBehavior, "exceptional_behaviour": ast.ExceptionalBehavior,
	"return_behavior": ast.ReturnBehavior, "return_behaviour": ast.ReturnBehavior,
	"break_behavior": ast.BreakBehavior, "break_behaviour": ast.BreakBehavior,
	"continue_behavior": ast.ContinueBehavior, "continue_behaviour": ast.ContinueBehavior,
	"model_behavior": ast.GeneralBehavior, "model_behaviour": ast.GeneralBehavior,
	"feasible_behavior": ast.GeneralBehavior, "feasible_behaviour": ast.GeneralBehavior,
	"example": ast.GeneralBehavior, "normal_example": ast.NormalBehavior, "exceptional_example": ast.ExceptionalBehavior,
}

// specWords begin or join parts of a method specification.
var specWords = wordSet("also", "implies_that", "for_example", "forall", "old", "model_program")

// annotationWords is all that can begin something in an annotation, for
// suggestions; jmlWordList is the backslash words of expressions.
var annotationWords, jmlWordList = func() (words, back []string) {
	for w, c := range clauseWords {
		words = append(words, w)
		if c.shape == shapePredicate {
			words = append(words, w+redundantly)
		}
	}
	for w := range behaviorWords {
		words = append(words, w)
	}
	for w := range specWords {
		words = append(words, w)
	}
	for w := range jmlModifiers {
		words = append(words, w)
	}
	for _, w := range []string{"public", "private", "protected", "static", "final"} {
		words = append(words, w)
	}
	for w := range jmlFunctions {
		back = append(back, w)
	}
	for w := range quantifiers {
		back = append(back, w)
	}
	for w := range jmlTypes {
		back = append(back, w)
	}
	back = append(back, `\result`, `\old`, `\pre`, `\past`, `\before`, `\let`, `\lbl`, `\lblpos`, `\lblneg`, `\seq_def`, `\bsum`, `\bprod`, `\reach`, `\not_specified`, `\such_that`)
	sort.Strings(words)
	sort.Strings(back)
	return words, back
}()

const redundantly = "_redundantly"

// base is a clause's keyword without `_redundantly`.
func base(word string) string { return strings.TrimSuffix(word, redundantly) }

// manualWords are words of the JML reference manual that begin nothing here.
var manualWords = wordSet("abrupt_behavior", "abrupt_behaviour", "choose", "choose_if", "or", "constructor", "field", "method", "initializer", "static_initializer")

// startsClause reports whether word may begin something new in an annotation.
func startsClause(word string) bool {
	_, behavior := behaviorWords[word]
	return clauseWords[base(word)].shape != shapeNone || behavior || specWords[word]
}

// clauseHead is a clause up to its keyword.
type clauseHead struct {
	clause *ast.Clause
	word   clauseWord
}

// clause parses a clause with the modifiers in front of it.
func (g *grammar) clause(l *lexer.PeekingLexer) (*ast.Clause, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from := at(l)
	ms, err := g.modifiers(l)
	if err != nil {
		return nil, err
	}
	k := l.Peek()
	h := &clauseHead{clause: &ast.Clause{Keyword: g.name(k), Redundantly: strings.HasSuffix(k.Value, redundantly)}, word: clauseWords[base(k.Value)]}
	h.clause.Kind = h.word.kind
	if m := g.convModifiers(ms); !isEmpty(m) {
		h.clause.Modifiers = m
	}
	h.clause.Free = strings.HasSuffix(k.Value, "_free")
	g.first = at(l)
	l.Next()
	if err := g.heaps(l, h.clause); err != nil {
		return nil, err
	}
	if h.word.shape == shapeJump {
		g.jumpLabel(l, h.clause)
	}
	shape := h.word.shape
	if h.clause.Kind == ast.Accessible && g.hasColon(at(l)) {
		shape = shapeText // KeY's accessible x: locations
	}
	c, err := g.clauses[shape](h, l)
	if err != nil {
		return nil, err
	}
	c.Loc = g.locTo(from, l)
	return c, nil
}

// heaps parses KeY's `<heap>` behind a keyword.
func (g *grammar) heaps(l *lexer.PeekingLexer, c *ast.Clause) error {
	for l.Peek().Value == "<" && (c.Kind == ast.Requires || c.Kind == ast.Ensures || c.Kind == ast.Assignable || c.Kind == ast.Accessible) {
		l.Next()
		k := l.Peek()
		if k.Type != tIdent {
			return g.unexpected(k, "the name of a heap")
		}
		l.Next()
		c.Heaps = append(c.Heaps, g.name(k))
		if err := g.expect(l, ">"); err != nil {
			return err
		}
	}
	return nil
}

// jumpLabel parses the label of a jump, `(l)`, `->(l)`, or `()` for none, in front of the
// predicate. What is alone in parentheses is a label.
func (g *grammar) jumpLabel(l *lexer.PeekingLexer, c *ast.Clause) {
	if c.Kind == ast.Returns {
		return
	}
	i := at(l)
	if g.is(i, "->") {
		i++
	}
	switch {
	case g.is(i, "(") && g.is(i+1, ")"):
		skip(l, i+2-at(l))
	case g.is(i, "(") && g.isIdent(i+1) && g.is(i+2, ")") && (g.is(i+3, ";") || startsExpr(&g.toks[i+3]) && !g.is(i+3, "+") && !g.is(i+3, "-")):
		c.Name = g.name(&g.toks[i+1])
		skip(l, i+3-at(l))
	}
}

// hasColon reports whether a colon stands in the clause whose inside begins at i.
func (g *grammar) hasColon(i int) bool {
	for ; !g.is(i, ";") && g.toks[i].Type != lexer.EOF; i++ {
		if g.is(i, ":") {
			return true
		}
	}
	return false
}

// predicate is an expression or one of the words that stand for one.
type predicate struct {
	x                  ast.Expr
	same, notSpecified bool
}

func (p *predicate) predicate() *predicate { return p }

func (g *grammar) parsePredicate(l *lexer.PeekingLexer) (jmlPredicate, error) {
	switch k := l.Peek(); {
	case k.Value == `\not_specified`:
		l.Next()
		return &predicate{notSpecified: true}, nil
	case k.Value == `\same`:
		l.Next()
		return &predicate{same: true}, nil
	case g.isOpenQuantifier(at(l)):
		x, err := g.unparenthesized(l, 0)
		if err != nil {
			return nil, err
		}
		return &predicate{x: x}, nil
	case !startsExpr(k):
		return nil, g.noMatch(l, "an expression")
	}
	x, err := g.expr(l)
	if err != nil {
		return nil, err
	}
	return &predicate{x: x}, nil
}

func (h *clauseHead) with(p jmlPredicate) *ast.Clause {
	if p != nil {
		v := p.predicate()
		h.clause.X, h.clause.Same, h.clause.NotSpecified = v.x, v.same, v.notSpecified
	}
	return h.clause
}

func (g *grammar) convPredicate(h *clauseHead, c *predicateClause) *ast.Clause { return h.with(c.X) }

func (g *grammar) convJump(h *clauseHead, c *jumpClause) *ast.Clause { return h.with(c.X) }

func (g *grammar) convAssertClause(h *clauseHead, c *assertClause) *ast.Clause {
	h.clause.Y = c.Message
	return h.with(c.X)
}

func (g *grammar) convMeasure(h *clauseHead, c *measureClause) *ast.Clause {
	h.clause.Y, h.clause.More = c.When, c.More
	return h.with(c.X)
}

func (g *grammar) convConstraint(h *clauseHead, c *constraintClause) *ast.Clause {
	if c.For != nil {
		h.clause.Text = c.For.text().s
	}
	return h.with(c.X)
}

func (g *grammar) convSignals(h *clauseHead, c *signalsClause) *ast.Clause {
	h.clause.Types = []ast.TypeExpr{c.Type}
	h.clause.Name = g.nameOpt(&c.Name)
	return h.with(c.X)
}

func (g *grammar) convSignalsOnly(h *clauseHead, c *signalsOnlyClause) *ast.Clause {
	h.clause.Types = c.Types
	h.clause.NotSpecified = c.Keyword.Value == `\not_specified`
	return h.clause
}

func (g *grammar) convLocations(h *clauseHead, c *locationsClause) *ast.Clause {
	for _, s := range c.Locs {
		r := s.storeRef().ref
		h.clause.Locs = append(h.clause.Locs, r)
		if r.Keyword == `\not_specified` {
			h.clause.NotSpecified = true
		}
	}
	return h.clause
}

func (g *grammar) convMaps(h *clauseHead, c *mapsClause) *ast.Clause {
	h.clause.Locs = []*ast.StoreRef{c.Loc.storeRef().ref}
	h.clause.Text = c.Groups.text().s
	return h.clause
}

func (g *grammar) convRepresents(h *clauseHead, c *representsClause) *ast.Clause {
	h.clause.X, h.clause.SuchThat = c.X, c.SuchThat.Value == `\such_that`
	p := c.Y.value()
	h.clause.Y, h.clause.NotSpecified, h.clause.Same = p.x, p.notSpecified, p.same
	return h.clause
}

func (p *predicate) value() *predicate { return p }

// parseValue parses what a represents clause says. Locations are the set of them:
// `a, a[*]` is `\locset(a, a[*])`.
func (g *grammar) parseValue(l *lexer.PeekingLexer) (jmlValue, error) {
	from := at(l)
	if !g.namesLocations(from) {
		p, err := g.parsePredicate(l)
		if err != nil {
			return nil, err
		}
		return p.predicate(), nil
	}
	set := &ast.JMLCall{Name: `\locset`}
	for {
		r, err := g.parseStoreRef(l)
		if err != nil {
			return nil, err
		}
		set.Locs = append(set.Locs, r.storeRef().ref)
		if l.Peek().Value != "," {
			break
		}
		l.Next()
	}
	set.Loc = g.locTo(from, l)
	return &predicate{x: set}, nil
}

// namesLocations reports whether the clause that goes on at i lists locations, or names one
// that is no expression.
func (g *grammar) namesLocations(i int) bool {
	for ; g.toks[i].Type != lexer.EOF && !g.is(i, ";"); i++ {
		switch {
		case g.is(i, ","), g.is(i, ".") && g.is(i+1, "*"), g.is(i, "[") && g.isRange(i):
			return true
		}
		if m := int(g.match[i]); m > i {
			i = m
		}
	}
	return false
}

func (g *grammar) convAccess(h *clauseHead, c *accessClause) *ast.Clause {
	h.clause.X = c.X
	p := c.If.predicate()
	h.clause.Y, h.clause.NotSpecified, h.clause.Same = p.x, p.notSpecified, p.same
	return h.clause
}

func (g *grammar) convSet(h *clauseHead, c *setClause) *ast.Clause {
	h.clause.X = c.X
	if h.clause.Kind == ast.Set {
		h.clause.X = assigned(c.X)
	}
	return h.clause
}

// assigned is what a set statement says as a simple assignment: set n += e; sets n = n + e.
func assigned(x ast.Expr) ast.Expr {
	to := func(at ast.Loc, x ast.Expr, op string, y ast.Expr) ast.Expr {
		return &ast.Assign{Loc: at, Op: "=", X: x, Y: &ast.Binary{Loc: at, Op: op, OpLoc: at, X: ast.Clone(x).(ast.Expr), Y: y}}
	}
	switch x := x.(type) {
	case *ast.Assign:
		if x.Op != "=" {
			return to(x.Loc, x.X, strings.TrimSuffix(x.Op, "="), x.Y)
		}
	case *ast.IncDec:
		return to(x.Loc, x.X, x.Op[:1], &ast.Literal{Loc: x.Loc, Kind: ast.IntLit, Text: "1"})
	}
	return x
}

func (g *grammar) convEnd(h *clauseHead, _ *endClause) *ast.Clause { return h.clause }

func (g *grammar) convWord(h *clauseHead, _ *wordClause) *ast.Clause { return h.clause }

func (g *grammar) convText(h *clauseHead, c *textClause) *ast.Clause {
	h.clause.Text = c.Text.text().s
	return h.clause
}

// parseTarget is the field that a represents, readable or writable clause begins with.
func (g *grammar) parseTarget(l *lexer.PeekingLexer) (jmlTarget, error) {
	if !startsExpr(l.Peek()) {
		return nil, g.noMatch(l, "the name of a field")
	}
	return g.primary(l)
}

// rawText is the text of a clause that inspect does not use.
type rawText struct{ s string }

func (t *rawText) text() *rawText { return t }

func (g *grammar) parseClauseText(l *lexer.PeekingLexer) (jmlText, error) {
	from := at(l)
	for l.Peek().Value != ";" {
		if l.Peek().Type == lexer.EOF {
			return nil, g.unexpected(l.Peek(), `";"`)
		}
		if i := at(l); i > from && startsClause(l.Peek().Value) && g.isNewLine(i) {
			return nil, g.unexpected(l.Peek(), `";"`)
		}
		l.Next()
	}
	if at(l) == from {
		return nil, g.unexpected(l.Peek(), "the text of the clause")
	}
	return &rawText{strings.Join(strings.Fields(g.text[g.toks[from].Pos.Offset:tokenEnd(&g.toks[at(l)-1])]), " ")}, nil
}

// storeRef is one location of a frame.
type storeRef struct{ ref *ast.StoreRef }

func (s *storeRef) storeRef() *storeRef { return s }

// storeKeywords stand for locations.
var storeKeywords = wordSet(`\nothing`, `\everything`, `\not_specified`, `\strictly_nothing`, `\strictly_everything`, `\less_than_nothing`)

func (g *grammar) parseStoreRef(l *lexer.PeekingLexer) (jmlLocation, error) {
	k := l.Peek()
	from := at(l)
	r := &ast.StoreRef{}
	switch {
	case storeKeywords[k.Value]:
		l.Next()
		if r.Keyword = k.Value; k.Value == `\less_than_nothing` { // KeY's word for it
			r.Keyword = `\strictly_nothing`
		}
	case !startsExpr(k):
		return nil, g.noMatch(l, "a location")
	default:
		outer := g.inStoreRef
		g.inStoreRef = true
		x, err := g.primary(l)
		g.inStoreRef = outer
		if err != nil {
			return nil, err
		}
		r.X = x
		if err := g.storeRefEnd(l, r); err != nil {
			return nil, err
		}
	}
	r.Loc = g.locTo(from, l)
	return &storeRef{r}, nil
}

// storeRefEnd parses `.*`, `[*]` and `[lo..hi]`, of which each end may be missing.
func (g *grammar) storeRefEnd(l *lexer.PeekingLexer, r *ast.StoreRef) error {
	switch l.Peek().Value {
	case ".":
		l.Next()
		l.Next() // suffixes has seen the *
		r.Fields = true
	case "[":
		l.Next()
		if l.Peek().Value == "*" {
			l.Next()
			r.Elements = true
			return g.expect(l, "]")
		}
		var err error
		if l.Peek().Value != ".." {
			if r.Lo, err = g.expr(l); err != nil {
				return err
			}
		}
		if err = g.expect(l, ".."); err != nil {
			return err
		}
		if l.Peek().Value != "]" {
			if r.Hi, err = g.expr(l); err != nil {
				return err
			}
		}
		r.Elements = r.Lo == nil && r.Hi == nil
		return g.expect(l, "]")
	}
	return nil
}

// isRange reports whether the bracket at i encloses `*` or a range.
func (g *grammar) isRange(i int) bool {
	end := int(g.match[i])
	if g.is(i+1, "*") {
		return true
	}
	for j := i + 1; j < end; j++ {
		if m := int(g.match[j]); m > j {
			j = m
			continue
		}
		if g.is(j, "..") {
			return true
		}
	}
	return false
}

// hasContinuation reports whether more parts of a location follow the bracket at i.
func (g *grammar) hasContinuation(i int) bool {
	end := int(g.match[i])
	return end > i && (g.is(end+1, "[") || g.is(end+1, "."))
}

// elementParts parses elements that more parts of a location follow.
func (g *grammar) elementParts(l *lexer.PeekingLexer, from int, x ast.Expr) (ast.Expr, error) {
	var part ast.StoreRef
	if err := g.storeRefEnd(l, &part); err != nil {
		return nil, err
	}
	return &ast.Each{Loc: g.locTo(from, l), X: x, Lo: part.Lo, Hi: part.Hi}, nil
}

// warnAlso says that a case is taken as if also stood in front of it.
func (g *grammar) warnAlso(at source.Span, word string) {
	d := g.report(MissingAlso, at, "the specification case %s is not joined to the one before by %s; it is taken as if it were", quote(word), quote("also"))
	d.Severity = source.Warning
	d.Remedy = "write also in front of it"
}

func (g *grammar) missingAlso(t *lexer.Token) {
	g.warnAlso(g.tokenLoc(t).At, t.Value)
}
