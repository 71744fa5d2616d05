package verify

import (
	"context"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/report"
	"inspect/solve/sat"
)

// TestOthersDoNotMatter: a method has the result in a project that it has without the classes that its code
// has nothing to do with, whatever the names of their methods and fields are.
func TestOthersDoNotMatter(t *testing.T) {
	t.Parallel()
	files := map[string]string{
		"Tree.java": `import java.util.*;
class Tree {
	private final List<Tree> children = new ArrayList<>();
	private final Object[] marks = new Object[2];
	private int n = 1;
	private static int made;
	Tree() { made++; }
	void add(Tree t) { children.add(t); n--; }
	int size() { return 6 / n; }
	int all() { return 6 / (made - 4); }
	boolean isMarked(Object o) { for (Object m : marks) if (m != null && m.equals(o)) return true; return false; }
	void mark(Object o) { marks[0] = o; }
}`,
	}
	others := map[string]string{
		"Queue.java": `import java.util.*;
class Queue extends ArrayList<Integer> implements Comparable<Queue>, Runnable {
	static int made; int n; int[] marks = new int[made];
	public boolean add(Integer t) { n = 0; made = 4; marks[n]++; return super.add(t); }
	public int compareTo(Queue q) { return n / q.n; }
	public boolean equals(Object o) { n = 7; return made++ > 3; }
	public int hashCode() { return 1 / n; }
	public void run() { made--; }
	Runnable clear() { return () -> n = made; }
}`,
		"Kind.java": `enum Kind implements Comparator { A, B { int get() { return 1; } }; int n; int get() { return n++; } }
interface Comparator { int get(); }`,
	}
	results := func(all map[string]string) map[string]string {
		folder := t.TempDir()
		for name, text := range all {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		c := Config{Paths: []string{folder}, Attempts: groundOnly(t), Refute: sat.Refute, States: ReachableStates, CallsBefore: DefaultCallsBefore, Needs: NeedsOn, Jobs: 1}
		out := map[string]string{}
		for _, r := range Run(context.Background(), c).Results {
			if r.Class != "Tree" {
				continue
			}
			r.RenameFiles(filepath.Base)
			r.Seconds = report.Seconds{}
			for i := range r.Properties {
				r.Properties[i].Core = nil // as far as there was time
			}
			text, err := json.MarshalIndent(r, "", " ")
			if err != nil {
				t.Fatal(err)
			}
			out[r.Method] = strings.ReplaceAll(string(text), folder, "")
		}
		return out
	}
	want := results(files)
	maps.Copy(files, others)
	got := results(files)
	if len(want) < 5 {
		t.Fatalf("results of %d methods", len(want))
	}
	for _, m := range slices.Sorted(maps.Keys(want)) {
		is, alone := strings.Split(got[m], "\n"), strings.Split(want[m], "\n")
		for i := range min(len(is), len(alone)) {
			if is[i] != alone[i] {
				t.Errorf("%s, line %d of its result:\n%s\nin the project, and alone\n%s", m, i, is[i], strings.Join(alone[i:min(i+25, len(alone))], "\n"))
				break
			}
		}
		if len(is) != len(alone) {
			t.Errorf("%s has %d lines in the project, and %d alone", m, len(is), len(alone))
		}
	}
}
