package java.util;

/*@ nullable_by_default @*/
final class NullOrder<T> implements Comparator<T> {
    private final boolean first;
    private final Comparator<T> real;

    @SuppressWarnings("unchecked")
    NullOrder(boolean first, Comparator<? super T> real) {
        this.first = first;
        this.real = (Comparator<T>) real;
    }

    public int compare(T a, T b) {
        if (a == null) {
            return b == null ? 0 : first ? -1 : 1;
        }
        if (b == null) {
            return first ? 1 : -1;
        }
        return real == null ? 0 : real.compare(a, b);
    }

    public Comparator<T> thenComparing(Comparator<? super T> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return new NullOrder<>(first, real == null ? other : real.thenComparing(other));
    }

    public Comparator<T> reversed() {
        return new NullOrder<>(!first, real == null ? null : real.reversed());
    }
}
