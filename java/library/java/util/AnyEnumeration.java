package java.util;

import inspect.Elements;

/** An enumeration of before the call, over what nobody else sees. */
final /*@ nullable_by_default @*/ class AnyEnumeration<E> implements Enumeration<E> {
    Object[] elements;
    private int next;

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant next == 0;
    //@ invariant Elements.NULL || (\forall int i; 0 <= i && i < elements.length; elements[i] != null);

    public boolean hasMoreElements() {
        return next < elements.length;
    }

    @SuppressWarnings("unchecked")
    public E nextElement() {
        if (next >= elements.length) {
            throw new NoSuchElementException();
        }
        return (E) elements[next++];
    }
}
