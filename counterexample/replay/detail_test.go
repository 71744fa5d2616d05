package replay_test

import (
	"fmt"
	"strings"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/types"
)

const detailSource = `class Node { int key; /*@ nullable @*/ Node next; }
class List {
    /*@ nullable @*/ Node head;
    int size;
    /*@ nullable @*/ int[] a;
    //@ ensures \result <==> (\exists Node n; \reach(head, Node, next).has(n); n.key == k);
    boolean has(int k, boolean b) { return b; }
    //@ ensures (\forall Node n; \reach(head, Node, next).has(n) ==> n.key > \old(head.key) + 1);
    void bump(int k) { head.key = k; }
    int get(int i) { return a[i + 1]; }
    int deref() { return head.next.next.key; }
    void put(int i) { a[size / i] = 3; }
    void size(int i) { int[][] x = new int[2][i - 1]; }
    int moving(int i) { return a[i++] + a[i += 7]; }
    //@ ensures \result == null ==> size == 0 || k > 3;
    /*@ nullable @*/ Node first(int k) { return head; }
    //@ ensures (\sum int i; 0 <= i && i < a.length; a[i]) == \result;
    int sum() { return 2; }
    //@ ensures (\sum int i; 0 <= i && i < 3; a[i]) > 0;
    void wide() { }
    //@ ensures (\exists int i; 0 <= i && i < a.length && a[i] > 1; a[i] == 9) || size > 7;
    void pick() { }
    //@ ensures !(head != null && head.next != null) && (size > 0 ? size < 2 : size > -9);
    void pair() { }
    Node none() { return head; }
}
`

// TestDetail holds the whole explanation of violations.
func TestDetail(t *testing.T) {
	w := textWorld(t, "List.java", detailSource)
	for _, c := range []struct {
		method string
		size   int64
		keys   []int64
		a      []int64
		args   []heap.NamedValue
		want   string
	}{
		{"has", 0, []int64{1, 3}, nil, []heap.NamedValue{integer("k", 3), integer("b", 0)},
			`\result <==> (\exists Node n; \reach(head, Node, next).has(n); n.key == k)
\result = false
(\exists Node n; \reach(head, Node, next).has(n); n.key == k) = true (for n = Node#2)
  n.key == k = true
    n.key = 3
      n = Node#2
    k = 3`},
		{"has", 0, []int64{1, 3}, nil, []heap.NamedValue{integer("k", 4), integer("b", 1)},
			`\result <==> (\exists Node n; \reach(head, Node, next).has(n); n.key == k)
\result = true
(\exists Node n; \reach(head, Node, next).has(n); n.key == k) = false (closest: n = Node#2)
  n.key == k = false
    n.key = 3
      n = Node#2
    k = 4`},
		{"has", 0, nil, nil, []heap.NamedValue{integer("k", 4), integer("b", 1)},
			`\result <==> (\exists Node n; \reach(head, Node, next).has(n); n.key == k)
\result = true
(\exists Node n; \reach(head, Node, next).has(n); n.key == k) = false (nothing is in its range)`},
		{"bump", 0, []int64{1, 3}, nil, []heap.NamedValue{integer("k", 2)},
			`n.key > \old(head.key) + 1
for n = Node#1
n.key = 2
\old(head.key) + 1 = 2
  \old(head.key) = 1
    \old(head) = Node#1
\reach(head, Node, next).has(n) = true
  \reach(head, Node, next) = {Node#1, Node#2}
    head = Node#1`},
		{"get", 0, nil, []int64{5}, []heap.NamedValue{integer("i", 3)},
			`i + 1: i + 1 is 4, a has length 1
i + 1 = 4
  i = 3
a = int[]#1
a.length = 1`},
		{"get", 0, nil, nil, []heap.NamedValue{integer("i", 3)}, `a: a is null
a = null`},
		{"deref", 0, []int64{1}, nil, nil, `head.next: head.next is null
head.next = null
  head = Node#1`},
		{"put", 4, nil, []int64{5}, []heap.NamedValue{integer("i", 0)}, `i: i is 0
i = 0`},
		{"put", 4, nil, []int64{5}, []heap.NamedValue{integer("i", -2)}, `size / i: size / i is -2, a has length 1
size / i = -2
  size = 4
  i = -2
a = int[]#1
a.length = 1`},
		{"size", 0, nil, nil, []heap.NamedValue{integer("i", 0)}, `i - 1: i - 1 is -1
i - 1 = -1
  i = 0`},
		// What evaluation itself changes is not evaluated again.
		{"moving", 0, nil, []int64{5}, []heap.NamedValue{integer("i", 0)}, `i += 7: i += 7 is 8, a has length 1`},
		{"first", 1, nil, nil, []heap.NamedValue{integer("k", 3)},
			`size == 0 || k > 3
size == 0 = false
  size = 1
k > 3 = false
  k = 3
\result == null = true
  \result = null`},
		{"sum", 1, nil, []int64{3, -4}, nil,
			`(\sum int i; 0 <= i && i < a.length; a[i]) == \result
(\sum int i; 0 <= i && i < a.length; a[i]) = -1 (i = 0: 3; i = 1: -4)
\result = 2`},
		{"wide", 1, nil, []int64{1, 3}, nil,
			`(\sum int i; 0 <= i && i < 3; a[i]) > 0 is undefined: i is 2, a has length 2
(\sum int i; 0 <= i && i < 3; a[i]) = undefined (for i = 2: i is 2, a has length 2)`},
		{"pick", 7, nil, []int64{1, 3}, nil,
			`(\exists int i; 0 <= i && i < a.length && a[i] > 1; a[i] == 9) || size > 7
(\exists int i; 0 <= i && i < a.length && a[i] > 1; a[i] == 9) = false (closest: i = 1)
  a[i] == 9 = false
    a[i] = 3
      a = int[]#1
      i = 1
size > 7 = false
  size = 7`},
		{"pair", 7, []int64{1}, nil, nil,
			`size > 0 ? size < 2 : size > -9
size > 0 = true
  size = 7
size < 2 = false`},
		{"pair", 7, []int64{1, 1}, nil, nil,
			`!(head != null && head.next != null)
head != null && head.next != null = true
  head != null = true
    head = Node#1
  head.next != null = true
    head.next = Node#2`},
		{"none", 7, nil, nil, nil, `none: \result is null`},
	} {
		t.Run(fmt.Sprint(c.method, c.keys, c.args), func(t *testing.T) {
			s := state(w, c.size, c.keys, c.args...)
			list := s.Roots[0].Value.Ref
			f := w.Lookup("List").Fields[2]
			v := heap.Value{Type: f.Type}
			if c.a != nil {
				v.Ref = &heap.Object{Type: f.Type, Number: 1, Elems: []heap.Value{}}
				for _, i := range c.a {
					v.Ref.Elems = append(v.Ref.Elems, heap.Value{Type: types.Of(types.Int), Int: i})
				}
				s.Objects = append(s.Objects, v.Ref)
			}
			list.Fields = append(list.Fields, heap.FieldValue{Field: f, Value: v})
			o, err := replay.New(w, replay.Config{}).Check(method(t, w, "List."+c.method), s)
			if err != nil || o.Violation == nil || o.Violation.Detail == nil {
				t.Fatalf("%v %+v", err, o)
			}
			if have := whole(o.Violation.Detail); have != c.want {
				t.Errorf("have\n%s\nwant\n%s", have, c.want)
			}
		})
	}
}

// whole prints a detail in full.
func whole(d *replay.Detail) string {
	var b strings.Builder
	b.WriteString(strings.Join(strings.Fields(d.Conjunct.Text()), " "))
	if d.Fault != "" {
		b.WriteString(": " + d.Fault)
	}
	if d.Undefined != "" {
		b.WriteString(" is undefined: " + d.Undefined)
	}
	for _, n := range d.Witness {
		fmt.Fprintf(&b, "\nfor %s = %s", n.Name, n.Value)
	}
	for _, p := range d.Values {
		fmt.Fprintf(&b, "\n%s%s = %s", strings.Repeat("  ", p.Depth), p.Name, p.Value)
		if p.Note != "" {
			b.WriteString(" (" + p.Note + ")")
		}
	}
	return b.String()
}
