package packed

import (
	"errors"
	"fmt"
	"reflect"

	"inspect/java/ast"
	"inspect/java/source"
)

// reader reads one tree.
type reader struct {
	in    string
	i     int
	texts []string
	seen  []reflect.Value // pointers
	at    int32           // where the last span begins
	src   *source.File
	table *table
}

// errShort is panicked with inside of the package.
var errShort = errors.New("packed: the bytes end early, or are no tree")

// Read gives the tree of src whose bytes Write gave.
func Read(bytes string, src *source.File) (f *ast.File, err error) {
	defer func() {
		if r := recover(); r != nil {
			f, err = nil, fmt.Errorf("packed: these bytes are no tree: %v", r)
		}
	}()
	r := &reader{in: bytes, src: src, table: plans()}
	r.value(r.table.file, reflect.ValueOf(&f).Elem())
	if r.i != len(bytes) {
		return nil, errShort
	}
	return f, nil
}

func (r *reader) number() uint64 {
	n, shift := uint64(0), 0
	for {
		b := r.in[r.i]
		r.i++
		n |= uint64(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
		shift += 7
	}
}

func (r *reader) signed() int64 {
	n := r.number()
	return int64(n>>1) ^ -int64(n&1)
}

// value reads into v.
func (r *reader) value(p *plan, v reflect.Value) {
	switch p.form {
	case asStruct:
		for i, f := range p.fields {
			r.value(f, v.Field(i))
		}
	case asPointer:
		if x := r.pointer(p); x.IsValid() {
			v.Set(x)
		}
	case asSlice:
		n := int(r.number())
		if n == 0 {
			break
		}
		if n > len(r.in) {
			panic(errShort)
		}
		v.Set(reflect.MakeSlice(p.typ, n-1, n-1))
		for i := range n - 1 {
			r.value(p.elem, v.Index(i))
		}
	case asNode:
		if k := r.number(); k > 0 {
			v.Set(r.pointer(r.table.kinds[k-1]))
		}
	case asSpan:
		r.span(v.Addr().Interface().(*source.Span))
	case asSource:
		*v.Addr().Interface().(**source.File) = r.src
	case asText:
		v.SetString(r.text())
	case asTruth:
		v.SetBool(r.number() > 0)
	case asSigned:
		v.SetInt(r.signed())
	case asUnsigned:
		v.SetUint(r.number())
	}
}

// pointer is the zero Value for nil.
func (r *reader) pointer(p *plan) reflect.Value {
	switch n := r.number(); n {
	case 0:
		return reflect.Value{}
	case 1:
		x := reflect.New(p.elem.typ)
		r.seen = append(r.seen, x)
		r.value(p.elem, x.Elem())
		return x
	default:
		return r.seen[n-2]
	}
}

func (r *reader) span(s *source.Span) {
	n := r.number()
	if n == 0 {
		return
	}
	r.at += int32(r.signed())
	*s = source.Span{File: r.src, Start: r.at, End: r.at + int32(n-1)}
}

func (r *reader) text() string {
	if n := r.number(); n > 0 {
		return r.texts[n-1]
	}
	n := int(r.number())
	s := r.in[r.i : r.i+n]
	r.i += n
	r.texts = append(r.texts, s)
	return s
}
