package java.util;

import inspect.Elements;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A binary heap in an array, as its documentation says, the root first. */
public /*@ nullable_by_default @*/ class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    Object[] elements;
    int size;
    int changes;
    private final Comparator<? super E> order;

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant size == elements.length; // what room a queue of before the call has, nobody sees
    //@ invariant Elements.NATURAL ==> order == null;
    //@ invariant (\forall int i; 0 <= i && i < elements.length; elements[i] != null && (order == null ==> elements[i] instanceof Comparable));
    //@ invariant (\forall int i; 0 < i && i < elements.length; Slots.compare(order, elements[(i - 1) / 2], elements[i]) <= 0);

    public PriorityQueue() {
        this((Comparator<? super E>) null);
    }

    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        elements = new Object[10];
        order = comparator;
    }

    public PriorityQueue(int capacity, Comparator<? super E> comparator) {
        this(comparator);
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        this(c instanceof SortedSet ? ((SortedSet<E>) c).comparator()
                : c instanceof PriorityQueue ? ((PriorityQueue<E>) c).order : null);
        boolean sorted = c instanceof SortedSet || c instanceof PriorityQueue;
        Object[] a = c.toArray();
        fill(a, sorted || a.length == 1); // to compare with null throws an exception
        if (!sorted) {
            heapify();
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        this(((PriorityQueue<E>) c).order);
        fill(c.toArray(), true);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        this(((SortedSet<E>) c).comparator());
        fill(c.toArray(), true);
    }

    private void fill(Object[] a, boolean refused) {
        for (int i = 0; i < a.length; i++) {
            if (refused && a[i] == null) {
                throw new NullPointerException();
            }
            if (size == elements.length) {
                elements = Slots.grown(elements, size);
            }
            elements[i] = a[i];
            size++;
        }
    }

    private void heapify() {
        for (int i = size / 2 - 1; i >= 0; i--) {
            down(i, elements[i]);
        }
    }

    private int compare(Object a, Object b) {
        return Slots.compare(order, a, b);
    }

    /** Puts e where index is, or nearer to the root. */
    private void up(int index, Object e) {
        int i = index;
        if (order == null) {
            Comparable<?> ignored = (Comparable<?>) e;
        }
        while (i > 0) {
            int parent = (i - 1) / 2;
            if (compare(e, elements[parent]) >= 0) {
                break;
            }
            elements[i] = elements[parent];
            i = parent;
        }
        elements[i] = e;
    }

    /** Puts e where index is, or farther from the root. */
    private void down(int index, Object e) {
        int i = index;
        if (order == null) {
            Comparable<?> ignored = (Comparable<?>) e;
        }
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && compare(elements[child], elements[child + 1]) > 0) {
                child++;
            }
            if (compare(e, elements[child]) <= 0) {
                break;
            }
            elements[i] = elements[child];
            i = child;
        }
        elements[i] = e;
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        changes++;
        if (size == elements.length) {
            elements = Slots.grown(elements, size);
        }
        up(size, e);
        size++;
        return true;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return size == 0 ? null : (E) elements[0];
    }

    @SuppressWarnings("unchecked")
    public E poll() {
        E root = size == 0 ? null : (E) elements[0];
        if (root != null) {
            changes++;
            size--;
            Object e = elements[size];
            elements[size] = null;
            if (size > 0) {
                down(0, e);
            }
        }
        return root;
    }

    /** Removes the element at an index; gives what was moved before it, or null. */
    private Object delete(int index) {
        changes++;
        size--;
        Object moved = elements[size];
        elements[size] = null;
        if (size == index) {
            return null;
        }
        down(index, moved);
        if (elements[index] != moved) {
            return null;
        }
        up(index, moved);
        return elements[index] == moved ? null : moved;
    }

    public boolean remove(Object o) {
        int i = o == null ? -1 : Slots.indexOf(elements, size, o);
        if (i < 0) {
            return false;
        }
        delete(i);
        return true;
    }

    public boolean contains(Object o) {
        return o != null && Slots.indexOf(elements, size, o) >= 0;
    }

    public Object[] toArray() {
        return Slots.copy(elements, size);
    }

    public int size() {
        return size;
    }

    public void clear() {
        changes++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public Comparator<? super E> comparator() {
        return order;
    }

    public boolean removeAll(Collection<?> c) {
        return keep(c, false);
    }

    public boolean retainAll(Collection<?> c) {
        return keep(c, true);
    }

    private boolean keep(Collection<?> c, boolean in) {
        if (c == null) {
            throw new NullPointerException();
        }
        changes++;
        int expected = changes;
        boolean[] gone = new boolean[size];
        for (int i = 0; i < gone.length; i++) {
            gone[i] = c.contains(elements[i]) != in;
        }
        return sweep(gone, expected);
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> filter) {
        if (filter == null) {
            throw new NullPointerException();
        }
        changes++;
        int expected = changes;
        boolean[] gone = new boolean[size];
        for (int i = 0; i < gone.length; i++) {
            gone[i] = filter.test((E) elements[i]);
        }
        return sweep(gone, expected);
    }

    /** Removes what is marked, and makes a heap of the rest. */
    private boolean sweep(boolean[] gone, int expected) {
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        int n = 0;
        for (int i = 0; i < gone.length; i++) {
            if (!gone[i]) {
                elements[n] = elements[i];
                n++;
            }
        }
        if (n == gone.length) {
            return false;
        }
        for (int i = n; i < gone.length; i++) {
            elements[i] = null;
        }
        size = n;
        heapify();
        return true;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        int n = size;
        for (int i = 0; i < n; i++) {
            action.accept((E) elements[i]);
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public Spliterator<E> spliterator() {
        return new CollectionSource<E>(this, false, false, false) {
            int changes() {
                return changes;
            }
        };
    }

    public Iterator<E> iterator() {
        return new Walk<E>(this);
    }

    /** The elements as they stand; what a removal moves before them comes last. */
    static final /*@ nullable_by_default @*/ class Walk<E> implements Iterator<E> {
        private final PriorityQueue<E> queue;
        private int next;
        private int last = -1;
        private int expected;
        private Object[] moved;
        private int count;
        private int given;
        private boolean inMoved;

        Walk(PriorityQueue<E> queue) {
            this.queue = queue;
            expected = queue.changes;
        }

        private void check() {
            if (queue.changes != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return next < queue.size || given < count;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            check();
            if (next < queue.size) {
                inMoved = false;
                last = next;
                next++;
                return (E) queue.elements[last];
            }
            last = -1;
            if (given >= count) {
                throw new NoSuchElementException();
            }
            inMoved = true;
            given++;
            return (E) moved[given - 1];
        }

        public void remove() {
            check();
            if (last >= 0) {
                Object m = queue.delete(last);
                if (m == null) {
                    next--;
                } else {
                    moved = count == 0 ? new Object[10] : count == moved.length ? Slots.grown(moved, count) : moved;
                    moved[count] = m;
                    count++;
                }
                last = -1;
            } else if (inMoved) {
                inMoved = false;
                for (int i = 0; i < queue.size; i++) {
                    if (queue.elements[i] == moved[given - 1]) {
                        queue.delete(i);
                        break;
                    }
                }
            } else {
                throw new IllegalStateException();
            }
            expected = queue.changes;
        }
    }
}
