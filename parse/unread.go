package parse

import (
	"slices"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// cost is what the meaning of an annotation may decide. An annotation that cannot be
// read costs that and no more: the Java around it is read as if it were not there, and
// a clause of kind ast.BadClause stands where what rests on it will find it.
type cost uint8

const (
	costMethod cost = 1 << iota // the contract of the method that follows
	costBody                    // the code around it
	costClass                   // all that touches objects of the class
	costNext                    // the method that follows, or else anything
)

const costAll = costMethod | costBody | costClass

// costless are the clauses that can change no verdict: that they cannot be read is
// said, and costs nothing.
var costless = wordSet("accessible", "reads", "callable", "captures", "duration", "working_space", "when", "debug", "show", "monitors_for")

// isHarmless reports whether a word begins a clause that can change no verdict: one of
// those, or one that says again what others say, and is not checked.
func isHarmless(word string) bool {
	w := clauseWords[base(word)]
	return costless[base(word)] || base(word) != word && w.role != stmtClause && w.kind != ast.Represents
}

// badAnnotation is an error in an annotation, and what it costs.
type badAnnotation struct {
	diag *source.Diagnostic
	cost cost
	next int // the Java token that follows the annotation
	// clause, unless nil, is what is known of a clause that costs less: one about a field,
	// those who use that, one about data groups, those who use model fields, and one about
	// objects, those who touch objects of the class.
	clause *ast.Clause
	// members, unless empty, stand for a declaration: what costs those who use it.
	members []ast.Member
	// taken: it is part of the contract of a method in an annotation, of; nil: that cannot be
	// read itself.
	taken bool
	of    *ast.MethodDecl
}

// costOf is what the tokens [from, to) of an annotation decide, by the words that begin
// clauses among them. What begins with no such word may be anything.
func (g *grammar) costOf(from, to int) cost {
	var c cost
	declared := false
	for from+1 < to && g.isStrayAt(from) {
		from++
	}
	if j := g.skipModifiers(from); j > from {
		if declared = g.isDeclared(from, j); declared {
			c = costClass
		}
		from = j
	}
	if from == to || g.toks[from].Type == lexer.EOF {
		return c | costNext
	}
	for i := from; i < to; i++ {
		word := g.toks[i].Value
		switch role := clauseWords[base(word)].role; {
		case isHarmless(word):
		case role == specClause, behaviorWords[word] != 0, specWords[word], word == "{|":
			c |= costMethod
		case role == stmtClause, role == loopClause:
			c |= costBody
		case role == classClause && (i == from || word != "in"), word == "ghost", word == "model", i == from && g.toks[i].Type == tPrim:
			c |= costClass
		case i == from && !declared:
			c |= g.costOfSlip(i, to)
		case g.is(i-1, ";") && canCostClass(nearestWord(word, annotationWords)):
			c |= costClass
		}
	}
	return c
}

// isStrayAt reports whether an @ stands at i that belongs to nothing, in front of a clause.
func (g *grammar) isStrayAt(i int) bool { return g.is(i, "@") && startsClause(g.toks[i+1].Value) }

// canCostClass reports whether a word may begin something that costs a class.
func canCostClass(word string) bool {
	return clauseWords[base(word)].role == classClause || word == "ghost" || word == "model"
}

// costOfHidden is what the words may decide that a fault at the offset hides.
func (g *grammar) costOfHidden(gr *group, from int) (c cost) {
	to := from
	for _, a := range gr.parts {
		if a.from <= from && from < a.to {
			to = a.to
		}
	}
	for _, word := range strings.FieldsFunc(g.text[from:to], func(r rune) bool { return r < 0x80 && charClass[r]&idPart == 0 }) {
		switch role := clauseWords[base(word)].role; {
		case canCostClass(word), canCostClass(nearestWord(word, annotationWords)):
			c |= costClass
		case role == specClause:
			c |= costMethod
		case role == stmtClause, role == loopClause:
			c |= costBody
		}
	}
	return c
}

// ofObjects are the kinds of clauses that, unless they are static, say something of the
// objects of a class.
var ofObjects = map[ast.ClauseKind]bool{ast.Invariant: true, ast.Constraint: true, ast.Initially: true}

// costsLess is what can be read of the tokens [from, to), where these are one clause about
// a field, about data groups or about objects; else nil.
//
//	represents size = count +;
func (g *grammar) costsLess(from, to int) *ast.Clause {
	i := max(g.skipModifiers(from), from)
	word := g.toks[i].Value
	w, known := clauseWords[word]
	if nearest := clauseWords[nearestWord(word, annotationWords)]; !known && ofObjects[nearest.kind] { // invarient
		w = nearest
	}
	if i < to && ofObjects[w.kind] && !slices.ContainsFunc(g.toks[from:i], func(t lexer.Token) bool { return t.Value == "static" }) && !g.hasAnother(i+1, to) {
		return &ast.Clause{Kind: w.kind, Keyword: g.name(&g.toks[i]), Unread: true}
	}
	if i >= to {
		return nil
	}
	k := i + 1
	if g.is(k, "this") && g.is(k+1, ".") {
		k += 2
	}
	named := k+1 < to && g.isIdent(k) && !g.is(k+1, ".") && !g.is(k+1, "[") && !g.isIdent(k+1)
	less := &ast.Clause{Kind: w.kind, Keyword: g.name(&g.toks[i]), Unread: true}
	switch {
	case w.shape == shapeMaps, w.kind == "in":
		k = i
	case w.shape != shapeRepresents && (w.shape != shapeAccess || !named):
		return nil
	case named: // whatever the field is called
		less.X = &ast.Ident{Loc: g.loc(k, k+1), Name: g.toks[k].Value}
	default: // perhaps something of another object
		k = i
	}
	if g.hasAnother(k+1, to) {
		return nil
	}
	return less
}

// hasAnother reports whether there may be more than one clause, of which one ends in [from, to).
func (g *grammar) hasAnother(from, to int) bool {
	for j := from; j < to; j++ {
		t := &g.toks[j]
		if t.Value == ";" && j+1 < to || t.Value != "in" && (startsClause(t.Value) || jmlModifiers[t.Value] || t.Type == tIdent && nearestWord(t.Value, annotationWords) != "") {
			return true
		}
	}
	return false
}

// costOfSpec is what a specification decides that no method follows.
func costOfSpec(s *ast.MethodSpec) cost {
	for _, k := range s.Cases {
		if len(k.Clauses) == 0 || len(k.Groups) > 0 {
			return costMethod | costBody
		}
		for _, c := range k.Clauses {
			if !isHarmless(c.Keyword.Text) {
				return costMethod | costBody
			}
		}
	}
	return 0
}

// ofMethods are the modifiers that say something of a method or constructor alone.
var ofMethods = wordSet("pure", "strictly_pure", "spec_pure", "heap_free", "helper", "query")

// costOfModifiers is what modifiers decide that no declaration follows.
func (g *grammar) costOfModifiers(m *modifierList) (c cost) {
	for _, t := range g.toks[m.from:m.to] {
		switch {
		case ofMethods[t.Value]:
			c |= costMethod | costBody
		case t.Value != "spec_public" && t.Value != "spec_protected":
			c |= costMethod | costBody | costClass
		}
	}
	return c
}

// ofFrames are the words of JML that only the contract of a method, a statement or a loop has.
var ofFrames = wordSet(`\result`, `\nothing`, `\everything`, `\strictly_nothing`, `\strictly_everything`)

// costOfSlip is what the tokens [i, to) decide that begin with an unknown word: what the
// word does that it is a slip of the pen away from, what only such a clause may say, or
// else anything.
func (g *grammar) costOfSlip(i, to int) cost {
	word := g.toks[i].Value
	if ofOthers[word] != "" {
		return costMethod | costBody
	}
	nearest := nearestWord(word, annotationWords)
	next := &g.toks[min(i+1, to)]
	switch k := clauseWords[base(nearest)]; {
	case k.role == specClause, behaviorWords[nearest] != 0:
		return costMethod
	case k.role == stmtClause, k.role == loopClause:
		return costBody
	case ofObjects[k.kind]:
		return costClass
	case canCostClass(nearest), nearest == "static", nearest == "instance":
	case i+1 < to && (behaviorWords[next.Value] != 0 || clauseWords[base(next.Value)].role == specClause):
		return costNext // `foo requires x > 0;`, a strange modifier
	case contains(methodJML, nearest) && (i+1 >= to || next.Value == ";" && i+2 >= to):
		return costNext
	case ofFrames[word], slices.ContainsFunc(g.toks[i:to], func(t lexer.Token) bool { return t.Value == `\result` }):
		if !g.hasAnother(i+1, to) {
			return costMethod | costBody
		}
	}
	return costAll
}

// costOfChecked is what an error decides that the check found in an item: one of the
// modifiers of a method, that method.
func (g *grammar) costOfChecked(d *source.Diagnostic, it readItem) cost {
	c := g.costOf(it.from, it.to)
	if d.Code != Modifier {
		return c
	}
	i := it.from
	for i < it.to && contains(methodJML, g.toks[i].Value) && !g.isDeclared(i, i+1) {
		i++
	}
	switch {
	case i == it.to:
		return costNext
	case i > it.from && g.startsSpec(i):
		return c | costNext
	}
	return c | costAll
}

// noteBad notes the errors of diags from first on, which are about an annotation in
// front of the Java token next. What costs nothing is a warning.
func (g *grammar) noteBad(first int, c cost, next int) {
	g.noteItem(first, badAnnotation{cost: c, next: next})
}

// noteItem notes them of what costs u.
func (g *grammar) noteItem(first int, u badAnnotation) {
	if u.cost != costClass {
		u.clause, u.members = nil, nil
	}
	for _, d := range g.diags[first:] {
		if d.Severity == source.Error {
			u.diag = d
			g.noteCost(u)
		}
	}
}

func (g *grammar) noteCost(u badAnnotation) {
	if u.cost == 0 {
		u.diag.Severity = source.Warning
		return
	}
	g.bad = append(g.bad, u)
}

// groupOf is the group of annotations in which the place lies. The end of a line belongs
// to the annotation that it ends, which may want more there.
func (g *grammar) groupOf(at source.Span) *group {
	in := func(gr *group) bool {
		return slices.ContainsFunc(gr.parts, func(a annotation) bool {
			s := g.span(a.from, a.to)
			return at.Start >= s.Start && (at.Start < s.End || a.line && at.Start == s.End && int(at.Start) < len(g.src.Text))
		})
	}
	for _, i := range sortedKeys(g.gaps) {
		if in(g.gaps[i]) {
			return g.gaps[i]
		}
	}
	if i := slices.IndexFunc(g.clausesOf, in); i >= 0 {
		return g.clausesOf[i]
	}
	return nil
}

// placeBad notes the errors that later passes found in annotations, and puts into the tree
// what cannot be read.
func (g *grammar) placeBad(f *ast.File) {
	defer func(was bool) { g.inJML = was }(g.inJML)
	g.inJML = true // the words that modify are those of JML
	known := map[*source.Diagnostic]bool{}
	for _, u := range g.bad {
		known[u.diag] = true
	}
	for _, d := range g.diags {
		if d.Severity != source.Error || known[d] {
			continue
		}
		if gr := g.groupOf(d.Span); gr != nil {
			g.noteCost(g.checked(d, gr))
		}
	}
	for _, u := range g.bad {
		if u.cost&costNext != 0 && !u.taken {
			u.cost &^= costNext
			if isInMethodHead(f.Types, g.tokenLoc(&g.toks[u.next]).At.Start) {
				u.cost |= costMethod | costBody
			} else {
				u.cost |= costAll
			}
		}
		f.Unread = append(f.Unread, u.diag)
		p := &placing{badAnnotation: u, at: g.tokenLoc(&g.toks[u.next]).At.Start}
		if u.taken {
			if u.of != nil {
				p.contract(u.of)
			}
			continue
		}
		if !p.classes(f.Types) {
			for _, d := range f.Types { // it stands behind all of them
				p.between(&d.Members)
			}
		}
	}
}

// checked is an error that the check found in a group, with what the item costs in which it
// lies.
func (g *grammar) checked(d *source.Diagnostic, gr *group) badAnnotation {
	for _, it := range gr.items {
		if s := g.loc(it.from, it.to).At; s.Start <= d.Span.Start && d.Span.End <= s.End {
			u := badAnnotation{diag: d, cost: g.costOfChecked(d, it), next: gr.next}
			switch {
			case u.cost == costClass:
				u.clause = g.costsLess(it.from, it.to)
			case it.of != nil && u.cost&(costClass|costNext) == 0:
				u.taken, u.of = true, it.of
			}
			return u
		}
	}
	return badAnnotation{diag: d, cost: g.costOf(gr.from, gr.to), next: gr.next}
}

// isInMethodHead reports whether the byte at is in the head of a method of one of the classes.
func isInMethodHead(ds []*ast.ClassDecl, at int32) (found bool) {
	for _, d := range ds {
		ast.Walk(d, func(n ast.Node) bool {
			m, ok := n.(*ast.MethodDecl)
			found = found || ok && !m.JML && m.At.Start <= at && at < m.At.End && (m.Body == nil || at < m.Body.At.Start)
			return !found
		})
	}
	return found
}

// placing puts an unread annotation, which stands in front of the byte at, into a tree.
type placing struct {
	badAnnotation
	at int32
}

func (p *placing) isInside(s source.Span) bool { return s.Start <= p.at && p.at < s.End }

func (p *placing) clause() *ast.Clause {
	if p.badAnnotation.clause != nil {
		k := *p.badAnnotation.clause
		k.Loc, k.Text = ast.Loc{At: p.diag.Span}, p.diag.Message
		return &k
	}
	return &ast.Clause{Loc: ast.Loc{At: p.diag.Span}, Kind: ast.BadClause, Text: p.diag.Message, Misplaced: p.diag.Code == MisplacedJML}
}

func (p *placing) class(members *[]ast.Member) {
	if len(p.badAnnotation.members) > 0 {
		p.declaration(members)
		return
	}
	c := p.clause()
	*members = append(*members, &ast.ClassSpec{Loc: c.Loc, Clause: c})
}

func (p *placing) contract(m *ast.MethodDecl) {
	c := p.clause()
	if m.Spec == nil {
		m.Spec = &ast.MethodSpec{Loc: c.Loc}
	}
	m.Spec.Unread = append(m.Spec.Unread, c)
}

// body puts it at the beginning of the code, behind the call of another constructor.
func (p *placing) body(b *ast.Block) {
	c := p.clause()
	i := 0
	if len(b.Stmts) > 0 {
		if _, ok := b.Stmts[0].(*ast.CtorCall); ok {
			i = 1
		}
	}
	b.Stmts = append(b.Stmts[:i:i], append([]ast.Stmt{&ast.JMLStmt{Loc: c.Loc, Clause: c}}, b.Stmts[i:]...)...)
}

// toNeighbours puts what is part of the contract or code of a method, and stands between members,
// into the methods next to it: it is meant for one of them, if for any.
func (p *placing) toNeighbours(ms []ast.Member) {
	var before, after *ast.MethodDecl
	for _, m := range ms {
		switch m, ok := m.(*ast.MethodDecl); {
		case !ok || m.JML:
		case m.At.Start < p.at && (before == nil || before.At.Start < m.At.Start):
			before = m
		case m.At.Start >= p.at && (after == nil || m.At.Start < after.At.Start):
			after = m
		}
	}
	for _, m := range []*ast.MethodDecl{before, after} {
		if m == nil {
			continue
		}
		p.contract(m)
		if m.Body != nil && p.cost&costBody != 0 {
			p.body(m.Body)
		}
	}
}

// between puts it among the members of a class, where it stands between two of them.
func (p *placing) between(ms *[]ast.Member) {
	if p.cost&costClass != 0 {
		p.class(ms)
	} else {
		p.toNeighbours(*ms)
	}
}

// classes reports whether the place is in one of the classes, and puts it there. In front of
// a class it may be meant for the one before.
func (p *placing) classes(ds []*ast.ClassDecl) bool {
	for i, d := range ds {
		if p.isInside(d.At) {
			p.members(&d.Members)
			if i > 0 && p.at == d.At.Start && p.cost&costClass == 0 {
				p.toNeighbours(ds[i-1].Members)
			}
			return true
		}
	}
	return false
}

// members puts it among the members of a class, or into one of them.
func (p *placing) members(ms *[]ast.Member) {
	for _, m := range *ms {
		if !p.isInside(m.Span()) {
			continue
		}
		switch m := m.(type) {
		case *ast.ClassDecl:
			p.members(&m.Members)
			if p.at == m.At.Start {
				p.between(ms)
			}
			return
		case *ast.MethodDecl:
			p.method(m, ms)
			return
		default:
			switch {
			case p.at == m.Span().Start:
				p.between(ms)
			case !p.inner(m):
				p.class(ms)
			}
			return
		}
	}
	p.between(ms)
}

// method puts it into a method, and where it may decide more among the members.
func (p *placing) method(m *ast.MethodDecl, enclosing *[]ast.Member) {
	if p.diag.Code == MisplacedJML && p.at == m.At.Start { // else the method would have taken it
		p.between(enclosing)
		return
	}
	if m.Body != nil && m.Body.At.Start < p.at && p.isInside(m.Body.At) {
		if p.inner(m.Body) {
			return
		}
		p.body(m.Body)
		if p.cost == costClass {
			p.class(enclosing)
		}
		return
	}
	if p.cost != costClass {
		p.contract(m)
	}
	if m.Body != nil && p.cost&costBody != 0 {
		p.body(m.Body)
	}
	if p.cost == costClass || p.cost&costClass != 0 && p.at == m.At.Start {
		p.class(enclosing)
	}
}

// inner puts it into the class in the code of n in which the place lies, if there is one.
func (p *placing) inner(n ast.Node) bool {
	var found *[]ast.Member
	ast.Walk(n, func(n ast.Node) bool {
		if found != nil || !p.isInside(n.Span()) {
			return false
		}
		switch n := n.(type) {
		case *ast.ClassBody:
			found = &n.Members
		case *ast.ClassDecl:
			found = &n.Members
		}
		return found == nil
	})
	if found == nil {
		return false
	}
	p.members(found)
	return true
}
