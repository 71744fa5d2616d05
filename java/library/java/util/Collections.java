package java.util;

import inspect.Arbitrary;

public /*@ nullable_by_default @*/ class Collections {
    private Collections() {
    }

    @SuppressWarnings("unchecked")
    private static int compare(Comparator<Object> c, Object a, Object b) {
        return c == null ? ((Comparable<Object>) a).compareTo(b) : c.compare(a, b);
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search(list, key, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        return search(list, key, (Comparator<Object>) c);
    }

    private static int search(List<?> list, Object key, Comparator<Object> c) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int order = compare(c, list.get(mid), key);
            if (order < 0) {
                low = mid + 1;
            } else if (order > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    @SuppressWarnings("unchecked")
    public static void reverse(List<?> list) {
        List<Object> l = (List<Object>) list;
        int j = l.size() - 1;
        for (int i = 0; i < j; i++) {
            l.set(i, l.set(j, l.get(i)));
            j--;
        }
    }

    public static void shuffle(List<?> list) {
        mix(list);
    }

    public static void shuffle(List<?> list, Random random) {
        mix(list);
    }

    private static void mix(List<?> list) {
        for (int i = list.size(); i > 1; i--) {
            swap(list, i - 1, Arbitrary.index(i));
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        List<Object> l = (List<Object>) list;
        l.set(i, l.set(j, l.get(i)));
    }

    public static <T> void fill(List<? super T> list, T o) {
        int n = list.size();
        for (int i = 0; i < n; i++) {
            list.set(i, o);
        }
    }

    public static <T> void copy(List<? super T> to, List<? extends T> from) {
        int n = from.size();
        if (n > to.size()) {
            throw new IndexOutOfBoundsException();
        }
        for (int i = 0; i < n; i++) {
            to.set(i, from.get(i));
        }
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> c) {
        return extreme(c, null, -1);
    }

    @SuppressWarnings("unchecked")
    public static <T> T min(Collection<? extends T> c, Comparator<? super T> order) {
        return extreme(c, (Comparator<Object>) order, -1);
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> c) {
        return extreme(c, null, 1);
    }

    @SuppressWarnings("unchecked")
    public static <T> T max(Collection<? extends T> c, Comparator<? super T> order) {
        return extreme(c, (Comparator<Object>) order, 1);
    }

    private static <T> T extreme(Collection<? extends T> c, Comparator<Object> order, int sign) {
        Iterator<? extends T> it = c.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T e = it.next();
            int o = compare(order, e, best);
            if (sign < 0 ? o < 0 : o > 0) {
                best = e;
            }
        }
        return best;
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        List<Object> l = (List<Object>) list;
        int n = l.size();
        if (n == 0) {
            return;
        }
        int d = distance % n;
        if (d < 0) {
            d += n;
        }
        if (d == 0) {
            return;
        }
        Object[] a = l.toArray();
        for (int i = 0; i < n; i++) {
            l.set(i < n - d ? i + d : i + d - n, a[i]);
        }
    }

    public static <T> boolean replaceAll(List<T> list, T oldValue, T newValue) {
        boolean changed = false;
        int n = list.size();
        for (int i = 0; i < n; i++) {
            if (Slots.same(oldValue, list.get(i))) {
                list.set(i, newValue);
                changed = true;
            }
        }
        return changed;
    }

    public static int frequency(Collection<?> c, Object o) {
        int n = 0;
        Iterator<?> it = c.iterator();
        while (it.hasNext()) {
            if (Slots.same(o, it.next())) {
                n++;
            }
        }
        return n;
    }

    public static int indexOfSubList(List<?> list, List<?> part) {
        int last = list.size() - part.size();
        for (int i = 0; i <= last; i++) {
            if (standsAt(list, i, part)) {
                return i;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> list, List<?> part) {
        for (int i = list.size() - part.size(); i >= 0; i--) {
            if (standsAt(list, i, part)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean standsAt(List<?> list, int from, List<?> part) {
        for (int i = 0; i < part.size(); i++) {
            if (!Slots.same(part.get(i), list.get(from + i))) {
                return false;
            }
        }
        return true;
    }

    public static boolean disjoint(Collection<?> a, Collection<?> b) {
        boolean inFirst = a instanceof Set;
        if (!inFirst && !(b instanceof Set)) {
            int n = a.size();
            int m = b.size();
            if (n == 0 || m == 0) {
                return true;
            }
            inFirst = n > m;
        }
        Iterator<?> it = inFirst ? b.iterator() : a.iterator();
        Collection<?> other = inFirst ? a : b;
        while (it.hasNext()) {
            if (other.contains(it.next())) {
                return false;
            }
        }
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        boolean changed = false;
        for (int i = 0; i < elements.length; i++) {
            if (c.add(elements[i])) {
                changed = true;
            }
        }
        return changed;
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return new Copies<T>(n, o);
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) (Comparator<?>) new ReverseOrder(null);
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> c) {
        return (Comparator<T>) (Comparator<?>) new ReverseOrder((Comparator<Object>) c);
    }

    public static <T> List<T> emptyList() {
        return new EmptyList<T>();
    }

    public static <T> Set<T> emptySet() {
        return new EmptySet<T>();
    }

    public static <K, V> Map<K, V> emptyMap() {
        return new EmptyMap<K, V>();
    }

    public static <T> Enumeration<T> enumeration(Collection<T> c) {
        return new IteratorEnumeration<T>(c.iterator());
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return new IteratorEnumeration<T>(new EmptyIterator<T>());
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> l = new ArrayList<T>();
        while (e.hasMoreElements()) {
            l.add(e.nextElement());
        }
        return l;
    }

    public static <T> Iterator<T> emptyIterator() {
        return new EmptyIterator<T>();
    }

    public static <T> List<T> singletonList(T o) {
        return new SingletonList<T>(o);
    }

    public static <T> Set<T> singleton(T o) {
        return new SingletonSet<T>(o);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SingletonMap<K, V>(key, value);
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException();
        }
        return new FromMap<E>(map);
    }

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        return new ViewCollection<T>(c);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return ViewList.of(list);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        return new ViewSet<T>(s);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        return new ViewMap<K, V>(m);
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return new LockedCollection<T>(c);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return LockedList.of(list);
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) {
        return new LockedSet<T>(s);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        return new LockedMap<K, V>(m);
    }
}
