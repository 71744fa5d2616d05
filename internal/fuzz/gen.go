package fuzz

import (
	"fmt"
	"strings"

	"pgregory.net/rapid"
)

// Size of the programs to draw. The zero Size is what Default says.
type Size struct {
	Classes    int  // at most, interfaces and exceptions not counted
	Families   int  // methods with all that overrides them, at most
	Objects    int  // of the pre-state, at most
	Statements int  // of a block, at most
	Budget     int  // composite expressions and statements of a body, at most
	Depth      int  // of expressions, at most
	Fuel       int  // iterations and recursive calls, at most
	NoObject   bool // no variables of type Object, which may hold arrays
	Plain      bool // no strings in constructs, and no floating point but in those
	Java21     bool // with the constructs of Java 21, unless plain
}

// Default is the size of programs for the comparison with the JVM.
var Default = Size{Classes: 4, Families: 6, Objects: 6, Statements: 5, Budget: 36, Depth: 4, Fuel: 60}

// Small is the size of programs for `inspect check`, which unrolls and inlines.
var Small = Size{Classes: 3, Families: 3, Objects: 3, Statements: 4, Budget: 16, Depth: 3, Fuel: 6, NoObject: true, Plain: true}

// Large is the size of programs for `inspect check` that take seconds.
var Large = Size{Classes: 4, Families: 5, Objects: 5, Statements: 5, Budget: 30, Depth: 4, Fuel: 6, NoObject: true, Plain: true}

// Programs draws programs of a size.
func Programs(s Size) *rapid.Generator[*Program] {
	return rapid.Custom(func(t *rapid.T) *Program {
		g := &gen{dice: dice{t}, size: s, arrays: map[*typ]*typ{}, lists: map[*typ]*[2]*typ{}, built: map[string]int{}, names: 3, declared: map[*family]map[*class]bool{}, results: map[*family]map[*class]*typ{}}
		return g.program()
	})
}

// gen draws one program.
//
// Ranks keep the call graph acyclic, but for recursive families, which burn
// fuel: family k has rank 2k, the constructors of the class with index i have
// rank 2i+1, and code calls only what has a smaller rank than its own.
type gen struct {
	dice
	size     Size
	object   *class
	runtime  *class   // RuntimeException
	classes  []*class // interfaces, classes, exceptions: superclasses first
	boxes    []*typ   // Integer and so on
	text     *typ     // String
	main     *class
	families []*family
	arrays   map[*typ]*typ
	lists    map[*typ]*[2]*typ // by what they hold: List, ArrayList
	pool     []*typ            // of fields, parameters, results
	objects  []*object
	names    int            // from 3 on: I0, E2 and the like are the classes of the program
	overload []*typ         // parameter types of Main.ov
	beside   []string       // lines of the types that constructs need
	built    map[string]int // constructs, by name
	// declared tells for a family which classes declare it: true with a body.
	declared map[*family]map[*class]bool
	// results are the result types of overriding methods that are narrower than
	// the family's.
	results map[*family]map[*class]*typ
}

func newClass(name string) *class {
	c := &class{name: name}
	c.typ = &typ{name: name, class: c}
	return c
}

func (g *gen) arrayOf(t *typ) *typ {
	a := g.arrays[t]
	if a == nil {
		a = &typ{name: t.name + "[]", elem: t}
		g.arrays[t] = a
	}
	return a
}

// fresh makes a name.
func (g *gen) fresh(prefix string) string {
	g.names++
	return fmt.Sprint(prefix, g.names-1)
}

func (g *gen) program() *Program {
	g.object, g.runtime = newClass("Object"), newClass("RuntimeException")
	g.object.library, g.runtime.library = true, true
	g.main = newClass("Main")
	g.drawValues()
	g.drawClasses()
	g.drawPool()
	for _, c := range g.classes {
		g.drawFields(c)
	}
	g.drawFamilies()
	g.drawObjects()
	for _, c := range g.classes {
		g.drawConstructors(c)
	}
	for _, f := range g.families {
		g.drawBodies(f)
	}
	return g.finish()
}

func (g *gen) drawClasses() {
	for i := range g.n(3) {
		c := newClass(fmt.Sprint("I", i))
		c.iface = true
		if i > 0 && g.oneIn(2) {
			c.interfaces = g.classes[:1:1]
		}
		g.classes = append(g.classes, c)
	}
	ifaces := g.classes[:len(g.classes):len(g.classes)]
	var plain []*class
	for i := range 1 + g.n(g.size.Classes) {
		c := newClass(fmt.Sprint("C", i))
		c.raw, c.rank = true, 2*i+1
		if i > 0 {
			if g.oneIn(2) {
				c.super = of(g.dice, plain)
			}
			c.abstract = g.oneIn(5)
			c.raw = (c.super == nil || c.super.raw) && !g.oneIn(3)
		}
		c.interfaces = some(g.dice, ifaces, 3)
		plain = append(plain, c)
		g.classes = append(g.classes, c)
	}
	for range g.n(3) {
		c := newClass(fmt.Sprint("C", len(plain)))
		c.final, c.rank = true, 2*len(plain)+1
		c.record = g.oneIn(2)
		c.enum = !c.record
		c.interfaces = some(g.dice, ifaces, 2)
		plain = append(plain, c)
		g.classes = append(g.classes, c)
	}
	super := g.runtime
	for i := range g.n(3) {
		c := newClass(fmt.Sprint("E", i))
		c.super = super
		c.ctors = [][]*typ{{tInt}}
		super = c
		g.classes = append(g.classes, c)
	}
}

// drawPool chooses few types, so that values meet.
func (g *gen) drawPool() {
	g.pool = append(g.pool, tInt)
	for range 2 + g.n(5) {
		g.pool = append(g.pool, g.anyType(2))
	}
	for _, t := range integers[1:] {
		if t.isNumeric() && t != tLong && g.oneIn(2) {
			g.overload = append(g.overload, t)
		}
	}
}

func (g *gen) anyType(depth int) *typ {
	switch k := g.n(24); {
	case k >= 20 && depth == 2: // of no array
		return g.drawList()
	case k >= 18 && !g.size.Plain:
		return g.text
	case k >= 16:
		return of(g.dice, g.boxes)
	case k < 5:
		return g.basic()
	case k < 10 || depth == 0:
		return of(g.dice, g.classes).typ
	case k < 14:
		return g.arrayOf(g.anyType(depth - 1))
	case k == 14 || g.size.NoObject:
		return g.runtime.typ
	}
	return g.object.typ
}

// basic draws a type of no references.
func (g *gen) basic() *typ {
	if g.size.Plain {
		return of(g.dice, integers)
	}
	return of(g.dice, basics)
}

func (g *gen) drawFields(c *class) {
	add := func(t *typ, static, final bool) *field {
		name := g.fresh("f")
		if hidden := c.super; hidden != nil && !hidden.library && !final && len(hidden.fields) > 0 && g.oneIn(4) {
			name = of(g.dice, hidden.fields).name
			for _, f := range c.fields {
				if f.name == name {
					name = g.fresh("f")
				}
			}
		}
		f := &field{owner: c, name: name, typ: t, static: static, final: final}
		c.fields = append(c.fields, f)
		return f
	}
	switch {
	case c.isSubclass(g.runtime):
		if c.super == g.runtime {
			f := add(tInt, false, false)
			c.body = append(c.body, fmt.Sprintf("int %s;", f.name), fmt.Sprintf("%s(int x) { %s = x; }", c.name, f.name))
		} else {
			c.body = append(c.body, fmt.Sprintf("%s(int x) { super(x); }", c.name))
		}
		return
	case !c.iface:
		for i := range g.n(4) {
			switch {
			case !c.enum:
				add(of(g.dice, g.pool), false, c.record)
			case i < 3:
				c.constants = append(c.constants, add(c.typ, true, true).name)
			}
		}
		if c.enum {
			c.body = append(c.body, strings.Join(c.constants, ", ")+";")
		}
		for range g.n(3) {
			f := add(of(g.dice, g.pool), true, false)
			c.body = append(c.body, fmt.Sprintf("static %s %s;", f.typ.name, f.name))
		}
	}
	for range g.n(2) {
		t := g.basic()
		x := g.constant(t, 3)
		f := add(t, true, true)
		word := "static final "
		if c.iface {
			word = ""
		}
		c.body = append(c.body, fmt.Sprintf("%s%s %s = %s;", word, t.name, f.name, x))
	}
}

// drawFamilies makes the signatures and says which classes declare them. The
// last one is what the program calls.
func (g *gen) drawFamilies() {
	n := 1 + g.n(g.size.Families)
	for k := range n {
		f := &family{name: fmt.Sprint("m", k), rank: 2 * k, static: !g.oneIn(2)}
		last := k == n-1
		var roots []*class
		for _, c := range g.classes {
			switch {
			case c.isSubclass(g.runtime), c.iface && f.static:
			case last && !f.static && !(c.raw && c.isConcrete()):
			default:
				roots = append(roots, c)
			}
		}
		f.root = of(g.dice, roots)
		f.private = !f.static && !f.root.iface && !last && g.oneIn(6)
		for range g.n(4) {
			f.params = append(f.params, of(g.dice, g.pool))
		}
		if n := len(f.params); n > 0 && f.params[n-1].list == nil && !last && g.oneIn(4) {
			f.varArgs = true
			f.params[n-1] = g.arrayOf(f.params[n-1])
		}
		if !g.oneIn(5) {
			f.result = of(g.dice, g.pool)
		}
		f.recursive = g.oneIn(4)
		g.families = append(g.families, f)
		g.declare(f)
	}
}

func (g *gen) declare(f *family) {
	d := map[*class]bool{f.root: true}
	g.declared[f] = d
	if f.static || f.private {
		return
	}
	if f.root.iface || f.root.abstract {
		d[f.root] = g.oneIn(3)
	}
	for _, c := range g.classes {
		if c != f.root && c.isSubclass(f.root) && (g.oneIn(2) || c.isConcrete() && !g.isImplemented(f, c)) {
			d[c] = true
		}
	}
}

// isImplemented reports whether c declares or inherits a body of f.
func (g *gen) isImplemented(f *family, c *class) bool {
	d := g.declared[f]
	for s := c; s != nil; s = s.super {
		if body, ok := d[s]; ok {
			return body
		}
	}
	for i, body := range d {
		if i.iface && body && c.isSubclass(i) {
			return true
		}
	}
	return false
}

// drawBodies writes the methods of a family.
func (g *gen) drawBodies(f *family) {
	for _, c := range g.classes {
		body, ok := g.declared[f][c]
		if !ok {
			continue
		}
		var words []string
		switch {
		case f.static:
			words = append(words, "static")
		case f.private:
			words = append(words, "private")
		case f.root.iface:
			words = append(words, "public")
		}
		if c.iface && body {
			words = append(words, "default")
		}
		if !body {
			words = append(words, "abstract")
		}
		result := g.resultIn(f, c)
		words = append(words, nameOf(result))
		s := &scope{gen: g, class: c, static: f.static, rank: f.rank, family: f, result: result, budget: g.size.Budget, calls: 3}
		var params []string
		for i, p := range f.params {
			v := &local{name: fmt.Sprint("a", i), typ: p, assignable: true}
			s.vars = append(s.vars, v)
			text := p.name + " " + v.name
			if f.varArgs && i == len(f.params)-1 {
				text = p.elem.name + "... " + v.name
			}
			params = append(params, text)
		}
		head := strings.Join(words, " ") + " " + f.name + "(" + strings.Join(params, ", ") + ")"
		if !body {
			c.body = append(c.body, head+";")
			continue
		}
		var b lines
		b.open(head)
		if f.recursive {
			b.add("if (Main.fuel-- <= 0) return%s;", s.defaultResult())
		}
		s.into = &b
		if f == g.families[len(g.families)-1] && !g.oneIn(4) { // so that the call comes to one
			s.constructed()
		}
		if s.block(true) && result != nil {
			b.add("return %s;", s.assigned(result, g.size.Depth))
		}
		b.close("")
		c.body = append(c.body, b.text...)
	}
}

// resultIn draws the result of the family's method in class c: now and then
// narrower than that of what it overrides.
func (g *gen) resultIn(f *family, c *class) *typ {
	result := f.result
	for s := c.super; s != nil; s = s.super {
		if r := g.results[f][s]; r != nil {
			result = r
			break
		}
	}
	if result == nil || !result.isRef() || c == f.root || c.iface {
		return result
	}
	var narrower []*typ
	for _, t := range g.pool {
		if t != result && g.isSubtype(t, result) {
			narrower = append(narrower, t)
		}
	}
	if len(narrower) > 0 && g.oneIn(3) {
		result = of(g.dice, narrower)
		if g.results[f] == nil {
			g.results[f] = map[*class]*typ{}
		}
		g.results[f][c] = result
	}
	return result
}

func nameOf(t *typ) string {
	if t == nil {
		return "void"
	}
	return t.name
}

// drawConstructors writes the instance fields with their initialisers and the
// constructors.
func (g *gen) drawConstructors(c *class) {
	if c.iface || c.isSubclass(g.runtime) {
		return
	}
	s := func() *scope {
		return &scope{gen: g, class: c, rank: c.rank, budget: g.size.Budget / 3, calls: 2, constructs: true, noReturn: true}
	}
	if c.enum {
		return
	}
	if c.record {
		g.drawRecord(c)
		return
	}
	for _, f := range c.fields {
		if f.static {
			continue
		}
		init := ""
		if !c.raw && g.oneIn(2) {
			init = " = " + s().assigned(f.typ, g.size.Depth)
		}
		c.body = append(c.body, f.typ.name+" "+f.name+init+";")
	}
	if !c.raw && g.oneIn(3) {
		var b lines
		b.open("")
		k := s()
		k.into = &b
		k.block(false)
		b.close("")
		c.body = append(c.body, b.text...)
	}
	if c.raw {
		c.ctors = append(c.ctors, nil)
		c.body = append(c.body, c.name+"() { }")
	}
	for i := range 1 + g.n(2) {
		if c.raw && i == 0 {
			continue
		}
		var params []*typ
		for range i {
			params = append(params, of(g.dice, g.pool))
		}
		k := s()
		k.noReturn = false
		var heads []string
		for j, p := range params {
			v := &local{name: fmt.Sprint("a", j), typ: p, assignable: true}
			k.vars = append(k.vars, v)
			heads = append(heads, p.name+" "+v.name)
		}
		var b lines
		b.open(c.name + "(" + strings.Join(heads, ", ") + ")")
		k.into = &b
		k.noThis = true
		switch {
		case i > 0 && len(c.ctors) > 0 && g.oneIn(3):
			b.add("this(%s);", k.arguments(of(g.dice, c.ctors), false))
		case c.super != nil:
			b.add("super(%s);", k.arguments(of(g.dice, c.super.ctors), false))
		}
		k.noThis = false
		k.block(true)
		b.close("")
		c.ctors = append(c.ctors, params)
		c.body = append(c.body, b.text...)
	}
}

// drawRecord writes a record's constructor, where it has one of its own.
func (g *gen) drawRecord(c *class) {
	k := &scope{gen: g, class: c, static: true, noThis: true, rank: c.rank, budget: g.size.Budget / 3, calls: 2, constructs: true, noReturn: true}
	var params []*typ
	for _, f := range c.fields {
		if !f.static {
			params = append(params, f.typ)
			k.vars = append(k.vars, &local{name: f.name, typ: f.typ, assignable: true})
		}
	}
	c.ctors = append(c.ctors, params)
	if g.oneIn(2) {
		k.into = &lines{}
		k.into.open(c.name)
		k.block(false)
		k.into.close("")
		c.body = append(c.body, k.into.text...)
	}
}

// lines is text under construction.
type lines struct {
	text  []string
	depth int
}

func (l *lines) add(format string, args ...any) {
	s := format
	if len(args) > 0 {
		s = fmt.Sprintf(format, args...)
	}
	l.text = append(l.text, strings.Repeat("    ", l.depth)+s)
}

// open begins a block after head.
func (l *lines) open(head string) {
	if head != "" {
		head += " "
	}
	l.add("%s", head+"{")
	l.depth++
}

// close ends a block; more follows the brace.
func (l *lines) close(more string) {
	l.depth--
	l.add("%s", "}"+more)
}
