package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A stage that gives objects. */
abstract /*@ nullable_by_default @*/ class RefStage<T> extends Stage implements Stream<T> {
    RefStage(StreamSupport.Source<?> source, int known) {
        super(source, known);
    }

    RefStage(Stage up, int kept, int added) {
        super(up, kept, added);
    }

    RefStage(Stage up, int kept, int added, boolean barrier) {
        super(up, kept, added, barrier, 0);
    }

    RefStage(Stage up, int kept, int added, boolean barrier, int lost) {
        super(up, kept, added, barrier, lost);
    }

    static final class Head<T> extends RefStage<T> {
        Head(StreamSupport.Source<?> source, int known) {
            super(source, known);
        }
    }

    public Stream<T> filter(Predicate<? super T> predicate) {
        need(predicate);
        return new RefStage<T>(this, ALL - SIZED, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                if (predicate.test((T) x)) {
                    down.accept(x);
                }
            }
        };
    }

    public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        need(mapper);
        return new RefStage<R>(this, SIZED, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                Object y = mapper.apply((T) x);
                down.accept(y);
            }
        };
    }

    public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        need(mapper);
        return new IntStage(this, SIZED, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                down.accept(mapper.applyAsInt((T) x));
            }
        };
    }

    public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        need(mapper);
        return new LongStage(this, SIZED, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                down.accept(mapper.applyAsLong((T) x));
            }
        };
    }

    public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        need(mapper);
        return new DoubleStage(this, SIZED, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                down.accept(mapper.applyAsDouble((T) x));
            }
        };
    }

    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
        need(mapper);
        return new RefStage<R>(this, 0, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                try (Stream<? extends R> s = mapper.apply((T) x)) {
                    if (s != null) {
                        ((Stage) s).pour(down, this);
                    }
                }
            }
        };
    }

    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
        need(mapper);
        return new IntStage(this, 0, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                try (IntStream s = mapper.apply((T) x)) {
                    if (s != null) {
                        ((Stage) s).pour(down, this);
                    }
                }
            }
        };
    }

    public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
        need(mapper);
        return new RefStage<R>(this, 0, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                mapper.accept((T) x, (Consumer<R>) (Consumer<?>) down);
            }
        };
    }

    public LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
        need(mapper);
        return new LongStage(this, 0, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                try (LongStream s = mapper.apply((T) x)) {
                    if (s != null) {
                        ((Stage) s).pour(down, this);
                    }
                }
            }
        };
    }

    public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
        need(mapper);
        return new DoubleStage(this, 0, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                try (DoubleStream s = mapper.apply((T) x)) {
                    if (s != null) {
                        ((Stage) s).pour(down, this);
                    }
                }
            }
        };
    }

    public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
        need(mapper);
        return new IntStage(this, 0, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                mapper.accept((T) x, (IntConsumer) down);
            }
        };
    }

    public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
        need(mapper);
        return new LongStage(this, 0, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                mapper.accept((T) x, (LongConsumer) down);
            }
        };
    }

    public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        need(mapper);
        return new DoubleStage(this, 0, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                mapper.accept((T) x, (DoubleConsumer) down);
            }
        };
    }

    static final class Built<T> implements Stream.Builder<T> {
        private Object[] elements = new Object[0];
        private boolean built;

        public void accept(T x) {
            if (built) {
                throw new IllegalStateException();
            }
            elements = Arrays.copyOf(elements, elements.length + 1);
            elements[elements.length - 1] = x;
        }

        public Stream<T> build() {
            if (built) {
                throw new IllegalStateException();
            }
            built = true;
            return new Head<T>(new Sources.Objects(elements, 0, elements.length), SIZED | ORDERED);
        }
    }

    public Stream<T> peek(Consumer<? super T> action) {
        need(action);
        return new RefStage<T>(this, ALL, 0) {
            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                action.accept((T) x);
                down.accept(x);
            }
        };
    }

    public Stream<T> sequential() {
        first.parallel = false;
        return this;
    }

    public Stream<T> parallel() {
        first.parallel = true;
        return this;
    }

    public Stream<T> unordered() {
        return is(ORDERED) ? new Unordered<T>(this) : this;
    }

    private static final class Unordered<T> extends RefStage<T> {
        Unordered(RefStage<T> up) {
            super(up, ALL, 0, false, ORDERED);
        }

        public void accept(Object x) {
            down.accept(x);
        }
    }

    public Stream<T> onClose(Runnable r) {
        closes(r);
        return this;
    }

    public Stream<T> distinct() {
        return new Distinct<T>(this);
    }

    private static final class Distinct<T> extends RefStage<T> {
        private final boolean already;
        private final boolean sorted; // equal ones stand together
        private final HashSet<Object> seen = new HashSet<>();
        private Object last;
        private boolean nothing;

        Distinct(RefStage<T> up) {
            super(up, SORTED, DISTINCT);
            already = up.is(DISTINCT);
            sorted = up.is(SORTED);
        }

        public void accept(Object x) {
            if (already || (sorted ? differs(x) : seen.add(x))) {
                down.accept(x);
            }
        }

        /** Tells whether x is another than the last one. */
        private boolean differs(Object x) {
            if (x == null) {
                if (nothing) {
                    return false;
                }
                nothing = true;
            } else if (last != null && x.equals(last)) {
                return false;
            }
            last = x;
            return true;
        }
    }

    public Stream<T> sorted() {
        return new Sorted<T>(this, null);
    }

    public Stream<T> sorted(Comparator<? super T> comparator) {
        need(comparator);
        return new Sorted<T>(this, comparator);
    }

    private static final class Sorted<T> extends RefStage<T> {
        private final Comparator<? super T> order; // null: the natural one
        private final boolean already;
        private final ArrayList<T> elements = new ArrayList<>();

        Sorted(RefStage<T> up, Comparator<? super T> order) {
            super(up, SIZED | DISTINCT, order == null ? SORTED | ORDERED : ORDERED, order != null || !up.is(SORTED));
            already = order == null && up.is(SORTED);
            this.order = order;
        }

        @SuppressWarnings("unchecked")
        public void accept(Object x) {
            if (already) {
                down.accept(x);
            } else {
                elements.add((T) x);
            }
        }

        @SuppressWarnings("unchecked")
        void end() {
            if (!already) {
                elements.sort(order == null ? (Comparator<T>) (Comparator<?>) Comparator.naturalOrder() : order);
                for (int i = 0; i < elements.size() && !done; i++) {
                    Object x = elements.get(i);
                    down.accept(x);
                }
            }
            down.end();
        }
    }

    public Stream<T> limit(long n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return new Limit<T>(this, n);
    }

    private static final class Limit<T> extends RefStage<T> {
        private long left;

        Limit(RefStage<T> up, long n) {
            super(up, ALL, 0);
            part = true;
            left = n;
            if (n == 0) {
                head.done = true;
            }
        }

        public void accept(Object x) {
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

    public Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n == 0 ? this : new Skip<T>(this, n);
    }

    private static final class Skip<T> extends RefStage<T> {
        private long left;

        Skip(RefStage<T> up, long n) {
            super(up, ALL, 0);
            left = n;
        }

        public void accept(Object x) {
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

    public Stream<T> takeWhile(Predicate<? super T> predicate) {
        need(predicate);
        return new RefStage<T>(this, ALL - SIZED, 0) {
            private boolean over;

            {
                part = true;
            }

            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                if (!over) {
                    if (predicate.test((T) x)) {
                        down.accept(x);
                    } else {
                        over = true;
                        head.done = true;
                    }
                }
            }
        };
    }

    public Stream<T> dropWhile(Predicate<? super T> predicate) {
        need(predicate);
        return new RefStage<T>(this, ALL - SIZED, 0) {
            private boolean begun;

            @SuppressWarnings("unchecked")
            public void accept(Object x) {
                if (!begun) {
                    begun = !predicate.test((T) x);
                }
                if (begun) {
                    down.accept(x);
                }
            }
        };
    }

    public Iterator<T> iterator() {
        return new Elements<T>(this);
    }

    public void forEach(Consumer<? super T> action) {
        need(action);
        run(new Each<T>(action));
    }

    public void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    private static final class Each<T> extends Sink {
        private final Consumer<? super T> action;

        Each(Consumer<? super T> action) {
            this.action = action;
        }

        @SuppressWarnings("unchecked")
        public void accept(Object x) {
            action.accept((T) x);
        }
    }

    public Object[] toArray() {
        Kept k = new Kept();
        run(k);
        return k.elements.toArray();
    }

    /** Keeps all elements. */
    static final class Kept extends Sink {
        final ArrayList<Object> elements = new ArrayList<>();

        public void accept(Object x) {
            elements.add(x);
        }
    }

    /** Writes each element to an array as it comes. */
    static final class Filled extends Sink {
        private final Object[] array;
        private int next;

        Filled(Object[] array) {
            this.array = array;
        }

        public void accept(Object x) {
            if (next == array.length) {
                throw new IllegalStateException();
            }
            array[next] = x;
            next++;
        }
    }

    @SuppressWarnings("unchecked")
    public <A> A[] toArray(IntFunction<A[]> generator) {
        ready();
        if (is(SIZED)) {
            int n = (int) exact();
            A[] a = generator.apply(n);
            Filled f = new Filled(a);
            if (n != a.length) {
                throw new IllegalStateException();
            }
            run(f);
            return a;
        }
        Kept k = new Kept();
        run(k);
        int n = k.elements.size();
        A[] a = generator.apply(n);
        if (n > a.length) {
            throw new IndexOutOfBoundsException();
        }
        for (int i = 0; i < n; i++) {
            a[i] = (A) k.elements.get(i);
        }
        return a;
    }

    @SuppressWarnings("unchecked")
    public List<T> toList() {
        return (List<T>) Collections.unmodifiableList(Arrays.asList(toArray()));
    }

    /** What a function makes of the elements, from the left. */
    private static final class Fold<U> extends Sink {
        boolean some;
        U value;
        private final BiFunction<U, Object, U> op;

        @SuppressWarnings("unchecked")
        Fold(boolean some, U value, BiFunction<?, ?, ?> op) {
            need(op);
            this.some = some;
            this.value = value;
            this.op = (BiFunction<U, Object, U>) op;
        }

        @SuppressWarnings("unchecked")
        public void accept(Object x) {
            if (some) {
                value = op.apply(value, x);
            } else {
                some = true;
                value = (U) x;
            }
        }
    }

    public T reduce(T identity, BinaryOperator<T> accumulator) {
        Fold<T> f = new Fold<T>(true, identity, accumulator);
        run(f);
        return f.value;
    }

    public Optional<T> reduce(BinaryOperator<T> accumulator) {
        Fold<T> f = new Fold<T>(false, null, accumulator);
        run(f);
        return f.some ? Optional.of(f.value) : Optional.empty();
    }

    public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        need(combiner);
        Fold<U> f = new Fold<U>(true, identity, accumulator);
        run(f);
        return f.value;
    }

    /** Puts the elements into a container. */
    private static final class Into<R> extends Sink {
        private final R container;
        private final BiConsumer<R, Object> accumulator;

        @SuppressWarnings("unchecked")
        Into(R container, BiConsumer<?, ?> accumulator) {
            this.container = container;
            this.accumulator = (BiConsumer<R, Object>) accumulator;
        }

        public void accept(Object x) {
            accumulator.accept(container, x);
        }
    }

    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        need(supplier);
        need(accumulator);
        need(combiner);
        ready();
        R container = supplier.get();
        run(new Into<R>(container, accumulator));
        return container;
    }

    @SuppressWarnings("unchecked")
    public <R, A> R collect(Collector<? super T, A, R> collector) {
        BiConsumer<A, ? super T> accumulator = collector.accumulator();
        ready();
        A container = collector.supplier().get();
        run(new Into<A>(container, accumulator));
        if (collector instanceof Collectors.Of) {
            return collector.finisher().apply(container);
        }
        return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH) ? (R) container
                : collector.finisher().apply(container);
    }

    public Optional<T> min(Comparator<? super T> comparator) {
        need(comparator);
        return reduce((a, b) -> comparator.compare(a, b) <= 0 ? a : b);
    }

    public Optional<T> max(Comparator<? super T> comparator) {
        need(comparator);
        return reduce((a, b) -> comparator.compare(a, b) >= 0 ? a : b);
    }

    public long count() {
        if (is(SIZED)) {
            open(null);
            return exact();
        }
        Counted c = new Counted();
        run(c);
        return c.count;
    }

    static final class Counted extends Sink {
        long count;

        public void accept(Object x) {
            count++;
        }

        public void accept(int x) {
            count++;
        }

        public void accept(long x) {
            count++;
        }

        public void accept(double x) {
            count++;
        }
    }

    /** Looks for an element with a property. */
    private static final class Match<T> extends Sink {
        private final Stage head;
        private final Predicate<? super T> predicate;
        private final boolean wanted;
        boolean found;

        Match(Stage last, Predicate<? super T> predicate, boolean wanted) {
            need(predicate);
            head = last.head;
            this.predicate = predicate;
            this.wanted = wanted;
        }

        @SuppressWarnings("unchecked")
        public void accept(Object x) {
            if (!found && predicate.test((T) x) == wanted) {
                found = true;
                head.done = true;
            }
        }
    }

    private boolean some(Predicate<? super T> predicate, boolean wanted) {
        Match<T> m = new Match<T>(this, predicate, wanted);
        run(m, false);
        return m.found;
    }

    public boolean anyMatch(Predicate<? super T> predicate) {
        return some(predicate, true);
    }

    public boolean allMatch(Predicate<? super T> predicate) {
        return !some(predicate, false);
    }

    public boolean noneMatch(Predicate<? super T> predicate) {
        return !some(predicate, true);
    }

    private static final class First extends Sink {
        private final Stage head;
        boolean found;
        Object value;

        First(Stage last) {
            head = last.head;
        }

        public void accept(Object x) {
            if (!found) {
                found = true;
                value = x;
                head.done = true;
            }
        }
    }

    @SuppressWarnings("unchecked")
    public Optional<T> findFirst() {
        First f = new First(this);
        run(f, false);
        return f.found ? Optional.of((T) f.value) : Optional.empty();
    }

    public Optional<T> findAny() {
        return findFirst();
    }
}
