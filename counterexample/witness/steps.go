package witness

import (
	"fmt"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/smtlib"
)

// steps lists what the path does, with the values that each step gives.
func (d *decoder) steps(x *Witness) error {
	var given []Change // by the call by contract that the path is in
	for _, e := range x.Path {
		if !types.IsInLibrary(e.Span) && !e.Early {
			var err error
			if given, err = d.step(x, e, given); err != nil {
				return err
			}
		}
		hidden, err := d.hidden(e)
		if err != nil {
			return err
		}
		if len(x.Steps) > 0 {
			last := &x.Steps[len(x.Steps)-1]
			for _, c := range hidden {
				last.Hidden = append(without(last.Hidden, c.Name), c)
			}
		}
	}
	return nil
}

// step adds an edge outside the library to the steps.
func (d *decoder) step(x *Witness, e *cfg.Edge, given []Change) ([]Change, error) {
	if e.Step == cfg.Unobserved {
		return given, nil
	}
	if e.Op == cfg.Havoc && e.Comp != nil && e.Comp.Temp {
		v, err := d.shown(e.Comp.Type, d.terms.Value(e.Comp, e.To))
		return []Change{{Name: "\\result", Value: v}}, err
	}
	ch, err := d.changes(e)
	if err != nil {
		return nil, err
	}
	if e.Contract && e.Step == cfg.Enter {
		d.begin(e.To)
	}
	if e.Step == cfg.Leave {
		ch = append(ch, given...)
		if e.Contract {
			ch = append(ch, d.end(e.To, given)...)
		}
		given = nil
	}
	if e.Step == cfg.Hidden && len(ch) == 0 {
		return given, nil
	}
	if len(x.Steps) > 0 {
		last := &x.Steps[len(x.Steps)-1]
		if merged := e.Step == cfg.Branch && last.Kind == cfg.Enter && e.Span == last.Span; merged {
			return given, nil // the precondition of a call by contract
		}
		again := e.Step == last.Kind && e.Step == cfg.Statement && source.OneLine(e.Label) == last.Text && e.Span == last.Span &&
			e.Depth == last.Depth && len(last.Changes) == 0
		if again || e.Step == cfg.Hidden && last.Span.Line() == e.Span.Line() {
			for _, c := range ch {
				last.Hidden = without(last.Hidden, c.Name)
			}
			last.Changes = append(last.Changes, ch...)
			return given, nil
		}
	}
	text := e.Label
	if text == "" {
		text = e.Span.Text()
	}
	kind := e.Step
	if kind == cfg.Hidden {
		kind = cfg.Statement
	}
	x.Steps = append(x.Steps, Step{Kind: kind, Span: e.Span, Text: source.OneLine(text), Depth: e.Depth, Changes: ch})
	return given, nil
}

// without leaves out what a place was given before.
func without(changes []Change, name string) []Change {
	return slices.DeleteFunc(changes, func(c Change) bool { return c.Name == name })
}

// hidden lists what an edge changes on the heap and no step of its own says: the
// identity hash code of a new object, and what code of the library writes.
func (d *decoder) hidden(e *cfg.Edge) ([]Change, error) {
	if e.Op == cfg.Alloc {
		return d.identity(e)
	}
	if !types.IsInLibrary(e.Span) || e.Comp == nil || e.Comp.Kind != cfg.Field && e.Comp.Kind != cfg.Elems {
		return nil, nil
	}
	if e.Op == cfg.WriteField || e.Op == cfg.WriteElem {
		_, n, err := d.target(e)
		k := d.kindOf(e.Comp.Sort, n)
		if err != nil || k == nil || d.values[objectKey{k, n}] != nil {
			return nil, err // a string or a box is shown by its value
		}
		if types.AnyFunction(k.Type) != nil {
			return nil, nil // which of its answers is the next
		}
		if c, err := d.collectionChange(e, k, n); err != nil {
			return nil, err
		} else if c != nil {
			return []Change{*c}, nil
		}
	}
	return d.changes(e)
}

// identity is the identity hash code that a new object gets, if anybody asks for one.
func (d *decoder) identity(e *cfg.Edge) ([]Change, error) {
	term := d.terms.Value(e.Comp, e.To)
	if term == nil {
		return nil, nil
	}
	v, err := d.eval(term)
	if err != nil {
		return nil, err
	}
	n := int(v.Uint().Int64())
	s := d.g.SortByType[e.Comp.Type]
	if s == nil || d.kindOf(s, n) == nil {
		return nil, nil
	}
	k := d.kindOf(s, n)
	o := d.object(k, n)
	class, ok := o.Type.(*types.Class)
	if !ok || d.values[objectKey{k, n}] != nil {
		return nil, nil
	}
	var out []Change
	for _, f := range d.world.AllFields(class) {
		for _, c := range d.fields {
			if c.Fld == f && f.IsOpen() {
				v, err := d.shown(f.Type, d.terms.FieldValue(c, n, e.To))
				if err != nil {
					return nil, err
				}
				out = append(out, Change{Name: o.Label() + "." + fieldName(o, c), Value: v})
			}
		}
	}
	return out, nil
}

// changes lists what an edge gives a value to, temporaries left out.
func (d *decoder) changes(e *cfg.Edge) ([]Change, error) {
	switch e.Op {
	case cfg.Assign, cfg.Alloc, cfg.Havoc:
		if e.Op == cfg.Havoc && e.Comp != nil && (e.Comp.Kind == cfg.Field || e.Comp.Kind == cfg.Elems) {
			return d.havocked(e)
		}
		if e.Comp == nil || e.Comp.Kind > cfg.Static {
			return nil, nil
		}
		if v := e.Comp.Var; v != nil && v.Kind == types.ValueVar {
			return nil, nil // nobody wrote it
		}
		if f := e.Comp.Fld; f != nil && f.IsVersion() {
			return nil, nil // it says nothing to a reader
		}
		if e.Comp.Temp {
			if e.Op != cfg.Assign || e.Step != cfg.Statement || !strings.HasPrefix(e.Label, "return") {
				return nil, nil
			}
			// The value that an inlined call gives back.
			v, err := d.shown(e.Comp.Type, d.terms.Value(e.Comp, e.To))
			return []Change{{Name: "\\result", Value: v}}, err
		}
		term := d.terms.Value(e.Comp, e.To)
		if term == nil && !types.IsReference(e.Comp.Type) {
			return nil, nil // the encoding cannot tell
		}
		v, err := d.shown(e.Comp.Type, term)
		return []Change{{Name: plainName(e.Comp), Value: v}}, err
	case cfg.WriteField, cfg.WriteElem:
		if e.Comp.Temp {
			return nil, nil
		}
		o, n, err := d.target(e)
		if err != nil || o == nil {
			return nil, err
		}
		if e.Op == cfg.WriteField {
			v, err := d.shown(e.Comp.Type, d.terms.FieldValue(e.Comp, n, e.To))
			return []Change{{Name: o.Label() + "." + fieldName(o, e.Comp), Value: v}}, err
		}
		return d.elemChanges(e, o, n)
	}
	return nil, nil
}

// havocked lists what a contract gave other values to: a field of any objects,
// or elements of any arrays.
func (d *decoder) havocked(e *cfg.Edge) ([]Change, error) {
	var out []Change
	for _, k := range e.Comp.Sort.Kinds {
		if types.IsValue(k.Type) {
			continue // those that the call made are shown by what they are
		}
		for i := k.First; i <= k.Last(); i++ {
			if !d.isTrue(d.terms.Exists(k, i, e.From)) {
				continue
			}
			o := d.object(k, i)
			if e.Comp.Kind == cfg.Elems && !e.Comp.HasElementsOf(k) {
				break
			}
			if e.Comp.Kind == cfg.Elems {
				if k, _ := d.holder(i, e.Comp.Sort, e.From); k != nil {
					continue // shown where the call ends
				}
				ch, err := d.elemChanges(e, o, i)
				if err != nil {
					return nil, err
				}
				if a, ok := o.Type.(*types.Array); ok && a.Elem == types.Type(d.world.Lookup("java.lang.Object")) && d.began != nil && !d.isTrue(d.terms.Exists(k, i, d.began)) {
					d.aside[o.Label()] = append(d.aside[o.Label()], ch...) // one that came with the call
					continue
				}
				out = append(out, ch...)
				continue
			}
			if e.Comp.Fld.Class.Library && d.ownArrays(k) != nil || d.isSame(d.terms.FieldValue(e.Comp, i, e.From), d.terms.FieldValue(e.Comp, i, e.To)) {
				continue
			}
			v, err := d.shown(e.Comp.Type, d.terms.FieldValue(e.Comp, i, e.To))
			if err != nil {
				return nil, err
			}
			out = append(out, Change{Name: o.Label() + "." + fieldName(o, e.Comp), Value: v})
		}
	}
	return out, d.err
}

// fieldName is the name of a field of an object: see types.Class.FieldName.
func fieldName(o *heap.Object, c *cfg.Component) string {
	if k, ok := o.Type.(*types.Class); ok {
		return k.FieldName(c.Fld)
	}
	return c.Fld.Name
}

// target finds the object that a write edge modifies: the one whose cell
// differs, or none when the value is the same as before.
func (d *decoder) target(e *cfg.Edge) (*heap.Object, int, error) {
	for _, k := range e.Comp.Sort.Kinds {
		if e.Comp.Kind == cfg.Elems && !e.Comp.HasElementsOf(k) {
			continue
		}
		for i := k.First; i <= k.Last(); i++ {
			if !d.isTrue(d.terms.Exists(k, i, e.From)) {
				continue
			}
			same := true
			if e.Op == cfg.WriteField {
				same = d.isSame(d.terms.FieldValue(e.Comp, i, e.From), d.terms.FieldValue(e.Comp, i, e.To))
			} else {
				for j := 0; same && j < d.length(e.Comp.Sort, i); j++ {
					same = d.isSame(d.terms.ElemValue(e.Comp, i, j, e.From), d.terms.ElemValue(e.Comp, i, j, e.To))
				}
			}
			if !same {
				return d.object(k, i), i, d.err
			}
		}
	}
	return nil, 0, d.err
}

// elemChanges lists the elements of an array that an edge gives other values to.
func (d *decoder) elemChanges(e *cfg.Edge, o *heap.Object, n int) ([]Change, error) {
	var out []Change
	for j := 0; j < d.length(e.Comp.Sort, n); j++ {
		if d.isSame(d.terms.ElemValue(e.Comp, n, j, e.From), d.terms.ElemValue(e.Comp, n, j, e.To)) {
			continue
		}
		t := e.Comp.Type
		if a, ok := o.Type.(*types.Array); ok {
			t = a.Elem
		}
		v, err := d.shown(t, d.terms.ElemValue(e.Comp, n, j, e.To))
		if err != nil {
			return nil, err
		}
		out = append(out, Change{Name: fmt.Sprintf("%s[%d]", o.Label(), j), Value: v})
	}
	return out, d.err
}

func (d *decoder) length(s *cfg.Sort, array int) int {
	t := d.terms.Length(s, array)
	if t == nil {
		return 0
	}
	v, err := d.eval(t)
	if err != nil {
		d.fail(err)
		return 0
	}
	return int(signed(v).Int64())
}

func (d *decoder) isSame(a, b *smtlib.Term) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil {
		return false
	}
	x, err := d.eval(a)
	if err != nil {
		d.fail(err)
		return true
	}
	y, err := d.eval(b)
	if err != nil {
		d.fail(err)
		return true
	}
	if a.Sort.Kind == smtlib.BoolKind {
		return x.IsTrue() == y.IsTrue()
	}
	return x.Uint().Cmp(y.Uint()) == 0
}

// shown evaluates a term to a value to print: references are stand-ins that
// carry type and number only.
func (d *decoder) shown(t types.Type, term *smtlib.Term) (heap.Value, error) {
	if !types.IsReference(t) {
		v := d.value(nil, t, term)
		return v, d.err
	}
	out := heap.Value{Type: t}
	if term == nil {
		return out, nil
	}
	v, err := d.eval(term)
	if err != nil {
		return out, err
	}
	n := int(v.Uint().Int64())
	if n == 0 {
		return out, nil
	}
	if s := d.g.SortByType[t]; s != nil {
		for _, k := range s.Kinds {
			if k.First <= n && n <= k.Last() {
				if out.Ref = d.values[objectKey{k, n}]; out.Ref == nil {
					out.Ref = d.object(k, n)
				}
			}
		}
	}
	return out, nil
}

// plainName is the Java name of a plain component.
func plainName(c *cfg.Component) string {
	switch {
	case c.Fld != nil:
		return c.Fld.QName()
	case c.Var != nil:
		return c.Var.Name
	}
	return c.Name
}

// outcome says how the path ended.
func (d *decoder) outcome(x *Witness) error {
	from := x.Exit.From
	give := func(k OutcomeKind, c *cfg.Component) error {
		x.Outcome.Kind = k
		if c == nil {
			return nil
		}
		v, err := d.shown(c.Type, d.terms.Value(c, from))
		x.Outcome.Value, x.Outcome.HasValue = v, true
		return err
	}
	switch from {
	case d.g.Normal:
		return give(Returned, d.g.Result)
	case d.g.Exceptional:
		return give(Threw, d.g.Thrown)
	}
	return nil
}
