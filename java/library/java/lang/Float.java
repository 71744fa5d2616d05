package java.lang;

import inspect.Arbitrary;

/** As Double, but that parseFloat is known for up to 7 digits and powers from -10 to 10. */
public final class Float extends Number implements Comparable<Float>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    public static final Class<Float> TYPE = float.class;
    public static final float MAX_VALUE = 3.4028235E38f;
    public static final float MIN_VALUE = 1.4E-45f;
    public static final float MIN_NORMAL = 1.17549435E-38f;
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;

    private final float value;

    public /*@ pure @*/ Float(float value) {
        this.value = value;
    }

    public /*@ pure @*/ Float(double value) {
        this((float) value);
    }

    public Float(String s) {
        this(parseFloat(s));
    }

    public static Float valueOf(float value) {
        return new Float(value);
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

    public /*@ pure @*/ int compareTo(Float other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Float && compare(((Float) other).value, value) == 0;
    }

    public static /*@ pure @*/ boolean isNaN(float v) {
        return v != v;
    }

    public static /*@ pure @*/ boolean isInfinite(float v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static /*@ pure @*/ boolean isFinite(float v) {
        return v >= -MAX_VALUE && v <= MAX_VALUE;
    }

    /** Of constants: core/parsed.go. */
    public static float parseFloat(/*@ nullable @*/ String s) {
        return (float) DecimalText.parse(s, true);
    }

    public static Float valueOf(/*@ nullable @*/ String s) {
        return new Float(parseFloat(s));
    }

    public static native /*@ pure @*/ int compare(float a, float b);

    public static native /*@ pure @*/ int floatToIntBits(float value);

    public static native /*@ pure @*/ float intBitsToFloat(int bits);

    /** Of NaN the bits of any. */
    public static int floatToRawIntBits(float value) {
        if (value == value) {
            return floatToIntBits(value);
        }
        int any = Arbitrary.intValue();
        return (any & 0x7fffff) == 0 ? floatToIntBits(value) : any | 0x7f800000;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(float value) {
        return floatToIntBits(value);
    }

    public String toString() {
        return toString(value);
    }

    public static String toString(float value) {
        return FloatingText.of(-2, value);
    }

    public static /*@ pure @*/ float max(float a, float b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ float min(float a, float b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ float sum(float a, float b) {
        return a + b;
    }
}
