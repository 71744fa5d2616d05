package fuzz

import (
	"fmt"
	"strings"
)

// block draws statements into s.into; they can always complete normally.
func (s *specScope) block() {
	vars := len(s.vars)
	for range 1 + s.n(3) {
		s.statement()
	}
	s.vars = s.vars[:vars:vars]
}

func (s *specScope) statement() {
	simple := []choice[bool]{
		{5, func() (bool, bool) { return true, s.assign() }},
		{2, func() (bool, bool) {
			v := &local{name: s.fresh("v"), typ: of(s.dice, s.pool), assignable: true}
			s.into.add("%s %s = %s;", v.typ.name, v.name, s.value(v.typ, 2))
			s.vars = append(s.vars, v)
			return true, true
		}},
		{1, func() (bool, bool) {
			s.into.add("if (%s) %s", s.truth(2), s.abrupt())
			return true, true
		}},
		{2, func() (bool, bool) {
			if s.pure {
				return true, false
			}
			text, ok := s.calledOf(func(*specMethod) bool { return true }, 1)
			if ok {
				s.into.add("%s;", text)
			}
			return true, ok
		}},
		{1, func() (bool, bool) { s.assertion(); return true, true }},
		{1, func() (bool, bool) { return true, s.setGhost() }},
	}
	if !s.spend() || s.into.depth > 4 {
		take(s.dice, simple)
		return
	}
	take(s.dice, append(simple,
		choice[bool]{4, func() (bool, bool) { s.branch(); return true, true }},
		choice[bool]{2, func() (bool, bool) { return true, s.count() }},
		choice[bool]{2, func() (bool, bool) { return true, s.walk() }},
		choice[bool]{2, func() (bool, bool) { s.try(); return true, true }},
		choice[bool]{1, func() (bool, bool) { s.choice(); return true, true }},
		choice[bool]{1, func() (bool, bool) { return true, s.forEachLoop() }},
	))
}

// setGhost draws an assignment to a ghost field.
func (s *specScope) setGhost() bool {
	if s.pure {
		return false
	}
	in := *s
	in.spec, in.old = true, true
	var can []step
	for _, c := range s.classes {
		for _, f := range c.instanceFields() {
			if !f.ghost {
				continue
			}
			x, ok := in.place(func(t *typ) bool { return t == c.typ }, 1, false)
			if ok {
				can = append(can, step{f.typ, func() string { return x + "." + f.name }, true})
			}
		}
	}
	if len(can) == 0 {
		return false
	}
	s.into.add("//@ set %s = %s;", s.pick(can).text(), in.number(32, 2))
	return true
}

// assign draws an assignment. A pure method changes its variables only.
func (s *specScope) assign() bool {
	far := s.far()
	if s.pure {
		far = 0
	}
	var can []step
	for _, p := range s.places(func(*typ) bool { return true }, far, true) {
		if !s.pure || !strings.Contains(p.text(), ".") {
			can = append(can, p)
		}
	}
	if len(can) == 0 {
		return false
	}
	p := s.pick(can)
	switch {
	case p.typ.isNumeric() && s.oneIn(5):
		s.into.add("%s%s;", p.text(), of(s.dice, []string{"++", "--"}))
	case p.typ.isNumeric() && s.oneIn(5):
		s.into.add("%s %s %s;", p.text(), of(s.dice, compound), s.number(64, 1))
	default:
		s.into.add("%s = %s;", p.text(), s.value(p.typ, 2))
	}
	return true
}

// abrupt draws what leaves the block.
func (s *specScope) abrupt() string {
	return take(s.dice, []choice[string]{
		{3, func() (string, bool) {
			if s.result == nil {
				return "return;", true
			}
			return "return " + s.value(s.result, 1) + ";", true
		}},
		{2, func() (string, bool) {
			return "throw new " + of(s.dice, []string{"RuntimeException", "IllegalStateException"}) + "();", true
		}},
		{4, func() (string, bool) { return of(s.dice, []string{"break;", "continue;"}), s.loops > 0 }},
	})
}

// assertion draws a JML or Java statement that claims something.
func (s *specScope) assertion() {
	in := *s
	in.spec, in.old = true, true
	switch s.n(3) {
	case 0:
		s.into.add("//@ assert %s;", in.truth(2))
	case 1:
		s.into.add("//@ assume %s;", in.truth(2))
	case 2:
		s.into.add("assert %s;", s.truth(2))
	}
}

func (s *specScope) branch() {
	s.into.open("if (" + s.truth(2) + ")")
	s.block()
	if s.oneIn(2) {
		s.into.close(" else {")
		s.into.depth++
		s.block()
	}
	s.into.close("")
}

// annotate draws the specification of a loop.
func (s *specScope) annotate() {
	in := *s
	in.spec, in.old = true, true
	if s.oneIn(8) {
		s.into.add("//@ loop_invariant %s;", in.truth(2))
	}
	if s.oneIn(10) {
		s.into.add("//@ decreases %s;", in.number(32, 1))
	}
}

// count draws a loop over ints.
func (s *specScope) count() bool {
	to := s.number(32, 1)
	if s.oneIn(2) {
		if x, ok := s.place(func(t *typ) bool { return t.elem != nil }, 1, false); ok {
			to = x + ".length"
		}
	}
	v := &local{name: s.fresh("i"), typ: tInt}
	s.vars = append(s.vars, v)
	s.annotate()
	s.into.open(fmt.Sprintf("for (int %s = 0; %[1]s < %[2]s; %[1]s++)", v.name, to))
	s.body()
	s.vars = s.vars[: len(s.vars)-1 : len(s.vars)-1]
	return true
}

// walk draws a loop along a field.
func (s *specScope) walk() bool {
	c := of(s.dice, s.classes)
	var along []*field
	for _, f := range c.instanceFields() {
		if f.typ.class != nil && s.isSubtype(f.typ, c.typ) {
			along = append(along, f)
		}
	}
	start, ok := s.place(func(t *typ) bool { return t.isRef() && s.isSubtype(t, c.typ) }, 1, false)
	if !ok || len(along) == 0 {
		return false
	}
	v := &local{name: s.fresh("w"), typ: c.typ}
	f := of(s.dice, along)
	s.into.add("%s %s = %s;", c.name, v.name, start)
	s.vars = append(s.vars, v)
	more := fmt.Sprintf("%s != null", v.name)
	if s.oneIn(2) {
		more += " && " + s.truth(1)
	}
	s.annotate()
	if s.oneIn(4) {
		s.into.open("do")
		s.into.add("if (%s != null) %[1]s = %[1]s.%[2]s;", v.name, f.name)
		s.loops++
		s.block()
		s.loops--
		s.into.close(" while (" + more + ");")
		return true
	}
	s.into.open("while (" + more + ")")
	s.into.add("%s = %[1]s.%[2]s;", v.name, f.name)
	s.body()
	return true
}

// forEachLoop draws a loop over an array.
func (s *specScope) forEachLoop() bool {
	can := s.places(func(t *typ) bool { return t.elem != nil }, s.far(), false)
	if len(can) == 0 {
		return false
	}
	p := s.pick(can)
	v := &local{name: s.fresh("x"), typ: p.typ.elem}
	over := p.text()
	s.annotate()
	vars := s.vars
	s.vars = append(s.vars, v)
	s.into.open(fmt.Sprintf("for (%s %s : %s)", v.typ.name, v.name, over))
	s.body()
	s.vars = vars
	return true
}

// choice draws a switch over an int.
func (s *specScope) choice() {
	s.into.open("switch (" + s.number(32, 1) + ")")
	for i := range 1 + s.n(2) {
		s.into.add("case %d:", i)
		s.block()
		if s.oneIn(2) {
			s.into.add("break;")
		}
	}
	if s.oneIn(2) {
		s.into.add("default:")
		s.block()
	}
	s.into.close("")
}

// body draws the rest of a loop's body.
func (s *specScope) body() {
	s.loops++
	s.block()
	s.loops--
	s.into.close("")
}

// try draws a try statement.
func (s *specScope) try() {
	s.into.open("try")
	s.block()
	caught := s.n(3)
	handle := func(exception string) {
		e := s.fresh("e")
		s.into.close(" catch (" + exception + " " + e + ") {")
		s.into.depth++
		s.block()
		if s.oneIn(5) {
			s.into.add("throw %s;", e)
		}
	}
	if caught == 2 {
		handle(of(s.dice, exceptions[1:]))
	}
	if caught > 0 {
		handle(exceptions[0])
	}
	if caught == 0 || s.oneIn(3) {
		s.into.close(" finally {")
		s.into.depth++
		s.block()
	}
	s.into.close("")
}
