package parse

import (
	"slices"

	"github.com/alecthomas/participle/v2/lexer"

	"inspect/java/ast"
	"inspect/java/source"
)

// This file dispatches the statements and turns their productions into the tree.

// item is one item of a block: `int a, b;` is two statements.
type item struct {
	token int
	stmts []ast.Stmt
}

func (it *item) item() *item { return it }

// parseBlockItem is the production of statements and declarations in a block,
// with the annotations in front of them.
func (g *grammar) parseBlockItem(l *lexer.PeekingLexer) (blockItem, error) {
	k := l.Peek()
	i := at(l)
	switch {
	case k.Type == lexer.EOF, k.Value == "}":
		return nil, g.noMatch(l, "a statement")
	case k.Value == "case", k.Value == "default" && (g.is(i+1, ":") || g.is(i+1, "->")):
		g.first = i
		return nil, g.noMatch(l, "a statement")
	}
	first := g.first
	g.first = i
	it := &item{token: i}
	gr := g.groupAt(i, atStatement)
	it.stmts = g.statementGroup(gr)
	stmts, err := g.blockItem(l, gr)
	if err != nil && !g.recoverAt(l, i, err) {
		return nil, err
	}
	it.stmts = specified(append(it.stmts, stmts...))
	g.first = first
	return it, nil
}

func (g *grammar) blockItem(l *lexer.PeekingLexer, gr *group) ([]ast.Stmt, error) {
	i := at(l)
	switch {
	case g.isTypeDecl(i):
		d, err := g.typeDecl.parse(l)
		if err != nil {
			return nil, err
		}
		c := g.convTypeDecl(d)
		return []ast.Stmt{&ast.LocalClass{Loc: c.Loc, Decl: c}}, nil
	case g.inJML && g.isJMLStatement(i):
		c, err := g.clause(l)
		if err != nil {
			return nil, err
		}
		return []ast.Stmt{&ast.JMLStmt{Loc: c.Loc, Clause: c}}, nil
	case g.isLocalVar(i):
		d, err := g.localVarStmt.parse(l)
		if err != nil {
			return nil, err
		}
		vs := g.convLocalVars(d.Decl)
		last := vs[len(vs)-1].(*ast.LocalVar)
		last.At = last.At.To(g.loc(at(l)-1, at(l)).At) // with the semicolon
		return vs, nil
	}
	s, err := g.statement(l)
	if err != nil {
		return nil, err
	}
	g.takeLoop(s, gr)
	return []ast.Stmt{s}, nil
}

// isJMLStatement reports whether a JML statement begins at i, in the body of a
// model method or model program.
func (g *grammar) isJMLStatement(i int) bool {
	w := clauseWords[g.toks[i].Value]
	if w.role != stmtClause {
		return false
	}
	return w.shape == shapeEnd && g.is(i+1, ";") || w.shape != shapeEnd && startsExpr(&g.toks[i+1]) && !g.is(i+1, "(") || g.is(i, "assert")
}

// statementGroup takes the statements of a group, its specification included, in the
// order of the text.
func (g *grammar) statementGroup(gr *group) []ast.Stmt {
	if gr == nil || gr.where != atStatement {
		return nil
	}
	gr.listTaken = true
	out := gr.stmts
	if s := g.takeSpec(gr); s != nil {
		i := 0
		for i < len(out) && out[i].Span().Start < s.At.Start {
			i++
		}
		out = slices.Insert(slices.Clone(out), i, ast.Stmt(s))
	}
	return out
}

// takeSpec takes the specification of a statement out of a group; nil: there is none.
func (g *grammar) takeSpec(gr *group) *ast.SpecStmt {
	if s := gr.spec; s != nil && !gr.specTaken && (gr.loop == nil || !isFrameOnly(s)) {
		gr.specTaken = true
		return &ast.SpecStmt{Loc: s.Loc, Spec: s}
	}
	return nil
}

// specified gives a specification among the statements of one place what follows it.
func specified(list []ast.Stmt) []ast.Stmt {
	for i, x := range list {
		if s, ok := x.(*ast.SpecStmt); ok && s.Body == nil && i+1 < len(list) && !isWord(list[i+1], "begin") {
			takeBody(s, list[i+1:])
			return append(list[:i:i], ofLoop(s))
		}
	}
	return list
}

// sequences gives a specification what stands behind it between begin and end.
func sequences(list []ast.Stmt) []ast.Stmt {
	for i, x := range list {
		s, ok := x.(*ast.SpecStmt)
		if !ok || s.Body != nil || i+1 == len(list) || !isWord(list[i+1], "begin") {
			continue
		}
		depth := 0
		for j := i + 1; j < len(list); j++ {
			if isWord(list[j], "begin") {
				depth++
			}
			if isWord(list[j], "end") {
				depth--
			}
			if depth == 0 && j > i+2 {
				rest := sequences(slices.Clone(list[j+1:]))
				takeBody(s, sequences(slices.Clone(list[i+2:j])))
				return append(list[:i+1:i+1], rest...)
			}
		}
	}
	return list
}

// ofLoop gives a loop its loop_contract, or that of the block that it begins.
func ofLoop(s *ast.SpecStmt) ast.Stmt {
	if !isLoopContract(s.Spec) {
		return s
	}
	to, block := contracted(s.Only())
	if to == nil || block && s.Body[0] != s.Only() || *to != nil && (*to).Contract != nil {
		return s
	}
	if *to == nil {
		*to = &ast.LoopSpec{Loc: s.Spec.Loc}
	}
	(*to).Contract, (*to).OfBlock = s.Spec, block
	return s.Body[0]
}

// isLoopContract reports whether a specification is KeY's loop_contract.
func isLoopContract(s *ast.MethodSpec) bool {
	return s != nil && s.Refining != nil && s.Refining.Text == "loop_contract"
}

// contracted is where the loop that a loop_contract is of keeps its specification: s or,
// with block, what begins it. nil: there is none.
func contracted(s ast.Stmt) (to **ast.LoopSpec, block bool) {
	if b, ok := s.(*ast.Block); ok && len(b.Stmts) > 0 {
		return ast.SpecOf(ast.Unlabeled(b.Stmts[0])), true
	}
	return ast.SpecOf(s), false
}

func takeBody(s *ast.SpecStmt, body []ast.Stmt) {
	s.Body = slices.Clone(body)
	s.At = s.At.To(body[len(body)-1].Span())
}

// isWord reports whether a statement is an annotation that is one word.
func isWord(s ast.Stmt, word string) bool {
	j, ok := s.(*ast.JMLStmt)
	return ok && string(j.Clause.Kind) == word
}

// isFrameOnly reports whether a specification is a mere frame, which in front of
// loop clauses belongs to the loop.
func isFrameOnly(s *ast.MethodSpec) bool {
	if s.Extending || len(s.Cases) != 1 || len(s.Implies)+len(s.Examples) > 0 {
		return false
	}
	c := s.Cases[0]
	for _, x := range c.Clauses {
		if x.Kind != ast.Assignable {
			return false
		}
	}
	return c.Behavior == ast.Lightweight && len(c.Quants)+len(c.Olds)+len(c.Groups) == 0
}

// takeLoop gives a loop the clauses in front of it or of its labels.
func (g *grammar) takeLoop(s ast.Stmt, gr *group) {
	if gr == nil || gr.loop == nil {
		return
	}
	s = ast.Unlabeled(s)
	to := ast.SpecOf(s)
	if isLoopContract(gr.spec) {
		to, _ = contracted(s)
	}
	if to == nil {
		return
	}
	gr.loopTaken = true
	if f := gr.spec; f != nil && !gr.specTaken && isFrameOnly(f) {
		gr.specTaken = true
		for _, c := range f.Cases[0].Clauses {
			c.Kind = ast.LoopModifies
		}
		gr.loop.Clauses = append(f.Cases[0].Clauses, gr.loop.Clauses...)
		gr.loop.At = f.At.To(gr.loop.At)
	}
	if *to == nil {
		*to = gr.loop
	} else {
		(*to).At = gr.loop.At.To((*to).At)
		(*to).Clauses = append(gr.loop.Clauses, (*to).Clauses...)
	}
}

// parseStmt is the production of one statement that is no declaration.
func (g *grammar) parseStmt(l *lexer.PeekingLexer) (ast.Stmt, error) {
	i := at(l)
	gr := g.groupAt(i, atBody)
	if g.isTypeDecl(i) || !startsStatement(&g.toks[i]) && g.isLocalVar(i) {
		return nil, &syntaxError{tok: l.Peek(), code: DeclarationHere, msg: "a declaration cannot be the body of a loop, branch or label; put it in braces"}
	}
	s, err := g.statement(l)
	if err != nil {
		return nil, err
	}
	g.takeLoop(s, gr)
	if gr != nil && gr.where == atBody {
		if spec := g.takeSpec(gr); spec != nil {
			return specified([]ast.Stmt{spec, s})[0], nil
		}
	}
	return s, nil
}

// startsStatement reports whether the word begins a statement and nothing else.
func startsStatement(t *lexer.Token) bool {
	return t.Type == tKeyword || t.Type == tOp && t.Value != "@"
}

func (g *grammar) statement(l *lexer.PeekingLexer) (ast.Stmt, error) {
	k := l.Peek()
	i := at(l)
	if i > 0 && k.Value == "if" && g.is(i-1, "else") && g.alternatives < g.limits.Alternatives { // at the level of the one before
		g.alternatives++
		defer func() { g.alternatives-- }()
	} else {
		if err := g.enter(l); err != nil {
			return nil, err
		}
		defer func() { g.depth-- }()
	}
	if k.Type != tIdent {
		if f := g.statements[k.Value]; f != nil {
			return f(l)
		}
	} else if g.is(i+1, ":") {
		s, err := g.labeled.parse(l)
		if err != nil {
			return nil, err
		}
		return &ast.Labeled{Loc: g.extent(s.Pos, s.EndPos), Label: g.name(&s.Label), Body: s.Body}, nil
	} else if k.Value == "yield" && g.isYield(i) {
		s, err := g.yield.parse(l)
		if err != nil {
			return nil, err
		}
		return &ast.Yield{Loc: g.extent(s.Pos, s.EndPos), X: s.X}, nil
	}
	if k.Value == "<" {
		return g.genericCtorCall(l)
	}
	if !startsExpr(k) {
		return nil, g.unexpected(k, "a statement")
	}
	s, err := g.exprStmt.parse(l)
	if err != nil {
		return nil, err
	}
	return g.convExprStmt(g.extent(s.Pos, s.EndPos), s.X), nil
}

// genericCtorCall parses `<T>this(…);` and `<T>super(…);`.
func (g *grammar) genericCtorCall(l *lexer.PeekingLexer) (ast.Stmt, error) {
	from := at(l)
	targs, err := g.explicitTypeArgs(l)
	if err != nil {
		return nil, err
	}
	k := l.Peek()
	if k.Value != "this" && k.Value != "super" {
		return nil, g.unexpected(k, `"this"`)
	}
	l.Next()
	x, err := g.call(l, from, nil, targs, k)
	if err != nil {
		return nil, err
	}
	if err := g.expect(l, ";"); err != nil {
		return nil, err
	}
	return g.convExprStmt(g.locTo(from, l), x), nil
}

// convExprStmt tells constructor calls from other expressions.
func (g *grammar) convExprStmt(at ast.Loc, x ast.Expr) ast.Stmt {
	if c, ok := x.(*ast.Call); ok && (c.Name.Text == "this" || c.Name.Text == "super") {
		return &ast.CtorCall{Loc: at, Outer: c.X, TypeArgs: c.TypeArgs, Super: c.Name.Text == "super", Args: c.Args}
	}
	return &ast.ExprStmt{Loc: at, X: x}
}

func (g *grammar) parseBlockNode(l *lexer.PeekingLexer) (blockNode, error) {
	if l.Peek().Value != "{" {
		return nil, g.noMatch(l, quote("{"))
	}
	return g.blockOf(l)
}

// blockOf parses a block that has to be there.
func (g *grammar) blockOf(l *lexer.PeekingLexer) (*ast.Block, error) {
	if err := g.enter(l); err != nil {
		return nil, err
	}
	defer func() { g.depth-- }()
	b, err := g.block.parse(l)
	if err != nil {
		return nil, err
	}
	return g.convBlock(b), nil
}

func (g *grammar) convBlock(b *block) *ast.Block {
	n := &ast.Block{Loc: g.extent(b.Pos, b.EndPos)}
	n.Stmts = sequences(append(g.convItems(b.Items), g.statementGroup(g.groupAt(b.Close.Pos.Line, atStatement))...))
	return n
}

func (g *grammar) convItems(items []blockItem) []ast.Stmt {
	var out []ast.Stmt
	for _, it := range items {
		out = append(out, it.item().stmts...)
	}
	return out
}

func (g *grammar) convBlockStmt(b *block) ast.Stmt { return g.convBlock(b) }

func (g *grammar) convLocalVars(d *localVar) []ast.Stmt {
	mods := g.convModifiers(d.Mods)
	var out []ast.Stmt
	for i, v := range d.Vars {
		from := v.Pos
		if i == 0 {
			from = d.Pos
		}
		loc := g.extent(from, v.EndPos)
		n := &ast.LocalVar{Loc: loc, Modifiers: mods, Type: v.Dims.dimList().wrap(d.Type, ast.Loc{At: d.Type.Span().To(loc.At)}), Name: g.name(&v.Name), JML: g.inJML}
		n.Init = v.Init
		out = append(out, n)
	}
	return out
}

func (g *grammar) convIf(s *ifStmt) ast.Stmt {
	return &ast.If{Loc: g.extent(s.Pos, s.EndPos), Cond: s.Cond, Then: s.Then, Else: s.Else}
}

func (g *grammar) convWhile(s *whileStmt) ast.Stmt {
	return &ast.While{Loc: g.extent(s.Pos, s.EndPos), Cond: s.Cond, Body: s.Body}
}

func (g *grammar) convDo(s *doStmt) ast.Stmt {
	return &ast.DoWhile{Loc: g.extent(s.Pos, s.EndPos), Cond: s.Cond, Body: s.Body}
}

// parseForHead tells the three heads of a for loop apart.
func (g *grammar) parseForHead(l *lexer.PeekingLexer) (forHead, error) {
	i := at(l)
	if !g.isLocalVar(i) {
		return as[forHead](g.forExprHead.parse(l))
	}
	j := g.skipType(g.skipModifiers(i)) + 1
	if g.is(g.skipDims(j), ":") {
		return as[forHead](g.forEachHead.parse(l))
	}
	return as[forHead](g.forDeclHead.parse(l))
}

func (g *grammar) convFor(s *forStmt) ast.Stmt {
	loc := g.extent(s.Pos, s.EndPos)
	switch h := s.Head.(type) {
	case *forEachHead:
		at := ast.Loc{At: h.Type.Span().To(g.tokenLoc(&h.Name).At)}
		at.At = g.toksSpan(h.Pos).To(at.At)
		v := &ast.LocalVar{Loc: at, Modifiers: g.convModifiers(h.Mods), Type: h.Dims.dimList().wrap(h.Type, at), Name: g.name(&h.Name), JML: g.inJML}
		return &ast.ForEach{Loc: loc, Var: v, X: h.X, Body: s.Body}
	case *forDeclHead:
		return &ast.For{Loc: loc, Init: g.convLocalVars(h.Decl), Cond: h.Cond, Update: h.Update, Body: s.Body}
	case *forExprHead:
		f := &ast.For{Loc: loc, Cond: h.Cond, Update: h.Update, Body: s.Body}
		for _, x := range h.Init {
			f.Init = append(f.Init, &ast.ExprStmt{Loc: ast.Loc{At: x.Span()}, X: x})
		}
		return f
	}
	panic("parse: convFor: unknown head")
}

func (g *grammar) convReturn(s *returnStmt) ast.Stmt {
	return &ast.Return{Loc: g.extent(s.Pos, s.EndPos), X: s.X}
}

func (g *grammar) convThrow(s *throwStmt) ast.Stmt {
	return &ast.Throw{Loc: g.extent(s.Pos, s.EndPos), X: s.X}
}

func (g *grammar) convBreak(s *breakStmt) ast.Stmt {
	return &ast.Break{Loc: g.extent(s.Pos, s.EndPos), Label: g.nameOpt(&s.Label)}
}

func (g *grammar) convContinue(s *continueStmt) ast.Stmt {
	return &ast.Continue{Loc: g.extent(s.Pos, s.EndPos), Label: g.nameOpt(&s.Label)}
}

func (g *grammar) convAssert(s *assertStmt) ast.Stmt {
	return &ast.AssertStmt{Loc: g.extent(s.Pos, s.EndPos), Cond: s.Cond, Message: s.Message}
}

func (g *grammar) convSynchronized(s *synchronizedStmt) ast.Stmt {
	return &ast.Synchronized{Loc: g.extent(s.Pos, s.EndPos), Lock: s.Lock, Body: s.Body.(*ast.Block)}
}

func (g *grammar) convEmpty(s *emptyStmt) ast.Stmt {
	return &ast.Empty{Loc: g.extent(s.Pos, s.EndPos)}
}

// parseResource tells declared resources from expressions.
func (g *grammar) parseResource(l *lexer.PeekingLexer) (resource, error) {
	if g.isLocalVar(at(l)) {
		return as[resource](g.resourceDecl.parse(l))
	}
	if !startsExpr(l.Peek()) {
		return nil, g.noMatch(l, "a resource")
	}
	return as[resource](g.resourceExpr.parse(l))
}

func (g *grammar) convTry(s *tryStmt) ast.Stmt {
	t := &ast.Try{Loc: g.extent(s.Pos, s.EndPos), Body: s.Body.(*ast.Block)}
	if s.Resources != nil {
		for _, r := range s.Resources.List {
			switch r := r.(type) {
			case *resourceDecl:
				t.Resources = append(t.Resources, &ast.LocalVar{Loc: g.extent(r.Pos, r.EndPos), Modifiers: g.convModifiers(r.Mods),
					Type: r.Type, Name: g.name(&r.Name), Init: r.Init, JML: g.inJML})
			case *resourceExpr:
				t.Resources = append(t.Resources, &ast.ExprStmt{Loc: ast.Loc{At: r.X.Span()}, X: r.X})
			}
		}
	}
	for _, c := range s.Catches {
		t.Catches = append(t.Catches, g.convCatch(c))
	}
	if s.Finally != nil {
		t.Finally = s.Finally.(*ast.Block)
	}
	return t
}

func (g *grammar) convCatch(c *catch) *ast.Catch {
	typ := c.Types[0]
	if len(c.Types) > 1 {
		typ = &ast.UnionType{Loc: ast.Loc{At: c.Types[0].Span().To(c.Types[len(c.Types)-1].Span())}, Types: c.Types}
	}
	p := &ast.Param{Modifiers: g.convModifiers(c.Mods), Type: typ, Name: g.name(&c.Name)}
	p.At = p.Modifiers.At.To(p.Name.At)
	return &ast.Catch{Loc: g.extent(c.Pos, c.EndPos), Param: p, Body: c.Body.(*ast.Block)}
}

func (g *grammar) convSwitch(s *switchStmt) ast.Stmt {
	return &ast.Switch{Loc: g.extent(s.Pos, s.EndPos), X: s.X, Cases: g.convCases(s.Body)}
}

// convCases converts the cases of a switch. Annotations in front of the next
// case belong to the statements of the one before.
func (g *grammar) convCases(b *switchBody) []*ast.Case {
	var out []*ast.Case
	for i, c := range b.Cases {
		n := &ast.Case{Loc: g.extent(c.Pos, c.EndPos), Default: c.Default}
		for _, x := range c.Labels {
			if d, ok := x.(*ast.Ident); ok && d.Name == "default" {
				n.Default = true
				continue
			}
			n.Labels = append(n.Labels, x)
		}
		if c.Rule != nil {
			n.Arrow, n.Body = true, c.Rule.item().stmts
		} else {
			next := b.Close.Pos.Line
			if i+1 < len(b.Cases) {
				next = b.Cases[i+1].Pos.Line
			}
			n.Body = sequences(append(g.convItems(c.Group), g.statementGroup(g.groupAt(next, atStatement))...))
		}
		out = append(out, n)
	}
	return out
}

// parseRuleBody is what stands behind a case's arrow.
func (g *grammar) parseRuleBody(l *lexer.PeekingLexer) (ruleBody, error) {
	i := at(l)
	outer := g.noLambda
	g.noLambda = false
	defer func() { g.noLambda = outer }()
	if k := l.Peek(); k.Value == "{" || k.Value == "throw" {
		s, err := g.statements[k.Value](l)
		if err != nil {
			return nil, err
		}
		return &item{i, []ast.Stmt{s}}, nil
	}
	if !startsExpr(l.Peek()) {
		return nil, g.unexpected(l.Peek(), "an expression, a block or throw")
	}
	s, err := g.exprStmt.parse(l)
	if err != nil {
		return nil, err
	}
	return &item{i, []ast.Stmt{g.convExprStmt(g.extent(s.Pos, s.EndPos), s.X)}}, nil
}

// toksSpan is the span of the token at p.
func (g *grammar) toksSpan(p pos) source.Span { return g.tokenLoc(&g.toks[p.Line]).At }
