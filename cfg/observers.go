package cfg

import (
	"inspect/ast"
	"inspect/types"
)

// observers lets the pre-state hold objects of the classes that were met without
// a place that can refer to one, where such an object can tell what the method
// does: its invariant looks at more than its own fields, so that the method can
// break it through others, or a constraint is stated of it.
//
//	class Limit { Node n; //@ invariant n.value > 0;
//	    static void reset(Node m) { m.value = 0; } }  // some Limit's n may be m
func (s *scope) observers() {
	if s.opt.InvariantsReceiverOnly {
		return
	}
	for i := 0; i < len(s.specified); i++ {
		c := s.specified[i]
		if s.inputs[c] || !s.observes(c) {
			continue
		}
		s.mention(c)
		s.inputs[c] = true
		s.drain()
	}
}

// observes tells whether an object of the class can tell what happens elsewhere.
func (s *scope) observes(c *types.Class) bool {
	for _, cl := range c.Specs {
		switch {
		case cl.Static || cl.Redundantly:
		case cl.Kind == ast.Constraint, cl.Kind == ast.Invariant && s.looksAround(cl.X):
			return true
		}
	}
	for _, f := range s.ordered {
		if f.Class == c && !f.Static && f.ElemNonNull {
			return true
		}
	}
	return false
}

// looksAround tells whether a predicate reads more than the fields of its own
// object and lengths of arrays.
func (s *scope) looksAround(x ast.Expr) bool {
	info := s.w.Info
	around := false
	walk(x, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Index, *ast.Call, *ast.Reach:
			around = true
		case *ast.QuantVar:
			v := info.Defs[n]
			around = around || v != nil && types.IsReference(v.Type)
		case *ast.Select:
			if f, ok := info.Uses[n].(*types.Field); ok {
				_, own := n.X.(*ast.This)
				around = around || f.Const == nil && (f.Static || !own)
			}
		case *ast.Ident:
			if f, ok := info.Uses[n].(*types.Field); ok {
				around = around || f.Const == nil && f.Static
			}
		}
		return !around
	})
	return around
}
