package parse

import (
	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
)

// jmlTypes are JML's own primitive types, those of KeY's dialect included.
var jmlTypes = map[string]bool{`\bigint`: true, `\real`: true, `\TYPE`: true, `\locset`: true, `\seq`: true, `\set`: true, `\map`: true, `\free`: true, `\string`: true, `\range`: true, `\datagroup`: true}

// dimList is the brackets behind a declared name.
type dimList struct {
	annotations [][]*ast.Annotation
}

func (d *dimList) dimList() *dimList { return d }

// wrap makes t an array type of as many dimensions more.
func (d *dimList) wrap(t ast.TypeExpr, at ast.Loc) ast.TypeExpr {
	for i := len(d.annotations) - 1; i >= 0; i-- {
		t = &ast.ArrayType{Loc: at, Elem: t, Annotations: d.annotations[i]}
	}
	return t
}

func (g *grammar) parseDims(l *lexer.PeekingLexer) (dims, error) { return g.dims(l) }

func (g *grammar) dims(l *lexer.PeekingLexer) (*dimList, error) {
	d := &dimList{}
	for {
		i := at(l)
		if !g.is(i, "[") && !g.is(i, "@") {
			return d, nil
		}
		j := g.skipAnnotations(i)
		if j < 0 || !g.is(j, "[") || !g.is(j+1, "]") {
			return d, nil
		}
		as, err := g.annotations(l)
		if err != nil {
			return nil, err
		}
		l.Next()
		l.Next()
		d.annotations = append(d.annotations, append(as, g.nullityAt(i)...))
	}
}

// nullityAt are the words nullable and non_null in front of the brackets at the token i, as
// the annotations of Java that say the same.
//
//	Object /*@ nullable @*/ [] a
func (g *grammar) nullityAt(i int) []*ast.Annotation {
	gr := g.groupAt(i, inModifiers)
	if gr == nil || gr.failed {
		return nil
	}
	var as []*ast.Annotation
	for _, m := range gr.mods {
		for _, w := range m.jml {
			name, ok := map[string]string{"nullable": "Nullable", "non_null": "NonNull"}[w.Text]
			if !ok {
				return nil
			}
			as = append(as, &ast.Annotation{Loc: w.Loc, Name: name})
		}
		if len(m.words)+len(m.annotations) > 0 {
			return nil
		}
	}
	gr.modsTaken = true
	return as
}

// parseTypeExpr is the production of types, `void` included: the check behind
// the parse refuses it where it cannot stand.
func (g *grammar) parseTypeExpr(l *lexer.PeekingLexer) (ast.TypeExpr, error) {
	k := l.Peek()
	if k.Type == tKeyword && k.Value == "void" {
		l.Next()
		return &ast.PrimType{Loc: g.tokenLoc(k), Name: "void"}, nil
	}
	if k.Type != tIdent && k.Value != "@" && !g.startsPrimitive(k.Pos.Line) {
		return nil, g.noMatch(l, "a type")
	}
	return g.typ(l)
}

func (g *grammar) typ(l *lexer.PeekingLexer) (ast.TypeExpr, error) {
	t, err := g.typeNoDims(l)
	if err != nil {
		return nil, err
	}
	from := t.Span()
	d, err := g.dims(l)
	if err != nil {
		return nil, err
	}
	if len(d.annotations) == 0 {
		return t, nil
	}
	end := tokenEnd(&g.toks[at(l)-1])
	return d.wrap(t, ast.Loc{At: from.To(g.span(end, end))}), nil
}

func (g *grammar) typeNoDims(l *lexer.PeekingLexer) (ast.TypeExpr, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from := at(l)
	as, err := g.annotations(l)
	if err != nil {
		return nil, err
	}
	if k := l.Peek(); g.startsPrimitive(at(l)) {
		l.Next()
		t := &ast.PrimType{Name: k.Value, Annotations: as}
		if k.Type != tPrim && l.Peek().Value == "<" {
			if t.Args, err = g.explicitTypeArgs(l); err != nil {
				return nil, err
			}
		}
		t.Loc = g.locTo(from, l)
		return t, nil
	}
	t := &ast.NamedType{}
	for {
		start := at(l)
		if len(t.Parts) == 0 {
			start = from
		} else if as, err = g.annotations(l); err != nil {
			return nil, err
		}
		k := l.Peek()
		if k.Type != tIdent {
			return nil, g.unexpected(k, "a type")
		}
		l.Next()
		part := &ast.TypePart{Name: k.Value, Annotations: as}
		if l.Peek().Value == "<" {
			if part.Args, part.Diamond, err = g.typeArgs(l); err != nil {
				return nil, err
			}
		}
		part.Loc = g.locTo(start, l)
		t.Parts = append(t.Parts, part)
		i := at(l)
		if !g.is(i, ".") || !g.isIdent(i+1) && !g.is(i+1, "@") {
			break
		}
		l.Next()
	}
	t.Loc = g.locTo(from, l)
	return t, nil
}

// typeArgs parses `<…>`; the flag tells that there was nothing inside.
func (g *grammar) typeArgs(l *lexer.PeekingLexer) ([]ast.TypeExpr, bool, error) {
	if err := g.expect(l, "<"); err != nil {
		return nil, false, err
	}
	if l.Peek().Value == ">" {
		l.Next()
		return nil, true, nil
	}
	var out []ast.TypeExpr
	for {
		t, err := g.typeArg(l)
		if err != nil {
			return nil, false, err
		}
		out = append(out, t)
		switch k := l.Peek(); k.Value {
		case ",":
			l.Next()
		case ">":
			l.Next()
			return out, false, nil
		default:
			return nil, false, g.unexpected(k, `">"`)
		}
	}
}

// explicitTypeArgs parses `<…>` with something inside.
func (g *grammar) explicitTypeArgs(l *lexer.PeekingLexer) ([]ast.TypeExpr, error) {
	if i := at(l); g.is(i+1, ">") {
		return nil, g.unexpected(&g.toks[i+1], "a type")
	}
	out, _, err := g.typeArgs(l)
	return out, err
}

func (g *grammar) typeArg(l *lexer.PeekingLexer) (ast.TypeExpr, error) {
	from := at(l)
	if j := g.skipAnnotations(from); j < 0 || !g.is(j, "?") {
		return g.typ(l)
	}
	as, err := g.annotations(l)
	if err != nil {
		return nil, err
	}
	l.Next()
	w := &ast.WildcardType{Annotations: as}
	if v := l.Peek().Value; v == "extends" || v == "super" {
		l.Next()
		w.Super = v == "super"
		if w.Bound, err = g.typ(l); err != nil {
			return nil, err
		}
	}
	w.Loc = g.locTo(from, l)
	return w, nil
}

// annotations parses any number of Java annotations.
func (g *grammar) annotations(l *lexer.PeekingLexer) ([]*ast.Annotation, error) {
	var out []*ast.Annotation
	for l.Peek().Value == "@" {
		a, err := g.annotation(l)
		if err != nil {
			return nil, err
		}
		out = append(out, a)
	}
	return out, nil
}

func (g *grammar) annotation(l *lexer.PeekingLexer) (*ast.Annotation, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from := at(l)
	l.Next()
	a := &ast.Annotation{}
	for {
		k := l.Peek()
		if k.Type != tIdent {
			return nil, g.unexpected(k, "the name of an annotation")
		}
		a.Name += l.Next().Value
		if i := at(l); !g.is(i, ".") || !g.isIdent(i+1) {
			break
		}
		a.Name += l.Next().Value
	}
	if l.Peek().Value == "(" {
		l.Next()
		for l.Peek().Value != ")" {
			if len(a.Args) > 0 {
				if err := g.expect(l, ","); err != nil {
					g.note(l.Peek(), `")"`)
					return nil, err
				}
			}
			start := at(l)
			arg := &ast.AnnotationArg{}
			if g.isIdent(start) && g.is(start+1, "=") {
				arg.Name = l.Next().Value
				l.Next()
			}
			v, err := g.elementValue(l)
			if err != nil {
				return nil, err
			}
			arg.Value = v
			arg.Loc = g.locTo(start, l)
			a.Args = append(a.Args, arg)
		}
		l.Next()
	}
	a.Loc = g.locTo(from, l)
	return a, nil
}

func (g *grammar) parseElementValue(l *lexer.PeekingLexer) (elementValue, error) {
	return g.elementValue(l)
}

// elementValue is an annotation, an array of values, or a conditional expression.
func (g *grammar) elementValue(l *lexer.PeekingLexer) (ast.Expr, error) {
	switch l.Peek().Value {
	case "@":
		a, err := g.annotation(l)
		if err != nil {
			return nil, err
		}
		return &ast.AnnotationExpr{Loc: a.Loc, Annotation: a}, nil
	case "{":
		return g.arrayLit(l, g.elementValue)
	}
	return g.conditional(l, false)
}

func (g *grammar) parseVariableInit(l *lexer.PeekingLexer) (variableInit, error) {
	return g.variableInit(l)
}

func (g *grammar) variableInit(l *lexer.PeekingLexer) (ast.Expr, error) {
	if l.Peek().Value == "{" {
		return g.arrayLit(l, g.variableInit)
	}
	return g.expr(l)
}

// arrayLit parses `{ a, b, }`.
func (g *grammar) arrayLit(l *lexer.PeekingLexer, elem func(*lexer.PeekingLexer) (ast.Expr, error)) (ast.Expr, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from := at(l)
	if err := g.expect(l, "{"); err != nil {
		return nil, err
	}
	a := &ast.ArrayLit{}
	for l.Peek().Value != "}" {
		if l.Peek().Value == "," && len(a.Elems) == 0 && g.is(at(l)+1, "}") {
			l.Next()
			break
		}
		x, err := elem(l)
		if err != nil {
			return nil, err
		}
		a.Elems = append(a.Elems, x)
		if k := l.Peek(); k.Value == "," {
			l.Next()
		} else if k.Value != "}" {
			g.note(k, `","`)
			return nil, g.unexpected(k, `"}"`)
		}
	}
	l.Next()
	a.Loc = g.locTo(from, l)
	return a, nil
}
