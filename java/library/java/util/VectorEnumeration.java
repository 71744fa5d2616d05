package java.util;

/** What is in a vector at each call, whatever changed in between. */
final /*@ nullable_by_default @*/ class VectorEnumeration<E> implements Enumeration<E> {
    private final Vector<E> of;
    private int next;

    VectorEnumeration(Vector<E> of) {
        this.of = of;
    }

    public boolean hasMoreElements() {
        return next < of.size;
    }

    @SuppressWarnings("unchecked")
    public E nextElement() {
        if (next >= of.size) {
            throw new NoSuchElementException();
        }
        return (E) of.elements[next++];
    }
}
