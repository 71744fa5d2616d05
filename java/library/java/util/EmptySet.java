package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** What Collections.emptySet gives: what leaves it empty does nothing. */
final /*@ nullable_by_default @*/ class EmptySet<E> extends AbstractSet<E> {
    public int size() {
        return 0;
    }

    public boolean isEmpty() {
        return true;
    }

    public boolean contains(Object o) {
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        return c.isEmpty();
    }

    public Iterator<E> iterator() {
        return new EmptyIterator<E>();
    }

    public Object[] toArray() {
        return new Object[0];
    }

    public void clear() {
    }

    public int hashCode() {
        return 0;
    }

    public String toString() {
        return "[]";
    }

    public boolean removeIf(Predicate<? super E> filter) {
        if (filter == null) {
            throw new NullPointerException();
        }
        return false;
    }

    public void forEach(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
    }
}
