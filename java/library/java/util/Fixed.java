package java.util;

/** An iterator that removes nothing. */
final class Fixed<E> implements Iterator<E> {
    private final Iterator<? extends E> it;

    Fixed(Iterator<? extends E> it) {
        this.it = it;
    }

    public boolean hasNext() {
        return it.hasNext();
    }

    public E next() {
        return it.next();
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }
}
