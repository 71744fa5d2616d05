package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/** A map that cannot be changed by way of it. */
final /*@ nullable_by_default @*/ class ViewMap<K, V> implements Map<K, V> {
    private final Map<? extends K, ? extends V> c;

    //@ invariant c != null;

    ViewMap(Map<? extends K, ? extends V> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        this.c = c;
    }

    public boolean equals(Object o) {
        return o == this || c.equals(o);
    }

    public int hashCode() {
        return c.hashCode();
    }

    public int size() {
        return c.size();
    }

    public boolean isEmpty() {
        return c.isEmpty();
    }

    public boolean containsKey(Object key) {
        return c.containsKey(key);
    }

    public boolean containsValue(Object value) {
        return c.containsValue(value);
    }

    public V get(Object key) {
        return c.get(key);
    }

    public Set<K> keySet() {
        return new ViewSet<K>(c.keySet());
    }

    public Collection<V> values() {
        return new ViewCollection<V>(c.values());
    }

    /** The entries are copies, as nothing may be set by way of them. */
    @SuppressWarnings("unchecked")
    public Set<Map.Entry<K, V>> entrySet() {
        LinkedHashSet<Map.Entry<K, V>> s = new LinkedHashSet<Map.Entry<K, V>>();
        Iterator<?> it = c.entrySet().iterator();
        while (it.hasNext()) {
            s.add(new AbstractMap.SimpleImmutableEntry<K, V>((Map.Entry<K, V>) it.next()));
        }
        return new ViewSet<Map.Entry<K, V>>(s);
    }

    public String toString() {
        return c.toString();
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
}
