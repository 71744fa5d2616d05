package java.util;

import inspect.Refused;
import inspect.Elements;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Keys and values in arrays, in the order of the keys. Which keys are compared with one
 * another, and how often, is open; so is what a comparison does that orders nothing.
 */
public /*@ nullable_by_default @*/ class TreeMap<K, V> extends SlotMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private final Comparator<? super K> order;

    //@ invariant Elements.NATURAL ==> order == null;
    //@ invariant (\forall int i; 0 <= i && i < keys.length; keys[i] != null && (order == null ==> keys[i] instanceof Comparable));
    //@ invariant (\forall int i; 0 < i && i < keys.length; Slots.compare(order, keys[i - 1], keys[i]) < 0);

    public TreeMap() {
        this((Comparator<? super K>) null);
    }

    public TreeMap(Comparator<? super K> comparator) {
        order = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        this((Comparator<? super K>) null);
        putAll(m);
    }

    @SuppressWarnings("unchecked")
    public TreeMap(SortedMap<K, ? extends V> m) {
        this(m.comparator());
        Iterator<?> it = m.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, V> e = (Map.Entry<K, V>) it.next();
            insert(size, e.getKey(), e.getValue());
        }
    }

    private int compare(Object a, Object b) {
        return Slots.compare(order, a, b);
    }

    /** The number of keys before a key, not counting one equal to it. */
    private int before(Object key) {
        int i = 0;
        while (i < size && compare(key, key(i)) > 0) {
            i++;
        }
        return i;
    }

    /** The index of a key; where there is none, -1 less the index of its place. */
    final int find(Object key) {
        if (order == null) {
            if (key == null) {
                throw new NullPointerException();
            }
            Comparable<?> ignored = (Comparable<?>) key;
        }
        int i = 0;
        while (i < size) {
            int c = compare(key, key(i));
            if (c <= 0) {
                return c == 0 ? i : -1 - i;
            }
            i++;
        }
        return -1 - i;
    }

    final void insert(int index, K key, V value) {
        if (size == 0) {
            compare(key, key);
        }
        if (size == keys.length) {
            grow();
        }
        open(index);
        keys[index] = key;
        values[index] = value;
        changes++;
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < size; i++) {
            if (Slots.same(value, value(i))) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        int i = find(key);
        return i < 0 ? null : value(i);
    }

    public V put(K key, V value) {
        return put(key, value, true);
    }

    private V put(K key, V value, boolean replace) {
        if (size == 0) {
            insert(0, key, value);
            return null;
        }
        int i = find(key);
        if (i < 0) {
            insert(-1 - i, key, value);
            return null;
        }
        V old = value(i);
        if (replace || old == null) {
            values[i] = value;
        }
        return old;
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    public V remove(Object key) {
        int i = find(key);
        return i < 0 ? null : delete(i);
    }

    public boolean replace(K key, V oldValue, V newValue) {
        int i = find(key);
        if (i < 0 || !Slots.same(oldValue, value(i))) {
            return false;
        }
        values[i] = newValue;
        return true;
    }

    public V replace(K key, V value) {
        int i = find(key);
        if (i < 0) {
            return null;
        }
        V old = value(i);
        values[i] = value;
        return old;
    }

    /** The place of a key to compute for: an empty map looks at it when it is put. */
    private int place(K key) {
        return size == 0 ? -1 : find(key);
    }

    /** Puts what a function gave for a key, found at i or not; null removes it. */
    private V result(int expected, int i, K key, V v) {
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            if (i >= 0) {
                delete(i);
            }
        } else if (i >= 0) {
            values[i] = v;
        } else {
            insert(-1 - i, key, v);
        }
        return v;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int i = place(key);
        if (i >= 0 && value(i) != null) {
            return value(i);
        }
        int expected = changes;
        V v = function.apply(key);
        if (changes != expected) {
            throw new ConcurrentModificationException();
        }
        return v == null ? null : result(expected, i, key, v);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int i = find(key);
        if (i < 0 || value(i) == null) {
            return null;
        }
        int expected = changes;
        return result(expected, i, key, function.apply(key, value(i)));
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int i = place(key);
        int expected = changes;
        return result(expected, i, key, function.apply(key, i < 0 ? null : value(i)));
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (function == null || value == null) {
            throw new NullPointerException();
        }
        int i = place(key);
        int expected = changes;
        V v = value;
        if (i >= 0 && value(i) != null) {
            v = function.apply(value(i), value);
        }
        return result(expected, i, key, v);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        for (int i = 0; i < size; i++) {
            action.accept(key(i), value(i));
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        for (int i = 0; i < size; i++) {
            values[i] = function.apply(key(i), value(i));
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public Comparator<? super K> comparator() {
        return order;
    }

    private K keyAt(int i) {
        return i < 0 || i >= size ? null : key(i);
    }

    Map.Entry<K, V> entry(int i) {
        return i < 0 || i >= size ? null : new AbstractMap.SimpleImmutableEntry<K, V>(key(i), value(i));
    }

    private int lower(Object key) {
        return before(key) - 1;
    }

    private int higher(Object key) {
        int i = 0;
        while (i < size && compare(key, key(i)) >= 0) {
            i++;
        }
        return i;
    }

    public K firstKey() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return key(0);
    }

    public K lastKey() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return key(size - 1);
    }

    public K lowerKey(K key) {
        return keyAt(lower(key));
    }

    public K floorKey(K key) {
        return keyAt(higher(key) - 1);
    }

    public K ceilingKey(K key) {
        return keyAt(before(key));
    }

    public K higherKey(K key) {
        return keyAt(higher(key));
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return entry(lower(key));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return entry(higher(key) - 1);
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return entry(before(key));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return entry(higher(key));
    }

    public Map.Entry<K, V> firstEntry() {
        return entry(0);
    }

    public Map.Entry<K, V> lastEntry() {
        return entry(size - 1);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> e = entry(0);
        if (e != null) {
            delete(0);
        }
        return e;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> e = entry(size - 1);
        if (e != null) {
            delete(size - 1);
        }
        return e;
    }

    private TreeRange<K, V> view(boolean down) {
        return new TreeRange<K, V>(this, Range.whole(order, down));
    }

    public NavigableSet<K> navigableKeySet() {
        return view(false).navigableKeySet();
    }

    public NavigableSet<K> descendingKeySet() {
        return view(true).navigableKeySet();
    }

    public NavigableMap<K, V> descendingMap() {
        return view(true);
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public SortedMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public SortedMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return view(false).subMap(from, fromInclusive, to, toInclusive);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        return view(false).headMap(to, inclusive);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return view(false).tailMap(from, inclusive);
    }

    public Object clone() {
        if (getClass() != TreeMap.class) {
            Refused.cloneOfHeir();
        }
        return new TreeMap<K, V>((SortedMap<K, V>) this);
    }

    public Set<K> keySet() {
        return super.keySet();
    }

    public Collection<V> values() {
        return super.values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<K, V>(this);
    }

    static final /*@ nullable_by_default @*/ class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;

        Entries(TreeMap<K, V> map) {
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
            return i >= 0 && Slots.same(map.value(i), ((Map.Entry<?, ?>) o).getValue()) ? i : -1;
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

        public Spliterator<Map.Entry<K, V>> spliterator() {
            return new CollectionSource<>(this, map, true, false, true);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk<K, V>(map);
        }
    }

    static final /*@ nullable_by_default @*/ class Walk<K, V> implements Iterator<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;
        private int next;
        private int last = -1;
        private int expected;
        private boolean more;

        Walk(TreeMap<K, V> map) {
            this.map = map;
            expected = map.changes;
            more = map.size > 0;
        }

        public boolean hasNext() {
            return more;
        }

        public Map.Entry<K, V> next() {
            if (!more) {
                throw new NoSuchElementException();
            }
            if (map.changes != expected) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next++;
            more = next < map.size;
            return map.node(last);
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
}
