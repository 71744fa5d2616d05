package fuzz

import (
	"fmt"
	"slices"
	"strings"
)

// value is a value of the pre-state.
type value struct {
	i    int64
	o    *object // nil: null
	name string  // of a parameter that stands for it; "": none

	stored   *typ   // the type of a box or string that holds i or s
	s        string // ASCII
	constant *field // of an enum
}

// object is an object of the pre-state, which Main's field name refers to.
type object struct {
	name   string
	typ    *typ
	fields []*field // of a class
	values []value  // of the fields, or the elements
}

// drawObjects makes the objects of the pre-state without their contents.
func (g *gen) drawObjects() {
	target := g.families[len(g.families)-1]
	var can []*typ
	for _, c := range g.classes {
		if c.raw && c.isConcrete() {
			can = append(can, c.typ)
		}
	}
	add := func(t *typ) {
		o := &object{name: fmt.Sprint("o", len(g.objects)), typ: t}
		g.objects = append(g.objects, o)
		g.main.fields = append(g.main.fields, &field{owner: g.main, name: o.name, typ: t, static: true})
	}
	if !target.static {
		var below []*typ
		for _, t := range can {
			if t.class.isSubclass(target.root) {
				below = append(below, t)
			}
		}
		add(of(g.dice, below))
	}
	can = append(can, g.arrayTypes()...)
	for _, t := range g.listTypes() {
		if a := g.listOf(t.list, true); !slices.Contains(can, a) {
			can = append(can, a)
		}
	}
	for _, t := range can { // mostly one of each type
		if !g.oneIn(4) && len(g.objects) < g.size.Objects {
			add(t)
		}
	}
	for _, t := range g.arrayTypes() { // covariant ones
		for _, c := range g.classes {
			if t.elem.class != nil && c.typ != t.elem && g.isSubtype(c.typ, t.elem) && g.oneIn(2) {
				can = append(can, g.arrayOf(c.typ))
			}
		}
	}
	for range g.n(max(1, g.size.Objects-len(g.objects))) {
		add(of(g.dice, can))
	}
}

// drawValue gives a value that a location of type t may hold.
func (g *gen) drawValue(t *typ) value {
	switch {
	case t.isBoolean():
		return value{i: int64(g.n(2))}
	case t.float:
		return value{i: of(g.dice, floats).bits(t)}
	case t.isNumeric():
		i := g.number()
		if t.bits == 64 && g.oneIn(3) {
			i = of(g.dice, longEdges)
		}
		return value{i: t.wrap(i)}
	}
	if t.box != nil || t == g.text {
		return g.drawStored(t)
	}
	if t.class != nil && t.class.enum && len(t.class.constants) > 0 && !g.oneIn(4) {
		return value{constant: t.class.fields[g.n(len(t.class.constants))]}
	}
	var can []*object
	for _, o := range g.objects {
		if g.isSubtype(o.typ, t) {
			can = append(can, o)
		}
	}
	if len(can) == 0 || g.oneIn(8) {
		return value{}
	}
	return value{o: of(g.dice, can)}
}

// wrap truncates to the width of a numeric type.
func (t *typ) wrap(i int64) int64 {
	k := 64 - t.bits
	if t.char {
		return int64(uint64(i) << k >> k)
	}
	return i << k >> k
}

// text writes a value as an expression assignable to a t.
func (v value) text(t *typ) string {
	switch {
	case v.name != "":
		return v.name
	case v.o != nil:
		return "Main." + v.o.name
	case v.stored != nil:
		return v.storedText()
	case v.constant != nil:
		return v.constant.owner.name + "." + v.constant.name
	case t.isRef():
		return "null"
	case t.isBoolean():
		return fmt.Sprint(v.i != 0)
	case t.float:
		return fractionText(t, v.i)
	case t.bits == 64:
		return fmt.Sprintf("%dL", v.i)
	case t.bits < 32:
		return fmt.Sprintf("(%s) %s", t.name, intText(v.i))
	}
	return fmt.Sprint(v.i)
}

// passedText writes it as an argument: null with its type.
func (v value) passedText(t *typ) string {
	if t.isRef() && v.o == nil && v.stored == nil && v.constant == nil {
		return "(" + t.name + ") null"
	}
	return v.text(t)
}

// finish draws the contents of the pre-state and the arguments, and writes Main.
func (g *gen) finish() *Program {
	p := &Program{classes: g.classes, main: g.main, objects: g.objects, target: g.families[len(g.families)-1], fuel: g.size.Fuel, built: g.built}
	for _, o := range g.objects {
		if o.typ.elem != nil {
			for range []int{2, 3, 2, 4, 1, 2, 3, 0}[g.n(8)] {
				o.values = append(o.values, g.drawValue(o.typ.elem))
			}
			continue
		}
		if o.typ.list != nil {
			for range []int{2, 1, 3, 0}[g.n(4)] {
				o.values = append(o.values, g.drawValue(o.typ.list))
			}
			continue
		}
		for _, f := range o.typ.class.instanceFields() {
			o.fields = append(o.fields, f)
			o.values = append(o.values, g.drawValue(f.typ))
		}
	}
	for _, c := range g.classes {
		for _, f := range c.fields {
			if f.static && !f.final {
				p.statics = append(p.statics, f)
				p.staticValues = append(p.staticValues, g.drawValue(f.typ))
			}
		}
	}
	for _, t := range p.target.params {
		p.arguments = append(p.arguments, g.drawValue(t))
	}
	p.overload = g.overload
	var b strings.Builder
	for _, c := range g.classes {
		writeClass(&b, c)
	}
	b.WriteString(strings.Join(append(g.beside, ""), "\n"))
	p.text = b.String()
	g.rename(p.text, g.classes).apply(p, g)
	return p
}

func writeClass(b *strings.Builder, c *class) {
	switch {
	case c.iface:
		b.WriteString("interface ")
	case c.abstract:
		b.WriteString("abstract class ")
	case c.record:
		b.WriteString("record ")
	case c.enum:
		b.WriteString("enum ")
	default:
		b.WriteString("class ")
	}
	b.WriteString(c.name)
	if c.record {
		var components []string
		for _, f := range c.instanceFields() {
			components = append(components, f.typ.name+" "+f.name)
		}
		b.WriteString("(" + strings.Join(components, ", ") + ")")
	}
	if c.super != nil {
		b.WriteString(" extends " + c.super.name)
	}
	for i, d := range c.interfaces {
		word := ", "
		if i == 0 {
			word = " implements "
			if c.iface {
				word = " extends "
			}
		}
		b.WriteString(word + d.name)
	}
	b.WriteString(" {\n")
	for _, l := range c.body {
		b.WriteString("    " + l + "\n")
	}
	b.WriteString("}\n\n")
}
