package java.util;

/** What a collection is by its iterator alone. */
public abstract /*@ nullable_by_default @*/ class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (o == null ? it.next() == null : o.equals(it.next())) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] a = new Object[size()];
        Iterator<E> it = iterator();
        for (int i = 0; i < a.length && it.hasNext(); i++) {
            a[i] = it.next();
        }
        return a;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        return Slots.into(toArray(), a);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (o == null ? it.next() == null : o.equals(it.next())) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        Iterator<?> it = c.iterator();
        while (it.hasNext()) {
            if (!contains(it.next())) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        Iterator<? extends E> it = c.iterator();
        while (it.hasNext()) {
            if (add(it.next())) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        return keep(c, false);
    }

    public boolean retainAll(Collection<?> c) {
        return keep(c, true);
    }

    /** Removes what is in c, or what is not. */
    private boolean keep(Collection<?> c, boolean in) {
        if (c == null) {
            throw new NullPointerException();
        }
        boolean changed = false;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (c.contains(it.next()) != in) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        StringBuilder b = new StringBuilder();
        b.append('[');
        Iterator<E> it = iterator();
        boolean more = it.hasNext();
        while (more) {
            E e = it.next();
            if (e == this) {
                b.append("(this Collection)");
            } else {
                b.append(e);
            }
            more = it.hasNext();
            if (more) {
                b.append(", ");
            }
        }
        b.append(']');
        return b.toString();
    }
}
