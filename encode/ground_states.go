package encode

import (
	"fmt"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// contents of a component in one state. Contents never change; equal pointers
// mean equal contents.
type contents struct {
	one   *smtlib.Term     // a local or static
	cells []*smtlib.Term   // by object number; nil where there is none; of a counter by number - First
	rows  [][]*smtlib.Term // by array number, then by index
}

type stateKey struct{ comp, node int }

// at is the contents of a component in the state of a node.
func (m *ground) at(c *cfg.Component, n *cfg.Node) *contents {
	key := stateKey{c.ID, n.ID}
	if x := m.memo[key]; x != nil {
		return x
	}
	x := m.compute(c, n)
	m.memo[key] = x
	return x
}

func (m *ground) compute(c *cfg.Component, n *cfg.Node) *contents {
	f := m.flow
	if n == m.Graph.Entry || f == nil {
		return m.initial[c]
	}
	in := f.in[n.ID]
	if len(in) == 0 {
		return m.initial[c]
	}
	if d := f.idom[n.ID]; n.Version[c.ID] == d.Version[c.ID] {
		return m.at(c, d)
	}
	if len(in) == 1 {
		return m.through(c, in[0])
	}
	return m.join(c, n)
}

// through is the contents behind an edge.
func (m *ground) through(c *cfg.Component, e *cfg.Edge) *contents {
	old := m.at(c, e.From)
	switch e.Op {
	case cfg.Assign:
		if e.Comp == c {
			return &contents{one: m.tr.value(e.Value, e.From, m.shape.sortOf(c.Type))}
		}
	case cfg.WriteField:
		if e.Comp == c {
			return m.write(old, e)
		}
	case cfg.WriteElem:
		if e.Comp == c {
			return m.writeElem(old, e)
		}
	case cfg.Fill:
		if e.Comp == c {
			return m.fill(old, e)
		}
	case cfg.Alloc:
		if e.Comp == c {
			return &contents{one: m.shape.ref(e.NewKind.Sort, freshNumber(e.NewKind, e))}
		}
		if e.NewKind.Counter == c {
			cells := append([]*smtlib.Term(nil), old.cells...)
			cells[freshNumber(e.NewKind, e)-e.NewKind.First] = m.b.True()
			return &contents{cells: cells}
		}
	case cfg.Havoc:
		if e.Comp == c {
			return m.havoc(old, e)
		}
	}
	return old
}

func (m *ground) write(old *contents, e *cfg.Edge) *contents {
	c := e.Comp
	object := m.tr.value(e.Object, e.From, m.shape.refSort(c.Sort))
	val := m.tr.value(e.Value, e.From, m.shape.sortOf(c.Type))
	cells := append([]*smtlib.Term(nil), old.cells...)
	cand := m.present(m.ranges.candidates(object, len(cells)), has(cells))
	for _, v := range cand {
		if len(cand) == 1 { // it is this one, or the write is not reached
			cells[v] = val
			break
		}
		cells[v] = m.b.Ite(m.equals(object, v), val, cells[v])
	}
	return &contents{cells: cells}
}

func (m *ground) writeElem(old *contents, e *cfg.Edge) *contents {
	c := e.Comp
	array := m.tr.value(e.Object, e.From, m.shape.refSort(c.Sort))
	index := m.tr.value(e.Index, e.From, m.b.BitVec(m.shape.intWidth()))
	val := m.tr.value(e.Value, e.From, m.shape.sortOf(c.Type))
	rows := append([][]*smtlib.Term(nil), old.rows...)
	cand := m.present(m.ranges.candidates(array, len(rows)), func(v int) bool { return len(rows[v]) > 0 })
	for _, v := range cand {
		here := m.b.True()
		if len(cand) > 1 {
			here = m.equals(array, v)
		}
		row := append([]*smtlib.Term(nil), rows[v]...)
		places := m.ranges.candidates(index, len(row))
		for _, j := range places {
			there := m.b.True()
			if len(places) > 1 {
				there = m.eq(index, m.b.BV(uint64(j), index.Sort.Width))
			}
			row[j] = m.b.Ite(m.b.And(here, there), val, row[j])
		}
		rows[v] = row
	}
	return &contents{rows: rows}
}

// fill gives the elements of a new array their values.
func (m *ground) fill(old *contents, e *cfg.Edge) *contents {
	array := m.tr.value(e.Object, e.From, m.shape.refSort(e.Comp.Sort))
	n := m.tr.value(e.Length, e.From, m.b.BitVec(m.shape.intWidth()))
	rows := append([][]*smtlib.Term(nil), old.rows...)
	cand := m.present(m.ranges.candidates(array, len(rows)), func(v int) bool { return len(rows[v]) > 0 })
	for _, v := range cand {
		row := append([]*smtlib.Term(nil), rows[v]...)
		for j, was := range row {
			at := m.b.BVInt(int64(j), n.Sort.Width)
			within := m.less(at, n, false, false)
			if len(cand) > 1 {
				within = m.b.And(within, m.equals(array, v))
			}
			if !within.IsFalse() {
				value := m.tr.expr(e.Value, m.tr.with(env{node: e.From}, e.Bound, at), was.Sort)
				row[j] = m.b.Ite(within, value, was)
			}
		}
		rows[v] = row
	}
	return &contents{rows: rows}
}

// havoc gives a component arbitrary contents behind an edge.
func (m *ground) havoc(old *contents, e *cfg.Edge) *contents {
	c := e.Comp
	keeps := func(k *cfg.Kind, n int) *smtlib.Term {
		if e.Cond == nil {
			return m.b.False()
		}
		v := env{node: e.From}
		if e.Bound != nil {
			v = m.tr.with(v, e.Bound, m.shape.ref(k.Sort, n))
		}
		return m.tr.expr(e.Cond, v, nil)
	}
	fresh := func(t types.Type, place string) *smtlib.Term {
		name, o := fmt.Sprintf("%s@e%d%s", spelled(c.Name), e.ID, place), owner{of: e, role: place}
		if types.IsIntegral(t) {
			return m.integer(c, name, o)
		}
		x := m.constant(name, o, m.shape.sortOf(t))
		if types.IsReference(t) {
			m.constrainRef(x, t, e.To)
		}
		return x
	}
	switch c.Kind {
	case cfg.Local, cfg.Static:
		return &contents{one: fresh(c.Type, "")}
	case cfg.Counter:
		cells := append([]*smtlib.Term(nil), old.cells...)
		n := c.Obj.Pre + int(e.From.Version[c.ID])
		cells[n] = m.flag(fmt.Sprintf("%s@e%d.exists", m.objectName(c.Obj, c.Obj.First+n), e.ID), owner{of: e, role: "exists", i: n})
		return &contents{cells: cells}
	case cfg.Field:
		cells := append([]*smtlib.Term(nil), old.cells...)
		m.forAllExisting(c, e, func(k *cfg.Kind, n int, exists *smtlib.Term) {
			if hasCells(k, c) {
				x := fresh(c.Type, fmt.Sprintf("[%s]", m.objectName(k, n)))
				cells[n] = m.b.Ite(m.b.Or(m.b.Not(exists), keeps(k, n)), cells[n], x)
			}
		})
		return &contents{cells: cells}
	}
	rows := append([][]*smtlib.Term(nil), old.rows...)
	m.forAllExisting(c, e, func(k *cfg.Kind, n int, exists *smtlib.Term) {
		if !hasCells(k, c) {
			return
		}
		same := m.b.Or(m.b.Not(exists), keeps(k, n))
		row := append([]*smtlib.Term(nil), rows[n]...)
		length := m.lengths.of(k, n)
		for j := range row {
			x := fresh(cellType(c, k), fmt.Sprintf("[%s][%d]", m.objectName(k, n), j))
			beyond := m.less(length, m.b.BVInt(int64(j), length.Sort.Width), true, false)
			row[j] = m.b.Ite(m.b.Or(same, beyond), row[j], x)
		}
		rows[n] = row
	})
	return &contents{rows: rows}
}

// forAllExisting visits the objects of a component's sort that may exist before e.
func (m *ground) forAllExisting(c *cfg.Component, e *cfg.Edge, visit func(k *cfg.Kind, n int, exists *smtlib.Term)) {
	for _, k := range c.Sort.Kinds {
		cells := m.at(k.Counter, e.From).cells
		for n := k.First; n <= k.Last(); n++ {
			if t := cells[n-k.First]; !t.IsFalse() {
				visit(k, n, t)
			}
		}
	}
}

// join chooses among the contents that come to a node by its edges.
func (m *ground) join(c *cfg.Component, j *cfg.Node) *contents {
	f := m.flow
	region := f.region(j)
	val := make(map[*cfg.Node]*contents, len(region))
	inside := make(map[*cfg.Node]bool, len(region))
	for _, n := range region {
		inside[n] = true
	}
	for _, n := range region {
		var out *contents
		for i := len(n.Out) - 1; i >= 0; i-- {
			e := n.Out[i]
			if !f.alive[e.ID] {
				continue
			}
			var x *contents
			switch {
			case e.To == j:
				x = m.through(c, e)
			case inside[e.To]:
				x = val[e.To]
			default:
				continue
			}
			if out == nil {
				out = x
			} else {
				out = m.mix(f.cond(e), x, out)
			}
		}
		val[n] = out
	}
	return val[f.idom[j.ID]]
}

// mix is c ? x : y, cell by cell.
func (m *ground) mix(c *smtlib.Term, x, y *contents) *contents {
	if x == y || c.IsTrue() {
		return x
	}
	if c.IsFalse() {
		return y
	}
	if x.one != nil {
		return &contents{one: m.b.Ite(c, x.one, y.one)}
	}
	if x.cells != nil {
		return &contents{cells: m.mixCells(c, x.cells, y.cells)}
	}
	rows := make([][]*smtlib.Term, len(x.rows))
	for i := range rows {
		rows[i] = m.mixCells(c, x.rows[i], y.rows[i])
	}
	return &contents{rows: rows}
}

func (m *ground) mixCells(c *smtlib.Term, x, y []*smtlib.Term) []*smtlib.Term {
	if len(x) > 0 && len(x) == len(y) && &x[0] == &y[0] {
		return x
	}
	n := max(len(x), len(y))
	out := make([]*smtlib.Term, n)
	for i := range out {
		switch {
		case i >= len(x):
			out[i] = y[i]
		case i >= len(y):
			out[i] = x[i]
		case x[i] == y[i]:
			out[i] = x[i]
		default:
			out[i] = m.b.Ite(c, x[i], y[i])
		}
	}
	return out
}

// constrainRef says that a constant is null or an object of type t that exists at
// the node.
func (m *ground) constrainRef(x *smtlib.Term, t types.Type, at *cfg.Node) {
	b := m.b
	may := []uint64{0}
	some := []*smtlib.Term{b.Eq(x, b.BV(0, x.Sort.Width))}
	for _, k := range m.shape.kindsOf(t) {
		cells := m.at(k.Counter, at).cells
		for n := k.First; n <= k.Last(); n++ {
			if exists := cells[n-k.First]; !exists.IsFalse() {
				may = append(may, uint64(n))
				some = append(some, b.And(b.Eq(x, b.BV(uint64(n), x.Sort.Width)), exists))
			}
		}
	}
	m.ranges.declareSet(x, may)
	m.constrain(b.Or(some...), x.Name+" is null or an object that exists")
}
