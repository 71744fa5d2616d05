package cfg

import (
	"fmt"

	"inspect/internal/halt"
	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// MaxMemory is how many bytes a graph may take while it is made.
const MaxMemory = 600 << 20

// What an edge or an expression takes, and what a node of the maps that say what is known of the
// state, in bytes, as measured. Memory is counted by these, so that what is found does not depend
// on the machine.
const (
	sizeBytes = 350
	cellBytes = 64
)

// TooLarge is the code of a graph beyond its limits; it stands at the call of the library to
// which most of it belongs, or else at the loop or the method of which the graph holds most copies.
//
//	class A { int m(int n) {
//	    int s = 0;
//	    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++)
//	        s += i * j * k;
//	    return s; } }                     // with --unwind 100
const TooLarge source.Code = "size"

// growth watches a graph while it is made: how large it is, and how many copies
// of each loop's body and each method called it holds, in code and specification.
type growth struct {
	point  *halt.Point
	size   int
	limit  int // of size; 0: the memory alone is limited
	cells  int
	memory int64
	call   *grownBy // in the program, that is being lowered
	calls  map[core.Node]*grownBy
	copies []*copies
	of     map[any]*copies
}

// copies of one body.
type copies struct {
	count int
	span  source.Span
	what  string
	bound string // the flag that multiplies it; empty: only the number of its calls does
	value int
	other string // what helps besides a lower bound
	text  bool   // it goes over the chars of a string, which no flag bounds
}

// tooLarge is the panic of a graph beyond its limit.
type tooLarge struct{}

// grownBy is a call in the program, and how much of the graph belongs to it, and to no call in the
// program that it comes to.
type grownBy struct {
	span    source.Span
	name    string
	library bool // what it calls is code of the library
	bytes   int64
}

func newGrowth(o Options) *growth {
	memory := o.MaxMemory
	if memory == 0 {
		memory = MaxMemory
	}
	return &growth{point: halt.At(o.Stop), limit: o.MaxSize, memory: memory, of: map[any]*copies{}, calls: map[core.Node]*grownBy{}}
}

// bytes is how much memory the graph takes.
func (g *growth) bytes() int64 { return int64(g.size)*sizeBytes + int64(g.cells)*cellBytes }

// add counts an edge or an expression.
func (g *growth) add() {
	g.point.Pass()
	if g.size++; g.limit > 0 && g.size > g.limit || g.bytes() > g.memory {
		panic(tooLarge{})
	}
}

// during counts what is lowered until the function that it gives is called as what belongs to a
// call in the program.
func (g *growth) during(call core.Node, m *types.Method) (end func()) {
	c := g.calls[call]
	if c == nil {
		static := m // as it is written
		if e, ok := call.(*core.Call); ok {
			static = e.Method
		}
		c = &grownBy{span: call.Span(), name: calleeName(call, static), library: m.Class.IsOutside()}
		g.calls[call] = c
	}
	outer, before := g.call, g.bytes()
	if outer != nil {
		outer.bytes += before
	}
	g.call = c
	c.bytes -= before
	return func() {
		now := g.bytes()
		c.bytes += now
		if g.call = outer; outer != nil {
			outer.bytes -= now
		}
	}
}

// mostly is the call of the library to which more than half of the graph belongs; nil: there is none.
func (g *growth) mostly() *grownBy {
	for _, c := range g.calls {
		if c.library && c.bytes > g.bytes()/2 {
			return c
		}
	}
	return nil
}

// copy counts a copy of a body.
func (g *growth) copy(of any, make func() copies) *copies {
	c := g.of[of]
	if c == nil {
		c = new(copies)
		*c = make()
		g.of[of] = c
		g.copies = append(g.copies, c)
	}
	c.count++
	return c
}

// iteration counts a copy of a loop's body. The loops of the library that go over the
// chars of strings have no bound of their own.
func (g *growth) iteration(loop core.Node, m *types.Method, unwind int) {
	g.copy(loop, func() copies {
		if bounds.OverText(m) {
			return copies{span: loop.Span(), what: "the body of this loop", text: true}
		}
		return copies{span: loop.Span(), what: "the body of this loop", bound: "--unwind", value: unwind}
	})
}

// activation counts a copy of a method's body, in the given number of activations
// of the same method.
func (g *growth) activation(m *types.Method, active, recursion int) {
	c := g.copy(m, func() copies { return copies{span: m.Span, what: "the body of " + m.QName()} })
	if active > 0 {
		c.bound, c.value, c.other = "--recursion", recursion, ", or give it a contract and use --calls contract"
	}
}

// namingFactor is how many times more copies a body must have than one that a bound
// multiplies to be named instead of it: a loop's body may call a method twice.
const namingFactor = 16

// diagnostic names what made the graph of m grow beyond the limit.
func (g *growth) diagnostic(m *types.Method) *source.Diagnostic {
	most := &copies{count: 1, span: m.Span, what: "the body of " + m.QName()}
	score := func(c *copies) int {
		if c.text { // what calls it is to be named
			return 0
		}
		if c.bound != "" {
			return c.count * namingFactor
		}
		return c.count
	}
	for _, c := range g.copies {
		if score(c) > score(most) {
			most = c
		}
	}
	needs := fmt.Sprintf("more than %d MB", g.memory>>20)
	if g.bytes() <= g.memory {
		needs = fmt.Sprintf("more than %d edges and expressions", g.limit)
	}
	if c := g.mostly(); c != nil {
		d := source.Errorf(TooLarge, c.span, "the computation graph of %s needs %s; %d %% of it are for the call of %s here",
			m.QName(), needs, c.bytes*100/g.bytes(), c.name)
		d.Remedy = "lower the bounds, or move the call to a method of its own, with a contract, and use --calls contract"
		return d
	}
	d := source.Errorf(TooLarge, most.span, "the computation graph of %s needs %s; %s stands in it %d times so far",
		m.QName(), needs, most.what, most.count)
	switch {
	case most.bound != "":
		d.Remedy = fmt.Sprintf("lower %s, which is %d%s", most.bound, most.value, most.other)
	case most.count > 1:
		d.Remedy = "give it a contract and use --calls contract, so that its calls are not expanded"
	default:
		d.Remedy = "lower the bounds, or divide the method and give the parts contracts"
	}
	return d
}
