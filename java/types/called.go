package types

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// onlyCalled types \only_called(m, …), which tells what methods were called while the
// method ran.
//
//	\only_called(size, this.grow(int), List.of, new Node)
func (r *resolver) onlyCalled(e *ast.JMLCall) Type {
	if !r.later(e) || !r.ofRefining(e) {
		return Of(Invalid)
	}
	var all []*Method
	for _, name := range e.Methods {
		ms, d := r.methodsCalled(name, e.Span())
		if d != nil {
			r.report(d)
			return Of(Invalid)
		}
		all = append(all, ms...)
	}
	r.w.Info.Named[e] = all
	return Of(Boolean)
}

// methodsCalled are the methods of a name.
func (r *resolver) methodsCalled(name string, at source.Span) ([]*Method, *source.Diagnostic) {
	full, created := strings.CutPrefix(name, "new ")
	path, params, listed, _ := splitSpec(full)
	c, word := r.class, path
	if i := strings.LastIndexByte(path, '.'); created {
		c, word = r.classByPath(path, at), ""
	} else if i >= 0 {
		word = path[i+1:]
		switch path[:i] {
		case "this":
		case "super":
			c = r.class.Super
		default:
			c = r.classByPath(path[:i], at)
		}
	}
	if c == nil {
		d := source.Errorf(NoSuchMethod, at, "%s names no class", name)
		d.Remedy = `name methods of this class, or T.m, or new T: \only_called(size, List.of, new Node)`
		return nil, d
	}
	r.w.Header(c)
	var found []*Method
	if created {
		for _, m := range c.Methods {
			if m.Constructor {
				found = append(found, m)
			}
		}
	} else {
		found, _ = r.w.methodsNamed(c, word)
		for _, m := range r.w.named(c, word) { // private ones, too
			if !m.Constructor && !slices.Contains(found, m) {
				found = append(found, m)
			}
		}
	}
	found = slices.DeleteFunc(slices.Clone(found), func(m *Method) bool { return listed && !matchesParams(m, params) })
	if len(found) == 0 {
		d := source.Errorf(NoSuchMethod, at, "%s has no method %s", c.ShortName(), name)
		d.Remedy = didYouMean(word, r.w.methodNames(c))
		return nil, d
	}
	return found, nil
}

// classByPath is the class of a name in the scope at hand, nil: there is none.
func (r *resolver) classByPath(path string, at source.Span) *Class {
	parts := strings.Split(path, ".")
	t, _, _ := r.types.simple(parts[0], at)
	c, ok := t.(*Class)
	if !ok {
		c, _ = r.w.classNamed(path)
		parts = parts[:1]
	}
	for _, part := range parts[1:] {
		if c != nil {
			c = r.w.memberClass(c, part)
		}
	}
	if c != nil {
		r.unit.refs.typ(c)
	}
	return c
}
