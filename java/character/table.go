package character

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed tables.txt
var text string

// Chars is how many chars there are.
const Chars = 1 << 16

// Table is what one method says of chars. It may be used by several goroutines at once.
type Table struct {
	Name string
	// Relative tells that the values of runs are differences: what the char becomes, or'ed
	// exclusively with the char.
	Relative bool

	runs     string
	values   func() []int32
	diagrams [17]func() []Decision // by the bits of a char
}

// relative are the tables of what chars become.
var relative = []string{"toUpperCase", "toLowerCase", "toTitleCase", "folded", "upperFirst", "lowerFirst"}

// Release is the release of Java that wrote the tables.
var Release = strings.TrimPrefix(strings.Split(text, "\n")[0], "java ")

// Tables are all of them, in an order that stays.
var Tables = sync.OnceValue(func() (ts []*Table) {
	for _, line := range strings.Split(strings.TrimSpace(text), "\n")[1:] {
		name, runs, _ := strings.Cut(line, " ")
		t := &Table{Name: name, Relative: slices.Contains(relative, name), runs: runs}
		t.values = sync.OnceValue(t.read)
		for width := range t.diagrams {
			t.diagrams[width] = sync.OnceValue(func() []Decision { return diagram(t.values()[:1<<width]) })
		}
		ts = append(ts, t)
	}
	return ts
})

// Named is the table of a method; nil: there is none.
func Named(name string) *Table {
	for _, t := range Tables() {
		if t.Name == name {
			return t
		}
	}
	return nil
}

// read gives the values of all chars, as they stand in the text.
func (t *Table) read() []int32 {
	vs := make([]int32, 0, Chars)
	for _, run := range strings.Split(t.runs, " ") {
		value, times, many := strings.Cut(run, "*")
		n := 1
		if many {
			n = number(t.Name, times)
		}
		vs = append(vs, slices.Repeat([]int32{int32(number(t.Name, value))}, n)...)
	}
	if len(vs) != Chars {
		panic(fmt.Sprintf("character: %s of %d chars", t.Name, len(vs)))
	}
	return vs
}

func number(of, s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic(fmt.Sprintf("character: %s: %v", of, err))
	}
	return n
}

// At is what the method says of a char: 1 for true, and of what becomes of chars the char.
func (t *Table) At(c uint16) int64 {
	v := t.values()[c]
	if t.Relative {
		v ^= int32(c)
	}
	return int64(v)
}

// Decision is a node of a diagram. The last one is the root.
type Decision struct {
	Bit   int    // of the char that decides, 0 the lowest; -1: none, the value is Value
	Next  [2]int // by the bit's value: the nodes that decide further, both before this one
	Value int64  // where none decides; relative tables give differences
}

// Diagram is a table for chars of so many bits, 0 to 16, as an ordered and reduced decision
// diagram, the highest bit at the root (Bryant, Graph-based algorithms for Boolean function
// manipulation, 1986; with values for truth values). Callers must not change it.
func (t *Table) Diagram(bits int) []Decision { return t.diagrams[bits]() }

// diagram builds it from the leaves up: level by level, two neighbours become one node. Each
// node is reached from the last level, so that no garbage stays and the root is the last.
func diagram(values []int32) (ds []Decision) {
	known := map[Decision]int{}
	node := func(d Decision) int {
		n, ok := known[d]
		if !ok {
			n = len(ds)
			known[d] = n
			ds = append(ds, d)
		}
		return n
	}
	level := make([]int, len(values))
	for i, v := range values {
		level[i] = node(Decision{Bit: -1, Value: int64(v)})
	}
	for bit := 0; len(level) > 1; bit++ {
		for i := range len(level) / 2 {
			lo, hi := level[2*i], level[2*i+1]
			if lo != hi {
				lo = node(Decision{Bit: bit, Next: [2]int{lo, hi}})
			}
			level[i] = lo
		}
		level = level[:len(level)/2]
	}
	return ds
}
