package java.util;

final /*@ nullable_by_default @*/ class EnumerationIterator<E> implements Iterator<E> {
    private final Enumeration<E> of;

    EnumerationIterator(Enumeration<E> of) {
        this.of = of;
    }

    public boolean hasNext() {
        return of.hasMoreElements();
    }

    public E next() {
        return of.nextElement();
    }
}
