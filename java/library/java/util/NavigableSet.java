package java.util;

public /*@ nullable_by_default @*/ interface NavigableSet<E> extends SortedSet<E> {
    /*@ query @*/ E lower(E e);

    /*@ query @*/ E floor(E e);

    /*@ query @*/ E ceiling(E e);

    /*@ query @*/ E higher(E e);

    E pollFirst();

    E pollLast();

    NavigableSet<E> descendingSet();

    NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive);

    NavigableSet<E> headSet(E to, boolean inclusive);

    NavigableSet<E> tailSet(E from, boolean inclusive);

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);

    Iterator<E> iterator();

    Iterator<E> descendingIterator();

    default E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return pollFirst();
    }

    default E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return pollLast();
    }

    default NavigableSet<E> reversed() {
        return descendingSet();
    }
}
