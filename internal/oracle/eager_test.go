package oracle

import (
	"errors"
	"iter"
	"reflect"
	"regexp"
	"slices"
	"sort"
	"sync/atomic"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/types"
)

// eager enumerates complete pre-states: every field in use, element, static
// field and root of every shape gets every value, before the method runs. It
// gives the violated places, or false when there are more than limit states.
func (c decided) eager(t *testing.T, b Bounds, limit int) (admitted int, broken []string, ok bool) {
	t.Helper()
	c.world.Lock()
	defer c.world.Unlock()
	b = b.WithDefaults()
	m := replay.New(c.World, b.config(true))
	scope, err := m.ScopeOf(c.Method)
	if err != nil {
		return 0, nil, false
	}
	e := &explorer{world: c.World, method: c.Method, bounds: b, machine: m}
	for _, k := range c.World.AllClasses() {
		for _, f := range k.Fields {
			if f.Const == nil && c.World.KeepsInitial(f) && (f.Enum != nil && slices.Contains(scope.Classes, k) || scope.Uses(f)) {
				return 0, nil, false // what initialisation gave it is no choice
			}
		}
	}
	if slices.ContainsFunc(scope.Classes, func(k *types.Class) bool { return k.Name == "java.lang.Class" }) {
		return 0, nil, false // its objects are constants
	}
	if len(scope.Keeping) > 0 {
		return 0, nil, false // what collections keep is no choice
	}
	for _, k := range c.World.AllClasses() {
		if slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return f.IsOpen() && scope.Uses(f) }) {
			return 0, nil, false // an open field of a new object is chosen while the method runs
		}
		if slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return types.IsKind(f.Type, types.BigInt) && scope.Uses(f) }) {
			return 0, nil, false // exact numbers are too many to try
		}
	}
	for _, k := range c.World.AllClasses() {
		if slices.ContainsFunc(k.Chosen, scope.Uses) {
			return 0, nil, false // such a value is chosen again while the method runs
		}
	}
	runs := 0
	seen := map[string]bool{}
	for _, shape := range e.shapes(scope) {
		s := &heap.State{}
		for i, typ := range shape {
			s.Objects = append(s.Objects, &heap.Object{Type: typ, Number: i + 1})
		}
		values := func(typ types.Type) iter.Seq[heap.Value] {
			return func(yield func(heap.Value) bool) {
				if types.IsReference(typ) {
					if !yield(heap.Value{Type: typ}) {
						return
					}
					for _, o := range s.Objects {
						if replay.IsAssignable(o.Type, typ) && !yield(heap.Value{Type: typ, Ref: o}) {
							return
						}
					}
					return
				}
				lo, hi := int64(0), int64(1)
				if !types.IsKind(typ, types.Boolean) {
					lo, hi = m.Limits(typ.(*types.Basic).Kind)
				}
				for i := lo; yield(heap.Value{Type: typ, Int: i}) && i < hi; i++ {
				}
			}
		}
		// What is to be set, one location after the other.
		var locations []func(next func() bool) bool
		each := func(typ types.Type, set func(heap.Value)) {
			locations = append(locations, func(next func() bool) bool {
				for v := range values(typ) {
					set(v)
					if !next() {
						return false
					}
				}
				return true
			})
		}
		for _, o := range s.Objects {
			switch typ := o.Type.(type) {
			case *types.Class:
				for _, f := range c.World.AllFields(typ) {
					if scope.Uses(f) && f.Const == nil {
						o.Fields = append(o.Fields, heap.FieldValue{Field: f})
						i := len(o.Fields) - 1
						t := c.World.PlaceType(f)
						only := f.IsExact() // objects of that very type
						locations = append(locations, func(next func() bool) bool {
							for v := range values(t) {
								if only && v.Ref != nil && v.Ref.Type != t {
									continue
								}
								o.Fields[i].Value = v
								if !next() {
									return false
								}
							}
							return true
						})
					}
				}
			case *types.Array:
				longest := b.LengthOf(typ)
				locations = append(locations, func(next func() bool) bool {
					for n := 0; n <= longest; n++ {
						o.Elems = make([]heap.Value, n)
						if !next() {
							return false
						}
					}
					return true
				})
				for i := range longest {
					locations = append(locations, func(next func() bool) bool {
						if i >= len(o.Elems) {
							return next()
						}
						for v := range values(typ.Elem) {
							o.Elems[i] = v
							if !next() {
								return false
							}
						}
						return true
					})
				}
			}
		}
		for _, k := range c.World.AllClasses() {
			for _, f := range k.Fields {
				if f.Static && f.Const == nil && scope.Uses(f) {
					s.Statics = append(s.Statics, heap.FieldValue{Field: f})
					i := len(s.Statics) - 1
					each(f.Type, func(v heap.Value) { s.Statics[i].Value = v })
				}
			}
		}
		root := func(name string, typ types.Type) {
			s.Roots = append(s.Roots, heap.NamedValue{Name: name})
			i := len(s.Roots) - 1
			each(typ, func(v heap.Value) { s.Roots[i].Value = v })
		}
		if !c.Method.Static && !c.Method.Constructor {
			root("this", c.Method.Class)
		}
		for _, p := range c.World.Preset(c.Method) {
			root(p.Var.Name, p.Var.Type)
		}
		for _, p := range c.Method.Params {
			root(p.Name, p.Type)
		}
		var visit func(k int) bool
		visit = func(k int) bool {
			if k < len(locations) {
				return locations[k](func() bool { return visit(k + 1) })
			}
			if runs++; runs > limit {
				return false
			}
			out, err := m.Check(c.Method, s)
			var bits *replay.BitsError
			if err != nil {
				var none *replay.NoBody // of an opaque object, whose answers are no part of a state
				if !errors.As(err, &bits) && !errors.As(err, &none) {
					t.Errorf("%s: %v", c.Name(), err)
				}
				return false
			}
			if out.Allowed {
				admitted++
				for _, v := range out.Violations {
					seen[string(v.Kind)+" "+v.Span.String()] = true
				}
			}
			return true
		}
		if !visit(0) {
			return 0, nil, false
		}
	}
	for k := range seen {
		broken = append(broken, k)
	}
	sort.Strings(broken)
	return admitted, broken, true
}

// givesAny finds the calls that give any object.
var givesAny = regexp.MustCompile(`CProver\.(<\w+>)?nondetWith`)

// TestEager shows that completing pre-states lazily gives what enumerating
// complete ones gives, wherever those are few.
func TestEager(t *testing.T) {
	var compared atomic.Int64
	t.Cleanup(func() {
		if compared.Load() < 100 {
			t.Errorf("only %d methods compared", compared.Load())
		}
	})
	eachFile(t, func(t *testing.T, cases []decided) {
		for _, c := range cases {
			b := c.Bounds
			if b.Statics != "" {
				continue // its states are not all those of the fields
			}
			if c.Method.Decl != nil && givesAny.MatchString(c.Method.Decl.Span().Text()) {
				continue // nor those of the parameters
			}
			if b.Bits == 0 {
				b.Bits = 2
			}
			if b.Objects == 0 {
				b.Objects = 1
			}
			if b.ArrayLength == 0 {
				b.ArrayLength = 1
			}
			admitted, broken, ok := c.eager(t, b, 30_000)
			if !ok {
				continue
			}
			exhaust := c.exhaust
			if !reflect.DeepEqual(b, c.Bounds) {
				exhaust = func() (*Verdict, error) { return c.within(b, true) }
			}
			v, err := exhaust()
			if err != nil {
				t.Errorf("%s: %v", c.Name(), err)
				continue
			}
			compared.Add(1)
			lazy := places(v)
			sort.Strings(lazy)
			if (admitted > 0) != (v.Allowed > 0) || !reflect.DeepEqual(lazy, broken) {
				t.Errorf("%s: lazily %d admitted, %v; eagerly %d admitted, %v", c.Name(), v.Allowed, lazy, admitted, broken)
			}
		}
	})
}
