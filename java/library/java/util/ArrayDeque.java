package java.util;

import inspect.Arbitrary;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The elements stand in the first slots of an array; the others are null. What an
 * iterator does after another change is open: it throws, or gives any element.
 */
public /*@ nullable_by_default @*/ class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    Object[] elements;
    int size;
    int changes;

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant size == elements.length; // what room a queue of before the call has, nobody sees
    //@ invariant (\forall int i; 0 <= i && i < size; elements[i] != null);

    public ArrayDeque() {
        elements = new Object[10];
    }

    public ArrayDeque(int capacity) {
        elements = new Object[10];
    }

    public ArrayDeque(Collection<? extends E> c) {
        elements = new Object[10];
        appendAll(c);
    }

    private void insert(int index, E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        changes++;
        if (size == elements.length) {
            elements = Slots.grown(elements, size);
        }
        Slots.open(elements, size, index);
        elements[index] = e;
        size++;
    }

    @SuppressWarnings("unchecked")
    private E delete(int index) {
        E old = (E) elements[index];
        changes++;
        Slots.close(elements, size, index);
        size--;
        return old;
    }

    private boolean appendAll(Collection<? extends E> c) {
        int before = size;
        Iterator<? extends E> it = c.iterator();
        while (it.hasNext()) {
            insert(size, it.next());
        }
        return size != before;
    }

    private void some() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
    }

    public void addFirst(E e) {
        insert(0, e);
    }

    public void addLast(E e) {
        insert(size, e);
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            appendAll(new ArrayList<E>(this));
            if (Arbitrary.booleanValue()) {
                throw new ConcurrentModificationException();
            }
            return size != 0;
        }
        return appendAll(c);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E removeFirst() {
        some();
        return delete(0);
    }

    public E removeLast() {
        some();
        return delete(size - 1);
    }

    public E pollFirst() {
        return size == 0 ? null : delete(0);
    }

    public E pollLast() {
        return size == 0 ? null : delete(size - 1);
    }

    @SuppressWarnings("unchecked")
    public E getFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elements[0];
    }

    @SuppressWarnings("unchecked")
    public E getLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elements[size - 1];
    }

    @SuppressWarnings("unchecked")
    public E peekFirst() {
        return size == 0 ? null : (E) elements[0];
    }

    @SuppressWarnings("unchecked")
    public E peekLast() {
        return size == 0 ? null : (E) elements[size - 1];
    }

    public boolean removeFirstOccurrence(Object o) {
        int i = o == null ? -1 : Slots.indexOf(elements, size, o);
        if (i < 0) {
            return false;
        }
        delete(i);
        return true;
    }

    public boolean removeLastOccurrence(Object o) {
        if (o == null) {
            return false;
        }
        for (int i = size - 1; i >= 0; i--) {
            if (o.equals(elements[i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        return offerLast(e);
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        return o != null && Slots.indexOf(elements, size, o) >= 0;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public void clear() {
        changes++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> filter) {
        if (filter == null) {
            throw new NullPointerException();
        }
        int before = changes;
        int n = size;
        boolean[] gone = new boolean[n];
        for (int i = 0; i < n; i++) {
            gone[i] = filter.test((E) elements[i]);
            known(changes == before);
        }
        for (int i = n - 1; i >= 0; i--) {
            if (gone[i]) {
                delete(i);
            }
        }
        return n != size;
    }

    /** Goes on for ever unless ok: what would come then is not known here. */
    private static void known(boolean ok) {
        while (!ok) {
        }
    }

    public boolean removeAll(Collection<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        return removeIf(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        return removeIf(e -> !c.contains(e));
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            action.accept(it.next());
        }
    }

    public Object[] toArray() {
        return Slots.copy(elements, size);
    }

    public ArrayDeque<E> clone() {
        return new ArrayDeque<E>(this);
    }

    public Spliterator<E> spliterator() {
        return new CollectionSource<>(this, false, false, true);
    }

    public Iterator<E> iterator() {
        return new Walk<E>(this, true);
    }

    public Iterator<E> descendingIterator() {
        return new Walk<E>(this, false);
    }

    /** An iterator in either direction. */
    static final /*@ nullable_by_default @*/ class Walk<E> implements Iterator<E> {
        private final ArrayDeque<E> deque;
        private final boolean up;
        private int left;
        private int next;
        private int last = -1;
        private int expected;

        Walk(ArrayDeque<E> deque, boolean up) {
            this.deque = deque;
            this.up = up;
            left = deque.size;
            next = up ? 0 : left - 1;
            expected = deque.changes;
        }

        public boolean hasNext() {
            return left > 0;
        }

        /** The index asked for, or any one after another change. */
        private int at(int index) {
            if (expected == deque.changes) {
                return index;
            }
            if (deque.size == 0 || Arbitrary.booleanValue()) {
                throw new ConcurrentModificationException();
            }
            return Arbitrary.index(deque.size);
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (left <= 0) {
                throw new NoSuchElementException();
            }
            last = at(next);
            left--;
            next = up ? last + 1 : last - 1;
            return (E) deque.elements[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            int i = at(last);
            boolean same = expected == deque.changes;
            deque.delete(i);
            if (up) {
                next--;
            }
            if (same) {
                expected = deque.changes;
            }
            last = -1;
        }
    }
}
