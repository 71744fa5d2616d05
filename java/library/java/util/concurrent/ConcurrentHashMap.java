package java.util.concurrent;

import inspect.Arbitrary;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What one thread sees: keys, their hash codes and values in arrays, none of them null, in any
 * order, which is chosen when it is first asked for after a change. An iterator goes over what was there when it
 * was made; what has been taken out since it gives or leaves out, and where something was put
 * in, it is not known what comes. A function that changes the map it is computed for comes to
 * no end.
 */
public /*@ nullable_by_default @*/ class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, java.io.Serializable {
    private Object[] keys = new Object[10];
    private Object[] values = new Object[10];
    private int[] hashes = new int[10];
    private int size;
    private boolean settled;
    private int puts; // of new keys
    private int changes;
    private boolean used; // something was put or computed

    //@ invariant keys != null && \typeof(keys) == \type(Object[]);
    //@ invariant values != null && \typeof(values) == \type(Object[]) && values.length == keys.length;
    //@ invariant hashes != null && hashes.length == keys.length;
    //@ invariant size == keys.length; // how much room a map of before the call has, nobody sees
    //@ invariant settled; // any order of the entries is one
    //@ invariant size == 0 || used;
    //@ invariant (\forall int i; 0 <= i && i < keys.length; keys[i] != null && values[i] != null);
    //@ invariant (\forall int i; 0 <= i && i < keys.length; hashes[i] == Objects.hashCode(keys[i]));
    //@ invariant (\forall int i, j; 0 <= i && i < j && j < keys.length; !Objects.equals(keys[i], keys[j]));

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
    }

    public ConcurrentHashMap(int capacity, float factor) {
        this(capacity, factor, 1);
    }

    public ConcurrentHashMap(int capacity, float factor, int threads) {
        if (!(factor > 0) || capacity < 0 || threads <= 0) {
            throw new IllegalArgumentException();
        }
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        putAll(m);
    }

    private static <T> T need(T x) {
        if (x == null) {
            throw new NullPointerException();
        }
        return x;
    }

    /** Goes on for ever unless ok: what would come then is not known here. */
    private static void known(boolean ok) {
        while (!ok) {
        }
    }

    @SuppressWarnings("unchecked")
    private V value(int i) {
        return (V) values[i];
    }

    /** The index of a key, or -1. */
    private int find(Object key) {
        int h = key.hashCode();
        for (int i = 0; i < size; i++) {
            if (hashes[i] == h && (keys[i] == key || key.equals(keys[i]))) {
                return i;
            }
        }
        return -1;
    }

    /** Adds a key that is not there. */
    private void append(K key, V value) {
        if (size == keys.length) {
            int room = size < 10 ? 10 : size + 1;
            Object[] ks = new Object[room];
            Object[] vs = new Object[room];
            int[] hs = new int[room];
            for (int i = 0; i < size; i++) {
                ks[i] = keys[i];
                vs[i] = values[i];
                hs[i] = hashes[i];
            }
            keys = ks;
            values = vs;
            hashes = hs;
        }
        keys[size] = key;
        values[size] = value;
        hashes[size] = key.hashCode();
        size++;
        puts++;
        settled = false;
    }

    private void delete(int index) {
        for (int i = index; i < size - 1; i++) {
            keys[i] = keys[i + 1];
            values[i] = values[i + 1];
            hashes[i] = hashes[i + 1];
        }
        size--;
        keys[size] = null;
        values[size] = null;
        changes++;
    }

    /** Chooses the order of iteration. */
    private void settle() {
        if (!settled) {
            settled = true;
            for (int i = size - 1; i > 0; i--) {
                int j = Arbitrary.index(i + 1);
                Object k = keys[i];
                Object v = values[i];
                int h = hashes[i];
                keys[i] = keys[j];
                values[i] = values[j];
                hashes[i] = hashes[j];
                keys[j] = k;
                values[j] = v;
                hashes[j] = h;
            }
        }
    }

    public int size() {
        return size;
    }

    public long mappingCount() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        int i = find(need(key));
        return i < 0 ? null : value(i);
    }

    public V getOrDefault(Object key, V otherwise) {
        V v = get(key);
        return v == null ? otherwise : v;
    }

    public boolean containsKey(Object key) {
        return find(need(key)) >= 0;
    }

    public boolean containsValue(Object value) {
        need(value);
        for (int i = 0; i < size; i++) {
            if (values[i] == value || value.equals(values[i])) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    public V put(K key, V value) {
        need(key);
        need(value);
        int i = find(key);
        used = true;
        changes++;
        if (i < 0) {
            append(key, value);
            return null;
        }
        V old = value(i);
        values[i] = value;
        return old;
    }

    public V putIfAbsent(K key, V value) {
        need(value);
        V old = get(key);
        if (old == null) {
            put(key, value);
        }
        return old;
    }

    public V remove(Object key) {
        int i = find(need(key));
        if (i < 0) {
            return null;
        }
        V old = value(i);
        delete(i);
        return old;
    }

    public boolean remove(Object key, Object value) {
        V v = get(key);
        if (value == null || v == null || !value.equals(v)) {
            return false;
        }
        remove(key);
        return true;
    }

    public boolean replace(K key, V from, V to) {
        need(from);
        need(to);
        V v = get(key);
        if (v == null || !from.equals(v)) {
            return false;
        }
        put(key, to);
        return true;
    }

    public V replace(K key, V value) {
        need(value);
        V v = get(key);
        if (v != null) {
            put(key, value);
        }
        return v;
    }

    /** Puts what a function gave, or takes the key out for null; it must have changed nothing since. */
    private V result(int before, K key, V value) {
        known(changes == before);
        used = true;
        if (value == null) {
            remove(key);
        } else {
            put(key, value);
        }
        return value;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        need(function);
        V v = get(key);
        if (v != null) {
            return v;
        }
        int before = changes;
        return result(before, key, function.apply(key));
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        need(function);
        V v = get(key);
        int before = changes;
        used = true;
        return v == null ? null : result(before, key, function.apply(key, v));
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        need(function);
        V v = get(key);
        int before = changes;
        return result(before, key, function.apply(key, v));
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        need(value);
        need(function);
        V v = get(key);
        int before = changes;
        return result(before, key, v == null ? value : function.apply(v, value));
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        used = true;
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        changes++;
        for (int i = 0; i < size; i++) {
            keys[i] = null;
            values[i] = null;
        }
        size = 0;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        need(action);
        for (Map.Entry<K, V> e : entrySet()) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        need(function);
        for (Map.Entry<K, V> e : entrySet()) {
            int before = changes;
            V v = function.apply(e.getKey(), e.getValue());
            known(changes == before);
            put(e.getKey(), need(v));
        }
    }

    public static <T> Set<T> newKeySet() {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>());
    }

    public Set<K> keySet() {
        return new Keys<K>(this);
    }

    public Collection<V> values() {
        return new Values<V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<K, V>(this);
    }

    /** What removeAll of a view does: one that is null counts only where the map was used. */
    private boolean takeAll(Collection<?> view, Collection<?> c) {
        need(c);
        boolean changed = false;
        if (used) {
            for (Object o : c) {
                changed |= view.remove(o);
            }
        }
        return changed;
    }

    private static final class Keys<K> extends AbstractSet<K> {
        private final ConcurrentHashMap<K, ?> map;

        Keys(ConcurrentHashMap<K, ?> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        public void clear() {
            map.clear();
        }

        public boolean removeAll(Collection<?> c) {
            return map.takeAll(this, c);
        }

        public Iterator<K> iterator() {
            return walk(map);
        }

        private static <K, V> Iterator<K> walk(ConcurrentHashMap<K, V> map) {
            return new Walk<K, V, K>(map) {
                K give(K key, V value) {
                    return key;
                }
            };
        }
    }

    private static final class Values<V> extends AbstractCollection<V> {
        private final ConcurrentHashMap<?, V> map;

        Values(ConcurrentHashMap<?, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        public void clear() {
            map.clear();
        }

        public boolean removeAll(Collection<?> c) {
            return map.takeAll(this, c);
        }

        public Iterator<V> iterator() {
            return walk(map);
        }

        private static <K, V> Iterator<V> walk(ConcurrentHashMap<K, V> map) {
            return new Walk<K, V, V>(map) {
                V give(K key, V value) {
                    return value;
                }
            };
        }
    }

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final ConcurrentHashMap<K, V> map;

        Entries(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            V v = e.getKey() == null || e.getValue() == null ? null : map.get(e.getKey());
            return v != null && e.getValue().equals(v);
        }

        public boolean add(Map.Entry<K, V> e) {
            return map.put(e.getKey(), e.getValue()) == null;
        }

        public boolean addAll(Collection<? extends Map.Entry<K, V>> c) {
            boolean changed = false;
            for (Map.Entry<K, V> e : c) {
                changed |= add(e);
            }
            return changed;
        }

        public boolean remove(Object o) {
            return contains(o) && map.remove(((Map.Entry<?, ?>) o).getKey()) != null;
        }

        public void clear() {
            map.clear();
        }

        public boolean removeAll(Collection<?> c) {
            return map.takeAll(this, c);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            ConcurrentHashMap<K, V> of = map;
            return new Walk<K, V, Map.Entry<K, V>>(map) {
                Map.Entry<K, V> give(K key, V value) {
                    return new Entry<K, V>(of, key, value);
                }
            };
        }
    }

    /** An entry keeps the value that it was given with. */
    private static final class Entry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        private final ConcurrentHashMap<K, V> map;

        Entry(ConcurrentHashMap<K, V> map, K key, V value) {
            super(key, value);
            this.map = map;
        }

        public V setValue(V value) {
            V old = super.setValue(need(value));
            map.put(getKey(), value);
            return old;
        }
    }

    private abstract static class Walk<K, V, T> implements Iterator<T> {
        private final ConcurrentHashMap<K, V> map;
        private final ArrayList<K> keys;
        private final ArrayList<V> values;
        private final int puts;
        private int next;
        private K last;

        @SuppressWarnings("unchecked")
        Walk(ConcurrentHashMap<K, V> map) {
            this.map = map;
            map.settle();
            keys = new ArrayList<K>();
            values = new ArrayList<V>();
            for (int i = 0; i < map.size; i++) {
                keys.add((K) map.keys[i]);
                values.add(map.value(i));
            }
            puts = map.puts;
        }

        abstract T give(K key, V value);

        /** Leaves out the next ones, as many as it likes of those that are gone. */
        private void skip() {
            while (next < keys.size() && !map.containsKey(keys.get(next)) && Arbitrary.booleanValue()) {
                next++;
            }
            known(map.puts == puts);
        }

        public boolean hasNext() {
            return next < keys.size();
        }

        public T next() {
            if (next == keys.size()) {
                throw new NoSuchElementException();
            }
            K key = keys.get(next);
            V now = map.get(key);
            T given = give(key, now == null ? values.get(next) : now);
            last = key;
            next++;
            skip();
            return given;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last);
            last = null;
        }
    }
}
