package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// jmlCalls are the functions of JML that are lowered, most of them to what could have
// been written instead.
var jmlCalls map[string]func(l *lowering, e *ast.JMLCall, h Typed) Expr

func init() {
	jmlCalls = map[string]func(l *lowering, e *ast.JMLCall, h Typed) Expr{
		`\java_math`:       argument(0),
		`\safe_math`:       argument(0),
		`\bigint_math`:     argument(0),
		`\lbl`:             argument(1),
		`\lblpos`:          argument(1),
		`\lblneg`:          argument(1),
		`\fresh`:           (*lowering).fresh,
		`\nonnullelements`: (*lowering).nonNullElements,
		`\not_modified`:    (*lowering).notModified,
		`\not_assigned`:    (*lowering).did,
		`\only_assigned`:   (*lowering).did,
		`\only_accessed`:   (*lowering).did,
		`\only_called`:     (*lowering).did,
		`\exception`:       (*lowering).exception,
		`\invariant_for`:   (*lowering).invariantsFor,
		`\inv`:             (*lowering).inv,
		`\count`:           (*lowering).loopCount,
		`\index`:           (*lowering).loopCount,
	}
}

func (l *lowering) jmlCall(e *ast.JMLCall, h Typed) Expr {
	if f := jmlCalls[e.Name]; f != nil && !types.IsKind(h.T, types.Invalid) {
		return f(l, e, h)
	}
	return l.unsupported(h, e.Name, "rewrite it with constructs that are", l.parts(e)...)
}

// argument stands for its i-th argument.
func argument(i int) func(l *lowering, e *ast.JMLCall, h Typed) Expr {
	return func(l *lowering, e *ast.JMLCall, h Typed) Expr { return l.expr(e.Args[i]) }
}

// all is the conjunction of what f makes of the arguments.
func (l *lowering) all(args []ast.Expr, h Typed, f func(x ast.Expr) Expr) Expr {
	var all Expr
	for _, a := range args {
		x := f(a)
		if all != nil {
			x = &Binary{h, "&&", all, x}
		}
		all = x
	}
	return all
}

func (l *lowering) fresh(e *ast.JMLCall, h Typed) Expr {
	return l.all(e.Args, h, func(x ast.Expr) Expr { return &Fresh{h, l.expr(x), l.state(l.info.States[e])} })
}

// nonNullElements lowers \nonnullelements(a): a and its elements are not null.
func (l *lowering) nonNullElements(e *ast.JMLCall, h Typed) Expr {
	a := e.Args[0]
	nonNull := func(x Expr) Expr { return &Binary{h, "!=", x, &Null{Typed{Loc: Loc{a}, T: x.Type()}}} }
	array, ok := l.info.Types[a].(*types.Array)
	if !ok {
		return l.unsupported(h, e.Name, "name an array", l.parts(e)...)
	}
	if !types.IsReference(array.Elem) {
		return nonNull(l.expr(a))
	}
	elements := l.everyElement(e, a, h, func(_, x func() Expr) (rng, body Expr) { return nil, nonNull(x()) })
	return &Binary{h, "&&", nonNull(l.expr(a)), elements}
}

// everyElement says something of the elements of an array a, those of a range alone if of
// gives one: it is handed what makes an index and the element there.
func (l *lowering) everyElement(e ast.Node, a ast.Expr, h Typed, of func(i, x func() Expr) (rng, body Expr)) Expr {
	at := func(t types.Type) Typed { return Typed{Loc: Loc{a}, T: t} }
	intT := types.Of(types.Int)
	v := &types.Var{Kind: types.BoundVar, Name: "i", Type: intT, Span: e.Span()}
	index := func() Expr { return &Local{at(intT), v} }
	within := Expr(&Binary{h, "&&", &Binary{h, "<=", number(a, 0), index()}, &Binary{h, "<", index(), &Len{at(intT), l.expr(a)}}})
	rng, body := of(index, func() Expr { return &Elem{at(l.info.Types[a].(*types.Array).Elem), l.expr(a), index()} })
	if rng != nil {
		within = &Binary{h, "&&", rng, within}
	}
	return &Quantified{Typed: h, Kind: `\forall`, Vars: []*Bound{{Loc{e}, v}}, Range: within, Body: body}
}

func (l *lowering) did(e *ast.JMLCall, h Typed) Expr {
	d := &Did{Typed: h, Name: e.Name, Methods: l.info.Named[e]}
	for _, r := range e.Locs {
		d.Locs = append(d.Locs, l.framing(l.locations(r))...)
	}
	return d
}

// exception lowers \exception in a signals clause.
func (l *lowering) exception(e *ast.JMLCall, h Typed) Expr {
	v, ok := l.info.Uses[e].(*types.Var)
	if !ok {
		return l.unsupported(h, e.Name, "name the exception in the clause")
	}
	return &Local{h, v}
}

// loopCount lowers \count.
func (l *lowering) loopCount(e *ast.JMLCall, h Typed) Expr {
	v, ok := l.info.Uses[e].(*types.Var)
	if !ok {
		return l.unsupported(h, e.Name, "count in a variable")
	}
	return &Local{h, v}
}
