package parse

import (
	"slices"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// startsSpec reports whether a method specification may begin at i.
func (g *grammar) startsSpec(i int) bool {
	t := &g.toks[i]
	if t.Type != tIdent {
		return t.Value == "{|"
	}
	_, behavior := behaviorWords[t.Value]
	return behavior || g.startsRefining(i) || specWords[t.Value] || clauseWords[base(t.Value)].role == specClause
}

// refiningWords stand in front of the specification of a statement.
var refiningWords = wordSet("refining", "loop_contract", "block_contract")

// startsRefining reports whether such a word stands at i, and no declaration.
func (g *grammar) startsRefining(i int) bool {
	return refiningWords[g.toks[i].Value] && g.toks[i+1].Value != "=" && (g.startsSpec(g.caseAt(i+1)) || g.is(i+1, "also"))
}

// caseAt is where the word of a specification case stands that begins at i,
// behind its modifiers.
func (g *grammar) caseAt(i int) int {
	for g.is(i, "public") || g.is(i, "protected") || g.is(i, "private") || g.is(i, "code") {
		i++
	}
	return i
}

// methodSpec parses all cases that stand here. With an error it gives what it
// has read so far.
func (g *grammar) methodSpec(l *lexer.PeekingLexer, where place) (*ast.MethodSpec, error) {
	from := at(l)
	s := &ast.MethodSpec{}
	list := &s.Cases
	done := func(err error) (*ast.MethodSpec, error) {
		s.Loc = g.locTo(from, l)
		return s, err
	}
	if g.startsRefining(at(l)) {
		s.Refining = g.name(l.Next())
	}
	if g.is(at(l), "also") {
		s.Extending = true
		l.Next()
	}
	for first := true; ; first = false {
		switch k := l.Peek(); k.Value {
		case "implies_that", "for_example":
			list = &s.Implies
			if k.Value == "for_example" {
				list = &s.Examples
			}
			l.Next()
		case "also":
			if first {
				return done(g.unexpected(k, "a specification case"))
			}
			l.Next()
			if v := l.Peek().Value; v == "implies_that" || v == "for_example" {
				continue
			}
		default:
			i := g.caseAt(at(l))
			if !first {
				if _, ok := behaviorWords[g.toks[i].Value]; !ok {
					return done(nil)
				}
				g.missingAlso(&g.toks[i])
			}
		}
		c, err := g.specCase(l, false)
		if c != nil {
			*list = append(*list, c)
		}
		if err != nil {
			return done(err)
		}
		if where == atStatement && clauseWords[base(l.Peek().Value)].role == loopClause {
			return done(nil)
		}
	}
}

// specCase parses one case, or nested one group of `{| … |}`.
func (g *grammar) specCase(l *lexer.PeekingLexer, nested bool) (*ast.SpecCase, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	from := at(l)
	c := &ast.SpecCase{}
	if i := g.caseAt(from); i > from {
		m, err := g.modifiersTo(l, i)
		if err != nil {
			return nil, err
		}
		c.Modifiers = g.convModifiers(m)
		if _, ok := behaviorWords[g.toks[i].Value]; !ok && g.toks[i].Value != "model_program" {
			if clauseWords[base(g.toks[i].Value)].role != specClause || slices.ContainsFunc(g.toks[from:i], func(t lexer.Token) bool { return t.Value == "code" }) {
				return nil, g.unexpected(&g.toks[i], quote("behavior"))
			}
			d := g.report(MisplacedJML, g.loc(from, i).At, "a clause has no %s of its own", quote(g.toks[from].Value))
			d.Severity, d.Remedy = source.Warning, "leave it out, or write "+g.toks[from].Value+" behavior in front of the clauses"
			c.Modifiers = nil
		}
	}
	k := l.Peek()
	if b, ok := behaviorWords[k.Value]; ok && !nested {
		c.Behavior = b
		l.Next()
		if l.Peek().Value == ":" {
			l.Next()
		}
	} else if k.Value == "model_program" && !nested {
		l.Next()
		c.Behavior = ast.GeneralBehavior
		b, err := g.blockOf(l)
		if err != nil {
			return nil, err
		}
		c.ModelProg = b
	}
	err := g.caseBody(l, c)
	c.Loc = g.locTo(from, l)
	if err == nil && at(l) == from {
		return nil, g.unexpected(l.Peek(), "a clause")
	}
	return c, err
}

// caseBody parses declarations, clauses and nested groups.
func (g *grammar) caseBody(l *lexer.PeekingLexer, c *ast.SpecCase) error {
	for {
		k := l.Peek()
		switch {
		case k.Type == tIdent && (k.Value == "old" || k.Value == "forall"):
			d, err := g.jmlVar.parse(l)
			if err != nil {
				return err
			}
			g.addSpecVars(c, d)
		case k.Type == tIdent && clauseWords[base(k.Value)].role == specClause:
			n, err := g.clause(l)
			if err != nil {
				return err
			}
			g.addClauses(c, n)
		case k.Value == "{|":
			if err := g.nestedCases(l, c); err != nil {
				return err
			}
		case k.Value == ";" && len(c.Clauses) > 0:
			l.Next()
		default:
			return nil
		}
	}
}

// addClauses adds clauses to a case. A further precondition behind what follows from the
// first looks like a case of its own, and is none.
func (g *grammar) addClauses(c *ast.SpecCase, clauses ...*ast.Clause) {
	for _, n := range clauses {
		if first := firstOf(c.Clauses, ast.Requires); n.Kind == ast.Requires && first >= 0 &&
			firstOf(c.Clauses[first:], ast.Ensures, ast.Signals, ast.SignalsOnly) > 0 && c.Clauses[len(c.Clauses)-1].Kind != ast.Requires {
			d := g.report(MissingAlso, n.At, "this is one more precondition of the case that begins with %s", source.OneLine(c.Clauses[first].At.Text()))
			d.Severity = source.Warning
			d.Remedy = "write also in front of it if a case of its own is meant; else write it in front of the first ensures"
		}
		c.Clauses = append(c.Clauses, n)
	}
}

// firstOf is the index of the first clause of one of these kinds; -1: there is none.
func firstOf(clauses []*ast.Clause, kinds ...ast.ClauseKind) int {
	return slices.IndexFunc(clauses, func(c *ast.Clause) bool { return slices.Contains(kinds, c.Kind) })
}

func (g *grammar) nestedCases(l *lexer.PeekingLexer, c *ast.SpecCase) error {
	l.Next()
	for {
		n, err := g.specCase(l, true)
		if err != nil {
			return err
		}
		c.Groups = append(c.Groups, n)
		switch k := l.Peek(); k.Value {
		case "also":
			l.Next()
		case "|}":
			l.Next()
			return nil
		default:
			g.note(k, quote("also"))
			return g.unexpected(k, quote("|}"))
		}
	}
}

func (g *grammar) addSpecVars(c *ast.SpecCase, d *jmlVarDecl) {
	vars := g.convLocalVars(d.Decl)
	for _, s := range vars {
		v := s.(*ast.LocalVar)
		if len(vars) == 1 {
			v.Loc = g.extent(d.Pos, d.EndPos)
		}
		if d.Forall {
			c.Quants = append(c.Quants, &ast.QuantVar{Loc: v.Loc, Modifiers: v.Modifiers, Type: v.Type, Name: v.Name})
			if v.Init != nil {
				g.report(ForallInitializer, v.Init.Span(), "a forall variable has no value of its own")
			}
			continue
		}
		if v.Init == nil {
			g.report(OldInitializer, v.At, "an old variable needs a value").Remedy = "write old T x = e;"
		}
		c.Olds = append(c.Olds, v)
	}
}

// addSpec joins a further part of one specification, whose first case goes on
// with the last case so far unless it begins with also.
func (g *grammar) addSpec(to **ast.MethodSpec, s *ast.MethodSpec) {
	t := *to
	if t == nil {
		*to = s
		return
	}
	cases := s.Cases
	if !s.Extending && len(cases) > 0 && len(t.Cases) > 0 && len(t.Implies)+len(t.Examples) == 0 {
		last, next := t.Cases[len(t.Cases)-1], cases[0]
		if next.Behavior != ast.Lightweight {
			g.warnAlso(next.At, next.Behavior.String())
			t.Cases = append(t.Cases, cases...)
			t.Implies, t.Examples = append(t.Implies, s.Implies...), append(t.Examples, s.Examples...)
			t.At = t.At.To(s.At)
			return
		}
		last.Quants, last.Olds = append(last.Quants, next.Quants...), append(last.Olds, next.Olds...)
		g.addClauses(last, next.Clauses...)
		last.Groups = append(last.Groups, next.Groups...)
		last.At = last.At.To(next.At)
		cases = cases[1:]
	}
	t.Cases, t.Implies, t.Examples = append(t.Cases, cases...), append(t.Implies, s.Implies...), append(t.Examples, s.Examples...)
	t.At = t.At.To(s.At)
}
