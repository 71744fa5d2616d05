package types

import (
	"inspect/java/ast"
	"inspect/java/source"
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
	case !IsAssignable(t, c.Outer):
		r.errorf(IncompatibleTypes, s.Outer.Span(), "the superclass %s belongs to an object of %s, not %s", c.Name, c.Outer.Name, t)
	}
}

// derived notes what the code of a member uses that the language adds to its class.
func (r *resolver) derived(m *Method) {
	switch m.Derived {
	case Copy:
		r.copied(m.Class, m)
	case Initialised:
		for _, f := range m.Class.ReadAtInit() {
			r.unit.refs.field(f)
			r.unit.refs.typ(f.Type)
		}
	case SeqLength, SeqElement:
		r.useMethod(m.Bridged, nil, m.Span)
	case Bridge:
		r.useMethod(m.Bridged, nil, m.Span)
		for _, p := range m.Bridged.Params {
			r.unit.refs.typ(p.Type)
		}
	case Answer:
		if a := AnswerOf(m.Class); a != nil {
			r.useMethod(a, nil, m.Span)
			r.unit.refs.typ(m.Result)
		}
	case OpaqueEquals, OpaqueHash:
		r.unit.refs.field(m.Class.Likeness())
		r.unit.refs.typ(m.Class.Likeness().Class)
	case Accessor, Canonical, RecordEquals, RecordHash, RecordText:
		for _, f := range m.Class.Components() {
			if m.Derived == Accessor && f.Name != m.Name {
				continue
			}
			r.declared(f)
			r.unit.refs.field(f)
			r.ofComponent(m, f)
		}
	case InvariantFor:
		r.derivedInvariant(m)
	case EnumValues, EnumValueOf, EnumName:
		for _, f := range m.Class.Constants() {
			r.declared(f)
			r.unit.refs.field(f)
		}
		switch m.Derived {
		case EnumName:
			r.unit.refs.field(r.w.Ordinal())
		case EnumValueOf:
			r.makesCall(r.w.TextEquals(), nil, m.Span)
			r.makesCall(r.w.NoConstant(), nil, m.Span)
		}
	}
}

// ofComponent notes what a member of a record does with a component.
func (r *resolver) ofComponent(m *Method, f *Field) {
	if IsKind(f.Type, Invalid) {
		return // has been reported
	}
	on, ok := f.Type.(*Class)
	if !ok {
		on = r.w.object()
	}
	switch m.Derived {
	case RecordEquals:
		switch {
		case IsFloating(f.Type):
			r.makesCall(r.w.FloatCompare(f.Type), nil, m.Span)
		case IsReference(f.Type):
			r.makesCall(r.w.ObjectEquals(), on, m.Span)
		}
	case RecordHash:
		switch h := r.w.HashOf(f.Type); {
		case h == nil:
			r.untranslated(m.Span, "hashCode of a record with a component of type "+f.Type.String(), "declare it")
		case h.Static:
			r.makesCall(h, nil, m.Span)
		default:
			r.makesCall(h, on, m.Span)
		}
	case RecordText:
		r.converts(f.Type, r.w.str())
	}
}
