package java.util;

public /*@ nullable_by_default @*/ interface NavigableMap<K, V> extends SortedMap<K, V> {
    Map.Entry<K, V> lowerEntry(K key);

    /*@ query @*/ K lowerKey(K key);

    Map.Entry<K, V> floorEntry(K key);

    /*@ query @*/ K floorKey(K key);

    Map.Entry<K, V> ceilingEntry(K key);

    /*@ query @*/ K ceilingKey(K key);

    Map.Entry<K, V> higherEntry(K key);

    /*@ query @*/ K higherKey(K key);

    Map.Entry<K, V> firstEntry();

    Map.Entry<K, V> lastEntry();

    Map.Entry<K, V> pollFirstEntry();

    Map.Entry<K, V> pollLastEntry();

    NavigableMap<K, V> descendingMap();

    default NavigableMap<K, V> reversed() {
        return descendingMap();
    }

    NavigableSet<K> navigableKeySet();

    NavigableSet<K> descendingKeySet();

    NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive);

    NavigableMap<K, V> headMap(K to, boolean inclusive);

    NavigableMap<K, V> tailMap(K from, boolean inclusive);

    SortedMap<K, V> subMap(K from, K to);

    SortedMap<K, V> headMap(K to);

    SortedMap<K, V> tailMap(K from);
}
