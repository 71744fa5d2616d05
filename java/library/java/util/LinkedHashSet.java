package java.util;

import inspect.Refused;

/** The elements stand in the order of iteration. */
public /*@ nullable_by_default @*/ class LinkedHashSet<E> extends HashSet<E> implements SequencedSet<E>, Cloneable, java.io.Serializable {
    public LinkedHashSet() {
    }

    public LinkedHashSet(int capacity) {
        super(capacity);
    }

    public LinkedHashSet(int capacity, float load) {
        super(capacity, load);
    }

    public LinkedHashSet(Collection<? extends E> c) {
        addAll(c);
    }

    public static <T> LinkedHashSet<T> newLinkedHashSet(int elements) {
        if (elements < 0) {
            throw new IllegalArgumentException();
        }
        return new LinkedHashSet<T>();
    }

    void settle() {
    }

    @SuppressWarnings("unchecked")
    private E end(int index) {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elements[index];
    }

    public E getFirst() {
        return end(0);
    }

    public E getLast() {
        return end(size - 1);
    }

    public E removeFirst() {
        E e = end(0);
        delete(0);
        return e;
    }

    public E removeLast() {
        E e = end(size - 1);
        delete(size - 1);
        return e;
    }

    public void addFirst(E e) {
        move(e, true);
    }

    public void addLast(E e) {
        move(e, false);
    }

    /** Puts an element at an end. One that is there already stays the object that it is. */
    private void move(E e, boolean first) {
        int i = find(Slots.kept(e), e);
        if (i < 0) {
            super.add(e);
            i = size - 1;
        }
        int to = first ? 0 : size - 1;
        if (i == to) {
            return;
        }
        Object there = elements[i];
        int h = hashes[i];
        while (i != to) {
            int next = first ? i - 1 : i + 1;
            elements[i] = elements[next];
            hashes[i] = hashes[next];
            i = next;
        }
        elements[to] = there;
        hashes[to] = h;
        changes++;
    }

    public SequencedSet<E> reversed() {
        Refused.reversed();
        return this;
    }

    public Spliterator<E> spliterator() {
        return new CollectionSource<>(this, true, false, true);
    }

    public Object clone() {
        if (getClass() != LinkedHashSet.class) {
            Refused.cloneOfHeir();
        }
        return new LinkedHashSet<E>(this);
    }
}
