package java.util;

/** The keys of a TreeMap, or of a part of one, as a view. */
final /*@ nullable_by_default @*/ class TreeKeys<E> extends AbstractSet<E> implements NavigableSet<E> {
    private final TreeRange<E, ?> map;

    TreeKeys(TreeRange<E, ?> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public void clear() {
        map.clear();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean remove(Object o) {
        int before = map.map.size;
        map.remove(o);
        return map.map.size != before;
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E e) {
        return map.lowerKey(e);
    }

    public E floor(E e) {
        return map.floorKey(e);
    }

    public E ceiling(E e) {
        return map.ceilingKey(e);
    }

    public E higher(E e) {
        return map.higherKey(e);
    }

    public E pollFirst() {
        Map.Entry<E, ?> e = map.pollFirstEntry();
        return e == null ? null : e.getKey();
    }

    public E pollLast() {
        Map.Entry<E, ?> e = map.pollLastEntry();
        return e == null ? null : e.getKey();
    }

    public Iterator<E> iterator() {
        return walk(true);
    }

    public Iterator<E> descendingIterator() {
        return walk(false);
    }

    private Iterator<E> walk(boolean forwards) {
        TreeMap<E, ?> of = map.map;
        return new Range.Walk<E>(map.range, of.keys, of.size, of.changes, forwards) {
            E at(int i) {
                return of.key(i);
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
        return map.descendingKeySet();
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
        return map.subMap(from, fromInclusive, to, toInclusive).navigableKeySet();
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return map.headMap(to, inclusive).navigableKeySet();
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return map.tailMap(from, inclusive).navigableKeySet();
    }
}
