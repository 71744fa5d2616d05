package java.util;

public /*@ nullable_by_default @*/ interface NavigableSet<E> extends SortedSet<E> {
    /*@ query @*/ E lower(E e);

    /*@ query @*/ E floor(E e);

    /*@ query @*/ E ceiling(E e);

    /*@ query @*/ E higher(E e);

    E pollFirst();

    E pollLast();

    Iterator<E> iterator();

    Iterator<E> descendingIterator();
}
