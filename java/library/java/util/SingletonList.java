package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What Collections.singletonList gives. It is sorted as it is. */
final /*@ nullable_by_default @*/ class SingletonList<E> extends AbstractList<E> implements RandomAccess {
    private final E element;

    SingletonList(E element) {
        this.element = element;
    }

    public int size() {
        return 1;
    }

    public boolean isEmpty() {
        return false;
    }

    public E get(int index) {
        if (index != 0) {
            throw new IndexOutOfBoundsException();
        }
        return element;
    }

    public boolean contains(Object o) {
        return Slots.same(o, element);
    }

    public int indexOf(Object o) {
        return Slots.same(o, element) ? 0 : -1;
    }

    public int lastIndexOf(Object o) {
        return Slots.same(o, element) ? 0 : -1;
    }

    public Iterator<E> iterator() {
        return new SingletonIterator<E>(element);
    }

    public int hashCode() {
        return 31 + Slots.hash(element);
    }

    public void forEach(Consumer<? super E> action) {
        action.accept(element);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> c) {
    }
}
