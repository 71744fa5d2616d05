package classfile

import (
	"encoding/binary"
	"fmt"
)

// reader takes a class file apart from front to back. After the first mistake
// every read gives zero, and bad says what is wrong.
type reader struct {
	data []byte
	at   int
	bad  error
}

func (r *reader) fail(format string, args ...any) {
	if r.bad == nil {
		r.bad = fmt.Errorf("class file: "+format, args...)
	}
}

// bytes are the next n bytes, shared with the file; nil after a mistake.
func (r *reader) bytes(n int) []byte {
	if r.bad != nil {
		return nil
	}
	if n < 0 || n > len(r.data)-r.at {
		r.fail("it ends at byte %d, where %d more are needed", len(r.data), n)
		return nil
	}
	b := r.data[r.at : r.at+n]
	r.at += n
	return b
}

func (r *reader) u1() int {
	if b := r.bytes(1); b != nil {
		return int(b[0])
	}
	return 0
}

func (r *reader) u2() int {
	if b := r.bytes(2); b != nil {
		return int(binary.BigEndian.Uint16(b))
	}
	return 0
}

func (r *reader) u4() uint32 {
	if b := r.bytes(4); b != nil {
		return binary.BigEndian.Uint32(b)
	}
	return 0
}

func (r *reader) u8() uint64 {
	if b := r.bytes(8); b != nil {
		return binary.BigEndian.Uint64(b)
	}
	return 0
}

// block is a reader of the next part, whose length stands in front of it.
func (r *reader) block() *reader {
	n := r.u4()
	if uint64(n) > uint64(len(r.data)) {
		r.fail("a part of %d bytes does not fit", n)
	}
	return &reader{data: r.bytes(int(n)), bad: r.bad}
}
