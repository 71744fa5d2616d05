package java.util;

/** The reverse of an order: of a comparator's, or where there is none of nature's. */
final class ReverseOrder implements Comparator<Object> {
    private final /*@ nullable @*/ Comparator<Object> order;

    ReverseOrder(/*@ nullable @*/ Comparator<Object> order) {
        this.order = order;
    }

    @SuppressWarnings("unchecked")
    public int compare(/*@ nullable @*/ Object a, /*@ nullable @*/ Object b) {
        if (order != null) {
            return order.compare(b, a);
        }
        Comparable<Object> last = (Comparable<Object>) a; // both must be comparable
        return ((Comparable<Object>) b).compareTo(last);
    }
}
