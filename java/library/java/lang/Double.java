package java.lang;

import inspect.Arbitrary;

/**
 * What parseDouble reads from a text that is no constant is known for up to 15 digits times ten
 * to the power of -22 to 22, for hexadecimal digits, and where it is too large or too small. Of
 * others the magnitude is known. A text of more than 18 digits comes to no end.
 */
public final class Double extends Number implements Comparable<Double>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    public static final Class<Double> TYPE = double.class;
    public static final double MAX_VALUE = 1.7976931348623157E308;
    public static final double MIN_VALUE = 4.9E-324;
    public static final double MIN_NORMAL = 2.2250738585072014E-308;
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;

    private final double value;

    public /*@ pure @*/ Double(double value) {
        this.value = value;
    }

    public Double(String s) {
        this(parseDouble(s));
    }

    public static Double valueOf(double value) {
        return new Double(value);
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public /*@ pure @*/ long longValue() {
        return (long) value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public /*@ pure @*/ double doubleValue() {
        return value;
    }

    public /*@ pure @*/ boolean isNaN() {
        return isNaN(value);
    }

    public /*@ pure @*/ boolean isInfinite() {
        return isInfinite(value);
    }

    public /*@ pure @*/ int compareTo(Double other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Double && compare(((Double) other).value, value) == 0;
    }

    public static /*@ pure @*/ boolean isNaN(double v) {
        return v != v;
    }

    public static /*@ pure @*/ boolean isInfinite(double v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static /*@ pure @*/ boolean isFinite(double v) {
        return v >= -MAX_VALUE && v <= MAX_VALUE;
    }

    /** Of constants: core/parsed.go. */
    public static double parseDouble(/*@ nullable @*/ String s) {
        return DecimalText.parse(s, false);
    }

    public static Double valueOf(/*@ nullable @*/ String s) {
        return new Double(parseDouble(s));
    }

    public static native /*@ pure @*/ int compare(double a, double b);

    public static native /*@ pure @*/ long doubleToLongBits(double value);

    public static native /*@ pure @*/ double longBitsToDouble(long bits);

    /** Of NaN the bits of any. */
    public static long doubleToRawLongBits(double value) {
        if (value == value) {
            return doubleToLongBits(value);
        }
        long any = (long) Arbitrary.intValue() << 32 | Arbitrary.intValue() & 0xffffffffL;
        return (any & 0xfffffffffffffL) == 0 ? doubleToLongBits(value) : any | 0x7ff0000000000000L;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(double value) {
        long bits = doubleToLongBits(value);
        return (int) (bits ^ bits >>> 32);
    }

    public String toString() {
        return toString(value);
    }

    /** Digits behind the point are those of Java 17, and as to unknown numbers only the same for the same. */
    public static String toString(double value) {
        return FloatingText.of(-1, value);
    }

    public static /*@ pure @*/ double max(double a, double b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ double min(double a, double b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ double sum(double a, double b) {
        return a + b;
    }
}
