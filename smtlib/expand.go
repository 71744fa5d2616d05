package smtlib

// expandMax is the most instances that Expand makes of one quantifier.
const expandMax = 1 << 12

// Expand gives a script with the same models in which every quantifier over at
// most 4096 values of Bool and bit-vectors, or tuples of them, is the conjunction or disjunction of its
// instances. It tells whether there is such a script, other than s and of at most
// limit further terms.
func (s *Script) Expand(limit int) (*Script, bool) {
	b := s.B
	e := expander{b: b, most: b.NumTerms() + limit}
	out := *s
	out.Logic = ""
	out.Assertions = nil
	changed := false
	for _, a := range s.Assertions {
		t := e.expand(a.Term)
		if t == nil {
			return nil, false
		}
		changed = changed || t != a.Term
		out.Assertions = append(out.Assertions, Assertion{t, a.Comment})
	}
	return &out, changed
}

type expander struct {
	b    *Builder
	most int // terms of the builder
	done sparse[*Term]
}

// expand gives nil when there would be too many terms.
func (e *expander) expand(t *Term) *Term {
	stack := []*Term{t}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		n := len(stack)
		for _, a := range x.Args {
			if *e.done.at(a.ID) == nil {
				stack = append(stack, a)
			}
		}
		if len(stack) > n {
			continue
		}
		stack = stack[:n-1]
		args := make([]*Term, len(x.Args))
		for i, a := range x.Args {
			args[i] = *e.done.at(a.ID)
		}
		y := x
		switch {
		case (x.Op == OpForall || x.Op == OpExists) && instances(x.Bound) <= expandMax:
			y = e.instantiate(x, args[0])
		case len(args) > 0:
			y = e.b.rebuild(x, args)
		}
		if y == nil || e.b.NumTerms() > e.most {
			return nil
		}
		*e.done.at(x.ID) = y
	}
	return *e.done.at(t.ID)
}

// instances is how many values the variables have together; above expandMax it
// is some number above.
func instances(vars []*Term) int64 {
	n := int64(1)
	for _, v := range vars {
		if v.Sort.Kind == ArrayKind {
			return expandMax + 1
		}
		if n *= min(v.Sort.card64(), expandMax+1); n > expandMax {
			break
		}
	}
	return n
}

// instantiate puts all values of a quantifier's variables into its body, one
// variable after the other.
func (e *expander) instantiate(q, body *Term) *Term {
	join := e.b.And
	if q.Op == OpExists {
		join = e.b.Or
	}
	for _, v := range q.Bound {
		var all []*Term
		if !eachValue(v.Sort, func(c Value) bool {
			all = append(all, e.b.Substitute(body, map[*Term]*Term{v: e.b.ValueTerm(c)}))
			return e.b.NumTerms() <= e.most
		}) {
			return nil
		}
		body = join(all...)
	}
	return body
}
