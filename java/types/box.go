package types

import "slices"

// The conversions that have methods of the library for their meaning: boxing,
// unboxing, and to text (JLS 5.1.7, 5.1.8, 5.1.11).

// BoxOf is the method that makes a box: static valueOf of the class c.
func (w *World) BoxOf(c *Class) *Method { return w.member(c, "valueOf", Unboxed(c)) }

// ValueOf is the method that gives what is in a box: intValue() of Integer.
func (w *World) ValueOf(c *Class) *Method { return w.member(c, Unboxed(c).String()+"Value") }

// TextOfValue is the method that turns a value of type t into text.
func (w *World) TextOfValue(t Type) *Method {
	c := w.str()
	switch {
	case isString(t):
		return w.member(c, "orNull", t)
	case IsReference(t):
		t = w.object()
	case IsKind(t, Byte, Short):
		t = Of(Int)
	}
	return w.member(c, "valueOf", t)
}

// Concat is the method that joins two texts, which are not null.
func (w *World) Concat() *Method {
	c := w.str()
	return w.member(c, "plus", c, c)
}

// TextFactory is the static method that a constructor of String stands for, since no code
// writes the contents of a string; nil: m is none.
//
//	new String(chars)   String.made(chars)
func (w *World) TextFactory(m *Method) *Method {
	if !m.Constructor || !m.Class.Library || m.Class.Name != stringClass {
		return nil
	}
	params := make([]Type, len(m.Params))
	for i, p := range m.Params {
		params[i] = p.Type
	}
	return w.member(m.Class, "made", params...)
}

// MakesString reports whether m is such a method: people know it as the constructor.
func MakesString(m *Method) bool {
	return m.Static && m.Class.Library && m.Class.Name == stringClass && m.Name == "made"
}

// TextEquals is the method that compares texts.
func (w *World) TextEquals() *Method { return w.member(w.str(), "equals", w.object()) }

// BoxFields are the fields of a box for its value, and for whether it is one that
// valueOf keeps; nil: of boxes of this class it keeps none.
func (w *World) BoxFields(c *Class) []*Field {
	w.Header(c)
	var out []*Field
	for _, name := range []string{"value", "cached"} {
		for _, f := range c.Fields {
			if f.Name == name && !f.Static {
				out = append(out, f)
			}
		}
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// MakesBox reports whether m is the constructor whose last argument says whether the box is one
// that valueOf keeps: that is there before.
func (w *World) MakesBox(m *Method) bool {
	c := m.Class
	return m.Constructor && c.Library && Unboxed(c) != nil && len(m.Params) == 2 && w.BoxFields(c) != nil
}

// ValueField is the field of a box for its value.
func (w *World) ValueField(c *Class) *Field {
	w.Header(c)
	i := slices.IndexFunc(c.Fields, func(f *Field) bool { return f.Name == "value" && !f.Static })
	return c.Fields[i]
}

// member is the method of a class of the library that has a name and parameters of
// the types given.
func (w *World) member(c *Class, name string, params ...Type) *Method {
	w.Header(c)
	for _, m := range c.Methods {
		if m.Name != name || len(m.Params) != len(params) {
			continue
		}
		same := true
		for i, p := range m.Params {
			same = same && p.Type == params[i]
		}
		if same {
			return m
		}
	}
	panic("types: the library lacks " + c.Name + "." + name)
}

// converts notes the methods that a conversion of e executes.
func (r *resolver) converts(from, to Type) {
	w, at := r.w, r.unit
	if at == nil || !w.isOfLibrary(to) {
		return
	}
	uses := func(m *Method, on *Class) { r.makesCall(m, on, m.Span) }
	from, to = w.Erasure(from), w.Erasure(to)
	switch box := w.unboxedClass(from, to); {
	case isString(to) && !IsKind(from, Null):
		var on *Class
		m := w.TextOfValue(from)
		uses(m, on)
		uses(w.Concat(), nil)
	case IsReference(to) && !IsReference(from) && Unboxed(to) != nil:
		uses(w.BoxOf(to.(*Class)), nil)
	case !IsReference(to) && box != nil:
		uses(w.ValueOf(box), nil)
	}
}

// isOfLibrary reports whether the classes that a conversion to t needs are the library's.
func (w *World) isOfLibrary(t Type) bool {
	c := w.builtin("String")
	return c != nil && c.Library
}

// unboxedClass is the box that a value of type from is in where it is converted to a
// primitive type.
func (w *World) unboxedClass(from, to Type) *Class {
	if !IsReference(from) || IsReference(to) {
		return nil
	}
	if u := w.unboxed(from); u != nil {
		return w.Boxed(u)
	}
	return w.Boxed(to)
}

// boxed notes what changing a variable of type t, a box, takes.
func (r *resolver) changesBox(t Type) {
	if u := r.w.unboxed(t); u != nil {
		c := r.w.Boxed(u)
		r.converts(c, u)
		r.converts(u, c)
	}
}

// loosely notes what the conversion of a value that nobody wrote executes, in a loose
// invocation context (JLS 5.3).
func (r *resolver) loosely(from, to Type) {
	if from == nil || to == nil || IsKind(from, Invalid, Void) || IsKind(to, Invalid, Void) || IsReference(from) == IsReference(to) {
		return
	}
	if IsReference(to) && Unboxed(r.w.Erasure(to)) == nil {
		to = r.w.Boxed(from)
	}
	if to != nil {
		r.converts(from, to)
	}
}

// bothConversions notes the conversions of a value of type t to its box, or from it.
func (r *resolver) bothConversions(t Type) {
	if b := r.w.Boxed(t); b != nil {
		r.changesBox(b)
		return
	}
	r.changesBox(t)
}
