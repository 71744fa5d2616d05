package java.util;

import inspect.Refused;
import inspect.Arbitrary;
import inspect.Elements;

/**
 * Elements and their hash codes in arrays, looked for one by one: hash codes first,
 * then equals, as the contract says. Where equals implies that the hash codes are equal,
 * these are neither kept nor looked at. The order of iteration is any, chosen when it is
 * first asked for after a change.
 */
public /*@ nullable_by_default @*/ class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    Object[] elements;
    int[] hashes;
    int size;
    int changes;
    boolean settled;

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant Elements.NULL || (\forall int i; 0 <= i && i < elements.length; elements[i] != null);
    //@ invariant hashes != null && hashes.length == elements.length;
    //@ invariant size == elements.length; // what room a set of before the call has, nobody sees,
    //@ invariant settled;                 // and any order of its elements is one
    //@ invariant (\forall int i; 0 <= i && i < elements.length; hashes[i] == Slots.kept(elements[i]));
    //@ invariant (\forall int i, j; 0 <= i && i < j && j < elements.length; !Slots.same(elements[i], elements[j]));

    public HashSet() {
        elements = new Object[10];
        hashes = new int[10];
    }

    public HashSet(int capacity) {
        this(capacity, 0.75f);
    }

    public HashSet(int capacity, float load) {
        this();
        if (capacity < 0 || !(load > 0)) {
            throw new IllegalArgumentException();
        }
    }

    public HashSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public static <T> HashSet<T> newHashSet(int elements) {
        if (elements < 0) {
            throw new IllegalArgumentException();
        }
        return new HashSet<T>();
    }

    final int find(int h, Object o) {
        boolean lawful = Slots.lawful(o);
        for (int i = 0; i < size; i++) {
            if ((lawful || Slots.hash(elements[i], hashes[i]) == h) && (elements[i] == o || o != null && o.equals(elements[i]))) {
                return i;
            }
        }
        return -1;
    }

    final void delete(int index) {
        Slots.close(elements, size, index);
        for (int i = index; i < size - 1; i++) {
            hashes[i] = hashes[i + 1];
        }
        size--;
        changes++;
    }

    /** Chooses the order of iteration. */
    void settle() {
        if (!settled) {
            settled = true;
            for (int i = size - 1; i > 0; i--) {
                int j = Arbitrary.index(i + 1);
                Object e = elements[i];
                elements[i] = elements[j];
                elements[j] = e;
                int h = hashes[i];
                hashes[i] = hashes[j];
                hashes[j] = h;
            }
        }
    }

    public boolean add(E e) {
        int h = Slots.kept(e);
        if (find(h, e) >= 0) {
            return false;
        }
        if (size == elements.length) {
            elements = Slots.grown(elements, size);
            hashes = Slots.grown(hashes, size);
        }
        elements[size] = e;
        hashes[size] = Slots.lawful(e) ? 0 : h;
        size++;
        changes++;
        settled = false;
        return true;
    }

    public boolean remove(Object o) {
        int i = find(Slots.kept(o), o);
        if (i < 0) {
            return false;
        }
        delete(i);
        return true;
    }

    public boolean contains(Object o) {
        return find(Slots.kept(o), o) >= 0;
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

    public Object[] toArray() {
        settle();
        return Slots.copy(elements, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        if (a.length > size) {
            a[size] = null; // first, which shows where an element does not fit
        }
        return Slots.into(toArray(), a);
    }

    public Object clone() {
        if (getClass() != HashSet.class) {
            Refused.cloneOfHeir();
        }
        return new HashSet<E>(this);
    }

    public Spliterator<E> spliterator() {
        return new CollectionSource<E>(this, true, false, false) {
            int changes() {
                return changes;
            }
        };
    }

    public Iterator<E> iterator() {
        return new Walk<E>(this);
    }

    static final /*@ nullable_by_default @*/ class Walk<E> implements Iterator<E> {
        private final HashSet<E> set;
        private int next;
        private int last = -1;
        private int expected;
        private boolean more;

        Walk(HashSet<E> set) {
            set.settle();
            this.set = set;
            expected = set.changes;
            more = set.size > 0;
        }

        public boolean hasNext() {
            return more;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (set.changes != expected) {
                throw new ConcurrentModificationException();
            }
            if (!more) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            more = next < set.size;
            return (E) set.elements[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (set.changes != expected) {
                throw new ConcurrentModificationException();
            }
            set.delete(last);
            next = last;
            last = -1;
            expected = set.changes;
        }
    }
}
