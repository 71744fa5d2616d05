package java.util;

import java.util.stream.Stream;

/** A collection that cannot be changed by way of it. */
final /*@ nullable_by_default @*/ class ViewCollection<E> implements Collection<E> {
    private final Collection<? extends E> c;

    //@ invariant c != null;

    ViewCollection(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        this.c = c;
    }

    public int size() {
        return c.size();
    }

    public boolean isEmpty() {
        return c.isEmpty();
    }

    public boolean contains(Object o) {
        return c.contains(o);
    }

    public Object[] toArray() {
        return c.toArray();
    }

    public <T> T[] toArray(T[] a) {
        return c.toArray(a);
    }

    @SuppressWarnings("unchecked")
    public Stream<E> stream() {
        return (Stream<E>) c.stream();
    }

    public Iterator<E> iterator() {
        return new Fixed<E>(c.iterator());
    }

    public String toString() {
        return c.toString();
    }

    public boolean containsAll(Collection<?> other) {
        return c.containsAll(other);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }
}
