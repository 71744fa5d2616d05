package java.lang;

/** A box: == of two is that of their values where valueOf keeps one box for a value. */
public final class Byte extends Number implements Comparable<Byte>, java.lang.constant.Constable {
    public static final Class<Byte> TYPE = byte.class;
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;

    private final byte value;
    private final boolean cached;

    //@ invariant cached ==> -128 <= value && value <= 127;

    private /*@ pure @*/ Byte(byte value, boolean cached) {
        this.value = value;
        this.cached = cached;
    }

    public /*@ pure @*/ Byte(byte value) {
        this(value, false);
    }

    public Byte(String s) {
        this(parseByte(s), false);
    }

    public static Byte valueOf(byte value) {
        return new Byte(value, -128 <= value && value <= 127);
    }

    public static Byte valueOf(String s) {
        return valueOf(parseByte(s));
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
        return other instanceof Byte && ((Byte) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(byte value) {
        return value;
    }

    public /*@ pure @*/ int compareTo(Byte other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ int compare(byte x, byte y) {
        return x - y;
    }

    public String toString() {
        return toString(value);
    }

    public static /*@ pure @*/ String toString(byte value) {
        return Integer.toString(value);
    }

    public static byte parseByte(String s) {
        return parseByte(s, 10);
    }

    public static Byte valueOf(String s, int radix) {
        return valueOf(parseByte(s, radix));
    }

    public static byte parseByte(String s, int radix) {
        int value = Integer.parseInt(s, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException();
        }
        return (byte) value;
    }

    public static /*@ pure @*/ int compareUnsigned(byte x, byte y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    public static /*@ pure @*/ int toUnsignedInt(byte value) {
        return value & 0xff;
    }

    public static Byte decode(String s) {
        int n = Integer.decode(s);
        if (n < MIN_VALUE || n > MAX_VALUE) {
            throw new NumberFormatException();
        }
        return valueOf((byte) n);
    }

    public static /*@ pure @*/ long toUnsignedLong(byte value) {
        return value & 0xffL;
    }
}
