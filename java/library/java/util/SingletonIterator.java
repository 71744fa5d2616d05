package java.util;

import java.util.function.Consumer;

/** The iterator of one element, which stays. */
final /*@ nullable_by_default @*/ class SingletonIterator<E> implements Iterator<E> {
    private final E element;
    private boolean more = true;

    SingletonIterator(E element) {
        this.element = element;
    }

    public boolean hasNext() {
        return more;
    }

    public E next() {
        if (!more) {
            throw new NoSuchElementException();
        }
        more = false;
        return element;
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public void forEachRemaining(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        if (more) {
            more = false;
            action.accept(element);
        }
    }
}
