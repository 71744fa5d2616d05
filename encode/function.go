package encode

import (
	"fmt"
	"math/big"
	"slices"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// mostConstants bounds the constants between which an argument chooses.
const mostConstants = 8

// applied is what an OpFunction gives: its value where that is known of all constants that
// the arguments may be.
func (t *translator) applied(x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
	var vs []*big.Int
	for i, v := range a {
		if v.Op == smtlib.OpIte && constants(v) <= mostConstants {
			with := func(w *smtlib.Term) *smtlib.Term {
				b := slices.Clone(a)
				b[i] = w
				return t.applied(x, b)
			}
			return t.b.Ite(v.Args[0], with(v.Args[1]), with(v.Args[2]))
		}
		if v.Op != smtlib.OpBV {
			return t.mem.unknown(x.Function(), a, t.sortOf(x.Type))
		}
		n := int64(v.Val)
		if w := v.Width(); !types.IsFloating(x.Args[i].Type) && w < 64 && n>>(w-1)&1 != 0 {
			n -= 1 << w
		}
		vs = append(vs, big.NewInt(n))
	}
	if n, ok := x.ValueOf(vs); ok {
		return t.b.BVBig(big.NewInt(n), t.sortOf(x.Type).Width)
	}
	return t.mem.unknown(x.Function(), a, t.sortOf(x.Type))
}

// constants counts the constants between which a term chooses; beyond mostConstants: it is
// something else, or there are too many.
func constants(v *smtlib.Term) int {
	switch v.Op {
	case smtlib.OpBV:
		return 1
	case smtlib.OpIte:
		if n := constants(v.Args[1]); n <= mostConstants {
			return n + constants(v.Args[2])
		}
	}
	return mostConstants + 1
}

// application is a function of which nothing is known, applied.
type application struct {
	args  []*smtlib.Term
	value *smtlib.Term
}

// functionKey owns the symbols of a function.
type functionKey struct{ name string }

// unknown puts a new constant for each application, and demands that equal arguments give
// equal values (Ackermann, Solvable cases of the decision problem, 1954).
//
// Meaning kept: the values of the constants are those of some function.
func (m *ground) unknown(name string, args []*smtlib.Term, sort *smtlib.Sort) *smtlib.Term {
	key := signature(name, args)
	for _, a := range m.applied[key] {
		if slices.Equal(a.args, args) {
			return a.value
		}
	}
	n := len(m.applied[key])
	value := m.constant(fmt.Sprintf("%s@f%d", key, n), owner{of: functionKey{key}, i: n}, sort)
	for _, a := range m.applied[key] {
		var same []*smtlib.Term
		for i := range args {
			same = append(same, m.b.Eq(a.args[i], args[i]))
		}
		m.constrain(m.b.Implies(m.b.And(same...), m.b.Eq(a.value, value)), name+" is a function")
	}
	m.applied[key] = append(m.applied[key], application{args, value})
	return value
}

// apply notes what a method without a body gives, for those who read a model.
func (s *shape) apply(c *cfg.Component, args []*smtlib.Term, value *smtlib.Term) {
	if s.applied == nil {
		s.applied = map[*cfg.Component][][]*smtlib.Term{}
	}
	s.applied[c] = append(s.applied[c], append(slices.Clone(args), value))
}

// Applied are the applications of the method without a body of which c is the version: the
// version, the arguments and the value, some of them under quantifiers.
func (e *Encoding) Applied(c *cfg.Component) [][]*smtlib.Term { return e.shape.applied[c] }

// Apply is what the method without a body of which c is the version gives for a version and
// arguments, objects by their numbers; nil: Applied lists all that a model decides.
func (e *Encoding) Apply(c *cfg.Component, version int64, args []int64) *smtlib.Term {
	if e.Options.Encoding != Quantified {
		return nil
	}
	m := c.Fld.Chooses
	var ts []types.Type
	if !m.Static {
		ts = append(ts, m.Class)
	}
	for _, p := range m.Params {
		ts = append(ts, p.Type)
	}
	width := func(t types.Type) int {
		if types.IsKind(t, types.Boolean) {
			return e.shape.intWidth()
		}
		return e.shape.sortOf(t).Width
	}
	xs := []*smtlib.Term{e.b.BVInt(version, width(c.Type))}
	for i, t := range ts {
		xs = append(xs, e.b.BVInt(args[i], width(t)))
	}
	return e.apply(c.Name, xs, e.b.BitVec(width(m.Result)))
}

// apply applies a function of SMT-LIB.
func (e *Encoding) apply(name string, args []*smtlib.Term, sort *smtlib.Sort) *smtlib.Term {
	var sorts []*smtlib.Sort
	for _, a := range args {
		sorts = append(sorts, a.Sort)
	}
	key := signature(name, args)
	return e.b.App(e.function(key+"@f", owner{of: functionKey{key}}, sorts, sort), args...)
}

// signature is the name of a function with the widths of its arguments.
func signature(name string, args []*smtlib.Term) string {
	for _, a := range args {
		name += fmt.Sprintf("_%d", a.Width())
	}
	return name
}

// unknown applies a function of SMT-LIB.
func (m *quantified) unknown(name string, args []*smtlib.Term, sort *smtlib.Sort) *smtlib.Term {
	return m.Encoding.apply(name, args, sort)
}
