package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Iterator;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** A stage that gives doubles. */
abstract /*@ nullable_by_default @*/ class DoubleStage extends Stage implements DoubleStream {
    DoubleStage(StreamSupport.Source<?> source, int known) {
        super(source, known);
    }

    DoubleStage(Stage up, int kept, int added) {
        super(up, kept, added);
    }

    DoubleStage(Stage up, int kept, int added, boolean barrier) {
        super(up, kept, added, barrier, 0);
    }

    DoubleStage(Stage up, int kept, int added, boolean barrier, int lost) {
        super(up, kept, added, barrier, lost);
    }

    static final class Head extends DoubleStage {
        Head(StreamSupport.Source<?> source, int known) {
            super(source, known);
        }
    }

    public DoubleStream filter(DoublePredicate predicate) {
        need(predicate);
        return new DoubleStage(this, ALL - SIZED, 0) {
            public void accept(double x) {
                if (predicate.test(x)) {
                    down.accept(x);
                }
            }
        };
    }

    public DoubleStream map(DoubleUnaryOperator mapper) {
        need(mapper);
        return new DoubleStage(this, SIZED, 0) {
            public void accept(double x) {
                down.accept(mapper.applyAsDouble(x));
            }
        };
    }

    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
        need(mapper);
        return new RefStage<U>(this, SIZED, 0) {
            public void accept(double x) {
                Object y = mapper.apply(x);
                down.accept(y);
            }
        };
    }

    public IntStream mapToInt(DoubleToIntFunction mapper) {
        need(mapper);
        return new IntStage(this, SIZED, 0) {
            public void accept(double x) {
                down.accept(mapper.applyAsInt(x));
            }
        };
    }

    public LongStream mapToLong(DoubleToLongFunction mapper) {
        need(mapper);
        return new LongStage(this, SIZED, 0) {
            public void accept(double x) {
                down.accept(mapper.applyAsLong(x));
            }
        };
    }

    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
        need(mapper);
        return new DoubleStage(this, 0, 0) {
            public void accept(double x) {
                try (DoubleStream s = mapper.apply(x)) {
                    if (s != null) {
                        ((Stage) s).pour(down, this);
                    }
                }
            }
        };
    }

    public Stream<Double> boxed() {
        return new RefStage<Double>(this, ALL, 0) {
            public void accept(double x) {
                down.accept((Object) Double.valueOf(x));
            }
        };
    }

    public DoubleStream mapMulti(DoubleMapMultiConsumer mapper) {
        need(mapper);
        return new DoubleStage(this, 0, 0) {
            public void accept(double x) {
                mapper.accept(x, (DoubleConsumer) down);
            }
        };
    }

    static final class Built implements DoubleStream.Builder {
        private double[] elements = new double[0];
        private boolean built;

        public void accept(double x) {
            if (built) {
                throw new IllegalStateException();
            }
            elements = Arrays.copyOf(elements, elements.length + 1);
            elements[elements.length - 1] = x;
        }

        public DoubleStream build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return Arrays.stream(elements);
        }
    }

    public DoubleStream sequential() {
        first.parallel = false;
        return this;
    }

    public DoubleStream parallel() {
        first.parallel = true;
        return this;
    }

    public DoubleStream unordered() {
        return is(ORDERED) ? new Unordered(this) : this;
    }

    private static final class Unordered extends DoubleStage {
        Unordered(DoubleStage up) {
            super(up, ALL, 0, false, ORDERED);
        }

        public void accept(double x) {
            down.accept(x);
        }
    }

    public DoubleStream onClose(Runnable r) {
        closes(r);
        return this;
    }

    public DoubleStream distinct() {
        return boxed().distinct().mapToDouble(x -> x);
    }

    public DoubleStream sorted() {
        return new Sorted(this);
    }

    private static final class Sorted extends DoubleStage {
        private final boolean already;
        private double[] elements = new double[10];
        private int size;

        Sorted(DoubleStage up) {
            super(up, SIZED | DISTINCT, SORTED | ORDERED, !up.is(SORTED));
            already = up.is(SORTED);
        }

        public void accept(double x) {
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

    public DoubleStream peek(DoubleConsumer action) {
        need(action);
        return new DoubleStage(this, ALL, 0) {
            public void accept(double x) {
                action.accept(x);
                down.accept(x);
            }
        };
    }

    public DoubleStream limit(long n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return new Limit(this, n);
    }

    private static final class Limit extends DoubleStage {
        private long left;

        Limit(DoubleStage up, long n) {
            super(up, ALL, 0);
            part = true;
            left = n;
            if (n == 0) {
                head.done = true;
            }
        }

        public void accept(double x) {
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

    public DoubleStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n == 0 ? this : new Skip(this, n);
    }

    private static final class Skip extends DoubleStage {
        private long left;

        Skip(DoubleStage up, long n) {
            super(up, ALL, 0);
            left = n;
        }

        public void accept(double x) {
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

    public DoubleStream takeWhile(DoublePredicate predicate) {
        need(predicate);
        return new DoubleStage(this, ALL - SIZED, 0) {
            private boolean over;

            {
                part = true;
            }

            public void accept(double x) {
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

    public DoubleStream dropWhile(DoublePredicate predicate) {
        need(predicate);
        return new DoubleStage(this, ALL - SIZED, 0) {
            private boolean begun;

            public void accept(double x) {
                if (!begun) {
                    begun = !predicate.test(x);
                }
                if (begun) {
                    down.accept(x);
                }
            }
        };
    }

    public PrimitiveIterator.OfDouble iterator() {
        return new Walk(boxed().iterator());
    }

    private static final class Walk implements PrimitiveIterator.OfDouble {
        private final Iterator<Double> it;

        Walk(Iterator<Double> it) {
            this.it = it;
        }

        public boolean hasNext() {
            return it.hasNext();
        }

        public double nextDouble() {
            return it.next();
        }
    }

    public void forEach(DoubleConsumer action) {
        need(action);
        run(new Each(action));
    }

    public void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    private static final class Each extends Sink {
        private final DoubleConsumer action;

        Each(DoubleConsumer action) {
            this.action = action;
        }

        public void accept(double x) {
            action.accept(x);
        }
    }

    public double[] toArray() {
        Kept k = new Kept();
        run(k);
        return Arrays.copyOf(k.elements, k.size);
    }

    private static final class Kept extends Sink {
        double[] elements = new double[10];
        int size;

        public void accept(double x) {
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
        double value;
        private final DoubleBinaryOperator op;

        Fold(boolean some, double value, DoubleBinaryOperator op) {
            need(op);
            this.some = some;
            this.value = value;
            this.op = op;
        }

        public void accept(double x) {
            if (some) {
                value = op.applyAsDouble(value, x);
            } else {
                some = true;
                value = x;
            }
        }
    }

    public double reduce(double identity, DoubleBinaryOperator op) {
        Fold f = new Fold(true, identity, op);
        run(f);
        return f.value;
    }

    public OptionalDouble reduce(DoubleBinaryOperator op) {
        Fold f = new Fold(false, 0, op);
        run(f);
        return f.some ? OptionalDouble.of(f.value) : OptionalDouble.empty();
    }

    private static final class Into<R> extends Sink {
        private final R container;
        private final ObjDoubleConsumer<R> accumulator;

        Into(R container, ObjDoubleConsumer<R> accumulator) {
            this.container = container;
            this.accumulator = accumulator;
        }

        public void accept(double x) {
            accumulator.accept(container, x);
        }
    }

    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        need(combiner);
        need(supplier);
        need(accumulator);
        ready();
        R container = supplier.get();
        run(new Into<R>(container, accumulator));
        return container;
    }

    /** The sum of the elements, with what rounding has lost so far, and their number. */
    static final class Sum extends Sink {
        private double sum;
        private double excess; // of sum
        private double plain;
        long count;

        public void accept(double x) {
            double y = x - excess;
            double next = sum + y;
            excess = (next - sum) - y;
            sum = next;
            plain += x;
            count++;
        }

        double total() {
            double t = sum - excess;
            return Double.isNaN(t) && Double.isInfinite(plain) ? plain : t;
        }
    }

    public DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics s = new DoubleSummaryStatistics();
        forEach(s);
        return s;
    }

    public double sum() {
        Sum s = new Sum();
        run(s);
        return s.total();
    }

    public OptionalDouble min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalDouble max() {
        return reduce((a, b) -> Math.max(a, b));
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
        return s.count == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.total() / s.count);
    }

    /** Looks for an element with a property. */
    private static final class Match extends Sink {
        private final Stage head;
        private final DoublePredicate predicate;
        private final boolean wanted;
        boolean found;

        Match(Stage last, DoublePredicate predicate, boolean wanted) {
            need(predicate);
            head = last.head;
            this.predicate = predicate;
            this.wanted = wanted;
        }

        public void accept(double x) {
            if (!found && predicate.test(x) == wanted) {
                found = true;
                head.done = true;
            }
        }
    }

    private boolean some(DoublePredicate predicate, boolean wanted) {
        Match m = new Match(this, predicate, wanted);
        run(m, false);
        return m.found;
    }

    public boolean anyMatch(DoublePredicate predicate) {
        return some(predicate, true);
    }

    public boolean allMatch(DoublePredicate predicate) {
        return !some(predicate, false);
    }

    public boolean noneMatch(DoublePredicate predicate) {
        return !some(predicate, true);
    }

    private static final class First extends Sink {
        private final Stage head;
        boolean found;
        double value;

        First(Stage last) {
            head = last.head;
        }

        public void accept(double x) {
            if (!found) {
                found = true;
                value = x;
                head.done = true;
            }
        }
    }

    public OptionalDouble findFirst() {
        First f = new First(this);
        run(f, false);
        return f.found ? OptionalDouble.of(f.value) : OptionalDouble.empty();
    }

    public OptionalDouble findAny() {
        return findFirst();
    }
}
