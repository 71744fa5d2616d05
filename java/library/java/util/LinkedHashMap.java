package java.util;

import inspect.Refused;
import inspect.Clause;

/** The entries stand in the order of iteration. A clause that asks for one does not use it. */
public /*@ nullable_by_default @*/ class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    final boolean byAccess;

    public LinkedHashMap() {
        byAccess = false;
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
        byAccess = false;
    }

    public LinkedHashMap(int capacity, float load) {
        super(capacity, load);
        byAccess = false;
    }

    public LinkedHashMap(int capacity, float load, boolean accessOrder) {
        super(capacity, load);
        byAccess = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        byAccess = false;
        putAll(m);
    }

    public static <A, B> LinkedHashMap<A, B> newLinkedHashMap(int mappings) {
        if (mappings < 0) {
            throw new IllegalArgumentException();
        }
        return new LinkedHashMap<A, B>();
    }

    void settle() {
    }

    public V putFirst(K key, V value) {
        if (getClass() != LinkedHashMap.class) {
            Refused.endOfHeir();
        }
        V old = put(key, value);
        int i = find(key);
        if (i != 0) {
            first(i);
        }
        return old;
    }

    public V putLast(K key, V value) {
        if (getClass() != LinkedHashMap.class) {
            Refused.endOfHeir();
        }
        V old = put(key, value);
        int i = find(key);
        if (i != size - 1) {
            last(i);
        }
        return old;
    }

    /** Moves what is at an index in front of all others. */
    private void first(int i) {
        Object k = keys[i];
        Object v = values[i];
        int h = hashes[i];
        Object e = entries == null ? null : entries[i];
        for (int j = i; j > 0; j--) {
            keys[j] = keys[j - 1];
            values[j] = values[j - 1];
            hashes[j] = hashes[j - 1];
            if (entries != null) {
                entries[j] = entries[j - 1];
                stands(j);
            }
        }
        keys[0] = k;
        values[0] = v;
        hashes[0] = h;
        if (entries != null) {
            entries[0] = e;
            stands(0);
        }
        changes++;
    }

    public Map.Entry<K, V> firstEntry() {
        return size == 0 ? null : new AbstractMap.SimpleImmutableEntry<K, V>(key(0), value(0));
    }

    public Map.Entry<K, V> lastEntry() {
        return size == 0 ? null : new AbstractMap.SimpleImmutableEntry<K, V>(key(size - 1), value(size - 1));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> e = firstEntry();
        if (e != null) {
            delete(0);
        }
        return e;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> e = lastEntry();
        if (e != null) {
            delete(size - 1);
        }
        return e;
    }

    public SequencedMap<K, V> reversed() {
        Refused.reversed();
        return this;
    }

    public V get(Object key) {
        return getOrDefault(key, null);
    }

    public V getOrDefault(Object key, V defaultValue) {
        int i = find(key);
        if (i < 0) {
            return defaultValue;
        }
        V v = value(i);
        used(i);
        return v;
    }

    /** A clause that asks for an entry does not use it: it leaves the order alone. */
    void used(int i) {
        if (byAccess && i != size - 1 && !Clause.asked()) {
            last(i);
        }
    }

    void grown() {
        if (getClass() != LinkedHashMap.class && removeEldestEntry(node(0))) { // what nobody overrides, removes nothing
            delete(0);
        }
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    public Object clone() {
        if (getClass() != LinkedHashMap.class) {
            Refused.cloneOfHeir();
        }
        LinkedHashMap<K, V> m = new LinkedHashMap<K, V>(16, 0.75f, byAccess);
        m.putAll(this);
        return m;
    }
}
