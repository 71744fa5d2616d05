package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list from its other end. */
/*@ nullable_by_default @*/ class ReversedList<E> extends AbstractCollection<E> implements List<E> {
    private final List<E> base;
    private final boolean changeable;

    //@ invariant base != null;

    private ReversedList(List<E> base, boolean changeable) {
        this.base = base;
        this.changeable = changeable;
    }

    static <E> List<E> of(List<E> l, boolean changeable) {
        return l instanceof RandomAccess ? new Random<E>(l, changeable) : new ReversedList<E>(l, changeable);
    }

    private static final /*@ nullable_by_default @*/ class Random<E> extends ReversedList<E> implements RandomAccess {
        Random(List<E> base, boolean changeable) {
            super(base, changeable);
        }
    }

    private void change() {
        if (!changeable) {
            throw new UnsupportedOperationException();
        }
    }

    private void check(int index) {
        if (index < 0 || index > base.size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + base.size());
        }
    }

    public List<E> reversed() {
        return base;
    }

    public int size() {
        return base.size();
    }

    public boolean isEmpty() {
        return base.isEmpty();
    }

    public boolean contains(Object o) {
        return base.contains(o);
    }

    public boolean containsAll(Collection<?> c) {
        return base.containsAll(c);
    }

    public E get(int index) {
        int n = base.size();
        Objects.checkIndex(index, n);
        return base.get(n - 1 - index);
    }

    public E set(int index, E e) {
        change();
        int n = base.size();
        Objects.checkIndex(index, n);
        return base.set(n - 1 - index, e);
    }

    public boolean add(E e) {
        change();
        base.add(0, e);
        return true;
    }

    public void add(int index, E e) {
        change();
        check(index);
        base.add(base.size() - index, e);
    }

    public E remove(int index) {
        change();
        int n = base.size();
        Objects.checkIndex(index, n);
        return base.remove(n - 1 - index);
    }

    public boolean remove(Object o) {
        change();
        return super.remove(o);
    }

    public boolean removeAll(Collection<?> c) {
        change();
        return super.removeAll(c);
    }

    public boolean retainAll(Collection<?> c) {
        change();
        return super.retainAll(c);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        change();
        return base.removeIf(filter);
    }

    public void clear() {
        change();
        base.clear();
    }

    public boolean addAll(Collection<? extends E> c) {
        change();
        return put(0, c);
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        change();
        check(index);
        return put(base.size() - index, c);
    }

    @SuppressWarnings("unchecked")
    private boolean put(int index, Collection<? extends E> c) {
        Object[] a = c.toArray();
        return a.length != 0 && base.addAll(index, (List<E>) Arrays.asList(Slots.reversed(a)));
    }

    public void replaceAll(UnaryOperator<E> operator) {
        change();
        base.replaceAll(operator);
    }

    public void sort(Comparator<? super E> c) {
        change();
        base.sort(Collections.reverseOrder(c));
    }

    public int indexOf(Object o) {
        int i = base.lastIndexOf(o);
        return i == -1 ? -1 : base.size() - 1 - i;
    }

    public int lastIndexOf(Object o) {
        int i = base.indexOf(o);
        return i == -1 ? -1 : base.size() - 1 - i;
    }

    public Object[] toArray() {
        return Slots.reversed(base.toArray());
    }

    public <T> T[] toArray(T[] a) {
        return Slots.into(toArray(), a);
    }

    public List<E> subList(int from, int to) {
        int n = base.size();
        Objects.checkFromToIndex(from, to, n);
        return new ReversedList<E>(base.subList(n - to, n - from), changeable);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<E> a = iterator();
        Iterator<?> b = ((List<?>) o).iterator();
        while (a.hasNext() && b.hasNext()) {
            if (!Slots.same(a.next(), b.next())) {
                return false;
            }
        }
        return !(a.hasNext() || b.hasNext());
    }

    public int hashCode() {
        int h = 1;
        for (E e : this) {
            h = 31 * h + Slots.hash(e);
        }
        return h;
    }

    public Iterator<E> iterator() {
        return new Back<E>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return new Back<E>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        check(index);
        return new Back<E>(this, index);
    }

    /** An iterator of the list, backwards. */
    private static final /*@ nullable_by_default @*/ class Back<E> implements ListIterator<E> {
        private final ReversedList<E> list;
        private final ListIterator<E> it;

        Back(ReversedList<E> list, int index) {
            this.list = list;
            it = list.base.listIterator(list.base.size() - index);
        }

        public boolean hasNext() {
            return it.hasPrevious();
        }

        public E next() {
            return it.previous();
        }

        public boolean hasPrevious() {
            return it.hasNext();
        }

        public E previous() {
            return it.next();
        }

        public int nextIndex() {
            return list.base.size() - it.nextIndex();
        }

        public int previousIndex() {
            return nextIndex() - 1;
        }

        public void remove() {
            list.change();
            it.remove();
        }

        public void set(E e) {
            list.change();
            it.set(e);
        }

        public void add(E e) {
            list.change();
            it.add(e);
            it.previous();
        }
    }
}
