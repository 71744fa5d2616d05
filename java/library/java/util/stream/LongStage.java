package java.util.stream;

import java.util.Arrays;
import java.util.Iterator;
import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A stage that gives longs. */
abstract /*@ nullable_by_default @*/ class LongStage extends Stage implements LongStream {
    LongStage(StreamSupport.Source<?> source, int known) {
        super(source, known);
    }

    LongStage(Stage up, int kept, int added) {
        super(up, kept, added);
    }

    LongStage(Stage up, int kept, int added, boolean barrier) {
        super(up, kept, added, barrier, 0);
    }

    LongStage(Stage up, int kept, int added, boolean barrier, int lost) {
        super(up, kept, added, barrier, lost);
    }

    static final class Head extends LongStage {
        Head(StreamSupport.Source<?> source, int known) {
            super(source, known);
        }
    }

    public LongStream filter(LongPredicate predicate) {
        need(predicate);
        return new LongStage(this, ALL - SIZED, 0) {
            public void accept(long x) {
                if (predicate.test(x)) {
                    down.accept(x);
                }
            }
        };
    }

    public LongStream map(LongUnaryOperator mapper) {
        need(mapper);
        return new LongStage(this, SIZED, 0) {
            public void accept(long x) {
                down.accept(mapper.applyAsLong(x));
            }
        };
    }

    public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
        need(mapper);
        return new RefStage<U>(this, SIZED, 0) {
            public void accept(long x) {
                Object y = mapper.apply(x);
                down.accept(y);
            }
        };
    }

    public IntStream mapToInt(LongToIntFunction mapper) {
        need(mapper);
        return new IntStage(this, SIZED, 0) {
            public void accept(long x) {
                down.accept(mapper.applyAsInt(x));
            }
        };
    }

    public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
        need(mapper);
        return new DoubleStage(this, SIZED, 0) {
            public void accept(long x) {
                down.accept(mapper.applyAsDouble(x));
            }
        };
    }

    public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
        need(mapper);
        return new LongStage(this, 0, 0) {
            public void accept(long x) {
                try (LongStream s = mapper.apply(x)) {
                    if (s != null) {
                        ((Stage) s).pour(down, this);
                    }
                }
            }
        };
    }

    public DoubleStream asDoubleStream() {
        return new DoubleStage(this, ALL, 0) {
            public void accept(long x) {
                down.accept((double) x);
            }
        };
    }

    public Stream<Long> boxed() {
        return new RefStage<Long>(this, ALL, 0) {
            public void accept(long x) {
                down.accept((Object) Long.valueOf(x));
            }
        };
    }

    public LongStream mapMulti(LongMapMultiConsumer mapper) {
        need(mapper);
        return new LongStage(this, 0, 0) {
            public void accept(long x) {
                mapper.accept(x, (LongConsumer) down);
            }
        };
    }

    static final class Built implements LongStream.Builder {
        private long[] elements = new long[0];
        private boolean built;

        public void accept(long x) {
            if (built) {
                throw new IllegalStateException();
            }
            elements = Arrays.copyOf(elements, elements.length + 1);
            elements[elements.length - 1] = x;
        }

        public LongStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return Arrays.stream(elements);
        }
    }

    public LongStream sequential() {
        first.parallel = false;
        return this;
    }

    public LongStream parallel() {
        first.parallel = true;
        return this;
    }

    public LongStream unordered() {
        return is(ORDERED) ? new Unordered(this) : this;
    }

    private static final class Unordered extends LongStage {
        Unordered(LongStage up) {
            super(up, ALL, 0, false, ORDERED);
        }

        public void accept(long x) {
            down.accept(x);
        }
    }

    public LongStream onClose(Runnable r) {
        closes(r);
        return this;
    }

    public LongStream distinct() {
        return boxed().distinct().mapToLong(x -> x);
    }

    public LongStream sorted() {
        return new Sorted(this);
    }

    private static final class Sorted extends LongStage {
        private final boolean already;
        private long[] elements = new long[10];
        private int size;

        Sorted(LongStage up) {
            super(up, SIZED | DISTINCT, SORTED | ORDERED, !up.is(SORTED));
            already = up.is(SORTED);
        }

        public void accept(long x) {
            if (already) {
                down.accept(x);
            } else {
                if (size == elements.length) {
                    elements = Arrays.copyOf(elements, size + 1);
                }
                elements[size] = x;
                size++;
            }
        }

        void end() {
            if (!already) {
                Arrays.sort(elements, 0, size);
                for (int i = 0; i < size && !done; i++) {
                    down.accept(elements[i]);
                }
            }
            down.end();
        }
    }

    public LongStream peek(LongConsumer action) {
        need(action);
        return new LongStage(this, ALL, 0) {
            public void accept(long x) {
                action.accept(x);
                down.accept(x);
            }
        };
    }

    public LongStream limit(long n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return new Limit(this, n);
    }

    private static final class Limit extends LongStage {
        private long left;

        Limit(LongStage up, long n) {
            super(up, ALL, 0);
            part = true;
            left = n;
            if (n == 0) {
                head.done = true;
            }
        }

        public void accept(long x) {
            if (left > 0) {
                left--;
                down.accept(x);
                if (left == 0) {
                    head.done = true;
                }
            }
        }

        long exact() {
            long n = up.exact();
            return n < left ? n : left;
        }
    }

    public LongStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n == 0 ? this : new Skip(this, n);
    }

    private static final class Skip extends LongStage {
        private long left;

        Skip(LongStage up, long n) {
            super(up, ALL, 0);
            left = n;
        }

        public void accept(long x) {
            if (left > 0) {
                left--;
            } else {
                down.accept(x);
            }
        }

        long exact() {
            long n = up.exact();
            return n < left ? 0 : n - left;
        }
    }

    public LongStream takeWhile(LongPredicate predicate) {
        need(predicate);
        return new LongStage(this, ALL - SIZED, 0) {
            private boolean over;

            {
                part = true;
            }

            public void accept(long x) {
                if (!over) {
                    if (predicate.test(x)) {
                        down.accept(x);
                    } else {
                        over = true;
                        head.done = true;
                    }
                }
            }
        };
    }

    public LongStream dropWhile(LongPredicate predicate) {
        need(predicate);
        return new LongStage(this, ALL - SIZED, 0) {
            private boolean begun;

            public void accept(long x) {
                if (!begun) {
                    begun = !predicate.test(x);
                }
                if (begun) {
                    down.accept(x);
                }
            }
        };
    }

    public PrimitiveIterator.OfLong iterator() {
        return new Walk(boxed().iterator());
    }

    private static final class Walk implements PrimitiveIterator.OfLong {
        private final Iterator<Long> it;

        Walk(Iterator<Long> it) {
            this.it = it;
        }

        public boolean hasNext() {
            return it.hasNext();
        }

        public long nextLong() {
            return it.next();
        }
    }

    public void forEach(LongConsumer action) {
        need(action);
        run(new Each(action));
    }

    public void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    private static final class Each extends Sink {
        private final LongConsumer action;

        Each(LongConsumer action) {
            this.action = action;
        }

        public void accept(long x) {
            action.accept(x);
        }
    }

    public long[] toArray() {
        Kept k = new Kept();
        run(k);
        return Arrays.copyOf(k.elements, k.size);
    }

    private static final class Kept extends Sink {
        long[] elements = new long[10];
        int size;

        public void accept(long x) {
            if (size == elements.length) {
                elements = Arrays.copyOf(elements, size + 1);
            }
            elements[size] = x;
            size++;
        }
    }

    /** What a function makes of the elements, from the left. */
    private static final class Fold extends Sink {
        boolean some;
        long value;
        private final LongBinaryOperator op;

        Fold(boolean some, long value, LongBinaryOperator op) {
            need(op);
            this.some = some;
            this.value = value;
            this.op = op;
        }

        public void accept(long x) {
            if (some) {
                value = op.applyAsLong(value, x);
            } else {
                some = true;
                value = x;
            }
        }
    }

    public long reduce(long identity, LongBinaryOperator op) {
        Fold f = new Fold(true, identity, op);
        run(f);
        return f.value;
    }

    public OptionalLong reduce(LongBinaryOperator op) {
        Fold f = new Fold(false, 0, op);
        run(f);
        return f.some ? OptionalLong.of(f.value) : OptionalLong.empty();
    }

    private static final class Into<R> extends Sink {
        private final R container;
        private final ObjLongConsumer<R> accumulator;

        Into(R container, ObjLongConsumer<R> accumulator) {
            this.container = container;
            this.accumulator = accumulator;
        }

        public void accept(long x) {
            accumulator.accept(container, x);
        }
    }

    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        need(combiner);
        need(supplier);
        need(accumulator);
        ready();
        R container = supplier.get();
        run(new Into<R>(container, accumulator));
        return container;
    }

    /** The sum and the number of the elements. */
    private static final class Sum extends Sink {
        long sum;
        long count;

        public void accept(long x) {
            sum += x;
            count++;
        }
    }

    private static final class Total extends Sink {
        long sum;

        public void accept(long x) {
            sum += x;
        }
    }

    public long sum() {
        Total t = new Total();
        run(t);
        return t.sum;
    }

    public OptionalLong min() {
        return reduce((a, b) -> a <= b ? a : b);
    }

    public OptionalLong max() {
        return reduce((a, b) -> a >= b ? a : b);
    }

    public long count() {
        if (is(SIZED)) {
            open(null);
            return exact();
        }
        Sum s = new Sum();
        run(s);
        return s.count;
    }

    public OptionalDouble average() {
        Sum s = new Sum();
        run(s);
        return s.count == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) s.sum / s.count);
    }

    public LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics s = new LongSummaryStatistics();
        forEach(s);
        return s;
    }

    /** Looks for an element with a property. */
    private static final class Match extends Sink {
        private final Stage head;
        private final LongPredicate predicate;
        private final boolean wanted;
        boolean found;

        Match(Stage last, LongPredicate predicate, boolean wanted) {
            need(predicate);
            head = last.head;
            this.predicate = predicate;
            this.wanted = wanted;
        }

        public void accept(long x) {
            if (!found && predicate.test(x) == wanted) {
                found = true;
                head.done = true;
            }
        }
    }

    private boolean some(LongPredicate predicate, boolean wanted) {
        Match m = new Match(this, predicate, wanted);
        run(m, false);
        return m.found;
    }

    public boolean anyMatch(LongPredicate predicate) {
        return some(predicate, true);
    }

    public boolean allMatch(LongPredicate predicate) {
        return !some(predicate, false);
    }

    public boolean noneMatch(LongPredicate predicate) {
        return !some(predicate, true);
    }

    private static final class First extends Sink {
        private final Stage head;
        boolean found;
        long value;

        First(Stage last) {
            head = last.head;
        }

        public void accept(long x) {
            if (!found) {
                found = true;
                value = x;
                head.done = true;
            }
        }
    }

    public OptionalLong findFirst() {
        First f = new First(this);
        run(f, false);
        return f.found ? OptionalLong.of(f.value) : OptionalLong.empty();
    }

    public OptionalLong findAny() {
        return findFirst();
    }
}
