package java.util;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/*@ nullable_by_default @*/
public interface Comparator<T> {
    int compare(T a, T b);

    boolean equals(Object other);

    default Comparator<T> reversed() {
        return (a, b) -> compare(b, a);
    }

    default Comparator<T> thenComparing(Comparator<? super T> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return (a, b) -> {
            int first = compare(a, b);
            return first != 0 ? first : other.compare(a, b);
        };
    }

    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> keyExtractor, Comparator<? super U> keyComparator) {
        return thenComparing(comparing(keyExtractor, keyComparator));
    }

    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> keyExtractor) {
        return thenComparing(comparing(keyExtractor));
    }

    default Comparator<T> thenComparingInt(ToIntFunction<? super T> keyExtractor) {
        return thenComparing(comparingInt(keyExtractor));
    }

    default Comparator<T> thenComparingLong(ToLongFunction<? super T> keyExtractor) {
        return thenComparing(comparingLong(keyExtractor));
    }

    default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> keyExtractor) {
        return thenComparing(comparingDouble(keyExtractor));
    }

    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() {
        return (a, b) -> b.compareTo(a);
    }

    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() {
        return (a, b) -> a.compareTo(b);
    }

    static <T> Comparator<T> nullsFirst(Comparator<? super T> comparator) {
        return new NullOrder<>(true, comparator);
    }

    static <T> Comparator<T> nullsLast(Comparator<? super T> comparator) {
        return new NullOrder<>(false, comparator);
    }

    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> keyExtractor, Comparator<? super U> keyComparator) {
        if (keyExtractor == null || keyComparator == null) {
            throw new NullPointerException();
        }
        return (a, b) -> keyComparator.compare(keyExtractor.apply(a), keyExtractor.apply(b));
    }

    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> keyExtractor) {
        if (keyExtractor == null) {
            throw new NullPointerException();
        }
        return (a, b) -> keyExtractor.apply(a).compareTo(keyExtractor.apply(b));
    }

    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> keyExtractor) {
        if (keyExtractor == null) {
            throw new NullPointerException();
        }
        return (a, b) -> {
            int x = keyExtractor.applyAsInt(a);
            int y = keyExtractor.applyAsInt(b);
            return x < y ? -1 : x == y ? 0 : 1;
        };
    }

    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> keyExtractor) {
        if (keyExtractor == null) {
            throw new NullPointerException();
        }
        return (a, b) -> {
            long x = keyExtractor.applyAsLong(a);
            long y = keyExtractor.applyAsLong(b);
            return x < y ? -1 : x == y ? 0 : 1;
        };
    }

    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> keyExtractor) {
        if (keyExtractor == null) {
            throw new NullPointerException();
        }
        return (a, b) -> Double.compare(keyExtractor.applyAsDouble(a), keyExtractor.applyAsDouble(b));
    }
}
