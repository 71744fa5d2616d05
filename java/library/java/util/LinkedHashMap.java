package java.util;

import inspect.Refused;
import inspect.Clause;

/** The entries stand in the order of iteration. A clause that asks for one does not use it. */
public /*@ nullable_by_default @*/ class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
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

    void settle() {
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
