package fuzz

import (
	"fmt"
	"strings"
)

// labels draws the labels of a switch, each once.
type labels struct {
	free []string
	dice dice
}

// intLabels are labels that every integer type has.
func (s *scope) intLabels() *labels {
	return &labels{[]string{"0", "1", "2", "3", "65", "100", "127"}, s.dice}
}

// some takes at most n labels that are left; 'none' is a possible answer.
func (l *labels) some(n int) (out []string) {
	for range n {
		if len(l.free) > 0 {
			i := l.dice.n(len(l.free))
			out = append(out, l.free[i])
			l.free = append(append([]string{}, l.free[:i]...), l.free[i+1:]...)
		}
	}
	return out
}

// subject draws what a switch is about, and its labels.
func (s *scope) subject() (text string, l *labels) {
	t := of(s.dice, []*typ{tInt, tByte, tChar, tShort})
	return fmt.Sprintf("(%s) %s", t.name, s.selector()), s.intLabels()
}

// rules draws a switch statement with arrows. It always completes normally.
func (s *scope) rules() {
	subject, l := s.subject()
	s.into.open("switch (" + subject + ")")
	j := &jump{plain: true}
	rule := func(label string) {
		switch s.n(4) {
		case 0:
			if text, ok := s.callOf(func(*family) bool { return true }, s.size.Depth); ok {
				s.into.add("%s -> %s;", label, text)
				return
			}
		case 1:
			if text, ok := s.assign(func(*typ) bool { return true }, s.size.Depth); ok {
				s.into.add("%s -> %s;", label, text)
				return
			}
		case 2:
			if s.oneIn(3) {
				s.into.add("%s -> throw %s;", label, s.exception())
				return
			}
		}
		s.into.open(label + " ->")
		s.within(j, true)
		s.into.close("")
	}
	for range 1 + s.n(3) {
		if ls := l.some(1 + s.n(3)); len(ls) > 0 {
			rule("case " + strings.Join(ls, ", "))
		}
	}
	if s.oneIn(2) {
		rule("default")
		if ls := l.some(1); len(ls) > 0 {
			s.into.add("case %s -> { }", ls[0]) // completes
		}
	}
	s.into.close("")
}

// switched draws a switch expression, each result by value. Nothing but a yield
// or an exception leaves it. It may hold try statements where no operand waits.
func (s *scope) switched(value func() string, try bool) string {
	subject, l := s.subject()
	outer := *s
	depth := 0
	if s.into != nil {
		depth = s.into.depth
	}
	s.into, s.jumps, s.noReturn, s.yield, s.noTry = &lines{depth: depth}, nil, true, value, !try
	s.into.open("(switch (" + subject + ")")
	if s.oneIn(3) {
		s.yieldGroups(l)
	} else {
		s.yieldRules(l)
	}
	s.into.close(")")
	text := strings.TrimSpace(strings.Join(s.into.text, "\n"))
	s.into, s.jumps, s.noReturn, s.yield, s.noTry = outer.into, outer.jumps, outer.noReturn, outer.yield, outer.noTry
	return text
}

func (s *scope) yieldRules(l *labels) {
	rule := func(label string, throws bool) {
		switch k := s.n(6); {
		case k < 3:
			s.into.add("%s -> %s;", label, s.yield())
		case k == 3 && throws:
			s.into.add("%s -> throw %s;", label, s.exception())
		default:
			s.into.open(label + " ->")
			s.yieldBlock()
			s.into.close("")
		}
	}
	for range 1 + s.n(2) {
		if ls := l.some(1 + s.n(3)); len(ls) > 0 {
			rule("case "+strings.Join(ls, ", "), true)
		}
	}
	s.into.add("default -> %s;", s.yield()) // one result at least
}

// yieldBlock draws statements that end with a yield, or do not complete.
func (s *scope) yieldBlock() {
	vars := len(s.vars)
	if s.block(true) {
		s.into.add("%s", s.yields())
	}
	s.vars = s.vars[:vars]
}

// yields draws a yield statement. javac takes a comma in the parentheses behind
// yield for one between arguments, so it must stand deeper.
func (s *scope) yields() string {
	x := s.yield()
	if x[0] == '(' && strings.Contains(x, ",") {
		x = "(" + x + ")"
	}
	return "yield " + x + ";"
}

// yieldGroups draws groups of which the first ones may fall through.
func (s *scope) yieldGroups(l *labels) {
	vars := len(s.vars)
	for range 1 + s.n(2) {
		ls := l.some(1 + s.n(2))
		if len(ls) == 0 {
			continue
		}
		s.into.add("case %s:", strings.Join(ls, ", "))
		s.into.depth++
		s.block(true)
		s.into.depth--
	}
	s.into.add("default:")
	s.into.depth++
	s.block(false)
	s.into.add("%s", s.yields())
	s.into.depth--
	s.vars = s.vars[:vars]
}
