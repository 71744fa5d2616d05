package fuzz

import (
	"fmt"
	"strings"

	"pgregory.net/rapid"

	"inspect/java/bounds"
	"inspect/java/types"
)

// Annotated is a random compilation unit with JML: few classes whose fields
// lead to one another, class specifications, and methods with contracts of
// every form that `inspect` understands. It is small enough for every pre-state
// to be tried.
type Annotated struct {
	text string
	// Bounds are some at which all its literals fit.
	Bounds bounds.Bounds
	// ReceiverOnly and Exceptions are options of the check.
	ReceiverOnly bool
	Exceptions   types.Exceptions
}

// String is the Java text.
func (a *Annotated) String() string { return a.text }

// GoString keeps rapid's logs readable.
func (a *Annotated) GoString() string { return "\n" + a.text }

// Annotations draws annotated units.
func Annotations() *rapid.Generator[*Annotated] {
	return rapid.Custom(func(t *rapid.T) *Annotated {
		g := &specGen{gen: &gen{dice: dice{t}, arrays: map[*typ]*typ{}}}
		return g.unit()
	})
}

// specGen draws one annotated unit. What it shares with programs are the model
// of types and the subtype relation of gen.
//
// Ranks keep the call graph acyclic: the k-th method calls methods before it.
type specGen struct {
	*gen
	bits    int
	methods []*specMethod
}

// specMethod is a method with all that overrides it.
type specMethod struct {
	name   string
	root   *class
	static bool
	pure   bool
	params []*typ
	result *typ // nil: void
}

// drawBounds draws small bounds; now and then one of them is zero.
func (g *specGen) drawBounds() bounds.Bounds {
	b := bounds.Bounds{}.WithDefaults()
	b.Bits, b.Objects, b.Recursion, b.ArrayLength, b.Unwind = g.bits, 1+g.n(2), 1+g.n(2), 2, 2
	if g.oneIn(8) {
		b.PerClass = map[string]int{"C0": g.n(4)}
	}
	b.Total = g.oneIn(6)
	b.Constant = []int{0, 1, 2, 64}[g.n(4)]
	for _, p := range []bounds.Place{{Flag: bounds.Unwind, At: "C0.*", N: g.n(3)}, {Flag: bounds.Unwind, At: "C1.m", N: g.n(4)},
		{Flag: bounds.Recursion, At: "C0.*", N: g.n(3)}, {Flag: bounds.ArrayLength, At: "int[]", N: g.n(3)}} {
		if g.oneIn(5) {
			b.Places = append(b.Places, p)
		}
	}
	for _, n := range []*int{&b.Objects, &b.Recursion, &b.ArrayLength, &b.Unwind} {
		if g.oneIn(12) {
			*n = 0
		}
	}
	return b
}

func (g *specGen) unit() *Annotated {
	g.bits = 2 + g.n(2)
	a := &Annotated{Bounds: g.drawBounds()}
	a.ReceiverOnly = g.oneIn(8)
	switch {
	case g.oneIn(8):
		a.Exceptions = types.AnyUnchecked
	case g.oneIn(4):
		a.Exceptions = types.NoException
	}
	g.object, g.runtime = newClass("Object"), newClass("RuntimeException")
	g.drawHierarchy()
	g.drawSpecPool()
	for _, c := range g.classes {
		g.drawSpecFields(c)
	}
	for i := range g.n(4) {
		g.drawMethod(fmt.Sprint("h", i), true)
	}
	for _, c := range g.classes {
		g.drawClauses(c)
	}
	g.drawMethod("m", false)
	for _, c := range g.classes {
		if !c.iface && g.oneIn(4) {
			g.drawConstructor(c)
		}
	}
	a.text = g.classText()
	names := g.rename(a.text, g.classes)
	a.text = names.text(a.text)
	for c, n := range a.Bounds.PerClass {
		a.Bounds.PerClass = map[string]int{names.name(c): n}
	}
	return a
}

func (g *specGen) drawHierarchy() {
	for i := range 1 + g.n(3) {
		c := newClass(fmt.Sprint("C", i))
		if i > 0 && g.oneIn(2) {
			c.super = of(g.dice, g.classes)
		}
		g.classes = append(g.classes, c)
	}
	if g.oneIn(4) {
		c := newClass("I")
		c.iface = true
		for _, d := range g.classes {
			if d.super == nil && g.oneIn(2) {
				d.interfaces = append(d.interfaces, c)
			}
		}
		g.classes = append(g.classes, c)
	}
}

// drawSpecPool chooses the types of fields and parameters.
func (g *specGen) drawSpecPool() {
	for _, c := range g.classes {
		g.pool = append(g.pool, c.typ)
	}
	g.pool = append(g.pool, tInt, g.classes[0].typ, tInt)
	if g.oneIn(2) {
		g.pool = append(g.pool, of(g.dice, integers[1:]))
	}
	if g.oneIn(2) {
		g.pool = append(g.pool, g.arrayOf(of(g.dice, g.pool)))
		if g.oneIn(4) {
			g.pool = append(g.pool, g.arrayOf(g.pool[len(g.pool)-1]))
		}
	}
}

func (g *specGen) drawSpecFields(c *class) {
	if c.iface {
		return
	}
	for range 1 + g.n(3) {
		f := &field{owner: c, name: g.fresh("f"), typ: of(g.dice, g.pool)}
		words, init := g.nullity(f.typ, 3), ""
		if f.typ == tInt && g.oneIn(6) {
			init = fmt.Sprint(" = ", g.n(2))
			f.final = g.oneIn(2)
		}
		if g.oneIn(6) || f.final {
			f.static = true
			words = "static " + words
		}
		if f.final {
			words += "final "
		}
		c.fields = append(c.fields, f)
		c.body = append(c.body, fmt.Sprintf("%s%s %s%s;", words, f.typ.name, f.name, init))
	}
	if g.oneIn(4) {
		f := &field{owner: c, name: g.fresh("f"), typ: tInt, ghost: true}
		c.fields = append(c.fields, f)
		c.body = append(c.body, fmt.Sprintf("//@ ghost int %s;", f.name))
	}
}

// nullity draws a modifier in front of a type: nullable once in odds.
func (g *specGen) nullity(t *typ, oneIn int) string {
	if t != nil && t.isRef() && g.oneIn(oneIn) {
		return "/*@ nullable @*/ "
	}
	return ""
}

// drawClauses writes the specification of a class.
func (g *specGen) drawClauses(c *class) {
	state := &specScope{specGen: g, class: c, spec: true, budget: 5}
	two := *state
	two.old = true
	static := *state
	static.static = true
	for _, k := range []struct {
		word  string
		oneIn int
		scope *specScope
	}{
		{"invariant", 4, state}, {"invariant", 8, state}, {"static invariant", 20, &static},
		{"constraint", 10, &two}, {"initially", 10, state},
	} {
		if g.oneIn(k.oneIn) && !(c.iface && k.word == "initially") {
			in := *k.scope
			c.body = append(c.body, fmt.Sprintf("//@ %s %s;", k.word, in.truth(2)))
		}
	}
}

// drawMethod writes a method and what overrides it. A callee may be pure, and
// has a contract less often.
func (g *specGen) drawMethod(name string, callee bool) {
	m := &specMethod{name: name, static: g.oneIn(2)}
	var roots []*class
	for _, c := range g.classes {
		if !c.iface || callee && !m.static {
			roots = append(roots, c)
		}
	}
	m.root = of(g.dice, roots)
	for range g.n(4) {
		m.params = append(m.params, of(g.dice, g.pool))
	}
	if g.oneIn(2) {
		m.result = of(g.dice, g.pool)
	}
	if callee {
		m.pure = m.result != nil && g.oneIn(2)
	}
	nullable := ""
	if m.result != nil {
		nullable = g.nullity(m.result, 2)
	}
	var heads []string
	for i, p := range m.params {
		heads = append(heads, fmt.Sprintf("%s%s a%d", g.nullity(p, 5), p.name, i))
	}
	if !m.pure && g.oneIn(8) { // it may call itself
		g.methods = append(g.methods, m)
	}
	head := fmt.Sprintf("%s%s %s(%s)", nullable, nameOf(m.result), name, strings.Join(heads, ", "))
	for _, c := range g.classes {
		if c != m.root && (m.static || !c.isSubclass(m.root) || !(m.root.iface || g.oneIn(2))) {
			continue
		}
		g.write(m, c, head)
	}
	if len(g.methods) == 0 || g.methods[len(g.methods)-1] != m {
		g.methods = append(g.methods, m)
	}
}

// write writes a method into a class.
func (g *specGen) write(m *specMethod, c *class, head string) {
	s := &specScope{specGen: g, class: c, static: m.static, result: m.result, spec: true, budget: 7}
	for i, p := range m.params {
		s.vars = append(s.vars, &local{name: fmt.Sprint("a", i), typ: p, assignable: true})
	}
	var b lines
	s.contract(&b, c != m.root, m.pure)
	var words []string
	if m.pure {
		words = append(words, "/*@ pure @*/")
	} else if g.oneIn(12) {
		words = append(words, "/*@ helper @*/")
	}
	switch {
	case m.static:
		words = append(words, "static")
	case m.root.iface:
		words = append(words, "public")
	}
	head = strings.Join(append(words, head), " ")
	if c.iface {
		b.add("%s;", head)
		c.body = append(c.body, b.text...)
		return
	}
	b.open(head)
	code := &specScope{specGen: g, class: c, static: m.static, result: m.result, into: &b, budget: 10, pure: m.pure}
	code.vars = s.vars
	if m.pure {
		code.budget = 4
	}
	if !m.pure || g.oneIn(3) {
		code.block()
	}
	if m.result != nil {
		b.add("return %s;", code.value(m.result, 2))
	}
	b.close("")
	c.body = append(c.body, b.text...)
}

func (g *specGen) drawConstructor(c *class) {
	s := &specScope{specGen: g, class: c, spec: true, constructor: true, budget: 6}
	var heads []string
	for i := range 1 + g.n(2) {
		v := &local{name: fmt.Sprint("a", i), typ: of(g.dice, g.pool), assignable: true}
		s.vars = append(s.vars, v)
		heads = append(heads, g.nullity(v.typ, 3)+v.typ.name+" "+v.name)
	}
	var b lines
	s.contract(&b, false, false)
	b.open(c.name + "(" + strings.Join(heads, ", ") + ")")
	code := &specScope{specGen: g, class: c, constructor: true, into: &b, budget: 8}
	code.vars = s.vars
	code.block()
	b.close("")
	c.body = append(c.body, c.name+"() { }")
	c.body = append(c.body, b.text...)
}

func (g *specGen) classText() string {
	var b lines
	for _, c := range g.classes {
		head := "class " + c.name
		if c.iface {
			head = "interface " + c.name
		}
		if c.super != nil {
			head += " extends " + c.super.name
		}
		for _, i := range c.interfaces {
			head += " implements " + i.name
		}
		if g.oneIn(12) {
			head = "/*@ nullable_by_default @*/ " + head
		}
		b.open(head)
		for _, l := range c.body {
			b.add("%s", l)
		}
		b.close("")
	}
	return strings.Join(b.text, "\n") + "\n"
}

// contract writes a method's specification.
func (s *specScope) contract(b *lines, overrides, pure bool) {
	cases := s.n(3)
	if pure || s.oneIn(3) {
		cases = min(cases, 1)
	}
	for i := range cases {
		if i > 0 || overrides {
			b.add("//@ also")
		}
		kind := s.n(5)
		switch kind {
		case 3:
			b.add("//@ public normal_behavior")
		case 4:
			b.add("//@ public exceptional_behavior")
		}
		for range max(0, s.n(4)-1) {
			in := s.clause()
			in.static = s.static || s.constructor
			b.add("//@ requires %s;", in.truth(2))
		}
		if s.oneIn(3) && !pure {
			b.add("//@ assignable %s;", s.locations())
		}
		if kind != 4 {
			for range max(1, s.n(3)) {
				in := s.clause()
				in.old, in.post = true, !s.constructor
				text := in.truth(2)
				for range s.n(4) { // a weaker claim holds more often
					text += " || " + in.truth(2)
				}
				b.add("//@ ensures %s;", text)
			}
		}
		if (kind == 4 || s.oneIn(4)) && kind != 3 {
			t := of(s.dice, exceptions)
			in := s.clause()
			in.old = true
			b.add("//@ signals (%s e) %s;", t, in.truth(2))
		}
		if s.oneIn(6) && kind != 3 {
			b.add("//@ signals_only %s;", strings.Join(append(some(s.dice, exceptions, 4), of(s.dice, exceptions)), ", "))
		}
	}
}

func (s *specScope) clause() *specScope {
	in := *s
	return &in
}

// locations draws what an assignable clause lists.
func (s *specScope) locations() string {
	var xs []string
	for range s.n(3) {
		if p, ok := s.place(func(t *typ) bool { return true }, 1+s.n(2), true); ok && strings.ContainsAny(p, ".[") {
			xs = append(xs, p)
		}
	}
	if len(xs) == 0 {
		return of(s.dice, []string{`\everything`, `\nothing`})
	}
	return strings.Join(xs, ", ")
}

// exceptions are the library's that units throw and catch, and what the JVM
// throws by itself.
var exceptions = []string{
	"RuntimeException", "NullPointerException", "IllegalStateException", "ArithmeticException",
	"ArrayIndexOutOfBoundsException", "ClassCastException", "NegativeArraySizeException",
}
