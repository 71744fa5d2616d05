package replay

import (
	"inspect/source"
	"inspect/types"
)

// demandOf checks the precondition of a method where Config.Demand asks for it:
// at one call, each time that code makes it. A call is executed, whatever the
// contract of the method called says; but a caller that is checked against that
// contract must keep its precondition. nil: not demanded here.
func (c *compiler) demandOf(method *types.Method, at source.Span) func(this *object, args []value) {
	m := c.m
	if m.config.Demand != at || !at.Valid() || method.Contract == nil {
		return nil
	}
	for _, sc := range method.Contract.Cases {
		if len(sc.Olds) > 0 {
			return nil
		}
	}
	var k *contract
	return func(this *object, args []value) {
		if m.specs > 0 {
			return
		}
		if k == nil {
			k = m.contract(method)
		}
		fr := frame{m: m, this: this, vars: make([]value, len(k.buf)), old: preState}
		copy(fr.vars, args)
		if d := m.unmet(k, &fr); d != nil {
			m.violate(&Violation{Kind: Precondition, Span: at, Message: "the precondition of " + method.QName() + " does not hold", Detail: d})
			panic(stop{})
		}
	}
}

// unmet explains why a method may not be called; nil: it may.
func (m *Machine) unmet(k *contract, fr *frame) *Detail {
	for i, p := range k.method.Params {
		switch {
		case !types.IsReference(p.Type):
		case p.NonNull && fr.vars[i].r == nil:
			return &Detail{Conjunct: p.Span, Fault: "the argument " + p.Name + " is null"}
		case p.ElemNonNull && m.nullElement(fr.vars[i].r):
			return &Detail{Conjunct: p.Span, Fault: "an element of the argument " + p.Name + " is null"}
		}
	}
	var first *Detail
	for i := range k.cases {
		met := true
		for j := range k.cases[i].requires {
			p := &k.cases[i].requires[j]
			ok, u := m.holds(fr, p)
			if ok {
				continue
			}
			met = false
			if first == nil {
				first = &Detail{Conjunct: p.span}
				if p.explain != nil {
					first = m.explain(fr, p, u)
				}
			}
			break
		}
		if met {
			return nil
		}
	}
	return first
}
