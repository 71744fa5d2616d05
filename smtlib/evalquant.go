package smtlib

import "slices"

// planFor lists what to evaluate for each assignment of a quantifier.
func (e *Evaluator) planFor(q *Term) *quantPlan {
	if p := e.plans[q]; p != nil {
		return p
	}
	p := &quantPlan{}
	seen := map[*Term]bool{q.Args[0]: true}
	stack := []*Term{q.Args[0]}
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !t.HasBound {
			p.closed = append(p.closed, t)
			continue
		}
		if t.Op == OpBound {
			continue
		}
		p.order = append(p.order, t)
		if t.free != nil {
			continue // an inner quantifier has its own plan
		}
		for _, a := range t.Args {
			if !seen[a] {
				seen[a] = true
				stack = append(stack, a)
			}
		}
	}
	slices.SortFunc(p.order, func(x, y *Term) int { return x.ID - y.ID })
	e.plans[q] = p
	return p
}

// quantifier decides a quantified term by visiting the values of its
// variables. Variables of outer quantifiers have their values in the memo; what
// this one writes there is put back, since an inner quantifier may bind the
// same variable again.
func (e *Evaluator) quantifier(q *Term) (Value, error) {
	if e.depth >= quantDepthMax {
		return Value{}, ErrTooLarge
	}
	e.depth++
	defer func() { e.depth-- }()
	p := e.planFor(q)
	for _, t := range p.closed {
		if _, err := e.closed(t); err != nil {
			return Value{}, err
		}
	}
	touched := append(slices.Clone(q.Bound), p.order...)
	saved := make([]Value, len(touched))
	for i, t := range touched {
		saved[i] = *e.memo.at(t.ID)
	}
	defer func() {
		for i, t := range touched {
			*e.memo.at(t.ID) = saved[i]
		}
	}()
	ranges, err := e.ranges(q)
	if err != nil {
		return Value{}, err
	}
	v := &visit{Evaluator: e, q: q, order: p.order, ranges: ranges, result: q.Op == OpForall}
	v.from(0)
	if v.fail != nil {
		return Value{}, v.fail
	}
	return Value{Sort: q.Sort, Bits: truth(v.result)}, nil
}

// visit is the search of the values of a quantifier's variables for some that decide it.
type visit struct {
	*Evaluator
	q      *Term
	order  []*Term // what is evaluated for each assignment
	ranges []*span // of the variables; nil: all values
	result bool
	fail   error
}

// from goes through the values of the variables from the k-th on; false: no more need be
// visited.
func (v *visit) from(k int) bool {
	if k == len(v.q.Bound) {
		return v.body()
	}
	s := v.q.Bound[k].Sort
	place := v.memo.at(v.q.Bound[k].ID)
	if r := v.ranges[k]; r != nil && r.hi-r.lo < uint64(EvalBudget) {
		for x := r.lo; x <= r.hi; x++ {
			*place = BVOrBool(s, x)
			if !v.from(k + 1) {
				return false
			}
			if x == r.hi {
				break // hi may be the greatest uint64
			}
		}
		return true
	}
	if s.card64() > int64(EvalBudget) {
		var points []Value
		if points, v.fail = v.pointsOf(v.q, k); v.fail != nil {
			return false
		}
		for _, x := range points {
			*place = x
			if !v.from(k + 1) {
				return false
			}
		}
		return true
	}
	return forAllValues(s, func(x Value) bool {
		*place = x
		return v.from(k + 1)
	})
}

// body evaluates the body with the variables as they are; false: that decides the
// quantifier, or it fails.
func (v *visit) body() bool {
	v.Budget -= len(v.order) + 1
	if v.Budget < 0 {
		v.fail = ErrTooLarge
		return false
	}
	for _, t := range v.order {
		x, err := v.step(t)
		if err != nil {
			v.fail = err
			return false
		}
		*v.memo.at(t.ID) = x
	}
	stop := v.q.Op == OpExists
	if v.memo.at(v.q.Args[0].ID).IsTrue() == stop {
		v.result = stop
		return false
	}
	return true
}

// span is a range of bit-vector values, lo <= hi, unsigned.
type span struct{ lo, hi uint64 }

// cut intersects and reports that nothing is left.
func (r *span) cut(lo, hi uint64) bool {
	r.lo, r.hi = max(r.lo, lo), min(r.hi, hi)
	return r.lo > r.hi
}

// varRange is what is known about a variable: its unsigned range, and its
// signed one moved by 2^(w-1) to be unsigned.
type varRange struct {
	u, s         span
	found, empty bool
}

// ranges finds for each variable the values that can decide the quantifier:
// an existential body that is a conjunction is false, and a universal one that
// is the negation of a conjunction is true, wherever one of the conjuncts is
// false, so a conjunct that compares the variable with something of known
// range bounds the search. Nil stands for all values. Signed bounds help when
// they are on one side of zero.
func (e *Evaluator) ranges(q *Term) ([]*span, error) {
	out := make([]*span, len(q.Bound))
	body := q.Args[0]
	if q.Op == OpForall {
		if body.Op != OpNot && body.Op != OpImplies {
			return out, nil
		}
		body = body.Args[0]
	}
	conj := []*Term{body}
	for i := 0; i < len(conj); i++ {
		if conj[i].Op == OpAnd {
			conj = append(conj, conj[i].Args...)
		}
	}
	vars := map[*Term]*varRange{}
	for _, v := range q.Bound {
		if w := v.Sort.Width; v.Sort.Kind == BitVecKind && w <= 64 {
			all := span{0, mask(w)}
			vars[v] = &varRange{u: all, s: all}
		}
	}
	// One round for each variable carries bounds along i < j < k.
	for range q.Bound {
		for _, c := range conj {
			pos := true
			if c.Op == OpNot {
				c, pos = c.Args[0], false
			}
			if c.Op != OpBVULt && c.Op != OpBVSLt && (c.Op != OpEq || !pos) {
				continue
			}
			x, y := c.Args[0], c.Args[1]
			if vars[x] == nil && vars[y] == nil {
				continue
			}
			rx, okx, err := e.known(x, vars)
			if err != nil {
				return nil, err
			}
			ry, oky, err := e.known(y, vars)
			if err != nil {
				return nil, err
			}
			if !okx || !oky {
				continue
			}
			if !pos { // not x < y: y <= x
				x, y, rx, ry = y, x, ry, rx
			}
			if r := vars[x]; r != nil {
				r.atMost(c.Op, ry, pos)
			}
			if r := vars[y]; r != nil {
				r.atLeast(c.Op, rx, pos)
			}
		}
	}
	for k, v := range q.Bound {
		r := vars[v]
		if r == nil || !r.found {
			continue
		}
		if bias := uint64(1) << uint(v.Sort.Width-1); r.s.lo >= bias || r.s.hi < bias {
			r.empty = r.u.cut(r.s.lo^bias, r.s.hi^bias) || r.empty
		}
		if r.empty {
			r.u = span{} // no value decides; one is as good as any
		}
		out[k] = &r.u
	}
	return out, nil
}

// known gives the range of a closed term, a variable of the quantifier at hand
// or one of an outer quantifier.
func (e *Evaluator) known(t *Term, vars map[*Term]*varRange) (varRange, bool, error) {
	if r := vars[t]; r != nil {
		return *r, true, nil
	}
	if t.Sort.Kind != BitVecKind || t.Sort.Width > 64 || t.HasBound && t.Op != OpBound {
		return varRange{}, false, nil
	}
	v := *e.memo.at(t.ID)
	if !t.HasBound {
		var err error
		if v, err = e.closed(t); err != nil {
			return varRange{}, false, err
		}
	}
	if v.Sort == nil {
		return varRange{}, false, nil
	}
	n := v.Bits ^ uint64(1)<<uint(t.Sort.Width-1)
	return varRange{u: span{v.Bits, v.Bits}, s: span{n, n}}, true, nil
}

// atMost uses that the variable is less than, or not greater than, something
// in o; for = it uses that they are equal.
func (r *varRange) atMost(op Op, o varRange, strict bool) {
	r.found = true
	switch op {
	case OpEq:
		r.empty = r.u.cut(o.u.lo, o.u.hi) || r.s.cut(o.s.lo, o.s.hi) || o.empty || r.empty
	case OpBVULt:
		r.empty = r.u.below(o.u.hi, strict) || r.empty
	default:
		r.empty = r.s.below(o.s.hi, strict) || r.empty
	}
}

// atLeast uses that the variable is greater than, or not less than, something
// in o; for = it uses that they are equal.
func (r *varRange) atLeast(op Op, o varRange, strict bool) {
	r.found = true
	switch op {
	case OpEq:
		r.atMost(op, o, strict)
	case OpBVULt:
		r.empty = r.u.above(o.u.lo, strict) || r.empty
	default:
		r.empty = r.s.above(o.s.lo, strict) || r.empty
	}
}

func (r *span) below(n uint64, strict bool) bool {
	if !strict {
		return r.cut(0, n)
	}
	return n == 0 || r.cut(0, n-1)
}

func (r *span) above(n uint64, strict bool) bool {
	if !strict {
		return r.cut(n, ^uint64(0))
	}
	return n == ^uint64(0) || r.cut(n+1, ^uint64(0))
}

// pointsOf gives values of the k-th variable of a quantifier, when those before it
// have theirs: one of each range of values between which the body does not change.
func (e *Evaluator) pointsOf(q *Term, k int) ([]Value, error) {
	x := q.Bound[k]
	if x.Sort.Kind != BitVecKind || x.Sort.Width > 64 {
		return nil, ErrTooLarge
	}
	var env []binding
	for _, v := range FreeBound(q.Args[0]) {
		if value := *e.memo.at(v.ID); value.Sort != nil && !slices.Contains(q.Bound[k:], v) {
			env = append(env, binding{v, value})
		}
	}
	c := newCuts(x.Sort)
	_, err := e.inside(e.model, env, func(in *Evaluator) (Value, error) {
		c.term(in, q.Args[0], x, 0)
		return Value{}, nil
	})
	if err == nil && !c.whole {
		err = ErrTooLarge
	}
	return c.points(), err
}
