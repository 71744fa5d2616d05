package core

import (
	"inspect/java/ast"
	"inspect/java/types"
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
	before := []Stmt{&Let{Step: step(x), Var: v, Init: k.X}}
	value := func() Expr { return &Local{Typed{Loc: Loc{x}, T: v.Type}, v} }
	var tests []Expr
	null, otherwise := false, false
	again := repeated{l: l, called: map[*types.Method]bool{}}
	for _, c := range cases {
		n := emptyCase(c)
		for _, label := range c.Labels {
			if types.IsDefaultLabel(label) {
				n.Default = true
				continue
			}
			if lit, ok := label.(*ast.Literal); ok && lit.Kind == ast.NullLit {
				null = true
			}
			n.Labels = append(n.Labels, number(label, int64(len(tests))))
			test := l.label(label, value())
			if why := again.label(label, test); why != nil {
				test = why
			}
			tests = append(tests, test)
		}
		otherwise = otherwise || n.Default
		n.Body = body(c)
		k.Cases = append(k.Cases, n)
	}
	if !null {
		before = append(before, &Synchronized{step(x), value(), &Block{Step: step(x)}})
	}
	if !otherwise { // in front, so that no group falls through to it
		none := &Case{Loc: Loc{x}, Default: true, Arrow: len(cases) > 0 && cases[0].Arrow, Body: []Stmt{l.noMatch(x)}}
		k.Cases = append([]*Case{none}, k.Cases...)
	}
	var index Expr = number(x, -1)
	for i := len(tests) - 1; i >= 0; i-- {
		index = &Cond{Typed{Loc: Loc{x}, T: types.Of(types.Int)}, tests[i], number(x, int64(i)), index}
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

// label reports whether x is of a label.
func (l *lowering) label(label ast.Expr, x Expr) Expr {
	h := Typed{Loc: Loc{label}, T: types.Of(types.Boolean)}
	p, ok := label.(*ast.Pattern)
	if !ok {
		value := l.expr(label)
		switch {
		case types.IsString(value.Type()):
			return &Call{Typed: h, X: value, Method: l.p.w.TextEquals(), Args: []Expr{x}}
		case !types.IsReference(value.Type()): // of a box, which may be null
			again := *x.(*Local)
			null := &Null{Typed{Loc: Loc{label}, T: x.Type()}}
			same := &Binary{h, "==", l.unbox(&again, value.Type(), h), value}
			return &Binary{h, "&&", &Binary{h, "!=", x, null}, same}
		}
		return &Binary{h, "==", x, value}
	}
	is := l.matches(p, x)
	if p.Guard != nil {
		is = &Binary{h, "&&", is, l.expr(p.Guard)}
	}
	return is
}

// matches reports whether x is of a pattern, and gives the pattern's variables their
// values.
func (l *lowering) matches(p *ast.Pattern, x Expr) Expr {
	is, inside := l.test(p, x, false)
	return conjunction(is, inside)
}

// conjunction is x && y…
func conjunction(x Expr, ys []Expr) Expr {
	for _, y := range ys {
		x = &Binary{Typed{Loc: Loc{y.Origin()}, T: types.Of(types.Boolean)}, "&&", x, y}
	}
	return x
}

// test reports whether x is of the type of a pattern, and whether what is inside of it is of
// the patterns there, in the order in which javac asks: of all components before what is
// inside of any. What is a part of a record may be null, where its type is that of the
// pattern.
//
//	P(Q(int a), var b)    x instanceof P p; p.q() instanceof Q q, b := p.b(), a := q.a()
func (l *lowering) test(p *ast.Pattern, x Expr, part bool) (is Expr, inside []Expr) {
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
			return l.unsupported(h, "a record pattern", "use a type pattern, and the accessors of the record"), nil
		}
		record := &types.Var{Kind: types.ValueVar, Name: "record", Type: c, Span: p.Span()}
		var deeper []Expr
		for i, f := range c.Components() {
			first, rest := l.test(p.Parts[i], l.componentOf(p.Parts[i], record, f), true)
			inside, deeper = append(inside, first), append(deeper, rest...)
		}
		return &InstanceOf{h, x, c, record}, append(inside, deeper...)
	}
	if !part || types.IsReference(of) && !types.IsAssignable(x.Type(), of) {
		return &InstanceOf{h, x, of, v}, nil
	}
	if _, field := x.(*Field); v == nil && field {
		return l.truth(h, true), nil
	} else if v == nil { // which is evaluated all the same
		v = &types.Var{Kind: types.ValueVar, Name: "part", Type: of, Span: p.Span()}
	}
	return &Bind{h, v, x}, nil
}

// componentOf is the component f of a record, as the part p of a pattern sees it: what the
// accessor gives, where the record declares one.
func (l *lowering) componentOf(p *ast.Pattern, record *types.Var, f *types.Field) Expr {
	h := Typed{Loc: Loc{p}, T: f.Type}
	of := &Local{Typed{Loc: Loc{p}, T: record.Type}, record}
	var read Expr = &Field{h, of, f}
	if m := l.p.w.OwnAccessor(f); m != nil {
		read = l.accessed(h, &Call{Typed: h, X: of, Method: m})
	}
	if to := l.info.Parts[p]; to != nil && !types.IsAssignable(f.Type, to) {
		read = &Cast{Typed{Loc: Loc{p}, T: to}, read}
	}
	return read
}

// accessed is what an accessor gives to a pattern. What it throws becomes the cause of a
// MatchException (JLS 14.30.2):
//
//	T value;
//	try { value = r.x(); } catch (Throwable t) { throw new MatchException(t.toString(), t); }
func (l *lowering) accessed(h Typed, call *Call) Expr {
	at := Step{h.Loc}
	value := &types.Var{Kind: types.ValueVar, Name: "part", Type: h.T, Span: call.Span()}
	throwable := l.p.w.Lookup("java.lang.Throwable")
	caught := &types.Var{Kind: types.ValueVar, Name: "catch", Type: throwable, Span: call.Span(), NonNull: true}
	local := func(v *types.Var) Expr { return &Local{Typed{Loc: h.Loc, T: v.Type}, v} }
	m := l.p.w.NoMatch()
	var message Expr = &Null{Typed{Loc: h.Loc, T: m.Params[0].Type}}
	if text := l.p.w.ThrowableText(); l.p.Messages || l.p.w.IsOverridden(text) {
		message = virtual(h.From, local(caught), text)
	}
	thrown := &New{Typed: Typed{Loc: h.Loc, T: m.Class}, Method: m, Args: []Expr{message, local(caught)}}
	gives := &Eval{at, &Assign{h, local(value), call}}
	return &Seq{h, []Stmt{&Let{Step: at, Var: value}, &Try{
		Step:    at,
		Body:    &Block{at, []Stmt{gives}},
		Catches: []*Catch{{h.Loc, caught, []types.Type{throwable}, &Block{at, []Stmt{&Throw{at, thrown}}}}},
	}}, local(value), call}
}
