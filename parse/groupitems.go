package parse

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// annotationItem parses one clause, declaration, specification or run of
// modifiers of a group.
func (g *grammar) annotationItem(l *lexer.PeekingLexer, gr *group) error {
	i := at(l)
	j := g.skipModifiers(i)
	if j < 0 {
		j = i
	}
	t := &g.toks[j]
	word := clauseWords[base(t.Value)]
	switch {
	case g.isStrayAt(i):
		return &syntaxError{tok: &g.toks[i], msg: `unexpected "@"`, remedy: "leave it out"}
	case t.Type == lexer.EOF:
		m, err := g.modifiers(l)
		if err != nil {
			return err
		}
		gr.mods = append(gr.mods, m)
		return nil
	case t.Value == ";" && i == j:
		l.Next()
		return nil
	case t.Type == tIdent && i == j && g.is(i+1, ":") && (gr.where == atStatement || gr.where == atBody):
		g.ghostLabel(l, gr)
		return nil
	case g.closedModifiers(i) > i:
		return g.looseModifiers(l, gr, g.closedModifiers(i))
	case base(t.Value) == string(ast.Accessible) && g.hasColon(j): // KeY's accessible x: locations, of the class
		return g.memberClause(l, gr)
	case g.startsSpec(j):
		return g.specOf(l, gr, g.declarationModifiers(i, j))
	case word.role == classClause && !g.isDeclared(i, j):
		return g.memberClause(l, gr)
	case word.role == stmtClause && !g.isDeclared(i, j):
		return g.stmtClause(l, gr, j)
	case word.role == loopClause && !g.isDeclared(i, j):
		if err := g.looseModifiers(l, gr, j); err != nil {
			return err
		}
		return g.loopSpec(l, gr)
	case t.Value == "import" && g.is(i, "model"):
		return g.modelImport(l, gr)
	case g.isDeclared(i, j):
		return g.jmlDeclaration(l, gr)
	case (t.Value == "refines" || t.Value == "refine") && i == j && gr.where == atTop:
		return g.refines(l)
	}
	return g.noClause(j)
}

// memberClause parses a clause of a class.
func (g *grammar) memberClause(l *lexer.PeekingLexer, gr *group) error {
	c, err := g.clause(l)
	if err != nil {
		return err
	}
	gr.members = append(gr.members, &ast.ClassSpec{Loc: c.Loc, Clause: c})
	return nil
}

// stmtClause parses a clause that stands as a statement, behind modifiers up to a token.
func (g *grammar) stmtClause(l *lexer.PeekingLexer, gr *group, to int) error {
	if err := g.looseModifiers(l, gr, to); err != nil {
		return err
	}
	c, err := g.clause(l)
	if err != nil {
		return err
	}
	gr.stmts = append(gr.stmts, &ast.JMLStmt{Loc: c.Loc, Clause: c})
	return nil
}

// specOf parses the specification of a method, behind modifiers up to a token: those of the
// declaration, not of the case.
func (g *grammar) specOf(l *lexer.PeekingLexer, gr *group, to int) error {
	if err := g.looseModifiers(l, gr, to); err != nil {
		return err
	}
	spec, err := g.methodSpec(l, gr.where)
	if spec != nil {
		g.addSpec(&gr.spec, spec)
	}
	return err
}

// modelImport parses JML's `model import`.
func (g *grammar) modelImport(l *lexer.PeekingLexer, gr *group) error {
	from := at(l)
	l.Next()
	d, err := g.importDecl.parse(l)
	if err != nil {
		return err
	}
	for _, n := range g.convImport(d) {
		n.Model, n.Loc = true, g.locTo(from, l)
		gr.imports = append(gr.imports, n)
	}
	return nil
}

// ghostLabel parses `name:`, a label for specifications to look back to.
func (g *grammar) ghostLabel(l *lexer.PeekingLexer, gr *group) {
	from := at(l)
	name := g.name(l.Next())
	l.Next()
	if l.Peek().Value == ";" {
		l.Next()
	}
	at := g.locTo(from, l)
	gr.stmts = append(gr.stmts, &ast.Labeled{Loc: at, Label: name, Body: &ast.Empty{Loc: at}})
}

// refines passes over JML's old way to say which file a specification file refines:
// they belong together by their names.
func (g *grammar) refines(l *lexer.PeekingLexer) error {
	from := at(l)
	for l.Peek().Value != ";" && l.Peek().Type != lexer.EOF {
		l.Next()
	}
	if err := g.expect(l, ";"); err != nil {
		return err
	}
	d := g.report(Refines, g.locTo(from, l).At, "%s is not read: a specification file belongs to the Java file of its name", quote(g.toks[from].Value))
	d.Severity = source.Note
	return nil
}

// closedModifiers is the index of the semicolon behind JML modifiers that begin
// at i, as in `spec_public non_null;`, or i.
func (g *grammar) closedModifiers(i int) int {
	j := i
	for g.toks[j].Type == tModifier || jmlModifiers[g.toks[j].Value] {
		j++
	}
	if g.is(j, ";") {
		return j
	}
	return i
}

// isDeclared reports whether the modifiers [i, j) are those of a declaration in
// an annotation, which is always ghost or model.
func (g *grammar) isDeclared(i, j int) bool {
	for ; i < j; i++ {
		if v := g.toks[i].Value; v == "ghost" || v == "model" {
			return true
		}
	}
	return false
}

// declarationModifiers is where the modifiers of a specification case begin
// among the modifiers [i, j): access words and `code` are the case's, all
// before them the declaration's.
func (g *grammar) declarationModifiers(i, j int) int {
	k := j
	for k > i && (g.toks[k-1].Value == "public" || g.toks[k-1].Value == "protected" || g.toks[k-1].Value == "private" || g.toks[k-1].Value == "code") {
		k--
	}
	return k
}

// looseModifiers parses the modifiers up to the token k, which belong to the
// declaration behind the group.
func (g *grammar) looseModifiers(l *lexer.PeekingLexer, gr *group, k int) error {
	if at(l) == k {
		return nil
	}
	m, err := g.modifiersTo(l, k)
	if err != nil {
		return err
	}
	gr.mods = append(gr.mods, m)
	return nil
}

// modifiersTo parses the modifiers up to the token k.
func (g *grammar) modifiersTo(l *lexer.PeekingLexer, k int) (*modifierList, error) {
	m := &modifierList{from: at(l), to: k}
	for at(l) < k {
		t := l.Peek()
		switch {
		case t.Value == "@":
			a, err := g.annotation(l)
			if err != nil {
				return nil, err
			}
			m.annotations = append(m.annotations, a)
			continue
		case t.Type == tIdent:
			m.jml = append(m.jml, g.name(t))
		default:
			m.words = append(m.words, g.name(t))
		}
		l.Next()
	}
	return m, nil
}

// ofOthers says of words that Java, Javadoc or another language has for what a clause of
// JML says how JML writes it.
var ofOthers = map[string]string{
	"throws":        "write signals_only X; for the exceptions that may be thrown, or signals (X e) condition; for what holds then",
	"throw":         "write signals (X e) condition;",
	"exception":     "write signals (X e) condition;",
	"return":        `write ensures \result == …;`,
	"given":         "write requires condition;",
	"precondition":  "write requires condition;",
	"postcondition": "write ensures condition;",
	"expects":       "write requires condition;",
	"variant":       "write decreases e; in front of the loop, or measured_by e; in the method's contract",
}

// noClause is the error that the word at i begins nothing JML knows.
func (g *grammar) noClause(i int) error {
	t := &g.toks[i]
	e := &syntaxError{tok: t, code: UnknownClause, msg: fmt.Sprintf("no clause, modifier or declaration of JML begins with %s", quote(t.Value))}
	if t.Type == lexer.EOF {
		return g.unexpected(t, "a clause")
	}
	if manualWords[base(t.Value)] {
		e.msg = quote(t.Value) + " of JML is not supported"
	} else if do := ofOthers[t.Value]; do != "" {
		e.remedy = do
	} else if t.Type == tIdent {
		nearest := nearestWord(t.Value, annotationWords)
		if low := strings.ToLower(t.Value); t.Value[0] < 'a' && startsClause(low) {
			nearest = low
		}
		if nearest != "" && (t.Value[0] >= 'a' || strings.EqualFold(nearest, t.Value)) {
			e.msg += fmt.Sprintf("; did you mean %s?", quote(nearest))
		} else if n := g.skipType(i); n > 0 && g.isIdent(n) && !startsClause(g.toks[n].Value) && g.declares(n+1) {
			e.msg = "a declaration in an annotation must be marked ghost or model"
			e.code = JMLDeclaration
		}
	} else if t.Type == tPrim {
		e.msg = "a declaration in an annotation must be marked ghost or model"
		e.code = JMLDeclaration
	}
	return e
}

// declares reports whether the token i may stand behind the name in a declaration.
func (g *grammar) declares(i int) bool {
	t := &g.toks[min(i, len(g.toks)-1)]
	return t.Type == lexer.EOF || slices.Contains([]string{"=", ";", ",", "(", "["}, t.Value)
}

// jmlDeclaration parses the declaration of a ghost or model member or local.
func (g *grammar) jmlDeclaration(l *lexer.PeekingLexer, gr *group) error {
	i := at(l)
	if gr.where == atTop || g.isTypeDecl(i) && gr.where == inModifiers {
		d, err := g.typeDecl.parse(l)
		if err != nil {
			return err
		}
		gr.classes = append(gr.classes, g.convTypeDecl(d))
		return nil
	}
	if gr.where == atStatement || gr.where == atBody {
		if g.isTypeDecl(i) {
			return g.unexpected(l.Peek(), "a statement")
		}
		d, err := g.localVarStmt.parse(l)
		if err != nil {
			return err
		}
		gr.stmts = append(gr.stmts, g.convLocalVars(d.Decl)...)
		return nil
	}
	m, err := g.parseMember(l)
	if err != nil {
		return err
	}
	for _, m := range g.convMember(m) {
		if d, ok := m.(*ast.MethodDecl); ok {
			if gr.spec != nil {
				g.addSpec(&d.Spec, gr.spec)
				gr.spec = nil
			}
			gr.belongs(g, d)
		}
		gr.members = append(gr.members, m)
	}
	return nil
}

// loopSpec parses clauses of a loop. The frame of a loop may use the words of
// a method's.
func (g *grammar) loopSpec(l *lexer.PeekingLexer, gr *group) error {
	if gr.loop == nil {
		gr.loop = &ast.LoopSpec{}
	}
	for {
		w := clauseWords[base(l.Peek().Value)]
		if w.role != loopClause && !(w.role == specClause && w.shape == shapeLocations && !isLoopContract(gr.spec)) {
			return nil
		}
		c, err := g.clause(l)
		if err != nil {
			return err
		}
		if c.Kind == ast.Assignable {
			c.Kind = ast.LoopModifies
		}
		if len(gr.loop.Clauses) == 0 {
			gr.loop.Loc = c.Loc
		} else {
			gr.loop.At = gr.loop.At.To(c.At)
		}
		gr.loop.Clauses = append(gr.loop.Clauses, c)
	}
}
