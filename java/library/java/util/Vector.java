package java.util;

import inspect.Refused;

public /*@ nullable_by_default @*/ class Vector<E> extends SlotList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    public Vector() {
    }

    public Vector(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
    }

    public Vector(int capacity, int increment) {
        this(capacity);
    }

    public Vector(Collection<? extends E> c) {
        insertAll(0, c.toArray());
        modCount = 0;
    }

    RuntimeException out() {
        return new ArrayIndexOutOfBoundsException();
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > size) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return insertAll(index, c.toArray());
    }

    public Enumeration<E> elements() {
        return new VectorEnumeration<E>(this);
    }

    public void addElement(E e) {
        append(e);
    }

    public /*@ query @*/ E elementAt(int index) {
        return get(index);
    }

    @SuppressWarnings("unchecked")
    public /*@ query @*/ E firstElement() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elements[0];
    }

    @SuppressWarnings("unchecked")
    public /*@ query @*/ E lastElement() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elements[size - 1];
    }

    public void setElementAt(E e, int index) {
        within(index);
        elements[index] = e;
    }

    public void removeElementAt(int index) {
        within(index);
        delete(index);
    }

    public E remove(int index) {
        modCount++;
        within(index);
        modCount--;
        return delete(index);
    }

    public void add(int index, E e) {
        insertElementAt(e, index);
    }

    public void insertElementAt(E e, int index) {
        if (index > size) {
            throw out();
        }
        if (index < 0) {
            modCount++;
            throw out();
        }
        insert(index, e);
    }

    public boolean remove(Object o) {
        return removeElement(o);
    }

    public boolean removeElement(Object o) {
        int i = Slots.indexOf(elements, size, o);
        if (i >= 0) {
            delete(i);
        }
        modCount++;
        return i >= 0;
    }

    public void removeAllElements() {
        clear();
    }

    public boolean contains(Object o) {
        return indexOf(o, 0) >= 0;
    }

    public int indexOf(Object o, int index) {
        for (int i = index; i < size; i++) {
            if (Slots.same(o, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o, int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException();
        }
        for (int i = index; i >= 0; i--) {
            if (Slots.same(o, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public void trimToSize() {
        modCount++;
    }

    public void ensureCapacity(int least) {
        modCount += least > 0 ? 1 : 0;
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

    public void copyInto(Object[] a) {
        System.arraycopy(elements, 0, a, 0, size);
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        if (getClass() != Vector.class) {
            Refused.cloneOfHeir();
        }
        return new Vector<E>(this);
    }
}
