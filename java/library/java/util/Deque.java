package java.util;

public /*@ nullable_by_default @*/ interface Deque<E> extends Queue<E>, SequencedCollection<E> {
    void addFirst(E e);

    void addLast(E e);

    boolean offerFirst(E e);

    boolean offerLast(E e);

    E removeFirst();

    E removeLast();

    E pollFirst();

    E pollLast();

    /*@ query @*/ E getFirst();

    /*@ query @*/ E getLast();

    /*@ query @*/ E peekFirst();

    /*@ query @*/ E peekLast();

    boolean removeFirstOccurrence(Object o);

    boolean removeLastOccurrence(Object o);

    boolean add(E e);

    boolean offer(E e);

    E remove();

    E poll();

    /*@ query @*/ E element();

    /*@ query @*/ E peek();

    boolean addAll(Collection<? extends E> c);

    void push(E e);

    E pop();

    boolean remove(Object o);

    /*@ query @*/ boolean contains(Object o);

    /*@ pure @*/ int size();

    Iterator<E> iterator();

    Iterator<E> descendingIterator();

    default Deque<E> reversed() {
        return ReversedDeque.of(this);
    }
}
