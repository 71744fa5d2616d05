package java.util;

public /*@ nullable_by_default @*/ interface SortedMap<K, V> extends Map<K, V> {
    Comparator<? super K> comparator();

    /*@ query @*/ K firstKey();

    /*@ query @*/ K lastKey();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();
}
