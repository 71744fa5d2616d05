package reproduce

import (
	"slices"

	"inspect/types"
	"inspect/witness/heap"
)

// outOfSight writes the creation of an opaque object: a proxy of its interface, which gives
// what the calls on it gave, in order.
func (p *program) outOfSight(o *heap.Object, t *types.Class) {
	of := types.OpenType(t)
	if !of.IsInterface() {
		impossible("%s is not there on the JVM: no class of the program is below %s", t.SimpleName(), of.SimpleName())
	}
	if slices.ContainsFunc(o.Fields, func(f heap.FieldValue) bool { return !f.Unseen && f.Field == t.Likeness() }) {
		impossible("what %s is equal to cannot be set from outside", o.Label())
	}
	if others := func(x *heap.Object) bool { return isOpaque(x) && species(x) != species(o) }; slices.ContainsFunc(p.c.Pre.Objects, others) {
		impossible("of which class %s is cannot be set from outside", o.Label())
	}
	p.w.line(2, "function(%s, %s);", quote(p.labels.of[o]), quote(of.BinaryName()))
}

// species is the number of the class of an opaque object; 0: nobody asks.
func species(o *heap.Object) int64 {
	for _, f := range o.Fields {
		if !f.Unseen && f.Field == o.Type.(*types.Class).Species() {
			return f.Value.Int
		}
	}
	return 0
}

// gives writes what the calls on an opaque object give.
func (p *program) gives(o *heap.Object) {
	answers := p.c.Pre.Answers
	if len(answers) == 0 {
		return
	}
	others := func(x *heap.Object) bool { return x != o && isOpaque(x) }
	if slices.ContainsFunc(p.c.Pre.Objects, others) {
		impossible("which of several objects like %s gives what is not known", o.Label())
	}
	label := p.labels.of[o]
	var values []string
	for _, a := range answers {
		if a.Thrown != nil || len(a.Made)+len(a.Changed)+len(a.Statics) > 0 {
			impossible("what a call of %s does but give a result cannot be repeated", a.Method.QName())
		}
		v := heap.Value{Type: a.Method.Result}
		if a.Result != nil {
			v = *a.Result
		}
		if types.IsKind(a.Method.Result, types.Void) {
			v.Type = types.Of(types.Null)
		}
		if v.Ref != nil {
			i := slices.IndexFunc(p.c.Pre.Objects, func(x *heap.Object) bool { return x.Type == v.Ref.Type && x.Number == v.Ref.Number })
			if i < 0 {
				impossible("%s, which a call of %s gives, is not there before", v.Ref.Label(), a.Method.QName())
			}
			v.Ref = p.c.Pre.Objects[i]
		}
		values = append(values, p.value(label, v.Type, v))
	}
	p.w.line(2, "fill(%s, %s);", quote(label), boxed(values))
}

// isOpaque tells whether code out of sight made an object, of a type of the program.
func isOpaque(o *heap.Object) bool {
	c, ok := o.Type.(*types.Class)
	return ok && c.Heir && c.Stranger == nil
}
