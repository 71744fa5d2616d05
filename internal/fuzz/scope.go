package fuzz

// local is a variable in scope.
type local struct {
	name       string
	typ        *typ
	assignable bool // not the counter of a loop without fuel
}

// jump is a statement that break or continue may leave.
type jump struct {
	label string // "": none
	loop  bool
	plain bool // a plain break leaves it: a loop or a switch
	used  bool // by a break
}

// scope is where an expression or statement is drawn.
type scope struct {
	*gen
	class      *class
	static     bool
	outer      string        // the class that `this` is qualified with, "" where it needs none
	noThis     bool          // arguments of super(…) and this(…)
	noReturn   bool          // initialisers, switch expressions
	yield      func() string // a result of the switch expression around; nil: none
	noTry      bool          // no try, no synchronized: javac fails where operands wait for their operator
	constructs bool          // a constructor or an initialiser
	rank       int
	family     *family // nil in constructors
	result     *typ
	vars       []*local
	jumps      []*jump
	loops      int // around this place
	budget     int
	calls      int
	into       *lines
}

// spend takes from the budget; false: it is used up.
func (s *scope) spend() bool {
	s.budget--
	return s.budget >= 0
}

func (s *scope) hasThis() bool { return !s.static && !s.noThis }

// self is `this` of s.class, super what stands in front of a member of its superclass.
func (s *scope) self() string {
	if s.outer != "" {
		return s.outer + ".this"
	}
	return "this"
}

func (s *scope) super() string {
	if s.outer != "" {
		return s.outer + ".super"
	}
	return "super"
}

// place is something that can be read and written.
type place struct {
	typ *typ
	// text writes it, with the expressions of its object and index drawn anew.
	text func(depth int) string
}

// places lists the kinds of variables, fields and elements of the types wanted.
func (s *scope) places(want func(*typ) bool, write bool, depth int) []place {
	var out []place
	for _, v := range s.vars {
		if want(v.typ) && (v.assignable || !write) {
			out = append(out, place{v.typ, func(int) string { return v.name }})
		}
	}
	for _, c := range s.allClasses() {
		for _, f := range c.fields {
			switch {
			case !want(f.typ) || (f.final || c == s.main) && write:
			case f.static:
				out = append(out, place{f.typ, func(depth int) string { return s.staticField(f, depth) }})
			case depth > 0 || s.hasThis() && s.class.isSubclass(f.owner):
				out = append(out, place{f.typ, func(depth int) string { return s.instanceField(f, depth) }})
			}
		}
	}
	if depth > 0 {
		for _, t := range s.arrayTypes() {
			if want(t.elem) {
				out = append(out, place{t.elem, func(depth int) string { return s.element(t, depth) }})
			}
		}
		for _, t := range s.listTypes() {
			if want(t.list) && !write {
				out = append(out, place{t.list, func(depth int) string { return s.listElement(t, depth) }})
			}
		}
	}
	return out
}

func (g *gen) allClasses() []*class {
	return append(append([]*class{}, g.classes...), g.main)
}

// arrayTypes are the array types in use, in a fixed order.
func (g *gen) arrayTypes() []*typ {
	var out []*typ
	seen := map[*typ]bool{}
	for _, t := range g.pool {
		for ; t.elem != nil && !seen[t]; t = t.elem {
			seen[t] = true
			out = append(out, t)
		}
	}
	return out
}

func (s *scope) staticField(f *field, depth int) string {
	if depth > 0 && !f.owner.iface && f.owner != s.main && s.oneIn(12) && s.spend() {
		return s.base(f.owner.typ, f, depth-1) + "." + f.name
	}
	if s.class.lookup(f.name) == f && s.oneIn(3) {
		return f.name
	}
	return f.owner.name + "." + f.name
}

func (s *scope) instanceField(f *field, depth int) string {
	if s.hasThis() && s.class.isSubclass(f.owner) {
		switch s.n(4) {
		case 0:
			if s.class.lookup(f.name) == f {
				return s.self() + "." + f.name
			}
			return "((" + f.owner.name + ") " + s.self() + ")." + f.name
		case 1:
			if s.class.lookup(f.name) == f && !s.constructs {
				return f.name
			}
		case 2:
			if s.class.super != nil && s.class.super.lookup(f.name) == f {
				return s.super() + "." + f.name
			}
		}
		if depth <= 0 {
			return "((" + f.owner.name + ") " + s.self() + ")." + f.name
		}
	}
	return s.base(f.owner.typ, f, depth-1) + "." + s.member(f)
}

// member is a field behind a dot.
func (s *scope) member(f *field) string {
	if f.owner.record && s.class != f.owner {
		return f.name + "()"
	}
	return f.name
}

// base draws a reference to a t behind which a dot may stand; the name means
// the field f, unless f is nil.
func (s *scope) base(t *typ, f *field, depth int) string {
	text, static := s.solid(t, depth)
	switch {
	case static == nil, static.class != nil && f != nil && static.class.lookup(f.name) != f:
		return "((" + t.name + ") " + text + ")"
	case len(text) > 4 && text[:4] == "new ":
		return "(" + text + ")"
	}
	return text
}

// solid draws a reference that is seldom null.
func (s *scope) solid(t *typ, depth int) (string, *typ) {
	if s.oneIn(8) {
		return s.reference(t, depth)
	}
	var steady []choice[*typ]
	text := ""
	add := func(weight int, x string, u *typ) {
		steady = append(steady, choice[*typ]{weight, func() (*typ, bool) { text = x; return u, true }})
	}
	if s.hasThis() && s.isSubtype(s.class.typ, t) {
		add(4, s.self(), s.class.typ)
	}
	for _, f := range s.main.fields {
		if s.isSubtype(f.typ, t) {
			add(2, "Main."+f.name, f.typ)
		}
	}
	for _, v := range s.vars {
		if s.isSubtype(v.typ, t) {
			add(1, v.name, v.typ)
		}
	}
	if len(steady) > 0 && !s.oneIn(6) {
		static := take(s.dice, steady)
		return text, static
	}
	if depth >= 0 {
		if text, static := s.create(t, depth); static != nil {
			return text, static
		}
	}
	return s.reference(t, depth)
}

// exactly draws a reference whose static type is t.
func (s *scope) exactly(t *typ, depth int) string {
	text, static := s.solid(t, depth)
	if static == t {
		return text
	}
	return "((" + t.name + ") " + text + ")"
}

// element draws an element of an array of type t.
func (s *scope) element(t *typ, depth int) string {
	array := s.exactly(t, depth-1)
	if array[0] == 'n' { // new
		array = "(" + array + ")"
	}
	return array + "[" + s.index(depth-1) + "]"
}

// index draws an index, mostly a small one.
func (s *scope) index(depth int) string {
	switch s.n(8) {
	case 0, 1, 2, 3:
		return []string{"0", "0", "1", "1", "2"}[s.n(5)]
	case 4, 5, 6:
		return s.number(32, depth) + " & 1"
	}
	return s.number(32, depth)
}
