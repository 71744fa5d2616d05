package java.util;

import inspect.Elements;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.StreamSupport;

/** A list whose elements are the first slots of an array; the others are null. */
abstract /*@ nullable_by_default @*/ class SlotList<E> extends AbstractList<E> {
    Object[] elements;
    int size;

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant size == elements.length; // nobody sees how much room a list of before the call has
    //@ invariant 0 <= size && size <= elements.length; // as code keeps it
    //@ invariant Elements.NULL || (\forall int i; 0 <= i && i < elements.length; elements[i] != null);

    SlotList() {
        elements = new Object[10];
    }

    /** What an index out of bounds is answered with. */
    RuntimeException out() {
        return new IndexOutOfBoundsException();
    }

    final void within(int index) {
        if (index < 0 || index >= size) {
            throw out();
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        if (index < 0 || index >= size) {
            throw out();
        }
        return (E) elements[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        within(index);
        E old = (E) elements[index];
        elements[index] = element;
        return old;
    }

    final void append(E e) {
        modCount++;
        if (size == elements.length) {
            elements = Slots.grown(elements, size);
        }
        elements[size] = e;
        size++;
    }

    final void insert(int index, E e) {
        modCount++;
        if (size == elements.length) {
            elements = Slots.grown(elements, size);
        }
        Slots.open(elements, size, index);
        elements[index] = e;
        size++;
    }

    @SuppressWarnings("unchecked")
    final E delete(int index) {
        E old = (E) elements[index];
        modCount++;
        Slots.close(elements, size, index);
        size--;
        return old;
    }

    public boolean add(E e) {
        append(e);
        return true;
    }

    public void add(int index, E element) {
        if (index < 0 || index > size) {
            throw out();
        }
        insert(index, element);
    }

    public E remove(int index) {
        within(index);
        return delete(index);
    }

    public boolean remove(Object o) {
        int i = Slots.indexOf(elements, size, o);
        if (i < 0) {
            return false;
        }
        delete(i);
        return true;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        return Slots.indexOf(elements, size, o);
    }

    public int lastIndexOf(Object o) {
        for (int i = size - 1; i >= 0; i--) {
            if (o == null ? elements[i] == null : o.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        return insertAll(size, c.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > size) {
            throw out();
        }
        return insertAll(index, c.toArray());
    }

    @SuppressWarnings("unchecked")
    final boolean insertAll(int index, Object[] a) {
        modCount++;
        for (int i = 0; i < a.length; i++) {
            insert(index + i, (E) a[i]);
            modCount--;
        }
        return a.length != 0;
    }

    protected void removeRange(int from, int to) {
        if (from > to) {
            throw new IndexOutOfBoundsException();
        }
        modCount++;
        for (int i = from; i < to; i++) {
            delete(from);
            modCount--;
        }
    }

    public boolean removeAll(Collection<?> c) {
        return keep(c, false, 0, size);
    }

    public boolean retainAll(Collection<?> c) {
        return keep(c, true, 0, size);
    }

    /** Removes from a part what is in c, or what is not. */
    final boolean keep(Collection<?> c, boolean in, int from, int to) {
        if (c == null) {
            throw new NullPointerException();
        }
        int i = from;
        int before = size;
        int changes = modCount;
        while (i < to + size - before) {
            if (c.contains(elements[i]) == in) {
                i++;
            } else {
                delete(i);
            }
        }
        modCount = changes + before - size;
        return before != size;
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> filter) {
        if (filter == null) {
            throw new NullPointerException();
        }
        int changes = modCount;
        int n = size;
        boolean[] gone = new boolean[n];
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (filter.test((E) elements[i])) {
                gone[i] = true;
                count++;
            }
        }
        if (modCount != changes) {
            throw new ConcurrentModificationException();
        }
        for (int i = n - 1; i >= 0; i--) {
            if (gone[i]) {
                delete(i);
            }
        }
        modCount = count == 0 ? changes : changes + 1;
        return count != 0;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        int changes = modCount;
        int n = size;
        for (int i = 0; i < n && modCount == changes; i++) {
            action.accept((E) elements[i]);
        }
        if (modCount != changes) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        if (operator == null) {
            throw new NullPointerException();
        }
        int changes = modCount;
        int n = size;
        for (int i = 0; i < n && modCount == changes; i++) {
            elements[i] = operator.apply((E) elements[i]);
        }
        if (modCount != changes) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        int changes = modCount;
        Arrays.sort(elements, 0, size, (Comparator<Object>) c);
        if (modCount != changes) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public Object[] toArray() {
        return Slots.copy(elements, size);
    }

    public Iterator<E> iterator() {
        return new Walk<E>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return new Walk<E>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException();
        }
        return new Walk<E>(this, index);
    }

    public Spliterator<E> spliterator() {
        return new Ahead<E>(this);
    }

    /** The elements that the list has when the first one is asked for; changes are noticed late. */
    private static final /*@ nullable_by_default @*/ class Ahead<E> extends StreamSupport.Source<E> {
        private final SlotList<E> list;
        private Object[] elements;
        private int next;
        private int size;
        private int expected;

        Ahead(SlotList<E> list) {
            super(false, false, true);
            this.list = list;
        }

        private void check() {
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @SuppressWarnings("unchecked")
        public boolean advance(Consumer<? super E> to, boolean whole) {
            if (elements == null) {
                elements = list.elements;
                size = list.size;
                expected = list.modCount;
            }
            if (next >= size) {
                if (whole) {
                    check();
                }
                return false;
            }
            int i = next;
            next++;
            to.accept((E) elements[i]);
            if (!whole) {
                check();
            }
            return true;
        }

        public long size() {
            return list.size;
        }
    }

    /** The list's iterator. */
    static final /*@ nullable_by_default @*/ class Walk<E> implements ListIterator<E> {
        private final SlotList<E> list;
        private int next;
        private int last = -1;
        private int expected;

        Walk(SlotList<E> list, int index) {
            this.list = list;
            next = index;
            expected = list.modCount;
        }

        private void check() {
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return list.more(next);
        }

        @SuppressWarnings("unchecked")
        public E next() {
            check();
            if (next >= list.size) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            return (E) list.elements[last];
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            check();
            if (next <= 0) {
                throw new NoSuchElementException();
            }
            next--;
            last = next;
            return (E) list.elements[last];
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            list.beforeRemoval(expected);
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            list.delete(last);
            if (last < next) {
                next--;
            }
            last = -1;
            expected = list.modCount;
        }

        public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            list.elements[last] = e;
        }

        public void add(E e) {
            check();
            list.insert(next, e);
            next++;
            last = -1;
            expected = list.modCount;
        }
    }

    /** What an iterator looks at before it looks at whether there is something to remove. */
    void beforeRemoval(int expected) {
    }

    /** Tells whether an iterator before an index has a next element. */
    boolean more(int next) {
        return next != size;
    }
}
