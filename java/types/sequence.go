package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// KeY's \seq is a value that is made of other values: a length, and what stands at each
// index. It stands for no place of the state: a model field of that type has the
// sequence that its represents clause says.
//
//	model \seq all; represents all = (\seq_def int i; 0; size; elems[i]);
//	ensures all == \seq_concat(\old(all), \seq_singleton(x));

// Sequence is the type of sequences of Elem, Void for the empty one. World.sequence
// makes them canonical.
type Sequence struct{ Elem Type }

func (s *Sequence) String() string {
	if IsKind(s.Elem, Void) {
		return `\seq`
	}
	return `\seq of ` + s.Elem.String()
}

func (*Sequence) isType() {}

func (w *World) sequence(elem Type) *Sequence {
	s := w.sequences[elem]
	if s == nil {
		s = &Sequence{elem}
		w.sequences[elem] = s
	}
	return s
}

func init() {
	for name, f := range map[string]func(r *resolver, e *ast.JMLCall) Type{
		`\seq_empty`:     func(r *resolver, _ *ast.JMLCall) Type { return r.w.sequence(Of(Void)) },
		`\seq_singleton`: (*resolver).seqSingleton,
		`\seq_concat`:    (*resolver).seqConcat,
		`\seq_sub`:       (*resolver).seqSub,
		`\seq_reverse`:   (*resolver).seqReverse,
		`\seq_upd`:       (*resolver).seqUpd,
		`\seq_put`:       (*resolver).seqUpd,
		`\seq_get`:       (*resolver).seqGet,
		`\seq_length`:    (*resolver).seqLength,
		`\array2seq`:     (*resolver).seqOfArray,
	} {
		jmlCalls[name] = f
	}
}

// seq types an operand that is a sequence; nil: it is none, which is reported.
func (r *resolver) seq(x ast.Expr) *Sequence {
	t := r.value(x)
	s, ok := t.(*Sequence)
	if !ok && !IsKind(t, Invalid) {
		r.errorf(NotApplicable, x.Span(), "this is no sequence, but of type %s", r.w.Erasure(t))
	}
	return s
}

// seqIndex types an index, or a length.
func (r *resolver) seqIndex(x ast.Expr) {
	r.promoteTo(x, r.value(x), Of(Int), "an index of a sequence")
}

// ofSeq is the type of a sequence whose operand is one.
func (r *resolver) ofSeq(s *Sequence) Type {
	if s == nil {
		return Of(Invalid)
	}
	return s
}

// seqElem is what values of a type are as elements.
func (r *resolver) seqElem(x ast.Expr) Type {
	t := r.value(x)
	e := r.w.Erasure(t)
	if _, nested := e.(*Sequence); nested || IsKind(e, Void, ObjectSet, TypeType, Null) {
		r.unsupported(x.Span(), "a sequence of values of type "+e.String(), "use numbers, booleans and objects")
		return Of(Invalid)
	}
	return e
}

func (r *resolver) seqSingleton(e *ast.JMLCall) Type {
	if !r.takes(e, 1) {
		return Of(Invalid)
	}
	t := r.seqElem(e.Args[0])
	if IsKind(t, Invalid) {
		return t
	}
	return r.w.sequence(t)
}

func (r *resolver) seqConcat(e *ast.JMLCall) Type {
	if !r.takes(e, 2) {
		return Of(Invalid)
	}
	return r.joined(e, r.seq(e.Args[0]), r.seq(e.Args[1]))
}

// joined is the type of what holds elements of two sequences.
func (r *resolver) joined(e ast.Expr, a, b *Sequence) Type {
	switch {
	case a == nil || b == nil:
		return Of(Invalid)
	case a == b || IsKind(b.Elem, Void):
		return a
	case IsKind(a.Elem, Void):
		return b
	case IsReference(a.Elem) && IsAssignable(a.Elem, b.Elem):
		return b
	case IsReference(b.Elem) && IsAssignable(b.Elem, a.Elem):
		return a
	}
	d := source.Errorf(BadOperand, e.Span(), "elements of type %s and %s do not stand in one sequence", a.Elem, b.Elem)
	d.Remedy = "cast them to one type"
	r.report(d)
	return Of(Invalid)
}

func (r *resolver) seqSub(e *ast.JMLCall) Type {
	if !r.takes(e, 3) {
		return Of(Invalid)
	}
	s := r.seq(e.Args[0])
	r.seqIndex(e.Args[1])
	r.seqIndex(e.Args[2])
	return r.ofSeq(s)
}

func (r *resolver) seqReverse(e *ast.JMLCall) Type {
	if !r.takes(e, 1) {
		return Of(Invalid)
	}
	return r.ofSeq(r.seq(e.Args[0]))
}

func (r *resolver) seqUpd(e *ast.JMLCall) Type {
	if !r.takes(e, 3) {
		return Of(Invalid)
	}
	s := r.seq(e.Args[0])
	r.seqIndex(e.Args[1])
	t := r.seqElem(e.Args[2])
	if s == nil || IsKind(t, Invalid) {
		return Of(Invalid)
	}
	return r.joined(e, s, r.w.sequence(t))
}

func (r *resolver) seqGet(e *ast.JMLCall) Type {
	if !r.takes(e, 2) {
		return Of(Invalid)
	}
	s := r.seq(e.Args[0])
	r.seqIndex(e.Args[1])
	return r.element(e, s)
}

// element is the type of an element of a sequence.
func (r *resolver) element(e ast.Expr, s *Sequence) Type {
	switch {
	case s == nil:
		return Of(Invalid)
	case IsKind(s.Elem, Void):
		return r.errorf(BadOperand, e.Span(), "the empty sequence has no elements")
	}
	return s.Elem
}

func (r *resolver) seqLength(e *ast.JMLCall) Type {
	if !r.takes(e, 1) {
		return Of(Invalid)
	}
	r.seq(e.Args[0])
	return Of(Int)
}

func (r *resolver) seqOfArray(e *ast.JMLCall) Type {
	if !r.takes(e, 1) {
		return Of(Invalid)
	}
	t := r.value(e.Args[0])
	a, ok := r.w.arrayType(t)
	if !ok {
		if !IsKind(t, Invalid) {
			r.errorf(NotApplicable, e.Args[0].Span(), "%s takes an array, not %s", e.Name, r.w.Erasure(t))
		}
		return Of(Invalid)
	}
	return r.w.sequence(r.w.Erasure(a.Elem))
}

// seqDef types (\seq_def int i; lo; hi; e).
func (r *resolver) seqDef(e *ast.Quantified) Type {
	r.seqIndex(e.Lo)
	r.seqIndex(e.Hi)
	saved := r.push()
	defer func() { r.scope = saved }()
	for _, q := range e.Vars {
		v := r.boundVar(q)
		if !IsKind(v.Type, Int, BigInt, Invalid) {
			r.errorf(IncompatibleTypes, q.Span(), `an index of \seq_def is an int or \bigint, not %s`, v.Type)
		}
		r.define(v, true)
	}
	if len(e.Vars) != 1 {
		return r.errorf(BadSpec, e.Span(), `\seq_def has one variable`)
	}
	t := r.seqElem(e.Body)
	if IsKind(t, Invalid) {
		return t
	}
	return r.w.sequence(t)
}
