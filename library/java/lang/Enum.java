package java.lang;

/** A constant's ordinal is known before its constructor runs. Names are not kept. */
public abstract class Enum<E extends Enum<E>> implements Comparable<E> {
    private final int ordinal;

    protected /*@ pure @*/ Enum() {
    }

    public final /*@ pure @*/ int ordinal() {
        return ordinal;
    }

    public final /*@ pure @*/ int compareTo(E other) {
        return ordinal - ((Enum) other).ordinal;
    }

    public final /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return this == other;
    }
}
