package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** As Stream. */
public /*@ nullable_by_default @*/ interface IntStream extends BaseStream<Integer, IntStream> {
    IntStream filter(IntPredicate predicate);

    IntStream map(IntUnaryOperator mapper);

    <U> Stream<U> mapToObj(IntFunction<? extends U> mapper);

    LongStream mapToLong(IntToLongFunction mapper);

    DoubleStream mapToDouble(IntToDoubleFunction mapper);

    IntStream flatMap(IntFunction<? extends IntStream> mapper);

    LongStream asLongStream();

    DoubleStream asDoubleStream();

    Stream<Integer> boxed();

    IntStream mapMulti(IntMapMultiConsumer mapper);

    /** Gives any number of elements for one. */
    @FunctionalInterface
    interface IntMapMultiConsumer {
        void accept(int value, IntConsumer into);
    }

    IntStream distinct();

    IntStream sorted();

    IntStream peek(IntConsumer action);

    IntStream limit(long n);

    IntStream skip(long n);

    IntStream takeWhile(IntPredicate predicate);

    IntStream dropWhile(IntPredicate predicate);

    void forEach(IntConsumer action);

    void forEachOrdered(IntConsumer action);

    int[] toArray();

    int reduce(int identity, IntBinaryOperator op);

    OptionalInt reduce(IntBinaryOperator op);

    <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner);

    int sum();

    OptionalInt min();

    OptionalInt max();

    long count();

    OptionalDouble average();

    IntSummaryStatistics summaryStatistics();

    boolean anyMatch(IntPredicate predicate);

    boolean allMatch(IntPredicate predicate);

    boolean noneMatch(IntPredicate predicate);

    OptionalInt findFirst();

    OptionalInt findAny();

    PrimitiveIterator.OfInt iterator();

    static IntStream empty() {
        return new IntStage.Head(new Sources.Ints(new int[0], 0, 0), Stage.SIZED);
    }

    static IntStream of(int x) {
        return new IntStage.Head(new Sources.Ints(new int[] {x}, 0, 1), Stage.SIZED | Stage.ORDERED);
    }

    static IntStream of(int... values) {
        return Arrays.stream(values);
    }

    static IntStream range(int from, int to) {
        return new IntStage.Head(new Sources.Range(from, to, false), from < to ? Stage.ALL : Stage.SIZED);
    }

    static IntStream rangeClosed(int from, int to) {
        return new IntStage.Head(new Sources.Range(from, to, true), from <= to ? Stage.ALL : Stage.SIZED);
    }

    static IntStream iterate(int seed, IntUnaryOperator next) {
        Stage.need(next);
        return new IntStage.Head(new Sources.IntIterated(seed, null, next), Stage.ORDERED);
    }

    static IntStream iterate(int seed, IntPredicate goesOn, IntUnaryOperator next) {
        Stage.need(next);
        Stage.need(goesOn);
        return new IntStage.Head(new Sources.IntIterated(seed, goesOn, next), Stage.ORDERED);
    }

    static IntStream generate(IntSupplier s) {
        Stage.need(s);
        return new IntStage.Head(new Sources.IntSupplied(s), 0);
    }

    static IntStream concat(IntStream a, IntStream b) {
        Stage.need(a);
        Stage.need(b);
        return Stream.concat(a.boxed(), b.boxed()).mapToInt(x -> x);
    }

    static Builder builder() {
        return new IntStage.Built();
    }

    /** A stream in the making: of it, build is called once, and nothing behind. */
    interface Builder extends IntConsumer {
        default Builder add(int x) {
            accept(x);
            return this;
        }

        IntStream build();
    }
}
