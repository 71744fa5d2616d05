package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public /*@ nullable_by_default @*/ interface Map<K, V> {
    /*@ query @*/ int size();

    /*@ query @*/ boolean isEmpty();

    /*@ query @*/ boolean containsKey(Object key);

    /*@ query @*/ boolean containsValue(Object value);

    /*@ query @*/ V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> m);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    boolean equals(Object o);

    int hashCode();

    default /*@ query @*/ V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v != null || containsKey(key) ? v : defaultValue;
    }

    default void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, V> e = it.next();
            action.accept(e.getKey(), e.getValue());
        }
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, V> e = it.next();
            e.setValue(function.apply(e.getKey(), e.getValue()));
        }
    }

    default V putIfAbsent(K key, V value) {
        V v = get(key);
        if (v == null) {
            v = put(key, value);
        }
        return v;
    }

    default boolean remove(Object key, Object value) {
        Object v = get(key);
        if (!Slots.same(v, value) || v == null && !containsKey(key)) {
            return false;
        }
        remove(key);
        return true;
    }

    default boolean replace(K key, V oldValue, V newValue) {
        Object v = get(key);
        if (!Slots.same(v, oldValue) || v == null && !containsKey(key)) {
            return false;
        }
        put(key, newValue);
        return true;
    }

    default V replace(K key, V value) {
        V v = get(key);
        if (v != null || containsKey(key)) {
            v = put(key, value);
        }
        return v;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        V v = get(key);
        if (v == null) {
            v = function.apply(key);
            if (v != null) {
                put(key, v);
            }
        }
        return v;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        V old = get(key);
        if (old == null) {
            return null;
        }
        V v = function.apply(key, old);
        if (v == null) {
            remove(key);
        } else {
            put(key, v);
        }
        return v;
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        V old = get(key);
        V v = function.apply(key, old);
        if (v != null) {
            put(key, v);
        } else if (old != null || containsKey(key)) {
            remove(key);
        }
        return v;
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (function == null || value == null) {
            throw new NullPointerException();
        }
        V old = get(key);
        V v = old == null ? value : function.apply(old, value);
        if (v == null) {
            remove(key);
        } else {
            put(key, v);
        }
        return v;
    }

    static <K, V> Map<K, V> of() {
        return new ImmutableMap<K, V>(new Object[0]);
    }

    static <K, V> Map<K, V> of(K k1, V v1) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2, k3, v3});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
        return new ImmutableMap<K, V>(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9, k10, v10});
    }

    @SafeVarargs
    static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
        Object[] a = new Object[2 * entries.length];
        for (int i = 0; i < entries.length; i++) {
            a[2 * i] = entries[i].getKey();
            a[2 * i + 1] = entries[i].getValue();
        }
        return new ImmutableMap<K, V>(a);
    }

    static <K, V> Map.Entry<K, V> entry(K key, V value) {
        return new ImmutableEntry<K, V>(key, value);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> m) {
        if (m instanceof ImmutableMap) {
            return (Map<K, V>) m;
        }
        Object[] a = new Object[2 * m.size()];
        int n = 0;
        Iterator<?> it = m.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, V> e = (Map.Entry<K, V>) it.next();
            a[n] = e.getKey();
            a[n + 1] = e.getValue();
            n += 2;
        }
        return new ImmutableMap<K, V>(a);
    }

    /*@ nullable_by_default @*/ interface Entry<K, V> {
        /*@ query @*/ K getKey();

        /*@ query @*/ V getValue();

        V setValue(V value);

        boolean equals(Object o);

        int hashCode();

        @SuppressWarnings("unchecked")
        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return (Comparator<Map.Entry<K, V>>) (Comparator<?>) new EntryOrder(true, null);
        }

        @SuppressWarnings("unchecked")
        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return (Comparator<Map.Entry<K, V>>) (Comparator<?>) new EntryOrder(false, null);
        }

        @SuppressWarnings("unchecked")
        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> order) {
            if (order == null) {
                throw new NullPointerException();
            }
            return (Comparator<Map.Entry<K, V>>) (Comparator<?>) new EntryOrder(true, (Comparator<Object>) order);
        }

        @SuppressWarnings("unchecked")
        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> order) {
            if (order == null) {
                throw new NullPointerException();
            }
            return (Comparator<Map.Entry<K, V>>) (Comparator<?>) new EntryOrder(false, (Comparator<Object>) order);
        }
    }
}
