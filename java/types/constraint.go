package types

import (
	"slices"
	"strings"

	"inspect/java/source"
)

// A constraint may name the methods that must respect it. It speaks of those that
// override them as well, as they stand for them in calls.
//
//	//@ constraint size >= \old(size) for add, insert(int, int);

// Binds reports whether a constraint is one that m must respect.
func (c *Clause) Binds(m *Method) bool {
	return !c.Limited || slices.Contains(c.For, m) || slices.ContainsFunc(m.Overrides, c.Binds)
}

// limit finds the methods behind the `for` of a constraint.
func (r *resolver) limit(c *Clause) {
	text := strings.Join(strings.Fields(c.Text), "")
	if text == "" || text == `\everything` {
		return
	}
	c.Limited = true
	for _, name := range splitNames(text) {
		for _, prefix := range []string{"this.", "super.", r.class.SimpleName() + "."} {
			name = strings.TrimPrefix(name, prefix)
		}
		if found := r.constrained(name); len(found) > 0 {
			c.For = append(c.For, found...)
			continue
		}
		var names []string
		for _, k := range r.w.ancestors(r.class) {
			for _, m := range k.Methods {
				names = append(names, m.Name)
			}
		}
		word, _, _ := strings.Cut(name, "(")
		d := source.Errorf(NoSuchMethod, c.Span(), "the constraint is for %s, and %s has no such method", name, r.class.ShortName())
		if d.Remedy = didYouMean(word, names); d.Remedy == "" {
			d.Remedy = "name methods of the class, with their parameter types where there are several: for add, insert(int)"
		}
		r.report(d)
		c.Limited = false // which method is meant nobody knows: each is refused
	}
}

// constrained are the methods of a name, with or without the types of its parameters.
func (r *resolver) constrained(name string) []*Method {
	_, params, listed, ok := splitSpec(name)
	word, _, _ := strings.Cut(name, "(")
	if !ok {
		return nil
	}
	found, _ := r.w.methodsNamed(r.class, word)
	for _, m := range r.w.named(r.class, word) { // private ones and constructors, too
		if !slices.Contains(found, m) {
			found = append(found, m)
		}
	}
	return slices.DeleteFunc(slices.Clone(found), func(m *Method) bool { return listed && !matchesParams(m, params) })
}

// splitNames splits at the commas that stand in no parentheses.
func splitNames(text string) (names []string) {
	depth, from := 0, 0
	for i, c := range text {
		switch c {
		case '(':
			depth++
		case ')':
			depth--
		case ',':
			if depth == 0 {
				names, from = append(names, text[from:i]), i+1
			}
		}
	}
	return append(names, text[from:])
}
