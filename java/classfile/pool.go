package classfile

import (
	"math"
	"unicode/utf16"
)

// Tags of constants (JVMS 4.4).
const (
	tagUtf8            = 1
	tagInteger         = 3
	tagFloat           = 4
	tagLong            = 5
	tagDouble          = 6
	tagClass           = 7
	tagString          = 8
	tagField           = 9
	tagMethod          = 10
	tagInterfaceMethod = 11
	tagNameAndType     = 12
	tagMethodHandle    = 15
	tagMethodType      = 16
	tagDynamic         = 17
	tagInvokeDynamic   = 18
	tagModule          = 19
	tagPackage         = 20
	sizeOfUtf8         = -1 // its length stands in front
)

// sizes are the bytes of the constants of each tag behind it.
var sizes = map[int]int{
	tagUtf8: sizeOfUtf8, tagInteger: 4, tagFloat: 4, tagLong: 8, tagDouble: 8, tagClass: 2, tagString: 2,
	tagField: 4, tagMethod: 4, tagInterfaceMethod: 4, tagNameAndType: 4, tagMethodHandle: 3, tagMethodType: 2,
	tagDynamic: 4, tagInvokeDynamic: 4, tagModule: 2, tagPackage: 2,
}

// pool is the constant pool. A long and a double take two places, of which the
// second has the tag 0, as has place 0.
type pool struct {
	tags  []int
	datas [][]byte
}

func (r *reader) pool() *pool {
	n := r.u2()
	p := &pool{tags: make([]int, max(n, 1)), datas: make([][]byte, max(n, 1))}
	for i := 1; i < n && r.bad == nil; i++ {
		tag := r.u1()
		size, known := sizes[tag]
		switch {
		case !known:
			r.fail("constant %d has the tag %d, which means nothing", i, tag)
		case size == sizeOfUtf8:
			size = r.u2()
		}
		p.tags[i], p.datas[i] = tag, r.bytes(size)
		if tag == tagLong || tag == tagDouble {
			i++
		}
	}
	return p
}

// constant is the data of a constant that must have a tag.
func (r *reader) constant(p *pool, i, tag int) *reader {
	if i < 0 || i >= len(p.tags) || p.tags[i] != tag {
		r.fail("constant %d has not the tag %d", i, tag)
	}
	if r.bad != nil {
		return &reader{bad: r.bad}
	}
	return &reader{data: p.datas[i]}
}

// units is the text of a Utf8 constant in UTF-16.
func (r *reader) units(p *pool, i int) []uint16 {
	c := r.constant(p, i, tagUtf8)
	us, ok := decodeModified(c.data)
	if !ok {
		r.fail("constant %d is no text", i)
	}
	return us
}

// text is a Utf8 constant.
func (r *reader) text(p *pool, i int) string {
	data := r.constant(p, i, tagUtf8).data
	for _, b := range data {
		if b >= 0x80 {
			return string(utf16.Decode(r.units(p, i)))
		}
	}
	return string(data)
}

// class is the name that a Class constant has, "" for index 0.
func (r *reader) class(p *pool, i int) string {
	if i == 0 {
		return ""
	}
	return r.text(p, r.constant(p, i, tagClass).u2())
}

// value is the constant that a field has: int32, int64, float32, float64, or the
// UTF-16 of a string.
func (r *reader) value(p *pool, i int) any {
	if i <= 0 || i >= len(p.tags) {
		r.fail("there is no constant %d", i)
		return nil
	}
	c := &reader{data: p.datas[i]}
	switch p.tags[i] {
	case tagInteger:
		return int32(c.u4())
	case tagLong:
		return int64(c.u8())
	case tagFloat:
		return math.Float32frombits(c.u4())
	case tagDouble:
		return math.Float64frombits(c.u8())
	case tagString:
		return r.units(p, c.u2())
	}
	r.fail("constant %d is no value of a field", i)
	return nil
}

// decodeModified reads modified UTF-8 (JVMS 4.4.7): no byte is 0, and characters
// beyond 16 bits are two of three bytes each.
func decodeModified(data []byte) (us []uint16, ok bool) {
	us = make([]uint16, 0, len(data))
	for i := 0; i < len(data); {
		b := data[i]
		n := 1
		switch {
		case b&0x80 == 0:
		case b&0xe0 == 0xc0:
			n = 2
		case b&0xf0 == 0xe0:
			n = 3
		default:
			return nil, false
		}
		if i+n > len(data) {
			return nil, false
		}
		u := uint16(b)
		if n > 1 {
			u = uint16(b) & (0xff >> (n + 1))
		}
		for _, c := range data[i+1 : i+n] {
			if c&0xc0 != 0x80 {
				return nil, false
			}
			u = u<<6 | uint16(c&0x3f)
		}
		us = append(us, u)
		i += n
	}
	return us, true
}
