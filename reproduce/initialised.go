package reproduce

import (
	"fmt"

	"inspect/types"
	"inspect/witness/heap"
)

// initialised writes how the objects of class initialisation are found: the JVM
// made them, static final fields hold them, and nobody can put others there. Where
// nothing else ran before the call, all static fields lead to them.
func (p *program) initialised() {
	the := func(o *heap.Object) string { return "the(" + quote(p.labels.of[o]) + ")" }
	found := map[*heap.Object]bool{}
	var work []*heap.Object
	find := func(o *heap.Object, where string) {
		if o == nil || o.Constant == nil || found[o] || o.IsValue() {
			return
		}
		found[o] = true
		length := -1
		if _, array := o.Type.(*types.Array); array {
			length = len(o.Elems)
		}
		class := typeName(o.Type)
		if c, ok := o.Type.(*types.Class); ok && (c.Function() || c.Library || contents(o) != nil) {
			class = "" // the JVM gives it a name of its own
		}
		p.w.line(2, "initialised(%s, %s, %d, %s);", quote(p.labels.of[o]), quote(class), length, where)
		work = append(work, o)
	}
	for _, f := range p.c.Pre.Statics {
		if c := f.Value.Ref; f.Field.Class.Platform && c != nil && c.Constant != nil && c.Constant.Hidden {
			continue // its module hides it, and its class alone reads it
		}
		if c := f.Value.Ref; f.Field.Class.Platform && c != nil && types.StandsForVariable(c.Type) {
			continue // as well: what it reads and writes is said by the code
		}
		if f.Field.Single() && f.Field.Decl.Modifiers.Has("private") {
			continue // the JDK's class has one of its own
		}
		if f.Field.Final || f.Fixed {
			find(f.Value.Ref, fmt.Sprintf("read(field(%s, %s), null)", quote(f.Field.Class.BinaryName()), quote(f.Field.Name)))
		}
	}
	for ; len(work) > 0; work = work[1:] {
		o := work[0]
		if list := contents(o); list != nil {
			for i, e := range list.Elems {
				find(e.Ref, fmt.Sprintf("((java.util.List<?>) %s).get(%d)", the(o), i))
			}
			continue
		}
		for _, f := range o.Fields {
			if o.Constant.Fixes(f.Field) && !f.Unseen {
				find(f.Value.Ref, fmt.Sprintf("read(field(%s, %s), %s)", quote(f.Field.Class.BinaryName()), quote(f.Field.Name), the(o)))
			}
		}
		if !o.Constant.FixesElems() {
			continue
		}
		for i, e := range o.Elems {
			find(e.Ref, fmt.Sprintf("at(%s, %d)", the(o), i))
		}
	}
}

// contents is the array in which an immutable list of the library has its elements, nil
// for other objects.
func contents(o *heap.Object) *heap.Object {
	for _, f := range o.Fields {
		if types.Settled(f.Field) {
			return f.Value.Ref
		}
	}
	return nil
}
