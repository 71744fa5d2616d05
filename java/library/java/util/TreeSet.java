package java.util;

import inspect.Refused;
import inspect.Elements;

/** Elements in an array in their order. What is open for TreeMap is open here. */
public /*@ nullable_by_default @*/ class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    Object[] elements;
    int size;
    int changes;
    private final Comparator<? super E> order;

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant size == elements.length; // what room a set of before the call has, nobody sees
    //@ invariant Elements.NATURAL ==> order == null;
    //@ invariant (\forall int i; 0 <= i && i < elements.length; elements[i] != null && (order == null ==> elements[i] instanceof Comparable));
    //@ invariant (\forall int i; 0 < i && i < elements.length; Slots.compare(order, elements[i - 1], elements[i]) < 0);

    public TreeSet() {
        this((Comparator<? super E>) null);
    }

    public TreeSet(Comparator<? super E> comparator) {
        elements = new Object[10];
        order = comparator;
    }

    public TreeSet(Collection<? extends E> c) {
        this((Comparator<? super E>) null);
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        this(s.comparator());
        Iterator<E> it = s.iterator();
        while (it.hasNext()) {
            insert(size, it.next());
        }
    }

    private int compare(Object a, Object b) {
        return Slots.compare(order, a, b);
    }

    /** The index of an element; where there is none, -1 less the index of its place. */
    private int find(Object o) {
        if (order == null) {
            if (o == null) {
                throw new NullPointerException();
            }
            Comparable<?> ignored = (Comparable<?>) o;
        }
        int i = 0;
        while (i < size) {
            int c = compare(o, elements[i]);
            if (c <= 0) {
                return c == 0 ? i : -1 - i;
            }
            i++;
        }
        return -1 - i;
    }

    private int below(Object o) {
        int i = 0;
        while (i < size && compare(o, elements[i]) > 0) {
            i++;
        }
        return i - 1;
    }

    private int above(Object o) {
        int i = 0;
        while (i < size && compare(o, elements[i]) >= 0) {
            i++;
        }
        return i;
    }

    private void insert(int index, E e) {
        if (size == 0) {
            compare(e, e);
        }
        if (size == elements.length) {
            elements = Slots.grown(elements, size);
        }
        Slots.open(elements, size, index);
        elements[index] = e;
        size++;
        changes++;
    }

    @SuppressWarnings("unchecked")
    E delete(int index) {
        E old = (E) elements[index];
        Slots.close(elements, size, index);
        size--;
        changes++;
        return old;
    }

    @SuppressWarnings("unchecked")
    E at(int i) {
        return i < 0 || i >= size ? null : (E) elements[i];
    }

    public boolean add(E e) {
        int i = size == 0 ? -1 : find(e);
        if (i >= 0) {
            return false;
        }
        insert(-1 - i, e);
        return true;
    }

    public boolean remove(Object o) {
        int i = find(o);
        if (i < 0) {
            return false;
        }
        delete(i);
        return true;
    }

    public boolean contains(Object o) {
        return find(o) >= 0;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
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

    public E first() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return at(0);
    }

    public E last() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return at(size - 1);
    }

    public E lower(E e) {
        return at(below(e));
    }

    public E floor(E e) {
        return at(above(e) - 1);
    }

    public E ceiling(E e) {
        return at(below(e) + 1);
    }

    public E higher(E e) {
        return at(above(e));
    }

    public E pollFirst() {
        return size == 0 ? null : delete(0);
    }

    public E pollLast() {
        return size == 0 ? null : delete(size - 1);
    }

    private TreeSetRange<E> view(boolean down) {
        return new TreeSetRange<E>(this, Range.whole(order, down));
    }

    public NavigableSet<E> descendingSet() {
        return view(true);
    }

    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return view(false).subSet(from, fromInclusive, to, toInclusive);
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return view(false).headSet(to, inclusive);
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return view(false).tailSet(from, inclusive);
    }

    public Object clone() {
        if (getClass() != TreeSet.class) {
            Refused.cloneOfHeir();
        }
        return new TreeSet<E>((SortedSet<E>) this);
    }

    public Spliterator<E> spliterator() {
        return new CollectionSource<E>(this, true, order == null, true) {
            int changes() {
                return changes;
            }
        };
    }

    public Iterator<E> iterator() {
        return new Walk<E>(this, true);
    }

    public Iterator<E> descendingIterator() {
        return new Walk<E>(this, false);
    }

    /** An iterator in either direction. */
    static final /*@ nullable_by_default @*/ class Walk<E> implements Iterator<E> {
        private final TreeSet<E> set;
        private final boolean up;
        private int next;
        private int last = -1;
        private int expected;
        private boolean more;

        Walk(TreeSet<E> set, boolean up) {
            this.set = set;
            this.up = up;
            next = up ? 0 : set.size - 1;
            expected = set.changes;
            more = set.size > 0;
        }

        public boolean hasNext() {
            return more;
        }

        public E next() {
            if (!more) {
                throw new NoSuchElementException();
            }
            if (set.changes != expected) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next = up ? next + 1 : next - 1;
            more = up ? next < set.size : next >= 0;
            return set.at(last);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (set.changes != expected) {
                throw new ConcurrentModificationException();
            }
            set.delete(last);
            if (up) {
                next = last;
            }
            last = -1;
            expected = set.changes;
        }
    }
}
