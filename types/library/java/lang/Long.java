package java.lang;

public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;

    private Long() {
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();
}
