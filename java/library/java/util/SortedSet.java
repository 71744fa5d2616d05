package java.util;

import inspect.Refused;

public interface SortedSet<E> extends Set<E>, SequencedSet<E> {
    /*@ nullable @*/ Comparator<? super E> comparator();

    SortedSet<E> subSet(/*@ nullable @*/ E from, /*@ nullable @*/ E to);

    SortedSet<E> headSet(/*@ nullable @*/ E to);

    SortedSet<E> tailSet(/*@ nullable @*/ E from);

    /*@ query nullable @*/ E first();

    /*@ query nullable @*/ E last();

    default /*@ query nullable @*/ E getFirst() {
        return first();
    }

    default /*@ query nullable @*/ E getLast() {
        return last();
    }

    default /*@ nullable @*/ E removeFirst() {
        E e = first();
        remove(e);
        return e;
    }

    default /*@ nullable @*/ E removeLast() {
        E e = last();
        remove(e);
        return e;
    }

    default void addFirst(/*@ nullable @*/ E e) {
        throw new UnsupportedOperationException();
    }

    default void addLast(/*@ nullable @*/ E e) {
        throw new UnsupportedOperationException();
    }

    default SortedSet<E> reversed() {
        Refused.reversed();
        return this;
    }
}
