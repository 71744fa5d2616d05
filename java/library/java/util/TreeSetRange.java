package java.util;

/** A part of a TreeSet, as a view of it in either direction. */
final /*@ nullable_by_default @*/ class TreeSetRange<E> extends AbstractSet<E> implements NavigableSet<E> {
    private final TreeSet<E> set;
    private final Range range;

    TreeSetRange(TreeSet<E> set, Range range) {
        this.set = set;
        this.range = range;
    }

    private int nearest(E e, boolean before, boolean equal) {
        return range.near(e, before, equal, set.elements, set.size);
    }

    private int begin() {
        return range.first(set.elements, set.size);
    }

    private int end() {
        return range.last(set.elements, set.size);
    }

    public int size() {
        return range.size(set.elements, set.size);
    }

    public boolean isEmpty() {
        return begin() < 0;
    }

    public boolean contains(Object o) {
        return range.has(o) && set.contains(o);
    }

    public boolean add(E e) {
        range.demand(e);
        return set.add(e);
    }

    public boolean remove(Object o) {
        return range.has(o) && set.remove(o);
    }

    public Comparator<? super E> comparator() {
        return range.comparator();
    }

    private E some(int i) {
        if (i < 0) {
            throw new NoSuchElementException();
        }
        return set.at(i);
    }

    public E first() {
        return some(begin());
    }

    public E last() {
        return some(end());
    }

    public E lower(E e) {
        return set.at(nearest(e, true, false));
    }

    public E floor(E e) {
        return set.at(nearest(e, true, true));
    }

    public E ceiling(E e) {
        return set.at(nearest(e, false, true));
    }

    public E higher(E e) {
        return set.at(nearest(e, false, false));
    }

    public E pollFirst() {
        int i = begin();
        return i < 0 ? null : set.delete(i);
    }

    public E pollLast() {
        int i = end();
        return i < 0 ? null : set.delete(i);
    }

    public Iterator<E> iterator() {
        return walk(true);
    }

    public Iterator<E> descendingIterator() {
        return walk(false);
    }

    private Iterator<E> walk(boolean forwards) {
        TreeSet<E> of = set;
        return new Range.Walk<E>(range, of.elements, of.size, of.changes, forwards) {
            E at(int i) {
                return of.at(i);
            }

            void delete(int i) {
                of.delete(i);
            }

            int changes() {
                return of.changes;
            }
        };
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSetRange<E>(set, range.reversed());
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
        return new TreeSetRange<E>(set, range.sub(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new TreeSetRange<E>(set, range.head(to, inclusive));
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new TreeSetRange<E>(set, range.tail(from, inclusive));
    }
}
