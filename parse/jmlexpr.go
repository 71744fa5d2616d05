package parse

import (
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

var quantifiers = map[string]bool{`\forall`: true, `\exists`: true, `\sum`: true, `\product`: true, `\min`: true, `\max`: true, `\num_of`: true,
	`\choose`: true, `\infinite_union`: true}

// jmlArgs says what a JML function takes between its parentheses.
type jmlArgs uint8

const (
	argNone    jmlArgs = iota // no parentheses
	argExprs                  // expressions
	argTypes                  // types
	argLocs                   // sets of locations
	argMethods                // names of methods
)

// jmlFunctions are the backslash words of expressions that have no node of
// their own, besides \result, \old, \pre, \reach and the quantifiers.
var jmlFunctions = map[string]jmlArgs{
	`\fresh`: argExprs, `\nonnullelements`: argExprs, `\typeof`: argExprs, `\elemtype`: argExprs, `\type`: argTypes,
	`\not_modified`: argLocs, `\not_assigned`: argLocs, `\only_assigned`: argLocs, `\only_accessed`: argLocs,
	`\only_captured`: argLocs, `\only_called`: argMethods, `\invariant_for`: argExprs, `\static_invariant_for`: argTypes,
	`\is_initialized`: argTypes, `\lockset`: argNone, `\max`: argExprs, `\min`: argExprs, `\duration`: argExprs, `\space`: argExprs,
	`\working_space`: argExprs, `\java_math`: argExprs, `\safe_math`: argExprs, `\bigint_math`: argExprs,
	`\count`: argNone, `\index`: argNone, `\values`: argNone, `\exception`: argNone, `\inv`: argNone, `\same`: argNone,
	`\key`: argExprs, `\nonnull`: argExprs, `\distinct`: argExprs, `\nothing`: argNone, `\everything`: argNone, `\strictly_nothing`: argNone, `\less_than_nothing`: argNone,
	`\savelocation`: argExprs, `\transactionUpdated`: argExprs, `\backup`: argExprs, `\permission`: argExprs, `\transient`: argExprs,

	`\empty`: argNone, `\singleton`: argLocs, `\locset`: argLocs, `\set_union`: argLocs, `\set_minus`: argLocs, `\intersect`: argLocs,
	`\disjoint`: argLocs, `\subset`: argLocs, `\new_elems_fresh`: argExprs, `\all_fields`: argExprs, `\all_objects`: argExprs,
	`\storeref`: argLocs, `\reach_locs`: argExprs, `\reachLocs`: argExprs,

	`\seq_empty`: argNone, `\seq_singleton`: argExprs, `\seq_concat`: argExprs, `\seq_get`: argExprs, `\seq_length`: argExprs,
	`\seq_sub`: argExprs, `\seq_reverse`: argExprs, `\seq_put`: argExprs, `\seq_upd`: argExprs, `\seq_swap`: argExprs,
	`\seq_remove`: argExprs, `\indexOf`: argExprs, `\seq`: argExprs, `\array2seq`: argExprs,
}

// jmlPrimary parses what begins with a backslash word.
func (g *grammar) jmlPrimary(l *lexer.PeekingLexer) (ast.Expr, error) {
	k := l.Peek()
	from := k.Pos.Line
	w := k.Value
	if _, function := jmlFunctions[w]; jmlTypes[w] && !(g.is(from+1, "(") && function) {
		t, err := g.typ(l)
		if err != nil {
			return nil, err
		}
		return &ast.TypeName{Loc: g.locTo(from, l), Type: t}, nil
	}
	switch w {
	case `\result`:
		l.Next()
		return &ast.Result{Loc: g.tokenLoc(k)}, nil
	case `\old`, `\pre`, `\past`, `\before`:
		return g.old(l)
	case `\reach`:
		return g.reach(l)
	}
	shape, ok := jmlFunctions[w]
	if !ok && strings.HasPrefix(w, `\dl_`) {
		shape, ok = argExprs, true
		if !g.is(from+1, "(") {
			shape = argNone
		}
	}
	if !ok {
		if quantifiers[w] {
			return nil, unparenthesizedError(k, "a quantified expression stands in parentheses of its own, unless it is a whole predicate, the body of another, the last operand of a connective, or what ! or \\old is applied to")
		}
		return nil, g.unknownWord(k)
	}
	l.Next()
	n := &ast.JMLCall{Name: w}
	var err error
	switch shape {
	case argExprs:
		n.Args, err = g.args(l)
	case argTypes:
		n.Types, err = g.parenTypes(l)
	case argLocs:
		n.Locs, err = g.locations(l)
	case argMethods:
		n.Methods, err = g.methodNames(l)
	}
	if err != nil {
		return nil, err
	}
	n.Loc = g.locTo(from, l)
	return n, nil
}

// unknownWord is the error that a backslash word does not exist.
func (g *grammar) unknownWord(k *lexer.Token) error {
	msg := "JML has no " + k.Value
	if s := nearestWord(k.Value, jmlWordList); s != "" {
		msg += "; did you mean " + s + "?"
	}
	return &syntaxError{tok: k, code: UnknownWord, msg: msg}
}

func (g *grammar) parenTypes(l *lexer.PeekingLexer) ([]ast.TypeExpr, error) {
	if err := g.expect(l, "("); err != nil {
		return nil, err
	}
	var out []ast.TypeExpr
	for {
		t, err := g.mustType(l)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
		if l.Peek().Value != "," {
			return out, g.expect(l, ")")
		}
		l.Next()
	}
}

// methodNames parses (m, this.m, T.m, m(int, T), new T), or (\nothing).
func (g *grammar) methodNames(l *lexer.PeekingLexer) ([]string, error) {
	if err := g.expect(l, "("); err != nil {
		return nil, err
	}
	if l.Peek().Value == `\nothing` {
		l.Next()
		return nil, g.expect(l, ")")
	}
	var names []string
	for {
		name := ""
		if l.Peek().Value == "new" {
			l.Next()
			name = "new "
		}
		for {
			k := l.Peek()
			if k.Type != tIdent && k.Value != "this" && k.Value != "super" {
				return nil, g.unexpected(k, "the name of a method")
			}
			name += l.Next().Value
			if l.Peek().Value != "." {
				break
			}
			name += l.Next().Value
		}
		if from := at(l); g.is(from, "(") {
			if g.is(from+1, ")") {
				skip(l, 2)
			} else if _, err := g.parenTypes(l); err != nil {
				return nil, err
			}
			for _, k := range g.toks[from:at(l)] {
				name += k.Value
			}
		}
		names = append(names, name)
		if l.Peek().Value != "," {
			return names, g.expect(l, ")")
		}
		l.Next()
	}
}

// stateWords are JML's own labels, which may have a backslash.
var stateWords = wordSet(`\Pre`, `\Old`, `\Here`, `\LoopInit`, `\LoopBodyBegin`)

// old parses \old(x[, label]), \past(x[, label]), \pre(x) and \before(x).
func (g *grammar) old(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	word := l.Next().Value
	n := &ast.Old{Pre: word == `\pre` || word == `\past`, Before: word == `\before`}
	if err := g.expect(l, "("); err != nil {
		return nil, err
	}
	var err error
	if n.X, err = g.quantifiedPart(l, false); err != nil {
		return nil, err
	}
	if l.Peek().Value == "," && word != `\pre` && !n.Before {
		l.Next()
		k := l.Peek()
		if k.Type != tIdent && !stateWords[k.Value] {
			return nil, g.unexpected(k, "a label")
		}
		l.Next()
		n.Label = g.name(k)
	}
	if err := g.expect(l, ")"); err != nil {
		return nil, err
	}
	n.Loc = g.locTo(from, l)
	return n, nil
}

// reach parses \reach(x), \reach(x, T), \reach(x, T, f), with f + g or [f, g]
// for several fields.
func (g *grammar) reach(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	l.Next()
	if err := g.expect(l, "("); err != nil {
		return nil, err
	}
	n := &ast.Reach{}
	var err error
	if n.X, err = g.expr(l); err != nil {
		return nil, err
	}
	if l.Peek().Value == "," {
		l.Next()
		if n.Type, err = g.mustType(l); err != nil {
			return nil, err
		}
		if l.Peek().Value == "," {
			l.Next()
			if n.Fields, err = g.reachFields(l); err != nil {
				return nil, err
			}
			if k := l.Peek(); k.Value == "," {
				return nil, &syntaxError{tok: k, msg: `\reach takes its fields as one argument`, remedy: "write left + right, or [left, right]"}
			}
		}
	}
	if err := g.expect(l, ")"); err != nil {
		return nil, err
	}
	n.Loc = g.locTo(from, l)
	return n, nil
}

func (g *grammar) reachFields(l *lexer.PeekingLexer) ([]ast.Expr, error) {
	sep, end := "+", ""
	switch l.Peek().Value {
	case "[":
		l.Next()
		sep, end = ",", "]"
	case "{":
		l.Next()
		sep, end = ",", "}"
	}
	var out []ast.Expr
	for {
		x, err := g.qualifiedName(l)
		if err != nil {
			return nil, err
		}
		out = append(out, x)
		if l.Peek().Value != sep {
			break
		}
		l.Next()
	}
	if end != "" {
		return out, g.expect(l, end)
	}
	return out, nil
}

// qualifiedName parses a.b.c as an expression.
func (g *grammar) qualifiedName(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	var x ast.Expr
	for {
		k := l.Peek()
		if k.Type != tIdent && !(x == nil && k.Value == "this") {
			return nil, g.unexpected(k, "the name of a field")
		}
		l.Next()
		switch {
		case x != nil:
			x = &ast.Select{Loc: g.locTo(from, l), X: x, Name: g.name(k)}
		case k.Value == "this":
			x = &ast.This{Loc: g.tokenLoc(k)}
		default:
			x = &ast.Ident{Loc: g.tokenLoc(k), Name: k.Value}
		}
		if l.Peek().Value != "." {
			return x, nil
		}
		l.Next()
	}
}

// startsQuantified reports whether a declaration stands at i, behind a
// quantifier's word, rather than the arguments of \min or \max.
func (g *grammar) startsQuantified(i int) bool { return !g.is(i, "(") }

// quantified parses (\forall T x, y; range; body).
func (g *grammar) quantified(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	l.Next()
	q := &ast.Quantified{Kind: l.Next().Value}
	if err := g.quantifiedParts(l, q, false); err != nil {
		return nil, err
	}
	if k := l.Peek(); k.Value == "," && q.Range == nil {
		return nil, &syntaxError{tok: k, msg: `unexpected ","`, remedy: "a semicolon stands between the range and the body"}
	}
	if err := g.expect(l, ")"); err != nil {
		return nil, err
	}
	q.Loc = g.locTo(from, l)
	return q, nil
}

// quantifiedParts parses what follows the word: T x, y; range; body. Where it is open, a
// semicolon behind the first part may be that of the clause.
func (g *grammar) quantifiedParts(l *lexer.PeekingLexer, q *ast.Quantified, open bool) error {
	k := &g.toks[at(l)-1]
	var err error
	if q.Vars, err = g.quantVars(l); err != nil {
		return err
	}
	if err = g.expect(l, ";"); err != nil {
		return err
	}
	if l.Peek().Value != ";" {
		if q.Body, err = g.quantifiedPart(l, true); err != nil {
			return err
		}
	}
	if l.Peek().Value == ";" {
		if open {
			if ends, err := g.endsClause(at(l), k); ends || err != nil {
				return err
			}
		}
		l.Next()
		q.Range = q.Body
		q.Body, err = g.quantifiedPart(l, false)
	}
	return err
}

// quantifiedPart parses the range or the body of a quantifier, or the argument of \old;
// first: there may be another part behind it.
func (g *grammar) quantifiedPart(l *lexer.PeekingLexer, first bool) (ast.Expr, error) {
	outer := g.firstPart
	g.firstPart = first
	defer func() { g.firstPart = outer }()
	if g.isOpenQuantifier(at(l)) {
		return g.unparenthesized(l, 0)
	}
	return g.expr(l)
}

// quantVars parses `[modifiers] T x, y[]`.
func (g *grammar) quantVars(l *lexer.PeekingLexer) ([]*ast.QuantVar, error) {
	ms, err := g.modifiers(l)
	if err != nil {
		return nil, err
	}
	t, err := g.mustType(l)
	if err != nil {
		return nil, err
	}
	mods := g.convModifiers(ms)
	var out []*ast.QuantVar
	for {
		k := l.Peek()
		from := at(l)
		if k.Type != tIdent {
			if len(out) > 0 && g.startsPrimitive(at(l)) {
				return nil, secondType(k)
			}
			if len(out) > 0 {
				return nil, commaInQuantifier(k, out)
			}
			return nil, g.unexpected(k, "the name of a variable")
		}
		l.Next()
		d, err := g.dims(l)
		if err != nil {
			return nil, err
		}
		if len(out) > 0 && l.Peek().Type == tIdent {
			return nil, secondType(k)
		}
		if v := l.Peek().Value; len(out) > 0 && v != "," && v != ";" {
			return nil, commaInQuantifier(k, out)
		}
		out = append(out, &ast.QuantVar{Loc: g.locTo(from, l), Modifiers: mods, Type: d.wrap(t, ast.Loc{At: t.Span()}), Name: g.name(k)})
		if l.Peek().Value != "," {
			return out, nil
		}
		l.Next()
	}
}

// commaInQuantifier is the error that a comma stands behind the variables of a quantifier.
func commaInQuantifier(k *lexer.Token, vars []*ast.QuantVar) error {
	return &syntaxError{tok: k, msg: "unexpected " + describe(k) + ", expected the name of a variable",
		remedy: "a semicolon stands in front of the range and in front of the body: (\\forall T " + vars[0].Name.Text + "; range; body)"}
}

// secondType is the error that the variables of a quantifier have a type each.
func secondType(k *lexer.Token) error {
	return &syntaxError{tok: k, msg: "the variables of one quantified expression have one type, which is named once",
		remedy: `write (\forall int i, j; …), or one inside of the other for two types: (\forall int i; …; (\forall Node n; …; …))`}
}

// label parses (\lblpos name x).
func (g *grammar) label(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	l.Next()
	n := &ast.JMLCall{Name: l.Next().Value}
	k := l.Peek()
	if k.Type != tIdent {
		return nil, g.unexpected(k, "a label")
	}
	l.Next()
	x, err := g.expr(l)
	if err != nil {
		return nil, err
	}
	if err := g.expect(l, ")"); err != nil {
		return nil, err
	}
	n.Args = []ast.Expr{&ast.Ident{Loc: g.tokenLoc(k), Name: k.Value}, x}
	n.Loc = g.locTo(from, l)
	return n, nil
}

// setComprehension parses the rest of `new JMLObjectSet { T x | p }`.
func (g *grammar) setComprehension(l *lexer.PeekingLexer, from int, t ast.TypeExpr) (ast.Expr, error) {
	l.Next()
	n := &ast.SetComp{Type: t}
	vars, err := g.quantVars(l)
	if err != nil {
		return nil, err
	}
	if len(vars) != 1 {
		return nil, g.unexpected(l.Peek(), `"|"`)
	}
	n.Var = vars[0]
	if err := g.expect(l, "|"); err != nil {
		return nil, err
	}
	if n.X, err = g.expr(l); err != nil {
		return nil, err
	}
	if err := g.expect(l, "}"); err != nil {
		return nil, err
	}
	n.Loc = g.locTo(from, l)
	return n, nil
}
