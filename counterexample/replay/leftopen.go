package replay

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"inspect/internal/halt"
	"inspect/java/source"
	"inspect/java/types"
)

// Left is something that Java, or the library, leaves open, and that a real JVM decides.
type Left string

// What is left open, as messages name it.
const (
	LeftChoice Left = "a choice that the library leaves open"
	LeftHash   Left = "identity hash codes"
	LeftDigits Left = "the last digits of what Math gives"
	// LeftOrder is met where a comparison that orders nothing, or that changes something, is
	// used by what sorts or looks up: which elements it compares is not said.
	LeftOrder Left = "which elements are compared, and how often, where the comparison is no order"
	// LeftReads are the values that come from outside: each has the name of the call that reads it
	// (Outcome.Reads).
	LeftReads Left = "what comes from outside the program"
	// LeftUnknown is what calls do of which nobody knows what they execute (Outcome.Unknown).
	LeftUnknown Left = "what calls do whose bodies are not known"
)

// lefts are all, in the order in which they are listed.
var lefts = []Left{LeftReads, LeftChoice, LeftHash, LeftDigits, LeftOrder}

// Choice says that an execution takes something that is left open in another way than the
// pre-state says. Each Seed stands for one way: what breaks a property in some of them only
// rests on it. Of LeftOrder there is one way. The zero Choice is none.
type Choice struct {
	Of   Left
	Seed uint64
	From string // of LeftReads, whose values (Read.From), of LeftUnknown, which calls (UnknownCall.Name); "": all
}

// Seeds is how many seeds, from 1, are worth a look.
func (l Left) Seeds() uint64 {
	switch l {
	case LeftDigits:
		return 2*mostOff + 1 + 8
	case LeftOrder:
		return 0
	case LeftReads:
		return 32
	case LeftUnknown:
		return uint64(len(otherNumbers)) + 6
	}
	return 8
}

// Choose lets the next execution take something that is left open in another way.
func (m *Machine) Choose(c Choice) { m.choice = c }

// leftOpen is what an execution has met of it.
type leftOpen struct {
	discovered map[Left]bool
	choices    uint64             // choices so far
	groups     []*compared        // of elements that the library has compared
	given      map[string]float64 // what Math gave, by function and arguments
}

// noteLeftOpen notes that the execution looks at something that is left open.
func (m *Machine) noteLeftOpen(l Left) {
	if m.left.discovered == nil {
		m.left.discovered = map[Left]bool{}
	}
	m.left.discovered[l] = true
}

// listed is what an execution has met, in order.
func (l *leftOpen) listed() []Left {
	return slices.DeleteFunc(slices.Clone(lefts), func(x Left) bool { return !l.discovered[x] })
}

// mixed is a number of 64 bits that looks random, another for each x (Steele, Lea and Flood:
// Fast Splittable Pseudorandom Number Generators, OOPSLA 2014, figure 16).
func mixed(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// anyChoice is the value of a new object of inspect.Arbitrary, where another than the given
// is to be taken: small, since most choices are indices.
func (m *Machine) anyChoice(f *types.Field) value {
	m.left.choices++
	n := int64(mixed(m.choice.Seed<<20+m.left.choices) % 6)
	if m.choice.Seed <= 2 {
		n = int64(m.choice.Seed - 1) // all 0, or all 1
	}
	if types.IsKind(f.Type, types.Boolean) {
		n &= 1
	}
	return value{i: n}
}

// otherRead is the value of a new object of inspect.Read, where another than the given is to be
// taken: 0, or small, or any. A text that is read comes to an end.
func (m *Machine) otherRead(f *types.Field) value {
	m.left.choices++
	x := mixed(m.choice.Seed<<20 + m.left.choices)
	switch small := int64(x>>8%13) - 3; {
	case types.IsKind(f.Type, types.Boolean):
		if x%3 == 0 {
			return value{i: 1}
		}
		return value{}
	case types.IsFloating(f.Type):
		return value{i: int64(math.Float64bits(float64(int64(x)) / float64(uint64(1)<<(x%64))))}
	case m.choice.Seed == 1:
		return value{}
	case m.choice.Seed%2 == 0:
		return value{i: small}
	}
	return value{i: m.wrap(types.Int, int64(x))}
}

// anyHash is the identity hash code of an object, where another than the given is to be taken:
// as a JVM has them, not negative and mostly different.
func (m *Machine) anyHash(o *object) value {
	return value{i: m.wrap(types.Int, int64(mixed(m.choice.Seed<<32+uint64(o.serial))&math.MaxInt32)) & m.maxInt}
}

// unsettle lets the hash tables of the pre-state be iterated in any order.
func (m *Machine) unsettle() {
	for _, o := range m.objects[:m.pre] {
		c, ok := o.typ.(*types.Class)
		if !ok || o.unknownContents {
			continue
		}
		for i, f := range m.class(c).fields {
			if f.Class.Library && f.Name == "settled" && !f.Static {
				m.noteLeftOpen(LeftChoice)
				if m.choice.Of == LeftChoice && o.old == nil {
					o.slots[i] = value{}
				}
			}
		}
	}
}

// compared are elements that a comparator, or their natural order, has been asked to compare.
type compared struct {
	order *object // nil: the natural order
	of    []value
	signs map[[2]int]int // by the indices of two elements
}

// mostCompared is how many elements are looked at.
const mostCompared = 8

// compares reports whether a method of the library compares two elements for what sorts or
// looks up: by a comparator, or else in their natural order.
func compares(of *types.Method) bool {
	if !of.Class.Library || of.Name != "compare" || len(of.Params) != 3 || of.Params[0].Type.String() != "java.util.Comparator" {
		return false
	}
	switch of.Class.Name {
	case "java.util.Slots", "java.util.Arrays", "java.util.Collections":
		return true
	}
	return false
}

// hasCompared notes a comparison of the library, and finds out whether what is compared so has
// an order: opposite signs with exchanged operands, and transitive. Where it has none, what is
// made of the comparisons rests on which are made.
func (m *Machine) hasCompared(k *code, args []value, at source.Span) {
	if m.specs > 0 || m.config.Quick || m.left.discovered[LeftOrder] || m.initials != nil {
		return
	}
	g := m.group(args)
	if len(g.of) > mostCompared {
		return
	}
	for i := range g.of {
		for j := range g.of {
			if _, known := g.signs[[2]int{i, j}]; known {
				continue
			}
			sign, what := m.sign(k, []value{args[0], g.of[i], g.of[j]}, at)
			switch what {
			case changes:
				m.noteLeftOpen(LeftOrder)
				return
			case signed:
				g.signs[[2]int{i, j}] = sign
			}
		}
	}
	if !g.isOrdered() {
		m.noteLeftOpen(LeftOrder)
	}
}

// group is the group of the operands of a comparison; those of two are joined.
func (m *Machine) group(args []value) *compared {
	g := &compared{order: args[0].r, signs: map[[2]int]int{}}
	add := func(v value) {
		if !slices.Contains(g.of, v) {
			g.of = append(g.of, v)
		}
	}
	add(args[1])
	add(args[2])
	m.left.groups = slices.DeleteFunc(m.left.groups, func(o *compared) bool {
		if o.order != g.order || !slices.ContainsFunc(o.of, func(v value) bool { return v == args[1] || v == args[2] }) {
			return false
		}
		if len(g.signs) == 0 {
			joined := &compared{order: o.order, of: slices.Clone(o.of), signs: maps.Clone(o.signs)}
			old := g.of
			g = joined
			for _, v := range old {
				add(v)
			}
		} else {
			for _, v := range o.of {
				add(v)
			}
		}
		return true
	})
	m.left.groups = append(m.left.groups, g)
	return g
}

// signQuery is what came of a question for a sign.
type signQuery uint8

const (
	unknown signQuery = iota // an exception
	signed
	changes // the comparison changes something, or does not end
)

// sign compares two elements and leaves the state as it is.
func (m *Machine) sign(k *code, args []value, at source.Span) (sign int, what signQuery) {
	was, tr, count := m.mark(), m.trace, len(m.objects)
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *halt.Stopped:
			panic(p)
		default:
			m.trace = tr
			m.restore(was)
			m.objects = m.objects[:count]
			sign, what = 0, changes
		}
	}()
	v, u := m.evaluate(m.current, func(*frame) value { return m.enter(k, nil, args, at) })
	switch {
	case u != nil:
		return 0, unknown
	case v.i < 0:
		return -1, signed
	case v.i > 0:
		return 1, signed
	}
	return 0, signed
}

// isOrdered reports whether the signs are those of an order, as far as they are known.
func (g *compared) isOrdered() bool {
	sign := func(i, j int) (int, bool) {
		s, ok := g.signs[[2]int{i, j}]
		return s, ok
	}
	for i := range g.of {
		for j := range g.of {
			ij, ok := sign(i, j)
			if ji, back := sign(j, i); ok && back && ij != -ji {
				return false
			}
			for k := range g.of {
				jk, next := sign(j, k)
				ik, far := sign(i, k)
				if ok && next && far && ij <= 0 && jk <= 0 && (ik > 0 || ik == 0 && ij+jk < 0) {
					return false
				}
			}
		}
	}
	return true
}

// mostOff is the most units in the last place by which a result of Math is taken otherwise.
const mostOff = 5

// otherDigits is what Math may give in the place of v: a neighbour within its error.
func (m *Machine) otherDigits(name string, x []float64, v float64) float64 {
	key := fmt.Sprint(name, x)
	if w, ok := m.left.given[key]; ok {
		return w
	}
	off := int(m.choice.Seed) - 1 - mostOff
	if off > mostOff {
		h := m.choice.Seed
		for _, b := range []byte(key) {
			h = mixed(h ^ uint64(b))
		}
		off = int(h%(2*mostOff+1)) - mostOff
	}
	most := maxUlps(name)
	w := v
	for range min(max(off, -off), most) {
		w = math.Nextafter(w, math.Inf(off))
	}
	if lo, hi := rangeOf(name); w < lo || w > hi || math.Signbit(w) != math.Signbit(v) {
		w = v
	}
	if m.left.given == nil {
		m.left.given = map[string]float64{}
	}
	m.left.given[key] = w
	return w
}

// maxUlps is how many units in the last place two results may be apart of which each is as near
// to the exact one as the documentation of Math demands.
func maxUlps(name string) int {
	switch name {
	case "sinh", "cosh", "tanh":
		return 5
	case "atan2":
		return 4
	}
	return 2
}

// rangeOf is the range of a function.
func rangeOf(name string) (lo, hi float64) {
	switch name {
	case "sin", "cos", "tanh":
		return -1, 1
	case "cosh":
		return 1, math.MaxFloat64
	case "asin", "atan":
		return -math.Pi / 2, math.Pi / 2
	case "acos":
		return 0, math.Pi
	case "atan2":
		return -math.Pi, math.Pi
	case "expm1":
		return -1, math.MaxFloat64
	}
	return -math.MaxFloat64, math.MaxFloat64
}

// isFixed reports whether Java's documentation leaves no choice but the result v of Math for the
// arguments x.
func isFixed(name string, x []float64, v float64) bool {
	if v == 0 || math.IsNaN(v) || math.IsInf(v, 0) {
		return true
	}
	for _, a := range x {
		if math.IsInf(a, 0) {
			return true
		}
	}
	switch name {
	case "cos", "cosh", "exp":
		return x[0] == 0
	case "tanh":
		return v == 1 || v == -1
	case "log10":
		n := math.Round(v)
		return v == n && n <= 22 && n >= 0 && x[0] == math.Pow(10, n)
	case "atan2":
		return x[0] == 0 || x[1] == 0
	case "pow":
		if x[1] == 0 || x[1] == 1 || x[0] == 1 {
			return true
		}
		return x[0] == math.Trunc(x[0]) && x[1] == math.Trunc(x[1]) && x[1] > 0 && math.Abs(v) < 1<<53
	}
	return false
}
