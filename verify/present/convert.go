package present

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/sequences"
	"inspect/counterexample/witness"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// Counterexample converts a witness to the document's plain data.
func Counterexample(w *witness.Witness) *report.Counterexample {
	p := w.Property
	at, in := Readable(p.Span, w.Exit, along(w.Path))
	place := report.NewPlace(at)
	c := &report.Counterexample{
		Status: "unchecked", Property: p.Name, Kind: string(p.Kind), Message: source.OneLine(p.Message), Place: place,
		Pre: state(w.Pre, nil, hidden(w)), Post: state(w.Post, w.Pre, hidden(w)),
		Steps: []report.Step{}, Arguments: []report.NamedValue{},
	}
	if in != "" && report.ExceptionOf(c.Kind) != "" {
		c.Message = raisedIn + in
	}
	for _, r := range w.Pre.Roots {
		c.Arguments = append(c.Arguments, Named(r.Name, r.Value))
	}
	var loops nesting
	inner := privateParts(w)
	for _, s := range written(w.Steps) {
		x := step(s, inner)
		call := ""
		if s.Kind == cfg.Enter {
			call = source.OneLine(s.Span.Text())
		}
		x.Arrange(loops.next(s), call)
		c.Steps = append(c.Steps, x)
	}
	c.Outcome = outcome(w)
	if this, ok := w.Post.Root("this"); ok && w.Method.Constructor {
		c.Outcome.This = this.String()
	}
	return c
}

// Ranges converts the types of the library that inputs have.
func Ranges(w *types.World, open []cfg.Open) []report.Range {
	var out []report.Range
	for _, o := range open {
		r := report.Range{Type: o.Type.ShortName(), Classes: []string{}}
		for _, k := range o.Kinds {
			name := types.ShortName(k.Type) + w.Restricted(k.Type)
			if any := types.AnyOf(k.Type); any != "" {
				name = any
			}
			if k.NoLookupKey && o.Type.Name == "java.lang.Object" {
				name += " outside sets and keys of maps"
			}
			if !slices.Contains(r.Classes, name) {
				r.Classes = append(r.Classes, name)
			}
		}
		for _, k := range o.Values {
			r.Values = append(r.Values, k.Name)
		}
		out = append(out, r)
	}
	return out
}

// Throws converts the ways out of a method without contract.
func Throws(exits []*cfg.ThrowExit) []report.Throws {
	var out []report.Throws
	for _, w := range exits {
		if t := newThrows(w); !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}

// Named converts a value, with the name of what holds it.
func Named(name string, v heap.Value) report.NamedValue {
	n := report.NamedValue{Name: name, Value: v.String()}
	if v.Type != nil {
		n.Type = types.PublicName(v.Type)
	}
	return n
}

// state converts a heap; with before, fields that differ from it are marked.
func state(s, before *heap.State, inner map[string]bool) report.State {
	out := report.State{Objects: []report.Object{}, Statics: []report.NamedValue{}}
	old := map[string]*heap.Object{}
	if before != nil {
		for _, o := range before.Objects {
			old[o.Label()] = o
		}
	}
	for _, o := range s.Objects {
		if o.IsValue() || inner[o.Label()] {
			continue
		}
		r := report.Object{Name: o.Label(), Type: types.PublicName(o.Type), Fresh: o.Fresh}
		was := old[o.Label()]
		if elems, ok := o.Inside(); ok {
			r.Array, r.Collection, r.Map, r.Elements = true, true, o.IsMap(), []string{}
			var then []heap.Value
			if was != nil {
				then, _ = was.Inside()
			}
			for i, f := range o.Fields { // of a class of the program
				if f.Unobserved || f.Field.Class.Library || f.Field.Class.Platform {
					continue
				}
				r.Fields = append(r.Fields, Named(o.FieldName(i), f.Value))
				if was != nil && i < len(was.Fields) && was.Fields[i].Value.String() != f.Value.String() {
					r.Changed = append(r.Changed, o.FieldName(i))
				}
			}
			for i, e := range elems {
				r.Elements = append(r.Elements, e.String())
				if was != nil && (i >= len(then) || then[i].String() != e.String()) {
					r.Changed = append(r.Changed, fmt.Sprint(i))
				}
			}
			out.Objects = append(out.Objects, r)
			continue
		}
		for i, f := range o.Fields {
			if f.Unobserved {
				continue
			}
			r.Fields = append(r.Fields, Named(o.FieldName(i), f.Value))
			if was != nil && i < len(was.Fields) && was.Fields[i].Value.String() != f.Value.String() {
				r.Changed = append(r.Changed, o.FieldName(i))
			}
		}
		if _, r.Array = o.Type.(*types.Array); r.Array {
			r.Elements = []string{}
		}
		if o.Length > 0 {
			r.Fields = append(r.Fields, report.NamedValue{Name: "length", Type: "int", Value: fmt.Sprint(o.Length)})
		}
		for i, e := range o.Elems {
			r.Elements = append(r.Elements, e.String())
			if was != nil && i < len(was.Elems) && was.Elems[i].String() != e.String() {
				r.Changed = append(r.Changed, fmt.Sprint(i))
			}
		}
		out.Objects = append(out.Objects, r)
	}
	for _, f := range s.Statics {
		if f.Field.IsVersion() {
			continue
		}
		if f.Field.Class.Library && !f.Field.Final {
			continue // what a model remembers
		}
		if f.Field.OfJDK() {
			continue
		}
		out.Statics = append(out.Statics, Named(f.Field.QName(), f.Value))
	}
	return out
}

// isPartOf reports whether a place is a field or an element of an object whose name is listed. The
// name of one of an anonymous class has dots itself.
func isPartOf(place string, objects map[string]bool) bool {
	for i, c := range place {
		if (c == '.' || c == '[') && objects[place[:i]] {
			return true
		}
	}
	return false
}

// hidden are the names of the objects that are not shown: arrays that collections keep
// for themselves, what the library made for itself, such as iterators, and what nobody but
// the JDK leads to.
func hidden(w *witness.Witness) map[string]bool {
	names := map[string]bool{}
	for _, s := range []*heap.State{w.Pre, w.Post} {
		for o := range s.Own() {
			names[o.Label()] = true
		}
		seen, ofJDK := reached(s, append(localsOfDriver(w, s), w.Outcome.Value.Ref))
		for _, o := range s.Objects {
			if c, ok := o.Type.(*types.Class); ok && isOfLibrary(c) && o.Fresh && !seen[o] {
				names[o.Label()] = true
			}
			if !o.Fresh && !seen[o] {
				names[o.Label()] = names[o.Label()] || ofJDK[o]
			}
		}
	}
	return names
}

// isOfLibrary reports whether a class, or the lambda expression that it stands for, is in the
// library's code.
func isOfLibrary(c *types.Class) bool {
	return c.Library || c.Function() && IsInLibrary(c.Local.Function.Span())
}

// privateParts are the names of the objects whose fields nobody sees: of classes that the
// library keeps to itself, and of its lambda expressions.
func privateParts(w *witness.Witness) map[string]bool {
	names := hidden(w)
	for _, o := range w.Post.Objects {
		c, ok := o.Type.(*types.Class)
		if !ok || !isOfLibrary(c) {
			continue
		}
		if _, drawn := o.Inside(); !drawn && (c.Decl == nil || !c.Decl.Modifiers.Has("public")) {
			names[o.Label()] = true
		}
	}
	return names
}

// localsOfDriver are the objects of a state in the variables of a driver of call sequences:
// arguments of the calls among them.
func localsOfDriver(w *witness.Witness, s *heap.State) (out []*heap.Object) {
	if d := w.Method.Decl; d == nil || !strings.HasPrefix(d.Span().File.Name, sequences.Root) {
		return nil
	}
	names := map[string]bool{}
	for _, s := range w.Steps {
		for _, c := range s.Changes {
			if s.Depth == 0 && c.Value.Ref != nil && !strings.ContainsAny(c.Name, ".[#") {
				names[c.Value.Ref.Label()] = true
			}
		}
	}
	for _, o := range s.Objects {
		if names[o.Label()] {
			out = append(out, o)
		}
	}
	return out
}

// reached are the objects that names, others and objects of the program lead to, and those that
// fields lead to that the JDK keeps for itself.
func reached(s *heap.State, others []*heap.Object) (seen, ofJDK map[*heap.Object]bool) {
	seen, ofJDK = map[*heap.Object]bool{}, map[*heap.Object]bool{}
	for _, o := range others {
		lead(o, seen)
	}
	for _, r := range s.Roots {
		lead(r.Value.Ref, seen)
	}
	for _, f := range s.Statics {
		if f.Field.OfJDK() {
			lead(f.Value.Ref, ofJDK)
		} else {
			lead(f.Value.Ref, seen)
		}
	}
	for _, o := range s.Objects {
		if c, ok := o.Type.(*types.Class); !ofJDK[o] && (!o.Fresh || !ok || !isOfLibrary(c)) {
			lead(o, seen)
		}
	}
	return seen, ofJDK
}

// lead adds the objects that o leads to.
func lead(o *heap.Object, to map[*heap.Object]bool) {
	if o == nil || to[o] {
		return
	}
	to[o] = true
	for _, f := range o.Fields {
		lead(f.Value.Ref, to)
	}
	for _, e := range o.Elems {
		lead(e.Ref, to)
	}
}

var stepKinds = map[cfg.StepKind]string{
	cfg.Hidden: "statement", cfg.Statement: "statement", cfg.Branch: "branch",
	cfg.Enter: "call", cfg.Leave: "return", cfg.Iterate: "iteration",
}

func step(s witness.Step, inner map[string]bool) report.Step {
	pos := s.Span.Position()
	out := report.Step{Kind: stepKinds[s.Kind], File: pos.File, Line: pos.Line, Depth: s.Depth, Text: s.Text}
	out.Described = out.Kind == "statement" && !report.Place{Line: pos.Line, Text: s.Text}.IsIn(s.Span.File)
	for _, c := range slices.Concat(s.Changes, s.Hidden) {
		if isPartOf(c.Name, inner) {
			continue
		}
		x := Named(c.Name, c.Value)
		if c.Inside != nil {
			var in []string
			for _, e := range *c.Inside {
				in = append(in, e.String())
			}
			x.Value = report.Written(in, c.Map)
		}
		out.Changes = append(out.Changes, x)
	}
	return out
}

// nesting follows the iterations that an execution is in, from the outermost.
type nesting []witness.Step

// next gives the number of iterations around the next step. An iteration is left
// by the next one of its loop, by a step outside the loop's text, and with the
// activation.
func (n *nesting) next(s witness.Step) int {
	in := *n
	for k := len(in) - 1; k >= 0; k-- {
		loop := in[k].Span
		inside := loop.File == s.Span.File && loop.Start <= s.Span.Start && s.Span.End <= loop.End
		again := s.Kind == cfg.Iterate && loop == s.Span
		if in[k].Depth > s.Depth || in[k].Depth == s.Depth && (again || !inside) {
			in = in[:k]
		}
	}
	*n = in
	if s.Kind == cfg.Iterate {
		*n = append(in, s)
	}
	return len(in)
}

func outcome(w *witness.Witness) report.Outcome {
	o := report.Outcome{}
	if w.Outcome.HasValue {
		o.Value = w.Outcome.Value.String()
	}
	switch w.Outcome.Kind {
	case witness.Returned:
		o.Kind = "returned"
	case witness.Threw:
		o.Kind = "threw"
	default:
		o.Kind = "stopped"
		at, _ := Readable(w.Exit.Span, w.Exit, along(w.Path))
		o.Detail = fmt.Sprintf("stopped at %s: %s", at.Position(), PropertyMessage(w.Property))
	}
	return o
}

// SortedCutOffs are in the order of their places, each once.
func SortedCutOffs(cs []report.CutOff) []report.CutOff {
	sort.Slice(cs, func(i, j int) bool {
		a, b := cs[i], cs[j]
		if a.File != b.File {
			return a.File < b.File
		}
		if a.Line != b.Line {
			return a.Line < b.Line
		}
		if a.Kind != b.Kind {
			return a.Kind < b.Kind
		}
		return a.Detail < b.Detail
	})
	return slices.Compact(cs)
}
