package java.util;

public interface Queue<E> extends Collection<E> {
    boolean add(/*@ nullable @*/ E e);

    boolean offer(/*@ nullable @*/ E e);

    /*@ nullable @*/ E remove();

    /*@ nullable @*/ E poll();

    /*@ nullable @*/ E element();

    /*@ nullable @*/ E peek();
}
