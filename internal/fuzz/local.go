package fuzz

import "fmt"

// localClass draws a local class that captures variables, with a field and a
// method, and calls it. No other variable refers to its object.
func (s *scope) localClass() {
	captured := make([]*local, 1+s.n(2))
	for i := range captured {
		t := of(s.dice, s.pool)
		x := s.assigned(t, 2)
		captured[i] = &local{name: s.fresh("v"), typ: t}
		s.into.add("final %s %s = %s;", t.name, captured[i].name, x)
	}
	name, method, param := s.fresh("D"), s.fresh("h"), s.fresh("a")
	field := &local{name: s.fresh("f"), typ: of(s.dice, s.pool), assignable: true}
	k := *s
	k.outer = ""
	k.static, k.constructs, k.noReturn, k.noTry, k.yield = true, false, false, false, nil
	k.jumps, k.loops, k.result = nil, 0, s.basic()
	k.vars = append([]*local{}, captured...)
	s.into.open("class " + name)
	s.into.add("%s %s = %s;", field.typ.name, field.name, k.assigned(field.typ, 0))
	s.into.open(fmt.Sprintf("%s %s(int %s)", k.result.name, method, param))
	k.vars = append(k.vars, field, &local{name: param, typ: tInt, assignable: true})
	if k.block(true) {
		s.into.add("return %s;", k.assigned(k.result, 2))
	}
	s.into.close("")
	s.into.close("")
	s.budget, s.calls = k.budget, k.calls
	s.vars = append(s.vars, captured...)
	v := &local{name: s.fresh("v"), typ: k.result, assignable: true}
	s.into.add("%s %s = new %s().%s(%s);", v.typ.name, v.name, name, method, s.number(32, 2))
	s.vars = append(s.vars, v)
}
