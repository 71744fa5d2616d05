package java.lang;

public class Object {
    public /*@ pure @*/ Object() {
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return this == other;
    }

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();

    protected native Object clone();
}
