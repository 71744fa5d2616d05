package java.util;

public interface SortedSet<E> extends Set<E> {
    /*@ nullable @*/ Comparator<? super E> comparator();

    SortedSet<E> subSet(/*@ nullable @*/ E from, /*@ nullable @*/ E to);

    SortedSet<E> headSet(/*@ nullable @*/ E to);

    SortedSet<E> tailSet(/*@ nullable @*/ E from);

    /*@ query nullable @*/ E first();

    /*@ query nullable @*/ E last();
}
