package oracle

import (
	"fmt"
	"slices"
	"sort"

	"inspect/counterexample/replay"
	"inspect/java/ast"
	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/types"
)

// Bounds of an exhaustive run. Array lengths are those of the pre-state and of new
// arrays. The defaults are smaller than those of a check.
type Bounds struct {
	bounds.Bounds
	States int64 // limit on runs; default 20 million

	InvariantsReceiverOnly bool
	Exceptions             types.Exceptions
	Throws                 types.Throws
	Statics                string // of the command line: havoc (or empty) or initialized
}

// WithDefaults gives the numbers that are meant.
func (b Bounds) WithDefaults() Bounds {
	b.Bounds = b.Or(bounds.Bounds{Bits: 3, Objects: 2, ArrayLength: 2, CollectionSize: 2, Unwind: 4, Recursion: 3, Constant: 64})
	if b.States == 0 {
		b.States = 20_000_000
	}
	return b
}

func (b Bounds) config(quick bool) replay.Config {
	return replay.Config{Bounds: b.Bounds, Quick: quick,
		InvariantsReceiverOnly: b.InvariantsReceiverOnly, Exceptions: b.Exceptions, Throws: b.Throws}
}

// Verdict of an exhaustive run, in the words of DESIGN section 2.
type Verdict struct {
	// Word is holds, violated, vacuous (no pre-state is admitted) or inconclusive
	// (every admitted execution is cut off, or there is no receiver within the
	// bounds).
	Word string
	// Complete tells that no admitted execution was cut off; CutOff are the
	// places where some were, in source order.
	Complete bool
	CutOff   []replay.CutOff
	// Kinds of the properties that are violated, sorted; Violations one of each
	// kind and place, in source order.
	Kinds      []replay.Kind
	Violations []*replay.Violation
	// First is an execution that violates the contract, with Pre its pre-state
	// as far as anything depends on it.
	First *replay.Outcome
	Pre   *heap.State
	// Executed are the statements of the method's body that begin in some execution: also
	// in one that is cut off later, or that an assumption ends.
	Executed map[ast.Node]bool
	// States counts runs, Admitted those that were admitted.
	States, Allowed int64
}

// Exhaust decides a method. The error is that of replay, or says that there are
// more states than the limit, or that the method reads a float or double of the
// pre-state.
func Exhaust(w *types.World, method *types.Method, b Bounds) (*Verdict, error) {
	return exhaust(w, method, b, true)
}

// exhaust breaks symmetry or, for comparison, does not.
func exhaust(w *types.World, method *types.Method, b Bounds, symmetry bool) (*Verdict, error) {
	b = b.WithDefaults()
	found := &Verdict{Complete: true, Executed: map[ast.Node]bool{}}
	config := b.config(true)
	config.OnStatement = func(s core.Stmt) { found.Executed[s.Origin()] = true }
	initials := replay.NewInitials(w, b.Bits)
	if b.Statics == "initialized" {
		initials.Untouched()
	}
	config.Breaks = initials.Breaks
	if v := broken(w, config, method); v != nil {
		return v, nil
	}
	m := replay.New(w, config)
	scope, err := m.ScopeOf(method)
	if err != nil {
		return nil, err
	}
	e := &explorer{world: w, method: method, bounds: b, machine: m, verdict: found, symmetry: symmetry, scope: scope, keeps: scope.Keeping, stored: scope.Stored}
	for k := types.Byte; k <= types.Long; k++ {
		e.lo[k], e.hi[k] = m.Limits(k)
	}
	if err := e.initialise(scope); err != nil {
		return nil, err
	}
	cut := map[replay.CutOff]bool{}
	kinds := map[replay.Kind]bool{}
	seen := map[string]bool{}
	ended := false
	for _, shape := range e.shapes(scope) {
		e.begin(shape)
		for more := true; more; more = e.next() {
			if e.verdict.States++; e.verdict.States > b.States {
				return nil, fmt.Errorf("%s has more than %d pre-states at these bounds", method.QName(), b.States)
			}
			e.restart()
			out, err := m.CheckLazy(method, e.state, e)
			if err == nil && e.selfContaining != nil {
				err = fmt.Errorf("%s depends on a %s of the pre-state, whose values are too many to try", method.QName(), e.selfContaining)
			}
			if err != nil {
				return nil, err
			}
			if !out.Allowed {
				if out.CutOff != nil { // in a precondition or invariant
					cut[*out.CutOff] = true
				}
				continue
			}
			e.verdict.Allowed++
			if out.CutOff != nil {
				cut[*out.CutOff] = true
				continue
			}
			ended = true
			for _, v := range out.Violations {
				kinds[v.Kind] = true
				if key := string(v.Kind) + v.Span.String(); !seen[key] {
					seen[key] = true
					e.verdict.Violations = append(e.verdict.Violations, v)
				}
			}
			if out.Violation != nil && e.verdict.First == nil {
				if err := e.remember(); err != nil {
					return nil, err
				}
			}
		}
	}
	e.conclude(kinds, cut, ended)
	return e.verdict, nil
}

// conclude puts the verdict in words: by the kinds of what is violated, the places where
// executions were cut off, and whether one came to its end.
func (e *explorer) conclude(kinds map[replay.Kind]bool, cut map[replay.CutOff]bool, ended bool) {
	v := e.verdict
	for k := range kinds {
		v.Kinds = append(v.Kinds, k)
	}
	sort.Slice(v.Kinds, func(i, j int) bool { return v.Kinds[i] < v.Kinds[j] })
	sort.SliceStable(v.Violations, func(i, j int) bool { return v.Violations[i].Span.Before(v.Violations[j].Span) })
	for c := range cut {
		v.CutOff = append(v.CutOff, c)
	}
	sort.Slice(v.CutOff, func(i, j int) bool {
		if v.CutOff[i].Span != v.CutOff[j].Span {
			return v.CutOff[i].Span.Before(v.CutOff[j].Span)
		}
		return v.CutOff[i].Kind < v.CutOff[j].Kind
	})
	v.Complete = len(cut) == 0
	switch {
	case len(v.Kinds) > 0:
		v.Word = "violated"
	case !e.hasReceiver():
		v.Word = "inconclusive"
	case v.Allowed == 0 && v.Complete:
		v.Word = "vacuous"
	case !ended:
		v.Word = "inconclusive"
	case hasMissedReachable(e.world, e.method, v.Executed):
		v.Word = "inconclusive"
	default:
		v.Word = "holds"
	}
}

// hasMissedReachable reports whether the body says `reachable` where no execution came.
func hasMissedReachable(w *types.World, method *types.Method, came map[ast.Node]bool) bool {
	body := core.NewProgram(w).Body(method)
	if body == nil {
		return false
	}
	missed := false
	core.Walk(body, func(n core.Node) bool {
		if a, ok := n.(*core.Annotation); ok && a.Clause.Kind == core.Reachable {
			missed = missed || !came[a.Origin()]
		}
		return true
	})
	return missed
}

// hasReceiver reports whether there is an object to call the method on, if it needs one: one
// that the bounds admit, or a constant.
func (e *explorer) hasReceiver() bool {
	if e.method.Static || e.method.Constructor {
		return true
	}
	for _, c := range e.world.Subclasses(e.method.Class) {
		if !c.Abstract && !c.IsInterface() && e.bounds.ObjectsOf(c) > 0 {
			return true
		}
	}
	return slices.ContainsFunc(e.constants, func(c *heap.Constant) bool { return replay.IsAssignable(c.Type, e.method.Class) })
}

// explorer enumerates the completions of a shape in the order of a decision
// tree, by running again from the start.
type explorer struct {
	world   *types.World
	method  *types.Method
	bounds  Bounds
	machine *replay.Machine
	verdict *Verdict
	lo, hi  [types.Long + 1]int64

	scope            *replay.Scope
	initializerFacts []*types.Method  // see heap.State
	constants        []*heap.Constant // the first objects of every state
	finals           []heap.ConstantValue
	finalOf          []*types.Field // the static final fields that hold them

	state      *heap.State
	types      []types.Type                  // of the state's objects
	keeps      []*types.Class                // whose objects keep arrays for themselves
	own        map[cell]int                  // those arrays, by the field that holds them
	stored     map[*types.Field][]types.Type // what they hold
	owned      map[int]*types.Field          // they, by their places
	discovered []bool                        // objects that this run has met
	stack      []decision
	at         int // decisions of stack used in this run
	fits       map[assignKey]bool
	// selfContaining is the type of an input that was chosen and has too many values.
	selfContaining types.Type
	// symmetry leaves out choices that lead to isomorphic states.
	symmetry bool
}

// decision is a choice that was made: option number of all.
type decision struct {
	place   replay.Place
	lo, hi  int64 // the values of an integer
	objects []int // of a reference: indices, -1 for null; nil: an integer
	option  int64
}

func (d *decision) value() int64 {
	if d.objects != nil {
		return int64(d.objects[d.option])
	}
	return d.lo + d.option
}

func (d *decision) options() int64 {
	if d.objects != nil {
		return int64(len(d.objects))
	}
	return d.hi - d.lo + 1
}

// begin takes up a shape.
func (e *explorer) begin(shape []types.Type) {
	e.types = nil
	for _, c := range e.constants {
		e.types = append(e.types, c.Type)
	}
	e.types = append(e.types, shape...)
	e.state = &heap.State{InitializerFacts: e.initializerFacts}
	count := map[types.Type]int{}
	for _, t := range e.types {
		count[t]++
		e.state.Objects = append(e.state.Objects, &heap.Object{Type: t, Number: count[t]})
	}
	e.keep()
	e.fix()
	e.discovered = make([]bool, len(e.types))
	e.stack = e.stack[:0]
}

// restart prepares a run that repeats the decisions of the stack.
func (e *explorer) restart() {
	e.at = 0
	clear(e.discovered)
	for i := range e.constants {
		e.discovered[i] = true // told apart by what holds them
	}
}

// next moves to the next leaf of the decision tree; false: there is none.
// Decisions that the last run did not come to are gone already.
func (e *explorer) next() bool {
	e.stack = e.stack[:e.at]
	for len(e.stack) > 0 {
		d := &e.stack[len(e.stack)-1]
		d.option++
		if d.option < d.options() {
			return true
		}
		e.stack = e.stack[:len(e.stack)-1]
	}
	return false
}

// Choose is replay.Source.
func (e *explorer) Choose(p replay.Place) int64 {
	if p.Object >= 0 && p.Object < len(e.discovered) { // or it is new: its identity is asked for
		e.discovered[p.Object] = true
	}
	if e.at == len(e.stack) {
		e.stack = append(e.stack, e.decide(p))
	}
	d := &e.stack[e.at]
	e.at++
	v := d.value()
	if d.objects != nil && v >= 0 {
		e.discovered[v] = true
	}
	return v
}

func (e *explorer) decide(p replay.Place) decision {
	d := decision{place: p}
	switch {
	case p.Object >= 0 && p.Field == nil && p.Index < 0:
		d.hi = int64(e.bounds.LengthOf(e.types[p.Object].(*types.Array)))
		if e.owned[p.Object] != nil {
			d.hi = int64(e.bounds.LargestCollection())
		}
	case types.IsKind(p.Type, types.Boolean):
		d.hi = 1
	case types.IsIntegral(p.Type):
		k := p.Type.(*types.Basic).Kind
		d.lo, d.hi = e.lo[k], e.hi[k]
	case types.IsKind(p.Type, types.BigInt): // a ghost field: see cfg
		d.hi = 1<<(2*e.bounds.Bits-1) - 1
		d.lo = -d.hi - 1
	case types.IsFloating(p.Type):
		e.selfContaining = p.Type
	case p.Field != nil && e.own[cell{p.Object, p.Field}] > 0:
		d.objects = []int{e.own[cell{p.Object, p.Field}]}
	default:
		d.objects = []int{-1}
		var fresh []types.Type
	next:
		for i, t := range e.types {
			if e.owned[i] != nil || i < len(e.constants) && e.constants[i].Hidden || !e.holds(p, t) {
				continue
			}
			if e.symmetry && !e.discovered[i] {
				for _, f := range fresh {
					if f == t {
						continue next
					}
				}
				fresh = append(fresh, t)
			}
			d.objects = append(d.objects, i)
		}
	}
	return d
}

type assignKey struct{ object, location types.Type }

func (e *explorer) isAssignable(object, location types.Type) bool {
	k := assignKey{object, location}
	ok, known := e.fits[k]
	if !known {
		if e.fits == nil {
			e.fits = map[assignKey]bool{}
		}
		ok = replay.IsAssignable(object, location) && e.mayContain(object, location)
		e.fits[k] = ok
	}
	return ok
}

// remember runs the current pre-state again for its details.
func (e *explorer) remember() error {
	at := e.at
	e.restart()
	out, err := replay.New(e.world, e.bounds.config(false)).CheckLazy(e.method, e.state, e)
	if err != nil {
		return err
	}
	if out.Violation == nil {
		return fmt.Errorf("%s: a detailed run differs from a quick one", e.method.QName())
	}
	e.verdict.First = out
	// The detailed run may read more than the quick one; what it chose more is
	// dropped again.
	e.verdict.Pre = e.pre()
	e.at = at
	return nil
}

// pre is the pre-state that the decisions describe.
func (e *explorer) pre() *heap.State {
	s, _ := e.state.Clone()
	value := func(d *decision) heap.Value {
		v := heap.Value{Type: d.place.Type}
		switch {
		case d.objects == nil:
			v.Int = d.value()
		case d.value() >= 0:
			v.Ref = s.Objects[d.value()]
		}
		return v
	}
	for _, o := range s.Objects[:len(e.constants)] {
		if a, array := o.Type.(*types.Array); array && o.Elems == nil {
			for range o.Constant.Length {
				o.Elems = append(o.Elems, heap.Value{Type: a.Elem})
			}
		}
	}
	for i := range e.stack[:e.at] {
		d := &e.stack[i]
		p := d.place
		switch {
		case p.Applied != nil:
			a := *p.Applied
			a.Value = d.value()
			s.Applied = append(s.Applied, a)
		case p.Again > 0:
			e.again(s, p, d.value())
		case p.Of != nil:
			if s.Open == nil {
				s.Open = map[heap.OpenField][]int64{}
			}
			key := heap.OpenField{Of: p.Of, Field: p.Field}
			for len(s.Open[key]) <= p.Nth {
				s.Open[key] = append(s.Open[key], 0)
			}
			s.Open[key][p.Nth] = d.value()
		case p.Object >= 0 && p.Field != nil:
			o := s.Objects[p.Object]
			o.Fields = append(o.Fields, heap.FieldValue{Field: p.Field, Value: value(d)})
		case p.Object >= 0 && p.Index < 0:
			o := s.Objects[p.Object]
			o.Elems = make([]heap.Value, d.value())
			for k := range o.Elems {
				o.Elems[k].Type = o.Type.(*types.Array).Elem
			}
		case p.Object >= 0:
			s.Objects[p.Object].Elems[p.Index] = value(d)
		case p.Field != nil:
			s.Statics = append(s.Statics, heap.FieldValue{Field: p.Field, Value: value(d)})
		default:
			name := "this"
			k := p.Root
			if !e.method.Static && !e.method.Constructor {
				k--
			}
			given := e.world.Preset(e.method)
			switch {
			case p.Root < 0:
				name = types.AnyName(-1 - p.Root)
			case k >= len(given):
				name = e.method.Params[k-len(given)].Name
			case k >= 0:
				name = given[k].Var.Name
			}
			s.Roots = append(s.Roots, heap.NamedValue{Name: name, Value: value(d)})
		}
	}
	return s
}

// again notes in a pre-state the value that a hidden field will have.
func (e *explorer) again(s *heap.State, p replay.Place, v int64) {
	if s.Chosen == nil {
		s.Chosen = map[*types.Field][]map[heap.Holder]heap.Argument{}
	}
	for len(s.Chosen[p.Field]) < p.Again {
		s.Chosen[p.Field] = append(s.Chosen[p.Field], map[heap.Holder]heap.Argument{})
	}
	a := heap.Argument{Int: v}
	if types.IsReference(p.Type) {
		a = heap.Argument{}
		if v >= 0 {
			o := s.Objects[v]
			a.Holder = heap.Holder{Type: o.Type, Number: o.Number}
		}
	}
	s.Chosen[p.Field][p.Again-1][heap.Holder{Type: p.Of, Number: p.Nth}] = a
}

// shapes are the object counts to try, as the types of the objects, fewest
// first. The objects of a type that no specification can see unless they are
// reached are all there: a run meets as many of them as it chooses.
func (e *explorer) shapes(scope *replay.Scope) [][]types.Type {
	type kind struct {
		typ    types.Type
		lo, hi int
	}
	var kinds []kind
	add := func(t types.Type, seen bool) {
		k := kind{typ: t, hi: e.bounds.ObjectsOf(t)}
		if !seen && !e.bounds.Total { // which looks at how many there are
			k.lo = k.hi
		}
		kinds = append(kinds, k)
	}
	for _, c := range scope.Classes {
		if c.Abstract || c.IsInterface() {
			continue
		}
		reached, seen := scope.Sees(c)
		if reached || seen {
			add(c, seen)
		}
	}
	for _, a := range scope.Arrays {
		if reached, seen := scope.Sees(a); reached || seen {
			add(a, seen)
		}
	}
	shapes := [][]types.Type{{}}
	for _, k := range kinds {
		var longer [][]types.Type
		for n := k.lo; n <= k.hi; n++ {
			for _, s := range shapes {
				t := append([]types.Type{}, s...)
				for range n {
					t = append(t, k.typ)
				}
				longer = append(longer, t)
			}
		}
		shapes = longer
	}
	sort.SliceStable(shapes, func(i, j int) bool { return len(shapes[i]) < len(shapes[j]) })
	return shapes
}
