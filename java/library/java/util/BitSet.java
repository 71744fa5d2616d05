package java.util;

import inspect.Refused;
import inspect.Arbitrary;

/**
 * The indices that are set, ascending, in the first slots of an array, and how many words of 64
 * bits there is room for. Whether clone takes room away is open.
 */
public class BitSet implements Cloneable, java.io.Serializable {
    int[] elements;
    int size;
    int words;

    //@ invariant elements != null && size == elements.length; // what room there is in a set of before the call, words alone says
    //@ invariant needed() <= words && words <= (Integer.MAX_VALUE >> 6) + 1;
    //@ invariant (\forall int i; 0 <= i && i < size; elements[i] >= 0);
    //@ invariant (\forall int i; 0 < i && i < size; elements[i - 1] < elements[i]);

    public BitSet() {
        elements = new int[8];
        words = 1;
    }

    public BitSet(int bits) {
        if (bits < 0) {
            throw new NegativeArraySizeException();
        }
        elements = new int[8];
        words = (bits - 1 >> 6) + 1;
    }

    /** How many words the indices take. */
    private /*@ pure helper @*/ int needed() {
        return size == 0 ? 0 : (elements[size - 1] >> 6) + 1;
    }

    /** Makes room for an index. */
    private void room(int index) {
        int n = (index >> 6) + 1;
        if (words < n) {
            words = Math.max(2 * words, n);
        }
    }

    private static /*@ pure @*/ void natural(int index) {
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
    private /*@ pure @*/ int below(int index) {
        int i = 0;
        while (i < size && elements[i] < index) {
            i++;
        }
        return i;
    }

    private /*@ pure @*/ boolean at(int place, int index) {
        return place < size && elements[place] == index;
    }

    private void put(int index) {
        int p = below(index);
        if (at(p, index)) {
            return;
        }
        room(index);
        if (size == elements.length) {
            int[] grown = size < 8 ? new int[8] : new int[2 * size];
            for (int i = 0; i < size; i++) {
                grown[i] = elements[i];
            }
            elements = grown;
        }
        for (int i = size; i > p; i--) {
            elements[i] = elements[i - 1];
        }
        elements[p] = index;
        size++;
    }

    private void drop(int place) {
        for (int i = place; i < size - 1; i++) {
            elements[i] = elements[i + 1];
        }
        size--;
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
        if (from < to) {
            room(to - 1);
        }
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
        while (p < size && elements[p] < to) {
            drop(p);
        }
    }

    public void clear() {
        size = 0;
    }

    public void flip(int index) {
        natural(index);
        room(index);
        int p = below(index);
        if (at(p, index)) {
            drop(p);
        } else {
            put(index);
        }
    }

    public void flip(int from, int to) {
        range(from, to);
        if (from < to) {
            room(to - 1);
        }
        for (int i = from; i < to; i++) {
            flip(i);
        }
    }

    public /*@ pure @*/ boolean get(int index) {
        natural(index);
        return at(below(index), index);
    }

    public BitSet get(int from, int to) {
        range(from, to);
        int end = length();
        if (end <= from || from == to) { // as in the JDK, where the length overflows, too
            return new BitSet(0);
        }
        BitSet r = new BitSet(Math.min(to, end) - from);
        for (int i = below(from); i < size && elements[i] < to; i++) {
            r.put(elements[i] - from);
        }
        return r;
    }

    public /*@ pure @*/ int nextSetBit(int from) {
        natural(from);
        int p = below(from);
        return p < size ? elements[p] : -1;
    }

    public /*@ pure @*/ int nextClearBit(int from) {
        natural(from);
        int index = from;
        for (int p = below(from); at(p, index); p++) {
            index++;
        }
        return index;
    }

    public /*@ pure @*/ int previousSetBit(int from) {
        if (from < -1) {
            throw new IndexOutOfBoundsException();
        }
        int p = size - 1;
        while (p >= 0 && elements[p] > from) {
            p--;
        }
        return p < 0 ? -1 : elements[p];
    }

    public /*@ pure @*/ int previousClearBit(int from) {
        if (from < -1) {
            throw new IndexOutOfBoundsException();
        }
        int index = from;
        int p = size - 1;
        while (p >= 0 && elements[p] > from) {
            p--;
        }
        while (p >= 0 && elements[p] == index) {
            p--;
            index--;
        }
        return index;
    }

    public /*@ pure @*/ int length() {
        return size == 0 ? 0 : elements[size - 1] + 1;
    }

    /** Negative where there is room for the largest index. */
    public /*@ pure @*/ int size() {
        return words << 6;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public /*@ pure @*/ int cardinality() {
        return size;
    }

    public /*@ pure @*/ boolean intersects(BitSet set) {
        for (int i = 0; i < set.size; i++) {
            if (get(set.elements[i])) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet set) {
        if (set == null) {
            throw new NullPointerException();
        }
        int p = 0;
        while (p < size) {
            if (set.get(elements[p])) {
                p++;
            } else {
                drop(p);
            }
        }
    }

    public void or(BitSet set) {
        if (set.size > 0) {
            room(set.elements[set.size - 1]);
        }
        for (int i = 0; i < set.size; i++) {
            put(set.elements[i]);
        }
    }

    public void xor(BitSet set) {
        if (set == this) {
            size = 0;
            return;
        }
        if (set.size > 0) {
            room(set.elements[set.size - 1]);
        }
        for (int i = 0; i < set.size; i++) {
            flip(set.elements[i]);
        }
    }

    public void andNot(BitSet set) {
        if (set == this) {
            size = 0;
            return;
        }
        for (int i = 0; i < set.size; i++) {
            clear(set.elements[i]);
        }
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object o) {
        if (!(o instanceof BitSet)) {
            return false;
        }
        BitSet b = (BitSet) o;
        if (size != b.size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (elements[i] != b.elements[i]) {
                return false;
            }
        }
        return true;
    }

    /** Words of 64 bits are weighted by their number. */
    public /*@ pure @*/ int hashCode() {
        long h = 1234;
        long word = 0;
        for (int i = 0; i < size; i++) {
            word |= 1L << (elements[i] % 64);
            if (i + 1 == size || elements[i + 1] / 64 != elements[i] / 64) {
                h ^= word * (elements[i] / 64 + 1);
                word = 0;
            }
        }
        return (int) ((h >> 32) ^ h);
    }

    public static BitSet valueOf(long[] words) {
        BitSet r = new BitSet(0);
        for (int i = words.length - 1; i >= 0; i--) {
            r.putAll(words[i], Long.SIZE, Long.SIZE * i);
        }
        return r;
    }

    public static BitSet valueOf(byte[] bytes) {
        BitSet r = new BitSet(0);
        for (int i = bytes.length - 1; i >= 0; i--) {
            r.putAll(bytes[i], Byte.SIZE, Byte.SIZE * i);
        }
        return r;
    }

    private void putAll(long word, int size, int from) {
        for (int i = size - 1; i >= 0; i--) {
            if ((word >>> i & 1) != 0) {
                put(from + i);
            }
        }
    }

    public long[] toLongArray() {
        long[] out = new long[size == 0 ? 0 : elements[size - 1] / Long.SIZE + 1];
        for (int i = 0; i < size; i++) {
            out[elements[i] / Long.SIZE] |= 1L << (elements[i] % Long.SIZE);
        }
        return out;
    }

    public byte[] toByteArray() {
        byte[] out = new byte[size == 0 ? 0 : elements[size - 1] / Byte.SIZE + 1];
        for (int i = 0; i < size; i++) {
            out[elements[i] / Byte.SIZE] |= 1 << (elements[i] % Byte.SIZE);
        }
        return out;
    }

    public java.util.stream.IntStream stream() {
        return java.util.Arrays.stream(elements, 0, size);
    }

    public Object clone() {
        if (getClass() != BitSet.class) {
            Refused.cloneOfHeir();
        }
        if (Arbitrary.booleanValue()) {
            words = needed();
        }
        BitSet r = new BitSet(0);
        r.or(this);
        r.words = words;
        return r;
    }

    public String toString() {
        StringBuilder b = new StringBuilder();
        b.append('{');
        for (int i = 0; i < size; i++) {
            if (i > 0) {
                b.append(", ");
            }
            b.append(elements[i]);
        }
        b.append('}');
        return b.toString();
    }
}
