package cfg

import (
	"inspect/java/core"
	"inspect/java/types"
)

// folds are the operators that make one number of those of many objects.
var folds = map[string]Op{`\num_of`: OpSumOf, `\sum`: OpSumOf, `\product`: OpProductOf, `\max`: OpGreatest, `\min`: OpLeast}

// ofObjects lowers \sum, \product, \num_of, \max and \min over the objects that exist: how
// many that can be is known when the graph is complete, so each variable has an operator
// of its own.
//
//	(\num_of A x, y; x.v == y.v)      (sum A x; true; (sum A y; x.v == y.v; 1; 0); 0)
func (s *spec) ofObjects(e *core.Quantified) value3 {
	op, ok := folds[e.Kind]
	if !ok {
		s.unsupported(e.Span(), e.Kind, "use \\forall or \\exists")
	}
	m := s.mk
	bs, s := s.binding(e)
	r, b := s.instance(bs, e.Range, e.Body)
	within, x := r.v, b.v
	if e.Kind == `\num_of` {
		within, x = m.and(within, x), m.num(e.T, 1)
	} else {
		x = s.summand(e, x)
	}
	var first *Expr
	switch e.Kind {
	case `\product`:
		first = m.num(x.Type, 1)
	case `\max`:
		first = m.extreme(b.v.Type, x.Type, m.minValue)
	case `\min`:
		first = m.extreme(b.v.Type, x.Type, m.maxValue)
	default:
		first = m.num(x.Type, 0)
	}
	ranges := m.ranges(bs, within)
	v := x
	for i := len(bs) - 1; i >= 0; i-- {
		v = m.fold(op, bs[i], ranges[i], v, first)
	}
	out := s.everywhere(bs, r, b, v)
	if isExact(e.T) && (op == OpGreatest || op == OpLeast) {
		out = s.where(out, m.bind(OpExistsQ, bs, r.v, m.yes)) // no integer is the least of none
	}
	return out
}

// summand is the body's value in the type of the whole. Exact numbers have room for the
// sum of those of any objects, whose numbers are ints.
func (s *spec) summand(e *core.Quantified, x *Expr) *Expr {
	m := s.mk
	if !isExact(e.T) {
		return m.convert(x, e.T)
	}
	x = m.exact(x)
	switch e.Kind {
	case `\product`:
		s.unsupported(e.Span(), e.Kind+" over objects in exact arithmetic", "use --spec-math java here")
	case `\sum`:
		return s.sized(e.Span(), func() *Expr {
			w := m.width(x.Type) + 32*len(e.Vars)
			if w > maxExact {
				panic(tooWide{w})
			}
			return m.extend(x, m.wide(w))
		})
	}
	return x
}

// extreme is the least or the greatest value of a body's type, in the type of the whole.
func (m *maker) extreme(body, t types.Type, of func(types.Type) *Expr) *Expr {
	if isExact(t) {
		return of(t)
	}
	return m.convert(of(body), t)
}

// fold makes one number of those of the objects in the range.
func (m *maker) fold(op Op, b *Bound, rng, body, first *Expr) *Expr {
	if rng == m.no || len(b.Kinds) == 0 {
		return first
	}
	return m.cons(Expr{Op: op, Type: body.Type, Args: []*Expr{rng, body, first}, Bound: b})
}
