package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map behind a lock, of which one thread notices nothing. Its views are made once. */
final /*@ nullable_by_default @*/ class LockedMap<K, V> implements Map<K, V> {
    private final Map<K, V> m;
    private Set<K> keys;
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entries;

    //@ invariant m != null;

    LockedMap(Map<K, V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        this.m = m;
    }

    public boolean equals(Object o) {
        return o == this || m.equals(o);
    }

    public int hashCode() {
        return m.hashCode();
    }

    public int size() {
        return m.size();
    }

    public boolean isEmpty() {
        return m.isEmpty();
    }

    public boolean containsKey(Object key) {
        return m.containsKey(key);
    }

    public boolean containsValue(Object value) {
        return m.containsValue(value);
    }

    public V get(Object key) {
        return m.get(key);
    }

    public V put(K key, V value) {
        return m.put(key, value);
    }

    public V remove(Object key) {
        return m.remove(key);
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        m.putAll(other);
    }

    public void clear() {
        m.clear();
    }

    public String toString() {
        return m.toString();
    }

    public V getOrDefault(Object key, V otherwise) {
        return m.getOrDefault(key, otherwise);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        m.forEach(action);
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        m.replaceAll(function);
    }

    public V putIfAbsent(K key, V value) {
        return m.putIfAbsent(key, value);
    }

    public boolean remove(Object key, Object value) {
        return m.remove(key, value);
    }

    public boolean replace(K key, V oldValue, V newValue) {
        return m.replace(key, oldValue, newValue);
    }

    public V replace(K key, V value) {
        return m.replace(key, value);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        return m.computeIfAbsent(key, function);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return m.computeIfPresent(key, function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return m.compute(key, function);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        return m.merge(key, value, function);
    }

    public Set<K> keySet() {
        if (keys == null) {
            keys = new LockedSet<K>(m.keySet());
        }
        return keys;
    }

    public Collection<V> values() {
        if (values == null) {
            values = new LockedCollection<V>(m.values());
        }
        return values;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (entries == null) {
            entries = new LockedSet<Map.Entry<K, V>>(m.entrySet());
        }
        return entries;
    }
}
