package witness

import (
	"fmt"
	"math/big"

	"inspect/cfg"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/smtlib"
)

// Terms is what decoding asks of an encoding: terms over the constants of its
// script. Every number is an object's number in its cfg.Sort.
type Terms interface {
	EdgeTaken(e *cfg.Edge) *smtlib.Term                                      // Bool
	Exists(k *cfg.Kind, number int, at *cfg.Node) *smtlib.Term               // Bool
	Value(c *cfg.Component, at *cfg.Node) *smtlib.Term                       // of c's type
	FieldValue(c *cfg.Component, object int, at *cfg.Node) *smtlib.Term      // of c's type
	ElemValue(c *cfg.Component, array, index int, at *cfg.Node) *smtlib.Term // of c's type
	Length(s *cfg.Sort, array int) *smtlib.Term                              // BitVec, signed
	Applied(c *cfg.Component) [][]*smtlib.Term                               // see encode.Encoding.Applied
	Apply(c *cfg.Component, version int64, args []int64) *smtlib.Term        // see encode.Encoding.Apply
}

// Eval evaluates a term in the model.
type Eval func(t *smtlib.Term) (smtlib.Value, error)

// Decode reads the execution that a model describes, one that ends by an edge
// that is wanted. It fails when the model describes none: then the encoding, or
// the backend, is wrong.
func Decode(w *types.World, g *cfg.Graph, terms Terms, eval Eval, wanted func(*cfg.Edge) bool) (*Witness, error) {
	d := &decoder{world: w, g: g, terms: terms, eval: eval, wanted: wanted, numbers: map[objectKey]int{}, values: map[objectKey]*heap.Object{}}
	for _, c := range g.Components {
		switch c.Kind {
		case cfg.Field:
			d.fields = append(d.fields, c)
		case cfg.Elems:
			d.elems = append(d.elems, c)
		}
	}
	path, err := d.path()
	if err != nil {
		return nil, err
	}
	exit := path[len(path)-1]
	x := &Witness{Method: g.Method, Path: path, Exit: exit, Property: exit.Property}
	d.number(g.Entry)
	for _, e := range path {
		if e.Op == cfg.Alloc || e.Op == cfg.Havoc && e.Comp.Kind == cfg.Counter {
			d.number(e.To)
		}
	}
	if x.Pre, x.Known, err = d.entry(path); err != nil {
		return nil, err
	}
	if x.Post, err = d.state(exit.From, path, true); err != nil {
		return nil, err
	}
	x.Pre.Open = opened(x.Post)
	x.Pre.Chosen = d.chosen(path)
	if x.Pre.Answers, err = d.answers(path); err != nil {
		return nil, err
	}
	x.Pre.Applied, x.Pre.Apply = d.applied(), d.apply
	if err := d.steps(x); err != nil {
		return nil, err
	}
	x.Long = d.long
	return x, d.outcome(x)
}

// Path gives only the edges of Decode's execution.
func Path(g *cfg.Graph, terms Terms, eval Eval, wanted func(*cfg.Edge) bool) ([]*cfg.Edge, error) {
	return (&decoder{g: g, terms: terms, eval: eval, wanted: wanted}).path()
}

// MaxElements bounds the elements of all arrays of a state. Where there are more, each array
// is given by its first elements, at most FirstElements.
const (
	MaxElements   = 1 << 20
	FirstElements = 4
)

// Long is an array that is too long to be written down.
type Long struct {
	Type   types.Type
	Length int
}

func (l *Long) String() string {
	return fmt.Sprintf("%s of %d elements", source.A(types.ShortName(l.Type)), l.Length)
}

type objectKey struct {
	kind   *cfg.Kind
	number int
}

type decoder struct {
	long    *Long // see Witness
	world   *types.World
	g       *cfg.Graph
	terms   Terms
	eval    Eval
	wanted  func(*cfg.Edge) bool
	fields  []*cfg.Component
	elems   []*cfg.Component
	numbers map[objectKey]int          // to the number among the objects of the kind
	values  map[objectKey]*heap.Object // the strings and boxes met
	counts  map[types.Type]int         // of the objects that have numbers
	before  map[objectKey]*Change      // by the call by contract at hand
	began   *cfg.Node                  // where that call began
	aside   map[string][]Change        // what is in the new arrays of an Object that came with it, by label
	err     error
}

// object is an object by its number in its sort, without contents.
func (d *decoder) object(k *cfg.Kind, number int) *heap.Object {
	o := &heap.Object{Type: k.Type, Number: d.numbers[objectKey{k, number}]}
	if n := number - k.First; n < len(k.Constants) {
		o.Constant = k.Constants[n]
	}
	return o
}

// isTrue evaluates a condition; an absent term is false.
func (d *decoder) isTrue(t *smtlib.Term) bool {
	if t == nil {
		return false
	}
	v, err := d.eval(t)
	if err != nil {
		d.fail(err)
		return false
	}
	return v.IsTrue()
}

func (d *decoder) fail(err error) {
	if d.err == nil {
		d.err = err
	}
}

// path follows the edges that are taken from the entry to the exit.
func (d *decoder) path() ([]*cfg.Edge, error) {
	dead := map[*cfg.Node]bool{}
	var path []*cfg.Edge
	var walk func(n *cfg.Node) bool
	walk = func(n *cfg.Node) bool {
		if n == d.g.Exit {
			return true
		}
		if dead[n] {
			return false
		}
		for _, e := range n.Out {
			if (e.Exit == cfg.NoExit || d.wanted(e)) && d.isTrue(d.terms.EdgeTaken(e)) {
				path = append(path, e)
				if walk(e.To) {
					return true
				}
				path = path[:len(path)-1]
			}
		}
		dead[n] = true
		return false
	}
	found := walk(d.g.Entry)
	if d.err != nil {
		return nil, d.err
	}
	if !found || len(path) == 0 {
		return nil, fmt.Errorf("the model takes no path from the entry to the exit")
	}
	return path, nil
}

// number gives the objects that exist at n, and have none yet, their numbers.
func (d *decoder) number(n *cfg.Node) {
	if d.counts == nil {
		d.counts = map[types.Type]int{}
	}
	for _, s := range d.g.Sorts {
		for _, k := range s.Kinds {
			for i := k.First; i <= k.Last(); i++ {
				key := objectKey{k, i}
				if _, known := d.numbers[key]; !known && d.isTrue(d.terms.Exists(k, i, n)) {
					t := types.Declared(k.Type)
					d.counts[t]++
					d.numbers[key] = d.counts[t]
				}
			}
		}
	}
}

// snapshot is a state under construction.
type snapshot struct {
	at      *cfg.Node
	objects map[*cfg.Sort]map[int]*heap.Object
}

func (d *decoder) state(at *cfg.Node, path []*cfg.Edge, post bool) (*heap.State, error) {
	st, _, err := d.stateAt(at, path, post)
	return st, err
}

// stateAt is state, with what refers to its objects.
func (d *decoder) stateAt(at *cfg.Node, path []*cfg.Edge, post bool) (*heap.State, *snapshot, error) {
	st := &heap.State{}
	snap := &snapshot{at, map[*cfg.Sort]map[int]*heap.Object{}}
	type creations struct {
		o *heap.Object
		s *cfg.Sort
		n int
	}
	var all []creations
	for _, s := range d.g.Sorts {
		byNumber := map[int]*heap.Object{}
		snap.objects[s] = byNumber
		for _, k := range s.Kinds {
			for i := k.First; i <= k.Last(); i++ {
				if !d.isTrue(d.terms.Exists(k, i, at)) {
					continue
				}
				o := d.object(k, i)
				o.Fresh = post && !d.isTrue(d.terms.Exists(k, i, d.g.Entry))
				byNumber[i] = o
				st.Objects = append(st.Objects, o)
				all = append(all, creations{o, s, i})
			}
		}
	}
	elems, longest := 0, &Long{}
	for _, m := range all {
		if _, array := m.o.Type.(*types.Array); array {
			n := max(d.length(m.s, m.n), 0)
			if elems += n; n > longest.Length {
				longest = &Long{m.o.Type, n}
			}
		}
	}
	most := MaxElements
	if elems > MaxElements {
		d.long, most = longest, FirstElements
	}
	for _, m := range all {
		d.fill(snap, m.o, m.s, m.n, most)
	}
	given := 0
	for _, c := range d.g.Inputs {
		if c.Any {
			continue
		}
		if c.Kind == cfg.Static {
			st.Statics = append(st.Statics, heap.FieldValue{Field: c.Fld, Value: d.value(snap, c.Type, d.terms.Value(c, at)), Fixed: !post && c.Initial != nil})
			continue
		}
		// Parameters are shown as the caller gave them: at the end they need have
		// no value any more.
		st.Roots = append(st.Roots, heap.NamedValue{Name: c.Name, Value: d.value(snap, c.Type, d.terms.Value(c, d.g.Entry))})
	}
	for _, e := range path {
		if c := e.Gives(); c != nil {
			st.Roots = append(st.Roots, heap.NamedValue{Name: types.AnyName(given), Value: d.value(snap, c.Type, d.terms.Value(c, d.g.Entry))})
			given++
		}
	}
	if this := d.g.This; post && this != nil && d.g.Method.Constructor {
		creations := heap.NamedValue{Name: this.Name, Value: d.value(snap, this.Type, d.terms.Value(this, at))}
		st.Roots = append([]heap.NamedValue{creations}, st.Roots...)
	}
	for _, m := range all {
		if m.o.IsValue() {
			d.values[objectKey{d.kindOf(m.s, m.n), m.n}] = m.o
		}
	}
	if !post {
		st.InitializerFacts = d.g.InitializerFacts
		st.MarkTwins()
	}
	return st, snap, d.err
}

// kindOf is the kind of an object of a sort.
func (d *decoder) kindOf(s *cfg.Sort, number int) *cfg.Kind {
	for _, k := range s.Kinds {
		if k.First <= number && number <= k.Last() {
			return k
		}
	}
	return nil
}

// fill gives an object its fields or elements, of these at most the first ones.
func (d *decoder) fill(snap *snapshot, o *heap.Object, s *cfg.Sort, number, most int) {
	if arr, ok := o.Type.(*types.Array); ok {
		n := max(d.length(s, number), 0)
		if o.Elems = make([]heap.Value, min(n, most)); n > most {
			o.Length = n
		}
		var comp *cfg.Component
		for _, c := range d.elems {
			if k := d.kindOf(s, number); k != nil && c.HasElementsOf(k) {
				comp = c
			}
		}
		for i := range o.Elems {
			o.Elems[i] = heap.Value{Type: arr.Elem}
			switch {
			case comp != nil:
				o.Elems[i] = d.value(snap, arr.Elem, d.terms.ElemValue(comp, number, i, snap.at))
			case o.Constant != nil && i < len(o.Constant.Elems) && !types.IsReference(arr.Elem):
				o.Elems[i].Int = o.Constant.Elems[i].Int // nobody asks for it
			}
		}
		for _, c := range d.fields {
			if k := d.kindOf(s, number); c.Fld.IsOpen() && c.Sort == k.Sort && c.Fld.Class.Name == "java.lang.Object" { // its hash code
				o.Fields = append(o.Fields, heap.FieldValue{Field: c.Fld, Value: d.value(snap, c.Fld.Type, d.terms.FieldValue(c, number, snap.at))})
			}
		}
		return
	}
	for _, f := range d.world.AllFields(o.Type.(*types.Class)) {
		v := heap.FieldValue{Field: f, Value: heap.Value{Type: f.Type}, Unobserved: true}
		for _, c := range d.fields {
			if c.Fld == f && !d.isRepresentedElsewhere(f, o.Type.(*types.Class)) {
				v.Value, v.Unobserved = d.value(snap, f.Type, d.terms.FieldValue(c, number, snap.at)), false
			}
		}
		if v.Unobserved && f.IsOpen() {
			continue // nobody wrote that field
		}
		o.Fields = append(o.Fields, v)
	}
}

// isRepresentedElsewhere reports whether a hidden field is that of a model field which a clause of
// class c, or of one between, gives its value.
func (d *decoder) isRepresentedElsewhere(f *types.Field, c *types.Class) bool {
	return f.Chooses != nil && f.Chooses.Derived == types.ModelField && d.world.Dispatch(f.Chooses, c) != f.Chooses
}

// chosen are the values that hidden fields have behind each edge that may change them.
func (d *decoder) chosen(path []*cfg.Edge) map[*types.Field][]map[heap.Holder]heap.Argument {
	all := map[*types.Field][]map[heap.Holder]heap.Argument{}
	for _, e := range path {
		if e.Op != cfg.Havoc || e.Comp.Fld == nil || e.Comp.Fld.Chooses == nil {
			continue
		}
		now := map[heap.Holder]heap.Argument{}
		f := e.Comp.Fld
		if f.Static {
			now[heap.Holder{}] = d.storedValue(f.Type, d.terms.Value(e.Comp, e.To))
		} else {
			for _, k := range e.Comp.Sort.Kinds {
				for n := k.First; n <= k.Last(); n++ {
					if d.isTrue(d.terms.Exists(k, n, e.To)) {
						now[heap.Holder{Type: k.Type, Number: d.numbers[objectKey{k, n}]}] = d.storedValue(f.Type, d.terms.FieldValue(e.Comp, n, e.To))
					}
				}
			}
		}
		all[f] = append(all[f], now)
	}
	return all
}

// storedValue is a value that a hidden field of type t holds. A nil term is the type's default.
func (d *decoder) storedValue(t types.Type, term *smtlib.Term) heap.Argument {
	if term == nil {
		return heap.Argument{}
	}
	v, err := d.eval(term)
	if err != nil {
		d.fail(err)
		return heap.Argument{}
	}
	if types.IsKind(t, types.Boolean) && v.IsTrue() {
		return heap.Argument{Int: 1}
	} else if types.IsKind(t, types.Boolean) {
		return heap.Argument{}
	}
	return d.argument(t, v)
}

// applied is what methods without a body give.
func (d *decoder) applied() []heap.Applied {
	var out []heap.Applied
	for _, c := range d.g.Components {
		if c.Fld == nil || !c.Fld.IsVersion() {
			continue
		}
	next:
		for _, terms := range d.terms.Applied(c) {
			var vs []smtlib.Value
			for _, t := range terms {
				v, err := d.eval(t)
				if err != nil {
					continue next // it stands under a quantifier
				}
				vs = append(vs, v)
			}
			m := c.Fld.Chooses
			a := heap.Applied{Field: c.Fld, Version: signed(vs[0]).Int64(), Value: signed(vs[len(vs)-1]).Int64()}
			if types.IsKind(m.Result, types.Char) {
				a.Value = vs[len(vs)-1].Uint().Int64()
			}
			if !m.Static {
				a.Args = append(a.Args, d.argument(m.Class, vs[1]))
			}
			for _, p := range m.Params {
				a.Args = append(a.Args, d.argument(p.Type, vs[1+len(a.Args)]))
			}
			out = append(out, a)
		}
	}
	return out
}

// apply evaluates what a method without a body gives.
func (d *decoder) apply(a heap.Applied) (int64, bool) {
	args := make([]int64, len(a.Args))
	for i, x := range a.Args {
		args[i] = x.Int
		for k, number := range d.numbers {
			if k.kind.Type == x.Type && number == x.Number {
				args[i] = int64(k.number)
			}
		}
	}
	for _, c := range d.g.Components {
		if c.Fld != a.Field {
			continue
		}
		t := d.terms.Apply(c, a.Version, args)
		if t == nil {
			return 0, false
		}
		v, err := d.eval(t)
		switch {
		case err != nil:
			return 0, false
		case types.IsKind(c.Fld.Chooses.Result, types.Char):
			return v.Uint().Int64(), true
		}
		return signed(v).Int64(), true
	}
	return 0, false
}

// argument is a number or an object, which is what a method without a body is given.
func (d *decoder) argument(t types.Type, v smtlib.Value) heap.Argument {
	switch {
	case types.IsReference(t):
		n := int(v.Uint().Int64())
		if n == 0 {
			return heap.Argument{}
		}
		k := d.kindOf(d.g.SortByType[t], n)
		return heap.Argument{Holder: heap.Holder{Type: k.Type, Number: d.numbers[objectKey{k, n}]}}
	case types.IsKind(t, types.Char):
		return heap.Argument{Int: v.Uint().Int64()}
	}
	return heap.Argument{Int: signed(v).Int64()}
}

// opened are the values of the open fields of the new objects of a state, in the order
// of their creation; nil where nobody asks for one.
func opened(s *heap.State) map[heap.OpenField][]int64 {
	var all map[heap.OpenField][]int64
	for _, o := range s.Objects { // in the order of their numbers
		for _, f := range o.Fields {
			if o.Fresh && f.Field.IsOpen() {
				if all == nil {
					all = map[heap.OpenField][]int64{}
				}
				key := heap.OpenField{Of: o.Type, Field: f.Field}
				all[key] = append(all[key], f.Value.Int)
			}
		}
	}
	return all
}

// value evaluates a term of Java type t. A nil term is the type's default.
func (d *decoder) value(snap *snapshot, t types.Type, term *smtlib.Term) heap.Value {
	out := heap.Value{Type: t}
	if term == nil {
		return out
	}
	v, err := d.eval(term)
	if err != nil {
		d.fail(err)
		return out
	}
	switch {
	case types.IsKind(t, types.Boolean):
		if v.IsTrue() {
			out.Int = 1
		}
	case types.IsReference(t):
		n := int(v.Uint().Int64())
		if n == 0 {
			return out
		}
		s := d.g.SortByType[t]
		o := snap.objects[s][n]
		if o == nil {
			d.fail(fmt.Errorf("a reference of type %s has the value %d, which is no existing object", t, n))
		}
		out.Ref = o
	case types.IsFloating(t): // one NaN for all
		out.Int = heap.Floating(t, heap.Number(t, signed(v).Int64()))
	case types.IsKind(t, types.Char):
		out.Int = v.Uint().Int64()
	case types.IsKind(t, types.BigInt):
		out.Text = signed(v).String()
	default:
		n := signed(v)
		if out.Int = n.Int64(); !n.IsInt64() {
			out.Text = n.String()
		}
	}
	return out
}

func signed(v smtlib.Value) *big.Int {
	u := new(big.Int).Set(v.Uint())
	w := v.Sort.Width
	if u.Bit(w-1) == 1 {
		u.Sub(u, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return u
}
