package java.util;

import java.util.function.UnaryOperator;

/** What Arrays.asList gives. */
final /*@ nullable_by_default @*/ class ArrayView<E> extends AbstractList<E> implements RandomAccess {
    private final E[] elements;

    //@ invariant elements != null;

    ArrayView(E[] elements) {
        if (elements == null) {
            throw new NullPointerException();
        }
        this.elements = elements;
    }

    public int size() {
        return elements.length;
    }

    public E get(int index) {
        return elements[index];
    }

    public E set(int index, E element) {
        E old = elements[index];
        elements[index] = element;
        return old;
    }

    public int indexOf(Object o) {
        return Slots.indexOf(elements, elements.length, o);
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        if (operator == null) {
            throw new NullPointerException();
        }
        for (int i = 0; i < elements.length; i++) {
            elements[i] = operator.apply(elements[i]);
        }
    }

    public void sort(Comparator<? super E> c) {
        Arrays.sort(elements, c);
    }

    public Object[] toArray() {
        return Slots.copy(elements, elements.length);
    }

    public Iterator<E> iterator() {
        return new Walk<E>(elements);
    }

    static final class Walk<E> implements Iterator<E> {
        private final E[] elements;
        private int next;

        Walk(E[] elements) {
            this.elements = elements;
        }

        public boolean hasNext() {
            return next < elements.length;
        }

        public E next() {
            if (next >= elements.length) {
                throw new NoSuchElementException();
            }
            next++;
            return elements[next - 1];
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }
}
