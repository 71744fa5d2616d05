package verify_test

import (
	"context"
	"testing"

	"inspect/encode"
	"inspect/java/bounds"
	"inspect/verify"
	"inspect/z3"
)

// offsets is code that names variables by numbers, as the JDK's own does.
const offsets = `
import jdk.internal.misc.Unsafe;

class Offsets {
	static class Node { int key; /*@ nullable @*/ Node next; }
	int size;
	volatile long count;
	final int fixed = 1;
	/*@ nullable @*/ Node head;
	/*@ nullable @*/ Object any;
	private static final Unsafe U = Unsafe.getUnsafe();
	private static final long SIZE = U.objectFieldOffset(Offsets.class, "size");
	private static final long COUNT = U.objectFieldOffset(Offsets.class, "count");
	private static final long FIXED = U.objectFieldOffset(Offsets.class, "fixed");
	private static final long HEAD = U.objectFieldOffset(Offsets.class, "head");
	private static final long KEY = U.objectFieldOffset(Node.class, "key");
	private static final int BASE = U.arrayBaseOffset(Node[].class);
	private static final int INTS = U.arrayBaseOffset(int[].class);
	private static final int SHIFT;
	static {
		int scale = U.arrayIndexScale(Node[].class);
		if ((scale & (scale - 1)) != 0) throw new Error();
		SHIFT = 31 - Integer.numberOfLeadingZeros(scale);
	}
	static Node at(Node[] a, int i) { return (Node) U.getReferenceAcquire(a, ((long) i << SHIFT) + BASE); }
	static boolean change(Node[] a, int i, Node c, Node v) { return U.compareAndSetReference(a, ((long) i << SHIFT) + BASE, c, v); }
	static void put(Node[] a, int i, Node v) { U.putReferenceRelease(a, ((long) i << SHIFT) + BASE, v); }

	boolean grow(int n) { int old = size; boolean b = U.compareAndSetInt(this, SIZE, n, n + 1); assert b == (old == n) && size == (b ? n + 1 : old); return b; }
	void growAlways(int n) { assert U.compareAndSetInt(this, SIZE, n, n + 1); }
	void counts(long n) { long old = count; assert U.getAndAddLong(this, COUNT, n) == old && count == old + n && U.getLongVolatile(this, COUNT) == count; }
	void link(Node n) { U.putReferenceRelease(this, HEAD, n); assert head == n && U.getReference(this, HEAD) == n; }
	void linkOther(Offsets o, Node n) { o.head = null; U.putReference(this, HEAD, n); assert o.head == null; }
	static int key(Node n) { return U.getInt(n, KEY); }
	static void elements(Node[] a, int i, Node n) {
		if (a != null && 0 <= i && i < a.length) {
			Node old = at(a, i);
			assert old == a[i] && change(a, i, old, n) && a[i] == n && (n == old || !change(a, i, old, null));
			put(a, i, null);
			assert a[i] == null;
		}
	}
	static void elementsOther(Node[] a, int i, Node n) { if (a != null && 0 <= i && i < a.length - 1) { put(a, i, n); assert a[i + 1] != n; } }
	static Node outside(Node[] a) { return at(a, a.length); }

	long elsewhere(long n) { return U.getLong(this, n); }
	int asInt() { return U.getInt(this, COUNT); }
	void asFinal() { U.putInt(this, FIXED, 2); }
	int ofOther(Object o) { return U.getInt(o, SIZE); }
	void wrongValue() { U.putReference(this, HEAD, any); }
	static Object mixed(Node[] a, int i) { return U.getReference(a, ((long) i << SHIFT) + INTS); }
	static Object narrow(Node[] a, int i) { return U.getReference(a, (i << SHIFT) + BASE); }
	static Object ofObjects(Object[] a, int i) { return U.getReference(a, ((long) i << SHIFT) + BASE); }
}`

// TestOffsets: an access of Unsafe is that of the field or element, where the text says which,
// and is refused elsewhere.
func TestOffsets(t *testing.T) {
	t.Parallel()
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"grow(int)": "holds", "growAlways(int)": "violated", "counts(long)": "holds", "link(Node)": "holds", "linkOther(Offsets,Node)": "violated",
		"key(Node)": "violated", "elements(Node[],int,Node)": "holds", "elementsOther(Node[],int,Node)": "violated", "outside(Node[])": "violated",
		"elsewhere(long)": "unsupported", "asInt()": "unsupported", "asFinal()": "unsupported", "ofOther(Object)": "unsupported", "wrongValue()": "unsupported",
		"mixed(Node[],int)": "unsupported", "narrow(Node[],int)": "unsupported", "ofObjects(Object[],int)": "unsupported",
	}
	for _, a := range append(ground(gophersat(t)), verify.Attempt{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}) {
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{tree(t, map[string]string{"Offsets.java": offsets})}, NullableByDefault: true,
			Bounds: bounds.Bounds{Objects: 2, ArrayLength: 2}, Attempts: []verify.Attempt{a},
		})
		expectVerdicts(t, doc, want)
	}
}
