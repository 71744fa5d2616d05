package types

import "slices"

// function gives the one abstract method of a functional interface, nil when c is
// none (JLS 9.8).
func (w *World) function(c *Class) *Method {
	if m, ok := w.full.functions[c]; ok {
		return m
	}
	if w.full.functions == nil {
		w.full.functions = map[*Class]*Method{}
	}
	w.full.functions[c] = nil
	if !isInterface(c) || w.hasSeveralAbstract(c) {
		return nil
	}
	var open []*Method
	all := w.ancestors(c)
	for _, k := range all {
		for _, m := range k.Methods {
			if m.Abstract && isInterface(k) && !w.isObjectMethod(m) && !w.isImplementedIn(all, c, m) {
				open = append(open, m)
			}
		}
	}
	var best *Method
	for _, m := range open {
		if best == nil || w.overridesTransitively(m, best) || m.Class.IsSubclassOf(best.Class) && w.matches(c, m, best) {
			best = m
		}
	}
	for _, m := range open {
		if m != best && !w.overridesTransitively(best, m) && !w.matches(c, best, m) {
			return nil
		}
	}
	w.full.functions[c] = best
	return best
}

// hasSeveralAbstract reports whether an interface plainly has abstract methods of several names, so
// that it is not functional. It looks no further than to a second one, or to where an
// interface extends several: a long row of interfaces costs each of them little.
func (w *World) hasSeveralAbstract(c *Class) bool {
	first := ""
	bodies := map[string]bool{}
	for k := c; !k.Found && !k.Library; k = k.Interfaces[0] { // the headers of those given are resolved anyway
		w.Header(k)
		for _, m := range k.Methods {
			switch {
			case m.Static || len(w.named(w.object(), m.Name)) > 0 || bodies[m.Name] || m.Name == first:
			case !m.Abstract:
				bodies[m.Name] = true
			case first == "":
				first = m.Name
			default:
				return true
			}
		}
		if len(k.Interfaces) != 1 {
			return false
		}
	}
	return false
}

// isObjectMethod reports whether every object has a method like m already.
func (w *World) isObjectMethod(m *Method) bool {
	for _, o := range w.named(w.object(), m.Name) {
		if haveSameParams(o, m) && !o.Static && o.Decl != nil && o.Decl.Modifiers.Has("public") {
			return true
		}
	}
	return false
}

// isImplementedIn reports whether a default method among the supertypes of c overrides m.
func (w *World) isImplementedIn(all []*Class, c *Class, m *Method) bool {
	for _, k := range all {
		if k == m.Class || !k.IsSubclassOf(m.Class) {
			continue
		}
		for _, o := range w.named(k, m.Name) {
			if !o.Abstract && !o.Static && w.matches(c, o, m) {
				return true
			}
		}
	}
	return false
}

// functionType is what a lambda or method reference for a functional interface type
// has to be: the method, and its type as a member of the type.
type functionType struct {
	method *Method
	target Type // the type without wildcards (JLS 9.9)
	params []Type
	result Type
	throws []Type
}

// functionTypeOf is nil when t is no functional interface type.
func (w *World) functionTypeOf(t Type) *functionType {
	t = deref(t)
	if i, ok := t.(*Intersection); ok {
		for k, u := range i.Types {
			if f := w.functionTypeOf(u); f != nil {
				all := slices.Clone(i.Types)
				all[k], f.target = f.target, &Intersection{all}
				return f
			}
		}
		return nil
	}
	c := classOf(t)
	if c == nil {
		return nil
	}
	w.Header(c)
	m := w.function(c)
	if m == nil {
		return nil
	}
	if p, ok := t.(*Parameterized); ok {
		t = w.withoutWildcards(p)
	}
	sig := w.signature(m)
	s, raw := w.memberOf(t, m.Class)
	put := func(t Type) Type {
		if raw {
			return w.Erasure(t)
		}
		return w.subst(t, s)
	}
	f := &functionType{method: m, target: t, result: put(sig.Result)}
	for _, p := range sig.Params {
		f.params = append(f.params, put(p))
	}
	for _, x := range sig.Throws {
		f.throws = append(f.throws, put(x))
	}
	return f
}

// withoutWildcards is the non-wildcard parameterisation of a functional interface
// type (JLS 9.9).
func (w *World) withoutWildcards(p *Parameterized) Type {
	params := w.TypeParams(p.Class)
	args := append([]Type(nil), p.Args...)
	for i, a := range args {
		k, ok := deref(a).(*Wildcard)
		if !ok {
			continue
		}
		switch bounds := params[i].Upper(); {
		case k.Bound != nil && k.Super:
			args[i] = k.Bound
		case mentionsVar(bounds[0], params):
			if k.Bound == nil {
				args[i] = w.object()
			} else {
				args[i] = k.Bound
			}
		case k.Bound == nil:
			args[i] = w.intersect(bounds)
		default:
			args[i] = w.intersect(append([]Type{k.Bound}, bounds...))
		}
	}
	return &Parameterized{p.Class, args}
}
