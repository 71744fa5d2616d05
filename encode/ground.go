package encode

import (
	"fmt"

	"inspect/cfg"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/smtlib"
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
	*chooser
	tr        *translator
	flow      *groundFlow
	lengths   *arrayLengths
	instances *instances         // of quantifiers
	side      []smtlib.Assertion // what makes the constants well-formed

	initial map[*cfg.Component]*contents
	memo    map[stateKey]*contents
	reaches map[string]*groundReach
	seens   map[stateKey]*seenObjects
	exits   map[*cfg.Edge]*smtlib.Term
	applied map[string][]application

	kindNames map[*cfg.Kind]string // in the names of constants

	orders  *orders               // nil: integers have their full width
	values  []preValue            // the numbers of the pre-state
	assumed map[*smtlib.Term]bool // the conjuncts of what is assumed of it
	lax     []*Unencodable        // see Encoding.Lax
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

// maxCells bounds the scalars of one component.
const maxCells = 1 << 22

func checkGround(e *Encoding) error {
	for _, c := range e.Graph.Components {
		n := int64(0)
		if c.Kind == cfg.Field || c.Kind == cfg.Elems {
			n = e.shape.cells(c)
		}
		if n > maxCells {
			return oversize(Ground, "%s would have %d cells, more than %d: lower --objects or --array-length, or use --encoding quantified", c.Name, n, maxCells)
		}
	}
	failure := fits(func() {
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
	if failure != nil {
		return failure
	}
	return nil
}

// newGroundMemory makes the memory model of an encoding, which it becomes part
// of, before its pre-state.
func newGroundMemory(e *Encoding) *ground {
	m := &ground{
		Encoding: e, chooser: &chooser{terms: e.b, sh: e.shape, ranges: newRanges(e.b), point: e.point},
		initial: map[*cfg.Component]*contents{}, memo: map[stateKey]*contents{},
		reaches: map[string]*groundReach{}, seens: map[stateKey]*seenObjects{},
		exits: map[*cfg.Edge]*smtlib.Term{}, applied: map[string][]application{}, kindNames: nameKinds(e.Graph),
	}
	m.lengths, m.instances = newArrayLengths(m), &instances{ground: m}
	if !e.Options.NoOrders {
		m.orders = newOrders(e.shape)
	}
	m.tr = newTranslator(e.shape, m)
	m.tr.point = e.point
	e.ground = m
	return m
}

func newGround(r *run) memory {
	if r.ground == nil { // before fit: nothing to read yet
		return (*ground)(nil)
	}
	return r.ground
}

// constrain adds a fact about the constants.
func (m *ground) constrain(t *smtlib.Term, comment string) {
	if !t.IsTrue() {
		m.side = append(m.side, smtlib.Assertion{Term: t, Comment: comment})
	}
}

// fail gives up: what stands at a place, or the whole, cannot be expressed.
func (m *ground) fail(at source.Span, format string, args ...any) {
	panic(&Unencodable{Encoding: Ground, At: at, Reason: fmt.Sprintf(format, args...)})
}

// number reads the object number of a constant reference.
func number(t *smtlib.Term) (int, bool) {
	if t.Op != smtlib.OpBV {
		return 0, false
	}
	return int(t.Val), true
}

func (m *ground) polar() bool { return !m.Options.NoSkolem }

func (m *ground) local(c *cfg.Component, at *cfg.Node) *smtlib.Term { return m.at(c, at).one }

func (m *ground) field(c *cfg.Component, object *smtlib.Term, at *cfg.Node) *smtlib.Term {
	cells := m.at(c, at).cells
	return m.choose(object, cells, m.shape.sortOf(c.Type))
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

func (m *ground) length(s *cfg.Sort, array *smtlib.Term, at *cfg.Node) *smtlib.Term {
	cells := make([]*smtlib.Term, s.Size+1)
	for _, k := range s.Kinds {
		if !k.IsArray() {
			continue
		}
		for v := k.First; v <= k.Last(); v++ {
			// What does not exist yet may owe its length to what is asked here.
			if at == nil || !m.at(k.Counter, at).cells[v-k.First].IsFalse() {
				cells[v] = m.lengths.of(k, v)
			}
		}
	}
	return m.choose(array, cells, m.b.BitVec(m.shape.intWidth()))
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

func (m *ground) prestate() {}

func (m *ground) update(*cfg.Edge) []*smtlib.Term { panic("encode: ground states are values") }

func (m *ground) frame(cfg.Frame) []*smtlib.Term { panic("encode: ground states are values") }

// isRef reports whether a component holds references.
func isRef(c *cfg.Component) bool { return c.Kind != cfg.Counter && types.IsReference(c.Type) }
