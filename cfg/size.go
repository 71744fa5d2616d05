package cfg

import (
	"fmt"

	"inspect/internal/halt"
	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// MaxSize is how many edges and expressions a graph may have.
const MaxSize = 2_000_000

// TooLarge is the code of a graph beyond MaxSize; it stands at the loop or the
// method of which the graph holds most copies.
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
	limit  int
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

func newGrowth(o Options) *growth {
	limit := o.MaxSize
	if limit == 0 {
		limit = MaxSize
	}
	return &growth{point: halt.At(o.Stop), limit: limit, of: map[any]*copies{}}
}

// add counts an edge or an expression.
func (g *growth) add() {
	g.point.Pass()
	if g.size++; g.size > g.limit {
		panic(tooLarge{})
	}
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
	d := source.Errorf(TooLarge, most.span, "the computation graph of %s needs more than %d edges and expressions; %s stands in it %d times so far",
		m.QName(), g.limit, most.what, most.count)
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
