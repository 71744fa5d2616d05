package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// isPattern reports whether a pattern begins at token i of the label of a case: a type
// with a name or a parenthesis behind it.
func (g *grammar) isPattern(i int) bool {
	j := g.skipType(g.skipModifiers(i))
	return j > i && (isName(g, j) || g.is(j, "("))
}

// guarded parses the pattern of a label, with its guard.
func (g *grammar) guarded(l *lexer.PeekingLexer) (ast.Expr, error) {
	from := at(l)
	p, err := g.pattern(l)
	if err != nil {
		return nil, err
	}
	if k := l.Peek(); k.Type == tIdent && k.Value == "when" {
		l.Next()
		if p.Guard, err = g.conditional(l, false); err != nil {
			return nil, err
		}
		p.Loc = g.locTo(from, l)
	}
	return p, nil
}

// pattern parses a type pattern or a record pattern (JLS 14.30).
func (g *grammar) pattern(l *lexer.PeekingLexer) (*ast.Pattern, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from := at(l)
	m, err := g.modifiers(l)
	if err != nil {
		return nil, err
	}
	p := &ast.Pattern{Modifiers: g.convModifiers(m)}
	if k := l.Peek(); k.Value == "_" { // as var _
		l.Next()
		p.Type = &ast.NamedType{Loc: g.tokenLoc(k), Parts: []*ast.TypePart{{Loc: g.tokenLoc(k), Name: "var"}}}
		p.Loc = g.locTo(from, l)
		return p, nil
	}
	if p.Type, err = g.mustType(l); err != nil {
		return nil, err
	}
	switch k := l.Peek(); {
	case k.Type == tIdent:
		l.Next()
		p.Name = g.name(k)
	case k.Value == "_":
		l.Next()
	case k.Value != "(":
		return nil, g.unexpected(k, `a name or "("`)
	default:
		p.Record = true
		if err := g.components(l, p); err != nil {
			return nil, err
		}
	}
	p.Loc = g.locTo(from, l)
	return p, nil
}

// components parses the parenthesised patterns of a record pattern.
func (g *grammar) components(l *lexer.PeekingLexer, p *ast.Pattern) error {
	l.Next()
	for l.Peek().Value != ")" {
		part, err := g.pattern(l)
		if err != nil {
			return err
		}
		p.Parts = append(p.Parts, part)
		switch k := l.Peek(); k.Value {
		case ",":
			l.Next()
			if next := l.Peek(); next.Value == ")" {
				return g.unexpected(next, "a pattern")
			}
		case ")":
		default:
			return g.unexpected(k, `"," or ")"`)
		}
	}
	l.Next()
	return nil
}
