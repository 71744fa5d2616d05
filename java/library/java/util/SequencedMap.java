package java.util;

public /*@ nullable_by_default @*/ interface SequencedMap<K, V> extends Map<K, V> {
    SequencedMap<K, V> reversed();

    Map.Entry<K, V> firstEntry();

    Map.Entry<K, V> lastEntry();

    Map.Entry<K, V> pollFirstEntry();

    Map.Entry<K, V> pollLastEntry();

    default V putFirst(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K key, V value) {
        throw new UnsupportedOperationException();
    }
}
