package java.util;

import java.util.function.Consumer;

/** The iterator of what is empty: there is never anything to remove. */
final /*@ nullable_by_default @*/ class EmptyIterator<E> implements Iterator<E> {
    public boolean hasNext() {
        return false;
    }

    public E next() {
        throw new NoSuchElementException();
    }

    public void remove() {
        throw new IllegalStateException();
    }

    public void forEachRemaining(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
    }
}
