package parse

import (
	"slices"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// The declaration of a ghost or model member that cannot be read costs those who speak of
// what it declares, where it can be told that it is one declaration and nothing else. Of a
// field whose name can be told the declaration stays, marked as Unread; else a clause of
// kind ast.BadDeclaration says which names it may declare.
//
//	ghost int sum = ;    model pure int f(int x) { return }    ghost sum = 0;

// memberAt is the token behind the modifiers at from, whatever follows them.
func (g *grammar) memberAt(from, to int) int {
	i := from
	for i < to && (g.isModifier(i) > 0 || jmlModifiers[g.toks[i].Value]) {
		i++
	}
	return i
}

// declarationEnd is the token behind the body of the method or class whose declaration
// begins at from, and cannot be read; 0: it has none, or it is not closed.
func (g *grammar) declarationEnd(from int) int {
	i := g.memberAt(from, len(g.toks))
	if i == len(g.toks) || !g.isDeclared(from, i) && g.toks[i].Type != tPrim {
		return 0
	}
	for ; i < len(g.toks) && !g.is(i, "=") && !g.is(i, ";"); i++ {
		if g.is(i, "{") {
			if end := int(g.match[i]); end > i {
				return end + 1
			}
			return 0
		}
	}
	return 0
}

// badDeclaration is what stands for the tokens [from, to); nil: they may be more than
// one declaration, or one that the code around them rests on.
func (g *grammar) badDeclaration(from, to int, at source.Span) []ast.Member {
	i := g.memberAt(from, to)
	marked := g.isDeclared(from, i)
	if i < to && marked && g.isTypeDecl(i) {
		return g.badClass(from, i, to, at)
	}
	if i >= to || !marked && g.toks[i].Type != tPrim || g.isTypeDecl(i) {
		return nil
	}
	closed := g.declarationEnd(from) == to && !g.declaresInside(i, to)
	if !closed && g.mayBeMore(i, to) {
		return nil
	}
	var perhaps []ast.Member // where a bracket has no partner, what follows may be declared as well
	name := g.skipType(i)
	if g.is(i, "<") { // type parameters
		if end := slices.IndexFunc(g.toks[i:to], func(t lexer.Token) bool { return t.Value == ">" }); end > 0 {
			name = g.skipType(i + end + 1)
		}
	}
	if !closed && !g.hasPartners(from, to) {
		perhaps = g.perhapsDeclared(max(i, name)+1, to)
	}
	if name > 0 && name < to && g.isIdent(name) && g.is(name+1, "(") && name+1 < to {
		return append(badNames(&ast.Declared{Method: true, Names: []string{g.toks[name].Value}}), perhaps...)
	}
	if j := slices.IndexFunc(g.toks[i:to], func(t lexer.Token) bool { return t.Value == ";" }); j >= 0 && i+j+1 < to {
		return nil
	}
	if names := g.declarators(name, to); names != nil {
		var ms []ast.Member
		var typ ast.TypeExpr = &ast.PrimType{Loc: g.loc(i, name), Name: g.toks[i].Value} // of which the first word is kept
		if g.isIdent(i) {
			typ = &ast.NamedType{Loc: g.loc(i, name), Parts: []*ast.TypePart{{Loc: g.loc(i, i+1), Name: g.toks[i].Value}}}
		}
		for _, n := range names {
			f := &ast.FieldDecl{Loc: g.loc(from, to), Modifiers: g.modifiersOfBad(from, i, to), Type: typ, Name: g.name(&g.toks[n]), JML: true}
			ms = append(ms, f)
		}
		return append(ms, perhaps...)
	}
	var names []string
	for k := i; k < to; k++ {
		switch {
		case g.is(k, "("):
			return nil // perhaps a method
		case g.isIdent(k):
			names = append(names, g.toks[k].Value)
		}
	}
	return badNames(&ast.Declared{Names: names})
}

// isBadMethod reports whether an unread declaration is that of a method.
func isBadMethod(ms []ast.Member) bool {
	if len(ms) == 0 {
		return false
	}
	s, ok := ms[0].(*ast.ClassSpec)
	return ok && s.Clause.Declares != nil && s.Clause.Declares.Method
}

// modifiersOfBad are those that count of an unread declaration [from, to), of the
// tokens [from, i).
func (g *grammar) modifiersOfBad(from, i, to int) *ast.Modifiers {
	at, mods := g.loc(from, to), &ast.Modifiers{}
	word := "ghost"
	for _, t := range g.toks[from:i] {
		switch t.Value {
		case "model":
			word = "model"
		case "static":
			mods.Words = append(mods.Words, &ast.Name{Loc: at, Text: t.Value})
		}
	}
	mods.JML = []*ast.Name{{Loc: at, Text: word}}
	return mods
}

// declaresInside reports whether a body that braces close among [from, to) may hide another
// member, which then lacks a brace.
func (g *grammar) declaresInside(from, to int) bool {
	if g.isTypeDecl(from) {
		return false
	}
	for i := from + 1; i < to; i++ {
		begins := g.is(i-1, ";") || g.is(i-1, "{") || g.is(i-1, "}") || g.isNewLine(i)
		if v := g.toks[i].Value; v == "model" || begins && (behaviorWords[v] != 0 || clauseWords[base(v)].role == classClause || clauseWords[base(v)].role == specClause) {
			return true
		}
	}
	return false
}

// badClass is what stands for the declaration of a model class whose first word is the
// token i, and of which it is known what it inherits from: its outline.
//
//	model class Pair { int first, second }
func (g *grammar) badClass(from, i, to int, at source.Span) []ast.Member {
	body := i
	for body < to && !g.is(body, "{") {
		body++
	}
	if body == to || at.Start <= g.loc(body, to).At.Start {
		return nil
	}
	outlines := g.outlinesOf(from, to)
	if len(outlines) != 1 {
		return nil
	}
	outlines[0].Modifiers = g.modifiersOfBad(from, i, to)
	ms := []ast.Member{outlines[0]}
	if end := int(g.match[body]); end == to-1 {
		return ms
	}
	if g.mayBeMore(body+1, to) || slices.ContainsFunc(g.toks[body+1:to], func(t lexer.Token) bool {
		return t.Value == "class" || t.Value == "interface" || t.Value == "enum" || t.Value == "record"
	}) {
		return nil
	}
	return append(ms, g.perhapsDeclared(body+1, to)...)
}

// perhapsDeclared stands for what the tokens [from, to) may declare: each name that may
// follow a type or a declarator.
func (g *grammar) perhapsDeclared(from, to int) (ms []ast.Member) {
	var fields, methods []string
	for k := from; k+1 < to; k++ {
		before, after := &g.toks[k-1], g.toks[k+1].Value
		if !g.isIdent(k) || before.Type != tPrim && !g.isIdent(k-1) && !slices.Contains([]string{"]", ">", ","}, before.Value) {
			continue
		}
		switch after {
		case "(":
			methods = append(methods, g.toks[k].Value)
		case "=", ",", ";", "[":
			fields = append(fields, g.toks[k].Value)
		}
	}
	if len(fields) > 0 {
		ms = append(ms, badNames(&ast.Declared{Names: fields})...)
	}
	if len(methods) > 0 {
		ms = append(ms, badNames(&ast.Declared{Method: true, Names: methods})...)
	}
	return ms
}

func badNames(d *ast.Declared) []ast.Member {
	return []ast.Member{&ast.ClassSpec{Clause: &ast.Clause{Kind: ast.BadDeclaration, Declares: d}}}
}

// mayBeMore reports whether a token of the declaration [from, to) may begin something else,
// or nearly does.
func (g *grammar) mayBeMore(from, to int) bool {
	name := g.skipType(from)
	for i := from; i < to; i++ {
		t := &g.toks[i]
		if t.Value == "@" || t.Value == "{|" || g.isModifier(i) > 0 || jmlModifiers[t.Value] || startsClause(t.Value) || i > name && g.mayBegin(i) {
			return true
		}
	}
	return false
}

// mayBegin reports whether the token i may be a slip of the pen for a word that begins a
// clause. No such word has a capital, or stands where only a value or type does.
func (g *grammar) mayBegin(i int) bool {
	t, before := &g.toks[i], g.toks[i-1].Value
	if t.Type != tIdent || before == "new" || before == "(" || before == "." || before == "," || before == "<" {
		return false
	}
	if low := strings.ToLower(t.Value); t.Value[0] < 'a' {
		return startsClause(low) || jmlModifiers[low]
	}
	return nearestWord(t.Value, annotationWords) != ""
}

// hasPartners reports whether each bracket among [from, to) has its partner there.
func (g *grammar) hasPartners(from, to int) bool {
	var open []string
	for i := from; i < to; i++ {
		switch v := g.toks[i].Value; v {
		case "(", "[", "{":
			open = append(open, map[string]string{"(": ")", "[": "]", "{": "}"}[v])
		case ")", "]", "}":
			if len(open) == 0 || open[len(open)-1] != v {
				return false
			}
			open = open[:len(open)-1]
		}
	}
	return len(open) == 0
}

// declarators are the tokens of the names that are declared from the token i on, the first
// of them, up to the token to; nil: that cannot be told.
func (g *grammar) declarators(i, to int) (names []int) {
	more := func(k int) bool { // then the name before may be part of a type or call
		return k < to && (g.isIdent(k) || g.is(k, "(") || g.is(k, ".") || g.is(k, "<") || g.is(k, ">"))
	}
	if i <= 0 || i >= to || !g.isIdent(i) || more(i+1) {
		return nil
	}
	names, depth := append(names, i), 0
	for k := i + 1; k < to; k++ {
		switch g.toks[k].Value {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		case ",":
			if depth > 0 {
				continue
			}
			if k+1 >= to || !g.isIdent(k+1) || more(k+2) {
				return nil
			}
			names = append(names, k+1)
		}
	}
	return names
}

// declaration puts what stands for an unread declaration among the members of a class,
// where it stands in the text: clauses behind it may speak of it.
func (p *placing) declaration(ms *[]ast.Member) {
	for _, m := range p.badAnnotation.members {
		at := p.diag.Span.Start
		switch m := m.(type) {
		case *ast.FieldDecl:
			if m.Unread != nil {
				continue // by an error before
			}
			at, m.Unread = m.At.Start, p.diag
		case *ast.ClassDecl:
			if m.Unread != nil {
				continue
			}
			at = m.At.Start
			markBad(m, p.diag)
		case *ast.ClassSpec:
			if m.Clause.Text != "" {
				continue
			}
			m.Loc = ast.Loc{At: p.diag.Span}
			m.Clause.Loc, m.Clause.Text = m.Loc, p.diag.Message
		}
		i := slices.IndexFunc(*ms, func(o ast.Member) bool { return o.Span().Start > at })
		if i < 0 {
			i = len(*ms)
		}
		*ms = slices.Insert(slices.Clip(*ms), i, m)
	}
}

// costs notes the errors of diags from first on, in the item that the tokens [from, to) of
// a group are. A specification in front of a method that cannot be read is that method's.
func (g *grammar) costs(gr *group, first, from, to int) {
	c, less := g.costOf(from, to), g.costsLess(from, to)
	u := badAnnotation{cost: c, clause: less, next: gr.next}
	if less == nil && len(gr.mods) == 0 && gr.where != atTop && len(g.diags) > first {
		members := g.badDeclaration(from, to, g.diags[first].Span)
		method := isBadMethod(members)
		switch {
		case len(members) == 0:
		case gr.where == atStatement || gr.where == atBody:
			if c == costClass {
				u.cost = costBody
			}
		default:
			u.members, u.cost = members, costClass
			if method {
				gr.spec = nil
				gr.belongs(g, nil)
			}
		}
	}
	noted := len(g.bad)
	g.noteItem(first, u)
	if u.cost&(costMethod|costNext) != 0 && u.cost&costClass == 0 {
		for ; noted < len(g.bad); noted++ {
			gr.pending = append(gr.pending, noted)
		}
	}
}

// belongs says that what the group has of a contract with errors is m's, which is declared
// in an annotation; nil: that of a declaration that cannot be read.
func (gr *group) belongs(g *grammar, m *ast.MethodDecl) {
	for _, i := range gr.pending {
		g.bad[i].taken, g.bad[i].of = true, m
	}
	gr.pending = nil
	for i := range gr.items {
		if it := &gr.items[i]; it.of == nil && m != nil && g.startsSpec(max(g.skipModifiers(it.from), it.from)) {
			it.of = m
		}
	}
}
