package parse

import (
	"fmt"
	"slices"
	"sort"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// An error in the code of Java costs the member in which it stands. A method or an
// instance initialiser keeps its declaration and loses its code, and a method that ought to
// have a body and has none is one whose code was lost. Elsewhere in a class it
// cannot be told what is declared there, and the class is marked as Unread. Of classes
// inside the code that is lost an outline remains, among the members of the class around
// it: their objects may be met anywhere.
//
//	class A { int f(int x) { return x +; } int g() { return 1; } }
//
// keeps g, and f as a method whose body is a clause of kind BadCode.

// placeErrors puts what the errors in the code of Java cost into a tree. It reports whether
// they are all inside of classes: if not, the file cannot be used.
func (g *grammar) placeErrors(f *ast.File) bool {
	all := true
	for _, d := range slices.Clone(g.diags) {
		if d.Severity != source.Error || slices.Contains(f.Unread, d) || g.groupOf(d.Span) != nil {
			continue
		}
		e := &erring{grammar: g, diag: d, at: d.Span.Start}
		if i := slices.IndexFunc(g.skipped, func(l skipped) bool { return l.diag == d }); i >= 0 {
			e.at, e.skipped = g.span(g.toks[g.skipped[i].from].Pos.Offset, 0).Start, &g.skipped[i]
		}
		if !e.classes(f.Types) {
			all = false
			continue
		}
		f.Unread, f.Partial = append(f.Unread, d), true
	}
	return all
}

// skipped are the Java tokens [from, to), which were skipped behind a syntax error.
type skipped struct {
	diag     *source.Diagnostic
	from, to int
}

// lexicalIn is the first lexical error in the tokens [from, to), from which a syntax error
// there follows; nil: there is none.
func (g *grammar) lexicalIn(from, to int) *source.Diagnostic {
	s := g.loc(from, to).At
	i := slices.IndexFunc(g.diags, func(d *source.Diagnostic) bool {
		return confined[d.Code] && s.Start <= d.Span.Start && d.Span.Start < s.End
	})
	if i < 0 {
		return nil
	}
	return g.diags[i]
}

// skippedAt are the tokens among which the token i was skipped; nil: it was not.
func (g *grammar) skippedAt(i int) *skipped {
	for k := range g.skipped {
		if l := &g.skipped[k]; l.from <= i && i < l.to {
			return l
		}
	}
	return nil
}

// erring puts an error into a tree.
type erring struct {
	*grammar
	diag    *source.Diagnostic
	at      int32    // where what cannot be read begins
	skipped *skipped // nil: all tokens are in the tree
}

func (e *erring) isInside(n ast.Node) bool { s := n.Span(); return s.Start <= e.at && e.at < s.End }

func (e *erring) classes(ds []*ast.ClassDecl) bool {
	for _, d := range ds {
		if e.isInside(d) {
			e.class(d)
			return true
		}
	}
	return false
}

func (e *erring) class(c *ast.ClassDecl) {
	for _, m := range c.Members {
		if !e.isInside(m) {
			continue
		}
		switch m := m.(type) {
		case *ast.ClassDecl:
			e.class(m)
			return
		case *ast.MethodDecl:
			if e.method(c, m) {
				return
			}
		case *ast.Initializer:
			if m.Static || e.declares() {
				break
			}
			e.drop(c, m.Body, e.clause("the initializer"))
			return
		}
	}
	if c.Unread == nil {
		c.Unread = e.diag
	}
	if e.skipped != nil {
		c.Members = append(c.Members, e.outlines(e.skipped.from, e.skipped.to)...)
	}
}

// method puts the error into a method of c whose declaration is whole, and reports whether
// it is: the error is in its body, or is that it has none.
func (e *erring) method(c *ast.ClassDecl, m *ast.MethodDecl) bool {
	what := "method"
	if m.Constructor {
		what = "constructor"
	}
	cl := e.clause(what + " " + m.Name.Text)
	switch {
	case e.diag.Code == MissingBody:
		cl.Text = e.diag.Message
		m.Body = &ast.Block{Loc: m.Name.Loc, Stmts: []ast.Stmt{&ast.JMLStmt{Loc: cl.Loc, Clause: cl}}}
	case m.Body == nil || !e.isInside(m.Body) || e.declares():
		return false
	default:
		e.drop(c, m.Body, cl)
	}
	if m.Spec == nil {
		m.Spec = &ast.MethodSpec{Loc: cl.Loc}
	}
	m.Spec.Unread = append(m.Spec.Unread, cl)
	return true
}

// clause stands for what the error costs.
func (e *erring) clause(what string) *ast.Clause {
	return &ast.Clause{Loc: ast.Loc{At: e.diag.Span}, Kind: ast.BadCode, Text: what + " cannot be read: " + e.diag.Message}
}

// drop puts the clause in place of the code; the classes in it become members of c.
func (e *erring) drop(c *ast.ClassDecl, b *ast.Block, cl *ast.Clause) {
	if len(b.Stmts) == 1 {
		if s, ok := b.Stmts[0].(*ast.JMLStmt); ok && s.Clause.Kind == ast.BadCode {
			return // by an error before
		}
	}
	c.Members = append(c.Members, e.outlines(e.tokenAt(b.At.Start), e.tokenAt(b.At.End))...)
	b.Stmts = []ast.Stmt{&ast.JMLStmt{Loc: cl.Loc, Clause: cl}}
}

// tokenAt is the first Java token that begins at the byte or behind it.
func (e *erring) tokenAt(at int32) int {
	return sort.Search(e.javaEnd, func(i int) bool { return e.span(e.toks[i].Pos.Offset, 0).Start >= at })
}

// declares reports whether the tokens that were skipped in a body may be those of a method,
// NAME(…) {…} or NAME(…) throws. Then the braces are not as they should be, and the class
// lacks a member.
func (e *erring) declares() bool {
	if e.skipped == nil {
		return false
	}
	for i := e.skipped.from; i < e.skipped.to; i++ {
		if e.is(i, "{") {
			i = max(i, int(e.match[i]))
		}
		if e.toks[i].Type != tIdent || !e.is(i+1, "(") || i > 0 && (e.is(i-1, "new") || e.is(i-1, ".")) {
			continue
		}
		if end := int(e.match[i+1]); end == 0 || e.is(end+1, "{") || e.is(end+1, "throws") {
			return true
		}
	}
	return false
}

// outlines are the classes that the tokens [from, to) declare, by names that nothing
// means when a class stands in code, marked as unread.
func (e *erring) outlines(from, to int) []ast.Member {
	inCode := e.skipped == nil || e.toks[from].Value == "{"
	var ms []ast.Member
	for _, d := range e.outlinesOf(from, to) {
		if inCode {
			d.Name.Text += fmt.Sprintf(" at %s", d.Name.At)
		}
		markBad(d, e.diag)
		ms = append(ms, d)
	}
	return ms
}

// outlinesOf are the classes that the tokens [from, to) declare.
func (g *grammar) outlinesOf(from, to int) []*ast.ClassDecl {
	part := *g.run
	part.toks = append(slices.Clone(g.toks[from:to]), lexer.Token{Type: lexer.EOF, Pos: lexer.Position{Offset: tokenEnd(&g.toks[max(to-1, 0)]), Line: to - from}})
	o := outline{run: &part}
	return o.file().Types
}

// markBad marks a class, and those in it, as unread.
func markBad(d *ast.ClassDecl, by *source.Diagnostic) {
	ast.Walk(d, func(n ast.Node) bool {
		if k, ok := n.(*ast.ClassDecl); ok {
			k.Unread = by
		}
		return true
	})
}
