package replay

import (
	"inspect/java/source"
	"inspect/java/types"
)

// demanded executes a call in the eyes of a caller that is checked against the
// contract of the method called.
type demanded func(k *code, this *object, args []value) value

// demandOf gives the call that Config.Demand is about its meaning: each time that
// code makes it, the precondition of the method called must hold, and the
// invariants that its own check assumes; and an exception that leaves it is the
// call's, wherever in the body it was thrown. Of a constructor, and of a method that is
// called by super and overridden, the body counts, and of the contract the precondition
// alone. nil: the call is not the one.
func (c *compiler) demandOf(method *types.Method, super bool, at source.Span) demanded {
	m := c.m
	if j := m.judging(); j != nil {
		return j.demandOf(method, at)
	}
	if m.config.Demand != at || !at.Valid() || method.Contract == nil {
		return nil
	}
	for _, sc := range method.Contract.Cases {
		if len(sc.Olds) > 0 {
			return nil
		}
	}
	body := method.Constructor || super && m.world.IsOverridden(method)
	var contract *contract
	return func(k *code, this *object, args []value) value {
		if m.specs > 0 {
			return m.enter(k, this, args, at)
		}
		if contract == nil {
			contract = m.contract(method)
		}
		fr := frame{m: m, this: this, vars: make([]value, len(contract.buf)), old: preState}
		copy(fr.vars, args)
		what, d := "the precondition of "+method.QName()+" does not hold", m.unmet(contract, &fr)
		if d == nil && !body {
			what, d = "an invariant that "+k.method.QName()+" relies on does not hold", m.brokenAt(k.method, &fr)
		}
		if d != nil {
			m.violate(&Violation{Kind: Precondition, Span: at, Message: what, Detail: d})
			panic(stop{})
		}
		defer func() {
			r := recover()
			if t, ok := r.(*thrown); ok {
				t.class, t.check, t.span = m.classOf(t), Exception, at
				t.by = method.ByContract(t.class, contract.named(), m.implicits())
				m.objectOf(t).by = t.by
			}
			if r != nil {
				panic(r)
			}
		}()
		return m.enter(k, this, args, at)
	}
}

// unmet explains why a method may not be called; nil: it may.
func (m *Machine) unmet(k *contract, fr *frame) *Detail {
	if p, what := m.nullArgument(k, fr); p != nil {
		return &Detail{Conjunct: p.Span, Fault: what + p.Name + " is null"}
	}
	var first *Detail
	for i := range k.cases {
		satisfied := true
		for j := range k.cases[i].requires {
			p := &k.cases[i].requires[j]
			ok, u := m.holds(fr, p)
			if ok {
				continue
			}
			satisfied = false
			if first == nil {
				first = &Detail{Conjunct: p.span}
				if p.explain != nil {
					first = m.explain(fr, p, u)
				}
			}
			break
		}
		if satisfied {
			return nil
		}
	}
	return first
}

// nullArgument is a parameter for which a call gives null, or an array with null in it, where
// that must not be; what says which, in front of its name.
func (m *Machine) nullArgument(k *contract, fr *frame) (p *types.Var, what string) {
	for i, p := range k.method.Params {
		switch {
		case !types.IsReference(p.Type):
		case p.NonNull && fr.vars[i].r == nil:
			return p, "the argument "
		case p.ElemNonNull && m.hasNullElement(fr.vars[i].r, p.Type):
			return p, "an element of the argument "
		}
	}
	return nil, ""
}

// brokenAt explains which invariant does not hold where a method is called that
// relies on it; nil: all hold.
func (m *Machine) brokenAt(method *types.Method, fr *frame) (d *Detail) {
	if method.Helper {
		return nil
	}
	r := runner{m: m, k: m.contract(method), method: method, fr: *fr}
	r.invariants(m.objects, func(_ Kind, at source.Span, p *predicate, of *frame, _ *object, what string) bool {
		d = m.detail(at, p, of, what)
		return false
	})
	return d
}

// detail explains a class-level property that does not hold; p is nil for nullity.
func (m *Machine) detail(at source.Span, p *predicate, fr *frame, what string) *Detail {
	if p == nil || p.explain == nil {
		return &Detail{Conjunct: at, Fault: what}
	}
	_, u := m.holds(fr, p)
	return m.explain(fr, p, u)
}
