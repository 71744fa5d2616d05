package java.util;

/** A deque from its other end. */
/*@ nullable_by_default @*/ final class ReversedDeque<E> extends AbstractCollection<E> implements Deque<E> {
    private final Deque<E> base;

    //@ invariant base != null;

    private ReversedDeque(Deque<E> base) {
        this.base = base;
    }

    static <E> Deque<E> of(Deque<E> d) {
        return d instanceof ReversedDeque ? ((ReversedDeque<E>) d).base : new ReversedDeque<E>(d);
    }

    public Iterator<E> iterator() {
        return base.descendingIterator();
    }

    public Iterator<E> descendingIterator() {
        return base.iterator();
    }

    public Deque<E> reversed() {
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

    public void clear() {
        base.clear();
    }

    public boolean add(E e) {
        base.addFirst(e);
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E e : c) {
            base.addFirst(e);
            changed = true;
        }
        return changed;
    }

    public Object[] toArray() {
        return Slots.reversed(base.toArray());
    }

    public <T> T[] toArray(T[] a) {
        return Slots.into(toArray(), a);
    }

    public void addFirst(E e) {
        base.addLast(e);
    }

    public void addLast(E e) {
        base.addFirst(e);
    }

    public boolean offerFirst(E e) {
        return base.offerLast(e);
    }

    public boolean offerLast(E e) {
        return base.offerFirst(e);
    }

    public E removeFirst() {
        return base.removeLast();
    }

    public E removeLast() {
        return base.removeFirst();
    }

    public E pollFirst() {
        return base.pollLast();
    }

    public E pollLast() {
        return base.pollFirst();
    }

    public E getFirst() {
        return base.getLast();
    }

    public E getLast() {
        return base.getFirst();
    }

    public E peekFirst() {
        return base.peekLast();
    }

    public E peekLast() {
        return base.peekFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return base.removeLastOccurrence(o);
    }

    public boolean removeLastOccurrence(Object o) {
        return base.removeFirstOccurrence(o);
    }

    public boolean offer(E e) {
        return base.offerFirst(e);
    }

    public E remove() {
        return base.removeLast();
    }

    public E poll() {
        return base.pollLast();
    }

    public E element() {
        return base.getLast();
    }

    public E peek() {
        return base.peekLast();
    }

    public void push(E e) {
        base.addLast(e);
    }

    public E pop() {
        return base.removeLast();
    }
}
