package reproduce_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/counterexample/replay"
	"inspect/counterexample/reproduce"
	"inspect/java/ast"
	"inspect/java/bounds"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// testdata is where the inputs are.
var testdata = filepath.Join("..", "..", "testdata", "reproduce")

// load makes a world of one file of testdata.
func load(t testing.TB, name string) *types.World {
	t.Helper()
	path := filepath.Join(testdata, name)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	read := func(name, text string) (*ast.File, error) {
		f, ds := parse.File(source.NewFile(name, text))
		for _, d := range ds {
			return nil, d
		}
		return f, nil
	}
	f, err := read(path, string(text))
	if err != nil {
		t.Fatal(err)
	}
	w, ds := types.NewWorld([]*ast.File{f}, types.Config{Parse: parse.Library})
	for _, d := range ds {
		t.Fatal(d.Format())
	}
	return w
}

// state builds a pre-state.
type state struct {
	t testing.TB
	w *types.World
	s *heap.State
}

func (b *state) class(name string) *types.Class {
	c := b.w.Lookup(name)
	if c == nil {
		b.t.Fatalf("there is no class %s", name)
	}
	return c
}

// object adds an object of a class, nobody looks at its fields.
func (b *state) object(class string) *heap.Object {
	c := b.class(class)
	o := &heap.Object{Type: c, Number: 1}
	for _, p := range b.s.Objects {
		if p.Type == o.Type {
			o.Number++
		}
	}
	for _, f := range b.w.AllFields(c) {
		o.Fields = append(o.Fields, heap.FieldValue{Field: f, Value: heap.Value{Type: f.Type}, Unobserved: true})
	}
	b.s.Objects = append(b.s.Objects, o)
	return o
}

// array adds an array.
func (b *state) array(elem types.Type, values ...heap.Value) *heap.Object {
	o := &heap.Object{Type: b.w.ArrayOf(elem), Number: 1, Elems: append([]heap.Value{}, values...)}
	for _, p := range b.s.Objects {
		if p.Type == o.Type {
			o.Number++
		}
	}
	b.s.Objects = append(b.s.Objects, o)
	return o
}

// set sets a field.
func (b *state) set(o *heap.Object, field string, v heap.Value) {
	for i := range o.Fields {
		if f := &o.Fields[i]; f.Field.Name == field {
			f.Value, f.Unobserved = v, false
			f.Value.Type = f.Field.Type
			return
		}
	}
	b.t.Fatalf("%s has no field %s", o.Label(), field)
}

func (b *state) root(name string, v heap.Value) {
	b.s.Roots = append(b.s.Roots, heap.NamedValue{Name: name, Value: v})
}

func (b *state) static(class, field string, v heap.Value) {
	for _, f := range b.class(class).Fields {
		if f.Name == field {
			v.Type = f.Type
			b.s.Statics = append(b.s.Statics, heap.FieldValue{Field: f, Value: v})
			return
		}
	}
	b.t.Fatalf("%s has no field %s", class, field)
}

// initialised adds an object that class initialisation made, which a static final
// field holds.
func (b *state) initialised(class, field, made string) {
	o := b.object(made)
	o.Constant = &heap.Constant{Type: o.Type}
	b.static(class, field, ref(o))
}

func ref(o *heap.Object) heap.Value { return heap.Value{Type: o.Type, Ref: o} }

func number(i int64) heap.Value { return heap.Value{Type: types.Of(types.Int), Int: i} }

// kase makes a case of a method and its first ensures clause, with the
// interpreter's prediction where it has one.
func kase(t testing.TB, w *types.World, method string, build func(*state)) *reproduce.Case {
	t.Helper()
	ms, d := w.FindMethods(method)
	if d != nil {
		t.Fatal(d.Format())
	}
	b := &state{t, w, &heap.State{}}
	if build != nil {
		build(b)
	}
	w.ResolveContract(ms[0])
	clause := ms[0].Contract.Cases[0].Ensures[0].Clause
	c := &reproduce.Case{World: w, Method: ms[0], Pre: b.s, Kind: "postcondition", Span: clause.Span(), Message: "does not hold", Bits: 32}
	var err error
	if c.Java, err = replay.New(w, replay.Config{Bounds: bounds.Bounds{Unwind: 100}}).Check(ms[0], b.s); err != nil {
		c.Why = "the interpreter cannot execute it: " + strings.Split(err.Error(), "\n")[0]
	}
	return c
}
