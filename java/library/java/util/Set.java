package java.util;

public interface Set<E> extends Collection<E> {
    /*@ pure @*/ int size();

    /*@ pure @*/ boolean isEmpty();

    /*@ query @*/ boolean contains(/*@ nullable @*/ Object o);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] a);

    boolean add(/*@ nullable @*/ E e);

    boolean remove(/*@ nullable @*/ Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean retainAll(Collection<?> c);

    boolean removeAll(Collection<?> c);

    void clear();

    default Spliterator<E> spliterator() {
        return new CollectionSource<>(this, true, false, false);
    }

    boolean equals(/*@ nullable @*/ Object o);

    int hashCode();

    static <E> Set<E> of() {
        return new ImmutableSet<E>(new Object[0]);
    }

    static <E> Set<E> of(E e1) {
        return new ImmutableSet<E>(new Object[] {e1});
    }

    static <E> Set<E> of(E e1, E e2) {
        return new ImmutableSet<E>(new Object[] {e1, e2});
    }

    static <E> Set<E> of(E e1, E e2, E e3) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return new ImmutableSet<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    static <E> Set<E> of(E... elements) {
        Object[] copy = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) {
            copy[i] = elements[i];
        }
        return new ImmutableSet<E>(copy);
    }

    static <E> Set<E> copyOf(Collection<? extends E> c) {
        return new ImmutableSet<E>(new HashSet<E>(c).toArray());
    }
}
