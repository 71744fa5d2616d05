package types

import (
	"inspect/java/ast"
)

// fullTypes are the declared types with their type arguments, computed when they
// are asked for.
type fullTypes struct {
	vars       map[*ast.TypeParam]*TypeVar
	params     map[*Class][]*TypeVar
	supers     map[*Class][]Type
	signatures map[*Method]*Signature
	fields     map[*Field]Type
	functions  map[*Class]*Method
}

// Signature is the type of a method with its type variables and arguments.
type Signature struct {
	TypeParams []*TypeVar
	Params     []Type
	Result     Type // Void for constructors
	Throws     []Type
}

// TypeParams are the type variables of c, its own first, then those of the classes
// around it whose objects enclose its own.
func (w *World) TypeParams(c *Class) []*TypeVar {
	if ps, ok := w.full.params[c]; ok {
		return ps
	}
	if w.full.params == nil {
		w.full.params = map[*Class][]*TypeVar{}
	}
	var ps []*TypeVar
	if c.Decl != nil {
		for _, p := range c.Decl.TypeParams {
			ps = append(ps, w.typeVarOf(p, w.classScope(c)))
		}
	}
	if !c.Static && c.Outer != nil {
		ps = append(ps, w.TypeParams(c.Outer)...)
	}
	w.full.params[c] = ps
	return ps
}

// classScope is the scope of the types in the head of c.
func (w *World) classScope(c *Class) typeScope {
	s := typeScope{w: w, file: c.File, class: c.Outer, params: c.Decl.TypeParams}
	if c.Local != nil {
		s.code = c.Local.names
	}
	return s
}

// thisType is the type of `this` in c.
func (w *World) thisType(c *Class) Type {
	ps := w.TypeParams(c)
	if len(ps) == 0 {
		return c
	}
	args := make([]Type, len(ps))
	for i, p := range ps {
		args[i] = p
	}
	return &Parameterized{c, args}
}

// supertypes are the direct supertypes of c as it names them, the superclass first.
func (w *World) supertypes(c *Class) []Type {
	if ts, ok := w.full.supers[c]; ok {
		return ts
	}
	if w.full.supers == nil {
		w.full.supers = map[*Class][]Type{}
	}
	w.supers(c)
	var ts []Type
	w.full.supers[c] = w.erasedParents(c) // while the written ones are looked at
	if c.Decl != nil {
		scope := w.classScope(c)
		for _, t := range append(append([]ast.TypeExpr(nil), c.Decl.Extends...), c.Decl.Implements...) {
			if f := scope.full(t); w.isParent(c, f) {
				ts = append(ts, f)
			}
		}
	}
	if c.Super != nil && (len(ts) == 0 || w.Erasure(ts[0]) != Type(c.Super)) {
		var s Type = c.Super
		if c.Kind == ast.Enum && c.Super.Name == "java.lang.Enum" {
			s = &Parameterized{c.Super, []Type{c}}
		}
		ts = append([]Type{s}, ts...)
	}
	w.full.supers[c] = ts
	return ts
}

func (w *World) erasedParents(c *Class) []Type {
	var ts []Type
	for _, p := range w.parents(c) {
		ts = append(ts, p)
	}
	return ts
}

func (w *World) isParent(c *Class, t Type) bool {
	for _, p := range w.parents(c) {
		if w.Erasure(t) == Type(p) {
			return true
		}
	}
	return false
}

// classOf is the class of the values of a class type, nil for other types.
func classOf(t Type) *Class {
	switch t := deref(t).(type) {
	case *Class:
		return t
	case *Parameterized:
		return t.Class
	}
	return nil
}

// asSuper is the supertype of t that is a parameterisation of c (or c itself, raw
// or not generic), nil when t does not inherit from c.
func (w *World) asSuper(t Type, c *Class) Type {
	switch t := deref(t).(type) {
	case *Class:
		switch {
		case t == c:
			return c
		case c.Name == "java.lang.Object":
			return c
		case !t.IsSubclassOf(c):
			return nil
		case len(w.TypeParams(c)) == 0 || len(w.TypeParams(t)) > 0: // what a raw type inherits is raw
			return c
		}
		for _, s := range w.supertypes(t) {
			if u := w.asSuper(s, c); u != nil {
				return u
			}
		}
		return c
	case *Parameterized:
		switch {
		case t.Class == c:
			return t
		case c.Name == "java.lang.Object":
			return c
		case !t.Class.IsSubclassOf(c):
			return nil
		case len(w.TypeParams(c)) == 0:
			return c
		}
		s := substitution{w.TypeParams(t.Class), t.Args}
		for _, p := range w.supertypes(t.Class) {
			if u := w.asSuper(p, c); u != nil {
				return w.subst(u, s)
			}
		}
		return c
	case *TypeVar:
		for _, b := range t.Upper() {
			if u := w.asSuper(b, c); u != nil {
				return u
			}
		}
	case *Intersection:
		for _, b := range t.Types {
			if u := w.asSuper(b, c); u != nil {
				return u
			}
		}
	case *Array:
		if c.Name == "java.lang.Object" || c.Name == "java.lang.Cloneable" || c.Name == "java.io.Serializable" {
			return c
		}
	}
	return nil
}

// memberOf is the substitution that turns a type in the declarations of c into the
// one that it has for objects of type t; raw tells that it has to be erased.
func (w *World) memberOf(t Type, c *Class) (s substitution, raw bool) {
	ps := w.TypeParams(c)
	if len(ps) == 0 {
		return s, false
	}
	if p, ok := w.asSuper(t, c).(*Parameterized); ok {
		return substitution{ps, p.Args}, false
	}
	return s, true
}

// signature is the type of m, without the type arguments of a receiver.
func (w *World) signature(m *Method) *Signature {
	if s := w.full.signatures[m]; s != nil {
		return s
	}
	if w.full.signatures == nil {
		w.full.signatures = map[*Method]*Signature{}
	}
	s := &Signature{Result: m.Result}
	w.full.signatures[m] = s
	scope := w.insideClass(m.Class)
	if m.Decl != nil {
		scope.params = m.Decl.TypeParams
		for _, p := range m.Decl.TypeParams {
			s.TypeParams = append(s.TypeParams, w.typeVarOf(p, scope))
		}
		if m.Decl.Type != nil && !m.Constructor {
			s.Result = scope.full(m.Decl.Type)
		}
		for _, t := range m.Decl.Throws {
			s.Throws = append(s.Throws, scope.full(t))
		}
	} else if p := component(m.Class, m.Name); p != nil && !m.Constructor && len(m.Params) == 0 {
		s.Result = scope.full(p.Type)
	}
	for _, p := range m.Params {
		t := p.Type
		if d, ok := p.Decl.(*ast.Param); ok {
			t = scope.full(d.Type)
		} else if c := component(m.Class, p.Name); c != nil && m.Constructor {
			t = scope.full(c.Type)
		}
		s.Params = append(s.Params, t)
	}
	return s
}

// component is the component of a record with that name.
func component(c *Class, name string) *ast.Param {
	if c.Decl != nil {
		for _, p := range c.Decl.Components {
			if p.Name.Text == name {
				return p
			}
		}
	}
	return nil
}

// insideClass is the scope of the types in the body of c.
func (w *World) insideClass(c *Class) typeScope {
	return typeScope{w: w, file: c.File, class: c}
}

// Compared is the class whose objects a comparator in f compares; nil: f is declared to hold
// none, or one of values that are of no class.
//
//	Comparator<? super Item> byPrice    Item
func (w *World) Compared(f *Field) *Class {
	p, ok := deref(w.fieldType(f)).(*Parameterized)
	if !ok || !p.Class.Library || p.Class.Name != "java.util.Comparator" {
		return nil
	}
	of := p.Args[0]
	if k, ok := deref(of).(*Wildcard); ok {
		of = k.Bound
	}
	if of == nil {
		return nil
	}
	c, _ := w.Erasure(of).(*Class)
	return c
}

// fieldType is the declared type of f.
func (w *World) fieldType(f *Field) Type {
	if t := w.full.fields[f]; t != nil {
		return t
	}
	if w.full.fields == nil {
		w.full.fields = map[*Field]Type{}
	}
	t := f.Type
	scope := w.insideClass(f.Class)
	if isGhostArray(t) { // as its header has it
	} else if f.Decl != nil {
		t = scope.full(f.Decl.Type)
	} else if p := component(f.Class, f.Name); p != nil && f.Enum == nil {
		t = scope.full(p.Type)
	}
	w.full.fields[f] = t
	return t
}

// captureConversion is capture conversion (JLS 5.1.10): fresh type variables in place of the
// wildcards.
func (w *World) captureConversion(t Type) Type {
	p, ok := deref(t).(*Parameterized)
	if !ok {
		return t
	}
	wild := false
	for _, a := range p.Args {
		if _, is := deref(a).(*Wildcard); is {
			wild = true
		}
	}
	if !wild {
		return t
	}
	params := w.TypeParams(p.Class)
	args := append([]Type(nil), p.Args...)
	var fresh []*TypeVar
	for i, a := range args {
		if k, is := deref(a).(*Wildcard); is {
			v := &TypeVar{Name: params[i].Name, Wildcard: k}
			if k.Super {
				v.Lower = k.Bound
			}
			args[i] = v
			fresh = append(fresh, v)
		} else {
			fresh = append(fresh, nil)
		}
	}
	s := substitution{params, args}
	for i, v := range fresh {
		if v == nil {
			continue
		}
		v, declared, k := v, params[i], v.Wildcard
		v.bounds = func() []Type {
			v.upper = []Type{w.object()}
			var bs []Type
			for _, b := range declared.Upper() {
				bs = append(bs, w.subst(b, s))
			}
			if k.Bound != nil && !k.Super {
				bs = w.glb(append([]Type{k.Bound}, bs...))
			}
			return bs
		}
	}
	return &Parameterized{p.Class, args}
}

// glb are the types without those that are supertypes of others, classes first.
func (w *World) glb(ts []Type) []Type {
	var flat []Type
	for _, t := range ts {
		if i, ok := deref(t).(*Intersection); ok {
			flat = append(flat, i.Types...)
		} else {
			flat = append(flat, t)
		}
	}
	var classes, interfaces []Type
next:
	for i, t := range flat {
		for j, u := range flat {
			if i == j || !w.isProper(t) || !w.isProper(u) {
				continue
			}
			if w.isSubtype(u, t) && !(j > i && w.isSubtype(t, u)) {
				continue next
			}
		}
		if c := classOf(t); c != nil && isInterface(c) {
			interfaces = append(interfaces, t)
		} else {
			classes = append(classes, t)
		}
	}
	return append(classes, interfaces...)
}

// intersect is the type that has all of ts.
func (w *World) intersect(ts []Type) Type {
	ts = w.glb(ts)
	if len(ts) == 1 {
		return ts[0]
	}
	return &Intersection{ts}
}
