package java.util;

import inspect.Refused;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Elements stand in an array here too: links cannot be seen from outside. */
public /*@ nullable_by_default @*/ class LinkedList<E> extends SlotList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    @SuppressWarnings("unchecked")
    private E end(int index) {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elements[index];
    }

    public LinkedList<E> reversed() {
        Refused.reversed();
        return this;
    }

    public E getFirst() {
        return end(0);
    }

    public E getLast() {
        return end(size - 1);
    }

    public E removeFirst() {
        end(0);
        return delete(0);
    }

    public E removeLast() {
        end(size - 1);
        return delete(size - 1);
    }

    public void addFirst(E e) {
        insert(0, e);
    }

    public void addLast(E e) {
        append(e);
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException();
        }
        Object[] a = c.toArray();
        return a.length != 0 && insertAll(index, a);
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return size == 0 ? null : (E) elements[0];
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return size == 0 ? null : delete(0);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E e) {
        return add(e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    @SuppressWarnings("unchecked")
    public E peekFirst() {
        return size == 0 ? null : (E) elements[0];
    }

    @SuppressWarnings("unchecked")
    public E peekLast() {
        return size == 0 ? null : (E) elements[size - 1];
    }

    public E pollFirst() {
        return size == 0 ? null : delete(0);
    }

    public E pollLast() {
        return size == 0 ? null : delete(size - 1);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        for (int i = size - 1; i >= 0; i--) {
            if (o == null ? elements[i] == null : o.equals(elements[i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public Iterator<E> descendingIterator() {
        return new Down<E>(new Walk<E>(this, size));
    }

    void beforeRemoval(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    boolean more(int next) {
        return next < size;
    }

    public void forEach(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            action.accept(it.next());
        }
    }

    protected void removeRange(int from, int to) {
        for (int i = from; i < to; i++) {
            delete(from);
        }
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

    public boolean removeIf(Predicate<? super E> filter) {
        if (filter == null) {
            throw new NullPointerException();
        }
        boolean changed = false;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (filter.test(it.next())) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        if (operator == null) {
            throw new NullPointerException();
        }
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            it.set(operator.apply(it.next()));
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        Object[] a = toArray();
        Arrays.sort(a, (Comparator<Object>) c);
        for (int i = 0; i < a.length; i++) {
            elements[i] = a[i];
        }
    }

    public Object clone() {
        if (getClass() != LinkedList.class) {
            Refused.cloneOfHeir();
        }
        return new LinkedList<E>(this);
    }

    /** From the last element to the first. */
    static final class Down<E> implements Iterator<E> {
        private final Walk<E> walk;

        Down(Walk<E> walk) {
            this.walk = walk;
        }

        public boolean hasNext() {
            return walk.hasPrevious();
        }

        public E next() {
            return walk.previous();
        }

        public void remove() {
            walk.remove();
        }
    }
}
