package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/** A part of a TreeMap, as a view of it in either direction. */
final /*@ nullable_by_default @*/ class TreeRange<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    final TreeMap<K, V> map;
    final Range range;

    TreeRange(TreeMap<K, V> map, Range range) {
        this.map = map;
        this.range = range;
    }

    private int first() {
        return range.first(map.keys, map.size);
    }

    private int last() {
        return range.last(map.keys, map.size);
    }

    private int near(K key, boolean before, boolean equal) {
        return range.near(key, before, equal, map.keys, map.size);
    }

    public int size() {
        return range.size(map.keys, map.size);
    }

    public boolean isEmpty() {
        return first() < 0;
    }

    public boolean containsKey(Object key) {
        return range.has(key) && map.containsKey(key);
    }

    public V get(Object key) {
        return range.has(key) ? map.get(key) : null;
    }

    public V put(K key, V value) {
        range.demand(key);
        return map.put(key, value);
    }

    public V putIfAbsent(K key, V value) {
        range.demand(key);
        return map.putIfAbsent(key, value);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        range.demand(key);
        return map.merge(key, value, function);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (range.has(key)) {
            return map.computeIfAbsent(key, function);
        }
        if (function.apply(key) != null) {
            throw new IllegalArgumentException();
        }
        return null;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (range.has(key)) {
            return map.compute(key, function);
        }
        if (function.apply(key, null) != null) {
            throw new IllegalArgumentException();
        }
        return null;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return range.has(key) ? map.computeIfPresent(key, function) : null;
    }

    public V remove(Object key) {
        return range.has(key) ? map.remove(key) : null;
    }

    public Comparator<? super K> comparator() {
        return range.comparator();
    }

    private K keyAt(int i) {
        return i < 0 ? null : map.key(i);
    }

    private K someKeyAt(int i) {
        if (i < 0) {
            throw new NoSuchElementException();
        }
        return map.key(i);
    }

    private Map.Entry<K, V> poll(int i) {
        Map.Entry<K, V> e = map.entry(i);
        if (e != null) {
            map.delete(i);
        }
        return e;
    }

    public K firstKey() {
        return someKeyAt(first());
    }

    public K lastKey() {
        return someKeyAt(last());
    }

    public K lowerKey(K key) {
        return keyAt(near(key, true, false));
    }

    public K floorKey(K key) {
        return keyAt(near(key, true, true));
    }

    public K ceilingKey(K key) {
        return keyAt(near(key, false, true));
    }

    public K higherKey(K key) {
        return keyAt(near(key, false, false));
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return map.entry(near(key, true, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return map.entry(near(key, true, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return map.entry(near(key, false, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return map.entry(near(key, false, false));
    }

    public Map.Entry<K, V> firstEntry() {
        return map.entry(first());
    }

    public Map.Entry<K, V> lastEntry() {
        return map.entry(last());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(first());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(last());
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public Collection<V> values() {
        return super.values();
    }

    public NavigableSet<K> navigableKeySet() {
        return new TreeKeys<K>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public NavigableMap<K, V> descendingMap() {
        return new TreeRange<K, V>(map, range.reversed());
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public SortedMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public SortedMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return new TreeRange<K, V>(map, range.sub(from, fromInclusive, to, toInclusive));
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        return new TreeRange<K, V>(map, range.head(to, inclusive));
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return new TreeRange<K, V>(map, range.tail(from, inclusive));
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<K, V>(this);
    }

    static final /*@ nullable_by_default @*/ class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final TreeRange<K, V> view;

        Entries(TreeRange<K, V> view) {
            this.view = view;
        }

        public int size() {
            return view.size();
        }

        public boolean isEmpty() {
            return view.isEmpty();
        }

        private int find(Object o) {
            if (!(o instanceof Map.Entry)) {
                return -1;
            }
            Object key = ((Map.Entry<?, ?>) o).getKey();
            int i = view.range.has(key) ? view.map.find(key) : -1;
            return i >= 0 && Slots.same(view.map.value(i), ((Map.Entry<?, ?>) o).getValue()) ? i : -1;
        }

        public boolean contains(Object o) {
            return find(o) >= 0;
        }

        public boolean remove(Object o) {
            int i = find(o);
            if (i < 0) {
                return false;
            }
            view.map.delete(i);
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            TreeMap<K, V> map = view.map;
            return new Range.Walk<Map.Entry<K, V>>(view.range, map.keys, map.size, map.changes, true) {
                Map.Entry<K, V> at(int i) {
                    return map.node(i);
                }

                void delete(int i) {
                    map.delete(i);
                }

                int changes() {
                    return map.changes;
                }
            };
        }
    }
}
