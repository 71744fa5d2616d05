package java.util.stream;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Supplier;

public final /*@ nullable_by_default @*/ class StreamSupport {
    private StreamSupport() {
    }

    /** Where the elements of a stream come from, one after the other, and what is known of them. */
    public abstract static class Source<T> implements Spliterator<T> {
        boolean sized;
        boolean distinct;
        boolean sorted; // in the natural order
        boolean ordered;

        protected Source() {
        }

        protected Source(boolean distinct, boolean sorted, boolean ordered) {
            sized = true;
            this.distinct = distinct;
            this.sorted = sorted;
            this.ordered = ordered;
        }

        /** Puts the next element into to; false: there is none. All are asked for where whole is true. */
        public abstract boolean advance(Consumer<? super T> to, boolean whole);

        /** How many elements there are; -1: that is not known. */
        public long size() {
            return -1;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Stage.need(action);
            return advance(action, false);
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Stage.need(action);
            while (advance(action, true)) {
            }
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            long n = size();
            return n < 0 ? Long.MAX_VALUE : n;
        }

        /** What is known of the elements has no number here. */
        public native int characteristics();
    }

    /** Another spliterator as a source. */
    private static final class Other<T> extends Source<T> {
        private final Spliterator<T> s;

        Other(Spliterator<T> s) {
            this.s = s;
            sized = s.hasCharacteristics(Spliterator.SIZED);
            distinct = s.hasCharacteristics(Spliterator.DISTINCT);
            sorted = s.hasCharacteristics(Spliterator.SORTED) && s.getComparator() == null;
            ordered = s.hasCharacteristics(Spliterator.ORDERED);
        }

        public boolean advance(Consumer<? super T> to, boolean whole) {
            if (whole) {
                s.forEachRemaining(to);
                return false;
            }
            return s.tryAdvance(to);
        }

        public long size() {
            return s.getExactSizeIfKnown();
        }
    }

    public static <T> Stream<T> stream(Spliterator<T> s, boolean parallel) {
        Stage.need(s);
        Source<T> from = s instanceof Source ? (Source<T>) s : new Other<T>(s);
        Stream<T> out = new RefStage.Head<T>(from, (from.sized ? Stage.SIZED : 0) | (from.distinct ? Stage.DISTINCT : 0)
                | (from.sorted ? Stage.SORTED : 0) | (from.ordered ? Stage.ORDERED : 0));
        return parallel ? out.parallel() : out;
    }

    public static IntStream of(int[] a, int from, int to) {
        return new IntStage.Head(new Sources.Ints(a, from, to), Stage.SIZED | Stage.ORDERED);
    }

    /** The chars of a text that is asked for at each of them. */
    public static IntStream chars(Supplier<? extends CharSequence> text) {
        return new IntStage.Head(new Sources.Chars(text), Stage.SIZED | Stage.ORDERED);
    }

    public static IntStream codePoints(Supplier<? extends CharSequence> text) {
        return new IntStage.Head(new Sources.CodePoints(text), Stage.ORDERED);
    }

    public static LongStream of(long[] a, int from, int to) {
        return new LongStage.Head(new Sources.Longs(a, from, to), Stage.SIZED | Stage.ORDERED);
    }

    public static DoubleStream of(double[] a, int from, int to) {
        return new DoubleStage.Head(new Sources.Doubles(a, from, to), Stage.SIZED | Stage.ORDERED);
    }

    public static <T> Stream<T> of(T[] a, int from, int to) {
        return new RefStage.Head<T>(new Sources.Objects(a, from, to), Stage.SIZED | Stage.ORDERED);
    }
}
