package java.util;

/** What EnumSet makes. */
final /*@ nullable_by_default @*/ class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    RegularEnumSet(Class<E> type) {
        super(type);
    }

    public boolean add(E e) {
        Class<?> c = e.getClass();
        if (c != type && c.getSuperclass() != type) {
            throw new ClassCastException();
        }
        int i = from(e.ordinal());
        if (i < size && elements[i] == e) {
            return false;
        }
        insert(i, e);
        return true;
    }

    public boolean remove(Object o) {
        int i = find(o);
        if (i < 0) {
            return false;
        }
        own();
        Slots.close(elements, size, i);
        size--;
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
        elements = new Object[8];
        shared = false;
        size = 0;
    }

    public Object[] toArray() {
        return Slots.copy(elements, size);
    }

    public Iterator<E> iterator() {
        return new Walk<E>(this);
    }
}
