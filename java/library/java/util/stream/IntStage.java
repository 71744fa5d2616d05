package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A stage that gives ints. */
abstract /*@ nullable_by_default @*/ class IntStage extends Stage implements IntStream {
    IntStage(StreamSupport.Source<?> source, int known) {
        super(source, known);
    }

    IntStage(Stage up, int kept, int added) {
        super(up, kept, added);
    }

    IntStage(Stage up, int kept, int added, boolean barrier) {
        super(up, kept, added, barrier, 0);
    }

    IntStage(Stage up, int kept, int added, boolean barrier, int lost) {
        super(up, kept, added, barrier, lost);
    }

    static final class Head extends IntStage {
        Head(StreamSupport.Source<?> source, int known) {
            super(source, known);
        }
    }

    public IntStream filter(IntPredicate predicate) {
        need(predicate);
        return new IntStage(this, ALL - SIZED, 0) {
            public void accept(int x) {
                if (predicate.test(x)) {
                    down.accept(x);
                }
            }
        };
    }

    public IntStream map(IntUnaryOperator mapper) {
        need(mapper);
        return new IntStage(this, SIZED, 0) {
            public void accept(int x) {
                down.accept(mapper.applyAsInt(x));
            }
        };
    }

    public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        need(mapper);
        return new RefStage<U>(this, SIZED, 0) {
            public void accept(int x) {
                Object y = mapper.apply(x);
                down.accept(y);
            }
        };
    }

    public LongStream mapToLong(IntToLongFunction mapper) {
        need(mapper);
        return new LongStage(this, SIZED, 0) {
            public void accept(int x) {
                down.accept(mapper.applyAsLong(x));
            }
        };
    }

    public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        need(mapper);
        return new DoubleStage(this, SIZED, 0) {
            public void accept(int x) {
                down.accept(mapper.applyAsDouble(x));
            }
        };
    }

    public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        need(mapper);
        return new IntStage(this, 0, 0) {
            public void accept(int x) {
                try (IntStream s = mapper.apply(x)) {
                    if (s != null) {
                        ((Stage) s).pour(down, this);
                    }
                }
            }
        };
    }

    public LongStream asLongStream() {
        return new LongStage(this, ALL, 0) {
            public void accept(int x) {
                down.accept((long) x);
            }
        };
    }

    public DoubleStream asDoubleStream() {
        return new DoubleStage(this, ALL, 0) {
            public void accept(int x) {
                down.accept((double) x);
            }
        };
    }

    public Stream<Integer> boxed() {
        return new RefStage<Integer>(this, ALL, 0) {
            public void accept(int x) {
                down.accept((Object) Integer.valueOf(x));
            }
        };
    }

    public IntStream mapMulti(IntMapMultiConsumer mapper) {
        need(mapper);
        return new IntStage(this, 0, 0) {
            public void accept(int x) {
                mapper.accept(x, (IntConsumer) down);
            }
        };
    }

    static final class Built implements IntStream.Builder {
        private int[] elements = new int[0];
        private boolean built;

        public void accept(int x) {
            if (built) {
                throw new IllegalStateException();
            }
            elements = Arrays.copyOf(elements, elements.length + 1);
            elements[elements.length - 1] = x;
        }

        public IntStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return Arrays.stream(elements);
        }
    }

    public IntStream sequential() {
        first.parallel = false;
        return this;
    }

    public IntStream parallel() {
        first.parallel = true;
        return this;
    }

    public IntStream unordered() {
        return is(ORDERED) ? new Unordered(this) : this;
    }

    private static final class Unordered extends IntStage {
        Unordered(IntStage up) {
            super(up, ALL, 0, false, ORDERED);
        }

        public void accept(int x) {
            down.accept(x);
        }
    }

    public IntStream onClose(Runnable r) {
        closes(r);
        return this;
    }

    public IntStream distinct() {
        return boxed().distinct().mapToInt(x -> x);
    }

    public IntStream sorted() {
        return new Sorted(this);
    }

    private static final class Sorted extends IntStage {
        private final boolean already;
        private int[] elements = new int[10];
        private int size;

        Sorted(IntStage up) {
            super(up, SIZED | DISTINCT, SORTED | ORDERED, !up.is(SORTED));
            already = up.is(SORTED);
        }

        public void accept(int x) {
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

    public IntStream peek(IntConsumer action) {
        need(action);
        return new IntStage(this, ALL, 0) {
            public void accept(int x) {
                action.accept(x);
                down.accept(x);
            }
        };
    }

    public IntStream limit(long n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return new Limit(this, n);
    }

    private static final class Limit extends IntStage {
        private long left;

        Limit(IntStage up, long n) {
            super(up, ALL, 0);
            part = true;
            left = n;
            if (n == 0) {
                head.done = true;
            }
        }

        public void accept(int x) {
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

    public IntStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n == 0 ? this : new Skip(this, n);
    }

    private static final class Skip extends IntStage {
        private long left;

        Skip(IntStage up, long n) {
            super(up, ALL, 0);
            left = n;
        }

        public void accept(int x) {
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

    public IntStream takeWhile(IntPredicate predicate) {
        need(predicate);
        return new IntStage(this, ALL - SIZED, 0) {
            private boolean over;

            {
                part = true;
            }

            public void accept(int x) {
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

    public IntStream dropWhile(IntPredicate predicate) {
        need(predicate);
        return new IntStage(this, ALL - SIZED, 0) {
            private boolean begun;

            public void accept(int x) {
                if (!begun) {
                    begun = !predicate.test(x);
                }
                if (begun) {
                    down.accept(x);
                }
            }
        };
    }

    public PrimitiveIterator.OfInt iterator() {
        return new Walk(boxed().iterator());
    }

    private static final class Walk implements PrimitiveIterator.OfInt {
        private final Iterator<Integer> it;

        Walk(Iterator<Integer> it) {
            this.it = it;
        }

        public boolean hasNext() {
            return it.hasNext();
        }

        public int nextInt() {
            return it.next();
        }
    }

    public void forEach(IntConsumer action) {
        need(action);
        run(new Each(action));
    }

    public void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    private static final class Each extends Sink {
        private final IntConsumer action;

        Each(IntConsumer action) {
            this.action = action;
        }

        public void accept(int x) {
            action.accept(x);
        }
    }

    public int[] toArray() {
        Kept k = new Kept();
        run(k);
        return Arrays.copyOf(k.elements, k.size);
    }

    private static final class Kept extends Sink {
        int[] elements = new int[10];
        int size;

        public void accept(int x) {
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
        int value;
        private final IntBinaryOperator op;

        Fold(boolean some, int value, IntBinaryOperator op) {
            need(op);
            this.some = some;
            this.value = value;
            this.op = op;
        }

        public void accept(int x) {
            if (some) {
                value = op.applyAsInt(value, x);
            } else {
                some = true;
                value = x;
            }
        }
    }

    public int reduce(int identity, IntBinaryOperator op) {
        Fold f = new Fold(true, identity, op);
        run(f);
        return f.value;
    }

    public OptionalInt reduce(IntBinaryOperator op) {
        Fold f = new Fold(false, 0, op);
        run(f);
        return f.some ? OptionalInt.of(f.value) : OptionalInt.empty();
    }

    private static final class Into<R> extends Sink {
        private final R container;
        private final ObjIntConsumer<R> accumulator;

        Into(R container, ObjIntConsumer<R> accumulator) {
            this.container = container;
            this.accumulator = accumulator;
        }

        public void accept(int x) {
            accumulator.accept(container, x);
        }
    }

    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
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

        public void accept(int x) {
            sum += x;
            count++;
        }
    }

    private static final class Total extends Sink {
        int sum;

        public void accept(int x) {
            sum += x;
        }
    }

    public int sum() {
        Total t = new Total();
        run(t);
        return t.sum;
    }

    public OptionalInt min() {
        return reduce((a, b) -> a <= b ? a : b);
    }

    public OptionalInt max() {
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

    public IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics s = new IntSummaryStatistics();
        forEach(s);
        return s;
    }

    /** Looks for an element with a property. */
    private static final class Match extends Sink {
        private final Stage head;
        private final IntPredicate predicate;
        private final boolean wanted;
        boolean found;

        Match(Stage last, IntPredicate predicate, boolean wanted) {
            need(predicate);
            head = last.head;
            this.predicate = predicate;
            this.wanted = wanted;
        }

        public void accept(int x) {
            if (!found && predicate.test(x) == wanted) {
                found = true;
                head.done = true;
            }
        }
    }

    private boolean some(IntPredicate predicate, boolean wanted) {
        Match m = new Match(this, predicate, wanted);
        run(m, false);
        return m.found;
    }

    public boolean anyMatch(IntPredicate predicate) {
        return some(predicate, true);
    }

    public boolean allMatch(IntPredicate predicate) {
        return !some(predicate, false);
    }

    public boolean noneMatch(IntPredicate predicate) {
        return !some(predicate, true);
    }

    private static final class First extends Sink {
        private final Stage head;
        boolean found;
        int value;

        First(Stage last) {
            head = last.head;
        }

        public void accept(int x) {
            if (!found) {
                found = true;
                value = x;
                head.done = true;
            }
        }
    }

    public OptionalInt findFirst() {
        First f = new First(this);
        run(f, false);
        return f.found ? OptionalInt.of(f.value) : OptionalInt.empty();
    }

    public OptionalInt findAny() {
        return findFirst();
    }
}
