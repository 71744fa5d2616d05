package java.util;

import java.util.function.Predicate;
import java.util.stream.Stream;

/** A collection behind a lock, of which one thread notices nothing. */
/*@ nullable_by_default @*/ class LockedCollection<E> implements Collection<E> {
    private final Collection<E> c;

    //@ invariant c != null;

    LockedCollection(Collection<E> c) {
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

    public Iterator<E> iterator() {
        return c.iterator();
    }

    public Stream<E> stream() {
        return c.stream();
    }

    public boolean add(E e) {
        return c.add(e);
    }

    public boolean remove(Object o) {
        return c.remove(o);
    }

    public boolean containsAll(Collection<?> other) {
        return c.containsAll(other);
    }

    public boolean addAll(Collection<? extends E> other) {
        return c.addAll(other);
    }

    public boolean removeAll(Collection<?> other) {
        return c.removeAll(other);
    }

    public boolean retainAll(Collection<?> other) {
        return c.retainAll(other);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return c.removeIf(filter);
    }

    public void clear() {
        c.clear();
    }

    public String toString() {
        return c.toString();
    }
}
