package java.util;

public interface Queue<E> extends Collection<E> {
    boolean add(/*@ nullable @*/ E e);

    boolean offer(/*@ nullable @*/ E e);

    /*@ nullable @*/ E remove();

    /*@ nullable @*/ E poll();

    /*@ query nullable @*/ E element();

    /*@ query nullable @*/ E peek();
}
