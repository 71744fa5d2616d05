import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/** Hash codes that Objects.hash combines, in code and where clauses of the library ask for them. */
public class HashedKeys {
    static class Key {
        boolean x, y;

        public boolean equals(Object o) { return o instanceof Key && ((Key) o).x == x && ((Key) o).y == y; }

        public int hashCode() { return Objects.hash(x ? 1 : 0, y ? 1 : 0); }
    }

    /** Unlike its equals, its hash code tells objects apart. */
    static class Loose {
        boolean x;

        public boolean equals(Object o) { return o instanceof Loose; }

        public int hashCode() { return Objects.hash(x ? 1 : 0); }
    }

    int reads;

    int read() { return ++reads; }

    // EXPECT holds bits=12 objects=1
    static void value(boolean a, boolean b) { assert Objects.hash(a ? 1 : 0, b) == 31 * (a ? 32 : 31) + (b ? 1231 : 1237); }

    // EXPECT holds bits=12 objects=1
    static void nulls() { assert Objects.hash(null, null) == 31 * 31 && Objects.hash() == 1 && Objects.hash('b') == 31 + 'b'; }

    // EXPECT violated assert bits=12 objects=1
    static void valueWrong(boolean a, boolean b) { assert Objects.hash(a, b) == Objects.hash(b, a); }

    // EXPECT holds bits=16 objects=1
    static void order() { HashedKeys h = new HashedKeys(); assert Objects.hash(h.read(), h.reads, h.read()) == 31 * (31 * (31 + 1) + 1) + 2; }

    // EXPECT violated assert bits=12 objects=1
    static void orderWrong() { HashedKeys h = new HashedKeys(); assert Objects.hash(h.read(), h.read()) == 31 * (31 + 1) + 1; }

    // EXPECT holds bits=6 objects=1 Key=2
    static void added(Set<Key> s, Key k) {
        s.add(k);
        assert s.contains(k);
    }

    // EXPECT violated assert bits=6 objects=1 Loose=2
    static void looseKeys(Set<Loose> s, Loose k, Loose l) {
        s.add(k);
        assert !k.equals(l) || s.contains(l);
    }

    // EXPECT holds bits=6 objects=1 Key=2
    static void strictKeys(Set<Key> s, Key k, Key l) {
        s.add(k);
        assert !k.equals(l) || s.contains(l);
    }

    /** Of an array that is written for it: each part counts as the array has it. */
    static class Row {
        boolean x, y;

        public boolean equals(Object o) { return o instanceof Row r && r.x == x && r.y == y; }

        public int hashCode() { return Arrays.hashCode(new long[] {x ? 1 : 0, y ? 1 : 0}); }
    }

    static class Mixed {
        boolean x;

        public boolean equals(Object o) { return o instanceof Mixed; }

        public int hashCode() { return Arrays.hashCode(new Object[] {null, x ? 1 : 0}); }
    }

    // EXPECT holds bits=12 objects=1
    static void ofArrays(boolean a, boolean b) { assert Arrays.hashCode(new int[] {a ? 1 : 0, 2}) == 31 * (a ? 32 : 31) + 2 && Arrays.hashCode(new boolean[] {b}) == (b ? 1262 : 1268) && Arrays.hashCode(new byte[] {-1}) == 30; }

    // EXPECT holds bits=13 objects=1
    static void ofObjects(boolean a) { assert Arrays.hashCode(new Object[] {a ? 1 : 2, null, 'b'}) == 31 * 31 * (31 + (a ? 1 : 2)) + 'b' && Arrays.hashCode(new Byte[] {-1}) == 30 && Arrays.hashCode(new int[0]) == 1 && Arrays.hashCode(new char[] {}) == 1; }

    // EXPECT violated assert bits=12 objects=1
    static void ofArraysWrong(boolean a, boolean b) { assert Arrays.hashCode(new int[] {a ? 1 : 0, b ? 1 : 0}) == Arrays.hashCode(new boolean[] {a, b}); }

    // EXPECT holds bits=16 objects=1
    static void orderInArray() { HashedKeys h = new HashedKeys(); assert Arrays.hashCode(new int[] {h.read(), h.reads, h.read()}) == 31 * (31 * (31 + 1) + 1) + 2; }

    // EXPECT holds bits=7 objects=1 Row=2
    static void rows(Set<Row> s, Row k, Row l) {
        s.add(k);
        assert !k.equals(l) || s.contains(l);
    }

    // EXPECT violated assert bits=7 objects=1 Mixed=2
    static void mixed(Set<Mixed> s, Mixed k, Mixed l) {
        s.add(k);
        assert !k.equals(l) || s.contains(l);
    }

    // EXPECT holds bits=12 objects=1
    //@ ensures \result == Objects.hash(a, b);
    static int inAClause(boolean a, boolean b) { return 31 * (31 + (a ? 1231 : 1237)) + (b ? 1231 : 1237); }
}
