package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

func (l *lowering) block(b *ast.Block) *Block {
	return &Block{step(b), l.stmts(b.Stmts)}
}

func step(n ast.Node) Step { return Step{Loc{n}} }

// stmts lowers statements; those without meaning leave nothing.
func (l *lowering) stmts(list []ast.Stmt) []Stmt {
	var out []Stmt
	for i, s := range list {
		if isEmpty(s) {
			continue
		}
		out = append(out, l.stmt(s))
		if k := l.ofBlock(s); k != nil {
			k.Body = &Block{k.Step, l.stmts(list[i+1:])}
			return out
		}
		if g := l.ghostInit(s); g != nil {
			out = append(out, g)
		}
	}
	return out
}

// isEmpty reports whether a statement says nothing.
func isEmpty(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.Empty, *ast.LocalClass:
		return true
	case *ast.JMLStmt:
		return s.Clause.Kind == ast.Debug
	}
	return false
}

// orNone is stmt of a statement that may be missing.
func (l *lowering) orNone(s ast.Stmt) Stmt {
	if s == nil {
		return nil
	}
	return l.stmt(s)
}

func (l *lowering) stmt(s ast.Stmt) Stmt {
	at := step(s)
	switch s := s.(type) {
	case *ast.Block:
		return l.block(s)
	case *ast.LocalVar:
		if l.info.Defs[s] == nil {
			return l.refuse(s, "this declaration", "use a Java variable")
		}
		return l.let(s)
	case *ast.ExprStmt:
		return &Eval{at, l.expr(s.X)}
	case *ast.If:
		return &If{at, l.expr(s.Cond), l.stmt(s.Then), l.orNone(s.Else)}
	case *ast.While:
		return l.loop(&Loop{Step: at}, s.Spec, nil, s.Cond, nil, s.Body)
	case *ast.DoWhile:
		return l.loop(&Loop{Step: at, After: true}, s.Spec, nil, s.Cond, nil, s.Body)
	case *ast.For:
		return l.loop(&Loop{Step: at}, s.Spec, s.Init, s.Cond, s.Update, s.Body)
	case *ast.ForEach:
		return l.forEach(s)
	case *ast.Labeled:
		if s.Body.Span() == s.Span() { // a ghost label
			return &Block{at, l.noteStart(s)}
		}
		return prepend(l.noteStart(s), l.labeled(s))
	case *ast.Return:
		if l.returns != nil && s.X != nil {
			return &Return{at, l.returns(s.X)}
		}
		return &Return{at, l.maybe(s.X)}
	case *ast.Throw:
		return &Throw{at, l.expr(s.X)}
	case *ast.Break:
		if t := l.target(s, s.Label); t != nil {
			return &Break{at, t}
		}
	case *ast.Continue:
		if t := l.targets[l.info.Targets[s]]; t != nil {
			return &Continue{at, t}
		}
	case *ast.AssertStmt:
		return &Assert{at, l.expr(s.Cond)}
	case *ast.Synchronized:
		return &Synchronized{at, l.expr(s.Lock), l.block(s.Body)}
	case *ast.Try:
		return l.try(s)
	case *ast.Switch:
		return l.switchStmt(s)
	case *ast.CtorCall:
		return l.construct(s)
	case *ast.Empty:
		return &Block{Step: at}
	case *ast.JMLStmt:
		return l.annotation(s)
	case *ast.LocalClass:
		return &Block{Step: at}
	case *ast.Yield:
		if e, ok := l.info.Targets[s].(*ast.SwitchExpr); ok && l.targets[e] != nil {
			return l.yield(e, s.X, s)
		}
	case *ast.SpecStmt:
		return l.refined(s)
	}
	return l.refuse(s, "this statement", "rewrite it")
}

// refuse stands for a statement that has no translation.
func (l *lowering) refuse(s ast.Stmt, construct, remedy string) *Unsupported {
	return l.unsupportedStmt(s, construct, remedy, l.parts(s)...)
}

func (l *lowering) unsupportedStmt(s ast.Stmt, construct, remedy string, parts ...Node) *Unsupported {
	return l.unsupported(Typed{Loc: Loc{s}, T: types.Of(types.Void)}, construct, remedy, parts...)
}

func (l *lowering) let(s *ast.LocalVar) *Let {
	if v := l.info.Defs[s]; v.Ghost {
		return &Let{Step: step(s), Var: v, Set: s.Init != nil}
	}
	return &Let{Step: step(s), Var: l.info.Defs[s], Init: l.maybe(s.Init)}
}

func (l *lowering) loop(k *Loop, spec *ast.LoopSpec, init []ast.Stmt, cond ast.Expr, update []ast.Expr, body ast.Stmt) *Loop {
	l.targets[k.From] = k
	k.Count = l.info.Counts[k.From.(ast.Stmt)]
	k.Spec = l.loopSpec(spec)
	k.Contract = l.loopContract(spec, k.From.(ast.Stmt))
	k.Init = append(l.stmts(init), l.marks(types.State{Of: k.From.(ast.Stmt), Kind: types.BeforeLoop})...)
	k.Cond = l.maybe(cond)
	k.Update = l.exprs(update)
	k.Body = l.turn(k.From.(ast.Stmt), body)
	return k
}

func (l *lowering) loopSpec(s *ast.LoopSpec) []*Clause {
	if s == nil {
		return nil
	}
	var cs []*Clause
	for _, c := range s.Clauses {
		cs = append(cs, l.clause(c))
	}
	return cs
}

func (l *lowering) forEach(s *ast.ForEach) Stmt {
	if l.info.Defs[s.Var] == nil {
		return l.refuse(s, "this loop", "loop over an array")
	}
	if forEach := l.info.ForEachs[s]; forEach == nil || !forEach.Array {
		return l.iteration(s)
	}
	k := &ForEach{Step: step(s), Count: l.info.Counts[s], Spec: l.loopSpec(s.Spec), Var: l.let(s.Var), X: l.expr(s.X)}
	l.targets[s] = k
	k.Contract = l.loopContract(s.Spec, s)
	values := l.loopValues(s)
	k.Known = values.known
	k.Body = prepend(values.add, l.turn(s, s.Body))
	before := l.marks(types.State{Of: s, Kind: types.BeforeLoop})
	if len(before) > 0 { // the array is evaluated before them
		x := &types.Var{Kind: types.ValueVar, Name: "array", Type: k.X.Type(), Span: s.X.Span()}
		before = append([]Stmt{&Let{Step: Step{Loc{s.X}}, Var: x, Init: k.X}}, before...)
		k.X = &Local{Typed{Loc: Loc{s.X}, T: x.Type}, x}
	}
	v := k.Var.Var
	if a, ok := k.X.Type().(*types.Array); ok && types.IsReference(a.Elem) != types.IsReference(v.Type) { // boxed or unboxed
		forEach := &types.Var{Kind: types.ValueVar, Name: "each", Type: a.Elem, Span: s.X.Span()}
		let := &Let{Step: step(s.Var), Var: v, Init: l.adapt(&Local{Typed{Loc: Loc{s.X}, T: a.Elem}, forEach}, v.Type)}
		k.Var = &Let{Step: step(s.Var), Var: forEach}
		k.Body = &Block{step(s.Body), []Stmt{let, k.Body}}
	}
	return prepend(append(values.begin, before...), k)
}

func (l *lowering) labeled(s *ast.Labeled) Stmt {
	k := &Labeled{Step: step(s), Label: s.Label.Text}
	body := s.Body
	for {
		inner, ok := body.(*ast.Labeled)
		if !ok {
			break
		}
		body = inner.Body
	}
	if c, ok := body.(*ast.SpecStmt); ok {
		body = c.Only()
	}
	if l.labels[body] == nil { // the outermost label
		l.labels[body] = k
	}
	if inner, ok := s.Body.(*ast.Labeled); ok {
		k.Body = l.labeled(inner)
	} else {
		k.Body = l.stmt(s.Body)
	}
	return k
}

// target is what a break leaves.
func (l *lowering) target(s *ast.Break, label *ast.Name) Stmt {
	return l.broken(l.info.Targets[s], label)
}

// broken is what a break leaves that leads to a node of the tree.
func (l *lowering) broken(t ast.Node, label *ast.Name) Stmt {
	switch k := l.targets[t].(type) {
	case *Loop, *ForEach:
		return k
	case *Switch:
		if label == nil {
			return k
		}
	}
	return l.labels[t]
}

func (l *lowering) try(s *ast.Try) Stmt {
	t := &Try{Step: step(s), Body: l.block(s.Body)}
	if len(s.Resources) > 0 {
		t.Body = &Block{step(s), l.resources(s.Resources, t.Body)}
		if len(s.Catches) == 0 && s.Finally == nil {
			return t.Body
		}
	}
	for _, c := range s.Catches {
		v := l.info.Defs[c.Param]
		if v == nil {
			return l.refuse(s, "this catch clause", "")
		}
		k := &Catch{Loc: Loc{c}, Var: v, Types: []types.Type{v.Type}}
		if u, ok := c.Param.Type.(*ast.UnionType); ok {
			k.Types = nil
			for _, t := range u.Types {
				k.Types = append(k.Types, l.info.TypeOf[t])
			}
		}
		k.Body = l.block(c.Body)
		t.Catches = append(t.Catches, k)
	}
	if s.Finally != nil {
		t.Finally = l.block(s.Finally)
	}
	return t
}

func (l *lowering) construct(s *ast.CtorCall) Stmt {
	m, ok := l.info.Uses[s].(*types.Method)
	if !ok {
		return l.refuse(s, "this call", "call a method")
	}
	k := &Construct{Step: step(s), Method: m, Super: s.Super}
	k.Args, k.VarArgs = l.args(s, m, s.Args)
	if s.Super {
		k.Given = l.given(l.class.Super, s.Outer, s, l.outerOf(l.class, l.class.Super))
	}
	return k
}

func (l *lowering) annotation(s *ast.JMLStmt) Stmt {
	switch s.Clause.Kind {
	case ast.Set:
		if _, ok := ast.Unparen(s.Clause.X).(*ast.Assign); !ok {
			break
		}
		k := &Clause{Loc: Loc{s.Clause}, Kind: SetGhost, X: l.expr(s.Clause.X)}
		return &Annotation{step(s), k}
	case ast.Assert, ast.Assume, ast.Unreachable, ast.Reachable, ast.Halt:
		return &Annotation{step(s), l.clause(s.Clause)}
	case ast.Debug:
		return &Block{Step: step(s)}
	}
	return l.unsupportedStmt(s, "the annotation "+string(s.Clause.Kind), "use assert and assume")
}
