package fuzz

import (
	"fmt"
	"strings"
)

// specScope is where an expression of a specification or of a method's body is
// drawn. Both have no side effects, but for calls in code.
type specScope struct {
	*specGen
	class       *class
	static      bool
	constructor bool
	vars        []*local
	result      *typ
	spec        bool // an annotation
	old         bool // there is an earlier state
	aged        bool // inside \old
	post        bool // there is a \result
	pure        bool // a pure method's body
	bound       int  // quantifiers around this place
	loops       int
	budget      int
	into        *lines
}

func (s *specScope) spend() bool {
	s.budget--
	return s.budget >= 0
}

// step is a place on the way from a root: text writes it with its indices drawn
// anew.
type step struct {
	typ   *typ
	text  func() string
	write bool
}

// roots are the places that stand for themselves.
func (s *specScope) roots() []step {
	var out []step
	for _, v := range s.vars {
		out = append(out, step{v.typ, func() string { return v.name }, v.assignable && !s.spec})
	}
	if !s.static {
		out = append(out, step{s.class.typ, func() string { return "this" }, false})
	}
	if s.post && s.result != nil {
		out = append(out, step{s.result, func() string { return `\result` }, false})
	}
	for _, c := range s.classes {
		for _, f := range c.fields {
			if f.static {
				out = append(out, step{f.typ, func() string { return c.name + "." + f.name }, !f.final})
			}
		}
	}
	return out
}

// next are the places one step behind a place.
func (s *specScope) next(from step) []step {
	var out []step
	switch t := from.typ; {
	case t.elem != nil:
		out = append(out, step{t.elem, func() string { return from.text() + "[" + s.index() + "]" }, true},
			step{tInt, func() string { return from.text() + ".length" }, false})
	case t.class != nil:
		for _, f := range t.class.instanceFields() {
			if s.spec || !f.ghost {
				out = append(out, step{f.typ, func() string { return from.text() + "." + f.name }, true})
			}
		}
	}
	return out
}

func (s *specScope) index() string {
	if s.oneIn(3) {
		return s.number(32, 0)
	}
	return of(s.dice, []string{"0", "0", "1"})
}

// places are the places of the types wanted at most so many steps from a root.
func (s *specScope) places(want func(*typ) bool, steps int, write bool) []step {
	var out []step
	from := s.roots()
	for i := 0; ; i++ {
		for _, p := range from {
			if want(p.typ) && (p.write || !write) {
				out = append(out, p)
			}
		}
		if i == steps {
			return out
		}
		var steps []step
		for _, p := range from {
			steps = append(steps, s.next(p)...)
		}
		from = steps
	}
}

// place draws one of places.
func (s *specScope) place(want func(*typ) bool, steps int, write bool) (string, bool) {
	can := s.places(want, steps, write)
	if len(can) == 0 {
		return "", false
	}
	return s.pick(can).text(), true
}

// pick draws one of any number of places.
func (s *specScope) pick(xs []step) step {
	for len(xs) > 32 {
		half := len(xs) / 2
		if s.oneIn(2) {
			xs = xs[half:]
		} else {
			xs = xs[:half]
		}
	}
	return of(s.dice, xs)
}

// far draws how many steps a place may be away.
func (s *specScope) far() int { return []int{1, 1, 1, 2, 0, 2, 3}[s.n(7)] }

// value draws an expression that may be assigned to a t.
func (s *specScope) value(t *typ, depth int) string {
	switch {
	case t.isBoolean():
		return s.truth(depth)
	case t.isNumeric() && t.bits < 32:
		return "(" + t.name + ") " + s.number(64, depth)
	case t.isNumeric():
		return s.number(t.bits, depth)
	}
	return s.reference(t, depth)
}

func (s *specScope) literal() string {
	return fmt.Sprint([]int{0, 1, -1, -2, 1, 2, 3, -3, -4}[s.n(map[int]int{2: 5, 3: 9}[s.bits])])
}

// number draws an expression of a numeric type of at most the bits (32: int).
func (s *specScope) number(bits, depth int) string {
	fits := func(t *typ) bool { return t.isNumeric() && t.bits <= bits }
	leaf := []choice[string]{
		{2, func() (string, bool) { return s.literal(), true }},
		{6, func() (string, bool) { return s.place(fits, s.far(), false) }},
	}
	if depth <= 0 || !s.spend() {
		return take(s.dice, leaf)
	}
	d := depth - 1
	choices := append(leaf,
		choice[string]{3, func() (string, bool) {
			return fmt.Sprintf("(%s %s %s)", s.number(bits, d), of(s.dice, []string{"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"}), s.number(bits, d)), true
		}},
		choice[string]{1, func() (string, bool) {
			return fmt.Sprintf("(%s %s)", of(s.dice, []string{"-", "~"}), s.number(bits, d)), true
		}},
		choice[string]{1, func() (string, bool) {
			return fmt.Sprintf("((%s) %s)", of(s.dice, []string{"int", "byte", "short", "char"}), s.number(64, d)), true
		}},
		choice[string]{1, func() (string, bool) {
			return fmt.Sprintf("(%s ? %s : %s)", s.truth(d), s.number(bits, d), s.number(bits, d)), true
		}},
		choice[string]{1, func() (string, bool) { return s.called(fits, d) }},
	)
	if s.spec {
		choices = append(choices,
			choice[string]{2, func() (string, bool) {
				return s.before(func(in *specScope) string { return in.number(bits, d) })
			}},
			choice[string]{2, func() (string, bool) { return s.fold(bits, d) }},
			choice[string]{1, func() (string, bool) {
				x, ok := s.reach(nil)
				return x + ".int_size()", ok
			}},
		)
	}
	return take(s.dice, choices)
}

// before draws what an expression was in the earlier state.
func (s *specScope) before(draw func(*specScope) string) (string, bool) {
	if !s.old {
		return "", false
	}
	in := *s
	in.post, in.static, in.aged = false, s.static || s.constructor, true
	return `\old(` + draw(&in) + ")", true
}

// fold draws a quantifier whose value is a number.
func (s *specScope) fold(bits, depth int) (string, bool) {
	kind := of(s.dice, []string{`\sum`, `\num_of`, `\max`, `\min`})
	if s.bound > 1 || kind == `\num_of` && bits < 64 {
		return "", false
	}
	in, head := s.bindInt()
	if kind == `\num_of` {
		return fmt.Sprintf("(%s %s %s)", kind, head, in.truth(depth)), true
	}
	return fmt.Sprintf("(%s %s %s)", kind, head, in.number(bits, depth)), true
}

// bind draws a bound variable with its range, and the scope behind it.
func (s *specScope) bind() (*specScope, string) {
	if s.oneIn(2) {
		return s.bindInt()
	}
	in, v := s.binding()
	c := of(s.dice, s.classes)
	head := take(s.dice, []choice[string]{
		{3, func() (string, bool) { return "", true }},
		{1, func() (string, bool) { v.typ = c.typ; return in.truth(1) + ";", true }},
		{4, func() (string, bool) {
			x, ok := s.reach(c)
			return x + ".has(" + v.name + ");", ok
		}},
		{1, func() (string, bool) { v.typ = tInt; return "", true }},
		{1, func() (string, bool) { v.typ = tBoolean; return "", true }},
	})
	if v.typ == nil {
		v.typ = c.typ
	}
	in.budget = s.budget
	return in, strings.TrimSpace(fmt.Sprintf("%s %s; %s", v.typ.name, v.name, head))
}

// bindInt draws a bound integer between bounds.
func (s *specScope) bindInt() (*specScope, string) {
	in, v := s.binding()
	v.typ = tInt
	head := take(s.dice, []choice[string]{
		{3, func() (string, bool) {
			lo := "0"
			if s.oneIn(2) {
				lo = s.number(32, 0)
			}
			less := func() string { return of(s.dice, relations[:2]) }
			return fmt.Sprintf("int %s; %s %s %[1]s && %[1]s %[4]s %[5]s;", v.name, lo, less(), less(), s.number(32, 0)), true
		}},
		{3, func() (string, bool) {
			a, ok := s.place(func(t *typ) bool { return t.elem != nil }, s.far(), false)
			return fmt.Sprintf("int %s; 0 <= %[1]s && %[1]s < %[2]s.length;", v.name, a), ok
		}},
	})
	return in, head
}

// binding is a scope with one more variable, whose type is still open.
func (s *specScope) binding() (*specScope, *local) {
	in := *s
	in.bound++
	v := &local{name: s.fresh("v")}
	in.vars = append(append([]*local{}, s.vars...), v)
	return &in, v
}

// reach draws a set of objects: of class c unless it is nil.
func (s *specScope) reach(c *class) (string, bool) {
	if c == nil {
		c = of(s.dice, s.classes)
	}
	start, ok := s.place(func(t *typ) bool { return t.class != nil && (s.isSubtype(t, c.typ) || s.isSubtype(c.typ, t)) }, 1+s.n(2), false)
	if !ok {
		return "", false
	}
	var fields []string
	for _, f := range c.instanceFields() {
		if f.typ.class != nil && s.canCast(f.typ, c.typ) {
			fields = append(fields, f.name)
		}
	}
	switch k := s.n(6); {
	case k == 5 && len(s.arrayTypes()) == 0: // \reach(x) follows no elements
		return fmt.Sprintf(`\reach(%s)`, start), true
	case k >= 4 || len(fields) == 0:
		return fmt.Sprintf(`\reach(%s, %s)`, start, c.name), true
	case k == 3:
		return fmt.Sprintf(`\reach(%s, %s, %s)`, start, c.name, strings.Join(fields, " + ")), true
	}
	return fmt.Sprintf(`\reach(%s, %s, %s)`, start, c.name, of(s.dice, fields)), true
}

// truth draws a condition.
func (s *specScope) truth(depth int) string {
	compare := func() (string, bool) {
		return fmt.Sprintf("(%s %s %s)", s.number(64, depth-1), of(s.dice, relations), s.number(64, depth-1)), true
	}
	choices := []choice[string]{
		{5, compare},
		{2, func() (string, bool) { return s.place(func(t *typ) bool { return t.isBoolean() }, s.far(), false) }},
		{3, func() (string, bool) {
			x, ok := s.place(func(t *typ) bool { return t.isRef() }, s.far(), false)
			return fmt.Sprintf("(%s %s null)", x, of(s.dice, relations[4:])), ok && x != "this"
		}},
		{2, func() (string, bool) {
			can := s.places(func(t *typ) bool { return t.isRef() }, s.far(), false)
			if len(can) == 0 {
				return "", false
			}
			x := s.pick(can)
			y, ok := s.place(func(t *typ) bool { return t.isRef() && s.canCast(x.typ, t) }, s.far(), false)
			return fmt.Sprintf("(%s %s %s)", x.text(), of(s.dice, relations[4:]), y), ok
		}},
		{1, func() (string, bool) {
			t, u := of(s.dice, s.classes).typ, of(s.dice, s.classes).typ
			x, ok := s.place(func(v *typ) bool { return v == t }, s.far(), false)
			return fmt.Sprintf("(%s instanceof %s)", x, u.name), ok && s.canCast(t, u)
		}},
	}
	if depth <= 0 || !s.spend() {
		return take(s.dice, choices)
	}
	d := depth - 1
	if s.spec {
		choices = append(choices,
			choice[string]{2, func() (string, bool) {
				return fmt.Sprintf(`((\bigint) %s %s %s %s %s)`, s.number(64, d), of(s.dice, []string{"+", "-", "*", "/", "%"}), s.number(64, d),
					of(s.dice, relations), s.number(64, d)), true
			}},
			choice[string]{1, func() (string, bool) {
				x, ok := s.place(func(t *typ) bool { return t.isRef() }, s.far(), false)
				return `\fresh(` + x + ")", ok && s.old && !s.aged
			}},
		)
	}
	words := []string{"&&", "||", "&&", "||", "&", "|", "^", "==", "!="}
	if s.spec {
		words = append(words, "==>", "==>", "<==", "<==>", "<=!=>")
	}
	choices = append(choices,
		choice[string]{4, func() (string, bool) {
			return fmt.Sprintf("(%s %s %s)", s.truth(d), of(s.dice, words), s.truth(d)), true
		}},
		choice[string]{1, func() (string, bool) { return "!" + s.truth(d), true }},
		choice[string]{1, func() (string, bool) { return s.called(func(t *typ) bool { return t.isBoolean() }, d) }},
		choice[string]{1, func() (string, bool) {
			return fmt.Sprintf("(%s ? %s : %s)", s.truth(d), s.truth(d), s.truth(d)), true
		}},
	)
	if s.spec {
		choices = append(choices,
			choice[string]{5, func() (string, bool) {
				if s.bound > 1 {
					return "", false
				}
				in, head := s.bind()
				return fmt.Sprintf("(%s %s %s)", of(s.dice, []string{`\forall`, `\exists`, `\forall`}), head, in.truth(d)), true
			}},
			choice[string]{2, func() (string, bool) {
				return s.before(func(in *specScope) string { return in.truth(d) })
			}},
			choice[string]{2, func() (string, bool) { return s.ofSet(d) }},
		)
	}
	return take(s.dice, choices)
}

// ofSet draws a condition on a set of objects.
func (s *specScope) ofSet(depth int) (string, bool) {
	c := of(s.dice, s.classes)
	x, ok := s.reach(c)
	if !ok {
		return "", false
	}
	switch s.n(6) {
	case 0, 1, 2:
		y, ok := s.place(func(t *typ) bool { return t.class != nil }, 1, false)
		return x + ".has(" + y + ")", ok
	case 3:
		return x + ".isEmpty()", true
	}
	y, ok := s.reach(c)
	if !ok {
		return "", false
	}
	if s.oneIn(3) { // of the earlier state
		drawn := false
		y, ok = s.before(func(in *specScope) string {
			y, z := in.reach(c)
			drawn = z
			return y
		})
		ok = ok && drawn
	}
	switch s.n(3) {
	case 0:
		return fmt.Sprintf("(%s %s %s)", x, of(s.dice, relations[4:]), y), ok
	case 1:
		return fmt.Sprintf("%s.containsAll(%s)", x, y), ok
	}
	return fmt.Sprintf("%s.isSubset(%s)", x, y), ok
}

// reference draws an expression that may be assigned to a t.
func (s *specScope) reference(t *typ, depth int) string {
	sub := func(u *typ) bool { return u.isRef() && s.isSubtype(u, t) }
	choices := []choice[string]{
		{1, func() (string, bool) { return "null", true }},
		{8, func() (string, bool) { return s.place(sub, s.far(), false) }},
	}
	if depth <= 0 || !s.spend() {
		return take(s.dice, choices)
	}
	d := depth - 1
	return take(s.dice, append(choices,
		choice[string]{1, func() (string, bool) {
			return fmt.Sprintf("(%s ? %s : %s)", s.truth(d), s.reference(t, d), s.reference(t, d)), true
		}},
		choice[string]{2, func() (string, bool) { return s.create(t, d) }},
		choice[string]{1, func() (string, bool) { return s.called(sub, d) }},
		choice[string]{1, func() (string, bool) {
			x, ok := s.place(func(u *typ) bool { return u.isRef() && s.canCast(u, t) }, s.far(), false)
			return fmt.Sprintf("((%s) %s)", t.name, x), ok
		}},
		choice[string]{1, func() (string, bool) {
			if !s.spec {
				return "", false
			}
			return s.before(func(in *specScope) string { return in.reference(t, d) })
		}},
	))
}

// create draws a new object or array.
func (s *specScope) create(t *typ, depth int) (string, bool) {
	if s.spec || s.pure {
		return "", false
	}
	if t.elem != nil {
		if s.oneIn(2) {
			return fmt.Sprintf("new %s {%s, %s}", t.name, s.value(t.elem, 0), s.value(t.elem, 0)), true
		}
		return fmt.Sprintf("(new %s[%s])", t.elem.name, s.number(32, 0)), t.elem.elem == nil
	}
	var can []*class
	for _, c := range s.classes {
		if !c.iface && s.isSubtype(c.typ, t) {
			can = append(can, c)
		}
	}
	if len(can) == 0 {
		return "", false
	}
	return "new " + of(s.dice, can).name + "()", true
}

// called draws a call of a method with a result of a type wanted.
func (s *specScope) called(want func(*typ) bool, depth int) (string, bool) {
	return s.calledOf(func(m *specMethod) bool { return m.result != nil && want(m.result) }, depth)
}

func (s *specScope) calledOf(want func(*specMethod) bool, depth int) (string, bool) {
	var can []*specMethod
	for _, m := range s.methods {
		if want(m) && (m.pure || !s.spec && !s.pure) {
			can = append(can, m)
		}
	}
	if len(can) == 0 {
		return "", false
	}
	m := of(s.dice, can)
	on, ok := m.root.name, true
	if !m.static {
		if on, ok = s.place(func(t *typ) bool { return s.isSubtype(t, m.root.typ) }, 1, false); !ok {
			return "", false
		}
	}
	var args []string
	for _, p := range m.params {
		args = append(args, s.value(p, depth-1))
	}
	return on + "." + m.name + "(" + strings.Join(args, ", ") + ")", true
}
