package fuzz

import (
	"fmt"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/types"
)

// initialise gives a state what the initialisers of the classes beside the program's
// leave in their static fields: those that are not final have none.
func (in *Interpreter) initialise(s *heap.State) {
	given := map[*types.Field]bool{}
	for _, f := range s.Statics {
		given[f.Field] = true
	}
	initials := replay.NewInitials(in.world, 32)
	var fields []*types.Field
	var values []heap.ConstantValue
	var constants heap.Reached
	for _, c := range in.world.AllClasses() {
		for _, f := range c.Fields {
			if c.Library || !f.Static || f.Const != nil || given[f] {
				continue
			}
			v := heap.ConstantValue{}
			if f.Final {
				var err error
				if v, err = initials.Initial(f); err != nil {
					continue // who reads it says so
				}
			}
			fields, values = append(fields, f), append(values, v)
			constants.Add(v)
		}
	}
	at := map[*heap.Constant]*heap.Object{}
	for i, c := range constants.List {
		at[c] = &heap.Object{Type: c.Type, Number: 100 + i, Constant: c}
		s.Objects = append(s.Objects, at[c])
	}
	value := func(t types.Type, v heap.ConstantValue) heap.Value {
		return heap.Value{Type: t, Int: v.Int, Ref: at[v.Ref]}
	}
	for _, c := range constants.List {
		switch t := c.Type.(type) {
		case *types.Array:
			for _, x := range c.Elems {
				at[c].Elems = append(at[c].Elems, value(t.Elem, x))
			}
		case *types.Class:
			for _, f := range in.world.AllFields(t) {
				if x, known := c.Fields[f]; known {
					at[c].Fields = append(at[c].Fields, heap.FieldValue{Field: f, Value: value(f.Type, x)})
				}
			}
		}
	}
	for i, f := range fields {
		s.Statics = append(s.Statics, heap.FieldValue{Field: f, Value: value(f.Type, values[i])})
	}
}

// zeros say that the static fields of the classes beside the program's are 0, false
// or null, as far as they are not final.
func (in *Interpreter) zeros() (requires []string) {
	given := map[*types.Field]bool{}
	for _, f := range in.pre().Statics {
		given[f.Field] = true
	}
	for _, c := range in.world.AllClasses() {
		for _, f := range c.Fields {
			if !c.Library && f.Static && !f.Final && !given[f] {
				requires = append(requires, fmt.Sprintf("%s == %s", f.QName(), jmlLiteral(heap.Value{Type: f.Type})))
			}
		}
	}
	return requires
}
