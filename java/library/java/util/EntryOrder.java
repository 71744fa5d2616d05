package java.util;

/** Orders entries by their keys or values: by a comparator, or where there is none by nature. */
final class EntryOrder implements Comparator<Map.Entry<Object, Object>> {
    private final boolean keys;
    private final /*@ nullable @*/ Comparator<Object> order;

    EntryOrder(boolean keys, /*@ nullable @*/ Comparator<Object> order) {
        this.keys = keys;
        this.order = order;
    }

    @SuppressWarnings("unchecked")
    public int compare(Map.Entry<Object, Object> a, Map.Entry<Object, Object> b) {
        Object x = keys ? a.getKey() : a.getValue();
        Object y = keys ? b.getKey() : b.getValue();
        return order == null ? ((Comparable<Object>) x).compareTo(y) : order.compare(x, y);
    }
}
