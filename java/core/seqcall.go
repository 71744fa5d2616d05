package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// The methods of JML's JMLObjectSequence, in the words of sequences (see types.ModelOp).

// modelSeq lowers what is a sequence of JML's library: what a method gives or a
// constructor makes; nil: e is no such.
func (l *lowering) modelSeq(e ast.Expr, elem types.Type) (*sequence, *Unsupported) {
	switch op := l.info.ModelOps[e]; op {
	case "":
		return nil, nil
	case types.ModelEmpty:
		return &sequence{length: func() Expr { return number(e, 0) }}, nil
	case types.ModelSingleton:
		return l.single(e, firstArg(e), elem), nil
	case types.ModelConvert:
		return l.ofArray(e, firstArg(e), elem), nil
	default:
		return l.builtSeq(e.(*ast.Call), op, elem)
	}
}

func firstArg(e ast.Expr) ast.Expr {
	if n, ok := e.(*ast.New); ok {
		return n.Args[0]
	}
	return e.(*ast.Call).Args[0]
}

// single is the sequence of one element.
func (l *lowering) single(e, x ast.Expr, elem types.Type) *sequence {
	return &sequence{elem, func() Expr { return number(e, 1) }, func(func() Expr) Expr { return l.element(l.expr(x), elem) }, nil}
}

// ofArray is the sequence of an array's elements.
func (l *lowering) ofArray(e, a ast.Expr, elem types.Type) *sequence {
	array := func() Expr { return l.expr(a) }
	return &sequence{elem, func() Expr { return &Len{l.intAt(e), array()} },
		func(k func() Expr) Expr { return &Elem{Typed{Loc: Loc{e}, T: elem}, array(), k()} }, nil}
}

// cut is the part of a sequence that begins at an index and has n elements.
func (l *lowering) cut(e ast.Node, s *sequence, from, n func() Expr) *sequence {
	if s.elem == nil {
		return s
	}
	return &sequence{s.elem, n, func(k func() Expr) Expr {
		return s.at(func() Expr { return &Binary{l.intAt(e), "+", from(), k()} })
	}, nil}
}

// whereIndex is a sequence that is undefined where an index is not one of the first n.
func (l *lowering) whereIndex(e ast.Node, s *sequence, i, n func() Expr) *sequence {
	in := func(x Expr) Expr { return &Within{Typed{Loc: Loc{e}, T: x.Type()}, i(), n(), x} }
	out := &sequence{elem: s.elem, length: func() Expr { return in(s.length()) }}
	if s.elem != nil {
		out.at = func(k func() Expr) Expr { return in(s.at(k)) }
	}
	return out
}

// builtSeq lowers a method that gives a sequence.
func (l *lowering) builtSeq(e *ast.Call, op types.ModelOp, elem types.Type) (*sequence, *Unsupported) {
	s, why := l.sequenceOf(e.X)
	if s == nil {
		return nil, why
	}
	arg := func(i int) func() Expr { return func() Expr { return l.expr(e.Args[i]) } }
	zero, one := func() Expr { return number(e, 0) }, func() Expr { return number(e, 1) }
	plus := func(x, y func() Expr) func() Expr { return func() Expr { return &Binary{l.intAt(e), "+", x(), y()} } }
	less := func(x, y func() Expr) func() Expr { return func() Expr { return l.minus(e, x(), y()) } }
	join := func(a, b *sequence) *sequence { return l.concatenated(e, elem, a, b) }
	up := plus(s.length, one) // an index behind the last element
	rest := func(from func() Expr) *sequence { return l.cut(e, s, from, less(s.length, from)) }
	switch op {
	case "insertFront":
		return join(l.single(e, e.Args[0], elem), s), nil
	case "insertBack":
		return join(s, l.single(e, e.Args[0], elem)), nil
	case "concat":
		t, why := l.sequenceOf(e.Args[0])
		if t == nil {
			return nil, why
		}
		return join(s, t), nil
	case "insertBeforeIndex", "insertAfterIndex":
		at := arg(0)
		if op == "insertAfterIndex" {
			at = plus(at, one)
		}
		parts := join(l.cut(e, s, zero, at), join(l.single(e, e.Args[1], elem), rest(at)))
		return l.whereIndex(e, parts, at, up), nil
	case "replaceItemAt":
		parts := join(l.cut(e, s, zero, arg(0)), join(l.single(e, e.Args[1], elem), rest(plus(arg(0), one))))
		return l.whereIndex(e, parts, arg(0), s.length), nil
	case "removeItemAt":
		parts := join(l.cut(e, s, zero, arg(0)), rest(plus(arg(0), one)))
		return l.whereIndex(e, parts, arg(0), s.length), nil
	case "header":
		return l.whereIndex(e, l.cut(e, s, zero, less(s.length, one)), zero, s.length), nil
	case "trailer":
		return l.whereIndex(e, rest(one), zero, s.length), nil
	case "prefix":
		return l.whereIndex(e, l.cut(e, s, zero, arg(0)), arg(0), up), nil
	case "removePrefix":
		return l.whereIndex(e, rest(arg(0)), arg(0), up), nil
	case "subsequence":
		part := l.cut(e, s, arg(0), less(arg(1), arg(0)))
		return l.whereIndex(e, l.whereIndex(e, part, arg(0), plus(arg(1), one)), arg(1), up), nil
	case "reverse":
		return l.reversed(e, s), nil
	}
	return nil, l.unsupported(l.at(e), "this sequence", "ask for its length and its elements")
}

// reversed is a sequence from the last element to the first.
func (l *lowering) reversed(e ast.Node, s *sequence) *sequence {
	return &sequence{s.elem, s.length, func(k func() Expr) Expr {
		return s.at(func() Expr { return l.minus(e, l.minus(e, s.length(), number(e, 1)), k()) })
	}, nil}
}

// queriedSeq lowers a method of a sequence that asks something of it.
func (l *lowering) queriedSeq(e *ast.Call, op types.ModelOp, h Typed) Expr {
	s, why := l.sequenceOf(e.X)
	if s == nil {
		return why
	}
	switch op {
	case "int_size":
		return s.length()
	case "isEmpty":
		return l.compared(e, "==", s.length(), number(e, 0))
	case "itemAt":
		return l.seqElement(e, e.X, e.Args[0], h)
	case "first":
		return l.elementAt(e, s, func() Expr { return number(e, 0) })
	case "last":
		return l.elementAt(e, s, func() Expr { return l.minus(e, s.length(), number(e, 1)) })
	case "has", "count", "indexOf":
		return l.occurs(e, op, s, func() Expr { return l.expr(e.Args[0]) }, h)
	}
	t, why := l.sequenceOf(e.Args[0])
	if t == nil {
		return why
	}
	fits := l.compared(e, "<=", s.length(), t.length())
	switch op {
	case "equals":
		return l.equalSeqs(e, s, t, h)
	case "isProperPrefix":
		fits = l.compared(e, "<", s.length(), t.length())
		fallthrough
	case "isPrefix":
		return &Binary{h, "&&", fits, l.equalSeqs(e, s, l.cut(e, t, func() Expr { return number(e, 0) }, s.length), h)}
	case "isSuffix":
		return &Binary{h, "&&", fits, l.equalSeqs(e, s, l.cut(e, t, func() Expr { return l.minus(e, t.length(), s.length()) }, s.length), h)}
	}
	return l.unsupported(h, "this method of a sequence", "ask for its length and its elements")
}

// occurs lowers whether, how often, and where first x is in a sequence: undefined is where
// there is none.
func (l *lowering) occurs(e ast.Expr, op types.ModelOp, s *sequence, x func() Expr, h Typed) Expr {
	is := Typed{Loc: Loc{e}, T: types.Of(types.Boolean)}
	if s.elem == nil {
		switch op {
		case "has":
			return l.truth(h, false)
		case "count":
			return number(e, 0)
		}
		return l.none(e, h.T)
	}
	v := &types.Var{Kind: types.BoundVar, Name: "k", Type: types.Of(types.Int), Span: e.Span()}
	k := func() Expr { return &Local{l.intAt(e), v} }
	within := func() Expr {
		return &Binary{is, "&&", l.compared(e, "<=", number(e, 0), k()), l.compared(e, "<", k(), s.length())}
	}
	there := func() Expr { return l.compared(e, "==", s.at(k), x()) }
	vars := []*Bound{{Loc{e}, v}}
	switch op {
	case "has":
		return &Quantified{Typed: h, Kind: `\exists`, Vars: vars, Range: within(), Body: there()}
	case "count":
		return &Convert{h, &Quantified{Typed: Typed{Loc: h.Loc, T: types.Of(types.Long)}, Kind: `\num_of`, Vars: vars, Range: within(), Body: there()}}
	}
	first := func() Expr {
		return &Quantified{Typed: h, Kind: `\min`, Vars: []*Bound{{Loc{e}, v}}, Range: &Binary{is, "&&", within(), there()}, Body: k()}
	}
	return &Within{h, first(), s.length(), first()}
}
