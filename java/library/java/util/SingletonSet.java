package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** What Collections.singleton gives. */
final /*@ nullable_by_default @*/ class SingletonSet<E> extends AbstractSet<E> {
    private final E element;

    SingletonSet(E element) {
        this.element = element;
    }

    public int size() {
        return 1;
    }

    public boolean isEmpty() {
        return false;
    }

    public boolean contains(Object o) {
        return Slots.same(o, element);
    }

    public Iterator<E> iterator() {
        return new SingletonIterator<E>(element);
    }

    public int hashCode() {
        return Slots.hash(element);
    }

    public void forEach(Consumer<? super E> action) {
        action.accept(element);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }
}
