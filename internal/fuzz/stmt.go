package fuzz

import (
	"fmt"
	"slices"
)

// block draws statements into s.into and reports whether they can complete
// normally (JLS 14.22). Without mayEnd they always can.
func (s *scope) block(mayEnd bool) bool {
	vars := len(s.vars)
	defer func() { s.vars = s.vars[:vars] }()
	for range 1 + s.n(s.size.Statements) {
		if !s.statement(mayEnd) {
			return false
		}
	}
	if mayEnd && s.oneIn(8) {
		if text := s.abrupt(); text != "" {
			s.into.add("%s", text)
			return false
		}
	}
	return true
}

// statement draws one statement; see block.
func (s *scope) statement(mayEnd bool) bool {
	d := s.size.Depth
	all := func(*typ) bool { return true }
	simple := []choice[bool]{
		{6, func() (bool, bool) { return true, s.expression(s.assign(all, d)) }},
		{4, func() (bool, bool) { s.declaration(); return true, true }},
		{2, func() (bool, bool) { return true, s.expression(s.step(all, d)) }},
		{4, func() (bool, bool) { return true, s.expression(s.callOf(func(*family) bool { return true }, d)) }},
		{2, func() (bool, bool) { s.chain(); return true, true }},
		{2, func() (bool, bool) { return true, s.expression(s.boxStep(d)) }},
		{2, func() (bool, bool) { return true, s.expression(s.listStep(d)) }},
		{3, func() (bool, bool) {
			text := s.abrupt()
			if text == "" {
				return true, false
			}
			s.into.add("if (%s) %s", s.truth(d), text)
			return true, true
		}},
	}
	if !s.spend() {
		if s.oneIn(2) {
			return true
		}
		return take(s.dice, simple)
	}
	deep := len(s.jumps) + s.into.depth
	if deep > 6 {
		return take(s.dice, simple)
	}
	return take(s.dice, append(simple,
		choice[bool]{4, func() (bool, bool) { return s.branch(mayEnd), true }},
		choice[bool]{5, func() (bool, bool) { return s.loop(), true }},
		choice[bool]{4, func() (bool, bool) {
			if s.noTry {
				return false, false
			}
			return s.try(mayEnd), true
		}},
		choice[bool]{2, func() (bool, bool) { s.choice(); return true, true }},
		choice[bool]{2, func() (bool, bool) { s.rules(); return true, true }},
		choice[bool]{2, func() (bool, bool) { s.localClass(); return true, true }},
		choice[bool]{3, func() (bool, bool) {
			if s.noTry {
				return false, false
			}
			s.constructed()
			return true, true
		}},
		choice[bool]{1, func() (bool, bool) { return s.labeled(mayEnd), true }},
		choice[bool]{1, func() (bool, bool) {
			if s.noTry {
				return false, false
			}
			t := s.refType()
			s.into.open("synchronized (" + s.base(t, nil, d) + ")")
			ends := s.block(mayEnd)
			s.into.close("")
			return ends, true
		}},
	))
}

func (s *scope) expression(text string, ok bool) bool {
	if ok {
		s.into.add("%s;", text)
	}
	return ok
}

func (s *scope) declaration() {
	t := of(s.dice, s.pool)
	if s.oneIn(3) {
		t = s.basic()
	}
	text := s.assigned(t, s.size.Depth)
	switch {
	case t.elem != nil && s.oneIn(4):
		text = s.initializer(t, 1)
	case !s.noTry && s.oneIn(8) && s.spend():
		text = s.switched(func() string { return s.assigned(t, s.size.Depth-1) }, true)
	}
	v := &local{name: s.fresh("v"), typ: t, assignable: true}
	s.into.add("%s %s = %s;", t.name, v.name, text)
	s.vars = append(s.vars, v)
}

// chain draws x = y = … of one type.
func (s *scope) chain() {
	t := of(s.dice, s.pool)
	ps := s.places(func(u *typ) bool { return u == t }, true, s.size.Depth)
	if len(ps) == 0 {
		return
	}
	text := ""
	for range 1 + s.n(3) {
		text += of(s.dice, ps).text(s.size.Depth-1) + " = "
	}
	s.into.add("%s%s;", text, s.assigned(t, s.size.Depth-1))
}

// abrupt draws a statement that does not complete normally, "" when none is
// allowed here.
func (s *scope) abrupt() string {
	choices := []choice[string]{
		{3, func() (string, bool) {
			if s.yield != nil {
				return s.yields(), true
			}
			if s.noReturn {
				return "", false
			}
			if s.result == nil {
				return "return;", true
			}
			return "return " + s.assigned(s.result, s.size.Depth) + ";", true
		}},
		{2, func() (string, bool) { return "throw " + s.exception() + ";", true }},
		{4, func() (string, bool) {
			if len(s.jumps) == 0 {
				return "", false
			}
			j := of(s.dice, s.jumps)
			j.used = true
			innermost := s.innermost(func(k *jump) bool { return k.plain }) == j
			switch {
			case innermost && (j.label == "" || s.oneIn(2)):
				return "break;", true
			case j.label != "":
				return "break " + j.label + ";", true
			}
			j.used = false
			return "", false
		}},
		{2, func() (string, bool) {
			j := s.innermost(func(k *jump) bool { return k.loop })
			if j == nil {
				return "", false
			}
			var named []*jump
			for _, k := range s.jumps {
				if k.loop && k.label != "" {
					named = append(named, k)
				}
			}
			if len(named) > 0 && s.oneIn(2) {
				return "continue " + of(s.dice, named).label + ";", true
			}
			return "continue;", true
		}},
	}
	return take(s.dice, choices)
}

func (s *scope) innermost(is func(*jump) bool) *jump {
	for i := len(s.jumps) - 1; i >= 0; i-- {
		if is(s.jumps[i]) {
			return s.jumps[i]
		}
	}
	return nil
}

// exception draws what is thrown.
func (s *scope) exception() string {
	var own []*class
	for _, c := range s.classes {
		if c.isSubclass(s.runtime) {
			own = append(own, c)
		}
	}
	switch {
	case len(own) > 0 && !s.oneIn(4):
		c := of(s.dice, own)
		return "new " + c.name + "(" + s.number(32, 1) + ")"
	case s.oneIn(3):
		return s.base(s.runtime.typ, nil, 1)
	}
	return "new RuntimeException()"
}

// within draws the block of a statement that jumps may leave.
func (s *scope) within(j *jump, mayEnd bool) bool {
	s.jumps = append(s.jumps, j)
	ends := s.block(mayEnd)
	s.jumps = s.jumps[:len(s.jumps)-1]
	return ends
}

func (s *scope) branch(mayEnd bool) bool {
	s.into.open("if (" + s.truth(s.size.Depth) + ")")
	if s.oneIn(2) {
		one := s.block(mayEnd)
		s.into.close(" else {")
		s.into.depth++
		two := s.block(mayEnd)
		s.into.close("")
		return one || two
	}
	s.block(true)
	s.into.close("")
	return true
}

// loop draws a loop: one with a small constant count, or one that burns fuel.
func (s *scope) loop() bool {
	j := &jump{loop: true, plain: true}
	label := ""
	if s.oneIn(3) {
		j.label = s.fresh("L")
		label = j.label + ": "
	}
	vars := len(s.vars)
	s.loops++
	defer func() { s.loops--; s.vars = s.vars[:vars] }()
	d := 2
	choices := []choice[bool]{
		{4, func() (bool, bool) {
			if s.loops > 2 {
				return false, false
			}
			i := &local{name: s.fresh("i"), typ: tInt}
			s.into.open(fmt.Sprintf("%sfor (int %s = 0; %s < %d; %s++)", label, i.name, i.name, 1+s.n(3), i.name))
			s.vars = append(s.vars, i)
			return true, true
		}},
		{2, func() (bool, bool) {
			s.into.open(fmt.Sprintf("%swhile (Main.fuel-- > 0 && %s)", label, s.truth(d)))
			return true, true
		}},
		{2, func() (bool, bool) {
			t := s.basic()
			if t.isBoolean() {
				t = tLong
			}
			i := &local{name: s.fresh("i"), typ: t, assignable: true}
			k := s.fresh("i")
			first := s.assigned(t, d)
			s.vars = append(s.vars, i)
			head := fmt.Sprintf("for (%s %s = %s, %s = %s; ", t.name, i.name, first, k, s.assigned(t, 1))
			s.vars = append(s.vars, &local{name: k, typ: t, assignable: true})
			head += fmt.Sprintf("%s < %s && Main.fuel-- > 0; ", i.name, s.number(64, 1))
			if s.oneIn(2) {
				head += fmt.Sprintf("%s -= %s, ", k, s.number(64, 1))
			}
			s.into.open(label + head + i.name + "++)")
			return true, true
		}},
		{2, func() (bool, bool) {
			over := append(s.arrayTypes(), s.listTypes()...)
			if len(over) == 0 {
				return false, false
			}
			a := of(s.dice, over)
			t := a.elem
			if t == nil {
				t = a.list
			}
			if t.isNumeric() && t.bits < 64 && s.oneIn(4) { // the variable widens the element
				t = tLong
			}
			if t.box != nil && s.oneIn(2) {
				t = t.box
			}
			v := &local{name: s.fresh("v"), typ: t, assignable: true}
			s.into.open(fmt.Sprintf("%sfor (%s %s : %s)", label, t.name, v.name, s.base(a, nil, d)))
			s.vars = append(s.vars, v)
			return true, true
		}},
	}
	if s.oneIn(5) {
		s.into.open(label + "do")
		s.within(j, false)
		s.into.close(fmt.Sprintf(" while (%s && Main.fuel-- > 0);", s.truth(d)))
		return true
	}
	if !take(s.dice, choices) { // too deep for loops that cost nothing
		s.into.open(fmt.Sprintf("%swhile (Main.fuel-- > 0 && %s)", label, s.truth(d)))
	}
	s.within(j, true)
	s.into.close("")
	return true
}

// caught are the exceptions of the library that are caught by name, no one
// before its superclass.
var caught = []string{"NullPointerException", "ArithmeticException", "ArrayIndexOutOfBoundsException", "NegativeArraySizeException",
	"ClassCastException", "ArrayStoreException", "IndexOutOfBoundsException", "RuntimeException", "Exception", "Throwable"}

func (s *scope) try(mayEnd bool) bool {
	used := make([]bool, len(s.jumps))
	for i, j := range s.jumps {
		used[i] = j.used
	}
	s.into.open("try")
	ends := s.block(mayEnd)
	var names []string
	for i := len(s.classes) - 1; i >= 0; i-- { // subclasses first
		if c := s.classes[i]; c.isSubclass(s.runtime) && s.oneIn(2) {
			names = append(names, c.name)
		}
	}
	for _, n := range caught {
		if s.oneIn(4) {
			names = append(names, n)
		}
	}
	finally := s.oneIn(2)
	if len(names) == 0 && !finally {
		names = []string{"RuntimeException"}
	}
	for i := 0; i < len(names); i++ {
		n := names[i]
		v := &local{name: s.fresh("e"), typ: s.runtime.typ, assignable: true}
		k := slices.IndexFunc(s.classes, func(c *class) bool { return c.name == n })
		c := slices.Index(caught, n)
		switch {
		case k >= 0:
			v.typ = s.classes[k].typ
		case c < 4 && i+1 < len(names) && slices.Index(caught, names[i+1]) < 5 && s.oneIn(2):
			// Neither is a subclass of the other.
			n += " | " + names[i+1]
			v.assignable = false
			i++
		case n != s.runtime.name:
			narrow := newClass(n)
			narrow.library, narrow.super = true, s.runtime
			v.typ = narrow.typ
		}
		s.into.close(" catch (" + n + " " + v.name + ") {")
		s.into.depth++
		vars := len(s.vars)
		if n != "Exception" && n != "Throwable" {
			s.vars = append(s.vars, v)
		}
		if s.block(mayEnd) {
			ends = true
		}
		s.vars = s.vars[:vars]
	}
	if finally {
		s.into.close(" finally {")
		s.into.depth++
		inside := make([]bool, len(s.jumps))
		for i, j := range s.jumps {
			inside[i], j.used = j.used, false
		}
		done := s.block(mayEnd)
		ends = ends && done
		for i, j := range s.jumps { // no break gets past one that does not complete
			j.used = j.used || used[i] || done && inside[i]
		}
	}
	s.into.close("")
	return ends
}

// choice draws a switch.
func (s *scope) choice() {
	t := of(s.dice, []*typ{tInt, tByte, tChar, tShort})
	s.into.open(fmt.Sprintf("switch ((%s) %s)", t.name, s.selector()))
	j := &jump{plain: true}
	used := map[int]bool{}
	groups := 1 + s.n(4)
	missing := true // default
	ends := true    // the last group can complete
	vars := len(s.vars)
	for range groups {
		labels := 0
		for range 1 + s.n(2) {
			k := of(s.dice, []int{0, 1, 2, 3, 65, 100, 127})
			if !used[k] {
				used[k] = true
				labels++
				s.into.add("case %d:", k)
			}
		}
		if missing && (labels == 0 || s.oneIn(3)) {
			missing = false
			labels++
			s.into.add("default:")
		}
		if labels == 0 {
			continue
		}
		s.into.depth++
		ends = s.within(j, true)
		if ends && s.oneIn(2) {
			s.into.add("break;")
		}
		s.into.depth--
	}
	if !ends {
		s.into.add("case 4:")
	}
	s.vars = s.vars[:vars]
	s.into.close("")
}

func (s *scope) selector() string {
	x := s.number(32, 2)
	if s.oneIn(4) {
		return x
	}
	return "(" + x + " & 3)"
}

func (s *scope) labeled(mayEnd bool) bool {
	j := &jump{label: s.fresh("L")}
	s.into.open(j.label + ":")
	ends := s.within(j, mayEnd)
	s.into.close("")
	return ends || j.used
}
