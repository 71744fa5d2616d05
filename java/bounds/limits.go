package bounds

import (
	"sort"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// Limits gives the bounds that count at each place of a program: those for all,
// those given for places and types, and what constants decide. Bodies are
// analysed when they are first asked for; they must be resolved by then. Not for
// concurrent use.
type Limits struct {
	Bounds
	info   *types.Info
	counts map[*types.Method]*counts
	used   map[string]Place
}

// NewLimits makes the limits of a program at bounds that are filled in.
func NewLimits(b Bounds, info *types.Info) *Limits {
	return &Limits{Bounds: b, info: info, counts: map[*types.Method]*counts{}, used: map[string]Place{}}
}

// Used are the places that counted for something so far, as they were given.
func (l *Limits) Used() []Place {
	var out []Place
	for _, p := range l.Places {
		if u, ok := l.used[p.Flag+" "+p.At]; ok && u == p {
			out = append(out, p)
		}
	}
	return out
}

func (l *Limits) pick(flag string, all int, how func(Place) int) int {
	p := l.best(flag, how)
	if p == nil {
		return all
	}
	l.used[p.Flag+" "+p.At] = *p
	return p.N
}

// Loop is how often the body of a method's loop runs at most each time the loop is
// entered: as often as constants decide, where they do, at least. No condition
// decides the first run of a do loop's body, so that zero is zero there.
func (l *Limits) Loop(m *types.Method, loop ast.Node) int {
	n := l.pick(Unwind, l.Unwind, func(p Place) int { return p.loop(m, loop) })
	if _, first := loop.(*ast.DoWhile); first && n == 0 {
		return 0
	}
	if OverText(m) {
		n = max(n, l.LongestText())
	}
	return max(n, l.of(m).loops[loop])
}

// computedText is how long a computed string is at most, whatever the bounds.
const computedText = 64

// LongestText is how long a computed string is at most. The loops of the library's
// classes for strings and numbers run at least as often.
func (b Bounds) LongestText() int { return max(computedText, b.StringLength, b.ArrayLength) }

// OverText reports whether the loops of a method go over the chars of strings or the
// digits of numbers.
func OverText(m *types.Method) bool {
	return m != nil && m.Class.Library && strings.HasPrefix(m.Class.Name, "java.lang.")
}

// Activations is how many activations of a method there are at once. The stages of a stream
// call one another, each the next: how many there are decide the calls that make them.
func (l *Limits) Activations(m *types.Method) int {
	n := l.Calls(m)
	if n > 0 && Streams(m.Class) {
		n = max(n, l.Constant)
	}
	return n
}

// Calls is the same, of any method alike.
func (l *Limits) Calls(m *types.Method) int {
	return l.pick(Recursion, l.Recursion, func(p Place) int { return p.method(m) })
}

// Streams reports whether c is one of the classes of which streams are made.
func Streams(c *types.Class) bool {
	return c.Library && strings.HasPrefix(c.Name, "java.util.stream.")
}

// Length is how long pre-state arrays of a type are, and new ones whose length
// constants do not decide.
func (l *Limits) Length(t *types.Array) int {
	l.pick(ArrayLength, 0, func(p Place) int { return p.array(t) })
	return l.LengthOf(t)
}

// New is how long a new array is at most that a method creates; dim is the
// expression of its length, with or without parentheses.
func (l *Limits) New(m *types.Method, dim ast.Node, t *types.Array) int {
	return max(l.Length(t), l.of(m).lengths[unparenthesized(dim)])
}

// perConstant is how many elements of a new array count as one iteration of a loop that
// constants decide: an element that nobody looks at costs next to nothing.
const perConstant = 128

// ConstantLength is how many elements a new array has at most whose length constants
// decide, with those of the arrays within.
func (b Bounds) ConstantLength() int { return b.Constant * perConstant }

// Listed is how long an array is at most whose n elements are written down.
func (l *Limits) Listed(n int, t *types.Array) int {
	if n <= l.ConstantLength() {
		return max(n, l.Length(t))
	}
	return l.Length(t)
}

// Enough is the least limit for constants with which they decide a loop, or the length of a
// new array, in the body of a method; 0: they do not, up to most.
func (l *Limits) Enough(m *types.Method, of ast.Node, most int) int {
	decides := func(limit int) bool {
		b := l.Bounds
		b.Constant = limit
		c := count(l.info, b, bodies(m))
		_, loop := c.loops[of]
		_, length := c.lengths[unparenthesized(of)]
		return loop || length
	}
	low, high := l.Constant, 0
	for n := max(1, 2*low); high == 0; n *= 2 {
		switch n = min(n, most); {
		case decides(n):
			high = n
		case n == most:
			return 0
		default:
			low = n
		}
	}
	return low + 1 + sort.Search(high-low-1, func(i int) bool { return decides(low + 1 + i) })
}

func (l *Limits) of(m *types.Method) *counts {
	if m == nil {
		return &counts{}
	}
	c := l.counts[m]
	if c == nil {
		c = count(l.info, l.Bounds, bodies(m))
		l.counts[m] = c
	}
	return c
}
