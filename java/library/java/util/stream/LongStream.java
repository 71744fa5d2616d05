package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** As Stream. */
public /*@ nullable_by_default @*/ interface LongStream extends BaseStream<Long, LongStream> {
    LongStream filter(LongPredicate predicate);

    LongStream map(LongUnaryOperator mapper);

    <U> Stream<U> mapToObj(LongFunction<? extends U> mapper);

    IntStream mapToInt(LongToIntFunction mapper);

    DoubleStream mapToDouble(LongToDoubleFunction mapper);

    LongStream flatMap(LongFunction<? extends LongStream> mapper);

    DoubleStream asDoubleStream();

    Stream<Long> boxed();

    LongStream mapMulti(LongMapMultiConsumer mapper);

    /** Gives any number of elements for one. */
    @FunctionalInterface
    interface LongMapMultiConsumer {
        void accept(long value, LongConsumer into);
    }

    LongStream distinct();

    LongStream sorted();

    LongStream peek(LongConsumer action);

    LongStream limit(long n);

    LongStream skip(long n);

    LongStream takeWhile(LongPredicate predicate);

    LongStream dropWhile(LongPredicate predicate);

    void forEach(LongConsumer action);

    void forEachOrdered(LongConsumer action);

    long[] toArray();

    long reduce(long identity, LongBinaryOperator op);

    OptionalLong reduce(LongBinaryOperator op);

    <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner);

    long sum();

    OptionalLong min();

    OptionalLong max();

    long count();

    OptionalDouble average();

    LongSummaryStatistics summaryStatistics();

    boolean anyMatch(LongPredicate predicate);

    boolean allMatch(LongPredicate predicate);

    boolean noneMatch(LongPredicate predicate);

    OptionalLong findFirst();

    OptionalLong findAny();

    PrimitiveIterator.OfLong iterator();

    static LongStream empty() {
        return new LongStage.Head(new Sources.Longs(new long[0], 0, 0), Stage.SIZED);
    }

    static LongStream of(long x) {
        return new LongStage.Head(new Sources.Longs(new long[] {x}, 0, 1), Stage.SIZED | Stage.ORDERED);
    }

    static LongStream of(long... values) {
        return Arrays.stream(values);
    }

    static LongStream range(long from, long to) {
        return new LongStage.Head(new Sources.LongRange(from, to, false), from < to ? Stage.ALL : Stage.SIZED);
    }

    static LongStream rangeClosed(long from, long to) {
        return new LongStage.Head(new Sources.LongRange(from, to, true), from <= to ? Stage.ALL : Stage.SIZED);
    }

    static LongStream iterate(long seed, LongUnaryOperator next) {
        Stage.need(next);
        return new LongStage.Head(new Sources.LongIterated(seed, null, next), Stage.ORDERED);
    }

    static LongStream iterate(long seed, LongPredicate goesOn, LongUnaryOperator next) {
        Stage.need(next);
        Stage.need(goesOn);
        return new LongStage.Head(new Sources.LongIterated(seed, goesOn, next), Stage.ORDERED);
    }

    static LongStream generate(LongSupplier s) {
        Stage.need(s);
        return new LongStage.Head(new Sources.LongSupplied(s), 0);
    }

    static LongStream concat(LongStream a, LongStream b) {
        Stage.need(a);
        Stage.need(b);
        return Stream.concat(a.boxed(), b.boxed()).mapToLong(x -> x);
    }

    static Builder builder() {
        return new LongStage.Built();
    }

    /** A stream in the making: of it, build is called once, and nothing behind. */
    interface Builder extends LongConsumer {
        default Builder add(long x) {
            accept(x);
            return this;
        }

        LongStream build();
    }
}
