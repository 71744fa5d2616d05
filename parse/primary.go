package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// literalKinds by the token's kind.
var literalKinds = map[lexer.TokenType]ast.LitKind{
	tInt: ast.IntLit, tFloat: ast.FloatLit, tChar: ast.CharLit, tString: ast.StringLit, tTextBlock: ast.TextBlockLit,
}

var wordLiterals = map[string]ast.LitKind{"true": ast.BoolLit, "false": ast.BoolLit, "null": ast.NullLit}

// primary parses an operand with its selectors, calls and indices.
func (g *grammar) primary(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	x, err := g.primaryHead(l)
	if err != nil {
		return nil, err
	}
	return g.suffixes(l, from, x)
}

func (g *grammar) primaryHead(l *lexer.PeekingLexer) (ast.Expr, error) {
	k := l.Peek()
	from := k.Pos.Line
	switch k.Type {
	case tIdent:
		if g.isTypeRef(from) {
			return g.typeRef(l)
		}
		l.Next()
		if l.Peek().Value == "(" {
			return g.call(l, from, nil, nil, k)
		}
		return &ast.Ident{Loc: g.tokenLoc(k), Name: k.Value}, nil
	case tInt, tFloat, tChar, tString, tTextBlock:
		l.Next()
		return &ast.Literal{Loc: g.tokenLoc(k), Kind: literalKinds[k.Type], Text: k.Value}, nil
	case tPrim:
		return g.typeRef(l)
	case tJMLWord:
		return g.jmlPrimary(l)
	case tInformal:
		l.Next()
		return &ast.Informal{Loc: g.tokenLoc(k), Text: k.Value}, nil
	}
	switch k.Value {
	case "(":
		return g.paren(l)
	case "true", "false", "null":
		l.Next()
		return &ast.Literal{Loc: g.tokenLoc(k), Kind: wordLiterals[k.Value], Text: k.Value}, nil
	case "this":
		l.Next()
		if l.Peek().Value == "(" {
			return g.call(l, from, nil, nil, k)
		}
		return &ast.This{Loc: g.tokenLoc(k)}, nil
	case "super":
		l.Next()
		if l.Peek().Value == "(" {
			return g.call(l, from, nil, nil, k)
		}
		return g.superRef(l, from, nil)
	case "new":
		return g.newExpr(l, from, nil)
	case "switch":
		return g.switchExpr(l)
	case "void":
		l.Next()
		loc := g.tokenLoc(k)
		if err := g.expect(l, "."); err != nil {
			return nil, err
		}
		if err := g.expect(l, "class"); err != nil {
			return nil, err
		}
		return &ast.ClassLit{Loc: g.locTo(from, l), Type: &ast.PrimType{Loc: loc, Name: "void"}}, nil
	}
	if k.Value == "{" && (g.is(from-1, "=") || g.is(from-1, "return") || g.is(from-1, "(") || g.is(from-1, ",")) {
		return nil, &syntaxError{tok: k, code: ArrayInitializer, msg: "an array initializer stands only in a declaration or behind new T[]",
			remedy: "write new T[] {…}"}
	}
	return nil, g.unexpected(k, "an expression")
}

func (g *grammar) paren(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	if g.inJML && g.toks[from+1].Type == tJMLWord {
		if _, ok := quantifiers[g.toks[from+1].Value]; ok && g.startsQuantified(from+2) {
			return g.quantified(l)
		}
		if w := g.toks[from+1].Value; w == `\lblpos` || w == `\lblneg` || w == `\lbl` {
			return g.label(l)
		}
		if g.toks[from+1].Value == `\let` {
			return g.let(l)
		}
		if spanned[g.toks[from+1].Value] != "" {
			return g.between(l)
		}
	}
	l.Next()
	outer := g.firstPart
	g.firstPart = false
	x, err := g.expr(l)
	g.firstPart = outer
	if err != nil {
		return nil, err
	}
	if err := g.expect(l, ")"); err != nil {
		return nil, err
	}
	return &ast.Paren{Loc: g.locTo(from, l), X: x}, nil
}

// superRef checks that something is selected from super.
func (g *grammar) superRef(l *lexer.PeekingLexer, from int, qualifier ast.Expr) (ast.Expr, error) {
	if k := l.Peek(); k.Value != "." && k.Value != "::" {
		return nil, g.unexpected(k, `"."`)
	}
	return &ast.SuperRef{Loc: g.locTo(from, l), Qualifier: qualifier}, nil
}

// call parses the arguments of a call whose name has been read. A call of the
// name `this` or `super` is a constructor call; it becomes a CtorCall when it
// turns out to be a statement.
func (g *grammar) call(l *lexer.PeekingLexer, from int, x ast.Expr, targs []ast.TypeExpr, name *lexer.Token) (ast.Expr, error) {
	as, err := g.args(l)
	if err != nil {
		return nil, err
	}
	return &ast.Call{Loc: g.locTo(from, l), X: x, TypeArgs: targs, Name: g.name(name), Args: as}, nil
}

// typeRef parses Type.class and Type::name for types that are no plain names.
func (g *grammar) typeRef(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	t, err := g.typ(l)
	if err != nil {
		return nil, err
	}
	switch k := l.Peek(); k.Value {
	case ".":
		l.Next()
		if err := g.expect(l, "class"); err != nil {
			return nil, err
		}
		return &ast.ClassLit{Loc: g.locTo(from, l), Type: t}, nil
	case "::":
		return g.methodRef(l, from, nil, t)
	default:
		if g.is(from-1, "(") {
			g.note(k, `")"`)
		}
		g.note(k, `"::"`)
		return nil, g.unexpected(k, `".class"`)
	}
}

func (g *grammar) methodRef(l *lexer.PeekingLexer, from int, x ast.Expr, t ast.TypeExpr) (ast.Expr, error) {
	l.Next()
	m := &ast.MethodRef{X: x, Type: t}
	var err error
	if l.Peek().Value == "<" {
		if m.TypeArgs, err = g.explicitTypeArgs(l); err != nil {
			return nil, err
		}
	}
	k := l.Peek()
	if k.Type != tIdent && k.Value != "new" {
		return nil, g.unexpected(k, "the name of a method")
	}
	l.Next()
	m.Name = k.Value
	m.Loc = g.locTo(from, l)
	return m, nil
}

// suffixes parses .name, .name(…), [i], ::name and the like behind x.
func (g *grammar) suffixes(l *lexer.PeekingLexer, from int, x ast.Expr) (ast.Expr, error) {
	var err error
	for links := 0; ; links++ {
		k := l.Peek()
		if k.Type != tOp {
			return x, nil
		}
		switch k.Value {
		case ".":
			if g.inJML && g.is(k.Pos.Line+1, "*") {
				return x, nil // x.* of a store reference
			}
			l.Next()
			x, err = g.selector(l, from, x)
		case "[":
			if g.inJML && g.inStoreRef && g.isRange(k.Pos.Line) {
				if !g.hasContinuation(k.Pos.Line) {
					return x, nil
				}
				x, err = g.elementParts(l, from, x)
				break
			}
			l.Next()
			var i ast.Expr
			if i, err = g.expr(l); err != nil {
				return nil, err
			}
			if err = g.expect(l, "]"); err == nil {
				x = &ast.Index{Loc: g.locTo(from, l), X: x, I: i}
			}
		case "::":
			x, err = g.methodRef(l, from, x, nil)
		default:
			return x, nil
		}
		if err == nil && links == g.limits.Chain {
			err = g.tooLong(k)
		}
		if err != nil {
			return nil, err
		}
	}
}

// selector parses what stands behind a dot.
func (g *grammar) selector(l *lexer.PeekingLexer, from int, x ast.Expr) (ast.Expr, error) {
	var targs []ast.TypeExpr
	var err error
	if l.Peek().Value == "<" {
		if targs, err = g.explicitTypeArgs(l); err != nil {
			return nil, err
		}
	}
	k := l.Peek()
	if k.Type == tIdent || k.Value == "super" || k.Value == "this" {
		if g.is(k.Pos.Line+1, "(") {
			l.Next()
			return g.call(l, from, x, targs, k)
		}
		if targs != nil {
			l.Next()
			return nil, g.unexpected(l.Peek(), `"("`)
		}
		l.Next()
		switch k.Value {
		case "super":
			return g.superRef(l, from, x)
		case "this":
			return &ast.This{Loc: g.locTo(from, l), Qualifier: x}, nil
		}
		return &ast.Select{Loc: g.locTo(from, l), X: x, Name: g.name(k)}, nil
	}
	switch k.Value {
	case `\inv`:
		l.Next()
		return &ast.JMLCall{Loc: g.locTo(from, l), Name: k.Value, Args: []ast.Expr{x}}, nil
	case "class":
		t := typeOfName(x)
		if t == nil {
			return nil, g.unexpected(k, "the name of a member")
		}
		l.Next()
		return &ast.ClassLit{Loc: g.locTo(from, l), Type: t}, nil
	case "new":
		return g.newExpr(l, from, x)
	}
	return nil, g.unexpected(k, "the name of a member")
}

// typeOfName reads a qualified name as a type; nil: it is none.
func typeOfName(x ast.Expr) ast.TypeExpr {
	switch x := x.(type) {
	case *ast.Ident:
		return &ast.NamedType{Loc: x.Loc, Parts: []*ast.TypePart{{Loc: x.Loc, Name: x.Name}}}
	case *ast.Select:
		if t, ok := typeOfName(x.X).(*ast.NamedType); ok {
			t.Parts = append(t.Parts, &ast.TypePart{Loc: x.Name.Loc, Name: x.Name.Text})
			t.Loc = x.Loc
			return t
		}
	}
	return nil
}

// newExpr parses an object or array creation.
func (g *grammar) newExpr(l *lexer.PeekingLexer, from int, outer ast.Expr) (ast.Expr, error) {
	l.Next()
	var targs []ast.TypeExpr
	var err error
	if l.Peek().Value == "<" {
		if targs, err = g.explicitTypeArgs(l); err != nil {
			return nil, err
		}
	}
	t, err := g.typeNoDims(l)
	if err != nil {
		return nil, err
	}
	switch k := l.Peek(); {
	case k.Value == "(":
		named, ok := t.(*ast.NamedType)
		if !ok {
			return nil, g.unexpected(k, `"["`)
		}
		n := &ast.New{Outer: outer, TypeArgs: targs, Type: named}
		if n.Args, err = g.args(l); err != nil {
			return nil, err
		}
		if l.Peek().Value == "{" {
			b, err := g.classBody.parse(l)
			if err != nil {
				return nil, err
			}
			n.Body = g.convAnonymousBody(b)
		}
		n.Loc = g.locTo(from, l)
		return n, nil
	case k.Value == "{" && g.inJML:
		return g.setComprehension(l, from, t)
	case (k.Value == "[" || k.Value == "@") && outer == nil && targs == nil:
		return g.newArray(l, from, t)
	default:
		g.note(k, `"["`)
		return nil, g.unexpected(k, `"("`)
	}
}

func (g *grammar) newArray(l *lexer.PeekingLexer, from int, elem ast.TypeExpr) (ast.Expr, error) {
	a := &ast.NewArray{Elem: elem}
	for {
		i := at(l)
		j := g.skipAnnotations(i)
		if j < 0 || !g.is(j, "[") {
			break
		}
		if a.Extra > 0 && !g.is(j+1, "]") {
			break // an index into the new array, which the check refuses
		}
		if _, err := g.annotations(l); err != nil {
			return nil, err
		}
		l.Next()
		if l.Peek().Value == "]" {
			l.Next()
			a.Extra++
			continue
		}
		d, err := g.expr(l)
		if err != nil {
			return nil, err
		}
		if err := g.expect(l, "]"); err != nil {
			return nil, err
		}
		a.Dims = append(a.Dims, d)
	}
	switch k := l.Peek(); {
	case len(a.Dims) == 0 && k.Value == "{":
		x, err := g.arrayLit(l, g.variableInit)
		if err != nil {
			return nil, err
		}
		a.Init = x.(*ast.ArrayLit)
	case len(a.Dims) == 0:
		return nil, &syntaxError{tok: k, code: ArrayLength, msg: "the length of the array is missing",
			remedy: "write new T[n], or new T[] {…} with the elements"}
	}
	a.Loc = g.locTo(from, l)
	return a, nil
}

func (g *grammar) switchExpr(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	l.Next()
	if err := g.expect(l, "("); err != nil {
		return nil, err
	}
	x, err := g.expr(l)
	if err != nil {
		return nil, err
	}
	if err := g.expect(l, ")"); err != nil {
		return nil, err
	}
	b, err := g.switchBody.parse(l)
	if err != nil {
		return nil, err
	}
	return &ast.SwitchExpr{Loc: g.locTo(from, l), X: x, Cases: g.convCases(b)}, nil
}
