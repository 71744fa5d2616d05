package packed

import (
	"encoding/binary"
	"fmt"
	"reflect"

	"inspect/java/ast"
	"inspect/java/source"
)

// writer writes one tree.
type writer struct {
	out   []byte
	texts map[string]uint64
	seen  map[any]uint64 // pointers, by number
	at    int32          // where the last span begins
	src   *source.File
}

// Write gives the bytes of a tree. It panics on one that stands in several files.
func Write(f *ast.File) []byte {
	w := &writer{texts: map[string]uint64{}, seen: map[any]uint64{}, src: f.Source}
	w.value(plans().file, reflect.ValueOf(f))
	return w.out
}

func (w *writer) number(n uint64) { w.out = binary.AppendUvarint(w.out, n) }
func (w *writer) signed(n int64)  { w.out = binary.AppendVarint(w.out, n) }

func (w *writer) value(p *plan, v reflect.Value) {
	switch p.form {
	case asStruct:
		for i, f := range p.fields {
			w.value(f, v.Field(i))
		}
	case asPointer:
		w.pointer(p, v)
	case asSlice:
		if v.IsNil() {
			w.number(0)
			break
		}
		w.number(uint64(v.Len()) + 1)
		for i := range v.Len() {
			w.value(p.elem, v.Index(i))
		}
	case asNode:
		if v.IsNil() {
			w.number(0)
			break
		}
		k := plans().plans[v.Elem().Type()]
		if k == nil || k.kind == 0 {
			panic(fmt.Sprintf("packed: %s is no kind of node", v.Elem().Type()))
		}
		w.number(k.kind)
		w.pointer(k, v.Elem())
	case asSpan:
		w.span(v.Interface().(source.Span))
	case asSource:
		if v.Interface().(*source.File) != w.src {
			panic("packed: a tree of several files")
		}
	case asText:
		w.text(v.String())
	case asTruth:
		n := uint64(0)
		if v.Bool() {
			n = 1
		}
		w.number(n)
	case asSigned:
		w.signed(v.Int())
	case asUnsigned:
		w.number(v.Uint())
	}
}

func (w *writer) pointer(p *plan, v reflect.Value) {
	if v.IsNil() {
		w.number(0)
		return
	}
	if n := w.seen[v.Interface()]; n > 0 {
		w.number(n + 1)
		return
	}
	w.number(1)
	w.seen[v.Interface()] = uint64(len(w.seen) + 1)
	w.value(p.elem, v.Elem())
}

// span writes 0 for no place, else its length and one, and how far its beginning is from
// that of the span before.
func (w *writer) span(s source.Span) {
	if s.File == nil {
		if s != (source.Span{}) {
			panic("packed: a place in no file")
		}
		w.number(0)
		return
	}
	if s.File != w.src || s.End < s.Start {
		panic("packed: a place of another file")
	}
	w.number(uint64(s.End-s.Start) + 1)
	w.signed(int64(s.Start - w.at))
	w.at = s.Start
}

func (w *writer) text(s string) {
	if n, ok := w.texts[s]; ok {
		w.number(n + 1)
		return
	}
	w.texts[s] = uint64(len(w.texts))
	w.number(0)
	w.number(uint64(len(s)))
	w.out = append(w.out, s...)
}
