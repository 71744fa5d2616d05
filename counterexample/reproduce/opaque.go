package reproduce

import (
	"fmt"
	"slices"

	"inspect/java/heap"
	"inspect/java/types"
)

// outOfSight writes the creation of an opaque object: a proxy of its interfaces. All give what
// the calls on them gave, in order.
func (p *program) outOfSight(o *heap.Object, t *types.Class) {
	var names string
	for _, of := range types.OpenTypes(t) {
		if !of.IsInterface() {
			impossible("%s is not there on the JVM: no class of the program is below %s", t.SimpleName(), of.SimpleName())
		}
		names += ", " + quote(of.BinaryName())
	}
	classID := p.classID(o)
	if classID > maxClassIDs {
		impossible("of which class %s is cannot be set from outside", o.Label())
	}
	label := quote(p.labels.of[o])
	p.w.line(2, "outOfSight(%s, %d%s);", label, classID, names)
	if n, numbered := numberIn(o, t.Likeness()); numbered {
		p.w.line(2, "alike(%s, %dL);", label, n)
	}
}

// maxClassIDs is how many classes of one set of interfaces the proxies may be of, less one.
const maxClassIDs = 3

// classID tells the classes of the opaque objects apart, by numbers from 0.
func (p *program) classID(o *heap.Object) int {
	var found []int64
	for _, x := range p.c.Pre.Objects {
		if !isOpaque(x) {
			continue
		}
		n, _ := numberIn(x, x.Type.(*types.Class).ClassID())
		if !slices.Contains(found, n) {
			found = append(found, n)
		}
	}
	n, _ := numberIn(o, o.Type.(*types.Class).ClassID())
	return slices.Index(found, n)
}

// numberIn is a hidden number of an opaque object, and whether it was asked for.
func numberIn(o *heap.Object, f *types.Field) (int64, bool) {
	for _, v := range o.Fields {
		if f != nil && !v.Unobserved && v.Field == f {
			return v.Value.Int, true
		}
	}
	return 0, false
}

// gives writes what the calls on the opaque objects give, with the first of them.
func (p *program) gives(o *heap.Object) {
	answers := slices.DeleteFunc(slices.Clone(p.c.Pre.Answers), func(a *heap.Answer) bool { return a.Method.Native })
	if len(answers) == 0 || p.c.Pre.Objects[slices.IndexFunc(p.c.Pre.Objects, isOpaque)] != o {
		return
	}
	label := p.labels.of[o]
	var values []string
	speaks := false
	for _, a := range answers {
		if a.Thrown != nil || slices.ContainsFunc(a.Allocated, func(m *heap.Object) bool { return !isText(m) }) || len(a.Changed)+len(a.Statics) > 0 {
			impossible("what a call of %s does but give a result cannot be repeated", a.Method.QName())
		}
		speaks = speaks || a.Method.Name == "toString" && len(a.Method.Params) == 0
		v := heap.Value{Type: a.Method.Result}
		if a.Result != nil {
			v = *a.Result
		}
		if types.IsKind(a.Method.Result, types.Void) {
			v.Type = types.Of(types.Null)
		}
		if isText(v.Ref) {
			if x, ok := v.Ref.Java(); ok {
				values = append(values, x)
				continue
			}
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
	p.w.line(2, "given(%s, %s);", fmt.Sprint(speaks), boxed(values))
}

// isText reports whether an object is a string, or holds its characters.
func isText(o *heap.Object) bool {
	if o == nil {
		return false
	}
	a, ok := o.Type.(*types.Array)
	return types.IsString(o.Type) || ok && a.Row
}

// isOpaque reports whether code out of sight made an object, of a type of the program.
func isOpaque(o *heap.Object) bool {
	c, ok := o.Type.(*types.Class)
	return ok && c.Opaque && c.Unknown == nil
}
