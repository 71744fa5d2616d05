package java.util;

public interface SortedSet<E> extends Set<E> {
    /*@ nullable @*/ Comparator<? super E> comparator();

    /*@ query nullable @*/ E first();

    /*@ query nullable @*/ E last();
}
