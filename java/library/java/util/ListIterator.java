package java.util;

public interface ListIterator<E> extends Iterator<E> {
    boolean hasNext();

    /*@ nullable @*/ E next();

    /*@ query @*/ boolean hasPrevious();

    /*@ nullable @*/ E previous();

    int nextIndex();

    int previousIndex();

    void remove();

    void set(/*@ nullable @*/ E e);

    void add(/*@ nullable @*/ E e);
}
