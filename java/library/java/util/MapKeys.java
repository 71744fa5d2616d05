package java.util;

/** The keys of a map, as a view by its entries. */
final /*@ nullable_by_default @*/ class MapKeys<K, V> extends AbstractSet<K> {
    private final Map<K, V> map;

    MapKeys(Map<K, V> map) {
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
        if (map instanceof TreeMap || map instanceof EnumMap) {
            int before = map.size();
            map.remove(o);
            return map.size() != before;
        }
        return super.remove(o);
    }

    public Spliterator<K> spliterator() {
        if (map instanceof TreeMap) {
            TreeMap<K, V> t = (TreeMap<K, V>) map;
            return new CollectionSource<>(this, t, true, t.comparator() == null, true);
        }
        return super.spliterator();
    }

    public Iterator<K> iterator() {
        return new Walk<K, V>(map.entrySet().iterator());
    }

    static final /*@ nullable_by_default @*/ class Walk<K, V> implements Iterator<K> {
        private final Iterator<Map.Entry<K, V>> entries;

        Walk(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public K next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }
}
