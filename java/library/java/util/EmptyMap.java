package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What Collections.emptyMap gives: what leaves it empty does nothing, but for what is made to change a map. */
final /*@ nullable_by_default @*/ class EmptyMap<K, V> extends AbstractMap<K, V> {
    public int size() {
        return 0;
    }

    public boolean isEmpty() {
        return true;
    }

    public boolean containsKey(Object key) {
        return false;
    }

    public boolean containsValue(Object value) {
        return false;
    }

    public V get(Object key) {
        return null;
    }

    public V getOrDefault(Object key, V defaultValue) {
        return defaultValue;
    }

    public V remove(Object key) {
        return null;
    }

    public void clear() {
    }

    public Set<K> keySet() {
        return new EmptySet<K>();
    }

    public Collection<V> values() {
        return new EmptySet<V>();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EmptySet<Map.Entry<K, V>>();
    }

    public boolean equals(Object o) {
        return o instanceof Map && ((Map<?, ?>) o).isEmpty();
    }

    public int hashCode() {
        return 0;
    }

    public String toString() {
        return "{}";
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
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
