package types

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// JML's library has sequences of objects with methods of their own. They are the same
// sequences as KeY's, and what the methods ask and make is said in their words:
//
//	s.insertBack(o)     \seq_concat(s, \seq_singleton(o))
//	s.itemAt(i)         s[i]
//
// Where the method of the library throws an exception, the value is undefined.

// ModelOp is what an expression does with a sequence or set of JML's library.
type ModelOp string

// The operations that do not begin with a sequence.
const (
	ModelEmpty     ModelOp = "EMPTY"       // JMLObjectSet.EMPTY
	ModelSingleton ModelOp = "singleton"   // JMLObjectSet.singleton(o), new JMLObjectSequence(o)
	ModelConvert   ModelOp = "convertFrom" // JMLObjectSet.convertFrom(a)
)

// seqMethod is a method of sequences: what it takes (i: an index, o: an element, s: a
// sequence) and gives (e: an element, s: a sequence, + one with what it takes as well).
type seqMethod struct {
	args   string
	result byte // i: int, b: boolean
}

var seqMethods = map[ModelOp]seqMethod{
	"int_size": {"", 'i'}, "isEmpty": {"", 'b'}, "itemAt": {"i", 'e'}, "first": {"", 'e'}, "last": {"", 'e'},
	"has": {"o", 'b'}, "count": {"o", 'i'}, "indexOf": {"o", 'i'},
	"equals": {"s", 'b'}, "isPrefix": {"s", 'b'}, "isProperPrefix": {"s", 'b'}, "isSuffix": {"s", 'b'},
	"insertFront": {"o", '+'}, "insertBack": {"o", '+'}, "insertBeforeIndex": {"io", '+'}, "insertAfterIndex": {"io", '+'},
	"replaceItemAt": {"io", '+'}, "concat": {"s", '+'},
	"header": {"", 's'}, "trailer": {"", 's'}, "reverse": {"", 's'}, "prefix": {"i", 's'}, "removePrefix": {"i", 's'},
	"subsequence": {"ii", 's'}, "removeItemAt": {"i", 's'},
}

// seqSynonyms are other names of some of them.
var seqSynonyms = map[string]ModelOp{"size": "int_size", "int_length": "int_size", "length": "int_size", "get": "itemAt", "contains": "has"}

// seqCall types a call of a method of a sequence.
func (r *resolver) seqCall(e *ast.Call, s *Sequence) Type {
	op := ModelOp(e.Name.Text)
	if of := seqSynonyms[e.Name.Text]; of != "" {
		op = of
	}
	m, ok := seqMethods[op]
	if !ok {
		r.args(e.Args)
		var names []string
		for n := range seqMethods {
			names = append(names, string(n))
		}
		d := source.NotSupported(e.Name.Span(), "method "+e.Name.Text+" of a sequence", didYouMean(e.Name.Text, names))
		if d.Remedy == "" {
			d.Remedy = "ask for its length and its elements"
		}
		r.report(d)
		return Of(Invalid)
	}
	if len(e.Args) != len(m.args) {
		r.args(e.Args)
		return r.errorf(NotApplicable, e.Name.Span(), "%s takes %s, not %d", e.Name.Text, count(len(m.args), "argument"), len(e.Args))
	}
	with := s
	for i, k := range m.args {
		a := e.Args[i]
		switch k {
		case 'i':
			r.seqIndex(a)
		case 's':
			if with = r.seq(a); with == nil {
				return Of(Invalid)
			}
		default:
			if with = r.elementOf(a, s); with == nil {
				return Of(Invalid)
			}
		}
	}
	r.w.Info.ModelOps[e] = op
	switch m.result {
	case 'i':
		return Of(Int)
	case 'b':
		if t := r.joined(e, s, with); IsKind(t, Invalid) {
			return t
		}
		return Of(Boolean)
	case 'e':
		return r.element(e, s)
	case '+':
		return r.joined(e, s, with)
	}
	return s
}

// elementOf is a sequence that x can be an element of, beside those of s.
func (r *resolver) elementOf(x ast.Expr, s *Sequence) *Sequence {
	t := r.value(x)
	switch {
	case IsKind(t, Invalid):
		return nil
	case IsKind(t, Null) && IsReference(s.Elem):
		return s
	case IsKind(t, Null):
		return r.w.sequence(r.w.object())
	}
	if _, nested := t.(*Sequence); nested || IsKind(t, Void, ObjectSet, LocSet, TypeType, BigInt, Real) {
		r.unsupported(x.Span(), "a sequence of values of type "+t.String(), "use numbers, booleans and objects")
		return nil
	}
	return r.w.sequence(r.w.Erasure(t))
}

// modelClass is the class of JML's library that an expression names in an annotation, Void
// for none.
func (r *resolver) modelClass(e ast.Expr) BasicKind {
	name := ""
	switch x := e.(type) {
	case *ast.Ident:
		name = x.Name
		if r.local(name) != nil || len(r.w.fieldNamed(r.class, name)) > 0 {
			return Void
		}
	case *ast.Select:
		name = strings.TrimPrefix(x.Span().Text(), modelLibrary)
	}
	k, ok := expandedTypes[name]
	if r.spec == nil || !ok {
		return Void
	}
	if c, _, _ := r.types.withoutReports().simple(name, e.Span()); c != nil {
		return Void
	}
	return k
}

// modelStatic types JMLObjectSet.singleton(o) and JMLObjectSet.convertFrom(a), and their
// like of sequences; nil: it is no call of such a class.
func (r *resolver) modelStatic(e *ast.Call) Type {
	k := Void
	if e.X != nil {
		k = r.modelClass(e.X)
	}
	op := ModelOp(e.Name.Text)
	switch {
	case k == Void:
		return nil
	case op != ModelSingleton && op != ModelConvert || len(e.Args) != 1:
		r.args(e.Args)
		return r.unsupported(e.Name.Span(), "this static method of JML's library", "use singleton(o) or convertFrom(a)")
	}
	r.w.Info.ModelOps[e] = op
	elem := Type(nil)
	if op == ModelSingleton {
		if s := r.elementOf(e.Args[0], r.w.sequence(r.w.object())); s != nil {
			elem = s.Elem
		}
	} else if t := r.value(e.Args[0]); !IsKind(t, Invalid) {
		a, ok := r.w.arrayType(t)
		if !ok {
			return r.errorf(NotApplicable, e.Args[0].Span(), "convertFrom takes an array, not %s", r.w.Erasure(t))
		}
		elem = r.w.Erasure(a.Elem)
	}
	switch {
	case elem == nil:
		return Of(Invalid)
	case k == Seq:
		return r.w.sequence(elem)
	case !IsReference(elem):
		return r.errorf(NotApplicable, e.Args[0].Span(), "a set holds objects, not values of type %s", elem)
	}
	return Of(ObjectSet)
}

// newSequence types new JMLObjectSequence() and new JMLObjectSequence(o).
func (r *resolver) newSequence(e *ast.New) Type {
	switch len(e.Args) {
	case 0:
		r.w.Info.ModelOps[e] = ModelEmpty
		return r.w.sequence(Of(Void))
	case 1:
		r.w.Info.ModelOps[e] = ModelSingleton
		if s := r.elementOf(e.Args[0], r.w.sequence(r.w.object())); s != nil {
			return s
		}
		return Of(Invalid)
	}
	r.args(e.Args)
	return r.errorf(NotApplicable, e.Span(), "new JMLObjectSequence takes at most one object")
}

// modelEmpty types JMLObjectSet.EMPTY and JMLObjectSequence.EMPTY; nil: it is neither.
func (r *resolver) modelEmpty(e *ast.Select) Type {
	if e.Name.Text != string(ModelEmpty) {
		return nil
	}
	switch r.modelClass(e.X) {
	case Seq:
		r.w.Info.ModelOps[e] = ModelEmpty
		return r.w.sequence(Of(Void))
	case ObjectSet:
		r.w.Info.ModelOps[e] = ModelEmpty
		return Of(ObjectSet)
	}
	return nil
}
