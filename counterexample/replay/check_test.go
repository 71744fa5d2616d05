package replay_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/bounds"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

const listSource = `
class Node {
    int key;
    /*@ nullable @*/ Node next;
}

class List {
    /*@ nullable @*/ Node head;
    int size;

    //@ invariant size == \reach(head, Node, next).int_size();

    /*@ requires n != null && !\reach(head, Node, next).has(n);
      @ ensures head == n && size == \old(size) + 1;
      @ ensures (\forall Node m; \old(\reach(head, Node, next)).has(m); \reach(head, Node, next).has(m));
      @*/
    void push(Node n) {
        n.next = head;
        head = n;
        size++;
    }

    /*@ ensures \result == (\exists Node n; \reach(head, Node, next).has(n); n.key == k); @*/
    /*@ pure @*/ boolean has(int k) {
        for (Node n = head; n != null; n = n.next) {
            if (n.key == k) {
                return true;
            }
        }
        return false;
    }

    /*@ requires head != null;
      @ ensures \result > 0 && (\forall int i; 0 <= i && i < 3; i * 2 != \result);
      @*/
    int first() {
        int k = head.key;
        return k;
    }

    //@ ensures head.next.key == 1;
    void undefinedPost() {
    }

    void deref() {
        head.key = 1;
    }

    //@ signals (IllegalStateException e) size > 5; signals_only IllegalStateException;
    void raise(int n) {
        if (n > 0) {
            throw new IllegalStateException("no");
        }
        int[] a = new int[1];
        a[n] = 2;
    }

    int spin(int n) {
        while (n > 0) {
            n++;
        }
        return n;
    }

    void allocate(int n) {
        int[] a = new int[n];
    }

    int sum(int n) {
        return n <= 0 ? 0 : n + sum(n - 1);
    }

    void big() {
        int x = 100;
    }

    void dies(int n) {
        try {
            assert n > 3;
        } catch (Throwable t) {
            n = 9;
        }
    }

    //@ requires size > 3;
    void never(int n) {
        //@ assume n == 2;
        n++;
    }
}
`

// state builds the pre-state of a List with nodes of the given keys.
func state(w *types.World, size int64, keys []int64, args ...heap.NamedValue) *heap.State {
	list, node := w.Lookup("List"), w.Lookup("Node")
	s := &heap.State{}
	field := func(c *types.Class, name string) *types.Field {
		for _, f := range c.Fields {
			if f.Name == name {
				return f
			}
		}
		panic("no field " + name)
	}
	var head *heap.Object
	for i := len(keys) - 1; i >= 0; i-- {
		head = &heap.Object{Type: node, Number: i + 1, Fields: []heap.FieldValue{
			{Field: field(node, "key"), Value: heap.Value{Type: types.Of(types.Int), Int: keys[i]}},
			{Field: field(node, "next"), Value: heap.Value{Type: node, Ref: head}}}}
		s.Objects = append(s.Objects, head)
	}
	this := &heap.Object{Type: list, Number: 1, Fields: []heap.FieldValue{
		{Field: field(list, "head"), Value: heap.Value{Type: node, Ref: head}},
		{Field: field(list, "size"), Value: heap.Value{Type: types.Of(types.Int), Int: size}}}}
	s.Objects = append(s.Objects, this)
	s.Roots = append([]heap.NamedValue{{Name: "this", Value: heap.Value{Type: list, Ref: this}}}, args...)
	return s
}

func integer(name string, i int64) heap.NamedValue {
	return heap.NamedValue{Name: name, Value: heap.Value{Type: types.Of(types.Int), Int: i}}
}

func method(t testing.TB, w *types.World, spec string) *types.Method {
	t.Helper()
	ms, d := w.FindMethods(spec)
	if d != nil || len(ms) != 1 {
		t.Fatalf("%s: %v %v", spec, ms, d)
	}
	return ms[0]
}

// TestCheck holds outcomes in one line each.
func TestCheck(t *testing.T) {
	w := textWorld(t, "List.java", listSource)
	for _, c := range []struct {
		method string
		config replay.Config
		size   int64
		keys   []int64
		args   []heap.NamedValue
		want   string
	}{
		{"has", replay.Config{}, 2, []int64{4, 7}, []heap.NamedValue{integer("k", 7)}, "result true"},
		{"has", replay.Config{}, 2, []int64{4, 7}, []heap.NamedValue{integer("k", 5)}, "result false"},
		{"has", replay.Config{}, 1, []int64{4, 7}, []heap.NamedValue{integer("k", 5)}, "not admitted: size == \\reach"},
		{"has", replay.Config{Bounds: bounds.Bounds{Unwind: 1}}, 2, []int64{4, 7}, []heap.NamedValue{integer("k", 5)}, "cut off: loop 1 at 25"},
		{"first", replay.Config{}, 1, []int64{-2}, nil, "postcondition 34: \\result > 0 is false where \\result = -2"},
		{"first", replay.Config{}, 1, []int64{4}, nil, "postcondition 34: i * 2 != \\result is false where i = 2, i * 2 = 4, \\result = 4"},
		{"undefinedPost", replay.Config{}, 1, []int64{4}, nil, "postcondition 41: head.next.key == 1 is undefined: head.next is null where head.next.key = undefined (head.next is null), head.next = null, head = Node#1"},
		{"deref", replay.Config{}, 0, nil, nil, "null 46"},
		{"raise", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", 1)}, "signals 49: size > 5 is false where size = 0"},
		{"raise", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", -1)}, "signals-only 49"},
		{"raise", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", 0)}, "ends"},
		{"spin", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", 1)}, "cut off: loop 4 at 59"},
		{"spin", replay.Config{Bounds: bounds.Bounds{Bits: 3}}, 0, nil, []heap.NamedValue{integer("n", 1)}, "result -4"},
		{"allocate", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", 5)}, "cut off: array-length 4 at 66"},
		{"allocate", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", -1)}, "array-length 66"},
		{"sum", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", 2)}, "result 3"},
		{"sum", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", 3)}, "cut off: recursion 3 at 70"},
		{"big", replay.Config{Bounds: bounds.Bounds{Bits: 7}}, 0, nil, nil, "needs 8 bits"},
		{"big", replay.Config{Bounds: bounds.Bounds{Bits: 8}}, 0, nil, nil, "ends"},
		{"dies", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", 3)}, "assert 79: n > 3 is false where n = 3"},
		{"never", replay.Config{}, 0, nil, []heap.NamedValue{integer("n", 3)}, "not admitted: requires size > 3;"},
		{"never", replay.Config{}, 4, []int64{1, 2, 3, 4}, []heap.NamedValue{integer("n", 3)}, "not admitted: assume n == 2;"},
		{"never", replay.Config{}, 4, []int64{1, 2, 3, 4}, []heap.NamedValue{integer("n", 2)}, "ends"},
	} {
		t.Run(fmt.Sprint(c.method, c.args, c.config.Bounds.Bits), func(t *testing.T) {
			o, err := replay.New(w, c.config).Check(method(t, w, "List."+c.method), state(w, c.size, c.keys, c.args...))
			if have := line(o, err); !strings.HasPrefix(have, c.want) {
				t.Errorf("have %q\nwant %q", have, c.want)
			}
		})
	}
}

// line is an outcome in one line.
func line(o *replay.Outcome, err error) string {
	var bits *replay.BitsError
	switch {
	case errors.As(err, &bits):
		return fmt.Sprintf("needs %d bits", bits.Need)
	case err != nil:
		return err.Error()
	case o.CutOff != nil:
		return fmt.Sprintf("cut off: %s %d at %d", o.CutOff.Kind, o.CutOff.Bound, o.CutOff.Span.Line())
	case !o.Allowed:
		return "not admitted: " + strings.TrimPrefix(o.Why.Text(), "invariant ")
	case o.Violation != nil:
		s := fmt.Sprintf("%s %d", o.Violation.Kind, o.Violation.Span.Line())
		if o.Violation.Detail != nil {
			s += ": " + strings.TrimSpace(o.Violation.Detail.String())
		}
		return s
	case o.Result != nil:
		return "result " + o.Result.String()
	}
	return "ends"
}

// TestPush checks steps, post-state and that the pre-state is left alone.
func TestPush(t *testing.T) {
	w := textWorld(t, "List.java", listSource)
	pre := state(w, 1, []int64{4})
	node := w.Lookup("Node")
	extra := &heap.Object{Type: node, Number: 2, Fields: []heap.FieldValue{
		{Field: node.Fields[0], Value: heap.Value{Type: types.Of(types.Int), Int: 9}},
		{Field: node.Fields[1], Value: heap.Value{Type: node}}}}
	pre.Objects = append(pre.Objects, extra)
	pre.Roots = append(pre.Roots, heap.NamedValue{Name: "n", Value: heap.Value{Type: node, Ref: extra}})
	o, err := replay.New(w, replay.Config{}).Check(method(t, w, "List.push"), pre)
	if err != nil || o.Violation != nil || !o.Allowed {
		t.Fatalf("%v %+v", err, o)
	}
	var have []string
	for _, s := range o.Steps {
		have = append(have, fmt.Sprint(s.Span.Line(), s.Changes))
	}
	want := "18 [Node#2.next = Node#1] 19 [List#1.head = Node#2] 20 [List#1.size = 2]"
	if got := strings.Join(have, " "); got != want {
		t.Errorf("steps %s\nwant  %s", got, want)
	}
	list := o.Post.Objects[1]
	if list.Label() != "List#1" || list.Fields[0].Value.Ref != o.Post.Objects[2] || list.Fields[1].Value.Int != 2 {
		t.Errorf("post: %+v", list)
	}
	if pre.Objects[1].Fields[1].Value.Int != 1 || extra.Fields[1].Value.Ref != nil {
		t.Errorf("the pre-state was modified")
	}
}

// TestUnsupported demands a diagnostic with a place.
func TestUnsupported(t *testing.T) {
	w := textWorld(t, "U.java", `class U { static int f() { Object c = "".describeConstable(); return 1; } }`)
	_, err := replay.New(w, replay.Config{}).Check(method(t, w, "U.f"), &heap.State{})
	var d *source.Diagnostic
	if !errors.As(err, &d) || d.Code != source.Unsupported || !d.Span.Valid() {
		t.Errorf("have %v", err)
	}
}
