package encode

import (
	"fmt"
	"slices"

	"inspect/cfg"
	"inspect/smtlib"
	"inspect/source"
	"inspect/types"
)

// ground is the memory model without arrays and quantifiers (DESIGN section 6):
//
//	component      contents in the state of a node
//	local, static  one term
//	field          a cell for every object that has the field
//	elements       a row of cells for every array
//	counter        a truth value for every object of the kind: it exists
//
// States are values, not constants: a write gives new cells, a join chooses
// between the cells of its branches (join), and only the pre-state's cells are
// constants of the script. A read is a multiplexer over the objects that the
// reference may be (ranges). A new object of a kind has the fixed number
// First + Pre + version of the counter.
//
// One ground serves all scripts of its Encoding: what executions there are does
// not depend on the goal.
type ground struct {
	*Encoding
	tr     *translator
	ranges *ranges
	flow   *groundFlow
	side   []smtlib.Assertion // what makes the constants well-formed

	initial    map[*cfg.Component]*contents
	memo       map[stateKey]*contents
	reaches    map[string]*groundReach
	seens      map[stateKey]*seenObjects
	skolems    int
	lengths    map[*cfg.Kind][]*smtlib.Term // of the pre-state's arrays
	anyLengths map[*cfg.Kind][]*smtlib.Term // the unknown ones, and of arrays that calls by their contracts hand out
	allocs     map[*cfg.Kind]map[int][]*cfg.Edge
	sizes      map[*cfg.Kind]map[int]*smtlib.Term // lengths of new arrays
	exits      map[*cfg.Edge]*smtlib.Term

	kindNames map[*cfg.Kind]string // in the names of constants

	orders  *orders               // nil: integers have their full width
	values  []preValue            // the numbers of the pre-state
	assumed map[*smtlib.Term]bool // the conjuncts of what is assumed of it
}

// integer is the constant of an owner, a value of a component, of as few bits as it
// needs, extended to its width.
func (m *ground) integer(c *cfg.Component, name string, o owner) *smtlib.Term {
	full := m.shape.sortOf(c.Type).Width
	w := full
	if m.orders != nil {
		w = m.orders.width(c, full)
	}
	return m.b.SignExt(full-w, m.constant(name, o, m.b.BitVec(w)))
}

// contents of a component in one state. Contents never change; equal pointers
// mean equal contents.
type contents struct {
	one   *smtlib.Term     // a local or static
	cells []*smtlib.Term   // by object number; nil where there is none; of a counter by number - First
	rows  [][]*smtlib.Term // by array number, then by index
}

type stateKey struct{ comp, node int }

// maxCells bounds the scalars of one component.
const maxCells = 1 << 22

func fitGround(e *Encoding) error {
	for _, c := range e.Graph.Components {
		n := int64(0)
		if c.Kind == cfg.Field || c.Kind == cfg.Elems {
			n = e.shape.cells(c)
		}
		if n > maxCells {
			return oversize(Ground, "%s would have %d cells, more than %d: lower --objects or --array-length, or use --encoding quantified", c.Name, n, maxCells)
		}
	}
	unfit := fits(func() {
		m := newGroundMemory(e)
		m.prepare()
		m.flow = newGroundFlow(m)
		// The conditions under which properties break are translated here, so that a
		// condition without a translation shows at once.
		for _, x := range e.Graph.Edges {
			if x.Exit != cfg.NoExit && m.flow.alive[x.ID] {
				m.exitCond(x)
			}
		}
	})
	if unfit != nil {
		return unfit
	}
	return nil
}

// newGroundMemory makes the memory model of an encoding, which it becomes part
// of, before its pre-state.
func newGroundMemory(e *Encoding) *ground {
	m := &ground{
		Encoding: e, ranges: newRanges(e.b),
		initial: map[*cfg.Component]*contents{}, memo: map[stateKey]*contents{},
		reaches: map[string]*groundReach{}, seens: map[stateKey]*seenObjects{}, lengths: map[*cfg.Kind][]*smtlib.Term{}, anyLengths: map[*cfg.Kind][]*smtlib.Term{},
		allocs: map[*cfg.Kind]map[int][]*cfg.Edge{}, sizes: map[*cfg.Kind]map[int]*smtlib.Term{},
		exits: map[*cfg.Edge]*smtlib.Term{}, kindNames: nameKinds(e.Graph),
	}
	if !e.Options.NoOrders {
		m.orders = newOrders(e.shape)
	}
	m.tr = newTranslator(e.shape, m)
	m.tr.point = e.point
	e.ground = m
	for _, x := range e.Graph.Edges {
		if k := createdBy(x); k != nil {
			if m.allocs[k] == nil {
				m.allocs[k] = map[int][]*cfg.Edge{}
			}
			n := freshNumber(k, x)
			m.allocs[k][n] = append(m.allocs[k][n], x)
		}
	}
	return m
}

func newGround(r *run) memory {
	if r.ground == nil { // before fit: nothing to read yet
		return (*ground)(nil)
	}
	return r.ground
}

// createdBy is the kind of which an edge may create an object, nil for none.
func createdBy(e *cfg.Edge) *cfg.Kind {
	switch {
	case e.Op == cfg.Alloc:
		return e.NewKind
	case e.Op == cfg.Havoc && e.Comp.Kind == cfg.Counter:
		return e.Comp.Obj
	}
	return nil
}

// freshNumber is the number of the object that an edge creates.
func freshNumber(k *cfg.Kind, e *cfg.Edge) int {
	return k.First + k.Pre + int(e.From.Version[k.Counter.ID])
}

// constrain adds a fact about the constants.
func (m *ground) constrain(t *smtlib.Term, comment string) {
	if !t.IsTrue() {
		m.side = append(m.side, smtlib.Assertion{Term: t, Comment: comment})
	}
}

// fail gives up: what stands at a place, or the whole, cannot be expressed.
func (m *ground) fail(at source.Span, format string, args ...any) {
	panic(&Unfit{Encoding: Ground, At: at, Reason: fmt.Sprintf(format, args...)})
}

// number reads the object number of a constant reference.
func number(t *smtlib.Term) (int, bool) {
	if t.Op != smtlib.OpBV {
		return 0, false
	}
	return int(t.Val), true
}

// equals says that reference x is object v.
func (m *ground) equals(x *smtlib.Term, v int) *smtlib.Term {
	return m.eq(x, m.b.BV(uint64(v), x.Sort.Width))
}

func (m *ground) eq(x, y *smtlib.Term) *smtlib.Term {
	m.tr.point.Pass()
	if x.Sort.Kind == smtlib.BitVecKind && m.ranges.disjoint(x, y) {
		return m.b.False()
	}
	return m.b.Eq(x, y)
}

func (m *ground) ite(c, x, y *smtlib.Term) *smtlib.Term { return m.b.Ite(c, x, y) }

// less is x < y, or with orEqual x <= y, decided by ranges where they tell.
func (m *ground) less(x, y *smtlib.Term, orEqual, unsigned bool) *smtlib.Term {
	if !unsigned {
		if v, ok := m.ranges.less(x, y, orEqual); ok {
			return m.b.Bool(v)
		}
	}
	return less(m.b, x, y, orEqual, unsigned)
}

func (m *ground) polar() bool { return !m.Options.NoSkolem }

func (m *ground) local(c *cfg.Component, at *cfg.Node) *smtlib.Term { return m.at(c, at).one }

func (m *ground) field(c *cfg.Component, object *smtlib.Term, at *cfg.Node) *smtlib.Term {
	cells := m.at(c, at).cells
	return m.choose(object, cells, m.shape.sortOf(c.Type))
}

// choose is a multiplexer over the cells of the objects that x may be. What it
// gives when x is none of them does not matter.
func (m *ground) choose(x *smtlib.Term, cells []*smtlib.Term, sort *smtlib.Sort) *smtlib.Term {
	m.tr.point.Pass()
	var out *smtlib.Term
	cand := m.ranges.candidates(x, len(cells))
	if t := m.spread(x, cells, len(cand)); t != nil {
		return t
	}
	if out = m.among(x, cand, cells); out == nil {
		return m.shape.zero(sort)
	}
	return out
}

// among is a multiplexer over the cells of candidates, nil when there is none.
func (m *ground) among(x *smtlib.Term, cand []int, cells []*smtlib.Term) *smtlib.Term {
	var out *smtlib.Term
	for _, v := range slices.Backward(m.present(cand, has(cells))) {
		if out == nil {
			out = cells[v]
			continue
		}
		out = m.b.Ite(m.equals(x, v), cells[v], out)
	}
	return out
}

// has tells which objects have a cell.
func has(cells []*smtlib.Term) func(v int) bool {
	return func(v int) bool { return cells[v] != nil }
}

// spread reads behind the choices that x is made of, unless that takes more
// multiplexers than one over the objects that x may be: with a and b constants,
// ite(c, a, b).f is ite(c, a.f, b.f). nil: it takes more, or there is no choice.
func (m *ground) spread(x *smtlib.Term, cells []*smtlib.Term, objects int) *smtlib.Term {
	if x.Op != smtlib.OpIte {
		return nil
	}
	muxes := 0
	seen := map[*smtlib.Term]bool{}
	var count func(x *smtlib.Term)
	count = func(x *smtlib.Term) {
		switch {
		case seen[x] || muxes >= objects:
			return
		case x.Op == smtlib.OpIte:
			muxes++
			count(x.Args[1])
			count(x.Args[2])
		default:
			muxes += max(1, len(m.present(m.ranges.candidates(x, len(cells)), has(cells)))) - 1
		}
		seen[x] = true
	}
	if count(x); muxes >= objects {
		return nil
	}
	done := map[*smtlib.Term]*smtlib.Term{} // nil: any value will do
	var read func(x *smtlib.Term) *smtlib.Term
	read = func(x *smtlib.Term) *smtlib.Term {
		t, ok := done[x]
		if ok {
			return t
		}
		if x.Op == smtlib.OpIte {
			yes, no := read(x.Args[1]), read(x.Args[2])
			switch {
			case yes == nil:
				t = no
			case no == nil:
				t = yes
			default:
				t = m.b.Ite(x.Args[0], yes, no)
			}
		} else {
			t = m.among(x, m.ranges.candidates(x, len(cells)), cells)
		}
		done[x] = t
		return t
	}
	return read(x)
}

func (m *ground) elem(c *cfg.Component, array, index *smtlib.Term, at *cfg.Node) *smtlib.Term {
	rows := m.at(c, at).rows
	sort := m.shape.sortOf(c.Type)
	var out *smtlib.Term
	cand := m.ranges.candidates(array, len(rows))
	for i := len(cand) - 1; i >= 0; i-- {
		v := cand[i]
		if v == 0 || len(rows[v]) == 0 {
			continue
		}
		e := m.pick(index, rows[v], sort)
		if out == nil {
			out = e
		} else {
			out = m.b.Ite(m.equals(array, v), e, out)
		}
	}
	if out == nil {
		return m.shape.zero(sort)
	}
	return out
}

// pick is a multiplexer over a row.
func (m *ground) pick(index *smtlib.Term, row []*smtlib.Term, sort *smtlib.Sort) *smtlib.Term {
	m.tr.point.Pass()
	var out *smtlib.Term
	cand := m.ranges.candidates(index, len(row))
	for i := len(cand) - 1; i >= 0; i-- {
		j := cand[i]
		if out == nil {
			out = row[j]
			continue
		}
		out = m.b.Ite(m.eq(index, m.b.BV(uint64(j), index.Sort.Width)), row[j], out)
	}
	if out == nil {
		return m.shape.zero(sort)
	}
	return out
}

func (m *ground) length(s *cfg.Sort, array *smtlib.Term, at *cfg.Node) *smtlib.Term {
	cells := make([]*smtlib.Term, s.Size+1)
	for _, k := range s.Kinds {
		for v := k.First; v <= k.Last(); v++ {
			// What does not exist yet may owe its length to what is asked here.
			if at == nil || !m.at(k.Counter, at).cells[v-k.First].IsFalse() {
				cells[v] = m.lengthOf(k, v)
			}
		}
	}
	return m.choose(array, cells, m.b.BitVec(m.shape.intWidth()))
}

// lengthOf is the length of one array: a constant of the pre-state, or what the
// allocation that was executed says.
func (m *ground) lengthOf(k *cfg.Kind, v int) *smtlib.Term {
	if v < k.First+k.Pre {
		return m.lengths[k][v-k.First]
	}
	if t := m.sizes[k][v]; t != nil {
		return t
	}
	var out *smtlib.Term
	edges := m.allocs[k][v]
	for i := len(edges) - 1; i >= 0; i-- {
		e := edges[i]
		if !m.flow.alive[e.ID] {
			continue
		}
		n := m.newLength(k, v, e)
		if out == nil {
			out = n
		} else {
			out = m.b.Ite(m.flow.reached(e.From, true), n, out)
		}
	}
	if out == nil {
		return nil
	}
	if m.sizes[k] == nil {
		m.sizes[k] = map[int]*smtlib.Term{}
	}
	m.sizes[k][v] = out
	return out
}

// newLength is the length of the array that an edge creates: of a havocked
// counter, any within the bound.
func (m *ground) newLength(k *cfg.Kind, v int, e *cfg.Edge) *smtlib.Term {
	if e.Op == cfg.Alloc {
		return m.tr.value(e.Length, e.From, m.b.BitVec(m.shape.intWidth()))
	}
	return m.anyLength(k, fmt.Sprintf("%s@e%d.length", m.objectName(k, v), e.ID), owner{k, "length", v, e.ID})
}

func (m *ground) exists(kinds []*cfg.Kind, x *smtlib.Term, at *cfg.Node) *smtlib.Term {
	var some []*smtlib.Term
	for _, k := range kinds {
		cells := m.at(k.Counter, at).cells
		for _, v := range m.ranges.candidates(x, k.Last()+1) {
			if v >= k.First {
				some = append(some, m.b.And(m.equals(x, v), cells[v-k.First]))
			}
		}
	}
	return m.b.Or(some...)
}

func (m *ground) inKinds(s *cfg.Sort, kinds []*cfg.Kind, x *smtlib.Term) *smtlib.Term {
	in := func(v int) bool {
		for _, k := range kinds {
			if k.First <= v && v <= k.Last() {
				return true
			}
		}
		return false
	}
	// Few values: name those that are in, or those that are not, whichever are fewer.
	var yes, no []*smtlib.Term
	for _, v := range m.ranges.candidates(x, s.Size+1) {
		if in(v) {
			yes = append(yes, m.equals(x, v))
		} else {
			no = append(no, m.equals(x, v))
		}
	}
	if len(yes) <= len(no) {
		return m.b.Or(yes...)
	}
	return m.b.Not(m.b.Or(no...))
}

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

// present keeps the candidates that are objects.
func (m *ground) present(cand []int, has func(int) bool) []int {
	var out []int
	for _, v := range cand {
		if v != 0 && has(v) {
			out = append(out, v)
		}
	}
	return out
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

// translator shares the one translator with every run.
func (m *ground) translator() *translator { return m.tr }

func (m *ground) prestate() {}

func (m *ground) update(*cfg.Edge) []*smtlib.Term { panic("encode: ground states are values") }

func (m *ground) frame(cfg.Frame) []*smtlib.Term { panic("encode: ground states are values") }

// isRef tells whether a component holds references.
func isRef(c *cfg.Component) bool { return c.Kind != cfg.Counter && types.IsReference(c.Type) }
