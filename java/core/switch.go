package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

func (l *lowering) switchStmt(s *ast.Switch) Stmt {
	k := &Switch{Step: step(s)}
	l.targets[s] = k
	if before := l.cases(k, s.X, s.Cases, func(c *ast.Case) []Stmt { return l.stmts(c.Body) }); before != nil {
		return &Block{step(s), append(before, k)}
	}
	return k
}

// switchExpr lowers a switch expression to a switch statement that gives a variable
// the value. No variable is of the type of null: where all results are null, the
// variable is one of Object, and the value is null.
func (l *lowering) switchExpr(e *ast.SwitchExpr, h Typed) Expr {
	v := &types.Var{Kind: types.ValueVar, Name: "switch", Type: h.T, Span: e.Span()}
	var value Expr = &Local{Typed{Loc: Loc{e}, T: h.T}, v}
	if types.IsKind(h.T, types.Null) {
		v.Type = l.p.w.Lookup("java.lang.Object")
		value = &Null{Typed{Loc: Loc{e}, T: h.T}}
	}
	k := &Switch{Step: step(e)}
	l.targets[e], l.values[e] = k, v
	before := l.cases(k, e.X, e.Cases, func(c *ast.Case) []Stmt {
		if x := types.RuleValue(c); x != nil {
			return []Stmt{l.yield(e, x, c.Body[0])}
		}
		return l.stmts(c.Body)
	})
	l.exhaustive(k)
	return &Seq{h, append(before, &Let{Step: step(e), Var: v}, k), value, nil}
}

// exhaustive makes the last labels of a switch expression without default those of
// all other values: its labels are all constants of an enum.
func (l *lowering) exhaustive(k *Switch) {
	for _, c := range k.Cases {
		if c.Default {
			return
		}
	}
	if n := len(k.Cases); n > 0 {
		k.Cases[n-1].Default = true
	}
}

// yield gives a switch expression the value of x and leaves it.
func (l *lowering) yield(e *ast.SwitchExpr, x ast.Expr, at ast.Node) Stmt {
	v := l.values[e]
	set := &Assign{Typed{Loc: Loc{at}, T: v.Type}, &Local{Typed{Loc: Loc{at}, T: v.Type}, v}, l.expr(x)}
	return &Block{step(at), []Stmt{&Eval{step(at), set}, &Break{step(at), l.targets[e]}}}
}

// cases lowers the selector and the cases of a switch. One over an enum is one over
// the ordinals of its constants.
//
// What it gives are the statements in front of the switch.
func (l *lowering) cases(k *Switch, x ast.Expr, cases []*ast.Case, body func(*ast.Case) []Stmt) []Stmt {
	k.X = l.expr(x)
	if l.info.IsEnhanced(x, cases) {
		return l.patternCases(k, x, cases, body)
	}
	if types.IsString(k.X.Type()) {
		return l.textCases(k, x, cases, body)
	}
	enum, _ := k.X.Type().(*types.Class)
	if enum != nil && enum.IsEnum() {
		f := l.p.w.Ordinal()
		k.X = &Field{Typed{Loc: Loc{x}, T: f.Type}, k.X, f}
	}
	for _, c := range cases {
		n := emptyCase(c)
		for _, label := range c.Labels {
			if f, ok := l.info.Uses[label].(*types.Field); ok && f.Enum != nil {
				n.Labels = append(n.Labels, number(label, int64(ordinal(f))))
			} else {
				n.Labels = append(n.Labels, l.expr(label))
			}
		}
		n.Body = body(c)
		k.Cases = append(k.Cases, n)
	}
	return nil
}

// emptyCase is a case without labels and body.
func emptyCase(c *ast.Case) *Case {
	return &Case{Loc: Loc{c}, Default: c.Default, Arrow: c.Arrow}
}

// textCases lowers a switch over a text to one over the number of the label that it
// equals:
//
//	switch (s) { case "a": … case "b": … }
//	String t = s; switch (t.equals("a") ? 0 : t.equals("b") ? 1 : -1) { case 0: … case 1: … }
func (l *lowering) textCases(k *Switch, x ast.Expr, cases []*ast.Case, body func(*ast.Case) []Stmt) []Stmt {
	v := &types.Var{Kind: types.ValueVar, Name: "switch", Type: k.X.Type(), Span: x.Span()}
	let := &Let{Step: step(x), Var: v, Init: k.X}
	typed := func(kind types.BasicKind) Typed { return Typed{Loc: Loc{x}, T: types.Of(kind)} }
	equals := func(label Expr) Expr {
		text := &Local{Typed{Loc: Loc{x}, T: v.Type}, v}
		return &Call{Typed: typed(types.Boolean), X: text, Method: l.p.w.TextEquals(), Args: []Expr{label}}
	}
	var labels []Expr
	for _, c := range cases {
		n := emptyCase(c)
		for _, label := range c.Labels {
			n.Labels = append(n.Labels, number(label, int64(len(labels))))
			labels = append(labels, l.expr(label))
		}
		n.Body = body(c)
		k.Cases = append(k.Cases, n)
	}
	none := func() Expr { return number(x, -1) }
	index := none()
	if len(labels) == 0 { // it must not be null all the same
		empty := &types.Const{Type: v.Type}
		index = &Cond{typed(types.Int), equals(&Const{Typed{Loc: Loc{x}, T: v.Type, Value: empty}}), none(), index}
	}
	for i := len(labels) - 1; i >= 0; i-- {
		index = &Cond{typed(types.Int), equals(labels[i]), number(x, int64(i)), index}
	}
	k.X = index
	return []Stmt{let}
}
