package diff

import (
	"fmt"

	"inspect/java/types"
)

// objects compares the fields, as code of the package sees them, of objects that a call took and gave.
func (w *writer) objects(args []handed, result shape, t types.Type) {
	for i, a := range args {
		if a.shape == ours {
			k := w.pairOf(a.typ.(*types.Class), nil)
			w.object(k, fmt.Sprintf("argument %d", i+1), a.name, a.name+"."+k.is(), a.name+"."+k.was())
		}
	}
	if result == ours {
		if k := w.byClass[t.(*types.Class)]; k != nil {
			w.object(k, "the result", "now", "now", "before")
		}
	}
}

// object compares the fields of an object that is not null.
func (w *writer) object(k *pair, of, variable, onNow, onBefore string) {
	fields := w.seenFields(k)
	if len(fields) == 0 {
		return
	}
	w.put("if (%s != null) {", variable)
	for _, f := range fields {
		t := w.world.Erasure(f.Type)
		w.vars++
		now, before := fmt.Sprint("fieldNow", w.vars), fmt.Sprint("fieldBefore", w.vars)
		w.put("%s %s = %s.%s; %s %s = %s.%s;", t, now, onNow, f.Name, w.oldType(t), before, onBefore, f.Name)
		w.compare(w.shapeOf(t), t, fmt.Sprintf("field %s of %s", f.Name, of), now, before)
	}
	w.put("}")
}

// seenFields are the fields of objects of a pair that are compared.
func (p *product) seenFields(k *pair) (out []*types.Field) {
	for _, f := range fieldsOf(k.now) {
		if !f.Static && p.fieldBefore(f, k.before) != nil && isCompared(p.shapeOf(p.world.Erasure(f.Type))) {
			out = append(out, f)
		}
	}
	return out
}

// shared compares which rows of arrays of arrays are one: of each by itself, and of what was given and what came back.
func (w *writer) shared(s *step, args []handed, result shape) {
	var all []handed
	for i, a := range args {
		a.name = fmt.Sprint("argument ", i+1)
		all = append(all, a)
	}
	if s.kind == call && (result == rows || result == row) {
		all = append(all, handed{"result", "now", "before", result, w.gives(s.now)})
	}
	for i, a := range all {
		for _, b := range all[:i+1] {
			if (a.shape == rows || b.shape == rows) && leafOf(a.typ) == leafOf(b.typ) && (a.shape == row || a.shape == rows) && (b.shape == row || b.shape == rows) {
				w.sharedIn(a, b)
			}
		}
	}
}

// sharesRows says why arrays that a method takes may have rows together, which copies of them have not; "": they have
// none.
func (p *product) sharesRows(m *types.Method) string {
	for i := range m.Params {
		for j := range m.Params {
			a, b := p.taken(m, i), p.taken(m, j)
			if of := p.shapeOf(b); i != j && p.shapeOf(a) == rows && (of == row || of == rows) && leafOf(a) == leafOf(b) {
				return "it takes arrays that may have a row together"
			}
		}
	}
	return ""
}

func leafOf(t types.Type) string { return types.Leaf(t).String() }

// sharedIn compares which rows of two arguments are one.
func (w *writer) sharedIn(a, b handed) {
	w.vars++
	i, j := fmt.Sprint("i", w.vars), fmt.Sprint("j", w.vars)
	is := func(array string, shape shape, index string) string {
		if shape == rows {
			return fmt.Sprintf("%s[%s]", array, index)
		}
		return array
	}
	loop := func(h handed, index string) {
		if h.shape == rows {
			w.put("for (int %s = 0; %s < %s.length; %s++)", index, index, h.now, index)
		}
	}
	w.put("if (%s != null && %s != null && %s != null && %s != null)", a.now, b.now, a.before, b.before)
	loop(a, i)
	loop(b, j)
	of := "whether rows are one, of " + a.name
	if a.name != b.name {
		of += " and " + b.name
	}
	w.assert(fmt.Sprintf("(%s == %s) == (%s == %s)", is(a.now, a.shape, i), is(b.now, b.shape, j), is(a.before, a.shape, i), is(b.before, b.shape, j)), of, "now", "before")
}
