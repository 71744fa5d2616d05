package encode

import (
	"fmt"
	"maps"
	"slices"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// quantified is the paper's memory model (InspectJ III.B):
//
//	component      constant of version v                    sort
//	local, static  this@0, i@3                              its type's
//	field          Node.next@2                              (Array ref value)
//	elements       int[]@1                                  (Array ref (Array int value))
//	counter        #Node@1, the last object that exists     ref
//	length         int[].length, without versions           (Array ref int)
//
// Objects of a kind that exist are First..counter. A new object is counter+1;
// nothing constrains the contents of objects that do not exist, so that an
// allocation only says that they were the defaults.
type quantified struct {
	*run
	reaches map[string]*relation
	seens   map[stateKey]*seenObjects
}

func newQuantified(r *run) memory {
	return &quantified{run: r, reaches: map[string]*relation{}, seens: map[stateKey]*seenObjects{}}
}

// maxRefs bounds the numbers of objects of one family.
const maxRefs = 1 << 30

func checkQuantified(e *Encoding) error {
	for _, s := range e.Graph.Sorts {
		if s.Size >= maxRefs {
			return oversize(Quantified, "impossible bounds: %d objects of %s, at most %d: lower --objects", s.Size, s.Name, maxRefs-1)
		}
	}
	if err := checkSeen(e.Graph); err != nil {
		return err
	}
	for _, x := range e.Graph.Exprs {
		if x.Op == cfg.OpReachHas || x.Op == cfg.OpReachCount {
			if err := checkReach(e, x); err != nil {
				return err
			}
		}
	}
	return nil
}

// at is the version of a component in the state of a node.
func (m *quantified) at(c *cfg.Component, n *cfg.Node) *smtlib.Term {
	return m.version(c, n.Version[c.ID])
}

// version is the constant of a component's version. A counter whose value no
// execution can change is that value.
func (m *quantified) version(c *cfg.Component, v int32) *smtlib.Term {
	if c.Kind == cfg.Counter && v == 0 && c.Obj.Pre == 0 {
		return m.shape.ref(c.Obj.Sort, c.Obj.First-1)
	}
	return m.constant(fmt.Sprintf("%s@%d", spelled(c.Name), v), owner{of: c, i: int(v)}, m.sort(c))
}

// sort is the sort of a component's constants.
func (m *quantified) sort(c *cfg.Component) *smtlib.Sort {
	switch c.Kind {
	case cfg.Field:
		return m.b.Array(m.shape.refSort(c.Sort), m.shape.sortOf(c.Type))
	case cfg.Elems:
		return m.b.Array(m.shape.refSort(c.Sort), m.row(c))
	case cfg.Counter:
		return m.shape.refSort(c.Obj.Sort)
	}
	return m.shape.sortOf(c.Type)
}

// row is the sort of the contents of one array.
func (m *quantified) row(c *cfg.Component) *smtlib.Sort {
	return m.b.Array(m.b.BitVec(m.shape.intWidth()), m.shape.sortOf(c.Type))
}

func (m *quantified) local(c *cfg.Component, at *cfg.Node) *smtlib.Term { return m.at(c, at) }

func (m *quantified) field(c *cfg.Component, object *smtlib.Term, at *cfg.Node) *smtlib.Term {
	return m.b.Select(m.at(c, at), object)
}

func (m *quantified) elem(c *cfg.Component, array, index *smtlib.Term, at *cfg.Node) *smtlib.Term {
	return m.b.Select(m.b.Select(m.at(c, at), array), index)
}

func (m *quantified) length(s *cfg.Sort, array *smtlib.Term, at *cfg.Node) *smtlib.Term {
	ints := m.b.BitVec(m.shape.intWidth())
	return m.b.Select(m.constant(s.Name+".length", owner{of: s, role: "length"}, m.b.Array(m.shape.refSort(s), ints)), array)
}

func (m *quantified) exists(kinds []*cfg.Kind, x *smtlib.Term, at *cfg.Node) *smtlib.Term {
	var some []*smtlib.Term
	for _, k := range kinds {
		if k.Last() >= k.First {
			some = append(some, m.b.And(m.from(k, x), m.b.ULe(x, m.at(k.Counter, at))))
		}
	}
	return m.b.Or(some...)
}

func (m *quantified) more(k *cfg.Kind, n int, at *cfg.Node) *smtlib.Term {
	if n >= k.Pre+k.Fresh {
		return m.b.False()
	}
	return m.b.ULt(m.shape.ref(k.Sort, k.First-1+n), m.at(k.Counter, at))
}

// from says that x is at least the first number of a kind.
func (m *quantified) from(k *cfg.Kind, x *smtlib.Term) *smtlib.Term {
	if k.First == 1 {
		return m.b.Not(m.b.Eq(x, m.shape.ref(k.Sort, 0)))
	}
	return m.b.ULe(m.shape.ref(k.Sort, k.First), x)
}

func (m *quantified) less(x, y *smtlib.Term, orEqual, unsigned bool) *smtlib.Term {
	return less(m.b, x, y, orEqual, unsigned)
}

func (m *quantified) inKinds(s *cfg.Sort, kinds []*cfg.Kind, x *smtlib.Term) *smtlib.Term {
	return inRanges(m.shape, s, kinds, x)
}

// inRanges tests an object's number: neighbouring kinds are one range.
func inRanges(sh *shape, s *cfg.Sort, kinds []*cfg.Kind, x *smtlib.Term) *smtlib.Term {
	var some []*smtlib.Term
	for i := 0; i < len(s.Kinds); i++ {
		if !hasKind(kinds, s.Kinds[i]) {
			continue
		}
		first, last := s.Kinds[i].First, s.Kinds[i].Last()
		for i+1 < len(s.Kinds) && hasKind(kinds, s.Kinds[i+1]) {
			i++
			last = s.Kinds[i].Last()
		}
		if last < first {
			continue
		}
		low := sh.b.ULe(sh.ref(s, first), x)
		if first == 1 {
			low = sh.b.Not(sh.b.Eq(x, sh.ref(s, 0)))
		}
		if last == s.Size {
			some = append(some, low)
		} else {
			some = append(some, sh.b.And(low, sh.b.ULe(x, sh.ref(s, last))))
		}
	}
	return sh.b.Or(some...)
}

func hasKind(ks []*cfg.Kind, k *cfg.Kind) bool {
	for _, x := range ks {
		if x == k {
			return true
		}
	}
	return false
}

// valid says that x is null or an object of one of the kinds that exists.
func (m *quantified) valid(s *cfg.Sort, kinds []*cfg.Kind, x *smtlib.Term, at *cfg.Node) *smtlib.Term {
	if len(kinds) == 1 && kinds[0].First == 1 {
		return m.b.ULe(x, m.at(kinds[0].Counter, at))
	}
	return m.b.Or(m.b.Eq(x, m.shape.ref(s, 0)), m.exists(kinds, x, at))
}

// validOf says that x may be a value of a static type at a node.
func (m *quantified) validOf(t types.Type, x *smtlib.Term, at *cfg.Node) *smtlib.Term {
	s := m.Graph.SortByType[t]
	if s == nil {
		return m.b.True()
	}
	return m.valid(s, m.shape.kindsOf(t), x, at)
}

func (m *quantified) eq(x, y *smtlib.Term) *smtlib.Term { return m.b.Eq(x, y) }

func (m *quantified) ite(c, x, y *smtlib.Term) *smtlib.Term { return m.b.Ite(c, x, y) }

func (m *quantified) polar() bool { return false }

func (m *quantified) quantify(t *translator, q *cfg.Expr, v env) *smtlib.Term {
	x := m.bound(fmt.Sprint("#", q.Bound.ID), q.Bound.Name, m.shape.sortOf(q.Bound.Type))
	guard := m.b.True()
	if s := m.Graph.SortByType[q.Bound.Type]; s != nil {
		guard = m.exists(q.Bound.Kinds, x, v.node)
	}
	v = t.with(v, q.Bound, x)
	rng, body := t.expr(q.Args[0], v, nil), t.expr(q.Args[1], v, nil)
	if q.Op == cfg.OpForall {
		return m.b.Forall([]*smtlib.Term{x}, m.b.Implies(m.b.And(guard, rng), body))
	}
	return m.b.Exists([]*smtlib.Term{x}, m.b.And(guard, rng, body))
}

// prestate asserts the ranges of the counters, that inputs, fields and elements
// hold null or objects that exist and that their type admits, and the lengths
// of arrays (InspectJ III.B.2, 3, 5).
func (m *quantified) prestate() {
	entry := m.Graph.Entry
	for _, c := range m.Graph.Components {
		what := "pre-state: " + c.Name
		switch c.Kind {
		case cfg.Counter:
			k, x := c.Obj, m.version(c, 0)
			low, high := m.shape.ref(k.Sort, k.First-1+len(k.Constants)), m.shape.ref(k.Sort, k.First+k.Pre-1)
			m.assert(m.b.And(m.b.ULe(low, x), m.b.ULe(x, high)), fmt.Sprintf("%s: at most %d objects exist", what, k.Pre))
		case cfg.Local, cfg.Static:
			if s := m.Graph.SortByType[c.Type]; s != nil {
				m.assert(m.valid(s, m.shape.mayMean(c, nil), m.version(c, 0), entry), what+": null or an object that exists")
			}
		case cfg.Field, cfg.Elems:
			m.assert(m.contents(c, m.version(c, 0), entry, m.shape.mayMean), what+": null or objects that exist")
		}
	}
	for _, s := range m.Graph.Sorts {
		arrays := slices.DeleteFunc(slices.Clone(s.Kinds), func(k *cfg.Kind) bool { return !k.IsArray() })
		if len(arrays) == 0 {
			continue
		}
		a := m.object(s)
		some := m.b.And(m.exists(arrays, a, entry), m.b.Not(m.isConstant(s, a)))
		m.assert(m.b.Forall([]*smtlib.Term{a}, m.b.Implies(some, m.lengthFits(s, arrays, a))), "pre-state: lengths of "+s.Name)
	}
	m.constants()
}

// isConstant says that x is an object of class initialisation.
func (m *quantified) isConstant(s *cfg.Sort, x *smtlib.Term) *smtlib.Term {
	var some []*smtlib.Term
	for _, k := range s.Kinds {
		if n := len(k.Constants); n > 0 {
			some = append(some, m.b.And(m.b.ULe(m.shape.ref(s, k.First), x), m.b.ULe(x, m.shape.ref(s, k.First+n-1))))
		}
	}
	return m.b.Or(some...)
}

// constants asserts what holds of the objects of class initialisation.
func (m *quantified) constants() {
	const why = "class initialisation: "
	entry := m.Graph.Entry
	for _, c := range m.Graph.Components {
		if v := m.shape.fixed(c, nil, 0, 0); v != nil {
			m.assert(m.b.Eq(m.version(c, 0), v), why+c.Name)
		}
		if c.Kind != cfg.Field && c.Kind != cfg.Elems {
			continue
		}
		for _, k := range c.Sort.Kinds {
			if !hasCells(k, c) {
				continue
			}
			for i, x := range k.Constants {
				o := m.shape.ref(c.Sort, k.First+i)
				if c.Kind == cfg.Field {
					if v := m.shape.fixed(c, k, i, 0); v != nil {
						m.assert(m.b.Eq(m.field(c, o, entry), v), why+c.Name)
					}
					continue
				}
				for j := range x.Elems {
					at := m.b.BVInt(int64(j), m.shape.intWidth())
					m.assert(m.b.Eq(m.elem(c, o, at, entry), m.shape.fixed(c, k, i, j)), why+c.Name)
				}
			}
		}
	}
	for _, s := range m.Graph.Sorts {
		for _, k := range s.Kinds {
			for i, x := range k.Constants {
				if k.IsArray() {
					n := m.length(s, m.shape.ref(s, k.First+i), nil)
					m.assert(m.b.Eq(n, m.b.BVInt(int64(x.Length), m.shape.intWidth())), why+"length")
				}
			}
		}
	}
}

// lengthFits says that the length of an array of one of the kinds of a sort is
// within its bound.
func (m *quantified) lengthFits(s *cfg.Sort, kinds []*cfg.Kind, a *smtlib.Term) *smtlib.Term {
	w, n := m.shape.intWidth(), m.length(s, a, nil)
	var all []*smtlib.Term
	most := map[int64][]*cfg.Kind{}
	for _, k := range kinds {
		most[m.shape.lengthOf(k)] = append(most[m.shape.lengthOf(k)], k)
	}
	for _, l := range slices.Sorted(maps.Keys(most)) {
		fits := m.b.SLe(n, m.b.BVInt(l, w))
		if len(most) > 1 {
			fits = m.b.Implies(m.inKinds(s, most[l], a), fits)
		}
		all = append(all, fits)
	}
	return m.b.And(append([]*smtlib.Term{m.b.SLe(m.b.BV(0, w), n)}, all...)...)
}

func (m *quantified) fewObjects(k *cfg.Kind, most int) *smtlib.Term {
	return m.b.ULe(m.version(k.Counter, 0), m.shape.ref(k.Sort, k.First+len(k.Constants)+most-1))
}

func (m *quantified) shortArrays(kinds []*cfg.Kind, most int) *smtlib.Term {
	w := m.shape.intWidth()
	var all []*smtlib.Term
	for _, k := range kinds {
		first, last := k.First+len(k.Constants), k.First+k.Pre-1
		if first > last {
			continue
		}
		a := m.object(k.Sort)
		any := m.b.And(m.b.ULe(m.shape.ref(k.Sort, first), a), m.b.ULe(a, m.shape.ref(k.Sort, last)))
		fits := m.b.SLe(m.length(k.Sort, a, nil), m.b.BVInt(int64(most), w))
		all = append(all, m.b.Forall([]*smtlib.Term{a}, m.b.Implies(any, fits)))
	}
	return m.b.And(all...)
}

// object is the bound variable for the objects of a family.
func (m *quantified) object(s *cfg.Sort) *smtlib.Term {
	return m.bound("o "+s.Name, "o", m.shape.refSort(s))
}

// index is the bound variable for array indexes.
func (m *quantified) index() *smtlib.Term { return m.bound("k", "k", m.b.BitVec(m.shape.intWidth())) }

// contents says that the map x of component c holds, for every object that exists at
// the node, only values that are admitted: of a kind of objects, those of the kinds that
// admits gives, or the array that the object has for itself.
func (m *quantified) contents(c *cfg.Component, x *smtlib.Term, at *cfg.Node, allows func(*cfg.Component, *cfg.Kind) []*cfg.Kind) *smtlib.Term {
	s := m.Graph.SortByType[c.Type]
	if s == nil {
		return m.b.True()
	}
	o := m.object(c.Sort)
	value := func(x *smtlib.Term) *smtlib.Term { return m.b.Select(x, o) }
	var all []*smtlib.Term
	groups, order := map[string][]*cfg.Kind{}, []string(nil)
	of := map[string][]*cfg.Kind{}
	for _, k := range c.Sort.Kinds {
		if !hasCells(k, c) {
			continue
		}
		if own, v := m.shape.own(c, k, 0); own != nil && own.Owner == nil {
			all = append(all, m.b.Forall([]*smtlib.Term{o}, m.b.Implies(m.exists([]*cfg.Kind{k}, o, at), m.exists([]*cfg.Kind{own}, value(x), at))))
			continue
		} else if own != nil && at == m.Graph.Entry {
			distance := m.b.Sub(m.shape.ref(own.Sort, own.First+v), m.resized(m.shape.ref(k.Sort, k.First), own.Sort))
			all = append(all, m.b.Forall([]*smtlib.Term{o}, m.b.Implies(m.exists([]*cfg.Kind{k}, o, at),
				m.b.And(m.b.Eq(value(x), m.b.Add(m.resized(o, own.Sort), distance)), m.exists([]*cfg.Kind{own}, value(x), at)))))
			continue
		}
		ks := allows(c, k)
		key := ""
		for _, k := range ks {
			key += fmt.Sprint(k.ID, " ")
		}
		if groups[key] == nil {
			order = append(order, key)
			of[key] = ks
		}
		groups[key] = append(groups[key], k)
	}
	for _, key := range order { // objects of different classes admit different values
		var element *smtlib.Term
		if c.Kind == cfg.Field {
			element = m.valid(s, of[key], value(x), at)
		} else {
			i := m.index()
			element = m.b.Forall([]*smtlib.Term{i}, m.valid(s, of[key], m.b.Select(value(x), i), at))
		}
		all = append(all, m.b.Forall([]*smtlib.Term{o}, m.b.Implies(m.exists(groups[key], o, at), element)))
	}
	return m.b.And(all...)
}

// ofType gives the kinds whose objects a cell of component c of an object of kind k may
// mean in any state.
func (m *quantified) ofType(c *cfg.Component, k *cfg.Kind) []*cfg.Kind {
	return m.shape.kindsOf(cellType(c, k))
}

// resized is a reference with as many bits as those of another sort.
func (m *quantified) resized(x *smtlib.Term, s *cfg.Sort) *smtlib.Term {
	w := m.shape.refSort(s).Width
	if x.Sort.Width > w {
		return m.b.Extract(w-1, 0, x)
	}
	return m.b.ZeroExt(w-x.Sort.Width, x)
}

func (m *quantified) update(e *cfg.Edge) []*smtlib.Term {
	b := m.b
	old, next := m.at(e.Comp, e.From), m.at(e.Comp, e.To)
	switch e.Op {
	case cfg.Assign:
		return []*smtlib.Term{b.Eq(next, m.tr.value(e.Value, e.From, next.Sort))}
	case cfg.WriteField:
		o := m.tr.value(e.Object, e.From, m.shape.refSort(e.Comp.Sort))
		return []*smtlib.Term{b.Eq(next, b.Store(old, o, m.tr.value(e.Value, e.From, next.Sort.Elem)))}
	case cfg.WriteElem:
		a := m.tr.value(e.Object, e.From, m.shape.refSort(e.Comp.Sort))
		i := m.tr.value(e.Index, e.From, nil)
		row := b.Store(b.Select(old, a), i, m.tr.value(e.Value, e.From, next.Sort.Elem.Elem))
		return []*smtlib.Term{b.Eq(next, b.Store(old, a, row))}
	case cfg.Fill:
		return m.fill(e, old, next)
	case cfg.Alloc:
		return m.alloc(e, next)
	case cfg.Havoc:
		return m.havoc(e, old, next)
	}
	panic(fmt.Sprintf("encode: edge %d: no update for operation %d", e.ID, e.Op))
}

// fill gives the elements of a new array their values, and leaves what others hold.
func (m *quantified) fill(e *cfg.Edge, old, next *smtlib.Term) []*smtlib.Term {
	b, at := m.b, m.index()
	a := m.tr.value(e.Object, e.From, m.shape.refSort(e.Comp.Sort))
	n := m.tr.value(e.Length, e.From, nil)
	row := b.Select(next, a)
	within := b.And(b.SLe(b.BV(0, n.Sort.Width), at), b.SLt(at, n))
	value := m.tr.expr(e.Value, m.tr.with(env{node: e.From}, e.Bound, at), next.Sort.Elem.Elem)
	return []*smtlib.Term{b.Eq(next, b.Store(old, a, row)),
		b.Forall([]*smtlib.Term{at}, b.Implies(within, b.Eq(b.Select(row, at), value)))}
}

func (m *quantified) frame(f cfg.Frame) []*smtlib.Term {
	return []*smtlib.Term{m.b.Eq(m.version(f.Comp, f.To), m.version(f.Comp, f.From))}
}

// alloc takes the next number of the kind (InspectJ III.B.4). There is always
// room: the kind has as many fresh numbers as its counter has versions.
func (m *quantified) alloc(e *cfg.Edge, target *smtlib.Term) []*smtlib.Term {
	k := e.NewKind
	c := m.at(k.Counter, e.To)
	facts := []*smtlib.Term{m.b.Eq(c, m.b.Add(m.at(k.Counter, e.From), m.shape.ref(k.Sort, 1))), m.b.Eq(target, c)}
	facts = append(facts, m.defaults(k, c, e.From)...)
	if e.Length != nil {
		facts = append(facts, m.b.Eq(m.length(k.Sort, c, nil), m.tr.value(e.Length, e.From, nil)))
	}
	return facts
}

// defaults says that object o of a kind holds the default values at a node.
func (m *quantified) defaults(k *cfg.Kind, o *smtlib.Term, at *cfg.Node) []*smtlib.Term {
	var facts []*smtlib.Term
	for _, c := range m.Graph.Components {
		switch {
		case c.Fld != nil && c.Fld.IsOpen(): // any
		case c.Kind == cfg.Field && hasCells(k, c):
			facts = append(facts, m.b.Eq(m.field(c, o, at), m.shape.zero(m.shape.sortOf(c.Type))))
		case c.Kind == cfg.Elems && hasCells(k, c):
			zero := m.b.ConstArray(m.row(c), m.shape.zero(m.shape.sortOf(c.Type)))
			facts = append(facts, m.b.Eq(m.b.Select(m.at(c, at), o), zero))
		}
	}
	return facts
}

// havoc gives a component an arbitrary value. A counter may grow by one.
func (m *quantified) havoc(e *cfg.Edge, old, next *smtlib.Term) []*smtlib.Term {
	b, c := m.b, e.Comp
	switch c.Kind {
	case cfg.Local, cfg.Static:
		return []*smtlib.Term{m.validOf(c.Type, next, e.From)}
	case cfg.Counter:
		k := c.Obj
		allocated := b.Not(b.Eq(next, old))
		facts := m.defaults(k, next, e.From)
		if k.IsArray() {
			facts = append(facts, m.lengthFits(k.Sort, []*cfg.Kind{k}, next))
		}
		return []*smtlib.Term{
			b.Or(b.Eq(next, old), b.Eq(next, b.Add(old, m.shape.ref(k.Sort, 1)))), b.Implies(allocated, b.And(facts...))}
	}
	facts := []*smtlib.Term{m.contents(c, next, e.From, m.ofType)}
	if e.Cond != nil {
		o := m.object(c.Sort)
		v := m.tr.with(env{node: e.From}, e.Bound, o)
		keep := b.And(m.exists(c.Sort.Kinds, o, e.From), m.tr.expr(e.Cond, v, nil))
		facts = append(facts, b.Forall([]*smtlib.Term{o}, b.Implies(keep, b.Eq(b.Select(next, o), b.Select(old, o)))))
	}
	return facts
}
