package java.util;

final /*@ nullable_by_default @*/ class IteratorEnumeration<E> implements Enumeration<E> {
    private final Iterator<E> of;

    IteratorEnumeration(Iterator<E> of) {
        this.of = of;
    }

    public boolean hasMoreElements() {
        return of.hasNext();
    }

    public E nextElement() {
        return of.next();
    }
}
