package java.util;

import inspect.Refused;

public /*@ nullable_by_default @*/ class ArrayList<E> extends SlotList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    public ArrayList() {
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
    }

    public ArrayList(Collection<? extends E> c) {
        insertAll(0, c.toArray());
        modCount = 0;
    }

    public void trimToSize() {
        modCount++;
    }

    public void ensureCapacity(int capacity) {
        if (capacity > elements.length) {
            modCount++;
        }
    }

    public Object clone() {
        if (getClass() != ArrayList.class) {
            Refused.cloneOfHeir();
        }
        return new ArrayList<E>(this);
    }
}
