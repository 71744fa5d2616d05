package java.util;

import inspect.Clause;

/** What a list is by size, get, set, add and remove. */
public abstract /*@ nullable_by_default @*/ class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected transient int modCount = 0;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            if (o == null ? it.next() == null : o.equals(it.next())) {
                return it.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        ListIterator<E> it = listIterator(size());
        while (it.hasPrevious()) {
            if (o == null ? it.previous() == null : o.equals(it.previous())) {
                return it.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException();
        }
        boolean changed = false;
        int at = index;
        Iterator<? extends E> it = c.iterator();
        while (it.hasNext()) {
            add(at, it.next());
            at++;
            changed = true;
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return new Cursor<E>(this);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException();
        }
        return new ListCursor<E>(this, index);
    }

    public List<E> subList(int from, int to) {
        if (from < 0 || to > size()) {
            throw new IndexOutOfBoundsException();
        }
        if (from > to) {
            throw new IllegalArgumentException();
        }
        return new SubList<E>(this, null, from, to - from);
    }

    /** What equals says of a list, without iterators: a clause makes no objects. */
    private boolean alike(List<?> o) {
        int n = size();
        int m = o.size();
        for (int i = 0; i < n && i < m; i++) {
            if (!Slots.same(get(i), o.get(i))) {
                return false;
            }
        }
        return n == m;
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        if (Clause.asked()) {
            return alike((List<?>) o);
        }
        Iterator<E> a = iterator();
        Iterator<?> b = ((List<?>) o).iterator();
        while (a.hasNext() && b.hasNext()) {
            if (!Slots.same(a.next(), b.next())) {
                return false;
            }
        }
        return !a.hasNext() && !b.hasNext();
    }

    public int hashCode() {
        int h = 1;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            h = 31 * h + Slots.hash(it.next());
        }
        return h;
    }

    /** The count of changes that iterators go by. */
    int version() {
        return modCount;
    }

    /** The size, without a look at changes. */
    int count() {
        return size();
    }

    protected void removeRange(int from, int to) {
        ListIterator<E> it = listIterator(from);
        for (int i = from; i < to; i++) {
            it.next();
            it.remove();
        }
    }

    /** An iterator by get and remove. */
    private static /*@ nullable_by_default @*/ class Cursor<E> implements Iterator<E> {
        final AbstractList<E> list;
        int next;
        int last = -1;
        int expected;

        Cursor(AbstractList<E> list) {
            this.list = list;
            expected = list.modCount;
        }

        final void check() {
            if (list.version() != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return next != list.count();
        }

        public E next() {
            check();
            E e = at(next);
            last = next;
            next++;
            return e;
        }

        /** The element at an index, which an iterator may be asked for beyond the end. */
        final E at(int index) {
            try {
                return list.get(index);
            } catch (IndexOutOfBoundsException e) {
                check();
                throw new NoSuchElementException();
            }
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            try {
                list.remove(last);
                if (last < next) {
                    next--;
                }
                last = -1;
                expected = list.modCount;
            } catch (IndexOutOfBoundsException e) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** A list iterator by get, set, add and remove. */
    private static final /*@ nullable_by_default @*/ class ListCursor<E> extends Cursor<E> implements ListIterator<E> {
        ListCursor(AbstractList<E> list, int index) {
            super(list);
            next = index;
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public E previous() {
            check();
            E e = at(next - 1);
            next--;
            last = next;
            return e;
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            try {
                list.set(last, e);
                expected = list.modCount;
            } catch (IndexOutOfBoundsException x) {
                throw new ConcurrentModificationException();
            }
        }

        public void add(E e) {
            check();
            try {
                list.add(next, e);
                next++;
                last = -1;
                expected = list.modCount;
            } catch (IndexOutOfBoundsException x) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** A part of a list, as a view. */
    private static final /*@ nullable_by_default @*/ class SubList<E> extends AbstractList<E> {
        private final AbstractList<E> root;
        private final SubList<E> parent;
        private final int offset;
        private int size;

        SubList(AbstractList<E> root, SubList<E> parent, int offset, int size) {
            this.root = root;
            this.parent = parent;
            this.offset = offset;
            this.size = size;
            this.modCount = parent != null && root instanceof ArrayList ? parent.modCount : root.modCount;
        }

        private void check() {
            if (root.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        private void within(int index, int limit) {
            if (index < 0 || index >= limit) {
                throw new IndexOutOfBoundsException();
            }
        }

        /** Takes over the list's count of changes, here and in what this is a part of. */
        private void changed(int by) {
            SubList<E> s = this;
            do {
                s.size += by;
                s.modCount = root.modCount;
                s = s.parent;
            } while (s != null);
        }

        int version() {
            return root.modCount;
        }

        int count() {
            return size;
        }

        public int size() {
            check();
            return size;
        }

        public E get(int index) {
            within(index, size);
            check();
            return root.get(offset + index);
        }

        public E set(int index, E element) {
            within(index, size);
            check();
            return root.set(offset + index, element);
        }

        public void add(int index, E element) {
            within(index, size + 1);
            check();
            root.add(offset + index, element);
            changed(1);
        }

        public E remove(int index) {
            within(index, size);
            check();
            E old = root.remove(offset + index);
            changed(-1);
            return old;
        }

        protected void removeRange(int from, int to) {
            check();
            root.removeRange(offset + from, offset + to);
            changed(from - to);
        }

        public boolean addAll(Collection<? extends E> c) {
            return addAll(size, c);
        }

        public boolean removeAll(Collection<?> c) {
            return root instanceof ArrayList ? keepInRoot(c, false) : super.removeAll(c);
        }

        public boolean retainAll(Collection<?> c) {
            return root instanceof ArrayList ? keepInRoot(c, true) : super.retainAll(c);
        }

        private boolean keepInRoot(Collection<?> c, boolean in) {
            check();
            int before = root.size();
            boolean changed = ((ArrayList<E>) root).keep(c, in, offset, offset + size);
            if (changed) {
                changed(root.size() - before);
            }
            return changed;
        }

        public boolean addAll(int index, Collection<? extends E> c) {
            within(index, size + 1);
            int n = c.size();
            if (n == 0) {
                return false;
            }
            check();
            root.addAll(offset + index, c);
            changed(n);
            return true;
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            check();
            within(index, size + 1);
            return new ListCursor<E>(this, index);
        }

        public List<E> subList(int from, int to) {
            if (from < 0 || to > size) {
                throw new IndexOutOfBoundsException();
            }
            if (from > to) {
                throw new IllegalArgumentException();
            }
            return new SubList<E>(root, this, offset + from, to - from);
        }
    }
}
