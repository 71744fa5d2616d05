package replay_test

import (
	"bufio"
	"bytes"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/types"
)

// TestNumbersOnJVM compares every operation on float and double, and every method
// of the library on them, with the JVM: results must have the same bits.
func TestNumbersOnJVM(t *testing.T) {
	dir := t.TempDir()
	compile := exec.Command("javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d", dir, filepath.Join("testdata", "jvm", "Numbers.java"), filepath.Join("testdata", "jvm", "RunNumbers.java"))
	if out, err := compile.CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	lines, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "RunNumbers").Output()
	if err != nil {
		t.Fatalf("java: %v", err)
	}
	w := loadWorld(t, filepath.Join("testdata", "jvm", "Numbers.java"))
	m := replay.New(w, replay.Config{Exceptions: types.AnyUnchecked})
	methods := map[string]*types.Method{}
	for _, c := range w.Classes() {
		for _, k := range c.Methods {
			if c.Name == "Numbers" && k.Static {
				methods[k.Name] = k
			}
		}
	}
	count := map[string]int{}
	failed := map[string]bool{}
	for s := bufio.NewScanner(bytes.NewReader(lines)); s.Scan(); {
		words := strings.Fields(s.Text())
		k := methods[words[0]]
		if count[k.Name]++; failed[k.Name] {
			continue
		}
		pre := &heap.State{}
		for i, p := range k.Params {
			pre.Roots = append(pre.Roots, heap.NamedValue{Name: p.Name, Value: heap.Value{Type: p.Type, Int: number(t, words[i+1])}})
		}
		o, err := m.Check(k, pre)
		if err != nil || o.Result == nil {
			t.Fatalf("%s: %v", s.Text(), err)
		}
		if want := number(t, words[len(words)-1]); o.Result.Int != want {
			failed[k.Name] = true
			t.Errorf("%s%v = %v, the JVM says %v", k.Name, pre.Roots, *o.Result, heap.Value{Type: k.Result, Int: want})
		}
	}
	for name := range methods {
		if count[name] < 400 {
			t.Errorf("%s was called %d times", name, count[name])
		}
	}
}

func number(t *testing.T, s string) int64 {
	t.Helper()
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
