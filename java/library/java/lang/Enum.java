package java.lang;

/** A constant's ordinal is known before its constructor runs. Each enum knows the names of its constants. */
public abstract class Enum<E extends Enum<E>> implements java.lang.constant.Constable, Comparable<E>, java.io.Serializable {
    private final int ordinal;

    protected /*@ pure @*/ Enum() {
    }

    public final /*@ pure @*/ int ordinal() {
        return ordinal;
    }

    protected abstract /*@ pure @*/ String name$();

    /** Whether an object is a constant of this one's enum. */
    protected abstract /*@ pure @*/ boolean like$(/*@ nullable @*/ Object other);

    /** The constants of this one's enum, in a new array. */
    protected abstract /*@ pure @*/ Enum<?>[] all$();

    public final /*@ pure @*/ String name() {
        return name$();
    }

    public final /*@ pure @*/ Class<E> getDeclaringClass() {
        Class<?> c = getClass();
        return (Class<E>) (c.isEnum() ? c : c.getSuperclass());
    }

    /** Compares the names in turn. */
    public static /*@ pure @*/ <T extends Enum<T>> T valueOf(Class<T> type, /*@ nullable @*/ String name) {
        T[] all = type.getEnumConstants();
        if (all == null) {
            throw new IllegalArgumentException();
        }
        if (name == null) {
            throw new NullPointerException();
        }
        for (T constant : all) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException();
    }

    public /*@ pure @*/ String toString() {
        return name$();
    }

    public final /*@ pure @*/ int compareTo(E other) {
        int there = ((Enum) other).ordinal;
        if (!like$(other)) {
            throw new ClassCastException();
        }
        return ordinal - there;
    }

    public final /*@ pure @*/ int hashCode() {
        return super.hashCode();
    }

    public final /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return this == other;
    }
}
