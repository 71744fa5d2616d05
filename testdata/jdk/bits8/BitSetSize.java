import java.util.BitSet;

/** The number of bits that there is room for overflows: at 8 bits two words of 64 have the size -128. */
class BitSetSize {
    static void room(int n) {
        if (n >= 0) {
            BitSet b = new BitSet(n);
            assert b.size() >= n;
        }
    }
}
