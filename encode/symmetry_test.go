package encode

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/internal/oracle"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/smtlib"
)

// symmetry is a class with a method probe, whose pre-states are counted.
type symmetry struct {
	name    string
	java    string // probe has an empty body: only its pre-state matters
	bits    int
	objects map[string]int // of each class, others 2
	// seen are the classes of which specifications can see objects that nothing
	// refers to: such objects belong to a heap, other unreachable ones do not.
	seen []string
	// total is set when no class of objects is open (ground_pre.go): then each
	// isomorphism class must have exactly one numbering.
	total bool
	// classes is the number of isomorphism classes, where there is a formula; 0:
	// not known.
	classes int
}

var symmetries = []symmetry{
	{
		name: "sorted list", bits: 2, total: true,
		java: `class T {
    static class Node { /*@ nullable */ Node next; int value; }
    /*@ nullable */ Node head;
    //@ invariant (\forall Node n; \reach(head, Node, next).has(n); n.next == null || n.value < n.next.value);
    //@ invariant (\forall Node n; \reach(head, Node, next).has(n); !\reach(n.next, Node, next).has(n));
    void probe() { }
}`,
		objects: map[string]int{"T": 1, "T.Node": 3},
		classes: 1 + 4 + 6 + 4, // subsets of four values
	},
	{
		name: "doubly linked list", bits: 2, total: true,
		java: `class T {
    static class Node { /*@ nullable */ Node next; /*@ nullable */ Node prev; boolean mark; }
    /*@ nullable */ Node head;
    //@ invariant head == null || head.prev == null;
    //@ invariant (\forall Node n; \reach(head, Node, next).has(n); n.next == null || n.next.prev == n);
    boolean probe() { return head.mark; }
}`,
		objects: map[string]int{"T": 1, "T.Node": 3},
		classes: 1 + 2 + 4 + 8, // words of marks
	},
	{
		name: "binary tree with parents", bits: 2, total: true,
		java: `class T {
    static class Node { /*@ nullable */ Node left, right, parent; }
    /*@ nullable */ Node root;
    //@ invariant root == null || root.parent == null;
    /*@ invariant (\forall Node n; \reach(root, Node, left + right).has(n);
      @   (n.left == null || n.left.parent == n) && (n.right == null || n.right.parent == n)
      @   && (n.left == null || n.left != n.right) && !\reach(n.parent, Node, parent).has(n)); */
    void probe() { }
}`,
		objects: map[string]int{"T": 1, "T.Node": 3},
		classes: 1 + 1 + 2 + 5, // Catalan
	},
	{
		name: "any graph of two links", bits: 2, total: true,
		java: `class T {
    /*@ nullable */ T a, b;
    //@ requires a != b || a == null;
    void probe(/*@ nullable */ T t) { }
}`,
		objects: map[string]int{"T": 2},
	},
	{
		name: "arrays of numbers", bits: 3, total: true,
		java: `class T {
    /*@ non_null */ int[] a;
    int probe() { return a[0]; }
}`,
		objects: map[string]int{"T": 1, "int[]": 2},
		classes: 1 + 8 + 64,
	},
	{
		name: "arrays of objects that share", bits: 3, total: true,
		java: `class T {
    static class Item { boolean mark; }
    /*@ nullable */ Item[] a;
    /*@ nullable */ Item[] b;
    //@ requires a != null && b != null;
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i].mark);
    boolean probe() { return b[0].mark; }
}`,
		objects: map[string]int{"T": 1, "T.Item": 2, "T.Item[]": 2},
	},
	{
		name: "subclasses", bits: 2,
		java: `class T {
    static class A { /*@ nullable */ A next; }
    static class B extends A { boolean mark; }
    /*@ nullable */ A first;
    //@ requires (\forall A x; \reach(first, A, next).has(x); !(x instanceof B) || ((B) x).mark || x.next == null);
    void probe() { }
}`,
		objects: map[string]int{"T": 1, "T.A": 2, "T.B": 2},
	},
	{
		name: "nodes that know their list", bits: 2, total: true,
		java: `class T {
    static class Node { /*@ nullable */ Node next; /*@ nullable */ T owner; boolean mark; }
    /*@ nullable */ Node head;
    //@ requires (\forall Node n; \reach(head, Node, next).has(n); n.owner == this || n.next == null && n.mark);
    void probe() { }
}`,
		objects: map[string]int{"T": 1, "T.Node": 2},
	},
	{
		name: "nodes of two lists", bits: 2,
		java: `class T {
    static class Node { /*@ nullable */ T owner; boolean mark; }
    /*@ nullable */ Node head;
    //@ requires head == null || head.owner != this || head.mark;
    void probe() { }
}`,
		objects: map[string]int{"T": 2, "T.Node": 2},
	},
	{
		name: "an array of different objects", bits: 3, total: true,
		java: `class T {
    static class Item { /*@ nullable */ T owner; }
    /*@ nullable */ Item[] a;
    int n;
    //@ requires a != null && 0 <= n && n <= a.length;
    //@ requires (\forall int i; 0 <= i && i < n; a[i] != null && a[i].owner == this);
    //@ requires (\forall int i, j; 0 <= i && i < j && j < n; a[i] != a[j]);
    //@ requires (\forall int i; n <= i && i < a.length; a[i] == null);
    void probe() { }
}`,
		objects: map[string]int{"T": 1, "T.Item": 2, "T.Item[]": 1},
	},
	{
		name: "classes in a circle", bits: 2,
		java: `class T {
    static class P { /*@ nullable */ Q q; }
    static class Q { /*@ nullable */ P p; /*@ nullable */ Q other; }
    /*@ nullable */ P first;
    //@ requires first == null || first.q == null || first.q.p != null || first.q.other != null;
    void probe(/*@ nullable */ Q q) { }
}`,
		objects: map[string]int{"T": 1, "T.P": 2, "T.Q": 2},
	},
	{
		name: "invariants of unreachable objects", bits: 2, seen: []string{"T.Node"},
		java: `class T {
    static class Node {
        /*@ nullable */ Node next; boolean mark;
        //@ invariant next == null || next.mark != mark;
    }
    /*@ nullable */ Node head;
    //@ requires head != null ==> head.mark;
    void probe() { }
}`,
		objects: map[string]int{"T": 1, "T.Node": 3},
	},
	{
		name: "quantified over all objects", bits: 2, seen: []string{"T", "T.Node"},
		java: `class T {
    static class Node { /*@ nullable */ Node next; boolean mark; }
    /*@ nullable */ Node head;
    //@ requires (\exists Node n; n.mark && n != head);
    //@ requires (\forall Node n; n.next != n);
    void probe() { }
}`,
		objects: map[string]int{"T": 1, "T.Node": 3},
	},
	{
		name: "statics and parameters", bits: 2, total: true,
		java: `class T {
    static class Node { /*@ nullable */ Node next; }
    static /*@ nullable */ Node root;
    //@ requires root == null || root.next != root;
    static void probe(/*@ nullable */ Node x, Node y) { }
}`,
		objects: map[string]int{"T.Node": 3},
	},
}

// TestSymmetry: canonical numbering loses no heap. The isomorphism classes of the
// valid pre-states are enumerated without it and with it: they must be the same.
// Where numbering is total, every single heap is enumerated with it, and each
// class must come once.
func TestSymmetry(t *testing.T) {
	for _, c := range symmetries {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			g := c.graph(t)
			free := c.forms(t, g, Options{Encoding: Ground, NoCanonical: true}, false)
			kept := c.forms(t, g, Options{Encoding: Ground}, c.total)
			tight := c.forms(t, g, Options{Encoding: Ground, Refute: refute}, c.total)
			if !maps.Equal(kept, tight) {
				t.Errorf("with tight bounds %d classes, without %d:\n%v\n%v", len(tight), len(kept), tight, kept)
			}
			for _, f := range slices.Sorted(maps.Keys(free)) {
				if free[f] != 1 {
					t.Errorf("the test finds a class %d times: %s", free[f], f)
				}
				if kept[f] == 0 {
					t.Errorf("lost: %s", f)
				}
			}
			for _, f := range slices.Sorted(maps.Keys(kept)) {
				if free[f] == 0 {
					t.Errorf("made up: %s", f)
				}
				if kept[f] != 1 {
					t.Errorf("numbered in %d ways: %s", kept[f], f)
				}
			}
			if c.classes != 0 && len(free) != c.classes || len(free) < 4 {
				t.Errorf("%d isomorphism classes, want %d", len(free), c.classes)
			}
			t.Logf("%d classes", len(free))
		})
	}
}

// graph is that of the case's method probe.
func (c *symmetry) graph(t *testing.T) *cfg.Graph {
	t.Helper()
	demand := func(ds []*source.Diagnostic) {
		for _, d := range ds {
			if d.Severity == source.Error {
				t.Fatal(d.Format())
			}
		}
	}
	f, ds := parse.File(source.NewFile("T.java", c.java))
	demand(ds)
	w, ds := types.NewWorld([]*ast.File{f}, oracle.Config())
	demand(ds)
	ms, d := w.FindMethods("T.probe")
	if d != nil || len(ms) != 1 {
		t.Fatal(d, len(ms))
	}
	demand(w.Resolve(ms[0]))
	b := cfg.Bounds{Bits: c.bits, Objects: 2, PerClass: c.objects, ArrayLength: 2}
	g, ds := cfg.Build(w, ms[0], cfg.Options{Bounds: b.WithDefaults()})
	demand(ds)
	return g
}

// heapCell is one thing that makes up a heap: an input, or the existence, a field,
// an element or the length of an object.
type heapCell struct {
	name   string
	term   *smtlib.Term
	to     *cfg.Sort // of a reference
	kind   *cfg.Kind // of the object; nil: an input
	number int       // of the object
}

// heapCells lists those of the pre-state, each object's behind its existence.
func heapCells(e *Encoding) []heapCell {
	var out []heapCell
	g := e.Graph
	for _, c := range g.Inputs {
		out = append(out, heapCell{name: c.Name, term: e.Value(c, g.Entry), to: g.SortByType[c.Type]})
	}
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			for n := k.First; n < k.First+k.Pre; n++ {
				own := func(name string, t *smtlib.Term, to *cfg.Sort) {
					out = append(out, heapCell{name, t, to, k, n})
				}
				own("exists", e.Exists(k, n, g.Entry), nil)
				for _, c := range g.Components {
					switch {
					case c.Kind == cfg.Field && hasCells(k, c):
						own(c.Name, e.FieldValue(c, n, g.Entry), g.SortByType[c.Type])
					case c.Kind == cfg.Elems && c.Sort == s:
						own("length", e.Length(s, n), nil)
						for i := range int(e.shape.lengthOf(k)) {
							own(fmt.Sprint(i), e.ElemValue(c, n, i, g.Entry), g.SortByType[c.Type])
						}
					}
				}
			}
		}
	}
	return out
}

// forms enumerates the pre-states that an encoding admits, every heap or one of
// each isomorphism class, and gives their canonical forms with the number of
// heaps of each.
func (c *symmetry) forms(t *testing.T, g *cfg.Graph, o Options, everyHeap bool) map[string]int {
	t.Helper()
	e, err := New(g, o)
	if err != nil {
		t.Fatal(err)
	}
	cs := heapCells(e)
	script := e.Script(Goal{Kind: Finish})
	script.GetModel = false
	forms := map[string]int{}
	models(t, script, cs, func(heap []int) []map[int]int {
		h := c.collect(cs, heap)
		forms[canonical(cs, h)]++
		if everyHeap {
			return []map[int]int{all(heap)}
		}
		return c.class(cs, h)
	})
	return forms
}

func all(heap []int) map[int]int {
	m := map[int]int{}
	for i, v := range heap {
		m[i] = v
	}
	return m
}

// class describes the heaps that are isomorphic to a collected one, whatever
// garbage they hold: those with the values of one of the maps, by cell.
func (c *symmetry) class(cs []heapCell, h []int) []map[int]int {
	at := map[string]int{} // cells by object and name
	key := func(k *cfg.Kind, n int, name string) string { return fmt.Sprint(k.ID, " ", n, " ", name) }
	for i, x := range cs {
		if x.kind != nil {
			at[key(x.kind, x.number, x.name)] = i
		}
	}
	alive := map[object]bool{}
	var objects []object
	for i, x := range cs {
		if x.name == "exists" && h[i] == 1 {
			o := object{x.kind.Sort, x.number}
			objects = append(objects, o)
			alive[o] = true
		}
	}
	var out []map[int]int
	renamed := map[object]int{}
	taken := map[object]bool{}
	var visit func(n int)
	visit = func(n int) {
		if n < len(objects) {
			o := objects[n]
			k := kindOf(o.sort, o.number)
			for to := k.First; to < k.First+k.Pre; to++ {
				if !taken[object{o.sort, to}] {
					taken[object{o.sort, to}] = true
					renamed[o] = to
					visit(n + 1)
					delete(taken, object{o.sort, to})
				}
			}
			return
		}
		m := map[int]int{}
		for i, x := range cs {
			to := i
			if x.kind != nil {
				o := object{x.kind.Sort, x.number}
				if !taken[o] && x.name == "exists" && slices.Contains(c.seen, x.kind.Type.String()) {
					m[i] = 0 // one more would be another heap
				}
				if !alive[o] {
					continue
				}
				to = at[key(x.kind, renamed[o], x.name)]
			}
			m[to] = h[i]
			if x.to != nil && h[i] != 0 {
				m[to] = renamed[object{x.to, h[i]}]
			}
		}
		out = append(out, m)
	}
	visit(0)
	return out
}

// models gives the heaps of a script's models, as their cells' values, until all
// are excluded: each call of found tells which, those with the values of one of
// the maps. It holds a dialogue with z3.
func models(t *testing.T, s *smtlib.Script, cs []heapCell, found func(heap []int) []map[int]int) {
	t.Helper()
	b := s.B
	var names []string
	for i, c := range cs {
		p := b.Const(fmt.Sprintf("p%d", i), c.term.Sort)
		s.Assert(b.Eq(p, c.term), "what is projected to")
		names = append(names, p.Name)
	}
	text := strings.ReplaceAll(s.String(), "(check-sat)", "")
	cmd := exec.Command("z3", "-in", "-T:300")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		in.Close()
		if err := cmd.Wait(); err != nil {
			t.Error(err)
		}
	}()
	out := bufio.NewReader(pipe)
	value := regexp.MustCompile(`\(p[0-9]+ (#b[01]+|#x[0-9a-f]+|true|false)\)`)
	io.WriteString(in, text)
	for {
		io.WriteString(in, "(check-sat)\n")
		answer, err := out.ReadString('\n')
		if answer == "unsat\n" {
			return
		}
		if answer != "sat\n" {
			t.Fatalf("z3: %v: %s", err, answer)
		}
		fmt.Fprintf(in, "(get-value (%s))\n(echo \"end\")\n", strings.Join(names, " "))
		var reply strings.Builder
		for line := ""; line != "end\n"; {
			reply.WriteString(line)
			if line, err = out.ReadString('\n'); err != nil {
				t.Fatal(err)
			}
		}
		var heap []int
		for _, m := range value.FindAllStringSubmatch(reply.String(), -1) {
			heap = append(heap, valueOf(t, m[1]))
		}
		if len(heap) != len(cs) {
			t.Fatalf("%d values for %d cells: %s", len(heap), len(cs), reply.String())
		}
		for _, m := range found(heap) {
			b := s.B
			var same []*smtlib.Term
			for _, i := range slices.Sorted(maps.Keys(m)) {
				v := smtlib.BVOrBool(cs[i].term.Sort, uint64(m[i]))
				same = append(same, b.Eq(b.Const(names[i], cs[i].term.Sort), b.ValueTerm(v)))
			}
			fmt.Fprintf(in, "(assert %s)\n", b.Not(b.And(same...)))
		}
	}
}

func valueOf(t *testing.T, text string) int {
	t.Helper()
	switch {
	case text == "true":
		return 1
	case text == "false":
		return 0
	}
	n, err := strconv.ParseUint("0"+text[1:], 0, 63)
	if err != nil {
		t.Fatal(err)
	}
	return int(n)
}

// object is one object of a heap.
type object struct {
	sort   *cfg.Sort
	number int
}

// collect clears the objects that neither the inputs nor an object that is seen
// lead to.
func (c *symmetry) collect(cs []heapCell, heap []int) []int {
	marked := map[object]bool{}
	for change := true; change; {
		change = false
		exists := false
		for i, x := range cs {
			if x.name == "exists" {
				exists = heap[i] == 1
				if o := (object{x.kind.Sort, x.number}); exists && !marked[o] && slices.Contains(c.seen, x.kind.Type.String()) {
					marked[o], change = true, true
				}
			}
			if x.to == nil || heap[i] == 0 || x.kind != nil && (!exists || !marked[object{x.kind.Sort, x.number}]) {
				continue
			}
			if o := (object{x.to, heap[i]}); !marked[o] {
				marked[o], change = true, true
			}
		}
	}
	out := slices.Clone(heap)
	for i, x := range cs {
		if x.kind != nil && !marked[object{x.kind.Sort, x.number}] {
			out[i] = 0
		}
	}
	return out
}

// canonical is the least text of a heap among those that differ in the numbers
// of the objects of each kind.
func canonical(cs []heapCell, heap []int) string {
	var kinds []*cfg.Kind
	alive := map[*cfg.Kind][]int{}
	for i, x := range cs {
		if x.name == "exists" && heap[i] == 1 {
			if alive[x.kind] == nil {
				kinds = append(kinds, x.kind)
			}
			alive[x.kind] = append(alive[x.kind], x.number)
		}
	}
	best := ""
	renamed := map[object]int{}
	var visit func(k int)
	visit = func(k int) {
		if k == len(kinds) {
			if s := describeHeap(cs, heap, renamed); best == "" || s < best {
				best = s
			}
			return
		}
		eachPermutation(len(alive[kinds[k]]), func(p []int) {
			for i, n := range alive[kinds[k]] {
				renamed[object{kinds[k].Sort, n}] = kinds[k].First + p[i]
			}
			visit(k + 1)
		})
	}
	visit(0)
	return best
}

// describeHeap prints a heap under new numbers, inputs first, then the objects
// by their new numbers.
func describeHeap(cs []heapCell, heap []int, renamed map[object]int) string {
	texts := map[string]string{}
	for i, x := range cs {
		key := ""
		if x.kind != nil {
			n := renamed[object{x.kind.Sort, x.number}]
			if n == 0 {
				continue
			}
			key = objectText(x.kind, n)
		}
		v := fmt.Sprint(heap[i])
		if x.to != nil && heap[i] != 0 {
			o := object{x.to, heap[i]}
			if renamed[o] == 0 {
				v = "an object that does not exist"
			} else {
				v = objectText(kindOf(x.to, o.number), renamed[o])
			}
		}
		texts[key] += " " + x.name + "=" + v
	}
	var out []string
	for _, k := range slices.Sorted(maps.Keys(texts)) {
		out = append(out, k+texts[k])
	}
	return strings.Join(out, "; ")
}

func objectText(k *cfg.Kind, n int) string {
	return fmt.Sprintf("%s#%d", k.Type, n-k.First+1)
}

// eachPermutation yields the permutations of 0..n-1.
func eachPermutation(n int, yield func([]int)) {
	p := make([]int, 0, n)
	var visit func()
	visit = func() {
		if len(p) == n {
			yield(p)
			return
		}
		for i := range n {
			if !slices.Contains(p, i) {
				p = append(p, i)
				visit()
				p = p[:len(p)-1]
			}
		}
	}
	visit()
}
