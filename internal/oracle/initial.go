package oracle

import (
	"errors"
	"fmt"
	"slices"

	"inspect/counterexample/replay"
	"inspect/java/ast"
	"inspect/java/heap"
	"inspect/java/types"
)

// broken is the verdict where the initialisation of a class breaks something on the way to its
// end, which is checked: of that there is one execution.
func broken(w *types.World, c replay.Config, end *types.Method) *Verdict {
	if end.Derived != types.Initialised {
		return nil
	}
	j, err := replay.Judge(w, c, end)
	if err != nil || j.Broken == nil {
		return nil
	}
	return &Verdict{Word: "violated", Complete: true, Kinds: []replay.Kind{j.Broken.Kind}, Violations: []*replay.Violation{j.Broken},
		Executed: map[ast.Node]bool{}, States: 1, Allowed: 1}
}

// initialise finds what the static final fields that a method can read hold (with
// statics=initialized all static fields), and the objects that they lead to: these exist
// in every pre-state, beside those that the bounds allow.
func (e *explorer) initialise(scope *replay.Scope) error {
	s := replay.NewInitials(e.world, e.bounds.Bits)
	all := e.bounds.Statics == "initialized"
	if all {
		s.Untouched()
	}
	reached := heap.Reached{Follow: func(f *types.Field) bool {
		return scope.Uses(f) || f == e.world.Text() || types.IsOwnArray(f) || types.SeenThrough(f) || types.StoresElements(f) // a string has its chars
	}}
	for _, c := range scope.Classes {
		for _, f := range c.Fields {
			if !f.Static || !e.world.KeepsInitial(f) && !all || f.Const != nil || f.Model || !scope.Uses(f) {
				continue
			}
			v, err := s.Initial(f)
			if err != nil && !f.Final && !all {
				continue // it has any value
			}
			if errors.As(err, new(*replay.Outside)) && e.world.ReadsAlone(f) {
				e.initializerFacts = append(e.initializerFacts, e.world.Establish(f))
				continue
			}
			if err != nil {
				return fmt.Errorf("%s: %w", f.QName(), err)
			}
			if v.Ref != nil || !f.Final {
				e.finalOf, e.finals = append(e.finalOf, f), append(e.finals, v)
				reached.Add(v)
			}
		}
	}
	for _, c := range e.classObjects(scope, s) {
		reached.Add(heap.ConstantValue{Ref: c})
	}
	e.constants = reached.List
	return nil
}

// classObjects are the objects of java.lang.Class, where a value of the pre-state may be
// one: of the classes that are named, those of objects that are asked for theirs, and
// where a value is declared to be one, that of the method and Object.
func (e *explorer) classObjects(scope *replay.Scope, s *replay.Initials) []*heap.Constant {
	object := e.world.Lookup("java.lang.Object")
	class := scope.Class
	if class == nil {
		return nil
	}
	if reached, _ := scope.Sees(class); !reached {
		return nil
	}
	of := slices.Clone(scope.Named)
	for _, c := range scope.Classes {
		if !c.Abstract && !c.IsInterface() && slices.ContainsFunc(scope.Tested, func(t types.Type) bool { return replay.IsAssignable(c, t) }) {
			of = append(of, c)
		}
	}
	for _, a := range scope.Arrays {
		if slices.ContainsFunc(scope.Tested, func(t types.Type) bool { _, array := t.(*types.Array); return array && replay.IsAssignable(a, t) }) {
			of = append(of, a)
		}
	}
	if scope.Holds(class) {
		of = append(of, e.method.Class, object)
	}
	var out []*heap.Constant
	for _, t := range of {
		out = append(out, s.ClassObject(class, t))
	}
	return out
}

// fix gives the constants of a new state what is known of them. The interpreter
// finds the static final fields that hold no object by itself.
func (e *explorer) fix() {
	at := map[*heap.Constant]*heap.Object{}
	for i, c := range e.constants {
		at[c] = e.state.Objects[i]
		at[c].Constant = c
	}
	value := func(t types.Type, v heap.ConstantValue) heap.Value {
		return heap.Value{Type: t, Int: v.Int, Ref: at[v.Ref]}
	}
	for _, c := range e.constants {
		switch t := c.Type.(type) {
		case *types.Array:
			for _, x := range c.Elems {
				at[c].Elems = append(at[c].Elems, value(t.Elem, x))
			}
		case *types.Class:
			for _, f := range e.world.AllFields(t) {
				if x, known := c.Fields[f]; known && (x.Ref == nil || at[x.Ref] != nil) {
					at[c].Fields = append(at[c].Fields, heap.FieldValue{Field: f, Value: value(f.Type, x)})
				}
			}
		}
	}
	for i, f := range e.finalOf {
		e.state.Statics = append(e.state.Statics, heap.FieldValue{Field: f, Value: value(f.Type, e.finals[i])})
	}
}
