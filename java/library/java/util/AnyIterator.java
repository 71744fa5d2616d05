package java.util;

import inspect.Elements;

/** An iterator of before the call, over what nobody else sees: it takes out what it gave. */
final /*@ nullable_by_default @*/ class AnyIterator<E> implements Iterator<E> {
    Object[] elements;
    private int next;
    private boolean given; // the last one, and not taken out

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant next == 0 && !given;
    //@ invariant Elements.NULL || (\forall int i; 0 <= i && i < elements.length; elements[i] != null);

    public boolean hasNext() {
        return next < elements.length;
    }

    @SuppressWarnings("unchecked")
    public E next() {
        if (next >= elements.length) {
            throw new NoSuchElementException();
        }
        E e = (E) elements[next];
        next++;
        given = true;
        return e;
    }

    public void remove() {
        if (!given) {
            throw new IllegalStateException();
        }
        given = false;
    }
}
