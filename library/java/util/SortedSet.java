package java.util;

public interface SortedSet<E> extends Set<E> {
    /*@ nullable @*/ Comparator<? super E> comparator();

    /*@ nullable @*/ E first();

    /*@ nullable @*/ E last();
}
