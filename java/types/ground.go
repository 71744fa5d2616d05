package types

import "slices"

// A ground type has no type variable and no wildcard in it. Code that is written for a
// caller who is not there, as in a call sequence, takes one ground type for each type
// variable, everywhere the same:
//
//	class Ring<T> { void put(T t) … }                      Ring<Integer>, put(Integer)
//	boolean isRed(Comparable<?> c)                         isRed(Comparable), of any arguments
//	<T extends Comparable<T>> void sort(List<T> items)     sort(List<Integer>)
//
// A choice takes others for some of them (groundchoice.go).

// maxGround is how many bounds are followed to choose a type: one may lead to itself.
const maxGround = 4

// GroundClass is the type of the objects of a class, with ground types for its type
// variables: the class itself where it has none.
func (w *World) GroundClass(c *Class) Type { return GroundClassBy(w, c, nil) }

// GroundClassBy is GroundClass with the types of a choice.
func GroundClassBy(w *World, c *Class, by *TypeChoice) Type {
	return ground(w, by, w.thisType(c), maxGround)
}

// DeclaredParams are the types of the parameters of a method or constructor as they are declared, with their
// type variables and wildcards.
func DeclaredParams(w *World, m *Method) []Type { return w.signature(m).Params }

// DeclaredField is the type of a field as it is declared, with its type variables and wildcards.
func DeclaredField(w *World, f *Field) Type { return w.fieldType(f) }

// GroundSignature is the type of a method or constructor for objects of type on, with
// ground types for all type variables. On is nil for a static method.
func (w *World) GroundSignature(m *Method, on Type) *Signature {
	return GroundSignatureBy(w, m, on, nil)
}

// GroundSignatureBy is GroundSignature with the types of a choice.
func GroundSignatureBy(w *World, m *Method, on Type, by *TypeChoice) *Signature {
	s := w.signature(m)
	var in substitution
	if on != nil {
		if of, raw := w.memberOf(on, m.Class); !raw {
			in = of
		}
	}
	put := func(t Type) Type { return ground(w, by, w.subst(t, in), maxGround) }
	out := &Signature{Result: put(s.Result)}
	for _, p := range s.Params {
		out.Params = append(out.Params, put(p))
	}
	return out
}

// GroundField is the type of a field for objects of type on, nil for a static field.
func (w *World) GroundField(f *Field, on Type) Type { return GroundFieldBy(w, f, on, nil) }

// GroundFieldBy is GroundField with the types of a choice.
func GroundFieldBy(w *World, f *Field, on Type, by *TypeChoice) Type {
	t := w.fieldType(f)
	if on != nil {
		if of, raw := w.memberOf(on, f.Class); !raw {
			t = w.subst(t, of)
		}
	}
	return ground(w, by, t, maxGround)
}

// AsSuper is the type that objects of the type t have as objects of class c, nil where
// they are none.
func (w *World) AsSuper(t Type, c *Class) Type { return w.asSuper(t, c) }

// ground puts ground types in the place of variables and wildcards.
func ground(w *World, by *TypeChoice, t Type, depth int) Type {
	switch t := deref(t).(type) {
	case *TypeVar:
		if k := by.of(t); k != nil {
			return k
		}
		if by != nil {
			if k := firstWithin(w, t); k != nil {
				return k
			}
		}
		return groundBound(w, by, t.Upper(), depth)
	case *Intersection:
		return groundBound(w, by, t.Types, depth)
	case *Wildcard:
		if t.Bound == nil {
			return groundBound(w, by, nil, depth)
		}
		if t.Super && by != nil && by.Wide {
			return w.object()
		}
		return ground(w, by, t.Bound, depth)
	case *Array:
		return w.arrayOf(ground(w, by, t.Elem, depth))
	case *Parameterized:
		if !slices.ContainsFunc(t.Args, func(a Type) bool { return !isAny(a) }) {
			return t.Class
		}
		args := make([]Type, len(t.Args))
		for i, a := range t.Args {
			if args[i] = ground(w, by, a, depth); isAny(a) {
				args[i] = w.object()
			}
		}
		return &Parameterized{t.Class, args}
	default:
		return t
	}
}

// isAny reports whether t is the wildcard ?, which any type is within.
func isAny(t Type) bool {
	a, ok := deref(t).(*Wildcard)
	return ok && a.Bound == nil
}

// groundBound is a ground type within bounds: an Integer where that is within them, or a
// String, or else what the first bound says.
func groundBound(w *World, by *TypeChoice, bounds []Type, depth int) Type {
	for _, name := range []string{"java.lang.Integer", "java.lang.String"} {
		if c := w.builtin(name[len("java.lang."):]); c != nil && w.fitsErased(c, bounds) {
			return c
		}
	}
	if depth == 0 {
		return w.Erasure(bounds[0])
	}
	return ground(w, by, bounds[0], depth-1)
}

// fitsErased reports whether the erasures of all bounds have the objects of a class.
func (w *World) fitsErased(c *Class, bounds []Type) bool {
	w.supers(c)
	for _, b := range bounds {
		if k, ok := w.Erasure(b).(*Class); !ok || k.Name != "java.lang.Object" && !c.IsSubclassOf(k) {
			return false
		}
	}
	return true
}

// Program are the classes of the program: those of the files given, and those found beside
// them so far. What is written to check them is none of it.
func (w *World) Program() []*Class {
	var cs []*Class
	for _, c := range w.classes {
		if !c.IsOutside() && !c.Function() && !c.Opaque && !IsDriver(w, c) {
			cs = append(cs, c)
		}
	}
	return cs
}

// TakesNull reports whether a caller may pass null for a parameter. The constructor that a
// record has without declaring it takes null where a method of the record looks for it.
func (m *Method) TakesNull(i int) bool {
	c := m.Class
	if m.Derived != Canonical || !c.Plain {
		return !m.Params[i].NonNull
	}
	takes := func(body *bodyNulls) bool {
		nonNull, _ := c.nullityOfParam(m.Params[i].Type, c.Decl.Components[i], body)
		return !nonNull
	}
	return takes(nil) || slices.ContainsFunc(c.Methods, func(k *Method) bool { return k.Decl != nil && takes(newBodyNulls(k.Decl)) })
}
