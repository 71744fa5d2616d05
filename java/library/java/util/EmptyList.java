package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What Collections.emptyList gives: what leaves it empty does nothing. */
final /*@ nullable_by_default @*/ class EmptyList<E> extends AbstractList<E> implements RandomAccess {
    public int size() {
        return 0;
    }

    public boolean isEmpty() {
        return true;
    }

    public E get(int index) {
        throw new IndexOutOfBoundsException();
    }

    public boolean contains(Object o) {
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        return c.isEmpty();
    }

    public int indexOf(Object o) {
        return -1;
    }

    public int lastIndexOf(Object o) {
        return -1;
    }

    public Iterator<E> iterator() {
        return new EmptyIterator<E>();
    }

    public Object[] toArray() {
        return new Object[0];
    }

    public void clear() {
    }

    public boolean equals(Object o) {
        return o instanceof List && ((List<?>) o).isEmpty();
    }

    public int hashCode() {
        return 1;
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

    public void replaceAll(UnaryOperator<E> operator) {
        if (operator == null) {
            throw new NullPointerException();
        }
    }

    public void sort(Comparator<? super E> c) {
    }

    public void forEach(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
    }
}
