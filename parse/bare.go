package parse

import (
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// Quantified expressions without parentheses of their own.

// isOpenQuantifier reports whether a quantifier without parentheses stands at i.
func (g *grammar) isOpenQuantifier(i int) bool {
	return g.inJML && g.toks[i].Type == tJMLWord && quantifiers[g.toks[i].Value] && g.startsQuantified(i+1)
}

// unparenthesized parses a quantifier without parentheses of its own, as the body of another
// or behind an operator of precedence left; behind `!` the body of the quantifier
// may be a comparison. It reaches to the parenthesis that
// closes what it stands in, or the semicolon of its clause; where the reader could end
// it earlier, it is an error:
//
//	ensures \forall int i; 0 <= i; a[i] == 0;
//	(\forall int i; 0 <= i; \exists int j; 0 <= j; a[i] == b[j])
//	(n > 0 ==> \exists int j; 0 <= j; a[j] == n)
//	ensures !\exists int j; 0 <= j; a[j] == n;
//	(x && \exists int j; p(j); q(j) || y)     // is y in the body?
//	(\forall int i; \exists int j; p(j); q(i)) // is q(i) the body of the first?
func (g *grammar) unparenthesized(l *lexer.PeekingLexer, left int) (ast.Expr, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from, k, first := at(l), l.Peek(), g.firstPart
	open := g.isOpen(from)
	q := &ast.Quantified{Kind: l.Next().Value}
	if err := g.quantifiedParts(l, q, open); err != nil {
		return nil, err
	}
	switch {
	case open && (l.Peek().Type == lexer.EOF || l.Peek().Type == tIdent):
		return nil, g.unexpected(l.Peek(), `";"`)
	case open && l.Peek().Value != ";" || !open && l.Peek().Value != ")":
		return nil, unparenthesizedError(k, "a quantified expression without parentheses of its own reaches to a closing parenthesis or the end of its clause, and neither follows")
	case first && q.Range != nil:
		return nil, unparenthesizedError(k, "this may be read in two ways: what follows the last ; may belong to this quantified expression or to the one around it")
	case left > 0 && loosest(q.Body) <= left:
		return nil, unparenthesizedError(k, "this may be read in two ways: the last operator may stand inside the quantified expression or behind it")
	}
	q.Loc = g.locTo(from, l)
	return q, nil
}

// isOpen reports whether no parenthesis, bracket or brace of its clause is open at i, so
// that what begins there reaches to the semicolon of the clause.
func (g *grammar) isOpen(i int) bool {
	for depth := 0; i > g.first; {
		i--
		switch g.toks[i].Value {
		case ")", "]", "}":
			depth++
		case "(", "[", "{":
			if depth == 0 {
				return g.toks[i].Value == "{"
			}
			depth--
		}
	}
	return true
}

// sureWords begin clauses of which nobody names a variable or method.
var sureWords = wordSet("requires", "ensures", "signals", "exsures", "assignable", "modifies", "modifiable", "assigns", "diverges",
	"invariant", "represents", "assert", "assume", "maintaining", "decreases", "decreasing", "also", "behavior", "behaviour")

// endsClause reports whether the semicolon at i ends a clause, and does not stand between
// the range and the body of a quantified expression: whether behind it stands what begins
// no expression, or a word that begins a clause and no operator behind that. An error at
// the quantifier k says that it may be read in two ways.
func (g *grammar) endsClause(i int, k *lexer.Token) (bool, error) {
	t, next := &g.toks[i+1], &g.toks[min(i+2, len(g.toks)-1)]
	switch {
	case !startsExpr(t) && t.Type != tJMLWord:
		return true, nil
	case t.Type != tIdent:
		return false, nil
	}
	word := base(t.Value)
	if sureWords[word] || strings.Contains(word, "_") && startsClause(word) {
		return true, nil
	}
	switch next.Type {
	case tIdent, tPrim, tJMLWord, tInt, lexer.EOF: // no operator stands between
		return true, nil
	}
	if next.Value == ":" || literalKinds[next.Type] != 0 || next.Value == "!" || next.Value == "@" {
		return true, nil
	}
	if (startsClause(word) || jmlModifiers[word]) && (next.Value == "(" || next.Value == ";" || next.Type == tModifier) {
		return false, unparenthesizedError(k, "this may be read in two ways: "+quote(t.Value)+" may begin a clause or the body of the quantified expression")
	}
	return next.Type == tModifier, nil
}

// loosest is the precedence of the operator that an expression without parentheses
// is made with.
func loosest(x ast.Expr) int {
	switch x := x.(type) {
	case *ast.Binary:
		return precedences[x.Op]
	case *ast.Cond, *ast.Assign:
		return 0
	}
	return 1 << 10
}

func unparenthesizedError(k *lexer.Token, msg string) error {
	return &syntaxError{tok: k, code: QuantifierParentheses, msg: msg, remedy: "write (" + k.Value + " …; …)"}
}
