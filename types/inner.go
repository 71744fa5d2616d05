package types

import (
	"inspect/ast"
	"inspect/source"
)

// OuterOfSuper is the number of enclosing instances from an object of class c to the
// one that its superclass s, an inner class, belongs to (JLS 8.8.7.1); false: there
// is none.
func OuterOfSuper(c, s *Class) (int, bool) {
	static := c.Static
	for k, steps := c.Outer, 1; k != nil; k, steps = k.Outer, steps+1 {
		if k == s.Outer || s.Local == nil && k.IsSubclassOf(s.Outer) {
			return steps, !static
		}
		static = static || k.Static
	}
	return 0, false
}

// superOuter demands an enclosing instance for the superclass s.
func (r *resolver) superOuter(s *Class, at source.Span) {
	if !s.IsInner() {
		return
	}
	if _, ok := OuterOfSuper(r.class, s); !ok {
		r.errorf(StaticContext, at, "superclass %s needs an object of class %s around it", s.Name, s.Outer.Name)
	}
}

// outerOfSuper resolves the object in front of `outer.super(…)`.
func (r *resolver) outerOfSuper(s *ast.CtorCall, c *Class) {
	t := r.value(s.Outer)
	switch {
	case IsKind(t, Invalid) || c == nil:
	case !s.Super || !c.IsInner():
		r.errorf(StaticContext, s.Outer.Span(), "this constructor belongs to no object")
	case !Assignable(t, c.Outer):
		r.errorf(IncompatibleTypes, s.Outer.Span(), "the superclass %s belongs to an object of %s, not %s", c.Name, c.Outer.Name, t)
	}
}

// derived notes what the code of a member uses that the language adds to its class.
func (r *resolver) derived(m *Method) {
	switch m.Derived {
	case Bridge:
		r.useMethod(m.Bridged, nil, m.Span)
		for _, p := range m.Bridged.Params {
			r.unit.refs.typ(p.Type)
		}
	case Accessor, Canonical, RecordEquals:
		for _, f := range m.Class.Components() {
			if m.Derived == Accessor && f.Name != m.Name {
				continue
			}
			r.declared(f)
			r.unit.refs.field(f)
			switch {
			case m.Derived != RecordEquals:
			case IsFloating(f.Type):
				r.useMethod(r.w.FloatCompare(f.Type), nil, m.Span)
			case IsReference(f.Type):
				equals := r.w.ObjectEquals()
				on, ok := f.Type.(*Class)
				if !ok {
					on = r.w.object()
				}
				r.useMethod(equals, on, m.Span)
			}
		}
	case EnumValues:
		for _, f := range m.Class.Constants() {
			r.declared(f)
			r.unit.refs.field(f)
		}
	}
}
