package oracle

import (
	"fmt"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"inspect/counterexample/replay"
	"inspect/internal/sample"
	"inspect/java/heap"
	"inspect/java/types"
)

// decided is a case with what exhaustive execution finds, which is looked for once for
// all tests.
type decided struct {
	Case
	exhaust func() (*Verdict, error)
	world   *sync.Mutex // the methods of a file share a world, which resolves them one at a time
}

// everyCase reads the cases of this package and of the whole project, once.
var everyCase = sync.OnceValues(func() ([]decided, error) {
	var cases []decided
	for _, dir := range []string{"testdata", "../../testdata/oracle"} {
		cs, err := Table(dir)
		if err != nil {
			return nil, err
		}
		if len(cs) < 60 {
			return nil, fmt.Errorf("only %d methods in %s", len(cs), dir)
		}
		worlds := map[*types.World]*sync.Mutex{}
		for _, c := range cs {
			if worlds[c.World] == nil {
				worlds[c.World] = &sync.Mutex{}
			}
			world := worlds[c.World]
			d := decided{Case: c, world: world}
			d.exhaust = sync.OnceValues(func() (*Verdict, error) { return d.within(c.Bounds, true) })
			cases = append(cases, d)
		}
	}
	return cases, nil
})

func tables(t *testing.T) []decided {
	t.Helper()
	cases, err := everyCase()
	if err != nil {
		t.Fatal(err)
	}
	return cases
}

// within decides the method within other bounds, with or without symmetry breaking.
func (c decided) within(b Bounds, symmetry bool) (*Verdict, error) {
	c.world.Lock()
	defer c.world.Unlock()
	return exhaust(c.World, c.Method, b, symmetry)
}

// eachFile tests the cases of the files, a file at a time on each processor.
func eachFile(t *testing.T, test func(*testing.T, []decided)) {
	files := map[string][]decided{}
	for _, c := range tables(t) {
		files[c.File] = append(files[c.File], c)
	}
	for _, file := range slices.Sorted(maps.Keys(files)) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			test(t, files[file])
		})
	}
}

func show(o *heap.Object) string {
	s := o.Label()
	for _, f := range o.Fields {
		s += fmt.Sprintf(" %s=%s", f.Field.Name, f.Value)
	}
	if o.Elems != nil {
		s += fmt.Sprint(" ", o.Elems)
	}
	return s
}

// TestSymmetry shows on the table that leaving out isomorphic states loses
// nothing: the same verdict and the same violated properties without it. It takes an eighth
// of the rows, with -sample.all every one.
func TestSymmetry(t *testing.T) {
	var fewer atomic.Int64
	t.Cleanup(func() {
		if fewer.Load() < 10 {
			t.Errorf("symmetry breaking saves states in %d cases only", fewer.Load())
		}
	})
	eachFile(t, func(t *testing.T, cases []decided) {
		for _, c := range cases {
			if !sample.Chosen(c.Name(), 0, 8) {
				continue
			}
			with, err := c.exhaust()
			if err != nil {
				continue // reported by TestTable
			}
			if with.States > 1_000 { // and many more without
				continue
			}
			without, err := c.within(c.Bounds, false)
			if err != nil {
				t.Errorf("%s: %v", c.Name(), err)
				continue
			}
			if with.Word != without.Word || with.Complete != without.Complete || !reflect.DeepEqual(places(with), places(without)) {
				t.Errorf("%s: with symmetry breaking %s %v, without %s %v", c.Name(), with.Word, places(with), without.Word, places(without))
			}
			if with.States < without.States {
				fewer.Add(1)
			}
		}
	})
}

func places(v *Verdict) []string {
	var ps []string
	for _, x := range v.Violations {
		ps = append(ps, string(x.Kind)+" "+x.Span.String())
	}
	return ps
}

// TestTable decides every method of the table of inputs and compares with
// what its author expects.
func TestTable(t *testing.T) {
	eachFile(t, func(t *testing.T, cases []decided) {
		for _, c := range cases {
			t.Run(c.Method.QName(), func(t *testing.T) { expected(t, c) })
		}
	})
}

// expected fails the test when exhaustive execution does not find what a row says.
func expected(t *testing.T, c decided) {
	start := time.Now()
	v, err := c.exhaust()
	if err != nil {
		t.Fatalf("%s:%d: %v", c.File, c.Line, err)
	}
	if d := time.Since(start); d > time.Second {
		t.Logf("%d states, %d admitted, %v", v.States, v.Allowed, d.Round(time.Millisecond))
	}
	ok := v.Word == c.Word
	for _, k := range c.Kinds {
		ok = ok && slices.Contains(v.Kinds, replay.Kind(k))
	}
	if ok {
		return
	}
	t.Errorf("%s:%d: %s %v, want %s %v (%d states, %d admitted)", c.File, c.Line, v.Word, v.Kinds, c.Word, c.Kinds, v.States, v.Allowed)
	if v.First == nil {
		return
	}
	t.Logf("%s", v.First.Violation)
	for _, r := range v.Pre.Roots {
		t.Logf("%s = %s", r.Name, r.Value)
	}
	for _, o := range v.Pre.Objects {
		t.Log(show(o))
	}
}
