package java.util;

import inspect.Refused;
import inspect.Arbitrary;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Keys, their hash codes and values in arrays, looked for one by one: hash codes first,
 * then equals, as the contract says. Where equals implies that the hash codes are equal,
 * these are neither kept nor looked at. The order of iteration is any, chosen when it is
 * first asked for after a change.
 */
public /*@ nullable_by_default @*/ class HashMap<K, V> extends SlotMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    int[] hashes;
    boolean settled;

    //@ invariant hashes != null && hashes.length == keys.length;
    //@ invariant settled; // any order of the entries is one
    //@ invariant (\forall int i; 0 <= i && i < keys.length; hashes[i] == Slots.kept(keys[i]));
    //@ invariant (\forall int i, j; 0 <= i && i < j && j < keys.length; !Slots.same(keys[i], keys[j]));

    public HashMap() {
        hashes = new int[10];
    }

    public HashMap(int capacity) {
        this(capacity, 0.75f);
    }

    public HashMap(int capacity, float load) {
        this();
        if (capacity < 0 || !(load > 0)) {
            throw new IllegalArgumentException();
        }
    }

    public static <A, B> HashMap<A, B> newHashMap(int mappings) {
        if (mappings < 0) {
            throw new IllegalArgumentException();
        }
        return new HashMap<A, B>();
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        this();
        copy(m);
    }

    /** The index of a key, or -1. */
    final int find(Object key) {
        return find(Slots.kept(key), key);
    }

    private int find(int h, Object key) {
        boolean lawful = Slots.lawful(key);
        for (int i = 0; i < size; i++) {
            if ((lawful || Slots.hash(keys[i], hashes[i]) == h) && (keys[i] == key || key != null && key.equals(keys[i]))) {
                return i;
            }
        }
        return -1;
    }

    /** Adds a key that is not there. */
    private void append(int h, K key, V value) {
        if (size == keys.length) {
            grow();
            hashes = Slots.grown(hashes, size);
        }
        keys[size] = key;
        values[size] = value;
        hashes[size] = Slots.lawful(key) ? 0 : h;
        size++;
        changes++;
        settled = false;
        grown();
    }

    void close(int index) {
        for (int i = index; i < size - 1; i++) {
            hashes[i] = hashes[i + 1];
        }
        super.close(index);
    }

    /** Moves what is at an index behind all others. */
    final void last(int i) {
        Object k = keys[i];
        Object v = values[i];
        int h = hashes[i];
        Object e = entries == null ? null : entries[i];
        close(i);
        keys[size] = k;
        values[size] = v;
        hashes[size] = h;
        if (entries != null) {
            entries[size] = e;
            stands(size);
        }
        size++;
        changes++;
    }

    /** Gives a key that is there its value. */
    final V assign(int i, V value) {
        V old = value(i);
        values[i] = value;
        used(i);
        return old;
    }

    /** Chooses the order of iteration. */
    void settle() {
        if (!settled) {
            settled = true;
            for (int i = size - 1; i > 0; i--) {
                int j = Arbitrary.index(i + 1);
                swap(keys, i, j);
                swap(values, i, j);
                int h = hashes[i];
                hashes[i] = hashes[j];
                hashes[j] = h;
                if (entries != null) {
                    swap(entries, i, j);
                    stands(i);
                    stands(j);
                }
            }
        }
    }

    private static void swap(Object[] a, int i, int j) {
        Object x = a[i];
        a[i] = a[j];
        a[j] = x;
    }

    /** What a linked map does when an entry is used. */
    void used(int i) {
    }

    /** What a linked map does after an insertion. */
    void grown() {
    }

    private void copy(Map<? extends K, ? extends V> m) {
        if (m.getClass() == HashMap.class || m.getClass() == LinkedHashMap.class) {
            @SuppressWarnings("unchecked")
            HashMap<K, V> h = (HashMap<K, V>) m;
            h.settle();
            for (int i = 0; i < h.size; i++) {
                set(h.key(i), h.value(i));
            }
            return;
        }
        Iterator<?> it = m.entrySet().iterator();
        while (it.hasNext()) {
            @SuppressWarnings("unchecked")
            Map.Entry<K, V> e = (Map.Entry<K, V>) it.next();
            set(e.getKey(), e.getValue());
        }
    }

    private V set(K key, V value) {
        int h = Slots.kept(key);
        int i = find(h, key);
        if (i >= 0) {
            return assign(i, value);
        }
        append(h, key, value);
        return null;
    }

    public V get(Object key) {
        int i = find(key);
        return i < 0 ? null : value(i);
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < size; i++) {
            V v = value(i);
            if (v == value || value != null && value.equals(v)) {
                return true;
            }
        }
        return false;
    }

    public V put(K key, V value) {
        return set(key, value);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        copy(m);
    }

    public V remove(Object key) {
        int i = find(key);
        return i < 0 ? null : delete(i);
    }

    public V getOrDefault(Object key, V defaultValue) {
        int i = find(key);
        return i < 0 ? defaultValue : value(i);
    }

    public V putIfAbsent(K key, V value) {
        int h = Slots.kept(key);
        int i = find(h, key);
        if (i < 0) {
            append(h, key, value);
            return null;
        }
        V old = value(i);
        assign(i, old == null ? value : old);
        return old;
    }

    public boolean remove(Object key, Object value) {
        int i = find(key);
        if (i < 0) {
            return false;
        }
        V v = value(i);
        if (v != value && (value == null || !value.equals(v))) {
            return false;
        }
        delete(i);
        return true;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        int i = find(key);
        if (i < 0) {
            return false;
        }
        V v = value(i);
        if (v != oldValue && (v == null || !v.equals(oldValue))) {
            return false;
        }
        assign(i, newValue);
        return true;
    }

    public V replace(K key, V value) {
        int i = find(key);
        return i < 0 ? null : assign(i, value);
    }

    /** Puts what a function gave for a key, found at i or not; null removes it. */
    private V result(int expected, int h, int i, K key, V v) {
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            if (i >= 0) {
                delete(i);
            }
        } else if (i >= 0) {
            assign(i, v);
        } else {
            append(h, key, v);
        }
        return v;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int h = Slots.kept(key);
        int i = find(h, key);
        if (i >= 0 && value(i) != null) {
            V v = value(i);
            used(i);
            return v;
        }
        int expected = changes;
        V v = function.apply(key);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        return v == null ? null : result(expected, h, i, key, v);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int h = Slots.kept(key);
        int i = find(h, key);
        if (i < 0 || value(i) == null) {
            return null;
        }
        int expected = changes;
        return result(expected, h, i, key, function.apply(key, value(i)));
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int h = Slots.kept(key);
        int i = find(h, key);
        int expected = changes;
        return result(expected, h, i, key, function.apply(key, i < 0 ? null : value(i)));
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) {
            throw new NullPointerException();
        }
        int h = Slots.kept(key);
        int i = find(h, key);
        int expected = changes;
        V v = value;
        if (i >= 0 && value(i) != null) {
            v = function.apply(value(i), value);
        }
        return result(expected, h, i, key, v);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        settle();
        int expected = changes;
        for (int i = 0; i < size; i++) {
            action.accept(key(i), value(i));
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        settle();
        int expected = changes;
        for (int i = 0; i < size; i++) {
            values[i] = function.apply(key(i), value(i));
        }
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public Object clone() {
        if (getClass() != HashMap.class) {
            Refused.cloneOfHeir();
        }
        return new HashMap<K, V>(this);
    }

    public Set<K> keySet() {
        return new Keys<K, V>(this);
    }

    public Collection<V> values() {
        return new Values<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<K, V>(this);
    }

    /** The iterators of the three views. */
    static abstract /*@ nullable_by_default @*/ class Walk<K, V> {
        final HashMap<K, V> map;
        private int next;
        private int last = -1;
        private int expected;
        private boolean more;

        Walk(HashMap<K, V> map) {
            map.settle();
            this.map = map;
            expected = map.changes;
            more = map.size > 0;
        }

        public boolean hasNext() {
            return more;
        }

        /** The index of the next entry. */
        final int step() {
            if (map.changes != expected) {
                throw new ConcurrentModificationException();
            }
            if (!more) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            more = next < map.size;
            return last;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (map.changes != expected) {
                throw new ConcurrentModificationException();
            }
            map.delete(last);
            next = last;
            last = -1;
            expected = map.changes;
        }
    }

    static final /*@ nullable_by_default @*/ class KeyWalk<K, V> extends Walk<K, V> implements Iterator<K> {
        KeyWalk(HashMap<K, V> map) {
            super(map);
        }

        public K next() {
            return map.key(step());
        }
    }

    static final /*@ nullable_by_default @*/ class ValueWalk<K, V> extends Walk<K, V> implements Iterator<V> {
        ValueWalk(HashMap<K, V> map) {
            super(map);
        }

        public V next() {
            return map.value(step());
        }
    }

    static final /*@ nullable_by_default @*/ class EntryWalk<K, V> extends Walk<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryWalk(HashMap<K, V> map) {
            super(map);
        }

        public Map.Entry<K, V> next() {
            return map.node(step());
        }
    }

    static final /*@ nullable_by_default @*/ class Keys<K, V> extends AbstractSet<K> {
        private final HashMap<K, V> map;

        Keys(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public <T> T[] toArray(T[] a) {
            if (a.length > map.size) {
                a[map.size] = null; // first, which shows where an element does not fit
            }
            return super.toArray(a);
        }

        public Spliterator<K> spliterator() {
            boolean linked = map instanceof LinkedHashMap;
            return new CollectionSource<>(this, linked ? null : map, true, false, linked);
        }

        public Iterator<K> iterator() {
            return new KeyWalk<K, V>(map);
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean remove(Object o) {
            int i = map.find(o);
            if (i < 0) {
                return false;
            }
            map.delete(i);
            return true;
        }

        public void forEach(Consumer<? super K> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            map.settle();
            int expected = map.changes;
            for (int i = 0; i < map.size; i++) {
                action.accept(map.key(i));
            }
            if (map.changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    static final /*@ nullable_by_default @*/ class Values<K, V> extends AbstractCollection<V> {
        private final HashMap<K, V> map;

        Values(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public <T> T[] toArray(T[] a) {
            if (a.length > map.size) {
                a[map.size] = null; // first, which shows where an element does not fit
            }
            return super.toArray(a);
        }

        public Spliterator<V> spliterator() {
            boolean linked = map instanceof LinkedHashMap;
            return new CollectionSource<>(this, linked ? null : map, false, false, linked);
        }

        public Iterator<V> iterator() {
            return new ValueWalk<K, V>(map);
        }

        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        public void forEach(Consumer<? super V> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            map.settle();
            int expected = map.changes;
            for (int i = 0; i < map.size; i++) {
                action.accept(map.value(i));
            }
            if (map.changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    static final /*@ nullable_by_default @*/ class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final HashMap<K, V> map;

        Entries(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public Spliterator<Map.Entry<K, V>> spliterator() {
            boolean linked = map instanceof LinkedHashMap;
            return new CollectionSource<>(this, linked ? null : map, true, false, linked);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryWalk<K, V>(map);
        }

        private int find(Object o) {
            if (!(o instanceof Map.Entry)) {
                return -1;
            }
            int i = map.find(((Map.Entry<?, ?>) o).getKey());
            return i >= 0 && map.node(i).equals(o) ? i : -1;
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

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            map.settle();
            int expected = map.changes;
            for (int i = 0; i < map.size; i++) {
                action.accept(map.node(i));
            }
            if (map.changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
