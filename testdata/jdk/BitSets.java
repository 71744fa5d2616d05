import java.util.BitSet;

class BitSets {
    static void set(int i, int j) {
        if (i < 0 || i > 130 || j < 0 || j > 130) return;
        BitSet b = new BitSet();
        b.set(i);
        b.set(j);
        b.clear(i);
        assert b.get(j) == (i != j) && b.cardinality() == (i == j ? 0 : 1);
    }

    static void next(int i, int j) {
        if (i < 0 || i > 130 || j < 0 || j > 130) return;
        BitSet b = new BitSet(131);
        b.set(i);
        b.set(j);
        assert b.nextSetBit(0) == i;
    }

    /** Integer.MAX_VALUE is an index that may be set; length() is then negative. */
    static void length(int i) {
        if (i < 0) return;
        BitSet b = new BitSet();
        b.set(i);
        assert b.length() > i;
    }

    /** The same of all that is set from an index on. */
    static void cleared(int i) {
        if (i < 0) return;
        BitSet b = new BitSet();
        b.set(i);
        b.clear(0, b.length());
        assert !b.get(i);
    }
}
