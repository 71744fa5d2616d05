package java.lang;

public final class Double extends Number implements Comparable<Double> {
    public static final double MAX_VALUE = 1.7976931348623157E308;
    public static final double MIN_VALUE = 4.9E-324;
    public static final double MIN_NORMAL = 2.2250738585072014E-308;
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;

    private Double() {
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

    public static native /*@ pure @*/ int compare(double a, double b);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();
}
