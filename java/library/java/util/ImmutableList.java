package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What List.of and List.copyOf give. */
/*@ nullable_by_default @*/ class ImmutableList<E> extends AbstractList<E> implements RandomAccess {
    private final Object[] elements;
    final boolean part;

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant (\forall int i; 0 <= i && i < elements.length; elements[i] != null);

    ImmutableList(Object[] elements) {
        this(elements, false);
    }

    private ImmutableList(Object[] elements, boolean part) {
        for (int i = 0; i < elements.length; i++) {
            if (elements[i] == null) {
                throw new NullPointerException();
            }
        }
        this.elements = elements;
        this.part = part;
    }

    public E removeFirst() {
        throw new UnsupportedOperationException();
    }

    public E removeLast() {
        throw new UnsupportedOperationException();
    }

    public List<E> reversed() {
        return ReversedList.of(this, false);
    }

    public int size() {
        return elements.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        if (index < 0 || index >= elements.length) {
            throw part || elements.length == 1 || elements.length == 2 ? new IndexOutOfBoundsException()
                    : new ArrayIndexOutOfBoundsException();
        }
        return (E) elements[index];
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return Slots.indexOf(elements, elements.length, o);
    }

    public int lastIndexOf(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return super.lastIndexOf(o);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> c) {
        throw new UnsupportedOperationException();
    }

    public Iterator<E> iterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        return new ViewList.Walk<E>(super.listIterator(index));
    }

    public List<E> subList(int from, int to) {
        if (from < 0 || to > elements.length) {
            throw new IndexOutOfBoundsException();
        }
        if (from > to) {
            throw new IllegalArgumentException();
        }
        Object[] some = new Object[to - from];
        for (int i = from; i < to; i++) {
            some[i - from] = elements[i];
        }
        return new ImmutableList<E>(some, true);
    }

    public Object[] toArray() {
        return Slots.copy(elements, elements.length);
    }
}
