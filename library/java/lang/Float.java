package java.lang;

public final class Float extends Number implements Comparable<Float> {
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

    public static native /*@ pure @*/ int compare(float a, float b);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();
}
