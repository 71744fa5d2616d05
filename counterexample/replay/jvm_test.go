package replay_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os/exec"
	"path/filepath"
	"sort"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/bounds"
	"inspect/java/heap"
	"inspect/java/types"
)

// TestJVM compares what the interpreter computes at 32 bits with what the JVM
// does, for every method of testdata/jvm/Kinds.java on a grid of inputs.
func TestJVM(t *testing.T) {
	dir := t.TempDir()
	compile := exec.Command("javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d", dir, filepath.Join("testdata", "jvm", "Kinds.java"), filepath.Join("testdata", "jvm", "Run.java"))
	if out, err := compile.CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	want, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "Run").Output()
	if err != nil {
		t.Fatalf("java: %v", err)
	}
	w := loadWorld(t, filepath.Join("testdata", "jvm", "Kinds.java"))
	m := replay.New(w, replay.Config{Bounds: bounds.Bounds{Unwind: 100, Recursion: 100, ArrayLength: 200}, Exceptions: types.AnyUnchecked})
	full := map[string]*types.Method{}
	var names []string
	for _, c := range w.Classes() {
		for _, k := range c.Methods {
			if c.Name == "Kinds" && k.Static && len(k.Params) == 2 {
				full[k.Name] = k
				names = append(names, k.Name)
			}
		}
	}
	sort.Strings(names)
	lines := 0
	failed := map[string]bool{}
	for s := bufio.NewScanner(bytes.NewReader(want)); s.Scan(); lines++ {
		var name, expect string
		var a, b int64
		if _, err := fmt.Sscan(s.Text(), &name, &a, &b, &expect); err != nil {
			t.Fatalf("%q: %v", s.Text(), err)
		}
		if failed[name] {
			continue
		}
		k := full[name]
		pre := &heap.State{Roots: []heap.NamedValue{
			{Name: k.Params[0].Name, Value: heap.Value{Type: types.Of(types.Int), Int: a}},
			{Name: k.Params[1].Name, Value: heap.Value{Type: types.Of(types.Int), Int: b}}}}
		for _, f := range k.Class.Fields {
			if f.Static && f.Const == nil {
				pre.Statics = append(pre.Statics, heap.FieldValue{Field: f, Value: heap.Value{Type: f.Type}})
			}
		}
		if have := run(m, k, pre); have != expect {
			t.Errorf("%s(%d, %d) = %s, the JVM says %s", name, a, b, have, expect)
			failed[name] = true
		}
	}
	if lines < 50*225 || len(names)*225 != lines {
		t.Errorf("%d lines of %d methods: too few", lines, len(names))
	}
}

// run gives the printed result of an execution, or the name of the exception.
func run(m *replay.Machine, k *types.Method, pre *heap.State) string {
	o, err := m.Check(k, pre)
	switch {
	case err != nil:
		return err.Error()
	case o.Violation != nil:
		return o.Violation.String()
	case o.Thrown != nil:
		return types.SimpleName(o.Thrown.Type)
	case o.Result != nil && types.IsKind(o.Result.Type, types.Char):
		return fmt.Sprint(o.Result.Int) // as Kinds.java prints it
	case o.Result != nil:
		return o.Result.String()
	}
	return fmt.Sprintf("%+v", o)
}
