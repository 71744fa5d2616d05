package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
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
import java.util.function.UnaryOperator;

/**
 * Elements go through one by one, as the JDK's do. How far the streams that flatMap is given
 * are looked at where not all elements are asked for is open. A parallel stream does what a
 * sequential one does: its functions are taken to be such that nobody sees a difference.
 */
public /*@ nullable_by_default @*/ interface Stream<T> extends BaseStream<T, Stream<T>> {
    Stream<T> filter(Predicate<? super T> predicate);

    <R> Stream<R> map(Function<? super T, ? extends R> mapper);

    IntStream mapToInt(ToIntFunction<? super T> mapper);

    LongStream mapToLong(ToLongFunction<? super T> mapper);

    DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper);

    <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper);

    IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper);

    LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper);

    DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper);

    <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper);

    IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper);

    LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper);

    DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper);

    Stream<T> distinct();

    Stream<T> sorted();

    Stream<T> sorted(Comparator<? super T> comparator);

    Stream<T> peek(Consumer<? super T> action);

    Stream<T> limit(long n);

    Stream<T> skip(long n);

    Stream<T> takeWhile(Predicate<? super T> predicate);

    Stream<T> dropWhile(Predicate<? super T> predicate);

    void forEach(Consumer<? super T> action);

    void forEachOrdered(Consumer<? super T> action);

    Object[] toArray();

    <A> A[] toArray(IntFunction<A[]> generator);

    T reduce(T identity, BinaryOperator<T> accumulator);

    Optional<T> reduce(BinaryOperator<T> accumulator);

    <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner);

    <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner);

    <R, A> R collect(Collector<? super T, A, R> collector);

    List<T> toList();

    Optional<T> min(Comparator<? super T> comparator);

    Optional<T> max(Comparator<? super T> comparator);

    long count();

    boolean anyMatch(Predicate<? super T> predicate);

    boolean allMatch(Predicate<? super T> predicate);

    boolean noneMatch(Predicate<? super T> predicate);

    Optional<T> findFirst();

    Optional<T> findAny();

    static <T> Stream<T> empty() {
        return new RefStage.Head<T>(new Sources.Objects(new Object[0], 0, 0), Stage.SIZED);
    }

    static <T> Stream<T> of(T t) {
        return new RefStage.Head<T>(new Sources.Objects(new Object[] {t}, 0, 1), Stage.SIZED | Stage.ORDERED);
    }

    static <T> Stream<T> ofNullable(T t) {
        return t == null ? Stream.<T>empty() : Stream.of(t);
    }

    @SafeVarargs
    static <T> Stream<T> of(T... values) {
        return Arrays.stream(values);
    }

    static <T> Stream<T> iterate(T seed, UnaryOperator<T> next) {
        Stage.need(next);
        return new RefStage.Head<T>(new Sources.Iterated(seed, null, next), Stage.ORDERED);
    }

    static <T> Stream<T> iterate(T seed, Predicate<? super T> goesOn, UnaryOperator<T> next) {
        Stage.need(next);
        Stage.need(goesOn);
        return new RefStage.Head<T>(new Sources.Iterated(seed, goesOn, next), Stage.ORDERED);
    }

    static <T> Stream<T> generate(Supplier<? extends T> s) {
        Stage.need(s);
        return new RefStage.Head<T>(new Sources.Supplied(s), 0);
    }

    static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
        Stage.need(a);
        Stage.need(b);
        Stage x = (Stage) a;
        Stage y = (Stage) b;
        Stream<T> s = new RefStage.Head<T>(new Sources.Joined(x, y), x.known & y.known & (Stage.SIZED | Stage.ORDERED));
        return s.onClose(() -> {
            try {
                a.close();
            } catch (Throwable e) {
                try {
                    b.close();
                } catch (Throwable f) {
                    e.addSuppressed(f);
                }
                throw e;
            }
            b.close();
        });
    }

    static <T> Builder<T> builder() {
        return new RefStage.Built<T>();
    }

    /** A stream in the making: of it, build is called once, and nothing behind. */
    interface Builder<T> extends Consumer<T> {
        default Builder<T> add(T x) {
            accept(x);
            return this;
        }

        Stream<T> build();
    }
}
