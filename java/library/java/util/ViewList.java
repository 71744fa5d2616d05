package java.util;

import java.util.stream.Stream;

/** A list that cannot be changed by way of it. */
/*@ nullable_by_default @*/ class ViewList<E> implements List<E> {
    private final List<? extends E> c;

    //@ invariant c != null;

    private ViewList(List<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        this.c = c;
    }

    static <E> List<E> of(List<? extends E> c) {
        return c instanceof RandomAccess ? new Random<E>(c) : new ViewList<E>(c);
    }

    private static final /*@ nullable_by_default @*/ class Random<E> extends ViewList<E> implements RandomAccess {
        Random(List<? extends E> c) {
            super(c);
        }
    }

    public boolean equals(Object o) {
        return o == this || c.equals(o);
    }

    public int hashCode() {
        return c.hashCode();
    }

    public int size() {
        return c.size();
    }

    public boolean isEmpty() {
        return c.isEmpty();
    }

    public boolean contains(Object o) {
        return c.contains(o);
    }

    public Object[] toArray() {
        return c.toArray();
    }

    public <T> T[] toArray(T[] a) {
        return c.toArray(a);
    }

    @SuppressWarnings("unchecked")
    public Stream<E> stream() {
        return (Stream<E>) c.stream();
    }

    public Iterator<E> iterator() {
        return new Fixed<E>(c.iterator());
    }

    public String toString() {
        return c.toString();
    }

    public boolean containsAll(Collection<?> other) {
        return c.containsAll(other);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public E get(int index) {
        return c.get(index);
    }

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(java.util.function.UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> order) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        return c.indexOf(o);
    }

    public int lastIndexOf(Object o) {
        return c.lastIndexOf(o);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        return new Walk<E>(c.listIterator(index));
    }

    public List<E> subList(int from, int to) {
        return of(c.subList(from, to));
    }

    static final /*@ nullable_by_default @*/ class Walk<E> implements ListIterator<E> {
        private final ListIterator<? extends E> it;

        Walk(ListIterator<? extends E> it) {
            this.it = it;
        }

        public boolean hasNext() {
            return it.hasNext();
        }

        public E next() {
            return it.next();
        }

        public boolean hasPrevious() {
            return it.hasPrevious();
        }

        public E previous() {
            return it.previous();
        }

        public int nextIndex() {
            return it.nextIndex();
        }

        public int previousIndex() {
            return it.previousIndex();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }
}
