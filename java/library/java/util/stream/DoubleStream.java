package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** As Stream. */
public /*@ nullable_by_default @*/ interface DoubleStream extends BaseStream<Double, DoubleStream> {
    DoubleStream filter(DoublePredicate predicate);

    DoubleStream map(DoubleUnaryOperator mapper);

    <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper);

    IntStream mapToInt(DoubleToIntFunction mapper);

    LongStream mapToLong(DoubleToLongFunction mapper);

    DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper);

    Stream<Double> boxed();

    DoubleStream mapMulti(DoubleMapMultiConsumer mapper);

    /** Gives any number of elements for one. */
    @FunctionalInterface
    interface DoubleMapMultiConsumer {
        void accept(double value, DoubleConsumer into);
    }

    DoubleStream distinct();

    DoubleStream sorted();

    DoubleStream peek(DoubleConsumer action);

    DoubleStream limit(long n);

    DoubleStream skip(long n);

    DoubleStream takeWhile(DoublePredicate predicate);

    DoubleStream dropWhile(DoublePredicate predicate);

    void forEach(DoubleConsumer action);

    void forEachOrdered(DoubleConsumer action);

    double[] toArray();

    double reduce(double identity, DoubleBinaryOperator op);

    OptionalDouble reduce(DoubleBinaryOperator op);

    <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner);

    double sum();

    OptionalDouble min();

    OptionalDouble max();

    long count();

    OptionalDouble average();

    DoubleSummaryStatistics summaryStatistics();

    boolean anyMatch(DoublePredicate predicate);

    boolean allMatch(DoublePredicate predicate);

    boolean noneMatch(DoublePredicate predicate);

    OptionalDouble findFirst();

    OptionalDouble findAny();

    PrimitiveIterator.OfDouble iterator();

    static DoubleStream empty() {
        return new DoubleStage.Head(new Sources.Doubles(new double[0], 0, 0), Stage.SIZED);
    }

    static DoubleStream of(double x) {
        return new DoubleStage.Head(new Sources.Doubles(new double[] {x}, 0, 1), Stage.SIZED | Stage.ORDERED);
    }

    static DoubleStream of(double... values) {
        return Arrays.stream(values);
    }

    static DoubleStream iterate(double seed, DoubleUnaryOperator next) {
        Stage.need(next);
        return new DoubleStage.Head(new Sources.DoubleIterated(seed, null, next), Stage.ORDERED);
    }

    static DoubleStream iterate(double seed, DoublePredicate goesOn, DoubleUnaryOperator next) {
        Stage.need(next);
        Stage.need(goesOn);
        return new DoubleStage.Head(new Sources.DoubleIterated(seed, goesOn, next), Stage.ORDERED);
    }

    static DoubleStream generate(DoubleSupplier s) {
        Stage.need(s);
        return new DoubleStage.Head(new Sources.DoubleSupplied(s), 0);
    }

    static DoubleStream concat(DoubleStream a, DoubleStream b) {
        Stage.need(a);
        Stage.need(b);
        return Stream.concat(a.boxed(), b.boxed()).mapToDouble(x -> x);
    }

    static Builder builder() {
        return new DoubleStage.Built();
    }

    /** A stream in the making: of it, build is called once, and nothing behind. */
    interface Builder extends DoubleConsumer {
        default Builder add(double x) {
            accept(x);
            return this;
        }

        DoubleStream build();
    }
}
