package java.util;

/** A set behind a lock, of which one thread notices nothing. */
final /*@ nullable_by_default @*/ class LockedSet<E> extends LockedCollection<E> implements Set<E> {
    private final Set<E> s;

    //@ invariant s != null;

    LockedSet(Set<E> s) {
        super(s);
        this.s = s;
    }

    public boolean equals(Object o) {
        return o == this || s.equals(o);
    }

    public int hashCode() {
        return s.hashCode();
    }
}
