import java.util.BitSet;

/** The number of bits that there is room for overflows: at 8 bits two words of 64 have the size -128. */
class BitSetSize {
    static void room(int n) {
        if (n >= 0) {
            BitSet b = new BitSet(n);
            assert b.size() >= n;
        }
    }

    /** So does length(), behind the last of the bits that may be set. */
    static void length(int i) {
        if (i >= 0) {
            BitSet b = new BitSet();
            b.set(i);
            assert b.length() > i;
        }
    }
}
