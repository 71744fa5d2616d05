package java.lang;

public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;

    private Byte() {
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();
}
