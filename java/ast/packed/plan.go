package packed

import (
	"fmt"
	"hash"
	"hash/fnv"
	"reflect"
	"sync"

	"inspect/java/ast"
	"inspect/java/source"
)

// plan is how values of a type are written and read.
type plan struct {
	typ    reflect.Type
	form   form
	fields []*plan // of a struct
	elem   *plan   // of a slice or a pointer
	kind   uint64  // of a pointer to a node: its number in the list of kinds, from 1
}

// form is how a value looks in what is written.
type form uint8

const (
	asStruct form = iota
	asPointer
	asSlice
	asNode   // what an interface holds, a pointer to a node
	asSpan   // a source.Span
	asSource // the *source.File, of which nothing is written
	asText
	asTruth
	asSigned
	asUnsigned
)

var forms = map[reflect.Kind]form{
	reflect.Struct: asStruct, reflect.Pointer: asPointer, reflect.Slice: asSlice, reflect.Interface: asNode, reflect.String: asText,
	reflect.Bool: asTruth, reflect.Int: asSigned, reflect.Int32: asSigned, reflect.Uint8: asUnsigned,
}

// table has the plans of all that a tree may consist of.
type table struct {
	file    *plan
	kinds   []*plan // of pointers to nodes
	plans   map[reflect.Type]*plan
	version hash.Hash64 // of the structs and their fields, in the order of the plans
}

// plans are made once. A type that trees do not consist of today stops the tests.
var plans = sync.OnceValue(func() *table {
	t := &table{version: fnv.New64a(), plans: map[reflect.Type]*plan{
		reflect.TypeFor[source.Span]():  {form: asSpan},
		reflect.TypeFor[*source.File](): {form: asSource},
	}}
	for i, k := range ast.Kinds() {
		p := t.plan(k)
		p.kind = uint64(i + 1)
		t.kinds = append(t.kinds, p)
	}
	t.file = t.plan(reflect.TypeFor[*ast.File]())
	return t
})

func (t *table) plan(of reflect.Type) *plan {
	if p := t.plans[of]; p != nil {
		return p
	}
	f, ok := forms[of.Kind()]
	if !ok {
		panic("packed: a tree has values of type " + of.String())
	}
	p := &plan{typ: of, form: f}
	t.plans[of] = p
	switch f {
	case asStruct:
		for i := range of.NumField() {
			f := of.Field(i)
			fmt.Fprintf(t.version, "%s.%s %s\n", of, f.Name, f.Type)
			p.fields = append(p.fields, t.plan(f.Type))
		}
	case asPointer, asSlice:
		p.elem = t.plan(of.Elem())
	}
	return p
}

// Version tells what kinds of nodes there are, and of what they consist: bytes of another
// version mean something else.
func Version() uint64 { return plans().version.Sum64() }
