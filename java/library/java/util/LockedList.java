package java.util;

import java.util.function.UnaryOperator;

/** A list behind a lock, of which one thread notices nothing. */
/*@ nullable_by_default @*/ class LockedList<E> extends LockedCollection<E> implements List<E> {
    private final List<E> l;

    //@ invariant l != null;

    LockedList(List<E> l) {
        super(l);
        this.l = l;
    }

    static <E> List<E> of(List<E> l) {
        return l instanceof RandomAccess ? new Random<E>(l) : new LockedList<E>(l);
    }

    public boolean equals(Object o) {
        return o == this || l.equals(o);
    }

    public int hashCode() {
        return l.hashCode();
    }

    public E get(int index) {
        return l.get(index);
    }

    public E set(int index, E element) {
        return l.set(index, element);
    }

    public void add(int index, E element) {
        l.add(index, element);
    }

    public E remove(int index) {
        return l.remove(index);
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        return l.addAll(index, other);
    }

    public int indexOf(Object o) {
        return l.indexOf(o);
    }

    public int lastIndexOf(Object o) {
        return l.lastIndexOf(o);
    }

    public ListIterator<E> listIterator() {
        return l.listIterator();
    }

    public ListIterator<E> listIterator(int index) {
        return l.listIterator(index);
    }

    public void replaceAll(UnaryOperator<E> operator) {
        l.replaceAll(operator);
    }

    public void sort(Comparator<? super E> order) {
        l.sort(order);
    }

    public List<E> subList(int from, int to) {
        return of(l.subList(from, to));
    }

    static final /*@ nullable_by_default @*/ class Random<E> extends LockedList<E> implements RandomAccess {
        Random(List<E> l) {
            super(l);
        }
    }
}
