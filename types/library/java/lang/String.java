package java.lang;

/** Opaque: strings have no members here. */
public final class String implements Comparable<String>, CharSequence {
    private String() {
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();
}
