package java.util;

/** What Collections.nCopies gives. */
final /*@ nullable_by_default @*/ class Copies<E> extends AbstractList<E> implements RandomAccess {
    private final int n;
    private final E element;

    //@ invariant n >= 0;

    Copies(int n, E element) {
        this.n = n;
        this.element = element;
    }

    public int size() {
        return n;
    }

    public E get(int index) {
        if (index < 0 || index >= n) {
            throw new IndexOutOfBoundsException();
        }
        return element;
    }

    public boolean contains(Object o) {
        return n != 0 && Slots.same(o, element);
    }

    public int indexOf(Object o) {
        return contains(o) ? 0 : -1;
    }

    public int lastIndexOf(Object o) {
        return contains(o) ? n - 1 : -1;
    }

    public Object[] toArray() {
        Object[] a = new Object[n];
        for (int i = 0; i < n; i++) {
            a[i] = element;
        }
        return a;
    }

    public List<E> subList(int from, int to) {
        if (from < 0 || to > n) {
            throw new IndexOutOfBoundsException();
        }
        if (from > to) {
            throw new IllegalArgumentException();
        }
        return new Copies<E>(to - from, element);
    }
}
