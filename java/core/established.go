package core

import "inspect/java/types"

// initializerFact assumes of a static final field that it holds what its initialiser gives, where
// that comes to a value:
//
//	static final int CPUS = Runtime.getRuntime().availableProcessors();
//
//	try { int v = Runtime.getRuntime().availableProcessors(); boolean is = v == CPUS; assume is; }
//	catch (Throwable e) { assume false; }
func (l *lowering) initializerFact(b *Body) []Stmt {
	f, at := b.Method.Field, b.From
	local := func(name string, t types.Type) *types.Var {
		return &types.Var{Name: name, Type: t, Kind: types.LocalVar, Span: f.Span}
	}
	read := func(v *types.Var) Expr { return &Local{Typed{Loc: Loc{at}, T: v.Type}, v} }
	assume := func(x Expr) Stmt { return &Annotation{step(at), &Clause{Loc: Loc{at}, Kind: AssumeThat, X: x}} }
	v, is, e := local(f.Name, f.Type), local("is", types.Of(types.Boolean)), local("e", l.p.w.Lookup("java.lang.Throwable"))
	value := func() Expr { return &StaticField{Typed: Typed{Loc: Loc{at}, T: f.Type}, Field: f} }
	body := []Stmt{
		&Let{Step: step(at), Var: v, Init: l.p.Value(f)},
		&Let{Step: step(at), Var: is, Init: l.same(at, f.Type, func() Expr { return read(v) }, value)},
		assume(read(is)),
	}
	return []Stmt{&Try{Step: step(at), Body: &Block{step(at), body},
		Catches: []*Catch{{Loc: Loc{at}, Var: e, Types: []types.Type{e.Type}, Body: &Block{step(at), []Stmt{assume(truth(at, false))}}}}}}
}
