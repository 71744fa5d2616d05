package core

import (
	"inspect/ast"
	"inspect/types"
)

// Bind gives Var the value of X, and is true: there a pattern matches whatever there is.
type Bind struct {
	Typed
	Var *types.Var
	X   Expr
}

// patternCases lowers a switch with patterns to one over the number of the first label
// that matches:
//
//	switch (o) { case null: … case String s when s.isEmpty(): … case R(int i, var x): … }
//	Object t = o;
//	switch (t == null ? 0 : t instanceof String s && s.isEmpty() ? 1 :
//		t instanceof R r && (i := r.i) && (x := r.x) ? 2 : -1) { case 0: … case 1: … case 2: … default: throw new MatchException(null, null); }
//
// Without a case for null, it must not be null.
func (l *lowering) patternCases(k *Switch, x ast.Expr, cases []*ast.Case, body func(*ast.Case) []Stmt) []Stmt {
	v := &types.Var{Kind: types.ValueVar, Name: "switch", Type: k.X.Type(), Span: x.Span()}
	before := []Stmt{&Let{step(x), v, k.X}}
	value := func() Expr { return &Local{Typed{Loc: Loc{x}, T: v.Type}, v} }
	var tests []Expr
	null, otherwise := false, false
	for _, c := range cases {
		n := emptyCase(c)
		for _, label := range c.Labels {
			if types.DefaultLabel(label) {
				n.Default = true
				continue
			}
			if lit, ok := label.(*ast.Literal); ok && lit.Kind == ast.NullLit {
				null = true
			}
			n.Labels = append(n.Labels, number(label, int64(len(tests))))
			tests = append(tests, l.label(label, value()))
		}
		otherwise = otherwise || n.Default
		n.Body = body(c)
		k.Cases = append(k.Cases, n)
	}
	if !null {
		before = append(before, &Synchronized{step(x), value(), &Block{Step: step(x)}})
	}
	if !otherwise {
		k.Cases = append(k.Cases, &Case{Loc: Loc{x}, Default: true, Arrow: cases[0].Arrow, Body: []Stmt{l.noMatch(x)}})
	}
	var index Expr = number(x, -1)
	for i := len(tests) - 1; i >= 0; i-- {
		index = &Cond{Typed{Loc: Loc{x}, T: types.Of(types.Int)}, tests[i], number(x, int64(i)), index, types.Of(types.Int)}
	}
	k.X = index
	return before
}

// noMatch throws what a switch does when no pattern matches.
func (l *lowering) noMatch(x ast.Expr) Stmt {
	m := l.p.w.NoMatch()
	var args []Expr
	for _, p := range m.Params {
		args = append(args, &Null{Typed{Loc: Loc{x}, T: p.Type}})
	}
	return &Throw{step(x), &New{Typed: Typed{Loc: Loc{x}, T: m.Class}, Method: m, Args: args}}
}

// label tells whether x is of a label.
func (l *lowering) label(label ast.Expr, x Expr) Expr {
	h := Typed{Loc: Loc{label}, T: types.Of(types.Boolean)}
	p, ok := label.(*ast.Pattern)
	if !ok {
		value := l.expr(label)
		if types.IsString(value.Type()) {
			return &Call{Typed: h, X: value, Method: l.p.w.TextEquals(), Args: []Expr{x}}
		}
		return &Binary{h, "==", x, value}
	}
	is := l.matches(p, x, false)
	if p.Guard != nil {
		is = &Binary{h, "&&", is, l.expr(p.Guard)}
	}
	return is
}

// matches tells whether x is of a pattern, and gives the pattern's variables their
// values. What is a part of a record may be null, where its type is that of the pattern.
func (l *lowering) matches(p *ast.Pattern, x Expr, part bool) Expr {
	h := Typed{Loc: Loc{p}, T: types.Of(types.Boolean)}
	v := l.info.Defs[p]
	of := l.info.TypeOf[p.Type]
	switch {
	case v != nil:
		of = v.Type
	case of == nil: // var _
		of = x.Type()
	}
	if p.Record {
		c, ok := of.(*types.Class)
		if !ok || len(c.Components()) != len(p.Parts) {
			return l.unsupported(h, "a record pattern", "use a type pattern, and the accessors of the record")
		}
		record := &types.Var{Kind: types.ValueVar, Name: "record", Type: c, Span: p.Span()}
		var is Expr = &InstanceOf{h, x, c, record}
		for i, f := range c.Components() {
			var read Expr = &Field{Typed{Loc: Loc{p.Parts[i]}, T: f.Type}, &Local{Typed{Loc: Loc{p.Parts[i]}, T: c}, record}, f}
			if to := l.info.Parts[p.Parts[i]]; to != nil && !types.Assignable(f.Type, to) {
				read = &Cast{Typed{Loc: Loc{p.Parts[i]}, T: to}, read}
			}
			is = &Binary{h, "&&", is, l.matches(p.Parts[i], read, true)}
		}
		return is
	}
	if !part || types.IsReference(of) && !types.Assignable(x.Type(), of) {
		return &InstanceOf{h, x, of, v}
	}
	if v == nil {
		return l.truth(h, true)
	}
	return &Bind{h, v, x}
}
