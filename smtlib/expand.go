package smtlib

// expandMax is the most instances that Expand makes of one quantifier.
const expandMax = 1 << 12

// Expand gives a script with the same models in which quantifiers over at most
// 4096 values of Bool and bit-vectors, or tuples of them, are the conjunctions and
// disjunctions of their instances. It reports whether there is such a script, other
// than s. There is none when about limit further terms do not suffice, or stop,
// which is asked often, says so; nil never does.
func (s *Script) Expand(limit int, stop func() bool) (*Script, bool) {
	e := expander{b: s.B, most: s.B.NumTerms() + limit, stop: stop}
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
	stop func() bool
	done sparse[*Term]
}

func (e *expander) hasEnough() bool { return e.b.NumTerms() > e.most || e.stop != nil && e.stop() }

// expand gives nil when it has to stop.
func (e *expander) expand(t *Term) *Term {
	stack := []*Term{t}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		place := e.done.at(x.ID)
		n := len(stack)
		if *place == nil {
			for _, a := range x.Args {
				if *e.done.at(a.ID) == nil {
					stack = append(stack, a)
				}
			}
		}
		if len(stack) > n {
			continue
		}
		stack = stack[:n-1]
		if *place != nil {
			continue
		}
		args := make([]*Term, len(x.Args))
		for i, a := range x.Args {
			args[i] = *e.done.at(a.ID)
		}
		*place = x
		switch {
		case (x.Op == OpForall || x.Op == OpExists) && instances(x.Bound) <= expandMax:
			*place = e.instantiate(x, args[0])
		case len(args) > 0:
			*place = e.b.rebuild(x, args)
		}
		if *place == nil || e.b.NumTerms() > e.most {
			return nil
		}
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
// variable after the other. It gives nil when it has to stop.
func (e *expander) instantiate(q, body *Term) *Term {
	join, decisive := e.b.And, e.b.False()
	if q.Op == OpExists {
		join, decisive = e.b.Or, e.b.True()
	}
	for _, v := range q.Bound {
		var all []*Term
		over := false
		forAllValues(v.Sort, func(c Value) bool {
			over = e.hasEnough()
			all = append(all, e.b.Substitute(body, map[*Term]*Term{v: e.b.ValueTerm(c)}))
			return !over && all[len(all)-1] != decisive
		})
		if over {
			return nil
		}
		body = join(all...)
	}
	return body
}
