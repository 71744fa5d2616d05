package cfg

import (
	"fmt"
	"math/big"
	"sort"
	"strings"

	"inspect/java/types"
)

// machine executes a graph on one concrete state: the meaning of Graph, written
// down a second time and as directly as possible. Booleans are 0 and 1,
// references are object numbers.
type machine struct {
	g     *Graph
	plain map[*Component]int64
	cells map[*Component]map[[2]int64]int64 // fields: (object, 0); elements: (array, index)
	count map[*Kind]int64                   // objects that exist
	size  map[*Sort]map[int64]int64         // array lengths
	bound map[*Bound]int64
	saved map[*Node]*machine
	exits []*Edge
	trace []*Edge
	ended *machine // the state at a regular end
}

func newMachine(g *Graph) *machine {
	return &machine{g: g, plain: map[*Component]int64{}, cells: map[*Component]map[[2]int64]int64{},
		count: map[*Kind]int64{}, size: map[*Sort]map[int64]int64{}, bound: map[*Bound]int64{},
		saved: map[*Node]*machine{}}
}

func (m *machine) clone() *machine {
	c := newMachine(m.g)
	for k, v := range m.plain {
		c.plain[k] = v
	}
	for k, v := range m.count {
		c.count[k] = v
	}
	for k, v := range m.cells {
		c.cells[k] = map[[2]int64]int64{}
		for i, x := range v {
			c.cells[k][i] = x
		}
	}
	for k, v := range m.size {
		c.size[k] = map[int64]int64{}
		for i, x := range v {
			c.size[k][i] = x
		}
	}
	for k, v := range m.saved {
		c.saved[k] = v
	}
	c.trace = m.trace[:len(m.trace):len(m.trace)]
	return c
}

func (m *machine) set(c *Component, obj, idx, v int64) {
	if m.cells[c] == nil {
		m.cells[c] = map[[2]int64]int64{}
	}
	m.cells[c][[2]int64{obj, idx}] = v
}

func (m *machine) exists(s *Sort, x int64) bool {
	for _, k := range s.Kinds {
		if int64(k.First) <= x && x < int64(k.First)+m.count[k] {
			return true
		}
	}
	return false
}

// run executes all paths and collects the edges that can be taken into the
// exit.
func (m *machine) run() {
	m.at(m.g.Entry)
}

func (m *machine) at(n *Node) {
	m.saved[n] = m.clone()
	for _, e := range n.Out {
		if e.Exit != NoExit {
			if e.Cond == nil || m.eval(e.Cond) != 0 {
				m.exits = append(m.exits, e)
				if e.Exit == End {
					m.ended = m.clone()
				}
			}
			continue
		}
		next := m.clone()
		next.trace = append(next.trace, e)
		then := func(next *machine) {
			next.at(e.To)
			m.exits = append(m.exits, next.exits...)
			if next.ended != nil {
				m.ended = next.ended
			}
		}
		if e.Op == Havoc {
			next.havoc(e, then)
		} else if next.apply(e) {
			then(next)
		}
	}
}

// values are all values of a type in this state.
func (m *machine) values(t types.Type) []int64 {
	if !types.IsReference(t) {
		return m.domain(&Bound{Type: t})
	}
	vs := []int64{0}
	for _, k := range m.g.SortByType[t].Kinds {
		for i := int64(0); i < m.count[k] && types.IsAssignable(k.Type, t); i++ {
			vs = append(vs, int64(k.First)+i)
		}
	}
	return vs
}

// havoc goes on with every state that the edge admits.
func (m *machine) havoc(e *Edge, then func(*machine)) {
	switch e.Comp.Kind {
	case Local, Static:
		for _, v := range m.values(e.Comp.Type) {
			n := m.clone()
			n.plain[e.Comp] = v
			then(n)
		}
	case Counter:
		for more := m.count[e.Comp.Obj]; int64(e.Comp.Obj.First)+more-1 <= int64(e.Comp.Obj.Last()); more++ {
			n := m.clone()
			n.count[e.Comp.Obj] = more
			then(n)
		}
	case Field:
		var free []int64
		for _, k := range e.Comp.Sort.Kinds {
			for i := int64(0); i < m.count[k]; i++ {
				x := int64(k.First) + i
				if e.Bound != nil {
					m.bound[e.Bound] = x
				}
				if e.Bound == nil || m.eval(e.Cond) == 0 {
					free = append(free, x)
				}
			}
		}
		delete(m.bound, e.Bound)
		var fill func(n *machine, rest []int64)
		fill = func(n *machine, rest []int64) {
			if len(rest) == 0 {
				then(n)
				return
			}
			for _, v := range n.values(e.Comp.Type) {
				c := n.clone()
				c.set(e.Comp, rest[0], 0, v)
				fill(c, rest[1:])
			}
		}
		fill(m.clone(), free)
	default:
		panic("arrays are not executed by contract")
	}
}

func (m *machine) apply(e *Edge) bool {
	switch e.Op {
	case Assume:
		return e.Cond == nil || m.eval(e.Cond) != 0
	case Assign:
		m.plain[e.Comp] = m.eval(e.Value)
	case WriteField:
		m.set(e.Comp, m.eval(e.Object), 0, m.eval(e.Value))
	case WriteElem:
		m.set(e.Comp, m.eval(e.Object), m.eval(e.Index), m.eval(e.Value))
	case Alloc:
		k := e.NewKind
		x := int64(k.First) + m.count[k]
		if x > int64(k.Last()) {
			panic("no room for an allocation of " + k.Type.String())
		}
		m.count[k]++
		if e.Length != nil {
			if m.size[k.Sort] == nil {
				m.size[k.Sort] = map[int64]int64{}
			}
			m.size[k.Sort][x] = m.eval(e.Length)
		}
		m.plain[e.Comp] = x
	}
	return true
}

// wrap takes v into the range of an integral type at the graph's widths.
func (m *machine) wrap(t types.Type, v *big.Int) int64 {
	b := t.(*types.Basic)
	w := uint(m.g.Bounds.Width(b.Kind))
	r := new(big.Int).Mod(v, new(big.Int).Lsh(big.NewInt(1), w))
	if b.Kind != types.Char && r.Bit(int(w)-1) == 1 {
		r.Sub(r, new(big.Int).Lsh(big.NewInt(1), w))
	}
	return r.Int64()
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func (m *machine) isOf(x int64, ks []*Kind) bool {
	for _, k := range ks {
		if int64(k.First) <= x && x <= int64(k.Last()) {
			return true
		}
	}
	return false
}

// domain are the values that a bound variable takes.
func (m *machine) domain(b *Bound) []int64 {
	var vs []int64
	if types.IsReference(b.Type) {
		for _, k := range b.Kinds {
			for i := int64(0); i < m.count[k]; i++ {
				vs = append(vs, int64(k.First)+i)
			}
		}
		return vs
	}
	if types.IsKind(b.Type, types.Boolean) {
		return []int64{0, 1}
	}
	w := m.g.Bounds.Width(b.Type.(*types.Basic).Kind)
	if w > 8 {
		panic("quantifier too wide to execute")
	}
	for v := int64(-1) << (w - 1); v < 1<<(w-1); v++ {
		vs = append(vs, v)
	}
	return vs
}

func (m *machine) reach(x *Expr) map[int64]bool {
	start := m.eval(x.Args[0])
	in := map[[2]any]bool{}
	result := map[int64]bool{}
	sort := m.g.SortByType[x.Args[0].Type]
	var visit func(s *Sort, v int64)
	visit = func(s *Sort, v int64) {
		if v == 0 || in[[2]any{s, v}] {
			return
		}
		in[[2]any{s, v}] = true
		counted := x.Kinds == nil || m.isOfSort(s, v, x.Kinds)
		if counted {
			result[v] = true
		}
		if !counted && v != start {
			return
		}
		for _, c := range x.Comps {
			if c.Sort == s {
				visit(m.g.SortByType[c.Type], m.cells[c][[2]int64{v, 0}])
			}
		}
	}
	visit(sort, start)
	return result
}

// seen follows references from the objects of before and from the roots.
func (m *machine) seen(x *Expr) bool {
	type object struct {
		s *Sort
		v int64
	}
	in := map[object]bool{}
	var visit func(s *Sort, v int64)
	visit = func(s *Sort, v int64) {
		if v == 0 || in[object{s, v}] {
			return
		}
		in[object{s, v}] = true
		for _, c := range x.Comps {
			if c.Sort != s {
				continue
			}
			for at, w := range m.cells[c] {
				if at[0] == v {
					visit(m.g.SortByType[c.Type], w)
				}
			}
		}
	}
	for _, s := range m.g.Sorts {
		for _, k := range s.Kinds {
			for i := range m.saved[x.At].count[k] {
				visit(s, int64(k.First)+i)
			}
		}
	}
	for _, r := range x.Args[1:] {
		visit(m.g.SortByType[r.Type], m.eval(r))
	}
	return in[object{m.g.SortByType[x.Args[0].Type], m.eval(x.Args[0])}]
}

func (m *machine) isOfSort(s *Sort, v int64, ks []*Kind) bool {
	for _, k := range ks {
		if k.Sort == s && int64(k.First) <= v && v <= int64(k.Last()) {
			return true
		}
	}
	return false
}

func (m *machine) eval(x *Expr) int64 {
	arg := func(i int) int64 { return m.eval(x.Args[i]) }
	word := func(f func(r, a, b *big.Int)) int64 {
		r := new(big.Int)
		f(r, big.NewInt(arg(0)), big.NewInt(arg(1)))
		return m.wrap(x.Type, r)
	}
	switch x.Op {
	case OpConst:
		return x.Int.Int64()
	case OpNull:
		return 0
	case OpBound:
		return m.bound[x.Bound]
	case OpLocal:
		return m.plain[x.Comp]
	case OpField:
		return m.cells[x.Comp][[2]int64{arg(0), 0}]
	case OpElem:
		return m.cells[x.Comp][[2]int64{arg(0), arg(1)}]
	case OpLen:
		return m.size[m.g.SortByType[x.Args[0].Type]][arg(0)]
	case OpNot:
		return 1 - arg(0)
	case OpAnd:
		for i := range x.Args {
			if arg(i) == 0 {
				return 0
			}
		}
		return 1
	case OpOr:
		for i := range x.Args {
			if arg(i) != 0 {
				return 1
			}
		}
		return 0
	case OpIte:
		if arg(0) != 0 {
			return arg(1)
		}
		return arg(2)
	case OpEq:
		return truth(arg(0) == arg(1))
	case OpLt:
		return truth(arg(0) < arg(1))
	case OpLe:
		return truth(arg(0) <= arg(1))
	case OpAdd:
		return word(func(r, a, b *big.Int) { r.Add(a, b) })
	case OpSub:
		return word(func(r, a, b *big.Int) { r.Sub(a, b) })
	case OpMul:
		return word(func(r, a, b *big.Int) { r.Mul(a, b) })
	case OpDiv, OpRem:
		if arg(1) == 0 {
			return 0
		}
		if x.Op == OpDiv {
			return word(func(r, a, b *big.Int) { r.Quo(a, b) })
		}
		return word(func(r, a, b *big.Int) { r.Rem(a, b) })
	case OpNeg:
		return m.wrap(x.Type, new(big.Int).Neg(big.NewInt(arg(0))))
	case OpBitNot:
		return m.wrap(x.Type, new(big.Int).Not(big.NewInt(arg(0))))
	case OpBitAnd:
		return arg(0) & arg(1)
	case OpBitOr:
		return arg(0) | arg(1)
	case OpBitXor:
		return arg(0) ^ arg(1)
	case OpShl, OpShr, OpUShr:
		w := int64(m.g.Bounds.Width(x.Type.(*types.Basic).Kind))
		d := arg(1)
		if d < 0 || d >= w {
			panic(fmt.Sprintf("shift distance %d at width %d", d, w))
		}
		a := big.NewInt(arg(0))
		switch x.Op {
		case OpShl:
			a.Lsh(a, uint(d))
		case OpShr:
			a.Rsh(a, uint(d))
		default:
			if a.Sign() < 0 {
				a.Add(a, new(big.Int).Lsh(big.NewInt(1), uint(w)))
			}
			a.Rsh(a, uint(d))
		}
		return m.wrap(x.Type, a)
	case OpConvert:
		return m.wrap(x.Type, big.NewInt(arg(0)))
	case OpInstanceOf:
		return truth(m.isOf(arg(0), x.Kinds))
	case OpExists:
		return truth(m.exists(m.g.SortByType[x.Args[0].Type], arg(0)))
	case OpMore:
		return truth(m.count[x.Kinds[0]] > x.Int.Int64())
	case OpForall, OpExistsQ:
		old, had := m.bound[x.Bound]
		defer func() {
			delete(m.bound, x.Bound)
			if had {
				m.bound[x.Bound] = old
			}
		}()
		for _, v := range m.domain(x.Bound) {
			m.bound[x.Bound] = v
			if arg(0) == 0 {
				continue
			}
			if (arg(1) != 0) != (x.Op == OpForall) {
				return truth(x.Op == OpExistsQ)
			}
		}
		return truth(x.Op == OpForall)
	case OpSumOf, OpProductOf, OpGreatest, OpLeast:
		return m.fold(x)
	case OpSeen:
		return truth(m.seen(x))
	case OpReachHas:
		return truth(m.reach(x)[arg(1)])
	case OpReachCount:
		return m.wrap(x.Type, big.NewInt(int64(len(m.reach(x)))))
	case OpAt:
		s := m.saved[x.At]
		if s == nil {
			panic("an earlier node that the path did not pass")
		}
		s.bound = m.bound
		s.saved[x.At] = s
		for n, o := range m.saved {
			if s.saved[n] == nil {
				s.saved[n] = o
			}
		}
		return s.eval(x.Args[0])
	}
	panic(fmt.Sprintf("operator %d", x.Op))
}

// outcome names how the executions end: each property broken, each cut, and
// the result of a regular end.
func (m *machine) outcome() string {
	var parts []string
	for _, e := range m.exits {
		switch e.Exit {
		case Violation:
			parts = append(parts, string(e.Property.Kind))
		case CutOff:
			parts = append(parts, "cut "+e.Cut.Kind)
		}
	}
	if len(parts) == 0 && m.ended != nil {
		switch {
		case m.ended.saved[m.g.Exceptional] != nil:
			parts = append(parts, "throws")
		case m.g.Result != nil:
			parts = append(parts, fmt.Sprint(m.ended.plain[m.g.Result]))
		default:
			parts = append(parts, "ends")
		}
	}
	sort.Strings(parts)
	out := parts[:0]
	for i, p := range parts {
		if i == 0 || p != parts[i-1] {
			out = append(out, p)
		}
	}
	return strings.Join(out, ", ")
}

// fold makes one number of those of all objects.
func (m *machine) fold(x *Expr) int64 {
	old, had := m.bound[x.Bound]
	defer func() {
		delete(m.bound, x.Bound)
		if had {
			m.bound[x.Bound] = old
		}
	}()
	out := big.NewInt(m.eval(x.Args[2]))
	for _, v := range m.domain(x.Bound) {
		m.bound[x.Bound] = v
		if m.eval(x.Args[0]) == 0 {
			continue
		}
		y := big.NewInt(m.eval(x.Args[1]))
		switch c := y.Cmp(out); {
		case x.Op == OpSumOf:
			out = new(big.Int).Add(out, y)
		case x.Op == OpProductOf:
			out = new(big.Int).Mul(out, y)
		case x.Op == OpGreatest && c > 0, x.Op == OpLeast && c < 0:
			out = y
		}
	}
	return m.wrap(x.Type, out)
}
