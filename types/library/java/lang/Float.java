package java.lang;

public final class Float extends Number implements Comparable<Float> {
    public static final float MAX_VALUE = 3.4028235E38f;
    public static final float MIN_VALUE = 1.4E-45f;
    public static final float MIN_NORMAL = 1.17549435E-38f;
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;

    private Float() {
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

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();
}
