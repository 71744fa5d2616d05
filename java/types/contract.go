package types

import (
	"slices"

	"inspect/java/ast"
)

// caseScope is what the clauses of a specification case see beside the
// parameters of its method: the forall and old declarations of the case and of the
// groups around it.
type caseScope struct {
	quants []*ast.QuantVar
	olds   []*ast.LocalVar
}

// contract builds m.Contract: m's own cases with nested groups flattened, then
// the cases of the methods it overrides. Clauses are not resolved yet.
func (w *World) contract(m *Method) {
	k := &Contract{}
	if m.Decl != nil && m.Decl.Spec != nil {
		for _, u := range m.Decl.Spec.Unread {
			k.Bad = append(k.Bad, &Clause{Clause: u, Class: m.Class, Method: m, Static: m.Static})
		}
		built := map[*ast.Clause]*Clause{}
		for _, sc := range m.Decl.Spec.Cases {
			w.flatten(m, k, sc, Case{Of: m, Behavior: sc.Behavior}, built)
		}
	}
	k.Bad = append(k.Bad, w.badAbove(m)...)
	for _, o := range m.Overrides {
		if o.Contract == nil || o.Decl == nil {
			continue
		}
		k.Bad = append(k.Bad, o.Contract.Bad...)
		if o.Contract.Explicit {
			k.Explicit = true
		}
		for _, c := range o.Contract.Cases {
			if w.inheritsCase(c) {
				k.Cases = append(k.Cases, c)
			}
		}
	}
	k.Cases = distinct(k.Cases)
	k.Explicit = k.Explicit || len(k.Bad) > 0
	if !k.Explicit && !slices.ContainsFunc(k.Cases, func(c *Case) bool { return len(c.Measures())+len(c.Diverges) > 0 }) {
		k.Unchecked, k.Cases = k.Cases, nil
		for _, c := range k.Unchecked {
			if c.Decl == nil {
				k.Cases = append(k.Cases, c)
			}
		}
		k.Unchecked = slices.DeleteFunc(k.Unchecked, func(c *Case) bool { return c.Decl == nil })
	}
	if len(k.Cases) == 0 {
		k.Cases = []*Case{{Of: m}}
	}
	m.Contract = k
	k.Above = w.above(m)
}

func distinct(cs []*Case) []*Case {
	seen := map[*Case]bool{}
	var out []*Case
	for _, c := range cs {
		if !seen[c] {
			seen[c] = true
			out = append(out, c)
		}
	}
	return out
}

// flatten adds the leaves of a case: each nested group refines what stands
// before it.
func (w *World) flatten(m *Method, k *Contract, sc *ast.SpecCase, base Case, built map[*ast.Clause]*Clause) {
	c := base
	c.Decl = sc
	if sc.Behavior != ast.Lightweight {
		c.Behavior = sc.Behavior
		k.Explicit = true
	}
	if sc.ModelProg != nil {
		k.Explicit = true
	}
	c.Quants = append(c.Quants[:len(c.Quants):len(c.Quants)], sc.Quants...)
	c.Olds = append(c.Olds[:len(c.Olds):len(c.Olds)], sc.Olds...)
	for _, cl := range sc.Clauses {
		tc := built[cl]
		if tc == nil {
			tc = &Clause{Clause: cl, Class: m.Class, Method: m, Static: m.Static}
			built[cl] = tc
			w.inScope[tc] = &caseScope{quants: c.Quants, olds: c.Olds}
			if cl.Redundantly {
				k.Redundant = append(k.Redundant, tc)
			}
		}
		if cl.Redundantly {
			continue
		}
		list, explicit := c.list(cl)
		*list = append((*list)[:len(*list):len(*list)], tc)
		k.Explicit = k.Explicit || explicit
	}
	if len(sc.Groups) == 0 {
		k.Cases = append(k.Cases, &c)
		return
	}
	for _, g := range sc.Groups {
		w.flatten(m, k, g, c, built)
	}
}

// list is where a case keeps the clauses of a kind, and whether such a clause
// makes a contract explicit.
func (c *Case) list(cl *ast.Clause) (*[]*Clause, bool) {
	if cl.Free {
		return &c.Free, true
	}
	switch cl.Kind {
	case ast.Requires:
		return &c.Requires, true
	case ast.Ensures:
		return &c.Ensures, true
	case ast.Signals:
		return &c.Signals, true
	case ast.SignalsOnly:
		return &c.SignalsOnly, true
	case ast.Assignable:
		return &c.Assignable, true
	case ast.Diverges:
		return &c.Diverges, false
	}
	return &c.Other, false
}

// Measures are the measured_by clauses of the case.
func (c *Case) Measures() []*Clause {
	var out []*Clause
	for _, o := range c.Other {
		if o.Kind == ast.MeasuredBy {
			out = append(out, o)
		}
	}
	return out
}

// DivergesAlways reports whether a case lets the method run for ever: by the literal true.
func (c *Case) DivergesAlways() bool {
	return len(c.Diverges) > 0 && !slices.ContainsFunc(c.Diverges, func(d *Clause) bool {
		x, ok := d.X.(*ast.Literal)
		return !ok || x.Text != "true"
	})
}

// IsMeasured reports whether a method has a measure.
func (m *Method) IsMeasured() bool {
	return m.Contract != nil && slices.ContainsFunc(m.Contract.Cases, func(c *Case) bool { return len(c.Measures()) > 0 })
}

// clauses are all clauses of the case.
func (c *Case) clauses() []*Clause {
	var all []*Clause
	for _, l := range [][]*Clause{c.Requires, c.Ensures, c.Signals, c.SignalsOnly, c.Assignable, c.Diverges, c.Free, c.Other} {
		all = append(all, l...)
	}
	return all
}

func (w *World) classSpec(c *Class, s *ast.ClassSpec) {
	c.Specs = append(c.Specs, &Clause{Clause: s.Clause, Class: c, Static: s.Clause.Modifiers.Has("static") || s.Clause.Kind == ast.Axiom})
}
