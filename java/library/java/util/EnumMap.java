package java.util;

import inspect.Elements;

/**
 * Keys and values in arrays, in the order of the constants. An iterator knows where it is
 * by the ordinal alone, so that it never fails; an entry stands for its key.
 */
public /*@ nullable_by_default @*/ class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private Class<K> type;
    private Object[] keys;
    private Object[] values;
    private int used; // of the arrays
    private int size; // not counted: a value that an entry sets whose key was taken out

    //@ invariant type != null && type.isEnum();
    //@ invariant keys != null && \typeof(keys) == \type(Object[]) && values != null && \typeof(values) == \type(Object[]);
    //@ invariant Elements.NULL || (\forall int i; 0 <= i && i < values.length; values[i] != null);
    //@ invariant used == keys.length && size == used && values.length == used; // what room a map of before the call has, nobody sees
    //@ invariant (\forall int i; 0 <= i && i < keys.length; keys[i] instanceof Enum && ((Enum<?>) keys[i]).getDeclaringClass() == type);
    //@ invariant (\forall int i; 0 < i && i < keys.length; ((Enum<?>) keys[i - 1]).ordinal() < ((Enum<?>) keys[i]).ordinal());

    public EnumMap(Class<K> type) {
        this(type, 0);
        if (!type.isEnum()) {
            throw new NullPointerException();
        }
    }

    private EnumMap(Class<K> type, int ignored) {
        this.type = type;
        keys = new Object[10];
        values = new Object[10];
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        this(m.type, 0);
        copy(m);
        size = m.size;
    }

    @SuppressWarnings("unchecked")
    public EnumMap(Map<K, ? extends V> m) {
        this((Class<K>) null, 0);
        if (m instanceof EnumMap) {
            EnumMap<K, V> e = (EnumMap<K, V>) m;
            type = e.type;
            copy(e);
            size = e.size;
            return;
        }
        if (m.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        type = m.keySet().iterator().next().getDeclaringClass();
        putAll(m);
    }

    /** The index of a key, or -1. */
    private int find(Object key) {
        if (key != null) {
            for (int i = 0; i < used; i++) {
                if (keys[i] == key) {
                    return i;
                }
            }
        }
        return -1;
    }

    /** The index of the first key from an ordinal on. */
    private int from(int ordinal) {
        int i = 0;
        while (i < used && key(i).ordinal() < ordinal) {
            i++;
        }
        return i;
    }

    @SuppressWarnings("unchecked")
    private K key(int i) {
        return (K) keys[i];
    }

    @SuppressWarnings("unchecked")
    private V value(int i) {
        return (V) values[i];
    }

    /** Gives a key of the right type its value; whether it was not there. */
    private boolean set(K key, V value) {
        int i = from(key.ordinal());
        boolean more = i == used || keys[i] != key;
        if (more) {
            if (used == keys.length) {
                keys = Slots.grown(keys, used);
                values = Slots.grown(values, used);
            }
            Slots.open(keys, used, i);
            Slots.open(values, used, i);
            used++;
            keys[i] = key;
        }
        values[i] = value;
        return more;
    }

    private void copy(EnumMap<K, ? extends V> m) {
        for (int i = 0; i < m.used; i++) {
            if (set(m.key(i), m.value(i))) {
                size++;
            }
        }
    }

    private void delete(int i) {
        Slots.close(keys, used, i);
        Slots.close(values, used, i);
        used--;
        size--;
    }

    public int size() {
        return size;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < used; i++) {
            if (Slots.same(value, values[i])) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    /** Whether another map has what is in this one: it is asked for its values, whatever it makes of the keys. */
    private boolean asIn(Map<?, ?> m) {
        if (m.size() != size) {
            return false;
        }
        for (int i = 0; i < used; i++) {
            if (values[i] == null ? m.get(keys[i]) != null || !m.containsKey(keys[i]) : !values[i].equals(m.get(keys[i]))) {
                return false;
            }
        }
        return true;
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof EnumMap)) {
            return o instanceof Map && asIn((Map<?, ?>) o);
        }
        EnumMap<?, ?> m = (EnumMap<?, ?>) o;
        if (m.size != size) {
            return false;
        }
        if (m.type != type) {
            return size == 0;
        }
        if (m.used != used) {
            return false;
        }
        for (int i = 0; i < used; i++) {
            if (keys[i] != m.keys[i] || !Slots.same(m.values[i], values[i])) {
                return false;
            }
        }
        return true;
    }

    public V get(Object key) {
        int i = find(key);
        return i < 0 ? null : value(i);
    }

    public V put(K key, V value) {
        Class<?> c = key.getClass();
        if (c != type && c.getSuperclass() != type) {
            throw new ClassCastException();
        }
        V old = get(key);
        if (set(key, value)) {
            size++;
        }
        return old;
    }

    public V remove(Object key) {
        int i = find(key);
        if (i < 0) {
            return null;
        }
        V old = value(i);
        delete(i);
        return old;
    }

    @SuppressWarnings("unchecked")
    public void putAll(Map<? extends K, ? extends V> m) {
        if (!(m instanceof EnumMap)) {
            super.putAll(m);
            return;
        }
        EnumMap<K, V> e = (EnumMap<K, V>) m;
        if (e.type == type) {
            copy(e);
        } else if (!e.isEmpty()) {
            throw new ClassCastException();
        }
    }

    public void clear() {
        for (int i = 0; i < used; i++) {
            keys[i] = null;
            values[i] = null;
        }
        used = 0;
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<K, V>(this);
    }

    static final /*@ nullable_by_default @*/ class Entries<K extends Enum<K>, V> extends AbstractSet<Map.Entry<K, V>> {
        private final EnumMap<K, V> map;

        Entries(EnumMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        private int find(Object o) {
            if (!(o instanceof Map.Entry)) {
                return -1;
            }
            int i = map.find(((Map.Entry<?, ?>) o).getKey());
            return i >= 0 && Slots.same(map.values[i], ((Map.Entry<?, ?>) o).getValue()) ? i : -1;
        }

        public boolean contains(Object o) {
            return find(o) >= 0;
        }

        public boolean remove(Object o) {
            int i = find(o);
            if (i < 0) {
                return false;
            }
            map.delete(i);
            return true;
        }

        /** Entries of their own, unlike those of the iterator. */
        public Object[] toArray() {
            Object[] a = new Object[map.size];
            for (int i = 0; i < map.used; i++) {
                a[i] = new AbstractMap.SimpleEntry<K, V>(map.key(i), map.value(i));
            }
            return a;
        }

        public <T> T[] toArray(T[] a) {
            return Slots.into(toArray(), a);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk<K, V>(map);
        }
    }

    static final /*@ nullable_by_default @*/ class Walk<K extends Enum<K>, V> implements Iterator<Map.Entry<K, V>> {
        private final EnumMap<K, V> map;
        private int next; // ordinal
        private boolean ended;
        private Node<K, V> last;

        Walk(EnumMap<K, V> map) {
            this.map = map;
        }

        /** What is behind it afterwards stays behind it. */
        public boolean hasNext() {
            int i = ended ? map.used : map.from(next);
            ended = i == map.used;
            if (!ended) {
                next = map.key(i).ordinal();
            }
            return !ended;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = new Node<K, V>(map, map.key(map.from(next)));
            next++;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last.key);
            last.removed = true;
            last = null;
        }
    }

    /** What the iterator gives: the key's value is that of the map. */
    static final /*@ nullable_by_default @*/ class Node<K extends Enum<K>, V> implements Map.Entry<K, V> {
        private final EnumMap<K, V> map;
        private final K key;
        private boolean removed; // by the iterator

        Node(EnumMap<K, V> map, K key) {
            this.map = map;
            this.key = key;
        }

        private void there() {
            if (removed) {
                throw new IllegalStateException("Entry was removed");
            }
        }

        public K getKey() {
            there();
            return key;
        }

        public V getValue() {
            there();
            return map.get(key);
        }

        public V setValue(V value) {
            there();
            V old = map.get(key);
            map.set(key, value);
            return old;
        }

        public boolean equals(Object o) {
            if (removed) {
                return o == this;
            }
            return o instanceof Map.Entry && key == ((Map.Entry<?, ?>) o).getKey() && Slots.same(map.get(key), ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return removed ? super.hashCode() : key.hashCode() ^ Slots.hash(map.get(key));
        }

        public String toString() {
            return removed ? super.toString() : key + "=" + map.get(key);
        }
    }
}
