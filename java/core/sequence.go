package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// Within is X where the int I is an index below Len, and undefined elsewhere.
type Within struct {
	Typed
	I, Len, X Expr
}

// A sequence of KeY is no value of core: what is asked of one, its length, an element,
// whether two are equal, is written out over what it is made of.
//
//	\seq_concat(a, b)[k]      k < a.length ? a[k] : b[k - a.length]
//	a == b                    a.length == b.length && (\forall int k; 0 <= k && k < a.length; a[k] == b[k])
type sequence struct {
	elem   types.Type // nil: it is empty
	length func() Expr
	// at is the element at an index between 0 and the length.
	at func(k func() Expr) Expr
	// stored, unless nil, is the array that a ghost variable holds.
	stored func() Expr
}

// sequenceOf lowers an expression whose type is a sequence; nil: it has no translation,
// and why says what.
func (l *lowering) sequenceOf(e ast.Expr) (s *sequence, why *Unsupported) {
	e = ast.Unparen(e)
	t, ok := l.info.Types[e].(*types.Sequence)
	h := Typed{Loc: Loc{e}, T: types.Of(types.Invalid)}
	refused := func() (*sequence, *Unsupported) {
		return nil, l.unsupported(h, "this sequence", "write it by \\seq_def, \\seq_concat and their like, or as a model field")
	}
	if !ok {
		return refused()
	}
	elem := t.Elem
	if types.IsKind(elem, types.Void) {
		elem = nil
	}
	zero := func() Expr { return number(e, 0) }
	if s, why := l.modelSeq(e, elem); s != nil || why != nil {
		return s, why
	}
	switch e := e.(type) {
	case *ast.Quantified:
		return l.seqDef(e, elem)
	case *ast.Old:
		if e.Label != nil {
			return refused()
		}
		return l.oldSeq(e, h)
	case *ast.Ident, *ast.Select:
		return l.namedSeq(e, elem)
	case *ast.Cond:
		return l.eitherSeq(e, elem)
	case *ast.Call:
		return l.returnedSeq(e, elem)
	case *ast.JMLCall:
		var parts []*sequence
		for _, a := range e.Args {
			if _, seq := l.info.Types[a].(*types.Sequence); seq {
				p, why := l.sequenceOf(a)
				if p == nil {
					return nil, why
				}
				parts = append(parts, p)
			}
		}
		switch e.Name {
		case `\values`:
			return l.valuesSeq(e), nil
		case `\seq_empty`:
			return &sequence{length: zero}, nil
		case `\seq_singleton`:
			return &sequence{elem, func() Expr { return number(e, 1) }, func(func() Expr) Expr { return l.expr(e.Args[0]) }, nil}, nil
		case `\seq_concat`:
			return l.concatenated(e, elem, parts[0], parts[1]), nil
		case `\seq_sub`:
			return l.subSeq(e, parts[0]), nil
		case `\seq_reverse`:
			return l.reversed(e, parts[0]), nil
		case `\seq_upd`, `\seq_put`:
			p := parts[0]
			return &sequence{elem, p.length, func(k func() Expr) Expr {
				is := l.compared(e, "==", k(), l.expr(e.Args[1]))
				return &Cond{Typed{Loc: Loc{e}, T: elem}, is, l.element(l.expr(e.Args[2]), elem), l.element(p.at(k), elem)}
			}, nil}, nil
		case `\array2seq`:
			return l.ofArray(e, e.Args[0], elem), nil
		}
	}
	return refused()
}

// intAt is the head of an int that stands for a node.
func (l *lowering) intAt(e ast.Node) Typed { return Typed{Loc: Loc{e}, T: types.Of(types.Int)} }

func (l *lowering) minus(e ast.Node, x, y Expr) Expr { return &Binary{l.intAt(e), "-", x, y} }

func (l *lowering) compared(e ast.Node, op Op, x, y Expr) Expr {
	return &Binary{Typed{Loc: Loc{e}, T: types.Of(types.Boolean)}, op, x, y}
}

// element is an element of one sequence as one of another, whose elements are wider.
func (l *lowering) element(x Expr, elem types.Type) Expr {
	if x.Type() == elem || !types.IsReference(elem) {
		return x
	}
	return &Cast{Typed{Loc: Loc{x.Origin()}, T: elem}, x}
}

// span is the number of indices from lo up to hi.
func (l *lowering) span(e ast.Node, lo, hi func() Expr) Expr {
	some := l.compared(e, "<=", lo(), hi())
	return &Cond{l.intAt(e), some, l.minus(e, hi(), lo()), number(e, 0)}
}

// seqDef lowers (\seq_def int i; lo; hi; e): e for i = lo + k.
func (l *lowering) seqDef(e *ast.Quantified, elem types.Type) (*sequence, *Unsupported) {
	v := l.info.Defs[e.Vars[0]]
	b := &Bound{Loc{e.Vars[0]}, v}
	if isInOld(l.expr(e.Body), b) {
		return nil, l.unsupported(l.intAt(e), `the index of \seq_def inside \old`, `put the \seq_def inside the \old as well`)
	}
	lo := func() Expr { return l.expr(e.Lo) }
	return &sequence{elem, func() Expr { return l.span(e, lo, func() Expr { return l.expr(e.Hi) }) }, func(k func() Expr) Expr {
		var i Expr = &Binary{l.intAt(e), "+", lo(), k()}
		if types.IsKind(v.Type, types.BigInt) {
			i = &Convert{Typed{Loc: Loc{e}, T: v.Type}, i}
		}
		return &Where{Typed{Loc: Loc{e}, T: elem}, b, i, l.expr(e.Body)}
	}, nil}, nil
}

func (l *lowering) concatenated(e ast.Node, elem types.Type, a, b *sequence) *sequence {
	switch {
	case a.elem == nil:
		return b
	case b.elem == nil:
		return a
	}
	return &sequence{elem, func() Expr { return &Binary{l.intAt(e), "+", a.length(), b.length()} }, func(k func() Expr) Expr {
		first := l.compared(e, "<", k(), a.length())
		second := b.at(func() Expr { return l.minus(e, k(), a.length()) })
		return &Cond{Typed{Loc: Loc{e}, T: elem}, first, l.element(a.at(k), elem), l.element(second, elem)}
	}, nil}
}

// subSeq lowers \seq_sub(s, from, to), whose elements are those of s from one index up
// to the other.
func (l *lowering) subSeq(e *ast.JMLCall, s *sequence) *sequence {
	from, to := func() Expr { return l.expr(e.Args[1]) }, func() Expr { return l.expr(e.Args[2]) }
	if s.elem == nil {
		return s
	}
	return &sequence{s.elem, func() Expr { return l.span(e, from, to) }, func(k func() Expr) Expr {
		return l.elementAt(e, s, func() Expr { return &Binary{l.intAt(e), "+", from(), k()} })
	}, nil}
}

// elementAt is an element at any index: outside of the sequence it is undefined.
func (l *lowering) elementAt(e ast.Node, s *sequence, k func() Expr) Expr {
	return &Within{Typed{Loc: Loc{e}, T: s.elem}, k(), s.length(), s.at(k)}
}

// oldSeq lowers \old of a sequence: its length and its elements are those of the state
// before, the index that is asked for is of the state now.
func (l *lowering) oldSeq(e *ast.Old, h Typed) (*sequence, *Unsupported) {
	s, why := l.sequenceOf(e.X)
	if s == nil || s.elem == nil {
		return s, why
	}
	old := func(x Expr) Expr { return &Old{Typed{Loc: Loc{e}, T: x.Type()}, x, l.state(l.info.States[e])} }
	if l.info.States[e].Kind == types.Now {
		return s, nil
	}
	return &sequence{s.elem, func() Expr { return old(s.length()) }, func(k func() Expr) Expr {
		if !isTimeless(k(), l.after && l.info.States[e].Kind == types.Entry) {
			return l.unsupported(Typed{Loc: h.Loc, T: s.elem}, `an element of \old of a sequence at an index that depends on the state`, "quantify over the index")
		}
		return old(s.at(k))
	}, nil}, nil
}

// isTimeless reports whether an index means the same in the state before and now; params:
// parameters do.
func isTimeless(k Expr, params bool) bool {
	same := true
	Walk(k, func(n Node) bool {
		switch n := n.(type) {
		case *Old:
			return false
		case *Const, *Binary, *Unary, *Convert, *Cond, *Representable:
		case *Local:
			same = same && (n.Var.Kind == types.BoundVar || params && n.Var.Kind == types.ParamVar)
		default:
			same = false
		}
		return same
	})
	return same
}

// namedSeq lowers a ghost variable, or a name that stands for a sequence.
func (l *lowering) namedSeq(e ast.Expr, elem types.Type) (*sequence, *Unsupported) {
	if a := l.keeps(e); a != nil {
		return l.storedSeq(e, a), nil
	}
	reps, why := l.representations(e, "sequence")
	if why != nil {
		return nil, why
	}
	s, why := reps[len(reps)-1].in.sequenceOf(reps[len(reps)-1].x)
	for i := len(reps) - 2; i >= 0 && s != nil; i-- {
		first, no := reps[i].in.sequenceOf(reps[i].x)
		if first == nil {
			return nil, no
		}
		s = l.seqIf(e, elem, func() Expr { return reps[i].is(e) }, first, s)
	}
	return s, why
}

// storedSeq lowers a ghost variable that is a sequence.
func (l *lowering) storedSeq(e ast.Expr, a *types.Array) *sequence {
	return l.arraySeq(e, func() Expr { return l.storedIn(e, a) }, a)
}

// arraySeq is the sequence that an array of class a holds, which may be null.
func (l *lowering) arraySeq(e ast.Node, stored func() Expr, a *types.Array) *sequence {
	return &sequence{a.Elem, func() Expr {
		return &Cond{l.intAt(e), isNull(stored()), number(e, 0), &Len{l.intAt(e), stored()}}
	}, func(k func() Expr) Expr { return &Elem{Typed{Loc: Loc{e}, T: a.Elem}, stored(), k()} }, stored}
}

// ghostPlace is where a ghost variable is that holds a sequence.
func (l *lowering) ghostPlace(e ast.Expr) Expr {
	e = ast.Unparen(e)
	if a := l.keeps(e); a != nil {
		return l.storedIn(e, a)
	}
	return l.unsupported(Typed{Loc: Loc{e}, T: types.Of(types.Invalid)}, "this sequence as a place", "name a ghost variable")
}

// keeps is the class of what a ghost variable holds that is a sequence; nil: e is no such.
func (l *lowering) keeps(e ast.Expr) *types.Array {
	var t types.Type
	switch o := l.info.Uses[e].(type) {
	case *types.Var:
		t = o.Type
	case *types.Field:
		t = o.Type
	}
	if a, ok := t.(*types.Array); ok && a.IsSequence() {
		return a
	}
	return nil
}

// storedIn is the place where a ghost variable holds a sequence of class a.
func (l *lowering) storedIn(e ast.Expr, a *types.Array) Expr {
	h := Typed{Loc: Loc{e}, T: a}
	f, ok := l.info.Uses[e].(*types.Field)
	if !ok {
		return &Local{h, l.info.Uses[e].(*types.Var)}
	}
	if f.Static {
		return &StaticField{h, nil, f}
	}
	if s, ok := e.(*ast.Select); ok {
		return &Field{h, l.object(s.X, f.Class), f}
	}
	if n := l.info.Outer[e]; n > 0 {
		return &Field{h, l.enclosing(e, n), f}
	}
	return &Field{h, l.self(e, f.Class, Implied), f}
}

// MakeSequence is a new array of Size elements, what a ghost variable is set to that is a
// sequence: at place Var it has Elem. Kept, unless nil, is the enhanced for of
// which it keeps what \values means, for another turn: it is defined.
type MakeSequence struct {
	Typed
	Stored ast.Node
	Size   Expr
	Var    *Bound
	Elem   Expr
}

// setSequence lowers an assignment to a ghost variable that is a sequence.
func (l *lowering) setSequence(e *ast.Assign, h Typed) Expr {
	x := ast.Unparen(e.X)
	a := l.keeps(x)
	if a == nil {
		return l.unsupported(h, "assignment to this sequence", "use a ghost variable")
	}
	h.T = a
	return &Assign{h, l.storedIn(x, a), l.builtArray(e.Y, a)}
}

// builtArray is a sequence as what a ghost variable holds.
func (l *lowering) builtArray(e ast.Expr, a *types.Array) Expr {
	h := Typed{Loc: Loc{e}, T: a}
	s, why := l.sequenceOf(e)
	switch {
	case s == nil:
		return why
	case s.elem == nil:
		return &Null{h}
	case s.stored != nil && s.elem == a.Elem:
		return s.stored()
	}
	return l.keep(e, s, a, nil)
}

// keep makes an array of class a of a sequence.
func (l *lowering) keep(e ast.Node, s *sequence, a *types.Array, stored ast.Node) Expr {
	h := Typed{Loc: Loc{e}, T: a}
	v := &types.Var{Kind: types.BoundVar, Name: "k", Type: types.Of(types.Int), Span: e.Span()}
	elem := l.element(s.at(func() Expr { return &Local{l.intAt(e), v} }), a.Elem)
	return &MakeSequence{h, stored, s.length(), &Bound{Loc{e}, v}, elem}
}

// eitherSeq lowers c ? a : b.
func (l *lowering) eitherSeq(e *ast.Cond, elem types.Type) (*sequence, *Unsupported) {
	x, why := l.sequenceOf(e.X)
	if x == nil {
		return nil, why
	}
	y, why := l.sequenceOf(e.Y)
	if y == nil {
		return nil, why
	}
	return l.seqIf(e, elem, func() Expr { return l.expr(e.C) }, x, y), nil
}

// seqIf is the sequence x where a condition holds, and y elsewhere. One without elements is
// never asked for one.
func (l *lowering) seqIf(e ast.Expr, elem types.Type, holds func() Expr, x, y *sequence) *sequence {
	s := &sequence{elem, func() Expr { return &Cond{l.intAt(e), holds(), x.length(), y.length()} }, x.at, nil}
	switch {
	case x.elem == nil:
		s.at = y.at
	case y.elem != nil:
		s.at = func(k func() Expr) Expr {
			return &Cond{Typed{Loc: Loc{e}, T: elem}, holds(), l.element(x.at(k), elem), l.element(y.at(k), elem)}
		}
	}
	return s
}

// returnedSeq lowers a call of a model method that returns a sequence.
func (l *lowering) returnedSeq(e *ast.Call, elem types.Type) (*sequence, *Unsupported) {
	h := Typed{Loc: Loc{e}, T: types.Of(types.Invalid)}
	m, ok := l.info.Uses[e].(*types.Method)
	if !ok {
		return nil, l.unsupported(h, "this sequence", "call a model method")
	}
	if m.TakesSequence() {
		return l.inlinedSeq(e, m, elem, h)
	}
	parts := l.p.w.SeqParts(m)
	part := func(m *types.Method, k ...Expr) Expr {
		x := l.call(e, Typed{Loc: h.Loc, T: m.Result})
		if c, ok := x.(*Call); ok {
			c.Method, c.Args = m, append(c.Args, k...)
		}
		return x
	}
	if parts.Length == nil {
		return nil, l.unsupported(h, "this sequence", "call a model method")
	}
	return &sequence{elem, func() Expr { return part(parts.Length) }, func(k func() Expr) Expr { return part(parts.Element, k()) }, nil}, nil
}

// seqPart is the code of a method that gives the length, or an element, of what another
// returns.
func (l *lowering) seqPart(m *types.Method) []Stmt {
	l.p.w.ResolveBody(m.Bridged)
	d := m.Bridged.Decl
	if d == nil || d.Body == nil {
		return nil
	}
	l.returns = func(e ast.Expr) Expr {
		s, why := l.sequenceOf(e)
		switch {
		case s == nil:
			return why
		case m.Derived == types.SeqLength:
			return s.length()
		case s.elem == nil:
			return l.none(e, m.Result)
		}
		k := m.Params[len(m.Params)-1]
		return l.element(l.elementAt(e, s, func() Expr { return &Local{l.intAt(e), k} }), m.Result)
	}
	return l.stmts(d.Body.Stmts)
}

// none is an element of the empty sequence, which is undefined.
func (l *lowering) none(e ast.Expr, t types.Type) Expr {
	var x Expr
	h := Typed{Loc: Loc{e}, T: t}
	switch {
	case types.IsReference(t):
		x = &Null{h}
	case types.IsKind(t, types.Boolean):
		x = l.truth(h, false)
	default:
		x = &Convert{h, number(e, 0)}
	}
	return &Within{h, number(e, 0), number(e, 0), x}
}

// seqElement lowers s[i] and \seq_get(s, i).
func (l *lowering) seqElement(e, of, index ast.Expr, h Typed) Expr {
	s, why := l.sequenceOf(of)
	if s == nil {
		return why
	}
	if s.elem == nil {
		return l.unsupported(h, "an element of the empty sequence", "")
	}
	return l.elementAt(e, s, func() Expr { return l.expr(index) })
}

// seqLength lowers s.length and \seq_length(s).
func (l *lowering) seqLength(of ast.Expr) Expr {
	s, why := l.sequenceOf(of)
	if s == nil {
		return why
	}
	return s.length()
}

// sameSeq lowers a == b and a != b of sequences.
func (l *lowering) sameSeq(e *ast.Binary, h Typed) Expr {
	a, why := l.sequenceOf(e.X)
	if a == nil {
		return why
	}
	b, why := l.sequenceOf(e.Y)
	if b == nil {
		return why
	}
	same := l.equalSeqs(e, a, b, h)
	if e.Op == "!=" {
		return &Unary{h, "!", same}
	}
	return same
}

// equalSeqs says that two sequences are equal.
func (l *lowering) equalSeqs(e ast.Node, a, b *sequence, h Typed) Expr {
	var same Expr = l.compared(e, "==", a.length(), b.length())
	if a.elem != nil && b.elem != nil {
		v := &types.Var{Kind: types.BoundVar, Name: "k", Type: types.Of(types.Int), Span: e.Span()}
		k := func() Expr { return &Local{l.intAt(e), v} }
		within := &Binary{h, "&&", l.compared(e, "<=", number(e, 0), k()), l.compared(e, "<", k(), a.length())}
		equal := l.compared(e, "==", a.at(k), b.at(k))
		same = &Binary{h, "&&", same, &Quantified{Typed: h, Kind: `\forall`, Vars: []*Bound{{Loc{e}, v}}, Range: within, Body: equal}}
	}
	return same
}

func init() {
	jmlCalls[`\seq_get`] = func(l *lowering, e *ast.JMLCall, h Typed) Expr { return l.seqElement(e, e.Args[0], e.Args[1], h) }
	jmlCalls[`\seq_length`] = func(l *lowering, e *ast.JMLCall, _ Typed) Expr { return l.seqLength(e.Args[0]) }
}
