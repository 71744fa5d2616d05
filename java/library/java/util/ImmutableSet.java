package java.util;

import java.util.function.Predicate;

/** What Set.of gives; the order of iteration is any. */
final /*@ nullable_by_default @*/ class ImmutableSet<E> extends AbstractSet<E> {
    private final HashSet<E> set;

    @SuppressWarnings("unchecked")
    ImmutableSet(Object[] elements) {
        set = new HashSet<E>();
        for (int i = 0; i < elements.length; i++) {
            if (elements[i] == null) {
                throw new NullPointerException();
            }
            if (!set.add((E) elements[i])) {
                throw new IllegalArgumentException();
            }
        }
    }

    public int size() {
        return set.size;
    }

    public boolean contains(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return set.contains(o);
    }

    public Iterator<E> iterator() {
        return new Fixed<E>(set.iterator());
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }
}
