package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// resources lowers a try statement's resources around its body (JLS 14.20.3.1): each
// is closed when what follows ends, in the opposite order, unless it is null. An
// exception of close() counts where nothing else was thrown; else it is suppressed.
//
//	R r = …; Throwable thrown = null;
//	try { body } catch (Throwable t) { thrown = t; throw t; }
//	finally { if (r != null) if (thrown == null) r.close(); else try { r.close(); } catch (Throwable s) { thrown.addSuppressed(s); } }
func (l *lowering) resources(rs []ast.Stmt, body *Block) []Stmt {
	s := rs[0]
	at := step(s)
	var first []Stmt
	var resource func() Expr
	switch x := s.(type) {
	case *ast.LocalVar:
		let := l.let(x)
		first = append(first, let)
		resource = func() Expr { return &Local{Typed{Loc: Loc{s}, T: let.Var.Type}, let.Var} }
	case *ast.ExprStmt:
		v := &types.Var{Kind: types.ValueVar, Name: "try", Type: l.info.Types[x.X], Span: x.Span()}
		first = append(first, &Let{Step: at, Var: v, Init: l.expr(x.X)})
		resource = func() Expr { return &Local{Typed{Loc: Loc{s}, T: v.Type}, v} }
	}
	m, ok := l.info.Uses[s].(*types.Method)
	if !ok {
		return []Stmt{l.unsupportedStmt(s, "this resource", "close it in a finally block")}
	}
	if len(rs) > 1 {
		body = &Block{step(rs[1]), l.resources(rs[1:], body)}
	}
	throwable := l.p.w.Lookup("java.lang.Throwable")
	thrown := &types.Var{Kind: types.ValueVar, Name: "throw", Type: throwable, Span: s.Span()}
	caught := &types.Var{Kind: types.ValueVar, Name: "catch", Type: throwable, Span: s.Span(), NonNull: true}
	dropped := &types.Var{Kind: types.ValueVar, Name: "catch", Type: throwable, Span: s.Span(), NonNull: true}
	local := func(v *types.Var) Expr { return &Local{Typed{Loc: Loc{s}, T: v.Type}, v} }
	null := func(t types.Type) Expr { return &Null{Typed{Loc: Loc{s}, T: t}} }
	compare := func(op Op, x Expr) Expr {
		return &Binary{Typed{Loc: Loc{s}, T: types.Of(types.Boolean)}, op, x, null(x.Type())}
	}
	closes := func() Stmt {
		return &Eval{at, &Call{Typed: Typed{Loc: Loc{s}, T: m.Result}, X: resource(), Method: m, Virtual: l.info.Calls[s].Virtual}}
	}
	block := func(ss ...Stmt) *Block { return &Block{at, ss} }
	suppressing := &Try{Step: at, Body: block(closes()), Catches: []*Catch{{Loc{s}, dropped, []types.Type{throwable}, block()}}}
	if l.p.Messages {
		add := &Call{Typed: Typed{Loc: Loc{s}, T: types.Of(types.Void)}, X: local(thrown), Method: l.p.w.AddSuppressed(), Args: []Expr{local(dropped)}}
		suppressing.Catches[0].Body = block(&Eval{at, add})
	}
	ends := &If{at, compare("!=", resource()), &If{at, compare("==", local(thrown)), closes(), suppressing}, nil}
	keep := &Assign{Typed{Loc: Loc{s}, T: throwable}, local(thrown), local(caught)}
	guarded := &Try{Step: at, Body: body,
		Catches: []*Catch{{Loc{s}, caught, []types.Type{throwable}, block(&Eval{at, keep}, &Throw{at, local(caught)})}},
		Finally: block(ends)}
	return append(first, &Let{Step: at, Var: thrown, Init: null(throwable)}, guarded)
}
