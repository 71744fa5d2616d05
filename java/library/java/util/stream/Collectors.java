package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final /*@ nullable_by_default @*/ class Collectors {
    private Collectors() {
    }

    /** A collector by its functions; what it says of itself is not known. */
    static final class Of<T, A, R> implements Collector<T, A, R> {
        private final Supplier<A> supplier;
        private final BiConsumer<A, T> accumulator;
        private final BinaryOperator<A> combiner;
        private final Function<A, R> finisher;

        Of(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher) {
            this.supplier = supplier;
            this.accumulator = accumulator;
            this.combiner = combiner;
            this.finisher = finisher;
        }

        public Supplier<A> supplier() {
            return supplier;
        }

        public BiConsumer<A, T> accumulator() {
            return accumulator;
        }

        public BinaryOperator<A> combiner() {
            return combiner;
        }

        public Function<A, R> finisher() {
            return finisher;
        }

        public native Set<Characteristics> characteristics();
    }

    /** One value, which changes. */
    private static final class Cell<T> {
        T value;
        boolean some;
    }

    private static final class Total {
        int value;
    }

    private static final class Number {
        long value;
        long count;
    }

    private static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator, Function<A, R> finisher) {
        return new Of<T, A, R>(supplier, accumulator, (a, b) -> {
            throw new UnsupportedOperationException();
        }, finisher);
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return of(supplier, (c, x) -> c.add(x), c -> c);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return of(() -> (List<T>) new ArrayList<T>(), (l, x) -> l.add(x), l -> l);
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return of(() -> new ArrayList<T>(), (l, x) -> l.add(x), l -> (List<T>) List.of(l.toArray()));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return of(() -> (Set<T>) new HashSet<T>(), (s, x) -> s.add(x), s -> s);
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return of(() -> new HashSet<T>(), (s, x) -> s.add(x), s -> (Set<T>) Set.of(s.toArray()));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return of(() -> new StringBuilder(), (b, x) -> b.append(x), b -> b.toString());
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        return of(() -> new StringJoiner(delimiter, prefix, suffix), (j, x) -> j.add(x), j -> j.toString());
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> mapper, Collector<? super U, A, R> below) {
        BiConsumer<A, ? super U> accumulator = below.accumulator();
        return of(below.supplier(), (a, x) -> accumulator.accept(a, mapper.apply(x)), below.finisher());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(Function<? super T, ? extends Stream<? extends U>> mapper,
            Collector<? super U, A, R> below) {
        BiConsumer<A, ? super U> accumulator = below.accumulator();
        return of(below.supplier(), (a, x) -> {
            try (Stream<? extends U> s = mapper.apply(x)) {
                if (s != null) {
                    s.sequential().forEach(y -> accumulator.accept(a, y));
                }
            }
        }, below.finisher());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate, Collector<? super T, A, R> below) {
        BiConsumer<A, ? super T> accumulator = below.accumulator();
        return of(below.supplier(), (a, x) -> {
            if (predicate.test(x)) {
                accumulator.accept(a, x);
            }
        }, below.finisher());
    }

    public static <T, A, R, S> Collector<T, A, S> collectingAndThen(Collector<T, A, R> below, Function<R, S> finisher) {
        return of(below.supplier(), below.accumulator(), below.finisher().andThen(finisher));
    }

    public static <T, P, Q, R> Collector<T, ?, R> teeing(Collector<? super T, ?, P> first, Collector<? super T, ?, Q> second,
            BiFunction<? super P, ? super Q, R> merger) {
        Stage.need(merger);
        return both(first, second, merger);
    }

    private static <T, A, B, P, Q, R> Collector<T, ?, R> both(Collector<? super T, A, P> first, Collector<? super T, B, Q> second,
            BiFunction<? super P, ? super Q, R> merger) {
        Supplier<A> left = first.supplier();
        Supplier<B> right = second.supplier();
        BiConsumer<A, ? super T> toLeft = first.accumulator();
        BiConsumer<B, ? super T> toRight = second.accumulator();
        Function<A, P> leftEnd = first.finisher();
        Function<B, Q> rightEnd = second.finisher();
        return of(() -> new Pair<A, B>(left.get(), right.get()), (p, x) -> {
            toLeft.accept(p.left, x);
            toRight.accept(p.right, x);
        }, p -> merger.apply(leftEnd.apply(p.left), rightEnd.apply(p.right)));
    }

    /** What two collectors have come to. */
    private static final class Pair<A, B> {
        final A left;
        final B right;

        Pair(A left, B right) {
            this.left = left;
            this.right = right;
        }
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(x -> 1L);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return of(() -> new Total(), (n, x) -> n.value += mapper.applyAsInt(x), n -> n.value);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return of(() -> new Number(), (n, x) -> n.value += mapper.applyAsLong(x), n -> n.value);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return averagingLong(x -> mapper.applyAsInt(x));
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return of(() -> new Number(), (n, x) -> {
            n.value += mapper.applyAsLong(x);
            n.count++;
        }, n -> n.count == 0 ? 0.0 : (double) n.value / n.count);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return of(() -> new DoubleStage.Sum(), (s, x) -> s.accept(mapper.applyAsDouble(x)), s -> s.total());
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return of(() -> new DoubleStage.Sum(), (s, x) -> s.accept(mapper.applyAsDouble(x)), s -> s.count == 0 ? 0.0 : s.total() / s.count);
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
        return reducing(identity, x -> x, op);
    }

    public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> mapper, BinaryOperator<U> op) {
        return of(() -> {
            Cell<U> c = new Cell<U>();
            c.value = identity;
            return c;
        }, (c, x) -> c.value = op.apply(c.value, mapper.apply(x)), c -> c.value);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
        return of(() -> new Cell<T>(), (c, x) -> {
            c.value = c.some ? op.apply(c.value, x) : x;
            c.some = true;
        }, c -> Optional.ofNullable(c.value));
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        Stage.need(comparator);
        return reducing((a, b) -> comparator.compare(a, b) <= 0 ? a : b);
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        Stage.need(comparator);
        return reducing((a, b) -> comparator.compare(a, b) >= 0 ? a : b);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> below) {
        return groupingBy(classifier, () -> (Map<K, D>) new HashMap<K, D>(), below);
    }

    @SuppressWarnings("unchecked")
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(Function<? super T, ? extends K> classifier,
            Supplier<M> maps, Collector<? super T, A, D> below) {
        Supplier<A> supplier = below.supplier();
        BiConsumer<A, ? super T> accumulator = below.accumulator();
        Function<A, D> finisher = below.finisher();
        return of(() -> (Map<K, A>) maps.get(), (m, x) -> {
            K k = classifier.apply(x);
            Stage.need(k);
            A a = m.computeIfAbsent(k, ignored -> supplier.get());
            accumulator.accept(a, x);
        }, m -> {
            m.replaceAll((k, a) -> (A) finisher.apply(a));
            return (M) m;
        });
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> predicate,
            Collector<? super T, A, D> below) {
        Supplier<A> supplier = below.supplier();
        BiConsumer<A, ? super T> accumulator = below.accumulator();
        Function<A, D> finisher = below.finisher();
        return of(() -> new Parts<A>(supplier.get(), supplier.get()),
                (p, x) -> accumulator.accept(predicate.test(x) ? p.whereTrue : p.whereFalse, x),
                p -> (Map<Boolean, D>) new Parts<D>(finisher.apply(p.whereTrue), finisher.apply(p.whereFalse)));
    }

    /** What belongs to true and to false. */
    private static final class Parts<T> extends AbstractMap<Boolean, T> {
        final T whereTrue;
        final T whereFalse;

        Parts(T whereTrue, T whereFalse) {
            this.whereTrue = whereTrue;
            this.whereFalse = whereFalse;
        }

        public T get(Object key) {
            return key instanceof Boolean ? (Boolean) key ? whereTrue : whereFalse : null;
        }

        public Set<Map.Entry<Boolean, T>> entrySet() {
            return new Entries<T>(this);
        }
    }

    private static final class Entries<T> extends AbstractSet<Map.Entry<Boolean, T>> {
        private final Parts<T> parts;

        Entries(Parts<T> parts) {
            this.parts = parts;
        }

        public int size() {
            return 2;
        }

        public Iterator<Map.Entry<Boolean, T>> iterator() {
            Map.Entry<Boolean, T> no = new AbstractMap.SimpleImmutableEntry<Boolean, T>(false, parts.whereFalse);
            Map.Entry<Boolean, T> yes = new AbstractMap.SimpleImmutableEntry<Boolean, T>(true, parts.whereTrue);
            return List.of(no, yes).iterator();
        }
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value) {
        return of(() -> (Map<K, U>) new HashMap<K, U>(), (m, x) -> {
            K k = key.apply(x);
            U v = value.apply(x);
            Stage.need(v);
            if (m.putIfAbsent(k, v) != null) {
                throw new IllegalStateException();
            }
        }, m -> m);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value,
            BinaryOperator<U> merge) {
        return toMap(key, value, merge, () -> (Map<K, U>) new HashMap<K, U>());
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value, BinaryOperator<U> merge, Supplier<M> maps) {
        return of(maps, (m, x) -> m.merge(key.apply(x), value.apply(x), merge), m -> m);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value) {
        Stage.need(key);
        Stage.need(value);
        return collectingAndThen(toMap(key, value), m -> Map.copyOf(m));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> key,
            Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        Stage.need(key);
        Stage.need(value);
        Stage.need(merge);
        return collectingAndThen(toMap(key, value, merge), m -> Map.copyOf(m));
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
        return of(() -> new IntSummaryStatistics(), (s, x) -> s.accept(mapper.applyAsInt(x)), s -> s);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
        return of(() -> new LongSummaryStatistics(), (s, x) -> s.accept(mapper.applyAsLong(x)), s -> s);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> mapper) {
        return of(() -> new DoubleSummaryStatistics(), (s, x) -> s.accept(mapper.applyAsDouble(x)), s -> s);
    }
}
