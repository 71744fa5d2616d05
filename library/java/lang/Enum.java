package java.lang;

/** A constant's ordinal is known before its constructor runs. Each enum knows the names of its constants. */
public abstract class Enum<E extends Enum<E>> implements Comparable<E> {
    private final int ordinal;

    protected /*@ pure @*/ Enum() {
    }

    public final /*@ pure @*/ int ordinal() {
        return ordinal;
    }

    abstract /*@ pure @*/ String name$();

    public final /*@ pure @*/ String name() {
        return name$();
    }

    public /*@ pure @*/ String toString() {
        return name$();
    }

    public final /*@ pure @*/ int compareTo(E other) {
        return ordinal - ((Enum) other).ordinal;
    }

    public final /*@ pure @*/ int hashCode() {
        return super.hashCode();
    }

    public final /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return this == other;
    }
}
