package java.util;

import java.util.function.Consumer;

/** What can be split is not: trySplit gives null. */
public /*@ nullable_by_default @*/ interface Spliterator<T> {
    int DISTINCT = 0x1;
    int SORTED = 0x4;
    int ORDERED = 0x10;
    int SIZED = 0x40;
    int NONNULL = 0x100;
    int IMMUTABLE = 0x400;
    int CONCURRENT = 0x1000;
    int SUBSIZED = 0x4000;

    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) {
        }
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return (characteristics() & SIZED) == 0 ? -1 : estimateSize();
    }

    int characteristics();

    default boolean hasCharacteristics(int c) {
        return (characteristics() & c) == c;
    }

    default Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }
}
