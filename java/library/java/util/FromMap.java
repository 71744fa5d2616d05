package java.util;

/** The keys of a map, as a set that puts true for each. */
final /*@ nullable_by_default @*/ class FromMap<E> extends AbstractSet<E> {
    private final Map<E, Boolean> map;

    FromMap(Map<E, Boolean> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.put(e, Boolean.TRUE) == null;
    }

    public boolean remove(Object o) {
        return map.remove(o) != null;
    }

    public void clear() {
        map.clear();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }
}
