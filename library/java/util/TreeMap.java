package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Nodes in an array in the order of their keys. Which keys are compared with one
 * another, and how often, is open; so is what a comparison does that orders nothing.
 */
public /*@ nullable_by_default @*/ class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    Object[] nodes;
    int size;
    int changes;
    private final Comparator<? super K> order;

    //@ invariant nodes != null && \typeof(nodes) == \type(Object[]);
    //@ invariant 0 <= size && size <= nodes.length;
    //@ invariant (\forall int i; 0 <= i && i < size; nodes[i] instanceof Node);
    //@ invariant (\forall int i; size <= i && i < nodes.length; nodes[i] == null);

    public TreeMap() {
        this((Comparator<? super K>) null);
    }

    public TreeMap(Comparator<? super K> comparator) {
        nodes = new Object[10];
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

    @SuppressWarnings("unchecked")
    final Node<K, V> node(int i) {
        return (Node<K, V>) nodes[i];
    }

    @SuppressWarnings("unchecked")
    private int compare(Object a, Object b) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare((K) a, (K) b);
    }

    /** The number of keys before a key, not counting one equal to it. */
    private int before(Object key) {
        int i = 0;
        while (i < size && compare(key, node(i).key) > 0) {
            i++;
        }
        return i;
    }

    /** The index of a key's node; where there is none, -1 less the index of its place. */
    final int find(Object key) {
        if (order == null) {
            if (key == null) {
                throw new NullPointerException();
            }
            Comparable<?> ignored = (Comparable<?>) key;
        }
        int i = 0;
        while (i < size) {
            int c = compare(key, node(i).key);
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
        if (size == nodes.length) {
            nodes = Slots.grown(nodes, size);
        }
        Slots.open(nodes, size, index);
        nodes[index] = new Node<K, V>(key, value);
        size++;
        changes++;
    }

    final Node<K, V> delete(int i) {
        Node<K, V> n = node(i);
        Slots.close(nodes, size, i);
        size--;
        changes++;
        return n;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < size; i++) {
            if (Slots.same(value, node(i).value)) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        int i = find(key);
        return i < 0 ? null : node(i).value;
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
        Node<K, V> n = node(i);
        V old = n.value;
        if (replace || old == null) {
            n.value = value;
        }
        return old;
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    public V remove(Object key) {
        int i = find(key);
        return i < 0 ? null : delete(i).value;
    }

    public void clear() {
        changes++;
        for (int i = 0; i < size; i++) {
            nodes[i] = null;
        }
        size = 0;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        int i = find(key);
        if (i < 0 || !Slots.same(oldValue, node(i).value)) {
            return false;
        }
        node(i).value = newValue;
        return true;
    }

    public V replace(K key, V value) {
        int i = find(key);
        if (i < 0) {
            return null;
        }
        V old = node(i).value;
        node(i).value = value;
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
            node(i).value = v;
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
        if (i >= 0 && node(i).value != null) {
            return node(i).value;
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
        if (i < 0 || node(i).value == null) {
            return null;
        }
        int expected = changes;
        return result(expected, i, key, function.apply(key, node(i).value));
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int i = place(key);
        int expected = changes;
        return result(expected, i, key, function.apply(key, i < 0 ? null : node(i).value));
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (function == null || value == null) {
            throw new NullPointerException();
        }
        int i = place(key);
        int expected = changes;
        V v = value;
        if (i >= 0 && node(i).value != null) {
            v = function.apply(node(i).value, value);
        }
        return result(expected, i, key, v);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        int expected = changes;
        for (int i = 0; i < size; i++) {
            Node<K, V> n = node(i);
            action.accept(n.key, n.value);
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
            Node<K, V> n = node(i);
            n.value = function.apply(n.key, n.value);
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public Comparator<? super K> comparator() {
        return order;
    }

    private K key(int i) {
        return i < 0 || i >= size ? null : node(i).key;
    }

    private Map.Entry<K, V> entry(int i) {
        return i < 0 || i >= size ? null : new AbstractMap.SimpleImmutableEntry<K, V>(node(i).key, node(i).value);
    }

    private int lower(Object key) {
        return before(key) - 1;
    }

    private int higher(Object key) {
        int i = 0;
        while (i < size && compare(key, node(i).key) >= 0) {
            i++;
        }
        return i;
    }

    public K firstKey() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return node(0).key;
    }

    public K lastKey() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return node(size - 1).key;
    }

    public K lowerKey(K key) {
        return key(lower(key));
    }

    public K floorKey(K key) {
        return key(higher(key) - 1);
    }

    public K ceilingKey(K key) {
        return key(before(key));
    }

    public K higherKey(K key) {
        return key(higher(key));
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

    public Object clone() {
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

    /** A key and its value. */
    static final /*@ nullable_by_default @*/ class Node<K, V> implements Map.Entry<K, V> {
        final K key;
        V value;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
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
            return i >= 0 && Slots.same(map.node(i).value, ((Map.Entry<?, ?>) o).getValue()) ? i : -1;
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
