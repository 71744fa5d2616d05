package java.util;

/** The indices that are set, ascending, in the first slots of an array. */
public class BitSet implements Cloneable, java.io.Serializable {
    int[] bits;
    int count;

    //@ invariant 0 <= count && count <= bits.length;
    //@ invariant (\forall int i; 0 <= i && i < count; bits[i] >= 0);
    //@ invariant (\forall int i; 0 < i && i < count; bits[i - 1] < bits[i]);

    public BitSet() {
        bits = new int[8];
    }

    public BitSet(int size) {
        if (size < 0) {
            throw new NegativeArraySizeException();
        }
        bits = new int[8];
    }

    private static void natural(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException();
        }
    }

    private static void range(int from, int to) {
        if (from < 0 || to < from) {
            throw new IndexOutOfBoundsException();
        }
    }

    /** The number of bits set below an index. */
    private int below(int index) {
        int i = 0;
        while (i < count && bits[i] < index) {
            i++;
        }
        return i;
    }

    private boolean at(int place, int index) {
        return place < count && bits[place] == index;
    }

    private void put(int index) {
        int p = below(index);
        if (at(p, index)) {
            return;
        }
        if (count == bits.length) {
            int[] grown = count < 8 ? new int[8] : new int[2 * count];
            for (int i = 0; i < count; i++) {
                grown[i] = bits[i];
            }
            bits = grown;
        }
        for (int i = count; i > p; i--) {
            bits[i] = bits[i - 1];
        }
        bits[p] = index;
        count++;
    }

    private void drop(int place) {
        for (int i = place; i < count - 1; i++) {
            bits[i] = bits[i + 1];
        }
        count--;
    }

    public void set(int index) {
        natural(index);
        put(index);
    }

    public void set(int index, boolean value) {
        if (value) {
            set(index);
        } else {
            clear(index);
        }
    }

    public void set(int from, int to) {
        range(from, to);
        for (int i = from; i < to; i++) {
            put(i);
        }
    }

    public void set(int from, int to, boolean value) {
        if (value) {
            set(from, to);
        } else {
            clear(from, to);
        }
    }

    public void clear(int index) {
        natural(index);
        int p = below(index);
        if (at(p, index)) {
            drop(p);
        }
    }

    public void clear(int from, int to) {
        range(from, to);
        int p = below(from);
        while (p < count && bits[p] < to) {
            drop(p);
        }
    }

    public void clear() {
        count = 0;
    }

    public void flip(int index) {
        natural(index);
        int p = below(index);
        if (at(p, index)) {
            drop(p);
        } else {
            put(index);
        }
    }

    public void flip(int from, int to) {
        range(from, to);
        for (int i = from; i < to; i++) {
            flip(i);
        }
    }

    public boolean get(int index) {
        natural(index);
        return at(below(index), index);
    }

    public BitSet get(int from, int to) {
        range(from, to);
        BitSet r = new BitSet();
        for (int i = below(from); i < count && bits[i] < to; i++) {
            r.put(bits[i] - from);
        }
        return r;
    }

    public int nextSetBit(int from) {
        natural(from);
        int p = below(from);
        return p < count ? bits[p] : -1;
    }

    public int nextClearBit(int from) {
        natural(from);
        int index = from;
        for (int p = below(from); at(p, index); p++) {
            index++;
        }
        return index;
    }

    public int previousSetBit(int from) {
        if (from < -1) {
            throw new IndexOutOfBoundsException();
        }
        int p = count - 1;
        while (p >= 0 && bits[p] > from) {
            p--;
        }
        return p < 0 ? -1 : bits[p];
    }

    public int previousClearBit(int from) {
        if (from < -1) {
            throw new IndexOutOfBoundsException();
        }
        int index = from;
        int p = count - 1;
        while (p >= 0 && bits[p] > from) {
            p--;
        }
        while (p >= 0 && bits[p] == index) {
            p--;
            index--;
        }
        return index;
    }

    public int length() {
        return count == 0 ? 0 : bits[count - 1] + 1;
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public int cardinality() {
        return count;
    }

    public boolean intersects(BitSet set) {
        for (int i = 0; i < set.count; i++) {
            if (get(set.bits[i])) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet set) {
        int p = 0;
        while (p < count) {
            if (set.get(bits[p])) {
                p++;
            } else {
                drop(p);
            }
        }
    }

    public void or(BitSet set) {
        for (int i = 0; i < set.count; i++) {
            put(set.bits[i]);
        }
    }

    public void xor(BitSet set) {
        if (set == this) {
            count = 0;
            return;
        }
        for (int i = 0; i < set.count; i++) {
            flip(set.bits[i]);
        }
    }

    public void andNot(BitSet set) {
        if (set == this) {
            count = 0;
            return;
        }
        for (int i = 0; i < set.count; i++) {
            clear(set.bits[i]);
        }
    }

    public boolean equals(/*@ nullable @*/ Object o) {
        if (!(o instanceof BitSet)) {
            return false;
        }
        BitSet b = (BitSet) o;
        if (count != b.count) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (bits[i] != b.bits[i]) {
                return false;
            }
        }
        return true;
    }

    /** Words of 64 bits are weighted by their number. */
    public int hashCode() {
        long h = 1234;
        long word = 0;
        for (int i = 0; i < count; i++) {
            word |= 1L << (bits[i] % 64);
            if (i + 1 == count || bits[i + 1] / 64 != bits[i] / 64) {
                h ^= word * (bits[i] / 64 + 1);
                word = 0;
            }
        }
        return (int) ((h >> 32) ^ h);
    }

    public static BitSet valueOf(long[] words) {
        BitSet r = new BitSet();
        for (int i = 0; i < words.length; i++) {
            r.putAll(words[i], Long.SIZE, Long.SIZE * i);
        }
        return r;
    }

    public static BitSet valueOf(byte[] bytes) {
        BitSet r = new BitSet();
        for (int i = 0; i < bytes.length; i++) {
            r.putAll(bytes[i], Byte.SIZE, Byte.SIZE * i);
        }
        return r;
    }

    private void putAll(long word, int size, int from) {
        for (int i = 0; i < size; i++) {
            if ((word >>> i & 1) != 0) {
                put(from + i);
            }
        }
    }

    public long[] toLongArray() {
        long[] out = new long[(length() + Long.SIZE - 1) / Long.SIZE];
        for (int i = 0; i < count; i++) {
            out[bits[i] / Long.SIZE] |= 1L << (bits[i] % Long.SIZE);
        }
        return out;
    }

    public byte[] toByteArray() {
        byte[] out = new byte[(length() + Byte.SIZE - 1) / Byte.SIZE];
        for (int i = 0; i < count; i++) {
            out[bits[i] / Byte.SIZE] |= 1 << (bits[i] % Byte.SIZE);
        }
        return out;
    }

    public java.util.stream.IntStream stream() {
        return java.util.Arrays.stream(bits, 0, count);
    }

    public Object clone() {
        BitSet r = new BitSet();
        r.or(this);
        return r;
    }

    public String toString() {
        StringBuilder b = new StringBuilder();
        b.append('{');
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(bits[i]);
        }
        b.append('}');
        return b.toString();
    }
}
