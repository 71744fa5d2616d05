package java.util;

import inspect.Refused;

public /*@ nullable_by_default @*/ interface SortedMap<K, V> extends Map<K, V>, SequencedMap<K, V> {
    Comparator<? super K> comparator();

    /*@ query @*/ K firstKey();

    /*@ query @*/ K lastKey();

    SortedMap<K, V> subMap(K from, K to);

    SortedMap<K, V> headMap(K to);

    SortedMap<K, V> tailMap(K from);

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    default V putFirst(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default SortedMap<K, V> reversed() {
        Refused.reversed();
        return this;
    }
}
