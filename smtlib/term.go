package smtlib

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"inspect/internal/halt"
)

// Term is a node of the DAG of terms. Terms are hash-consed by their Builder:
// within one builder, equal structure means equal pointer. A term never
// changes, and its arguments' IDs are smaller than its own, so ascending ID is
// a topological order. It prints as SMT-LIB without sharing (see String).
//
//	Op          Args         other fields
//	OpBV        -            Val (width <= 64), Big (wider)
//	OpConst     -            Name
//	OpBound     -            Name
//	OpApp       arguments    Func, Name
//	OpExtract   1            P1 = high bit, P2 = low bit
//	OpZeroExt   1            P1 = bits added; also OpSignExt
//	OpFPOfBits  1            P1, P2 = bits of exponent and significand; also
//	                         OpFPConvert, OpFPOfSigned; OpFPToSigned: P1 = width
//	OpForall    body         Bound; also OpExists
type Term struct {
	ID       int
	Op       Op
	HasBound bool // a bound variable occurs free
	liftable bool // an ite over which = with a constant is lifted
	differs  bool // an ite with a difference of extended words, over which a sign is lifted
	Args     []*Term
	Sort     *Sort
	Name     string
	Val      uint64   // a constant's bits; the low 64 of a wide one
	Big      *big.Int // a wide constant's bits, in 0 .. 2^width-1; else nil
	P1, P2   int
	Bound    []*Term
	Func     *Func
	neg      *Term    // the negation, once built by a simplifying builder
	free     *[]*Term // of a quantified term: its free bound variables
}

// Func is a declared function of one or more arguments.
type Func struct {
	Name string
	Args []*Sort
	Ret  *Sort
	id   int
}

// Width gives the width in bits of a bit-vector term, 0 for others.
func (t *Term) Width() int { return t.Sort.Width }

// IsTrue and IsFalse recognise the Boolean constants.
func (t *Term) IsTrue() bool  { return t.Op == OpTrue }
func (t *Term) IsFalse() bool { return t.Op == OpFalse }

// IsValue reports whether the term is a Boolean or bit-vector constant.
func (t *Term) IsValue() bool { return t.Op <= OpBV }

// Bits gives the value, not negative, of a bit-vector constant of any width.
func (t *Term) Bits() *big.Int {
	if t.Op != OpBV {
		panic("smtlib: Bits of " + t.Op.String())
	}
	if t.Big != nil {
		return t.Big
	}
	return new(big.Int).SetUint64(t.Val)
}

// Builder makes terms and sorts and owns them. All constructors simplify
// unless the builder was made with NoSimplify. Ill-sorted arguments are the
// caller's bug: they panic. A Builder must not be used by two goroutines at
// once; the terms that it has made may be printed, evaluated and read by others
// meanwhile.
type Builder struct {
	sorts   *sortTable
	raw     bool
	point   *halt.Point // nil: nothing ends the work
	keepIte bool
	hashes  []uint32 // open addressing; a slot is empty where slots is nil
	slots   []*Term
	used    int
	nextID  int

	terms []Term  // slab
	argsl []*Term // slab
	t, f  *Term   // true, false

	consts map[string]*Term
	funcs  map[string]*Func
	bounds map[string]*Term
	wide   map[string]*Term
	quants map[string]*Term
	lifted map[[2]int]*Term // = lifted over ite: (ite, constant) -> result
	signs  map[signOf]*Term // signs lifted over ite
	fresh  map[string]int
}

// Option changes what a Builder does.
type Option func(*Builder)

// Pass lets the builder pass a point with each term that it is asked for.
func Pass(p *halt.Point) Option { return func(b *Builder) { b.point = p } }

// NoSimplify makes a builder that builds each term as it is asked for.
func NoSimplify(b *Builder) { b.raw = true }

// KeepIte makes a builder that pushes "= constant" into the branches of an ite
// only where all of them are constants: with others it makes a copy of the ite for
// every constant, which can double the clauses of a method on trees.
func KeepIte(b *Builder) { b.keepIte = true }

// NewBuilder makes an empty builder.
func NewBuilder(opts ...Option) *Builder { return newBuilder(newSortTable(), opts...) }

func newBuilder(st *sortTable, opts ...Option) *Builder {
	b := &Builder{
		sorts:  st,
		hashes: make([]uint32, 1<<10),
		slots:  make([]*Term, 1<<10),
		consts: map[string]*Term{},
		funcs:  map[string]*Func{},
		bounds: map[string]*Term{},
		wide:   map[string]*Term{},
		quants: map[string]*Term{},
		lifted: map[[2]int]*Term{},
		signs:  map[signOf]*Term{},
		fresh:  map[string]int{},
	}
	for _, o := range opts {
		o(b)
	}
	b.t = b.alloc(OpTrue, st.boolSort)
	b.f = b.alloc(OpFalse, st.boolSort)
	b.t.neg, b.f.neg = b.f, b.t
	return b
}

// NumTerms gives the number of terms made so far; every ID is below it.
func (b *Builder) NumTerms() int { return b.nextID }

// alloc makes a term that is not in the hash table.
func (b *Builder) alloc(op Op, s *Sort) *Term {
	if len(b.terms) == 0 {
		b.terms = make([]Term, 256)
	}
	t := &b.terms[0]
	b.terms = b.terms[1:]
	t.ID, t.Op, t.Sort = b.nextID, op, s
	b.nextID++
	return t
}

// copyArgs moves args to the builder's own memory.
func (b *Builder) copyArgs(args []*Term) []*Term {
	n := len(args)
	if n > len(b.argsl) {
		if n > 128 {
			return append([]*Term(nil), args...)
		}
		b.argsl = make([]*Term, 1024)
	}
	r := b.argsl[:n:n]
	b.argsl = b.argsl[n:]
	copy(r, args)
	return r
}

// mk gives the term of this structure, made when it is new.
func (b *Builder) mk(op Op, s *Sort, p1, p2 int, val uint64, args ...*Term) *Term {
	b.point.Pass()
	h := (uint64(op)<<8+uint64(s.id))*0x9e3779b97f4a7c15 + uint64(p1)*0xff51afd7ed558ccd + uint64(p2)*0xc4ceb9fe1a85ec53 + val
	h = (h ^ h>>29) * 0xbf58476d1ce4e5b9
	for _, a := range args {
		h = (h ^ uint64(a.ID)) * 0x9e3779b97f4a7c15
		h ^= h >> 32
	}
	h32 := uint32(h ^ h>>32)
	m := uint32(len(b.slots) - 1)
	i := h32 & m
search:
	for ; b.slots[i] != nil; i = (i + 1) & m {
		if b.hashes[i] != h32 {
			continue
		}
		t := b.slots[i]
		if t.Op != op || t.Sort != s || t.P1 != p1 || t.P2 != p2 || t.Val != val || len(t.Args) != len(args) {
			continue
		}
		for k, a := range args {
			if t.Args[k] != a {
				continue search
			}
		}
		return t
	}
	t := b.alloc(op, s)
	t.P1, t.P2, t.Val = p1, p2, val
	if len(args) > 0 {
		t.Args = b.copyArgs(args)
		for _, a := range args {
			if a.HasBound {
				t.HasBound = true
				break
			}
		}
	}
	b.slots[i], b.hashes[i] = t, h32
	b.used++
	if b.used*3 > len(b.slots)*2 {
		b.grow()
	}
	return t
}

func (b *Builder) grow() {
	oldS, oldH := b.slots, b.hashes
	n := len(oldS) * 2
	b.slots, b.hashes = make([]*Term, n), make([]uint32, n)
	m := uint32(n - 1)
	for k, t := range oldS {
		if t == nil {
			continue
		}
		i := oldH[k] & m
		for b.slots[i] != nil {
			i = (i + 1) & m
		}
		b.slots[i], b.hashes[i] = t, oldH[k]
	}
}

// checked gives the sort of an application and panics when it is ill-sorted.
func (b *Builder) checked(op Op, p1, p2 int, args ...*Term) *Sort {
	s, bad := ops[op].sort(b, args, p1, p2)
	if bad != "" {
		panic(fmt.Sprintf("smtlib: %s: %s", ops[op].smt, bad))
	}
	return s
}

// plain builds op(args) without simplifying.
func (b *Builder) plain(op Op, p1, p2 int, args ...*Term) *Term {
	return b.mk(op, b.checked(op, p1, p2, args...), p1, p2, 0, args...)
}

// True, False and Bool are the Boolean constants.
func (b *Builder) True() *Term  { return b.t }
func (b *Builder) False() *Term { return b.f }
func (b *Builder) Bool(v bool) *Term {
	if v {
		return b.t
	}
	return b.f
}

// BV is the bit-vector constant v modulo 2^w.
func (b *Builder) BV(v uint64, w int) *Term {
	if w > 64 {
		return b.BVBig(new(big.Int).SetUint64(v), w)
	}
	return b.mk(OpBV, b.BitVec(w), 0, 0, v&mask(w))
}

// BVInt is the bit-vector constant v modulo 2^w, in two's complement.
func (b *Builder) BVInt(v int64, w int) *Term {
	if w > 64 {
		return b.BVBig(big.NewInt(v), w)
	}
	return b.BV(uint64(v), w)
}

// BVBig is the bit-vector constant v modulo 2^w; v may be negative and is not
// kept.
func (b *Builder) BVBig(v *big.Int, w int) *Term {
	s := b.BitVec(w)
	m := new(big.Int).And(v, bigMask(w))
	if w <= 64 {
		return b.mk(OpBV, s, 0, 0, m.Uint64())
	}
	k := strconv.Itoa(w) + ":" + m.Text(62)
	t := b.wide[k]
	if t == nil {
		t = b.alloc(OpBV, s)
		t.Big = m
		t.Val = new(big.Int).And(m, bigMask(64)).Uint64()
		b.wide[k] = t
	}
	return t
}

// Const is the declared constant of that name. One name has one sort in a
// builder, and is not a function's too.
func (b *Builder) Const(name string, s *Sort) *Term {
	t := b.consts[name]
	if t == nil {
		if b.funcs[name] != nil {
			panic("smtlib: Const: " + name + " is a function")
		}
		t = b.alloc(OpConst, s)
		t.Name = name
		b.consts[name] = t
	}
	if t.Sort != s {
		panic("smtlib: Const: " + name + " is of sort " + t.Sort.text + ", asked for " + s.text)
	}
	return t
}

// LookupConst finds a declared constant, nil when there is none.
func (b *Builder) LookupConst(name string) *Term { return b.consts[name] }

// LookupFunc finds a declared function, nil when there is none.
func (b *Builder) LookupFunc(name string) *Func { return b.funcs[name] }

// FreshConst is a declared constant whose name, name or name!k, is new.
func (b *Builder) FreshConst(name string, s *Sort) *Term {
	n := name
	for b.consts[n] != nil || b.funcs[n] != nil {
		b.fresh[name]++
		n = name + "!" + strconv.Itoa(b.fresh[name])
	}
	return b.Const(n, s)
}

// Declare declares a function with at least one argument; again with the same
// signature it gives the same function.
func (b *Builder) Declare(name string, args []*Sort, ret *Sort) *Func {
	f := b.funcs[name]
	if f == nil {
		if b.consts[name] != nil || len(args) == 0 {
			panic("smtlib: Declare: " + name + " is a constant")
		}
		f = &Func{Name: name, Args: append([]*Sort(nil), args...), Ret: ret, id: len(b.funcs)}
		b.funcs[name] = f
		return f
	}
	if !f.is(args, ret) {
		panic("smtlib: Declare: " + name + " has another signature")
	}
	return f
}

func (f *Func) is(args []*Sort, ret *Sort) bool {
	if len(f.Args) != len(args) || f.Ret != ret {
		return false
	}
	for i, s := range args {
		if f.Args[i] != s {
			return false
		}
	}
	return true
}

// App applies a declared function.
func (b *Builder) App(f *Func, args ...*Term) *Term {
	if bad := f.misapplied(args); bad != "" {
		panic("smtlib: App: " + bad)
	}
	t := b.mk(OpApp, f.Ret, f.id, 0, 0, args...)
	if t.Func == nil {
		t.Func, t.Name = f, f.Name
	}
	return t
}

func (f *Func) misapplied(args []*Term) string {
	if len(args) != len(f.Args) {
		return fmt.Sprintf("%s takes %d arguments, got %d", f.Name, len(f.Args), len(args))
	}
	for i, a := range args {
		if a.Sort != f.Args[i] {
			return fmt.Sprintf("argument %d of %s is of sort %s, want %s", i+1, f.Name, a.Sort, f.Args[i])
		}
	}
	return ""
}

// String prints the term as one line of SMT-LIB; what is shared inside is
// named by let. It is meant for dumps and messages.
func (t *Term) String() string {
	var sb strings.Builder
	p := newPrinter(&sb, declsOf([]*Term{t}))
	p.nl = " "
	p.term(t)
	p.flush()
	return sb.String()
}
