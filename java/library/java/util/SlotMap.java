package java.util;

import inspect.Elements;

/** A map whose keys and values are the first slots of two arrays; the others are null. */
abstract /*@ nullable_by_default @*/ class SlotMap<K, V> extends AbstractMap<K, V> {
    Object[] keys;
    Object[] values;
    Object[] entries; // those that were handed out; null: none was so far
    int size;
    int changes;

    //@ invariant keys != null && \typeof(keys) == \type(Object[]);
    //@ invariant values != null && \typeof(values) == \type(Object[]) && values.length == keys.length;
    //@ invariant Elements.NULL || (\forall int i; 0 <= i && i < keys.length; keys[i] != null && values[i] != null);
    //@ invariant entries == null;     // what was handed out before the call, nobody has,
    //@ invariant size == keys.length; // and how much room a map of before the call has, nobody sees
    //@ invariant 0 <= size && size <= keys.length; // as code keeps it

    SlotMap() {
        keys = new Object[10];
        values = new Object[10];
    }

    @SuppressWarnings("unchecked")
    final K key(int i) {
        return (K) keys[i];
    }

    @SuppressWarnings("unchecked")
    final V value(int i) {
        return (V) values[i];
    }

    /** The entry at an index, the same whenever it is handed out. */
    @SuppressWarnings("unchecked")
    final Node<K, V> node(int i) {
        if (entries == null) {
            entries = keys.length <= 10 ? new Object[10] : new Object[keys.length];
        }
        if (entries[i] == null) {
            entries[i] = new Node<K, V>(this, i);
        }
        return (Node<K, V>) entries[i];
    }

    /** Makes room for one more. */
    void grow() {
        keys = Slots.grown(keys, size);
        values = Slots.grown(values, size);
        if (entries != null) {
            entries = Slots.grown(entries, size);
        }
    }

    /** Moves what stands from an index on to the right by one. */
    final void open(int index) {
        Slots.open(keys, size, index);
        Slots.open(values, size, index);
        if (entries != null) {
            Slots.open(entries, size, index);
            entries[index] = null;
            for (int i = index + 1; i <= size; i++) {
                stands(i);
            }
        }
        size++;
    }

    /** Moves what stands behind an index to the left by one. */
    void close(int index) {
        Slots.close(keys, size, index);
        Slots.close(values, size, index);
        if (entries != null) {
            Slots.close(entries, size, index);
            for (int i = index; i < size - 1; i++) {
                stands(i);
            }
        }
        size--;
    }

    /** Tells the entry at an index, if it was handed out, where it stands. */
    final void stands(int i) {
        if (entries[i] != null) {
            node(i).index = i;
        }
    }

    /** Lets the entry at an index, if it was handed out, keep its value. */
    final void release(int i) {
        if (entries != null && entries[i] != null) {
            node(i).release();
            entries[i] = null;
        }
    }

    final V delete(int i) {
        V old = value(i);
        release(i);
        close(i);
        changes++;
        return old;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void clear() {
        changes++;
        for (int i = 0; i < size; i++) {
            release(i);
            keys[i] = null;
            values[i] = null;
        }
        size = 0;
    }

    /** An entry that was handed out: the map knows its value, until it is taken out. */
    static final /*@ nullable_by_default @*/ class Node<K, V> implements Map.Entry<K, V> {
        private SlotMap<K, V> map; // null: it was taken out
        private final K key;
        private V value; // when it was
        private int index;

        Node(SlotMap<K, V> map, int index) {
            this.map = map;
            this.index = index;
            key = map.key(index);
        }

        private void release() {
            value = map.value(index);
            map = null;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return map == null ? value : map.value(index);
        }

        public V setValue(V value) {
            V old = getValue();
            if (map == null) {
                this.value = value;
            } else {
                map.values[index] = value;
            }
            return old;
        }

        public boolean equals(Object o) {
            return o == this || o instanceof Map.Entry && Slots.same(key, ((Map.Entry<?, ?>) o).getKey())
                    && Slots.same(getValue(), ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Slots.hash(key) ^ Slots.hash(getValue());
        }

        public String toString() {
            return key + "=" + getValue();
        }
    }
}
