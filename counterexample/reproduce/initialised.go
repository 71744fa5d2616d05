package reproduce

import (
	"fmt"
	"strings"

	"inspect/java/heap"
	"inspect/java/types"
)

// initialised writes how the objects of class initialisation are found: the JVM
// made them, static final fields hold them, and nobody can put others there. Where
// nothing else ran before the call, all static fields lead to them.
func (p *program) initialised() {
	the := func(o *heap.Object) string { return "the(" + quote(p.labels.of[o]) + ")" }
	found := map[*heap.Object]bool{}
	var work []*heap.Object
	unfound := map[*heap.Object]bool{}
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
		if c := f.Value.Ref; f.Field.Class.Platform && c != nil && types.IsVariableHandle(c.Type) {
			continue // as well: what it reads and writes is said by the code
		}
		if f.Field.IsSingle() && f.Field.Decl.Modifiers.Has("private") {
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
		if c := o.Constant.Collection(); c != nil {
			p.collection(c, the(o), func(e *heap.Object, where string) {
				if where == "" {
					unfound[e] = true
				} else {
					find(e, where)
				}
			})
			continue
		}
		for _, f := range o.Fields {
			if o.Constant.Fixes(f.Field) && !f.Unobserved {
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
	for _, o := range p.c.Pre.Objects {
		if unfound[o] && !found[o] && !o.IsValue() {
			impossible("%s is in a collection without an order, and nothing tells it from the others there", o.Label())
		}
	}
}

// collection finds what is in a collection c that nothing changes since class initialisation, as
// the JVM made it: in order or, of a map, by the keys. Where neither leads to an object, it is
// found nowhere.
func (p *program) collection(c *heap.Constant, at string, find func(o *heap.Object, where string)) {
	of := map[*heap.Constant]*heap.Object{}
	for _, o := range p.c.Pre.Objects {
		if o.Constant != nil {
			of[o.Constant] = o
		}
	}
	see := func(v heap.ConstantValue, where string) {
		if o := of[v.Ref]; o != nil {
			find(o, where)
		}
	}
	in := c.Inside()
	ordered := !unordered[types.SimpleName(c.Type)] || len(in[0]) == 1
	nth := func(collection string, i int) string {
		if !ordered {
			return ""
		}
		return fmt.Sprintf("((java.util.%s.toArray()[%d]", collection, i)
	}
	for i, x := range in[0] {
		if len(in) == 1 {
			see(x, nth(fmt.Sprintf("Collection<?>) %s)", at), i))
			continue
		}
		see(x, nth(fmt.Sprintf("Map<?, ?>) %s).keySet()", at), i))
		value := nth(fmt.Sprintf("Map<?, ?>) %s).values()", at), i)
		if key := p.key(of[x.Ref]); key != "" {
			value = fmt.Sprintf("((java.util.Map<?, ?>) %s).get(%s)", at, key)
		}
		see(in[1][i], value)
	}
}

// key writes a key that says which it is: a value, or the constant of an enum; "" for others.
func (p *program) key(o *heap.Object) string {
	if o == nil {
		return ""
	}
	if c, ok := o.Type.(*types.Class); ok && c.EnumOf() != nil && o.Constant.Name != "" {
		name := o.Constant.Name[strings.LastIndexByte(o.Constant.Name, '.')+1:]
		return fmt.Sprintf("read(field(%s, %s), null)", quote(c.EnumOf().BinaryName()), quote(name))
	}
	text, _ := o.Java()
	return text
}

// unordered are the collections of the library that have no order.
var unordered = map[string]bool{"HashMap": true, "HashSet": true}

// contents is the array in which an immutable list of the library has its elements, nil
// for other objects.
func contents(o *heap.Object) *heap.Object {
	for _, f := range o.Fields {
		if types.IsOwnArray(f.Field) {
			return f.Value.Ref
		}
	}
	return nil
}
