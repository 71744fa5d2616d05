package core

import "inspect/java/types"

// bridge casts the arguments of a bridge method and calls the method that it leads to.
func (l *lowering) bridge(b *Body) []Stmt {
	m, at := b.Method.Bridged, b.From
	call := &Call{Typed: Typed{Loc: Loc{at}, T: m.Result}, X: &This{Typed{Loc: Loc{at}, T: m.Class}, Implied}, Method: m}
	for i, x := range l.params(b.Method) {
		call.Args = append(call.Args, l.adapt(x, m.Params[i].Type))
	}
	if types.IsKind(m.Result, types.Void) {
		return []Stmt{&Eval{step(at), call}}
	}
	return []Stmt{&Return{step(at), call}}
}

// answer gives the next answer of a function of any answers, if it gives any.
func (l *lowering) answer(b *Body) []Stmt {
	m, at := types.AnswerOf(b.Method.Class), b.From
	if m == nil {
		return nil
	}
	call := &Call{Typed: Typed{Loc: Loc{at}, T: m.Result}, X: &This{Typed{Loc: Loc{at}, T: m.Class}, Implied}, Method: m}
	return l.lawful(l.adapt(call, b.Method.Result), b)
}

// lawful assumes of the answer of a function that it is as the contract of its interface
// says, where that lets it be called.
//
//	T \result = answer(); assume x >= 0 ==> \result >= x; return \result;
func (l *lowering) lawful(answer Expr, b *Body) []Stmt {
	m, at := b.Method.Answers, b.From
	if m == nil {
		return []Stmt{&Return{step(at), answer}}
	}
	l.p.w.ResolveContract(m)
	h := Typed{Loc: Loc{at}, T: types.Of(types.Boolean)}
	in := l.choosing(m, nil, `\result`, m.Decl)
	for i, p := range m.Params {
		own := b.Method.Params[i]
		in.olds[p] = func(h Typed) Expr { return &Local{h, own} }
	}
	result := in.choice.value.Var
	result.Kind = types.LocalVar
	stmts := []Stmt{&Let{Step: step(at), Var: result, Init: answer}}
	for _, k := range m.Contract.Cases {
		if stated := in.predicates(k); stated != nil && stated[1] != nil {
			is := stated[1]
			if stated[0] != nil {
				is = &Binary{h, "==>", stated[0], is}
			}
			stmts = append(stmts, &Annotation{step(at), &Clause{Loc: Loc{is.Origin()}, Kind: AssumeThat, X: is}})
		}
	}
	return append(stmts, &Return{step(at), &Local{Typed{Loc: Loc{at}, T: result.Type}, result}})
}

// adapt brings a value that nobody wrote to an erased type as Java does in a loose
// invocation context (JLS 5.3): a reference that is wider is cast, and a box that is
// unboxed is cast before that.
func (l *lowering) adapt(x Expr, to types.Type) Expr {
	from := x.Type()
	switch {
	case from == to:
		return x
	case types.IsReference(from) && types.IsReference(to):
		if types.IsAssignable(from, to) {
			return x
		}
		return &Cast{Typed{Loc: Loc{x.Origin()}, T: to}, x}
	case types.IsReference(from) && types.IsKind(to, types.Void), types.IsKind(from, types.Null):
	case types.IsReference(from):
		return l.unbox(x, to, Typed{Loc: Loc{x.Origin()}})
	case types.IsReference(to):
		return l.box(x, to, Typed{Loc: Loc{x.Origin()}})
	}
	return &Convert{Typed{Loc: Loc{x.Origin()}, T: to}, x}
}
