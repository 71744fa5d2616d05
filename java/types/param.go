package types

import (
	"strings"

	"inspect/java/ast"
)

// Parameterized is a generic class with type arguments. Args are those of the
// class itself, followed by those of the classes around it when its objects have
// an enclosing instance: in Outer<A>.Inner<B> they are B, A. A generic class
// alone, *Class, is the raw type. It prints as Java writes it.
type Parameterized struct {
	Class *Class
	Args  []Type // as many as World.TypeParams(Class)
}

// TypeVar is a type variable: one that a class or method declares, or a fresh one
// that stands for a wildcard (capture conversion, JLS 5.1.10).
type TypeVar struct {
	Name     string
	Wildcard *Wildcard // what it was captured from, nil for a declared one
	Lower    Type      // of a captured variable, nil for none
	upper    []Type
	bounds   func() []Type // gives upper when it is asked for; nil: it is there
}

// Upper are the bounds of v, at least one.
func (v *TypeVar) Upper() []Type {
	if f := v.bounds; f != nil {
		v.bounds = nil
		v.upper = f()
	}
	return v.upper
}

// Wildcard is a type argument ?, ? extends Bound or ? super Bound.
type Wildcard struct {
	Super bool
	Bound Type // nil: unbounded
}

// Intersection is a type whose values have all the types, the class first.
type Intersection struct{ Types []Type }

func (*Parameterized) isType() {}
func (*TypeVar) isType()       {}
func (*Wildcard) isType()      {}
func (*Intersection) isType()  {}

func (p *Parameterized) String() string { return paramString(p.Class, p.Args) }

func paramString(c *Class, args []Type) string {
	own := min(len(c.Decl.TypeParams), len(args))
	s := c.Name
	if rest := args[own:]; len(rest) > 0 && c.Outer != nil {
		s = paramString(c.Outer, rest) + "." + c.SimpleName()
	}
	if own > 0 {
		s += "<" + typeList(args[:own], ",") + ">"
	}
	return s
}

func typeList(ts []Type, separator string) string {
	texts := make([]string, len(ts))
	for i, t := range ts {
		texts[i] = t.String()
	}
	return strings.Join(texts, separator)
}

func (v *TypeVar) String() string {
	if v.Wildcard != nil {
		return "capture of " + v.Wildcard.String()
	}
	return v.Name
}

func (w *Wildcard) String() string {
	switch {
	case w.Bound == nil:
		return "?"
	case w.Super:
		return "? super " + w.Bound.String()
	}
	return "? extends " + w.Bound.String()
}

func (t *Intersection) String() string { return typeList(t.Types, "&") }

// Erasure is the type without type variables and arguments (JLS 4.6).
func (w *World) Erasure(t Type) Type {
	switch t := deref(t).(type) {
	case *Parameterized:
		return t.Class
	case *TypeVar:
		return w.Erasure(t.Upper()[0])
	case *Intersection:
		return w.Erasure(t.Types[0])
	case *Wildcard:
		return w.Erasure(w.upper(t))
	case *Array:
		if t.Row || t.Seq {
			return t
		}
		return w.ArrayOf(w.Erasure(t.Elem))
	case *InferVar:
		return w.object()
	default:
		return t
	}
}

// upper is the widest type that a type argument admits: itself, or a wildcard's bound.
func (w *World) upper(t Type) Type {
	if k, ok := deref(t).(*Wildcard); ok {
		if k.Bound == nil || k.Super {
			return w.object()
		}
		return k.Bound
	}
	return t
}

// arrayOf is elem[], canonical when it has no type arguments.
func (w *World) arrayOf(elem Type) Type {
	switch elem := deref(elem).(type) {
	case *Class, *Basic:
		return w.ArrayOf(elem)
	case *Array:
		if w.arrays[elem.Elem] == elem {
			return w.ArrayOf(elem)
		}
		return &Array{Elem: elem}
	default:
		return &Array{Elem: elem}
	}
}

// substitution replaces type variables by types.
type substitution struct {
	from []*TypeVar
	to   []Type
}

func (s substitution) with(from []*TypeVar, to []Type) substitution {
	return substitution{append(append([]*TypeVar(nil), s.from...), from...), append(append([]Type(nil), s.to...), to...)}
}

// subst puts the types of s in t. What does not change is the same object.
func (w *World) subst(t Type, s substitution) Type {
	if len(s.from) == 0 || t == nil {
		return t
	}
	switch t := deref(t).(type) {
	case *TypeVar:
		for i, v := range s.from {
			if v == t {
				return s.to[i]
			}
		}
		return t
	case *Parameterized:
		if args := w.substAll(t.Args, s); args != nil {
			return &Parameterized{t.Class, args}
		}
		return t
	case *Array:
		if e := w.subst(t.Elem, s); e != t.Elem {
			return w.arrayOf(e)
		}
		return t
	case *Wildcard:
		if t.Bound == nil {
			return t
		}
		if b := w.subst(t.Bound, s); b != t.Bound {
			if k, ok := b.(*Wildcard); ok { // ? extends (? extends T)
				if t.Super == k.Super || k.Bound == nil {
					return k
				}
				return &Wildcard{}
			}
			return &Wildcard{t.Super, b}
		}
		return t
	case *Intersection:
		if ts := w.substAll(t.Types, s); ts != nil {
			return &Intersection{ts}
		}
		return t
	default:
		return t
	}
}

// substAll is nil when nothing changes.
func (w *World) substAll(ts []Type, s substitution) []Type {
	var out []Type
	for i, t := range ts {
		u := w.subst(t, s)
		if u != t && out == nil {
			out = append([]Type(nil), ts...)
		}
		if out != nil {
			out[i] = u
		}
	}
	return out
}

// mentions reports whether some part of t satisfies f.
func mentions(t Type, f func(Type) bool) bool {
	t = deref(t)
	if t == nil {
		return false
	}
	if f(t) {
		return true
	}
	switch t := t.(type) {
	case *Parameterized:
		for _, a := range t.Args {
			if mentions(a, f) {
				return true
			}
		}
	case *Array:
		return mentions(t.Elem, f)
	case *Wildcard:
		return t.Bound != nil && mentions(t.Bound, f)
	case *Intersection:
		for _, a := range t.Types {
			if mentions(a, f) {
				return true
			}
		}
	}
	return false
}

// mentionsVar reports whether t has one of the type variables in it.
func mentionsVar(t Type, vs []*TypeVar) bool {
	return len(vs) > 0 && mentions(t, func(u Type) bool {
		v, ok := u.(*TypeVar)
		if !ok {
			return false
		}
		for _, x := range vs {
			if x == v {
				return true
			}
		}
		return false
	})
}

// withBound is a type argument; of ? the wildcard that its parameter's bound gives,
// which means the same.
func (w *World) withBound(arg Type, param *TypeVar) Type {
	if k, ok := deref(arg).(*Wildcard); ok && k.Bound == nil {
		bounds := param.Upper()
		if len(bounds) == 1 && !mentions(bounds[0], func(t Type) bool { _, is := t.(*TypeVar); return is }) {
			return &Wildcard{Bound: bounds[0]}
		}
	}
	return arg
}

// areSame reports whether two types are the same (JLS 4.3.4). An inference variable in
// one of them gets a bound.
func (w *World) areSame(s, t Type) bool {
	s, t = deref(s), deref(t)
	if s == t {
		return true
	}
	if IsKind(s, Invalid) || IsKind(t, Invalid) {
		return true
	}
	if v, ok := s.(*InferVar); ok {
		return v.bound(equal, t)
	}
	if v, ok := t.(*InferVar); ok {
		return v.bound(equal, s)
	}
	switch s := s.(type) {
	case *Parameterized:
		t, ok := t.(*Parameterized)
		if !ok || s.Class != t.Class || len(s.Args) != len(t.Args) {
			return false
		}
		params := w.TypeParams(s.Class)
		for i := range s.Args {
			if !w.areSame(w.withBound(s.Args[i], params[i]), w.withBound(t.Args[i], params[i])) {
				return false
			}
		}
		return true
	case *Array:
		t, ok := t.(*Array)
		return ok && s.Changing == t.Changing && w.areSame(s.Elem, t.Elem)
	case *Wildcard:
		t, ok := t.(*Wildcard)
		if !ok {
			return false
		}
		sb, tb := s.Bound, t.Bound
		if sb == nil && tb == nil {
			return true
		}
		if !s.Super && !t.Super {
			return w.areSame(w.upper(s), w.upper(t))
		}
		return s.Super == t.Super && sb != nil && tb != nil && w.areSame(sb, tb)
	case *Intersection:
		t, ok := t.(*Intersection)
		if !ok || len(s.Types) != len(t.Types) {
			return false
		}
		for i := range s.Types {
			if !w.areSame(s.Types[i], t.Types[i]) {
				return false
			}
		}
		return true
	}
	return false
}

// typeVarOf is the variable that a type parameter declares; its bounds are looked
// up in scope when they are needed.
func (w *World) typeVarOf(p *ast.TypeParam, scope typeScope) *TypeVar {
	if v := w.full.vars[p]; v != nil {
		return v
	}
	if w.full.vars == nil {
		w.full.vars = map[*ast.TypeParam]*TypeVar{}
	}
	v := &TypeVar{Name: p.Name.Text}
	w.full.vars[p] = v
	scope.report = nil
	v.bounds = func() []Type {
		v.upper = []Type{w.object()} // for one that is bounded by itself
		var bs []Type
		for _, b := range p.Bounds {
			if t := scope.full(b); !IsKind(t, Invalid) {
				bs = append(bs, t)
			}
		}
		if len(bs) == 0 {
			bs = []Type{w.object()}
		}
		if isBoundedBy(bs, v, 0) {
			bs = []Type{w.object()}
		}
		return bs
	}
	return v
}

// isBoundedBy reports whether v is among variables that bound each other: such a
// declaration is an error.
func isBoundedBy(bs []Type, v *TypeVar, depth int) bool {
	for _, b := range bs {
		if t, ok := b.(*TypeVar); ok && (t == v || depth > 100 || t.bounds == nil && isBoundedBy(t.upper, v, depth+1)) {
			return true
		}
	}
	return false
}
