package parse

import (
	"slices"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// place is where a group of annotations stands, as the production that first
// comes upon it sees it.
type place uint8

const (
	inModifiers place = iota
	atTop
	atMember
	atStatement // among the statements of a block
	atBody      // in front of the only statement of a loop or branch
	atNowhere   // no production came by
)

// group is all annotations in front of one Java token. They are read as one
// text, so that a specification may stretch over several comments. What is
// read is sorted by who can take it; what nobody takes is misplaced.
type group struct {
	next     int // the Java token
	parts    []annotation
	parsed   bool
	where    place
	failed   bool
	from, to int // its tokens

	imports []*ast.Import
	members []ast.Member // class clauses and declarations of ghost and model members
	classes []*ast.ClassDecl
	stmts   []ast.Stmt
	loop    *ast.LoopSpec
	spec    *ast.MethodSpec
	mods    []*modifierList
	pending []int      // the unread clauses of a contract, by their place in grammar.unread
	items   []readItem // those that could be read

	modsTaken, specTaken, loopTaken, listTaken bool
}

// readItem is what was read at once of a group: the tokens [from, to). The contract of a method
// that is declared in an annotation is of that.
type readItem struct {
	from, to int
	of       *ast.MethodDecl
}

// groupAt is the group in front of the Java token i, nil when there is none.
func (g *grammar) groupAt(i int, where place) *group {
	gr := g.gaps[i]
	if gr == nil || gr.parsed {
		return gr
	}
	gr.parsed, gr.where = true, where
	g.readGroup(gr)
	return gr
}

// readGroup parses the group's text. The Java parse goes on as if there were none.
func (g *grammar) readGroup(gr *group) {
	var toks []lexer.Token
	var faults []fault
	for _, a := range gr.parts {
		s := scanner{text: g.text, i: a.start, end: a.end, jml: true, line: a.line, nowarn: g.noteNowarn, fault: func(f fault) { faults = append(faults, f) }}
		s.run()
		if n := len(toks); n > 0 {
			toks = toks[:n-1] // the end token of the part before
		}
		toks = append(toks, s.toks...)
	}
	g.readItems(gr, toks, faults)
}

// readItems parses the tokens of a group, an end token behind them, which have their
// offsets and no numbers yet. An item with faults is dropped; where a fault hides text, it
// only says what the group costs.
func (g *grammar) readItems(gr *group, toks []lexer.Token, faults []fault) {
	inJML, noLambda, inStoreRef, fail, first, depth := g.inJML, g.noLambda, g.inStoreRef, g.failure, g.first, g.depth
	defer func() {
		g.inJML, g.noLambda, g.inStoreRef, g.failure, g.first, g.depth = inJML, noLambda, inStoreRef, fail, first, depth
		g.fatal = nil
	}()
	g.inJML, g.noLambda, g.inStoreRef = true, false, false
	from := len(g.toks)
	for i, t := range toks {
		t.Pos.Line = from + i
		g.toks = append(g.toks, t)
	}
	g.matchBrackets(from)
	gr.from, gr.to = from, len(g.toks)
	gr.failed = gr.failed || len(faults) > 0
	if slices.ContainsFunc(faults, fault.isUnbounded) {
		g.costOfFaults(gr, faults)
		return
	}
	l := g.stream(from, len(g.toks))
	for l.Peek().Type != lexer.EOF {
		start, before := at(l), len(g.diags)
		undo, drop, begin := gr.undo(), gr.drop(), l.MakeCheckpoint()
		g.failure, g.first = failure{token: start - 1}, start
		err := g.annotationItem(l, gr)
		if err == nil {
			err = g.fatal
		}
		if err == nil && at(l) == start {
			panic("parse: readGroup: an item without a token")
		}
		if err != nil {
			gr.failed = true
			reported := len(g.diags)
			g.syntax(err)
			if j, k, section := g.needless(gr, start, g.failure.token); k > j && g.fatal == nil && len(faults) == 0 {
				undo() // the item is read again, without the clause or section
				g.diags = append(g.diags[:before], g.diags[reported:]...)
				g.noteBad(before, 0, gr.next)
				at := g.loc(j, k)
				g.readItems(gr, slices.Concat(toks[start-from:j-from], toks[k-from:]), nil)
				if section {
					g.addSpec(&gr.spec, &ast.MethodSpec{Loc: at, Examples: []*ast.SpecCase{{Loc: at}}})
				}
				return
			}
			if g.fatal != nil {
				g.noteBad(before, g.costOf(start, len(g.toks)), gr.next)
				break
			}
			g.recover(l, begin, start)
		}
		inside, after := g.faultsIn(faults, start, at(l))
		switch faults = after; {
		case len(inside) > 0:
			mods := gr.mods
			drop()
			undo()
			gr.mods = mods
			g.diags = g.diags[:before] // errors that follow from the faults
			for _, f := range inside {
				g.fault(f)
			}
		case err == nil:
			gr.items = append(gr.items, readItem{from: start, to: at(l)})
		}
		g.costs(gr, before, start, at(l))
	}
	g.costOfFaults(gr, faults)
}

// isUnbounded reports whether a fault hides text behind it, or is one of a whole clause.
func (f fault) isUnbounded() bool { return f.hides || f.code == Syntax }

// faultsIn are the faults inside of the tokens [from, to), and the others.
func (g *grammar) faultsIn(faults []fault, from, to int) (inside, others []fault) {
	for _, f := range faults {
		if g.toks[from].Pos.Offset <= f.start && f.start < tokenEnd(&g.toks[to-1]) {
			inside = append(inside, f)
		} else {
			others = append(others, f)
		}
	}
	return inside, others
}

// costOfFaults notes faults that may cost what anything in the group does.
func (g *grammar) costOfFaults(gr *group, faults []fault) {
	if len(faults) == 0 {
		return
	}
	first, c := len(g.diags), g.costOf(gr.from, gr.to)
	for _, f := range faults {
		g.fault(f)
		if f.hides {
			c |= g.costOfHidden(gr, f.start)
		}
	}
	g.noteBad(first, c, gr.next)
}

// drop gives what takes back all else that is yet to be read into the group.
func (gr *group) drop() func() {
	imports, members, classes, stmts := len(gr.imports), len(gr.members), len(gr.classes), len(gr.stmts)
	loop, clauses := gr.loop, 0
	if loop != nil {
		clauses = len(loop.Clauses)
	}
	return func() {
		gr.imports, gr.members, gr.classes, gr.stmts = gr.imports[:imports], gr.members[:members], gr.classes[:classes], gr.stmts[:stmts]
		if gr.loop = loop; loop != nil {
			loop.Clauses = loop.Clauses[:clauses]
		}
	}
}

// undo gives what takes back the specification that is yet to be read into the group, and
// the modifiers in front of it.
func (gr *group) undo() func() {
	mods := gr.mods
	if gr.spec == nil {
		return func() { gr.spec, gr.mods = nil, mods }
	}
	was, spec := gr.spec, *gr.spec
	last, ends := ast.SpecCase{}, len(spec.Cases) > 0
	if ends {
		last = *spec.Cases[len(spec.Cases)-1] // which goes on
	}
	return func() {
		gr.mods = mods
		if gr.spec = was; ends {
			*spec.Cases[len(spec.Cases)-1] = last
		}
		*gr.spec = spec
	}
}

// needless are the tokens [j, k) around an error of an item without which the item can be read,
// and means the same: a section of examples, or a clause; else j is k.
func (g *grammar) needless(gr *group, start, token int) (j, k int, section bool) {
	if j, k = g.enclosingSection(gr, start, token); k > j {
		return j, k, true
	}
	j, k = g.enclosingCostless(start, token)
	return j, k, false
}

// enclosingCostless are the tokens [j, k) of the clause in which an error stands at a token
// of the specification that begins at start, where that clause can change no verdict; else
// j is k.
//
//	//@ ensures \result == 1; when x + ; signals_only \nothing;
func (g *grammar) enclosingCostless(start, token int) (j, k int) {
	for j = min(token, len(g.toks)-1); j > start && !g.is(j-1, ";"); j-- {
	}
	block := func(t lexer.Token) bool { return t.Value == "{" }
	if j == start || !isHarmless(g.toks[j].Value) || !g.startsSpec(max(g.skipModifiers(start), start)) || slices.ContainsFunc(g.toks[start:j], block) {
		return 0, 0
	}
	if k = g.clauseEnd(j); k == 0 {
		return 0, 0
	}
	return j, k
}

// enclosingSection are the tokens [j, k) of the sections of examples and implications in which
// an error stands at a token of the specification of a method that begins at start; else j
// is k. They are not checked, and all that follows in them up to the end of the group is
// theirs but the modifiers of the method. Where that cannot be told, it is no section.
//
//	//@ ensures \result == 1; for_example ensures \result + ; also ensures true; pure
func (g *grammar) enclosingSection(gr *group, start, token int) (j, k int) {
	if gr.where != atMember && gr.where != inModifiers || !g.startsSpec(max(g.skipModifiers(start), start)) {
		return 0, 0
	}
	section := func(i int) bool { return g.is(i, "implies_that") || g.is(i, "for_example") }
	for j = start; !section(j) || j > start && !g.is(j-1, ";") && !g.is(j-1, "|}") && !g.is(j-1, "also"); j++ {
		if j >= token || g.is(j, "{") || g.is(j, "{|") {
			return 0, 0
		}
	}
	if j >= token {
		return 0, 0
	}
	joined := true // behind what joins a case to others
	for k = j; ; {
		word := g.toks[k].Value
		switch i := g.caseAt(k); {
		case section(k), word == "also":
			joined = true
			k++
		case behaviorWords[g.toks[i].Value] != 0:
			if !joined {
				return 0, 0
			}
			joined = false
			if k = i + 1; g.is(k, ":") {
				k++
			}
		case clauseWords[base(word)].role == specClause, word == "old", word == "forall":
			joined = false
			if k = g.clauseEnd(k); k == 0 {
				return 0, 0
			}
		default:
			for i = k; g.isModifier(i) > 0 && !g.is(i, "ghost") && !g.is(i, "model"); i += g.isModifier(i) {
			}
			if joined || g.toks[i].Type != lexer.EOF {
				return 0, 0
			}
			if j > start && g.is(j-1, "also") {
				j--
			}
			return j, k
		}
	}
}

// clauseEnd is the token behind the semicolon of the clause that begins at i, where none
// of its tokens may begin something else or nearly does; else 0.
func (g *grammar) clauseEnd(i int) int {
	for i++; !g.is(i-1, ";"); i++ {
		t := &g.toks[i]
		if t.Type == lexer.EOF || t.Value == "@" || t.Value == "{|" || t.Value == "|}" || g.isModifier(i) > 0 || jmlModifiers[t.Value] || startsClause(t.Value) ||
			t.Type == tIdent && nearestWord(t.Value, annotationWords) != "" {
			return 0
		}
	}
	return i
}

// recover skips to where the next clause of the group may begin: behind the body of a
// declaration, at a word that begins a clause, behind a semicolon or on a new line. The item
// that could not be read begins at the token start, where l was at begin.
func (g *grammar) recover(l *lexer.PeekingLexer, begin lexer.Checkpoint, start int) {
	i, exact := g.afterItem(start)
	if exact && at(l) > i {
		l.LoadCheckpoint(begin)
	}
	for i = max(i, start+1); at(l) < i && l.Peek().Type != lexer.EOF; {
		l.Next()
	}
	for !exact && l.Peek().Type != lexer.EOF {
		i := at(l)
		k := l.Peek()
		if g.is(i-1, ";") && g.isNewLine(i) || (g.is(i-1, ";") || g.isNewLine(i) || g.isNewComment(i)) && (startsClause(k.Value) || k.Type == tModifier || jmlModifiers[k.Value]) {
			return
		}
		l.Next()
	}
}

// afterItem is a token up to which the item belongs that begins at start and could not be
// read, and whether the item ends there: that is known of a declaration whose body has all
// brackets, and of a member or clause of a class behind which a contract begins a line.
//
//	//@ model pure int f(int x) { return 1;
//	//@ ensures \result == 1;
func (g *grammar) afterItem(start int) (i int, exact bool) {
	first, failed := max(g.skipModifiers(start), start), g.failure.token
	class, declared := g.isTypeDecl(first), g.isDeclared(start, first)
	if end := g.declarationEnd(start); end > 0 && (end == len(g.toks)-1 || g.isModifier(end) > 0 || startsClause(g.toks[end].Value) || g.skipType(end) > 0) {
		return end, true
	}
	if declared || clauseWords[base(g.toks[first].Value)].role == classClause {
		for k := first + 1; k < failed; k++ {
			word := g.toks[k].Value
			if (clauseWords[base(word)].role == specClause || behaviorWords[word] != 0) && (g.isNewComment(k) || !class && g.isNewLine(k)) {
				return k, true
			}
		}
	}
	return failed, false
}

// isNewComment reports whether the token is the first of a comment behind one that ends in */.
func (g *grammar) isNewComment(i int) bool {
	if i == 0 {
		return true
	}
	from, to := tokenEnd(&g.toks[i-1]), g.toks[i].Pos.Offset
	return from < to && strings.Contains(g.text[from:to], "*/")
}

// isNewLine reports whether the token is the first of its line.
func (g *grammar) isNewLine(i int) bool {
	if i == 0 {
		return true
	}
	from, to := tokenEnd(&g.toks[i-1]), g.toks[i].Pos.Offset
	for ; from < to; from++ {
		if c := g.text[from]; c == '\n' || c == '\r' {
			return true
		}
	}
	return false
}

// finishGroups reads the groups that no production has come upon, and if the
// file could be read reports what nobody took.
func (g *grammar) finishGroups(whole bool) {
	for _, i := range sortedKeys(g.gaps) {
		gr := g.gaps[i]
		if !gr.parsed {
			gr.parsed, gr.where = true, g.guessPlace(gr)
			g.readGroup(gr)
			gr.where = atNowhere
		}
		if l := g.skippedAt(gr.next); l != nil { // it says something of code that is not there
			if len(gr.members) > 0 && !gr.listTaken {
				g.bad = append(g.bad, badAnnotation{diag: l.diag, cost: costClass, next: gr.next})
			}
		} else if whole {
			g.misplaced(gr)
		}
	}
}

// guessPlace reads an annotation as one among statements if it looks like one.
func (g *grammar) guessPlace(gr *group) place {
	s := scanner{text: g.text, i: gr.parts[0].start, end: gr.parts[0].end, jml: true, fault: func(fault) {}}
	s.run()
	if r := clauseWords[base(s.toks[0].Value)].role; r == stmtClause || r == loopClause {
		return atStatement
	}
	return atMember
}

// nameOfSpec calls a specification by its only clause, if it has one.
func nameOfSpec(s *ast.MethodSpec) string {
	if len(s.Cases) == 1 && len(s.Cases[0].Clauses) == 1 && len(s.Cases[0].Groups) == 0 {
		return "the clause " + s.Cases[0].Clauses[0].Keyword.Text
	}
	return "this specification"
}

func (g *grammar) misplace(at source.Span, remedy, format string, args ...any) *source.Diagnostic {
	d := g.report(MisplacedJML, at, format, args...)
	d.Remedy = remedy
	return d
}

// misplaced reports the parts of a group that were not taken.
func (g *grammar) misplaced(gr *group) {
	where := "here"
	if gr.where == atMember {
		where = "among the members of a class"
	} else if gr.where == atStatement {
		where = "among statements"
	}
	before := len(g.diags)
	costs := func(c cost) { // a warning to all that do not rest on it
		g.noteBad(before, c, gr.next)
		for _, d := range g.diags[before:] {
			d.Severity = source.Warning
		}
		before = len(g.diags)
	}
	report := func(at source.Span, what string, where, remedy string) {
		g.misplace(at, remedy, "%s cannot stand %s", what, where)
	}
	if !gr.listTaken {
		for _, m := range gr.imports {
			report(m.At, "a model import", where, "it belongs to the imports of the file")
		}
	}
	if gr.where != atMember || !gr.listTaken {
		for _, m := range gr.members {
			switch m := m.(type) {
			case *ast.ClassSpec:
				report(m.At, "the clause "+m.Clause.Keyword.Text, where, "it belongs between the members of a class")
			default:
				report(m.Span(), "this declaration", where, "")
			}
		}
	}
	for _, c := range gr.classes {
		if gr.where != atTop || !gr.listTaken {
			report(c.At, "this declaration", where, "")
		}
	}
	costs(costClass)
	if gr.where != atStatement || !gr.listTaken {
		for _, s := range gr.stmts {
			if j, ok := s.(*ast.JMLStmt); ok {
				report(j.At, "the statement "+j.Clause.Keyword.Text, where, "it belongs between the statements of a block")
			} else {
				report(s.Span(), "this declaration", where, "it belongs between the statements of a block")
			}
		}
	}
	if gr.loop != nil && !gr.loopTaken && len(gr.loop.Clauses) > 0 { // of one without any, the error is said
		g.misplace(gr.loop.At, "it belongs directly in front of a loop", "no loop follows the clause %s", gr.loop.Clauses[0].Keyword.Text)
	}
	costs(costMethod | costBody)
	if gr.spec != nil && !gr.specTaken {
		g.misplace(gr.spec.At, "it belongs directly in front of a method", "no method follows %s", nameOfSpec(gr.spec))
		costs(costOfSpec(gr.spec))
	}
	if !gr.modsTaken {
		for _, m := range gr.mods {
			g.misplace(g.loc(m.from, m.to).At, "it belongs in front of a declaration", "no declaration that it could modify follows %s", quote(g.toks[m.from].Value))
			costs(g.costOfModifiers(m))
		}
	}
}
