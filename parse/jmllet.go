package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// let parses (\let T x = e, y = f; body).
func (g *grammar) let(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	l.Next()
	l.Next()
	n := &ast.Let{}
	for {
		v, err := g.letVar(l, n.Vars)
		if err != nil {
			return nil, err
		}
		n.Vars = append(n.Vars, v)
		if l.Peek().Value != "," {
			break
		}
		l.Next()
	}
	if err := g.expect(l, ";"); err != nil {
		return nil, err
	}
	var err error
	if n.Body, err = g.quantifiedPart(l, false); err != nil {
		return nil, err
	}
	if err := g.expect(l, ")"); err != nil {
		return nil, err
	}
	n.Loc = g.locTo(from, l)
	return n, nil
}

// letVar parses `T x = e`, or behind others `y = e` of the same type.
func (g *grammar) letVar(l *lexer.PeekingLexer, before []*ast.LocalVar) (*ast.LocalVar, error) {
	from := at(l)
	ms, err := g.modifiers(l)
	if err != nil {
		return nil, err
	}
	v := &ast.LocalVar{Modifiers: g.convModifiers(ms), JML: true}
	if n := len(before); n > 0 && g.isIdent(at(l)) && g.is(at(l)+1, "=") {
		v.Type = before[n-1].Type
	} else if v.Type, err = g.mustType(l); err != nil {
		return nil, err
	}
	k := l.Peek()
	if k.Type != tIdent {
		return nil, g.unexpected(k, "the name of a variable")
	}
	l.Next()
	v.Name = g.name(k)
	if err := g.expect(l, "="); err != nil {
		return nil, err
	}
	if v.Init, err = g.expr(l); err != nil {
		return nil, err
	}
	v.Loc = g.locTo(from, l)
	return v, nil
}

// spanned are KeY's words for what goes from one number to another: a sequence by its
// elements, and by what else it is written, a sum and a product.
//
//	(\seq_def int i; lo; hi; e)
//	(\bsum int i; lo; hi; e)       (\sum int i; lo <= i && i < hi; e)
var spanned = map[string]string{`\seq_def`: `\seq_def`, `\bsum`: `\sum`, `\bprod`: `\product`}

// between parses such an expression.
func (g *grammar) between(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	l.Next()
	q := &ast.Quantified{Kind: spanned[l.Next().Value]}
	var err error
	if q.Vars, err = g.quantVars(l); err != nil {
		return nil, err
	}
	for _, part := range []*ast.Expr{&q.Lo, &q.Hi, &q.Body} {
		if err = g.expect(l, ";"); err != nil {
			return nil, err
		}
		if *part, err = g.expr(l); err != nil {
			return nil, err
		}
	}
	if err = g.expect(l, ")"); err != nil {
		return nil, err
	}
	q.Loc = g.locTo(from, l)
	if q.Kind != `\seq_def` {
		g.rangeOf(q)
	}
	return q, nil
}

// rangeOf makes a range of the bounds of a quantified expression.
func (g *grammar) rangeOf(q *ast.Quantified) {
	v := q.Vars[0].Name
	compared := func(x ast.Expr, op string, y ast.Expr) ast.Expr {
		return &ast.Binary{Loc: q.Loc, Op: op, OpLoc: q.Loc, X: x, Y: y}
	}
	variable := func() ast.Expr { return &ast.Ident{Loc: v.Loc, Name: v.Text} }
	q.Range = compared(compared(q.Lo, "<=", variable()), "&&", compared(variable(), "<", q.Hi))
	q.Lo, q.Hi = nil, nil
}

// locations parses the store references between parentheses.
func (g *grammar) locations(l *lexer.PeekingLexer) ([]*ast.StoreRef, error) {
	if err := g.expect(l, "("); err != nil {
		return nil, err
	}
	var out []*ast.StoreRef
	for l.Peek().Value != ")" {
		r, err := g.parseStoreRef(l)
		if err != nil {
			return nil, err
		}
		out = append(out, r.storeRef().ref)
		if l.Peek().Value != "," {
			break
		}
		l.Next()
	}
	return out, g.expect(l, ")")
}
