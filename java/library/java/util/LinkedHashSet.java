package java.util;

import inspect.Refused;

/** The elements stand in the order of iteration. */
public /*@ nullable_by_default @*/ class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    public LinkedHashSet() {
    }

    public LinkedHashSet(int capacity) {
        super(capacity);
    }

    public LinkedHashSet(int capacity, float load) {
        super(capacity, load);
    }

    public LinkedHashSet(Collection<? extends E> c) {
        addAll(c);
    }

    void settle() {
    }

    public Spliterator<E> spliterator() {
        return new CollectionSource<>(this, true, false, true);
    }

    public Object clone() {
        if (getClass() != LinkedHashSet.class) {
            Refused.cloneOfHeir();
        }
        return new LinkedHashSet<E>(this);
    }
}
