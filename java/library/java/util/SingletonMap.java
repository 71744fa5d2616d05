package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What Collections.singletonMap gives. */
final /*@ nullable_by_default @*/ class SingletonMap<K, V> extends AbstractMap<K, V> {
    private final K key;
    private final V value;

    SingletonMap(K key, V value) {
        this.key = key;
        this.value = value;
    }

    public int size() {
        return 1;
    }

    public boolean isEmpty() {
        return false;
    }

    public boolean containsKey(Object key) {
        return Slots.same(key, this.key);
    }

    public boolean containsValue(Object value) {
        return Slots.same(value, this.value);
    }

    public V get(Object key) {
        return Slots.same(key, this.key) ? value : null;
    }

    public V getOrDefault(Object key, V defaultValue) {
        return Slots.same(key, this.key) ? value : defaultValue;
    }

    public Set<K> keySet() {
        return new SingletonSet<K>(key);
    }

    public Collection<V> values() {
        return new SingletonSet<V>(value);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new SingletonSet<Map.Entry<K, V>>(new AbstractMap.SimpleImmutableEntry<K, V>(key, value));
    }

    public int hashCode() {
        return Slots.hash(key) ^ Slots.hash(value);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        action.accept(key, value);
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
