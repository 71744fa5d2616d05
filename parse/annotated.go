package parse

import (
	"slices"
	"strings"
	"unicode"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// JML can be written as annotations of Java, those of the package org.jmlspecs.annotation:
// a modifier by its name, a clause with its text.
//
//	@Pure @Requires("n > 0") @Ensures({"\\result > 0", "\\result <= n"}) int f(int n)
//	/*@ requires n > 0; ensures \result > 0; ensures \result <= n; @*/ /*@ pure @*/ int f(int n)
//
// Their names are JML's words: SpecPublic is spec_public. @SpecCase has clauses as its
// elements, and @Also a list of cases.

const jmlAnnotations = "org.jmlspecs.annotation"

// noteImport notes an import of annotations of JML, before there is what they stand at.
func (g *grammar) noteImport(d *importDecl) {
	if name, ok := strings.CutPrefix(joined(d.Name), jmlAnnotations+"."); ok && !d.Static {
		g.annotated = append(g.annotated, name)
	}
}

// jmlWord is the word of JML that an annotation stands for; "": it is not one of JML.
func (g *grammar) jmlWord(a *ast.Annotation) string {
	name, full := strings.CutPrefix(a.Name, jmlAnnotations+".")
	if !full && !slices.Contains(g.annotated, "*") && !slices.Contains(g.annotated, name) {
		return ""
	}
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// annotatedModifiers adds the modifiers of JML that are written as annotations. What
// declares something, as ghost and model do, stands in a comment: to Java it would be code.
func (g *grammar) annotatedModifiers(m *ast.Modifiers) {
	for _, a := range m.Annotations {
		w := g.jmlWord(a)
		switch {
		case w == "ghost" || w == "model":
			g.warnAnnotation(a, "to Java this is code, and it counts as that", "write the declaration in an annotation, as //@ "+w+" int n;")
		case jmlModifiers[w]:
			if !m.HasJML(w) {
				m.JML = append(m.JML, &ast.Name{Loc: a.Loc, Text: w})
			}
		case g.isNamedJML(a) && w != "spec_case" && w != "also" && !isAnnotatedRole(w):
			g.warnAnnotation(a, "JML has no such annotation", "")
		}
	}
}

// isNamedJML reports whether an annotation is one of JML's package by its name or by an import
// of it, and not by an import of all of them, which may mean another's.
func (g *grammar) isNamedJML(a *ast.Annotation) bool {
	return strings.HasPrefix(a.Name, jmlAnnotations+".") || slices.Contains(g.annotated, a.Name)
}

// isAnnotatedRole reports whether an annotation may say a clause of that word.
func isAnnotatedRole(word string) bool {
	role := clauseWords[base(word)].role
	return role == specClause || role == classClause
}

// warnAnnotation says that an annotation of JML says nothing.
func (g *grammar) warnAnnotation(a *ast.Annotation, why, remedy string) {
	d := g.report(MisplacedJML, a.At, "the annotation @%s says nothing here: %s", a.Name, why)
	d.Severity = source.Warning
	d.Remedy = remedy
}

// annotatedClauses reads the clauses among the annotations of a declaration, of which next
// is a token; nil: there are none.
func (g *grammar) annotatedClauses(m *ast.Modifiers, where place, next int) *group {
	c := &annotatedText{grammar: g}
	for _, a := range m.Annotations {
		c.annotation(a)
	}
	if len(c.toks)+len(c.faults) == 0 {
		return nil
	}
	end := int(m.At.End)
	if n := len(c.toks); n > 0 {
		end = tokenEnd(&c.toks[n-1])
	}
	c.add(lexer.EOF, "", end)
	gr := &group{next: next, parsed: true, where: where}
	for _, a := range m.Annotations {
		if g.jmlWord(a) != "" {
			gr.parts = append(gr.parts, annotation{from: int(a.At.Start), to: int(a.At.End)})
		}
	}
	g.clausesOf = append(g.clausesOf, gr)
	g.readItems(gr, c.toks, c.faults)
	return gr
}

// annotatedMembers are the clauses of a class among the annotations of a declaration.
func (g *grammar) annotatedMembers(m *ast.Modifiers, next int) []ast.Member {
	gr := g.annotatedClauses(m, atMember, next)
	if gr == nil {
		return nil
	}
	gr.listTaken = true
	g.misplaced(gr)
	return gr.members
}

// annotatedText makes tokens of the clauses that annotations say.
type annotatedText struct {
	*grammar
	toks   []lexer.Token
	faults []fault
}

func (c *annotatedText) add(t lexer.TokenType, value string, offset int) {
	c.toks = append(c.toks, lexer.Token{Type: t, Value: value, Pos: lexer.Position{Offset: offset}})
}

func (c *annotatedText) annotation(a *ast.Annotation) {
	word, at := c.jmlWord(a), int(a.At.Start)+1
	switch {
	case word == "spec_case":
		for _, arg := range a.Args { // the header comes first, wherever it stands
			if arg.Name == "header" {
				c.header(arg.Value, at)
			}
		}
		for _, arg := range a.Args {
			if arg.Name == "header" {
				continue
			}
			if w := c.jmlWord(&ast.Annotation{Name: jmlAnnotations + "." + strings.ToUpper(arg.Name[:min(1, len(arg.Name))]) + arg.Name[min(1, len(arg.Name)):]}); clauseWords[base(w)].role == specClause {
				c.clauses(w, arg.Value)
			} else {
				c.fault(arg.Value, "no clause of a specification case is called "+quote(arg.Name))
			}
		}
	case word == "also":
		for _, arg := range a.Args {
			for i, x := range values(arg.Value) {
				if i > 0 || len(c.toks) > 0 {
					c.add(tIdent, "also", at)
				}
				if n, ok := x.(*ast.AnnotationExpr); ok && c.jmlWord(n.Annotation) == "spec_case" {
					c.annotation(n.Annotation)
				} else {
					c.fault(x, "@Also takes cases, @SpecCase(…)")
				}
			}
		}
	case isAnnotatedRole(word):
		for _, arg := range a.Args {
			c.clauses(word, arg.Value)
		}
	}
}

// values are those of an element of an annotation.
func values(x ast.Expr) []ast.Expr {
	if l, ok := x.(*ast.ArrayLit); ok {
		return l.Elems
	}
	return []ast.Expr{x}
}

// clauses makes one clause of each text.
func (c *annotatedText) clauses(word string, texts ast.Expr) {
	for _, x := range values(texts) {
		text, places, ok := c.literalText(x)
		if !ok {
			c.add(tIdent, word, int(x.Span().Start))
			c.fault(x, "the text of a clause is made of string literals, in a file without Unicode escapes")
			return
		}
		c.add(tIdent, word, places[0]) // so that the text is the place of the clause
		c.scan(text, places)
		if n := len(c.toks); c.toks[n-1].Value != ";" {
			c.add(tOp, ";", places[max(len(text)-1, 0)])
		}
	}
}

// header makes the words in front of a case, as in "public normal_behavior", which stand at
// the byte at: that of the case, which they begin.
func (c *annotatedText) header(x ast.Expr, at int) {
	text, places, ok := c.literalText(x)
	words := strings.Fields(text)
	if n := len(words); !ok || n > 0 && behaviorWords[words[n-1]] == 0 {
		c.fault(x, "the header of a case is written as in \"public normal_behavior\"")
		return
	}
	for i := range places {
		places[i] = at
	}
	c.scan(text, places)
}

// scan adds the tokens of a text, of which the bytes stand at places.
func (c *annotatedText) scan(text string, places []int) {
	s := scanner{text: text, end: len(text), jml: true, fault: func(f fault) {
		f.start, f.end = places[f.start], places[f.end]
		c.faults = append(c.faults, f)
	}}
	s.run()
	for _, t := range s.toks[:len(s.toks)-1] {
		c.add(t.Type, t.Value, places[t.Pos.Offset])
	}
}

// literalText is what an expression of string literals says, put together by +, and where each of
// its bytes stands, and its end; false: it is none, or where they stand is not known.
func (c *annotatedText) literalText(x ast.Expr) (text string, places []int, ok bool) {
	switch x := ast.Unparen(x).(type) {
	case *ast.Literal:
		quotes := map[ast.LitKind]int{ast.StringLit: 1, ast.TextBlockLit: 3}[x.Kind]
		if quotes == 0 || len(c.trans.out) > 0 {
			return "", nil, false
		}
		from := int(x.At.Start) + quotes
		text, places = unquoted(c.text[from : int(x.At.End)-quotes])
		for i := range places {
			places[i] += from
		}
		return text, places, true
	case *ast.Binary:
		left, at, ok := c.literalText(x.X)
		right, after, also := c.literalText(x.Y)
		if x.Op != "+" || !ok || !also {
			return "", nil, false
		}
		return left + right, append(at[:len(left)], after...), true
	}
	return "", nil, false
}

func (c *annotatedText) fault(x ast.Expr, msg string) {
	at := x.Span()
	c.faults = append(c.faults, fault{code: Syntax, start: int(at.Start), end: int(at.End), msg: msg})
}

// unquoted is what the inside of a string literal says, and where each of its bytes stands
// there.
func unquoted(inside string) (text string, at []int) {
	var b strings.Builder
	for i := 0; i < len(inside); i++ {
		c := inside[i]
		if c == '\\' && i+1 < len(inside) {
			i++ // the place is that of the second: `\result` stands in `\\result`
			if c = inside[i]; c != '\\' && c != '"' && c != '\'' {
				c = ' ' // a line end, as a rule: no clause has other escapes
			}
		}
		at = append(at, i)
		b.WriteByte(c)
	}
	return b.String(), append(at, len(inside))
}
