package java.lang;

/** A box: == of two is that of their values where valueOf keeps one box for a value. */
public final class Short extends Number implements Comparable<Short>, java.lang.constant.Constable {
    public static final Class<Short> TYPE = short.class;
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    private final short value;
    private final boolean cached;

    //@ invariant cached ==> -128 <= value && value <= 127;

    private /*@ pure @*/ Short(short value, boolean cached) {
        this.value = value;
        this.cached = cached;
    }

    public /*@ pure @*/ Short(short value) {
        this(value, false);
    }

    public Short(String s) {
        this(parseShort(s), false);
    }

    public static Short valueOf(short value) {
        return new Short(value, -128 <= value && value <= 127);
    }

    public static Short valueOf(String s) {
        return valueOf(parseShort(s));
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public /*@ pure @*/ float floatValue() {
        return value;
    }

    public /*@ pure @*/ double doubleValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(short value) {
        return value;
    }

    public /*@ pure @*/ int compareTo(Short other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ int compare(short x, short y) {
        return x - y;
    }

    public String toString() {
        return toString(value);
    }

    public static /*@ pure @*/ String toString(short value) {
        return Integer.toString(value);
    }

    public static short parseShort(String s) {
        return parseShort(s, 10);
    }

    public static Short valueOf(String s, int radix) {
        return valueOf(parseShort(s, radix));
    }

    public static short parseShort(String s, int radix) {
        int value = Integer.parseInt(s, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException();
        }
        return (short) value;
    }

    public static /*@ pure @*/ short reverseBytes(short value) {
        return (short) ((value & 0xff00) >> 8 | value << 8);
    }

    public static /*@ pure @*/ long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static /*@ pure @*/ int compareUnsigned(short x, short y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    public static /*@ pure @*/ int toUnsignedInt(short value) {
        return value & 0xffff;
    }

    public static Short decode(String s) {
        int n = Integer.decode(s);
        if (n < MIN_VALUE || n > MAX_VALUE) {
            throw new NumberFormatException();
        }
        return valueOf((short) n);
    }
}
