package java.lang;

public class Object {
    /** Any number, which stays: new objects have theirs from the beginning. Nothing assigns it. */
    private int identityHashCode;

    public /*@ pure @*/ Object() {
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return this == other;
    }

    public /*@ pure @*/ int hashCode() {
        return identityHashCode;
    }

    /** What System.identityHashCode gives. */
    static /*@ pure @*/ int identityHashCodeOf(/*@ nullable @*/ Object o) {
        return o == null ? 0 : o.identityHashCode;
    }

    public /*@ pure @*/ String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    public final native /*@ pure @*/ Class<?> getClass();

    /** What a class that is Cloneable does here comes with the class. */
    protected Object clone$() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    protected Object clone() throws CloneNotSupportedException {
        return clone$();
    }
}
