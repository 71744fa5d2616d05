package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/** What Map.of gives; the order of iteration is any. */
final /*@ nullable_by_default @*/ class ImmutableMap<K, V> extends AbstractMap<K, V> {
    private final HashMap<K, V> map;

    /** The map of keys, each followed by its value. */
    @SuppressWarnings("unchecked")
    ImmutableMap(Object[] a) {
        map = new HashMap<K, V>();
        for (int i = 0; i < a.length; i += 2) {
            if (a[i] == null || a[i + 1] == null) {
                throw new NullPointerException();
            }
            if (map.put((K) a[i], (V) a[i + 1]) != null) {
                throw new IllegalArgumentException();
            }
        }
    }

    public int size() {
        return map.size;
    }

    public boolean containsKey(Object key) {
        return get(key) != null;
    }

    public boolean containsValue(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return map.containsValue(value);
    }

    public V get(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        return map.get(key);
    }

    public V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (map.size == 1) {
            return new ImmutableSet<Map.Entry<K, V>>(new Object[] {new Walk<K, V>(new HashMap.EntryWalk<K, V>(map)).next()});
        }
        return new Entries<K, V>(map);
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    public boolean replace(K key, V oldValue, V newValue) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    /** The entries; they cannot be changed. */
    static final /*@ nullable_by_default @*/ class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final HashMap<K, V> map;

        Entries(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk<K, V>(new HashMap.EntryWalk<K, V>(map));
        }
    }

    static final /*@ nullable_by_default @*/ class Walk<K, V> implements Iterator<Map.Entry<K, V>> {
        private final HashMap.EntryWalk<K, V> it;

        Walk(HashMap.EntryWalk<K, V> it) {
            this.it = it;
        }

        public boolean hasNext() {
            return it.hasNext();
        }

        public Map.Entry<K, V> next() {
            int i = it.step();
            return new ImmutableEntry<K, V>(it.map.key(i), it.map.value(i));
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }
}
