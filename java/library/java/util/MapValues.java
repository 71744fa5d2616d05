package java.util;

/** The values of a map, as a view by its entries. */
final /*@ nullable_by_default @*/ class MapValues<K, V> extends AbstractCollection<V> {
    private final Map<K, V> map;

    MapValues(Map<K, V> map) {
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
        return map.containsValue(o);
    }

    public Spliterator<V> spliterator() {
        if (map instanceof TreeMap) {
            return new CollectionSource<>(this, (TreeMap<K, V>) map, false, false, true);
        }
        return super.spliterator();
    }

    public Iterator<V> iterator() {
        return new Walk<K, V>(map.entrySet().iterator());
    }

    static final /*@ nullable_by_default @*/ class Walk<K, V> implements Iterator<V> {
        private final Iterator<Map.Entry<K, V>> entries;

        Walk(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public V next() {
            return entries.next().getValue();
        }

        public void remove() {
            entries.remove();
        }
    }
}
