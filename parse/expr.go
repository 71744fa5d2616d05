package parse

import (
	"fmt"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// parseExpr is the production of expressions.
func (g *grammar) parseExpr(l *lexer.PeekingLexer) (ast.Expr, error) {
	if !startsExpr(l.Peek()) && l.Peek().Value != "{" {
		return nil, g.noMatch(l, "an expression")
	}
	return g.expr(l)
}

// parseCaseLabel is the production of switch labels: no assignment, no lambda.
func (g *grammar) parseCaseLabel(l *lexer.PeekingLexer) (caseLabel, error) {
	switch k := l.Peek(); {
	case k.Type == tKeyword && k.Value == "default": // case null, default
		l.Next()
		return &ast.Ident{Loc: g.tokenLoc(k), Name: k.Value}, nil
	case g.isPattern(at(l)):
		return g.guarded(l)
	case !startsExpr(k):
		return nil, g.noMatch(l, "an expression")
	}
	return g.conditional(l, false)
}

// expr parses assignments and everything that binds tighter.
func (g *grammar) expr(l *lexer.PeekingLexer) (ast.Expr, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from := at(l)
	outer := g.noLambda
	g.noLambda = false
	x, err := g.conditional(l, true)
	g.noLambda = outer
	if err != nil {
		return nil, err
	}
	op, n := g.assignOp(at(l))
	if n == 0 {
		return x, nil
	}
	skip(l, n)
	y, err := g.expr(l)
	if err != nil {
		return nil, err
	}
	return &ast.Assign{Loc: g.locTo(from, l), Op: op, X: x, Y: y}, nil
}

func skip(l *lexer.PeekingLexer, n int) {
	for ; n > 0; n-- {
		l.Next()
	}
}

func (g *grammar) assignOp(i int) (string, int) {
	t := &g.toks[i]
	if t.Type != tOp {
		return "", 0
	}
	switch t.Value {
	case "=", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "%=", "<<=":
		return t.Value, 1
	case ">":
		if op, n := g.greaterOp(i); op == ">>=" || op == ">>>=" {
			return op, n
		}
	}
	return "", 0
}

// greaterOp merges adjacent tokens to > >= >> >>= >>> >>>=.
func (g *grammar) greaterOp(i int) (string, int) {
	off := g.toks[i].Pos.Offset
	n := 0
	for n < 3 && g.toks[i+n].Value == ">" && g.toks[i+n].Pos.Offset == off+n {
		n++
	}
	if t := &g.toks[i+n]; t.Value == "=" && t.Pos.Offset == off+n {
		return ">>>="[3-n:], n + 1
	}
	return ">>>"[3-n:], n
}

// conditional parses c ? x : y and lambdas. Without lambda an arrow belongs to
// what comes after.
func (g *grammar) conditional(l *lexer.PeekingLexer, lambda bool) (ast.Expr, error) {
	from := at(l)
	if !lambda {
		outer := g.noLambda
		g.noLambda = true
		defer func() { g.noLambda = outer }()
	} else if g.isLambda(from) {
		return g.lambda(l)
	}
	c, err := g.binary(l, 1)
	if err != nil {
		return nil, err
	}
	if l.Peek().Value != "?" {
		return c, nil
	}
	l.Next()
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	x, err := g.expr(l)
	if err != nil {
		return nil, err
	}
	if err := g.expect(l, ":"); err != nil {
		return nil, err
	}
	y, err := g.conditional(l, lambda)
	if err != nil {
		return nil, err
	}
	return &ast.Cond{Loc: g.locTo(from, l), C: c, X: x, Y: y}, nil
}

const (
	precImplies    = 2
	precRelational = 9
)

// precedences of the infix operators; those below 3 are JML's alone.
var precedences = map[string]int{
	"<==>": 1, "<=!=>": 1,
	"==>": precImplies, "<==": precImplies,
	"||": 3, "&&": 4, "|": 5, "^": 6, "&": 7,
	"==": 8, "!=": 8,
	"<": 9, ">": 9, "<=": 9, ">=": 9, "<:": 9, "<#": 9, "<#=": 9,
	"<<": 10, ">>": 10, ">>>": 10,
	"+": 11, "-": 11, "*": 12, "/": 12, "%": 12,
}

// connectives are the binary operators behind which a quantifier needs no parentheses of
// its own.
var connectives = map[string]bool{"<==>": true, "<=!=>": true, "==>": true, "<==": true, "||": true, "&&": true}

// infixOp is the operator at i, its precedence (0: none) and its number of tokens.
func (g *grammar) infixOp(i int) (string, int, int) {
	t := &g.toks[i]
	switch {
	case t.Type == tOp:
		switch t.Value {
		case ")", ";", ",", "}", "]", ".", "=": // the common ends
			return "", 0, 0
		case ">":
			op, n := g.greaterOp(i)
			return op, precedences[op], n
		}
		return t.Value, precedences[t.Value], 1
	case t.Type == tKeyword && t.Value == "instanceof":
		return t.Value, precRelational, 1
	}
	return "", 0, 0
}

// binary climbs the precedences from least on.
func (g *grammar) binary(l *lexer.PeekingLexer, least int) (ast.Expr, error) {
	from := at(l)
	x, err := g.unary(l)
	if err != nil {
		return nil, err
	}
	last := "" // the operator of precedence 2 that x is made with
	for links := 0; ; links++ {
		op, prec, n := g.infixOp(at(l))
		if prec == 0 || prec < least {
			return x, nil
		}
		if links == g.limits.Chain {
			return nil, g.tooLong(l.Peek())
		}
		opFrom := at(l)
		skip(l, n)
		opLoc := g.locTo(opFrom, l)
		if op == "instanceof" {
			if x, err = g.instanceOf(l, from, x); err != nil {
				return nil, err
			}
			continue
		}
		if prec == precImplies {
			if last != "" && last != op {
				return nil, g.implicationMix(opFrom, op, last)
			}
			last = op
		}
		next := prec + 1
		if op == "==>" {
			next = prec
		}
		var y ast.Expr
		if connectives[op] && g.isOpenQuantifier(at(l)) {
			y, err = g.unparenthesized(l, prec)
		} else {
			y, err = g.operand(l, next)
		}
		if err != nil {
			return nil, err
		}
		if op == "==>" {
			if b, ok := y.(*ast.Binary); ok && b.Op == "<==" {
				return nil, g.implicationMix(opFrom, op, b.Op)
			}
		}
		x = g.join(x, y, op, opLoc, g.locTo(from, l))
	}
}

// tooLong is the error that a chain of operators is longer than the limit.
func (g *grammar) tooLong(t *lexer.Token) error {
	g.fatal = &syntaxError{tok: t, code: Nesting, msg: fmt.Sprintf("more than %d operators stand in a row here", g.limits.Chain)}
	return g.fatal
}

func (g *grammar) implicationMix(i int, op, other string) error {
	t := &g.toks[i]
	return &syntaxError{tok: t, code: ImplicationMix,
		msg: fmt.Sprintf("%q and %q cannot stand side by side: which binds first must be said with parentheses", op, other)}
}

// operand is a right operand: right recursion is nesting.
func (g *grammar) operand(l *lexer.PeekingLexer, least int) (ast.Expr, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	return g.binary(l, least)
}

// join makes the binary expression, or in JML the chained comparison.
func (g *grammar) join(x, y ast.Expr, op string, opLoc, whole ast.Loc) ast.Expr {
	if g.inJML && direction(op) != 0 {
		switch p := x.(type) {
		case *ast.Chain:
			p.Ops, p.Operands, p.Loc = append(p.Ops, op), append(p.Operands, y), whole
			g.checkChain(p, opLoc)
			return p
		case *ast.Binary:
			if direction(p.Op) != 0 {
				c := &ast.Chain{Loc: whole, Ops: []string{p.Op, op}, Operands: []ast.Expr{p.X, p.Y, y}}
				g.checkChain(c, opLoc)
				return c
			}
		}
	}
	return &ast.Binary{Loc: whole, Op: op, OpLoc: opLoc, X: x, Y: y}
}

func (g *grammar) checkChain(c *ast.Chain, opLoc ast.Loc) {
	n := len(c.Ops)
	if direction(c.Ops[n-1]) != direction(c.Ops[n-2]) {
		g.report(ComparisonChain, opLoc.At, "a chained comparison goes one way: %q cannot follow %q", c.Ops[n-1], c.Ops[n-2]).Remedy =
			"join two comparisons with &&"
	}
}

// direction of an order comparison: 1 up, -1 down, 0 for other operators.
func direction(op string) int {
	switch op {
	case "<", "<=":
		return 1
	case ">", ">=":
		return -1
	}
	return 0
}

func (g *grammar) instanceOf(l *lexer.PeekingLexer, from int, x ast.Expr) (ast.Expr, error) {
	n := &ast.InstanceOf{X: x}
	m, err := g.modifiers(l)
	if err != nil {
		return nil, err
	}
	if i := g.skipType(at(l)); i > 0 && g.is(i, "(") {
		n.Modifiers = g.convModifiers(m)
		n.Record, err = g.pattern(l)
		n.Loc = g.locTo(from, l)
		return n, err
	}
	if n.Type, err = g.mustType(l); err != nil {
		return nil, err
	}
	if k := l.Peek(); k.Type == tIdent {
		l.Next()
		n.Name = g.name(k)
	} else if k.Value == ast.Unnamed {
		l.Next()
	}
	n.Modifiers = g.convModifiers(m)
	n.Loc = g.locTo(from, l)
	return n, nil
}

// mustType parses a type that has to be there.
func (g *grammar) mustType(l *lexer.PeekingLexer) (ast.TypeExpr, error) {
	t, err := g.parseTypeExpr(l)
	if err == participle.NextMatch {
		err = g.unexpected(l.Peek(), "a type")
	}
	return t, err
}

func (g *grammar) unary(l *lexer.PeekingLexer) (ast.Expr, error) {
	k := l.Peek()
	from := k.Pos.Line
	if k.Type == tOp {
		switch k.Value {
		case "+", "-", "!", "~", "++", "--":
			if err := g.enter(l); err != nil {
				return nil, err
			}
			defer func() { g.depth-- }()
			l.Next()
			var x ast.Expr
			var err error
			if k.Value == "!" && g.isOpenQuantifier(at(l)) {
				x, err = g.unparenthesized(l, precedences["&"])
			} else {
				x, err = g.unary(l)
			}
			if err != nil {
				return nil, err
			}
			if len(k.Value) == 2 {
				return &ast.IncDec{Loc: g.locTo(from, l), Op: k.Value, Prefix: true, X: x}, nil
			}
			return &ast.Unary{Loc: g.locTo(from, l), Op: k.Value, X: x}, nil
		case "(":
			if g.isCast(from) {
				return g.cast(l)
			}
		}
	}
	x, err := g.primary(l)
	if err != nil {
		return nil, err
	}
	for links := 0; ; links++ {
		k := l.Peek()
		if k.Value != "++" && k.Value != "--" {
			return x, nil
		}
		if links == g.limits.Chain {
			return nil, g.tooLong(k)
		}
		l.Next()
		x = &ast.IncDec{Loc: g.locTo(from, l), Op: k.Value, X: x}
	}
}

func (g *grammar) cast(l *lexer.PeekingLexer) (ast.Expr, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from := at(l)
	l.Next()
	start := at(l)
	t, err := g.typ(l)
	if err != nil {
		return nil, err
	}
	if l.Peek().Value == "&" {
		both := &ast.IntersectionType{Types: []ast.TypeExpr{t}}
		for l.Peek().Value == "&" {
			l.Next()
			if t, err = g.mustType(l); err != nil {
				return nil, err
			}
			both.Types = append(both.Types, t)
		}
		both.Loc = g.locTo(start, l)
		t = both
	}
	if err := g.expect(l, ")"); err != nil {
		return nil, err
	}
	c := &ast.Cast{Type: t}
	if !g.noLambda && g.isLambda(at(l)) {
		c.X, err = g.lambda(l)
	} else {
		c.X, err = g.unary(l)
	}
	if err != nil {
		return nil, err
	}
	c.Loc = g.locTo(from, l)
	return c, nil
}

func (g *grammar) lambda(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	n := &ast.Lambda{}
	if k := l.Peek(); k.Value != "(" {
		l.Next()
		n.Params = []*ast.Param{{Loc: g.tokenLoc(k), Name: g.name(k)}}
	} else {
		l.Next()
		for l.Peek().Value != ")" {
			if len(n.Params) > 0 {
				if err := g.expect(l, ","); err != nil {
					return nil, err
				}
			}
			i := at(l)
			if k := l.Peek(); isName(g, i) && (g.is(i+1, ",") || g.is(i+1, ")")) {
				l.Next()
				n.Params = append(n.Params, &ast.Param{Loc: g.tokenLoc(k), Name: g.name(k)})
				continue
			}
			p, err := g.param.parse(l)
			if err != nil {
				return nil, err
			}
			n.Params = append(n.Params, g.convParam(p))
		}
		l.Next()
	}
	if err := g.expect(l, "->"); err != nil {
		return nil, err
	}
	var err error
	if l.Peek().Value == "{" {
		n.Block, err = g.blockOf(l)
	} else {
		n.X, err = g.expr(l)
	}
	if err != nil {
		return nil, err
	}
	n.Loc = g.locTo(from, l)
	return n, nil
}

func (g *grammar) parseArgumentsOpt(l *lexer.PeekingLexer) (arguments, error) {
	if l.Peek().Value != "(" {
		return nil, participle.NextMatch
	}
	as, err := g.args(l)
	if err != nil {
		return nil, err
	}
	return &argumentList{as}, nil
}

// argumentList is the arguments of an enum constant.
type argumentList struct{ args []ast.Expr }

func (a *argumentList) argumentList() *argumentList { return a }

// args parses `(a, b)`.
func (g *grammar) args(l *lexer.PeekingLexer) ([]ast.Expr, error) {
	if err := g.expect(l, "("); err != nil {
		return nil, err
	}
	if l.Peek().Value == ")" {
		l.Next()
		return nil, nil
	}
	var out []ast.Expr
	for {
		x, err := g.expr(l)
		if err != nil {
			return nil, err
		}
		out = append(out, x)
		switch k := l.Peek(); k.Value {
		case ",":
			l.Next()
		case ")":
			l.Next()
			return out, nil
		default:
			g.note(k, `","`)
			return nil, g.unexpected(k, `")"`)
		}
	}
}
