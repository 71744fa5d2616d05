package partial

import (
	"slices"
	"strings"

	"inspect/java/ast"
)

// decideAll gives each slot a type. Where that is a class that is found nowhere, the members that are used of
// the slot are those of the class, which can tell more of other slots, so that this is done until nothing
// changes.
func (a *analysis) decideAll() {
	for before := -1; before != a.merged; {
		before = a.merged
		a.merge()
	}
	for _, c := range a.classes() {
		for _, o := range c.waiting {
			if m := c.methods[key{o.method.Name.Text, len(o.method.Params)}]; m != nil {
				m.isLike(a, o.method, o.in)
			}
		}
	}
}

// merge merges the members that are used of slots with classes. What
// has no more members than the class of the method that gives it is taken for one of these:
//
//	new Line().append(1).append(2)
func (a *analysis) merge() {
	for _, c := range a.classes() {
		for _, k := range c.order {
			s := c.methods[k].result.root()
			if s.class != nil && s.class.root() != c.root() && s.class.root().name == "" && len(s.wanted) == 0 && c.hasAllOf(s.class.root()) {
				mergeClasses(c, s.class)
				a.merged++
			}
		}
	}
	for _, s := range a.slots() {
		s = s.root()
		if s.class == nil {
			continue
		}
		for _, t := range slices.Concat(s.wanted, s.compared) {
			if t.of != nil && t.of.root() != s.class.root() && s.class.root().name == "" {
				mergeClasses(t.of, s.class)
				a.merged++
				break
			}
		}
	}
}

// hasAllOf reports whether c has all members of another class.
func (c *class) hasAllOf(o *class) bool {
	for _, k := range o.order {
		if c.root().methods[k] == nil {
			return false
		}
	}
	for _, f := range o.fieldOrder {
		if c.root().fields[f] == nil {
			return false
		}
	}
	return true
}

// classes are the classes that are found nowhere, those of results included, each once.
func (a *analysis) classes() []*class {
	var out []*class
	seen := map[*class]bool{}
	var add func(c *class)
	slot := func(s *slot) {
		if k := s.root().class; k != nil {
			add(k)
		}
	}
	add = func(c *class) {
		c = c.root()
		if seen[c] {
			return
		}
		seen[c] = true
		out = append(out, c)
		for _, k := range c.order {
			slot(c.methods[k].result)
		}
		for _, f := range c.fieldOrder {
			slot(c.fields[f].value)
		}
		for _, k := range c.nested {
			add(k)
		}
	}
	for _, name := range sorted(a.missing) {
		add(a.missing[name])
	}
	return out
}

// slots are the places in these classes.
func (a *analysis) slots() (out []*slot) {
	for _, c := range a.classes() {
		for _, k := range c.order {
			out = append(out, c.methods[k].result)
		}
		for _, f := range c.fieldOrder {
			out = append(out, c.fields[f].value)
		}
	}
	return out
}

// decided is the type of a slot's values; false: it cannot be told. isResult says that nothing but its uses
// says that there is a value.
func (a *analysis) decided(s *slot, isResult bool) (typ, bool) {
	s = s.root()
	if s.refused {
		return typ{}, false
	}
	var prims, refs []typ
	for _, t := range append(s.wanted[:len(s.wanted):len(s.wanted)], s.taken...) {
		switch {
		case t.text == "" || t.text == functionType.text || strings.HasPrefix(t.text, "?"):
			return typ{}, false
		case t.text == "null":
		case isPrimitive(t.text):
			prims = append(prims, t)
		case t.text != objectType.text:
			refs = append(refs, t)
		}
	}
	switch {
	case len(prims) > 0:
		return a.primitive(s, prims, refs)
	case len(refs) > 0:
		return a.reference(s, refs)
	case s.class != nil:
		return typ{of: s.class.root()}, true
	case s.unclear:
		return typ{}, false
	case len(s.compared) > 0:
		return widest(s.compared)
	case s.isText:
		return stringType, true
	case !s.used && isResult:
		return typ{text: "void"}, true
	}
	return objectType, true
}

// widest is the widest of the numbers that values are compared with, or the class that all are of.
func widest(ts []typ) (typ, bool) {
	out := ts[0]
	for _, t := range ts[1:] {
		switch {
		case rank(t.text) == 0 || rank(out.text) == 0:
			return typ{}, false
		case rank(t.text) > rank(out.text):
			out = t
		}
	}
	return out, true
}

// primitive is the narrowest type that is wanted, which a value of the true type is converted to everywhere:
// it is an int if it is assigned to one. What is assigned to it has to be of a type that is no wider. A value
// that is computed with may be narrower than a long, and then the computation is another one.
func (a *analysis) primitive(s *slot, prims, refs []typ) (typ, bool) {
	for _, t := range refs {
		if unboxed[t.text] == "" {
			return typ{}, false
		}
		prims = append(prims, typ{text: unboxed[t.text]})
	}
	least := prims[0]
	for _, t := range prims {
		if (rank(t.text) == 0) != (rank(least.text) == 0) {
			return typ{}, false
		}
		if isWanted(s, t) && (!isWanted(s, least) || rank(t.text) < rank(least.text)) {
			least = t
		}
	}
	for _, t := range s.taken {
		if rank(t.text) > rank(least.text) {
			return typ{}, false
		}
	}
	if s.unclear && rank(least.text) > rank("int") || s.class != nil {
		return typ{}, false
	}
	for _, t := range refs {
		if isWanted(s, t) {
			return t, true
		}
	}
	return least, true
}

var unboxed = map[string]string{"java.lang.Integer": "int", "java.lang.Long": "long", "java.lang.Boolean": "boolean", "java.lang.Character": "char", "java.lang.Double": "double", "java.lang.Float": "float", "java.lang.Short": "short", "java.lang.Byte": "byte"}

func isWanted(s *slot, t typ) bool {
	for _, w := range s.wanted {
		if w.text == t.text || unboxed[w.text] == t.text {
			return true
		}
	}
	return false
}

// reference is the class that all others are above. A class that is found nowhere may be below any.
func (a *analysis) reference(s *slot, refs []typ) (typ, bool) {
	for i, t := range refs {
		if t.of != nil {
			for j, o := range refs {
				if j != i {
					t.of.root().above = append(t.of.root().above, o)
				}
			}
			return t, true
		}
	}
	for i, t := range refs {
		below := true
		for j, o := range refs {
			below = below && (i == j || a.isBelow(t, o, 0))
		}
		if below {
			return t, true
		}
	}
	return typ{}, false
}

// isBelow reports whether a type is known to be below another one.
func (a *analysis) isBelow(t, o typ, depth int) bool {
	if t.text == o.text {
		return true
	}
	if t.in == nil || depth > 20 {
		return false
	}
	a.head(t.in)
	for _, up := range t.in.above {
		if a.isBelow(up, o, depth+1) {
			return true
		}
	}
	return false
}

// signature is what a method of the program says of its parameters and its result.
func signature(a *analysis, m *ast.MethodDecl, in *env) string {
	text := a.typeExpr(in, m.Type).text
	for _, p := range m.Params {
		text += "," + a.typeExpr(in, p.Type).text
	}
	return text
}
