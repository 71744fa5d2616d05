package witness

import (
	"math/big"

	"inspect/cfg"
	"inspect/java/heap"
	"inspect/java/types"
	"inspect/smtlib"
)

// Known is something of the state at the entry, as a term of any encoding of the graph, with its value
// in the model of a witness. All of them together describe what a user sees of the state.
type Known struct {
	// Shape: it is an object's existence, a reference, or the length of an array.
	Shape bool
	Term  func(Terms) *smtlib.Term

	value    smtlib.Value
	unsigned bool
}

// Holds is the condition that an encoding's term has the value. An encoding may have fewer bits for a
// number than another: the number counts.
func (k *Known) Holds(terms Terms, b *smtlib.Builder) *smtlib.Term {
	t := k.Term(terms)
	switch {
	case t == nil:
		return b.True()
	case t.Sort.IsBool() && k.value.Sort.IsBool():
		return b.Eq(t, b.Bool(k.value.IsTrue()))
	case !t.Sort.IsBitVec() || !k.value.Sort.IsBitVec():
		return b.False()
	}
	w, n := t.Sort.Width, k.value.Uint()
	if !k.unsigned {
		n = signed(k.value)
	}
	least, end := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(w))
	if !k.unsigned {
		end.Rsh(end, 1)
		least.Neg(end)
	}
	if n.Cmp(least) < 0 || n.Cmp(end) >= 0 {
		return b.False()
	}
	return b.Eq(t, b.BVBig(n, w))
}

// entry is the state at the entry, with the terms that describe it.
func (d *decoder) entry(path []*cfg.Edge) (*heap.State, []Known, error) {
	r := &recorder{Terms: d.terms, at: d.g.Entry}
	d.terms = r
	state, err := d.state(d.g.Entry, path, false)
	d.terms = r.Terms
	var known []Known
	for i, t := range r.terms {
		if t == nil {
			continue
		}
		v, failure := d.eval(t)
		if failure != nil {
			continue // the state does without it
		}
		r.known[i].value = v
		known = append(known, r.known[i])
	}
	return state, known, err
}

// recorder notes the terms of a state that are asked for.
type recorder struct {
	Terms
	at    *cfg.Node
	terms []*smtlib.Term
	known []Known
}

func (r *recorder) note(k Known) *smtlib.Term {
	t := k.Term(r.Terms)
	r.terms, r.known = append(r.terms, t), append(r.known, k)
	return t
}

// typed is what is known of a term of Java type t.
func typed(t types.Type, term func(Terms) *smtlib.Term) Known {
	isReference := types.IsReference(t)
	return Known{Shape: isReference, Term: term, unsigned: isReference || types.IsKind(t, types.Char)}
}

func (r *recorder) Exists(k *cfg.Kind, number int, at *cfg.Node) *smtlib.Term {
	if at != r.at {
		return r.Terms.Exists(k, number, at)
	}
	return r.note(Known{Shape: true, Term: func(x Terms) *smtlib.Term { return x.Exists(k, number, at) }})
}

func (r *recorder) Value(c *cfg.Component, at *cfg.Node) *smtlib.Term {
	if at != r.at {
		return r.Terms.Value(c, at)
	}
	return r.note(typed(c.Type, func(x Terms) *smtlib.Term { return x.Value(c, at) }))
}

func (r *recorder) FieldValue(c *cfg.Component, object int, at *cfg.Node) *smtlib.Term {
	if at != r.at {
		return r.Terms.FieldValue(c, object, at)
	}
	return r.note(typed(c.Type, func(x Terms) *smtlib.Term { return x.FieldValue(c, object, at) }))
}

func (r *recorder) ElemValue(c *cfg.Component, array, index int, at *cfg.Node) *smtlib.Term {
	if at != r.at {
		return r.Terms.ElemValue(c, array, index, at)
	}
	return r.note(typed(c.Type, func(x Terms) *smtlib.Term { return x.ElemValue(c, array, index, at) }))
}

func (r *recorder) Length(s *cfg.Sort, array int) *smtlib.Term {
	return r.note(Known{Shape: true, Term: func(x Terms) *smtlib.Term { return x.Length(s, array) }})
}
