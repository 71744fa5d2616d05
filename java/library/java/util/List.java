package java.util;

import java.util.function.UnaryOperator;

public interface List<E> extends SequencedCollection<E> {
    /*@ pure @*/ int size();

    /*@ pure @*/ boolean isEmpty();

    /*@ query @*/ boolean contains(/*@ nullable @*/ Object o);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] a);

    boolean add(/*@ nullable @*/ E e);

    boolean remove(/*@ nullable @*/ Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean addAll(int index, Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    boolean retainAll(Collection<?> c);

    default void replaceAll(UnaryOperator<E> operator) {
        if (operator == null) {
            throw new NullPointerException();
        }
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            it.set(operator.apply(it.next()));
        }
    }

    @SuppressWarnings("unchecked")
    default void sort(/*@ nullable @*/ Comparator<? super E> c) {
        Object[] a = toArray();
        Arrays.sort(a, (Comparator<Object>) c);
        ListIterator<E> it = listIterator();
        for (int i = 0; i < a.length; i++) {
            it.next();
            it.set((E) a[i]);
        }
    }

    void clear();

    default Spliterator<E> spliterator() {
        return new CollectionSource<>(this, false, false, true);
    }

    /*@ query @*/ boolean equals(/*@ nullable @*/ Object o);

    int hashCode();

    /*@ pure nullable @*/ E get(int index);

    /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element);

    void add(int index, /*@ nullable @*/ E element);

    /*@ nullable @*/ E remove(int index);

    /*@ query @*/ int indexOf(/*@ nullable @*/ Object o);

    /*@ query @*/ int lastIndexOf(/*@ nullable @*/ Object o);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int from, int to);

    default void addFirst(/*@ nullable @*/ E e) {
        add(0, e);
    }

    default void addLast(/*@ nullable @*/ E e) {
        add(e);
    }

    default /*@ query nullable @*/ E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    default /*@ query nullable @*/ E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    default /*@ nullable @*/ E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(0);
    }

    default /*@ nullable @*/ E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(size() - 1);
    }

    default List<E> reversed() {
        return ReversedList.of(this, true);
    }

    static <E> List<E> of() {
        return new ImmutableList<E>(new Object[0]);
    }

    static <E> List<E> of(E e1) {
        return new ImmutableList<E>(new Object[] {e1});
    }

    static <E> List<E> of(E e1, E e2) {
        return new ImmutableList<E>(new Object[] {e1, e2});
    }

    static <E> List<E> of(E e1, E e2, E e3) {
        return new ImmutableList<E>(new Object[] {e1, e2, e3});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4) {
        return new ImmutableList<E>(new Object[] {e1, e2, e3, e4});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
        return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    static <E> List<E> of(E... elements) {
        Object[] copy = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) {
            copy[i] = elements[i];
        }
        return new ImmutableList<E>(copy);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> copyOf(Collection<? extends E> c) {
        return c instanceof ImmutableList ? (List<E>) c : new ImmutableList<E>(c.toArray());
    }
}
