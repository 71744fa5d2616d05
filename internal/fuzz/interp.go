package fuzz

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"inspect/counterexample/replay"
	"inspect/java/ast"
	"inspect/java/bounds"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// Limits of an execution by the interpreter. Zero numbers are replay's
// defaults.
type Limits struct{ Unwind, Recursion, ArrayLength int }

// Wide limits cut off no program.
var Wide = Limits{Unwind: 1000, Recursion: 1000, ArrayLength: 1000}

// Interpreter reads a program by the project's own front end.
type Interpreter struct {
	program *Program
	world   *types.World
	classes map[string]*types.Class
}

// NewInterpreter parses a program and resolves its names.
func NewInterpreter(p *Program) (*Interpreter, error) {
	f, ds := parse.File(source.NewFile("Main.java", p.String()))
	if err := first(ds); err != nil {
		return nil, err
	}
	w, ds := types.NewWorld([]*ast.File{f}, types.Config{NullableByDefault: true, Parse: parse.Library})
	if err := first(ds); err != nil {
		return nil, err
	}
	in := &Interpreter{program: p, world: w, classes: map[string]*types.Class{}}
	for _, c := range w.Classes() {
		w.Header(c)
		in.classes[c.Name] = c
	}
	return in, nil
}

func first(ds []*source.Diagnostic) error {
	for _, d := range ds {
		if d.Severity == source.Error {
			return d
		}
	}
	return nil
}

// Call interprets the program's call on its pre-state, given as data.
func (in *Interpreter) Call(l Limits) (*replay.Outcome, error) {
	p := in.program
	s, vs := in.preValues()
	on := in.classes[p.target.root.name]
	if !p.target.static {
		on = in.classes[p.objects[0].typ.name]
		s.Roots = append(s.Roots, heap.NamedValue{Name: "this", Value: heap.Value{Type: on, Ref: s.Objects[0]}})
	}
	m := in.method(on, p.target.name)
	for i, v := range p.arguments {
		h := heap.Value{Type: in.typ(p.target.params[i]), Int: v.i}
		if v.o != nil {
			h.Ref = s.Objects[slices.Index(p.objects, v.o)]
		} else {
			h.Ref = vs.of(v)
		}
		s.Roots = append(s.Roots, heap.NamedValue{Name: m.Params[i].Name, Value: h})
	}
	in.initialise(s)
	vs.placeConstants()
	return in.run(m, s, l)
}

// pre is the pre-state as data, without roots.
func (in *Interpreter) pre() *heap.State {
	s, _ := in.preValues()
	return s
}

// preValues is the pre-state with what has made its values.
func (in *Interpreter) preValues() (*heap.State, *values) {
	p := in.program
	s := &heap.State{}
	vs := &values{in: in, state: s, constants: map[*heap.Object]*types.Field{}}
	objects := map[*object]*heap.Object{}
	for i, o := range p.objects {
		h := &heap.Object{Type: in.typ(o.typ), Number: i + 1}
		objects[o] = h
		s.Objects = append(s.Objects, h)
	}
	val := func(t *typ, v value) heap.Value {
		h := heap.Value{Type: in.typ(t), Int: v.i}
		if v.o != nil {
			h.Ref = objects[v.o]
		} else {
			h.Ref = vs.of(v)
		}
		return h
	}
	for _, o := range p.objects {
		h := objects[o]
		if o.typ.list != nil {
			var elems []heap.Value
			for _, v := range o.values {
				x := val(o.typ.list, v)
				x.Type = in.world.Lookup("java.lang.Object")
				elems = append(elems, x)
			}
			in.fill(h, elems, s)
			continue
		}
		h.Elems = nil
		if o.typ.elem != nil {
			h.Elems = []heap.Value{}
		}
		for i, v := range o.values {
			if o.typ.elem != nil {
				h.Elems = append(h.Elems, val(o.typ.elem, v))
				continue
			}
			h.Fields = append(h.Fields, heap.FieldValue{Field: in.field(o.fields[i]), Value: val(o.fields[i].typ, v)})
		}
	}
	static := func(f *field, v heap.Value) {
		s.Statics = append(s.Statics, heap.FieldValue{Field: in.field(f), Value: v})
	}
	static(&field{owner: p.main, name: "fuel"}, heap.Value{Type: types.Of(types.Int), Int: int64(p.fuel)})
	static(&field{owner: p.main, name: "trace"}, heap.Value{Type: types.Of(types.Int)})
	for i, f := range p.main.fields {
		static(f, val(f.typ, value{o: p.objects[i]}))
	}
	for i, f := range p.statics {
		static(f, val(f.typ, p.staticValues[i]))
	}
	return s, vs
}

// All interprets the set-up and the call, from a state in which every static
// field is null, 0 or false.
func (in *Interpreter) All(l Limits) (*replay.Outcome, error) {
	s := &heap.State{}
	zero := func(f *types.Field) {
		s.Statics = append(s.Statics, heap.FieldValue{Field: f, Value: heap.Value{Type: f.Type}})
	}
	p := in.program
	zero(in.field(&field{owner: p.main, name: "fuel"}))
	zero(in.field(&field{owner: p.main, name: "trace"}))
	for _, f := range append(append([]*field{}, p.main.fields...), p.statics...) {
		zero(in.field(f))
	}
	return in.run(in.method(in.classes["Main"], "all"), s, l)
}

func (in *Interpreter) typ(t *typ) types.Type {
	switch {
	case t.elem != nil:
		return in.world.ArrayOf(in.typ(t.elem))
	case t.list != nil:
		name, _, _ := strings.Cut(t.name, "<")
		return in.world.Lookup(name)
	case t.class != nil && t.class.library:
		return in.world.Lookup("java.lang." + t.name)
	case t.class != nil:
		return in.classes[t.name]
	}
	return types.Of(kinds[t.name])
}

var kinds = map[string]types.BasicKind{"int": types.Int, "long": types.Long, "short": types.Short, "byte": types.Byte,
	"char": types.Char, "boolean": types.Boolean, "double": types.Double, "float": types.Float}

func (in *Interpreter) field(f *field) *types.Field {
	for _, g := range in.classes[f.owner.name].Fields {
		if g.Name == f.name {
			return g
		}
	}
	panic("fuzz: no field " + f.owner.name + "." + f.name)
}

// method finds the body that a call on an object of class c executes.
func (in *Interpreter) method(c *types.Class, name string) *types.Method {
	for d := c; d != nil; d = d.Super {
		for _, m := range d.Methods {
			if m.Name == name && !m.Constructor {
				return m
			}
		}
	}
	panic("fuzz: no method " + c.Name + "." + name)
}

// CutOff says that the limits end an execution.
type CutOff struct{ *replay.CutOff }

func (c CutOff) Error() string { return c.CutOff.String() }

func (in *Interpreter) run(m *types.Method, s *heap.State, l Limits) (*replay.Outcome, error) {
	if err := first(in.world.Resolve(m)); err != nil {
		return nil, err
	}
	in.initialise(s)
	r := replay.New(in.world, replay.Config{Bounds: bounds.Bounds{Unwind: l.Unwind, Recursion: l.Recursion, ArrayLength: l.ArrayLength}, Exceptions: types.AnyUnchecked})
	o, err := r.Check(m, s)
	switch {
	case err != nil:
		return nil, err
	case o.CutOff != nil:
		return nil, CutOff{o.CutOff}
	case !o.Allowed:
		return nil, fmt.Errorf("the state is not admitted: %s", o.WhyText)
	}
	return o, nil
}

// Observe prints an outcome as Serve.java does.
func (in *Interpreter) Observe(o *replay.Outcome) string {
	v := &view{in: in, numbers: map[*heap.Object]int{}}
	var b strings.Builder
	switch {
	case o.Thrown != nil:
		fmt.Fprintf(&b, "throw %s\n", v.reference(o.Thrown))
	case o.Result != nil:
		fmt.Fprintf(&b, "return %s\n", v.value(*o.Result))
	default:
		b.WriteString("return void\n")
	}
	statics := map[string]heap.Value{}
	for _, f := range o.Post.Statics {
		statics[f.Field.QName()] = f.Value
	}
	for _, name := range in.program.Statics() {
		if s, ok := statics[name]; ok {
			fmt.Fprintf(&b, "%s %s\n", name, v.value(s))
		} else {
			fmt.Fprintf(&b, "%s is missing\n", name)
		}
	}
	for i := 0; i < len(v.queue); i++ {
		h := v.queue[i]
		if name, elems, ok := listed(h); ok {
			fmt.Fprintf(&b, "%s %s", v.reference(h), name)
			for _, e := range elems {
				b.WriteString(" " + v.reference(e.Ref))
			}
			b.WriteByte('\n')
			continue
		}
		fmt.Fprintf(&b, "%s %s", v.reference(h), h.Type)
		for _, e := range h.Elems {
			b.WriteString(" " + v.value(e))
		}
		if c, ok := h.Type.(*types.Class); ok {
			v.fields(&b, h, c)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// view numbers objects as they are met.
type view struct {
	in      *Interpreter
	numbers map[*heap.Object]int
	queue   []*heap.Object
}

func (v *view) value(x heap.Value) string {
	if types.IsKind(x.Type, types.Char) {
		return fmt.Sprint(x.Int) // as the JVM's program prints it
	}
	if x.Type != nil && types.IsFloating(x.Type) {
		return bitsText(x)
	}
	if x.Type != nil && !types.IsReference(x.Type) {
		return x.String()
	}
	return v.reference(x.Ref)
}

func (v *view) reference(h *heap.Object) string {
	if h == nil {
		return "null"
	}
	if text, ok := plain(h); ok {
		return text
	}
	if k := v.in.constantOf(h); k != "" {
		return k
	}
	if v.numbers[h] == 0 {
		v.queue = append(v.queue, h)
		v.numbers[h] = len(v.queue)
	}
	return fmt.Sprint("#", v.numbers[h])
}

func (v *view) fields(b *strings.Builder, h *heap.Object, c *types.Class) {
	if c == nil || c.Library {
		return
	}
	v.fields(b, h, c.Super)
	var own []heap.FieldValue
	for _, f := range h.Fields {
		if f.Field.Class == c {
			own = append(own, f)
		}
	}
	sort.Slice(own, func(i, j int) bool { return own[i].Field.Name < own[j].Field.Name })
	for _, f := range own {
		fmt.Fprintf(b, " %s.%s=%s", c.Name, f.Field.Name, v.value(f.Value))
	}
}
