package smtlib

import (
	"fmt"
	"math/big"
	"strconv"
	"sync"
	"sync/atomic"
)

// SortKind tells the families of sorts apart.
type SortKind uint8

// The kinds of sorts.
const (
	BoolKind SortKind = iota
	BitVecKind
	ArrayKind
	FloatKind // of terms inside others only: nothing declared is of such a sort
)

// Sort is the sort of a term. Sorts are interned by their Builder, so two
// sorts of one builder are equal iff their pointers are. A sort never changes
// and prints as SMT-LIB: Bool, (_ BitVec 8), (Array (_ BitVec 8) Bool),
// (_ FloatingPoint 8 24).
type Sort struct {
	Kind  SortKind
	Width int   // bits, 1 or more, of a BitVecKind sort; 0 otherwise
	Index *Sort // of an ArrayKind sort
	Elem  *Sort // of an ArrayKind sort
	Exp   int   // bits of the exponent of a FloatKind sort
	Sig   int   // bits of its significand, the leading one, which is not stored, included
	id    int
	text  string
}

// String gives the sort in SMT-LIB.
func (s *Sort) String() string { return s.text }

// IsBool, IsBitVec, IsArray and IsFloat report the sort's kind.
func (s *Sort) IsBool() bool   { return s.Kind == BoolKind }
func (s *Sort) IsBitVec() bool { return s.Kind == BitVecKind }
func (s *Sort) IsArray() bool  { return s.Kind == ArrayKind }
func (s *Sort) IsFloat() bool  { return s.Kind == FloatKind }

// Card gives the number of values of the sort, or nil when it has more than
// 2^(2^16) of them.
func (s *Sort) Card() *big.Int {
	switch s.Kind {
	case BoolKind:
		return big.NewInt(2)
	case BitVecKind:
		if s.Width > 1<<16 {
			return nil
		}
		return new(big.Int).Lsh(big.NewInt(1), uint(s.Width))
	case FloatKind:
		nans := new(big.Int).Lsh(big.NewInt(1), uint(s.Sig))
		n := new(big.Int).Lsh(big.NewInt(1), uint(s.format().width()))
		return n.Sub(n, nans.Sub(nans, big.NewInt(3))) // one NaN, two infinities
	}
	i, e := s.Index.Card(), s.Elem.Card()
	if i == nil || e == nil || !i.IsInt64() || i.Int64()*int64(e.BitLen()) > 1<<16 || i.Int64() > 1<<16 {
		return nil
	}
	return new(big.Int).Exp(e, i, nil)
}

// card64 gives the number of values of the sort, saturating at 2^62.
func (s *Sort) card64() int64 {
	c := s.Card()
	if c == nil || !c.IsInt64() || c.Int64() > 1<<62 {
		return 1 << 62
	}
	return c.Int64()
}

// sortTable interns sorts. Builders may share one, also in several goroutines.
type sortTable struct {
	boolSort *Sort
	floats   [len(formats)]*Sort
	narrow   [129]atomic.Pointer[Sort] // bit-vectors by width, the usual ones
	mu       sync.Mutex                // guards what follows, and making sorts
	vecs     map[int]*Sort
	arrays   map[[2]*Sort]*Sort
	n        int
}

func newSortTable() *sortTable {
	st := &sortTable{vecs: map[int]*Sort{}, arrays: map[[2]*Sort]*Sort{}, floats: newFloats(1), n: 1 + len(formats)}
	st.boolSort = &Sort{Kind: BoolKind, text: "Bool"}
	return st
}

// BoolSort is the sort Bool.
func (b *Builder) BoolSort() *Sort { return b.sorts.boolSort }

// BitVec is the sort of bit-vectors of w bits, w >= 1.
func (b *Builder) BitVec(w int) *Sort {
	st := b.sorts
	if uint(w) < uint(len(st.narrow)) {
		if s := st.narrow[w].Load(); s != nil {
			return s
		}
	}
	st.mu.Lock()
	defer st.mu.Unlock()
	s := st.vecs[w]
	if s == nil {
		if w < 1 {
			panic(fmt.Sprintf("smtlib: BitVec: width %d", w))
		}
		s = &Sort{Kind: BitVecKind, Width: w, id: st.n, text: "(_ BitVec " + strconv.Itoa(w) + ")"}
		st.n++
		st.vecs[w] = s
		if w < len(st.narrow) {
			st.narrow[w].Store(s)
		}
	}
	return s
}

// Array is the sort of total maps from index to elem.
func (b *Builder) Array(index, elem *Sort) *Sort {
	st := b.sorts
	st.mu.Lock()
	defer st.mu.Unlock()
	k := [2]*Sort{index, elem}
	s := st.arrays[k]
	if s == nil {
		s = &Sort{Kind: ArrayKind, Index: index, Elem: elem, id: st.n,
			text: "(Array " + index.text + " " + elem.text + ")"}
		st.n++
		st.arrays[k] = s
	}
	return s
}
