package java.util;

/** What a map is by its entries alone. */
public abstract /*@ nullable_by_default @*/ class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsValue(Object value) {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            if (Slots.same(value, it.next().getValue())) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            if (Slots.same(key, it.next().getKey())) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, V> e = it.next();
            if (Slots.same(key, e.getKey())) {
                return e.getValue();
            }
        }
        return null;
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, V> e = it.next();
            if (Slots.same(key, e.getKey())) {
                V v = e.getValue();
                it.remove();
                return v;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        Iterator<?> it = m.entrySet().iterator();
        while (it.hasNext()) {
            @SuppressWarnings("unchecked")
            Map.Entry<K, V> e = (Map.Entry<K, V>) it.next();
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new MapKeys<K, V>(this);
    }

    public Collection<V> values() {
        return new MapValues<K, V>(this);
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        if (m.size() != size()) {
            return false;
        }
        try {
            Iterator<Map.Entry<K, V>> it = entrySet().iterator();
            while (it.hasNext()) {
                Map.Entry<K, V> e = it.next();
                V v = e.getValue();
                if (v == null ? m.get(e.getKey()) != null || !m.containsKey(e.getKey()) : !v.equals(m.get(e.getKey()))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException e) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            h += it.next().hashCode();
        }
        return h;
    }

    public String toString() {
        StringBuilder b = new StringBuilder();
        b.append('{');
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        boolean more = it.hasNext();
        while (more) {
            Map.Entry<K, V> e = it.next();
            K key = e.getKey();
            V value = e.getValue();
            if (key == this) {
                b.append("(this Map)");
            } else {
                b.append(key);
            }
            b.append('=');
            if (value == this) {
                b.append("(this Map)");
            } else {
                b.append(value);
            }
            more = it.hasNext();
            if (more) {
                b.append(", ");
            }
        }
        b.append('}');
        return b.toString();
    }



    public static /*@ nullable_by_default @*/ class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> e) {
            this.key = e.getKey();
            this.value = e.getValue();
        }

        public /*@ query @*/ K getKey() {
            return key;
        }

        public /*@ query @*/ V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && Slots.same(key, ((Map.Entry<?, ?>) o).getKey())
                    && Slots.same(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Slots.hash(key) ^ Slots.hash(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public static /*@ nullable_by_default @*/ class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> e) {
            this.key = e.getKey();
            this.value = e.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && Slots.same(key, ((Map.Entry<?, ?>) o).getKey())
                    && Slots.same(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Slots.hash(key) ^ Slots.hash(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }
}
