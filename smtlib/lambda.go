package smtlib

import (
	"slices"
	"strings"
)

// lambda is the array that maps each value of param to the value of body, a term
// of a model's builder whose names mean what they mean in that model. Other bound
// variables of the body have the values of env. It never changes. Solvers give
// arrays over wide indices in this form:
//
//	(lambda ((i (_ BitVec 32))) (ite (bvule #x00000003 i) #b10 #b00))
type lambda struct {
	param *Term
	body  *Term
	env   []binding
	in    *Model
}

// binding is the value of a bound variable.
type binding struct {
	v     *Term
	value Value
}

// lambdaValue is the array of sort s that l describes.
func lambdaValue(s *Sort, l *lambda) Value { return Value{Sort: s, Arr: &ArrayValue{rest: l}} }

// compare orders lambdas by how they are written. It gives 0 for some equal maps
// only: see Evaluator.equal.
func (l *lambda) compare(m *lambda) int {
	switch {
	case l == m:
		return 0
	case l == nil:
		return -1
	case m == nil:
		return 1
	case l.body != m.body:
		return l.body.ID - m.body.ID
	case l.param != m.param:
		return l.param.ID - m.param.ID
	}
	return slices.CompareFunc(l.env, m.env, func(x, y binding) int { return x.value.Compare(y.value) })
}

// String prints the lambda as Z3 writes it.
func (l *lambda) String() string {
	var sb strings.Builder
	sb.WriteString("(lambda ((" + l.param.String() + " " + l.param.Sort.text + ")) ")
	if len(l.env) > 0 {
		sb.WriteString("(let (")
		for _, b := range l.env {
			sb.WriteString("(" + b.v.String() + " " + b.value.String() + ")")
		}
		sb.WriteString(") ")
	}
	sb.WriteString(l.body.String())
	if len(l.env) > 0 {
		sb.WriteString(")")
	}
	return sb.String() + ")"
}

// isOpen tells that an array is not given by finitely many points, or has such an
// array inside.
func (v Value) isOpen() bool {
	if v.Arr == nil {
		return false
	}
	return v.Arr.rest != nil || v.Arr.Default.isOpen() || slices.ContainsFunc(v.Arr.Entries, func(e ArrayEntry) bool { return e.Elem.isOpen() })
}

// selectAt reads an array value.
func (e *Evaluator) selectAt(array, index Value) (Value, error) {
	k, found := array.Arr.find(index)
	switch {
	case found:
		return array.Arr.Entries[k].Elem, nil
	case array.Arr.rest == nil:
		return array.Arr.Default, nil
	}
	l := array.Arr.rest
	return e.inside(l.in, append(slices.Clone(l.env), binding{l.param, index}), func(in *Evaluator) (Value, error) {
		return in.closed(l.body)
	})
}

// insideCost is what Evaluator.inside takes of the budget, besides its work.
const insideCost = 16

// inside lets an evaluator of a model's terms, in which the variables have these
// values, do some work.
func (e *Evaluator) inside(m *Model, env []binding, work func(in *Evaluator) (Value, error)) (Value, error) {
	if e.depth >= quantDepthMax || e.Budget <= 0 {
		return Value{}, ErrTooLarge
	}
	in := NewEvaluator(m)
	in.Budget, in.depth = e.Budget-insideCost, e.depth+1
	for _, b := range env {
		*in.memo.at(b.v.ID) = b.value
	}
	v, err := work(in)
	e.Budget = in.Budget
	return v, err
}

// equal compares two values of one sort. Arrays with a lambda are compared at
// enough points: at all of them where there are few, and otherwise at one of every
// range of indices in which neither changes. When the lambdas do not tell such
// ranges, and are the same where it looks, the error is ErrTooLarge.
func (e *Evaluator) equal(x, y Value) (bool, error) {
	if x.Compare(y) == 0 {
		return true, nil
	}
	if !x.isOpen() && !y.isOpen() {
		return false, nil
	}
	points, all, err := e.points(x, y)
	if err != nil {
		return false, err
	}
	for _, p := range points {
		u, err := e.selectAt(x, p)
		if err != nil {
			return false, err
		}
		v, err := e.selectAt(y, p)
		if err != nil {
			return false, err
		}
		if same, err := e.equal(u, v); err != nil || !same {
			return false, err
		}
	}
	if !all {
		return false, ErrTooLarge
	}
	return true, nil
}

// points gives indices at which arrays of one sort are compared. They are the
// least ones of ranges in which no array changes; all says that the ranges cover
// the sort.
func (e *Evaluator) points(arrays ...Value) (points []Value, all bool, err error) {
	s := arrays[0].Sort.Index
	if s.card64() <= enumMax {
		forAllValues(s, func(v Value) bool { points = append(points, v); return true })
		return points, true, nil
	}
	if s.Kind != BitVecKind || s.Width > 64 {
		return nil, false, nil
	}
	c := newCuts(s)
	for _, a := range arrays {
		c.array(e, a)
	}
	return c.points(), c.whole, nil
}

// cutsMax is the most ranges into which the values of a variable are cut.
const cutsMax = enumMax

// cuts collects where functions of a bit-vector change: between neighbours in at
// they are constant. It is whole until something shows up that may change
// elsewhere.
type cuts struct {
	sort  *Sort
	at    map[uint64]bool
	whole bool
}

func newCuts(s *Sort) *cuts { return &cuts{sort: s, at: map[uint64]bool{0: true}, whole: true} }

// points gives the least value of each range, in order.
func (c *cuts) points() []Value {
	ats := make([]uint64, 0, len(c.at))
	for at := range c.at {
		ats = append(ats, at)
	}
	slices.Sort(ats)
	points := make([]Value, len(ats))
	for i, at := range ats {
		points[i] = BVValue(c.sort, at)
	}
	return points
}

// change notes that something may be different from v on.
func (c *cuts) change(v uint64) {
	if len(c.at) > cutsMax {
		c.whole = false
		return
	}
	c.at[v&mask(c.sort.Width)] = true
}

// point notes that something may be special at v.
func (c *cuts) point(v Value) {
	c.change(v.Bits)
	c.change(v.Bits + 1)
}

// array notes where an array changes.
func (c *cuts) array(e *Evaluator, a Value) {
	for _, x := range a.Arr.Entries {
		c.point(x.Index)
	}
	if l := a.Arr.rest; l != nil {
		_, err := e.inside(l.in, l.env, func(in *Evaluator) (Value, error) {
			c.term(in, l.body, l.param, 0)
			return Value{}, nil
		})
		c.whole = c.whole && err == nil
	}
}

// term notes where a term changes with a variable x. The evaluator knows the other
// variables; those that it does not know do not matter as long as x meets none of
// them directly.
//
// A term whose arguments change nowhere inside a range does not change there
// either, so that only the places count in which x itself is an argument.
func (c *cuts) term(e *Evaluator, t, x *Term, depth int) {
	if depth > lambdaMax {
		c.whole = false
	}
	seen := map[*Term]bool{}
	stack := []*Term{t}
	for len(stack) > 0 && c.whole {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if seen[t] || !t.HasBound {
			continue
		}
		seen[t] = true
		if t == x {
			c.whole = false // the value itself
			continue
		}
		switch {
		case t.Op == OpBound:
		case !slices.Contains(t.Args, x):
			stack = append(stack, t.Args...)
		case t.Op == OpApp:
			c.application(e, t, x, depth)
		default:
			c.meeting(e, t, x)
		}
		if slices.Contains(t.Args, x) && c.whole {
			stack = append(stack, slices.DeleteFunc(slices.Clone(t.Args), func(a *Term) bool { return a == x })...)
		}
	}
}

// meeting notes where an operator changes that has the variable x as an argument.
func (c *cuts) meeting(e *Evaluator, t, x *Term) {
	switch t.Op {
	case OpEq, OpDistinct, OpBVULt, OpBVULe, OpBVUGt, OpBVUGe, OpBVSLt, OpBVSLe, OpBVSGt, OpBVSGe:
		for _, y := range t.Args {
			if y == x {
				continue
			}
			if v, ok := c.known(e, y); ok {
				c.point(v)
			}
		}
		c.change(1 << uint(c.sort.Width-1)) // where signed numbers begin anew
	case OpSelect:
		if a, ok := c.known(e, t.Args[0]); ok {
			c.array(e, a)
		}
	default:
		c.whole = false
	}
}

// application notes where a function of the model changes that has the variable x
// as an argument.
func (c *cuts) application(e *Evaluator, t, x *Term, depth int) {
	f, ok := e.model.Funcs[t.Name]
	if !ok {
		return // zero everywhere
	}
	for i, a := range t.Args {
		if a != x {
			continue
		}
		for _, p := range f.Entries {
			c.point(p.Args[i])
		}
		if f.Body != nil {
			c.body(e, t, f, i, depth)
		}
	}
}

// body notes where the body of a function changes with its i-th parameter. The
// other parameters have values only where their arguments have.
func (c *cuts) body(e *Evaluator, t *Term, f FuncValue, i, depth int) {
	var env []binding
	for k, a := range t.Args {
		if k == i {
			continue
		}
		if v, err := e.closed(a); err == nil {
			env = append(env, binding{f.Params[k], v})
		}
	}
	_, err := e.inside(f.model(e.model), env, func(in *Evaluator) (Value, error) {
		c.term(in, f.Body, f.Params[i], depth+1)
		return Value{}, nil
	})
	c.whole = c.whole && err == nil
}

// known gives the value of a term that does not depend on variables without a
// value; there is none to a term that does, and then the cuts are not whole.
func (c *cuts) known(e *Evaluator, t *Term) (Value, bool) {
	v, err := e.closed(t)
	if err != nil {
		c.whole = false
	}
	return v, err == nil
}
