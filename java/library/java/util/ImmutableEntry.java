package java.util;

/** What Map.entry gives. */
final class ImmutableEntry<K, V> implements Map.Entry<K, V> {
    private final K key;
    private final V value;

    ImmutableEntry(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        this.key = key;
        this.value = value;
    }

    public K getKey() {
        return key;
    }

    public V getValue() {
        return value;
    }

    public V setValue(/*@ nullable @*/ V value) {
        throw new UnsupportedOperationException();
    }

    public boolean equals(/*@ nullable @*/ Object o) {
        return o instanceof Map.Entry && key.equals(((Map.Entry<?, ?>) o).getKey())
                && value.equals(((Map.Entry<?, ?>) o).getValue());
    }

    public int hashCode() {
        return key.hashCode() ^ value.hashCode();
    }

    public String toString() {
        return key + "=" + value;
    }
}
