import java.util.*;

/** Sets of bits that exist before the call: indices from 0, each once, and room for them. */
class InputBits {
    // EXPECT violated assert bits=4 objects=1 collection-size=2
    static void size(BitSet b) { assert b.cardinality() < 2; }
    // EXPECT holds bits=4 objects=1 collection-size=2
    static void natural(BitSet b) { for (int i = b.nextSetBit(0); i >= 0 && i < Integer.MAX_VALUE; i = b.nextSetBit(i + 1)) { assert b.get(i); } }
    // EXPECT violated assert bits=4 objects=1 collection-size=2
    static void length(BitSet b) { assert b.length() >= b.cardinality(); }
    // EXPECT holds bits=4 objects=1 collection-size=2
    static void inside(BitSet b) { assert b.get(Integer.MAX_VALUE) || b.length() >= b.cardinality(); }
    // EXPECT holds bits=5 objects=1 collection-size=1
    static void flipped(BitSet b, int i) { if (i >= 0) { boolean was = b.get(i); b.flip(i); assert b.get(i) != was; } }
    // EXPECT violated assert bits=4 objects=1 collection-size=2
    static void same(BitSet a, BitSet b) { int n = a.cardinality(); b.clear(); assert a.cardinality() == n; }
    // EXPECT holds bits=4 objects=1 collection-size=2
    static void met(BitSet a, BitSet b) { if (a.intersects(b)) { a.and(b); assert !a.isEmpty(); } }
    // EXPECT violated assert bits=4 objects=2 collection-size=1
    static void apart(BitSet a, BitSet b) { assert !a.equals(b) || a == b; }
    // EXPECT violated assert bits=8 objects=1 collection-size=0
    static void grown(BitSet b) { int n = b.size(); b.set(64); assert b.size() == n; }
}
