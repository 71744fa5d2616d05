package java.lang;

public final class Boolean implements Comparable<Boolean> {
    private Boolean() {
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();
}
