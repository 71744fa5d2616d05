package fuzz

import (
	"fmt"
	"strings"
)

// passed draws an expression that a method with a parameter of type t takes.
func (s *scope) passed(t *typ, depth int) string {
	switch {
	case t.isBoolean():
		return s.truth(depth)
	case t.isNumeric() && t.bits < 32:
		if k := s.read(func(u *typ) bool { return u == t }, depth); k != "" && s.oneIn(3) {
			return k
		}
		return "(" + t.name + ") " + s.number(64, depth)
	case t.isNumeric():
		return s.number(t.bits, depth)
	case t.float:
		return s.fraction(t.bits, depth)
	}
	text, _ := s.reference(t, depth)
	return text
}

// assigned draws an expression that may be assigned to a t: constants that fit
// need no cast.
func (s *scope) assigned(t *typ, depth int) string {
	if t.isNumeric() && t.bits < 32 && s.oneIn(3) {
		return fmt.Sprint(of(s.dice, []int{0, 1, 2, 65, 127}))
	}
	if t.box != nil && s.oneIn(3) {
		return s.boxable(t, depth)
	}
	return s.passed(t, depth)
}

func (s *scope) defaultResult() string {
	switch {
	case s.result == nil:
		return ""
	case s.result.isRef():
		return " null"
	case s.result.isBoolean():
		return " false"
	}
	return " 0"
}

// read draws a place of the types wanted, "" when there is none.
func (s *scope) read(want func(*typ) bool, depth int) string {
	ps := s.places(want, false, depth)
	if len(ps) == 0 {
		return ""
	}
	return of(s.dice, ps).text(depth)
}

// number draws an expression of a numeric type of at most the bits (32: int and
// what is widened to it).
func (s *scope) number(bits, depth int) string {
	fits := func(t *typ) bool { return t.isNumeric() && t.bits <= bits }
	leaf := []choice[string]{
		{2, func() (string, bool) { return s.literal(bits), true }},
		{4, func() (string, bool) {
			x := s.read(fits, depth)
			return x, x != ""
		}},
	}
	if depth <= 0 || !s.spend() {
		return take(s.dice, leaf)
	}
	d := depth - 1
	return take(s.dice, append(leaf,
		choice[string]{5, func() (string, bool) { return s.sum(bits, d), true }},
		choice[string]{2, func() (string, bool) { return s.quotient(bits, d), true }},
		choice[string]{2, func() (string, bool) {
			return fmt.Sprintf("(%s %s %s)", s.number(bits, d), of(s.dice, []string{"<<", ">>", ">>>"}), s.number(64, d)), true
		}},
		choice[string]{1, func() (string, bool) {
			return fmt.Sprintf("(%s%s)", of(s.dice, []string{"-", "~", "+"}), s.number(bits, d)), true
		}},
		choice[string]{2, func() (string, bool) { return s.narrowed(bits, d), true }},
		choice[string]{2, func() (string, bool) {
			return fmt.Sprintf("(%s ? %s : %s)", s.truth(d), s.number(bits, d), s.number(bits, d)), true
		}},
		choice[string]{2, func() (string, bool) { return s.switched(func() string { return s.number(bits, d) }, false), true }},
		choice[string]{2, func() (string, bool) { return s.assignment(fits, d) }},
		choice[string]{2, func() (string, bool) {
			text, ok := s.step(fits, d)
			return "(" + text + ")", ok
		}},
		choice[string]{3, func() (string, bool) { return s.call(fits, d) }},
		choice[string]{1, func() (string, bool) {
			ts := s.arrayTypes()
			if len(ts) == 0 {
				return "", false
			}
			return s.base(of(s.dice, ts), nil, d) + ".length", true
		}},
		choice[string]{1, func() (string, bool) {
			return "Main.ov(" + s.number(64, d) + ")", true
		}},
		choice[string]{2, func() (string, bool) { return s.unboxed(bits, d) }},
		choice[string]{1, func() (string, bool) { return s.cut(bits, d) }},
		choice[string]{2, func() (string, bool) { return s.listNumber(d) }},
	))
}

// sum draws a chain of operators, which the precedence of each groups.
func (s *scope) sum(bits, depth int) string {
	ops := []string{"+", "-", "*", "&", "|", "^"}
	text := s.number(bits, depth)
	for range 1 + s.n(3) {
		if s.oneIn(8) {
			// The right operand of a division is never a constant zero chain: any is fine.
			text += " " + of(s.dice, []string{"/", "%", "<<", ">>", ">>>"}) + " " + s.number(bits, depth)
			continue
		}
		text += " " + of(s.dice, ops) + " " + s.number(bits, depth)
	}
	return "(" + text + ")"
}

// quotient divides, by zero not too often.
func (s *scope) quotient(bits, depth int) string {
	right := s.number(bits, depth)
	if !s.oneIn(4) {
		right = "(" + right + " | 1)"
	}
	return fmt.Sprintf("(%s %s %s)", s.number(bits, depth), of(s.dice, []string{"/", "%"}), right)
}

func (s *scope) narrowed(bits, depth int) string {
	words := []string{"int", "byte", "short", "char"}
	if bits == 64 {
		words = append(words, "long")
	}
	return fmt.Sprintf("((%s) %s)", of(s.dice, words), s.number(64, depth))
}

// assignment draws an assignment as an expression.
func (s *scope) assignment(want func(*typ) bool, depth int) (string, bool) {
	text, ok := s.assign(want, depth)
	return "(" + text + ")", ok
}

var compound = []string{"+=", "-=", "*=", "&=", "|=", "^=", "<<=", ">>=", ">>>=", "/=", "%="}

// assign draws an assignment to a place of the types wanted.
func (s *scope) assign(want func(*typ) bool, depth int) (string, bool) {
	ps := s.places(want, true, depth)
	if len(ps) == 0 {
		return "", false
	}
	p := of(s.dice, ps)
	left := p.text(depth)
	switch {
	case p.typ.isNumeric() && s.oneIn(2):
		op := of(s.dice, compound)
		right := s.number(64, depth)
		if (op == "/=" || op == "%=") && !s.oneIn(4) {
			right = "(" + right + " | 1)"
		}
		return left + " " + op + " " + right, true
	case p.typ.float && s.oneIn(2):
		return left + " " + of(s.dice, []string{"+=", "-=", "*=", "/=", "%="}) + " " + s.fraction(64, depth), true
	case p.typ.isBoolean() && s.oneIn(3):
		return left + " " + of(s.dice, []string{"&=", "|=", "^="}) + " " + s.truth(depth), true
	}
	return left + " = " + s.assigned(p.typ, depth), true
}

// step draws ++ or --.
func (s *scope) step(want func(*typ) bool, depth int) (string, bool) {
	ps := s.places(func(t *typ) bool { return (t.isNumeric() || t.float) && want(t) }, true, depth)
	if len(ps) == 0 {
		return "", false
	}
	x := of(s.dice, ps).text(depth)
	op := of(s.dice, []string{"++", "--"})
	if s.oneIn(2) {
		return op + x, true
	}
	return x + op, true
}

var relations = []string{"<", "<=", ">", ">=", "==", "!="}

// truth draws a boolean expression.
func (s *scope) truth(depth int) string {
	boolean := func(t *typ) bool { return t.isBoolean() }
	leaf := []choice[string]{
		{1, func() (string, bool) { return of(s.dice, []string{"false", "true"}), true }},
		{2, func() (string, bool) {
			x := s.read(boolean, depth)
			return x, x != ""
		}},
	}
	if depth <= 0 || !s.spend() {
		return take(s.dice, leaf)
	}
	d := depth - 1
	return take(s.dice, append(leaf,
		choice[string]{6, func() (string, bool) {
			return fmt.Sprintf("(%s %s %s)", s.number(64, d), of(s.dice, relations), s.number(64, d)), true
		}},
		choice[string]{3, func() (string, bool) {
			text := s.truth(d)
			for range 1 + s.n(3) {
				text += " " + of(s.dice, []string{"&&", "||", "&", "|", "^", "==", "!="}) + " " + s.truth(d)
			}
			return "(" + text + ")", true
		}},
		choice[string]{1, func() (string, bool) { return "!" + s.truth(d), true }},
		choice[string]{1, func() (string, bool) {
			return fmt.Sprintf("(%s ? %s : %s)", s.truth(d), s.truth(d), s.truth(d)), true
		}},
		choice[string]{2, func() (string, bool) {
			t := s.refType()
			u := s.refType()
			if !s.canCast(t, u) {
				u = t
			}
			return fmt.Sprintf("(%s %s %s)", s.exactly(t, d), of(s.dice, relations[4:]), s.exactly(u, d)), true
		}},
		choice[string]{1, func() (string, bool) { return s.switched(func() string { return s.truth(d) }, false), true }},
		choice[string]{2, func() (string, bool) { return s.instance(d), true }},
		choice[string]{1, func() (string, bool) { return s.assignment(boolean, d) }},
		choice[string]{2, func() (string, bool) { return s.equality(d) }},
		choice[string]{2, func() (string, bool) { return s.listTruth(d) }},
		choice[string]{1, func() (string, bool) {
			if s.size.Plain {
				return "", false
			}
			return fmt.Sprintf("(%s %s %s)", s.fraction(64, d), of(s.dice, relations), s.fraction(64, d)), true
		}},
		choice[string]{1, func() (string, bool) { return s.call(boolean, d) }},
	))
}

// instance draws an instanceof, now and then with a pattern.
func (s *scope) instance(depth int) string {
	t := s.refType()
	u := s.refType()
	if !s.canCast(t, u) {
		u = t
	}
	x := s.exactly(t, depth)
	if s.isSubtype(t, u) || u.list != nil || s.oneIn(2) {
		return fmt.Sprintf("(%s instanceof %s)", x, u.raw())
	}
	v := &local{name: s.fresh("p"), typ: u, assignable: true}
	s.vars = append(s.vars, v)
	right := s.truth(depth)
	s.vars = s.vars[:len(s.vars)-1]
	return fmt.Sprintf("(%s instanceof %s %s && %s)", x, u.name, v.name, right)
}

// refType draws a reference type in use.
func (s *scope) refType() *typ {
	var ts []*typ
	for _, c := range s.classes {
		ts = append(ts, c.typ)
	}
	for _, t := range s.pool {
		if t.elem != nil || t.box != nil || t.list != nil || t == s.text || t == s.object.typ || t == s.runtime.typ {
			ts = append(ts, t)
		}
	}
	return of(s.dice, ts)
}

// reference draws an expression that may be assigned to a t, and its static
// type; nil: not known for certain.
func (s *scope) reference(t *typ, depth int) (string, *typ) {
	type result struct {
		text   string
		static *typ
	}
	sub := func(u *typ) bool { return s.isSubtype(u, t) }
	leaf := []choice[result]{
		{1, func() (result, bool) {
			if depth >= 0 && !s.oneIn(4) {
				if text, u := s.create(t, depth-1); u != nil {
					return result{text, u}, true
				}
			}
			return result{"null", nil}, true
		}},
		{6, func() (result, bool) {
			ps := s.places(sub, false, depth)
			if s.hasThis() && s.class != nil && s.isSubtype(s.class.typ, t) {
				ps = append(ps, place{s.class.typ, func(int) string { return s.self() }})
			}
			if len(ps) == 0 {
				return result{}, false
			}
			p := of(s.dice, ps)
			return result{p.text(depth), p.typ}, true
		}},
	}
	if depth <= 0 || !s.spend() {
		r := take(s.dice, leaf)
		return r.text, r.static
	}
	d := depth - 1
	r := take(s.dice, append(leaf,
		choice[result]{4, func() (result, bool) {
			text, u := s.create(t, d)
			return result{text, u}, u != nil
		}},
		choice[result]{1, func() (result, bool) {
			text, ok := s.call(sub, d)
			return result{text, nil}, ok
		}},
		choice[result]{1, func() (result, bool) {
			x, _ := s.reference(t, d)
			y, _ := s.reference(t, d)
			return result{fmt.Sprintf("(%s ? %s : %s)", s.truth(d), x, y), nil}, true
		}},
		choice[result]{1, func() (result, bool) {
			return result{s.switched(func() string { x, _ := s.reference(t, d); return x }, false), nil}, true
		}},
		choice[result]{1, func() (result, bool) {
			u := s.refType()
			if !s.canCast(u, t) {
				return result{}, false
			}
			return result{fmt.Sprintf("((%s) %s)", t.name, s.exactly(u, d)), t}, true
		}},
		choice[result]{1, func() (result, bool) {
			text, ok := s.assignment(func(u *typ) bool { return u.isRef() && sub(u) }, d)
			return result{text, nil}, ok
		}},
	))
	return r.text, r.static
}

// create draws an object or array creation; no type: there is nothing to create.
func (s *scope) create(t *typ, depth int) (string, *typ) {
	var can []*typ
	for _, c := range s.classes {
		if c.isConcrete() && c.rank < s.rank && s.isSubtype(c.typ, t) && (c.rank == 0 || len(c.ctors) > 0) {
			can = append(can, c.typ)
		}
	}
	for _, a := range append(append(s.arrayTypes(), s.valueTypes()...), s.listTypes()...) {
		if s.isSubtype(a, t) {
			can = append(can, a)
		}
	}
	if (t.box != nil || t == s.text) && len(can) == 0 {
		can = append(can, t)
	}
	if (t.elem != nil || t.list != nil) && len(can) == 0 {
		can = append(can, t)
	}
	if len(can) == 0 {
		return "", nil
	}
	u := of(s.dice, can)
	if u.box != nil || u == s.text {
		return s.nonNull(u, depth), u
	}
	if u.list != nil {
		return s.newList(u, depth)
	}
	if u.class != nil {
		return "new " + u.name + "(" + s.arguments(of(s.dice, u.class.ctors), false, depth) + ")", u
	}
	return s.createArray(u, depth), u
}

func (s *scope) createArray(t *typ, depth int) string {
	if s.oneIn(2) {
		return "new " + t.name + " " + s.initializer(t, depth)
	}
	leaf, dims := t, 0
	for leaf.elem != nil {
		leaf, dims = leaf.elem, dims+1
	}
	size := func() string {
		if s.oneIn(5) {
			return s.number(32, depth) + " % 3"
		}
		return fmt.Sprint(1 + s.n(3))
	}
	text := "new " + leaf.name + "[" + size() + "]"
	given := 1
	for given < dims && s.oneIn(2) {
		text += "[" + size() + "]"
		given++
	}
	return "(" + text + strings.Repeat("[]", dims-given) + ")"
}

// initializer draws { … } for an array.
func (s *scope) initializer(t *typ, depth int) string {
	var xs []string
	for range s.n(4) {
		if t.elem.elem != nil && depth > 0 && s.oneIn(2) {
			xs = append(xs, s.initializer(t.elem, depth-1))
			continue
		}
		xs = append(xs, s.assigned(t.elem, depth-1))
	}
	return "{" + strings.Join(xs, ", ") + "}"
}

// arguments draws the arguments for parameters.
func (s *scope) arguments(params []*typ, varArgs bool, depths ...int) string {
	depth := 1
	if len(depths) > 0 {
		depth = depths[0]
	}
	var xs []string
	for i, p := range params {
		if varArgs && i == len(params)-1 && !s.oneIn(3) {
			for range s.n(4) {
				// A cast keeps a lone null or array from being the whole array.
				xs = append(xs, s.variadic(p.elem, depth))
			}
			continue
		}
		if varArgs && i == len(params)-1 {
			xs = append(xs, "("+p.name+") "+s.passed(p, depth))
			continue
		}
		xs = append(xs, s.passed(p, depth))
	}
	return strings.Join(xs, ", ")
}

// variadic draws an argument of variable arity, of static type t.
func (s *scope) variadic(t *typ, depth int) string {
	if !t.isRef() {
		return s.passed(t, depth)
	}
	return "(" + t.name + ") " + s.base(t, nil, depth)
}

// call draws a call whose result is wanted.
func (s *scope) call(want func(*typ) bool, depth int) (string, bool) {
	return s.callOf(func(f *family) bool { return f.result != nil && want(f.result) }, depth)
}

// callOf draws a call of one of the families wanted.
func (s *scope) callOf(want func(*family) bool, depth int) (string, bool) {
	if s.calls <= 0 {
		return "", false
	}
	var can []*family
	for _, f := range s.families {
		switch {
		case !want(f):
		case f.private && s.class != f.root:
		case f.rank < s.rank, f == s.family && f.recursive:
			can = append(can, f)
		}
	}
	if len(can) == 0 {
		return "", false
	}
	s.calls--
	f := of(s.dice, can)
	args := func() string { return "(" + s.arguments(f.params, f.varArgs, depth) + ")" }
	if f.static {
		switch {
		case s.class.isSubclass(f.root) && s.oneIn(3):
			return f.name + args(), true
		case s.oneIn(6):
			return s.base(f.root.typ, nil, depth) + "." + f.name + args(), true
		}
		return f.root.name + "." + f.name + args(), true
	}
	if s.hasThis() && s.class.isSubclass(f.root) {
		switch s.n(4) {
		case 0:
			return f.name + args(), true
		case 1:
			return s.self() + "." + f.name + args(), true
		case 2:
			if !f.private && s.class.super != nil && s.class.super.isSubclass(f.root) && s.isImplemented(f, s.class.super) && !f.root.iface {
				return s.super() + "." + f.name + args(), true
			}
		}
	}
	if x := s.base(f.root.typ, nil, depth); f.private { // no member of a subclass
		return "((" + f.root.name + ") " + x + ")." + f.name + args(), true
	} else {
		return x + "." + f.name + args(), true
	}
}
