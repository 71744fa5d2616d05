package partial

import (
	"slices"

	"inspect/java/ast"
)

// class is one that is found nowhere. Two that turn out to be the same one are merged; of is then the other.
type class struct {
	of           *class
	name         string // canonical; "": the class of a result, which nothing names
	simple       string
	outer        *class
	nested       []*class // in the order in which they were met
	params       int      // type parameters
	isInterface  bool     // a class implements it, or an interface extends it
	isExtended   bool     // a class extends it
	isCreated    bool     // by new, without a body
	isThrown     bool     // or caught
	isUnchecked  bool     // thrown where nothing declares it
	refused      bool     // what it is cannot be told
	above        []typ    // what a value of it is assigned to
	methods      map[key]*method
	order        []key
	fields       map[string]*field
	fieldOrder   []string
	constructors map[int]*method
	waiting      []overriding
}

// overriding is a method of the program that overrides one of a class if that has it.
type overriding struct {
	method *ast.MethodDecl
	in     *env
}

// key tells methods of a class from each other. Those of the same number of parameters are one.
type key struct {
	name string
	n    int
}

type method struct {
	static  bool
	params  []*slot
	result  *slot
	throws  map[string]int // how many of the places where it is called allow an exception, by its name
	calls   int
	exactly *ast.MethodDecl // of a class of the program that overrides it, whose signature it has
	in      *env            // where that stands
	refused bool
}

type field struct {
	static bool
	value  *slot
}

// slot is a place for values of a type that the uses tell.
type slot struct {
	of       *slot  // merged with another one
	wanted   []typ  // what it is assigned to, each once
	taken    []typ  // what is assigned to it
	compared []typ  // what it is compared with
	class    *class // the members that are used of it
	used     bool   // its value is
	isText   bool   // it is made a text
	unclear  bool   // its value is used in a way that does not tell its type, and may depend on it
	refused  bool   // no type is one for all uses
}

func (s *slot) root() *slot {
	for s.of != nil {
		s = s.of
	}
	return s
}

func (c *class) root() *class {
	for c.of != nil {
		c = c.of
	}
	return c
}

// want notes that values of the slot are assigned to a type.
func (s *slot) want(t typ) {
	s = s.root()
	s.used = true
	s.wanted = with(s.wanted, t)
}

func with(ts []typ, t typ) []typ {
	if slices.ContainsFunc(ts, func(o typ) bool { return o.text == t.text }) {
		return ts
	}
	return append(ts, t)
}

// members is the class whose members are used of the slot's values.
func (s *slot) members() *class {
	s = s.root()
	s.used = true
	if s.class == nil {
		s.class = newClass("", "")
	}
	return s.class.root()
}

func newClass(name, simple string) *class {
	return &class{name: name, simple: simple, methods: map[key]*method{}, fields: map[string]*field{}, constructors: map[int]*method{}}
}

func newMethod(n int) *method {
	m := &method{result: &slot{}, throws: map[string]int{}}
	for range n {
		m.params = append(m.params, &slot{})
	}
	return m
}

func (c *class) method(name string, n int) *method {
	c = c.root()
	k := key{name, n}
	if c.methods[k] == nil {
		c.methods[k] = newMethod(n)
		c.order = append(c.order, k)
	}
	return c.methods[k]
}

func (c *class) field(name string) *field {
	c = c.root()
	if c.fields[name] == nil {
		c.fields[name] = &field{value: &slot{}}
		c.fieldOrder = append(c.fieldOrder, name)
	}
	return c.fields[name]
}

func (c *class) constructor(n int) *method {
	c = c.root()
	if c.constructors[n] == nil {
		c.constructors[n] = newMethod(n)
	}
	return c.constructors[n]
}

// member is the class in it of a name.
func (c *class) member(name string) *class {
	c = c.root()
	for _, k := range c.nested {
		if k.simple == name {
			return k
		}
	}
	k := newClass(c.name+"."+name, name)
	k.outer = c
	c.nested = append(c.nested, k)
	return k
}

// mergeClasses makes b the same class as a, which may have a name.
func mergeClasses(a, b *class) {
	a, b = a.root(), b.root()
	if a == b {
		return
	}
	if a.name == "" && b.name != "" {
		a, b = b, a
	}
	b.of = a
	a.refused = a.refused || b.refused
	a.above = append(a.above, b.above...)
	a.isThrown, a.isUnchecked = a.isThrown || b.isThrown, a.isUnchecked || b.isUnchecked
	for _, k := range b.order {
		if a.methods[k] == nil {
			a.methods[k] = b.methods[k]
			a.order = append(a.order, k)
		} else {
			mergeMethods(a.methods[k], b.methods[k])
		}
	}
	for _, f := range b.fieldOrder {
		if a.fields[f] == nil {
			a.fields[f] = b.fields[f]
			a.fieldOrder = append(a.fieldOrder, f)
		} else {
			mergeSlots(a.fields[f].value, b.fields[f].value)
		}
	}
}

func mergeMethods(a, b *method) {
	a.static, a.refused = a.static || b.static, a.refused || b.refused
	a.calls += b.calls
	for name, n := range b.throws {
		a.throws[name] += n
	}
	if a.exactly == nil {
		a.exactly, a.in = b.exactly, b.in
	}
	for i := range a.params {
		mergeSlots(a.params[i], b.params[i])
	}
	mergeSlots(a.result, b.result)
}

func mergeSlots(a, b *slot) {
	a, b = a.root(), b.root()
	if a == b {
		return
	}
	b.of = a
	a.used, a.refused, a.isText = a.used || b.used, a.refused || b.refused, a.isText || b.isText
	a.unclear = a.unclear || b.unclear
	for _, t := range b.wanted {
		a.wanted = with(a.wanted, t)
	}
	for _, t := range b.taken {
		a.taken = with(a.taken, t)
	}
	for _, t := range b.compared {
		a.compared = with(a.compared, t)
	}
	switch {
	case a.class == nil:
		a.class = b.class
	case b.class != nil:
		mergeClasses(a.class, b.class)
	}
}

// isLike gives a method the signature of one of the program that overrides it. Two with different ones leave it
// out.
func (m *method) isLike(a *analysis, tree *ast.MethodDecl, in *env) {
	if m.exactly != nil && signature(a, m.exactly, m.in) != signature(a, tree, in) {
		m.refused = true
	}
	m.exactly, m.in = tree, in
	m.result.root().used = true
}
