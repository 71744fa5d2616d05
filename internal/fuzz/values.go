package fuzz

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/heap"
	"inspect/java/types"
)

// Boxes and strings are types of the program's own fields, parameters and variables.
// An observation shows them by what they hold.

// newFinal is a final class of the library.
func newFinal(name string, box *typ) *class {
	c := newClass(name)
	c.library, c.final, c.typ.box = true, true, box
	return c
}

// drawValues makes the types of boxes and strings.
func (g *gen) drawValues() {
	for _, b := range []struct {
		name string
		of   *typ
	}{{"Integer", tInt}, {"Boolean", tBoolean}, {"Long", tLong}, {"Character", tChar}, {"Byte", tByte}, {"Short", tShort}, {"Double", tDouble}, {"Float", tFloat}} {
		if b.of.float && g.size.Plain {
			continue
		}
		g.boxes = append(g.boxes, newFinal(b.name, b.of).typ)
	}
	g.text = newFinal("String", nil).typ
}

// valueTypes are the types of boxes and strings in use.
func (g *gen) valueTypes() (ts []*typ) {
	for _, t := range g.pool {
		if t.box != nil || t == g.text {
			ts = append(ts, t)
		}
	}
	return ts
}

// nonNull draws an expression of type t, a box or string, that is not null.
func (s *scope) nonNull(t *typ, depth int) string {
	if t == s.text {
		return s.newText(depth)
	}
	if s.oneIn(3) {
		return t.name + ".valueOf(" + s.boxable(t, depth) + ")"
	}
	return "((" + t.name + ") " + s.boxable(t, depth) + ")"
}

// boxable draws an expression of the primitive type that a box of type t holds.
func (s *scope) boxable(t *typ, depth int) string {
	switch {
	case t.box.isBoolean():
		return s.truth(depth)
	case t.box.float:
		return "(" + t.box.name + ") " + s.fraction(64, depth)
	}
	return "(" + t.box.name + ") " + s.number(64, depth)
}

var texts = []string{`""`, `"a"`, `"b"`, `"ab"`, `"größe"`, `"1"`}

// newText draws a string.
func (s *scope) newText(depth int) string {
	if depth <= 0 || !s.spend() {
		return of(s.dice, texts)
	}
	d := depth - 1
	switch s.n(6) {
	case 0, 1:
		return of(s.dice, texts)
	case 2:
		return "String.valueOf(" + s.number(64, d) + ")"
	case 3:
		return "(new String(" + of(s.dice, texts) + "))"
	case 4:
		x, _ := s.reference(s.text, d)
		return "(" + of(s.dice, texts) + " + " + x + ")"
	}
	return "(" + s.base(s.text, nil, d) + " + " + of(s.dice, []string{s.number(64, d), s.truth(d), "'c'"}) + ")"
}

// unboxed draws a number of at most the bits out of a box, or of a string.
func (s *scope) unboxed(bits, depth int) (string, bool) {
	var can []*typ
	for _, t := range s.valueTypes() {
		if t == s.text || t.box.isNumeric() && t.box.bits <= bits {
			can = append(can, t)
		}
	}
	if len(can) == 0 {
		return "", false
	}
	t := of(s.dice, can)
	switch x := s.base(t, nil, depth); {
	case t == s.text && s.oneIn(2):
		return x + ".length()", true
	case t == s.text:
		return x + ".charAt(" + s.index(depth) + ")", true
	case s.oneIn(3):
		return x + "." + t.box.name + "Value()", true
	case t.box.bits == 64:
		return "((long) " + x + ")", true
	default:
		return "((int) " + x + ")", true
	}
}

// equality draws a question about what a box or string holds.
func (s *scope) equality(depth int) (string, bool) {
	ts := s.valueTypes()
	if len(ts) == 0 {
		return "", false
	}
	t := of(s.dice, ts)
	x := s.base(t, nil, depth)
	if t.box == tBoolean && s.oneIn(2) {
		return "((boolean) " + x + ")", true
	}
	y, _ := s.reference(s.object.typ, depth)
	if !s.oneIn(4) {
		y, _ = s.reference(t, depth)
	}
	return x + ".equals(" + y + ")", true
}

// boxStep draws an assignment that takes a value out of a box and puts another into it.
func (s *scope) boxStep(depth int) (string, bool) {
	ps := s.places(func(t *typ) bool { return t.box != nil && t.box.isNumeric() || t == s.text }, true, depth)
	if len(ps) == 0 {
		return "", false
	}
	p := of(s.dice, ps)
	x := p.text(depth)
	switch {
	case p.typ == s.text:
		return x + " += " + of(s.dice, []string{s.number(64, depth), s.newText(depth)}), true
	case s.oneIn(2) || p.typ.box.bits < 32:
		return x + of(s.dice, []string{"++", "--"}), true
	case p.typ.box.bits == 32:
		return x + " " + of(s.dice, []string{"+=", "-=", "*=", "^="}) + " " + s.number(32, depth), true
	}
	return x + " " + of(s.dice, []string{"+=", "-=", "*=", "^="}) + " " + s.number(64, depth), true
}

// drawStored gives a box or string of the pre-state, now and then null.
func (g *gen) drawStored(t *typ) value {
	switch {
	case g.oneIn(4):
		return value{}
	case t == g.text:
		return value{stored: t, s: of(g.dice, []string{"", "a", "ab", "b"})}
	}
	v := g.drawValue(t.box)
	v.stored = t
	return v
}

// storedText is the expression that makes it.
func (v value) storedText() string {
	if v.stored.box == nil {
		return fmt.Sprintf("new String(%q)", v.s)
	}
	return v.stored.name + ".valueOf(" + value{i: v.i, name: v.name}.text(v.stored.box) + ")"
}

// values makes the boxes and strings of a pre-state, and stands for the constants of
// enums until initialisation has made them.
type values struct {
	in        *Interpreter
	state     *heap.State
	constants map[*heap.Object]*types.Field
}

// of is the object of a value of the program that is no object of the pre-state; nil: null.
func (vs *values) of(v value) *heap.Object {
	switch {
	case v.constant != nil:
		f := vs.in.field(v.constant)
		number := heap.Value{Type: types.Of(types.Int), Int: int64(slices.Index(f.Class.Constants(), f))}
		o := &heap.Object{Type: f.Type, Fields: []heap.FieldValue{{Field: vs.in.world.Ordinal(), Value: number}}}
		vs.constants[o] = f
		return o
	case v.stored == nil:
		return nil
	}
	c := vs.in.typ(v.stored).(*types.Class)
	o := &heap.Object{Type: c, Number: 1 + len(vs.state.Objects)}
	vs.state.Objects = append(vs.state.Objects, o)
	for _, f := range vs.in.world.AllFields(c) {
		x := heap.Value{Type: f.Type}
		a, array := f.Type.(*types.Array)
		switch {
		case array && a.Row:
			row := &heap.Object{Type: a, Number: 1 + len(vs.state.Objects), Elems: []heap.Value{}}
			for _, u := range v.s { // ASCII
				row.Elems = append(row.Elems, heap.Value{Type: a.Elem, Int: int64(u)})
			}
			vs.state.Objects = append(vs.state.Objects, row)
			x.Ref = row
		case f.Name == "value":
			x.Int = v.i
		case f.Name == "cached" && -128 <= v.i && v.i <= 127:
			x.Int = 1
		}
		o.Fields = append(o.Fields, heap.FieldValue{Field: f, Value: x})
	}
	return o
}

// placeConstants puts the constants of enums, which initialisation has made, in their places.
func (vs *values) placeConstants() {
	constants := map[*types.Field]*heap.Object{}
	for _, x := range vs.state.Statics {
		constants[x.Field] = x.Value.Ref
	}
	fix := func(v *heap.Value) {
		if f := vs.constants[v.Ref]; f != nil {
			v.Ref = constants[f]
		}
	}
	for _, o := range vs.state.Objects {
		for i := range o.Elems {
			fix(&o.Elems[i])
		}
		for i := range o.Fields {
			fix(&o.Fields[i].Value)
		}
	}
	for i := range vs.state.Statics {
		fix(&vs.state.Statics[i].Value)
	}
	for i := range vs.state.Roots {
		fix(&vs.state.Roots[i].Value)
	}
}

// constantOf is the enum constant that an object is, "" for none.
func (in *Interpreter) constantOf(h *heap.Object) string {
	c, ok := h.Type.(*types.Class)
	if !ok || len(c.Constants()) == 0 {
		return ""
	}
	for _, x := range h.Fields {
		if x.Field == in.world.Ordinal() {
			return c.Name + "." + c.Constants()[x.Value.Int].Name
		}
	}
	return ""
}

// plain is what an observation says of a box or string, as Serve.java does.
func plain(h *heap.Object) (string, bool) {
	if units, ok := h.Text(); ok {
		var b strings.Builder
		b.WriteString("String")
		for _, u := range units {
			fmt.Fprintf(&b, " %d", u)
		}
		return b.String(), true
	}
	if v, ok := h.Boxed(); ok {
		x := v.String()
		switch {
		case types.IsKind(v.Type, types.Char):
			x = fmt.Sprint(v.Int)
		case types.IsFloating(v.Type):
			x = bitsText(v)
		}
		return types.SimpleName(h.Type) + " " + x, true
	}
	return "", false
}

// holds says in JML what a box or string holds, or which constant of an enum an object is.
func (f *facts) holds(path string, h *heap.Object) (string, bool) {
	if k := f.in.constantOf(h); k != "" {
		return path + " == " + k, true
	}
	name := types.SimpleName(h.Type)
	if units, ok := h.Text(); ok {
		return fmt.Sprintf("%s instanceof String && ((String) %s).equals(%s)", path, path, heap.Quote(units)), true
	}
	if v, ok := h.Boxed(); ok {
		return fmt.Sprintf("%s instanceof %s && %s", path, name, equal(fmt.Sprintf("((%s) %s).%sValue()", name, path, v.Type), v)), true
	}
	return "", false
}

// hasStored reports whether the pre-state has boxes, strings or lists. A clause can say what
// they hold, but not of each whether it is the one that Java keeps for that.
func (p *Program) hasStored() bool {
	all := append(append([]value{}, p.arguments...), p.staticValues...)
	for _, o := range p.objects {
		all = append(all, o.values...)
	}
	for _, v := range all {
		if v.stored != nil || v.o != nil && v.o.typ.list != nil {
			return true
		}
	}
	return false
}
