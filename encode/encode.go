package encode

import (
	"fmt"
	"math/bits"

	"inspect/cfg"
	"inspect/internal/halt"
	"inspect/java/types"
	"inspect/smtlib"
)

// Method is one of the encodings.
type Method string

// The methods of encoding (DESIGN section 6).
const (
	Quantified Method = "quantified" // arrays and quantifiers, as in the paper
	Ground     Method = "ground"     // scalars only: QF_BV
)

// The forms of reachability.
const (
	Closure = "closure" // Warshall's closure over the object numbers
	Axioms  = "axioms"  // the paper's axioms after Claessen (InspectJ III.C.2)
)

// The forms of floating-point operations.
const (
	Bits   = "bits"   // terms over bit-vectors (ieee754)
	Native = "native" // SMT-LIB's theory of floating point, as far as it goes
)

// Options choose an encoding. The zero value is quantified with closure.
type Options struct {
	Encoding Method
	Reach    string // Closure or Axioms; "" is Closure
	Floats   string // Bits or Native; "" is Bits

	// Switches of the ground encoding, for measurements and for finding faults.
	NoCanonical bool // do not number the pre-state's objects canonically
	NoMaySets   bool // do not cut multiplexers by static may-sets
	NoSkolem    bool // do not skolemise
	NoOrders    bool // give integers that are only compared their full width
	NoFacts     bool // do not read bounds of single cells off the precondition; cores need that

	// Within, when not nil, are the bounds that cores assume, in a graph with more
	// room: see CoreScript.
	Within *cfg.Bounds

	// Refute, when not nil, tells which of the cases, Bool, cannot be true when all
	// of the facts are; one-sided: it may miss some. The ground encoding asks it for
	// tighter bounds of the pre-state, unless NoFacts.
	Refute func(facts, cases []*smtlib.Term) []bool

	// Stop, when not nil, is asked from time to time: once it says yes, New and
	// Script panic with a *halt.Stopped, and the encoding must not be used any more.
	Stop func() bool
}

// Encoding leads from one graph to its scripts and back. All its terms belong
// to one smtlib.Builder, so it must not be used by two goroutines at once; its
// scripts may then be read by many.
type Encoding struct {
	Graph   *cfg.Graph
	Options Options

	b       *smtlib.Builder
	point   *halt.Point
	names   []string // edge constants by edge ID
	symbols symbols
	shape   *shape
	method  methodOf
	view    memory                  // for reading states, outside of any script
	bounds  map[string]*smtlib.Term // bound variables by what they stand for
	states  map[string]int          // numbers of \reach's relations by state, the same in all scripts
	ground  *ground                 // of the ground method: shared by all its scripts
	core    *Encoding               // without facts, for CoreScript; nil until needed
}

// methodOf is one method's table entry: terms are how its builder works; fit tells
// why the method cannot encode the graph; memory makes the memory model of one script.
//
// flow asserts the pre-state, the control flow, what the edges do, and the goal.
type methodOf struct {
	terms  []smtlib.Option
	check  func(*Encoding) error
	memory func(*run) memory
	flow   func(*run)
}

var methods = map[Method]methodOf{
	Quantified: {check: checkQuantified, memory: newQuantified, flow: (*run).flow},
	Ground:     {terms: []smtlib.Option{smtlib.KeepIte}, check: checkGround, memory: newGround, flow: func(r *run) { r.ground.assertGoal(r) }},
}

// New prepares the encoding of a graph. It fails when the bounds are too large
// for the method, or when the graph holds a type that has no bit-vectors.
func New(g *cfg.Graph, o Options) (*Encoding, error) {
	if o.Encoding == "" {
		o.Encoding = Quantified
	}
	if o.Reach == "" {
		o.Reach = Closure
	}
	m, ok := methods[o.Encoding]
	if !ok {
		return nil, fmt.Errorf("encode: no encoding %q", o.Encoding)
	}
	if o.Reach != Closure && o.Reach != Axioms {
		return nil, fmt.Errorf("encode: no form of reachability %q", o.Reach)
	}
	e := newEncoding(g, o, m)
	if o.Floats != "" && o.Floats != Bits && o.Floats != Native {
		return nil, fmt.Errorf("encode: no form of floating-point operations %q", o.Floats)
	}
	if err := e.shape.checkSizes(); err != nil {
		return nil, err
	}
	if err := m.check(e); err != nil {
		return nil, err
	}
	e.view = newRun(e).mem
	return e, nil
}

// newEncoding is an encoding before anything is translated.
func newEncoding(g *cfg.Graph, o Options, m methodOf) *Encoding {
	e := &Encoding{Graph: g, Options: o, names: edgeNames(g), symbols: symbols{}, method: m, bounds: map[string]*smtlib.Term{}, states: map[string]int{}}
	// The stop is asked through the options: a probe replaces it.
	e.point = halt.At(func() bool { return e.Options.Stop != nil && e.Options.Stop() })
	e.b = smtlib.NewBuilder(append([]smtlib.Option{smtlib.Pass(e.point)}, m.terms...)...)
	e.shape = &shape{b: e.b, g: g, native: o.Floats == Native}
	return e
}

// Stopped reports whether Options.Stop ended a part of the encoding's work, so that it
// must not be used any more.
func (e *Encoding) Stopped() bool {
	return e.point.Ended() || e.core != nil && e.core.Stopped()
}

// Builder owns all terms of the encoding.
func (e *Encoding) Builder() *smtlib.Builder { return e.b }

// EdgeTaken is true in a model when its execution takes the edge. When several
// edges of a node are taken, each of them continues to a full execution.
func (e *Encoding) EdgeTaken(x *cfg.Edge) *smtlib.Term {
	if e.ground != nil {
		return e.ground.taken(x)
	}
	return e.edge(x)
}

// Lax are the checks that executions were taken to pass by EdgeTaken, since the encoding cannot
// express them: which execution a model describes is not known for sure then.
func (e *Encoding) Lax() []*Unencodable {
	if e.ground == nil {
		return nil
	}
	return e.ground.lax
}

// Exists is whether object number of the kind exists at the node.
func (e *Encoding) Exists(k *cfg.Kind, number int, at *cfg.Node) *smtlib.Term {
	if number < k.First || number > k.Last() {
		return e.b.False()
	}
	return e.view.exists([]*cfg.Kind{k}, e.shape.ref(k.Sort, number), at)
}

// Value is the value of a Local or Static at the node.
func (e *Encoding) Value(c *cfg.Component, at *cfg.Node) *smtlib.Term { return e.view.local(c, at) }

// FieldValue is the value of field c of the object at the node.
func (e *Encoding) FieldValue(c *cfg.Component, object int, at *cfg.Node) *smtlib.Term {
	return e.view.field(c, e.shape.ref(c.Sort, object), at)
}

// ElemValue is the array's element at the node; index is within its length.
func (e *Encoding) ElemValue(c *cfg.Component, array, index int, at *cfg.Node) *smtlib.Term {
	return e.view.elem(c, e.shape.ref(c.Sort, array), e.b.BVInt(int64(index), e.shape.intWidth()), at)
}

// Length is the length of an array that exists.
func (e *Encoding) Length(s *cfg.Sort, array int) *smtlib.Term {
	return e.view.length(s, e.shape.ref(s, array), nil)
}

// edge is the constant that is true where the edge is taken.
func (e *Encoding) edge(x *cfg.Edge) *smtlib.Term {
	return e.flag(e.names[x.ID], owner{of: x})
}

// bound is the bound variable that stands for key, the same in all scripts.
func (e *Encoding) bound(key, name string, s *smtlib.Sort) *smtlib.Term {
	if e.bounds[key] == nil {
		e.bounds[key] = e.b.BoundVar(name, s)
	}
	return e.bounds[key]
}

// edgeNames names the edge constants !edge_from_to, with the edge's ID behind where
// several edges join the same nodes.
func edgeNames(g *cfg.Graph) []string {
	count := map[string]int{}
	names := make([]string, len(g.Edges))
	for i, e := range g.Edges {
		names[i] = fmt.Sprintf("!edge_%d_%d", e.From.ID, e.To.ID)
		count[names[i]]++
	}
	for i, e := range g.Edges {
		if count[names[i]] > 1 {
			names[i] += fmt.Sprintf("_%d", e.ID)
		}
	}
	return names
}

// shape gives the sorts of a graph's values.
type shape struct {
	b       *smtlib.Builder
	g       *cfg.Graph
	native  bool                                // floating-point operations are the theory's
	applied map[*cfg.Component][][]*smtlib.Term // see Encoding.Applied
}

// intWidth is the width of int.
func (s *shape) intWidth() int { return s.g.Bounds.Width(types.Int) }

// lengthOf is the greatest length of a kind's pre-state arrays, and of those whose
// length nothing is known of.
func (s *shape) lengthOf(k *cfg.Kind) int64 {
	if k.Owner != nil {
		return int64(s.g.Bounds.LargestCollection())
	}
	if a, ok := k.Type.(*types.Array); ok {
		return int64(s.g.Bounds.LengthOf(a))
	}
	return 0
}

// refSort is the sort of the references of a family of objects.
func (s *shape) refSort(x *cfg.Sort) *smtlib.Sort { return s.b.BitVec(max(1, bits.Len(uint(x.Size)))) }

// ref is the reference to object number of a family, 0: null.
func (s *shape) ref(x *cfg.Sort, number int) *smtlib.Term {
	return s.b.BV(uint64(number), s.refSort(x).Width)
}

// sortOf is the sort of a type's values, nil for the type of null and for types
// without a sort.
func (s *shape) sortOf(t types.Type) *smtlib.Sort {
	switch {
	case types.IsKind(t, types.Boolean):
		return s.b.BoolSort()
	case types.IsIntegral(t), types.IsFloating(t), types.IsKind(t, types.BigInt):
		return s.b.BitVec(s.g.Bounds.WidthOf(t))
	}
	if x := s.g.SortByType[t]; x != nil {
		return s.refSort(x)
	}
	return nil
}

// zero is the default value of a sort: false, 0 or null.
func (s *shape) zero(x *smtlib.Sort) *smtlib.Term {
	if x.IsBool() {
		return s.b.False()
	}
	return s.b.BV(0, x.Width)
}

// checkSizes checks that every component has a sort and the kinds room for what the
// graph allocates.
func (s *shape) checkSizes() error {
	for _, c := range s.g.Components {
		if c.Kind != cfg.Counter && s.sortOf(c.Type) == nil {
			return fmt.Errorf("encode: %s: no bit-vectors for type %s", c.Name, c.Type)
		}
		if c.Kind == cfg.Counter && c.Obj.Fresh < c.Versions-1 {
			panic(fmt.Sprintf("encode: %s: room for %d objects, %d versions", c.Name, c.Obj.Fresh, c.Versions))
		}
	}
	for _, x := range s.g.Exprs {
		if x.Type != nil && s.sortOf(x.Type) == nil && !types.IsKind(x.Type, types.Null) {
			return fmt.Errorf("encode: no bit-vectors for type %s", x.Type)
		}
	}
	return nil
}

// kindsOf gives the kinds whose objects a reference of static type t may mean.
func (s *shape) kindsOf(t types.Type) []*cfg.Kind {
	sort := s.g.SortByType[t]
	if sort == nil {
		return nil
	}
	var ks []*cfg.Kind
	for _, k := range sort.Kinds {
		if isSubtype(k.Type, t) {
			ks = append(ks, k)
		}
	}
	return ks
}

// isSubtype reports whether a reference of type t may mean an object of class k.
func isSubtype(k, t types.Type) bool {
	if k == t {
		return true
	}
	switch t := t.(type) {
	case *types.Array:
		a, ok := k.(*types.Array)
		return ok && types.IsReference(a.Elem) && types.IsReference(t.Elem) && isSubtype(a.Elem, t.Elem)
	case *types.Class:
		switch t.Name {
		case "java.lang.Object":
			return true
		case "java.lang.Cloneable", "java.io.Serializable":
			if _, ok := k.(*types.Array); ok {
				return true
			}
		}
		c, ok := k.(*types.Class)
		return ok && c.IsSubclassOf(t)
	}
	return false
}

// hasCells reports whether objects of a kind have the field, or the elements, of component c.
func hasCells(k *cfg.Kind, c *cfg.Component) bool {
	if c.Kind == cfg.Elems {
		return c.HasElementsOf(k)
	}
	return k.Sort == c.Sort && (c.Fld == nil || isSubtype(k.Type, c.Fld.Class))
}
