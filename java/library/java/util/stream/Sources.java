package java.util.stream;

import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Where the elements of streams come from that are of no collection. */
final class Sources {
    private Sources() {
    }

    static void range(int length, int from, int to) {
        if (from > to || from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    /** Part of an array. */
    static final /*@ nullable_by_default @*/ class Objects extends StreamSupport.Source<Object> {
        private final Object[] elements;
        private int next;
        private final int to;

        Objects(Object[] elements, int from, int to) {
            range(elements.length, from, to);
            this.elements = elements;
            next = from;
            this.to = to;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (next >= to) {
                return false;
            }
            int i = next;
            next++;
            into.accept(elements[i]);
            return true;
        }

        public long size() {
            return to - next;
        }
    }

    static final /*@ nullable_by_default @*/ class Ints extends StreamSupport.Source<Object> {
        private final int[] elements;
        private int next;
        private final int to;

        Ints(int[] elements, int from, int to) {
            range(elements.length, from, to);
            this.elements = elements;
            next = from;
            this.to = to;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (next >= to) {
                return false;
            }
            int i = next;
            next++;
            ((Sink) into).accept(elements[i]);
            return true;
        }

        public long size() {
            return to - next;
        }
    }

    /** The chars of a text, which may change. */
    static final /*@ nullable_by_default @*/ class Chars extends StreamSupport.Source<Object> {
        private final Supplier<? extends CharSequence> text;
        private int next;

        Chars(Supplier<? extends CharSequence> text) {
            this.text = text;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            CharSequence s = text.get();
            if (next >= s.length()) {
                return false;
            }
            int i = next;
            next++;
            ((Sink) into).accept(s.charAt(i));
            return true;
        }

        public long size() {
            return text.get().length() - next;
        }
    }

    static final /*@ nullable_by_default @*/ class CodePoints extends StreamSupport.Source<Object> {
        private final Supplier<? extends CharSequence> text;
        private int next;

        CodePoints(Supplier<? extends CharSequence> text) {
            this.text = text;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            CharSequence s = text.get();
            if (next >= s.length()) {
                return false;
            }
            char high = s.charAt(next);
            next++;
            int c = high;
            if (Character.isHighSurrogate(high) && next < s.length() && Character.isLowSurrogate(s.charAt(next))) {
                c = Character.toCodePoint(high, s.charAt(next));
                next++;
            }
            ((Sink) into).accept(c);
            return true;
        }
    }

    static final /*@ nullable_by_default @*/ class Longs extends StreamSupport.Source<Object> {
        private final long[] elements;
        private int next;
        private final int to;

        Longs(long[] elements, int from, int to) {
            range(elements.length, from, to);
            this.elements = elements;
            next = from;
            this.to = to;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (next >= to) {
                return false;
            }
            int i = next;
            next++;
            ((Sink) into).accept(elements[i]);
            return true;
        }

        public long size() {
            return to - next;
        }
    }

    static final /*@ nullable_by_default @*/ class Doubles extends StreamSupport.Source<Object> {
        private final double[] elements;
        private int next;
        private final int to;

        Doubles(double[] elements, int from, int to) {
            range(elements.length, from, to);
            this.elements = elements;
            next = from;
            this.to = to;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (next >= to) {
                return false;
            }
            int i = next;
            next++;
            ((Sink) into).accept(elements[i]);
            return true;
        }

        public long size() {
            return to - next;
        }
    }

    /** The numbers from one to another, with the last of them or without. */
    static final /*@ nullable_by_default @*/ class Range extends StreamSupport.Source<Object> {
        private int next;
        private final int to;
        private boolean last; // to itself is still to come

        Range(int from, int to, boolean closed) {
            next = from;
            this.to = to;
            last = closed && from <= to;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            int i = next;
            if (i < to) {
                next++;
            } else if (last) {
                last = false;
            } else {
                return false;
            }
            ((Sink) into).accept(i);
            return true;
        }

        public long size() {
            return (next < to ? (long) to - next : 0) + (last ? 1 : 0);
        }
    }

    static final /*@ nullable_by_default @*/ class LongRange extends StreamSupport.Source<Object> {
        private long next;
        private final long to;
        private boolean last;

        LongRange(long from, long to, boolean closed) {
            next = from;
            this.to = to;
            last = closed && from <= to;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            long i = next;
            if (i < to) {
                next++;
            } else if (last) {
                last = false;
            } else {
                return false;
            }
            ((Sink) into).accept(i);
            return true;
        }

        public long size() {
            return (next < to ? to - next : 0) + (last ? 1 : 0);
        }
    }

    static final /*@ nullable_by_default @*/ class Iterated extends StreamSupport.Source<Object> {
        private Object value;
        private final Predicate<Object> goesOn; // null: always
        private final UnaryOperator<Object> step;
        private boolean started;
        private boolean ended;

        @SuppressWarnings("unchecked")
        Iterated(Object seed, Predicate<?> goesOn, UnaryOperator<?> step) {
            value = seed;
            this.goesOn = (Predicate<Object>) goesOn;
            this.step = (UnaryOperator<Object>) step;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (ended) {
                return false;
            }
            Object x = started ? step.apply(value) : value;
            started = true;
            if (goesOn != null && !goesOn.test(x)) {
                ended = true;
                return false;
            }
            value = x;
            into.accept(x);
            return true;
        }
    }

    static final /*@ nullable_by_default @*/ class IntIterated extends StreamSupport.Source<Object> {
        private int value;
        private final IntPredicate goesOn; // null: always
        private final IntUnaryOperator step;
        private boolean started;
        private boolean ended;

        IntIterated(int seed, IntPredicate goesOn, IntUnaryOperator step) {
            value = seed;
            this.goesOn = goesOn;
            this.step = step;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (ended) {
                return false;
            }
            int x = started ? step.applyAsInt(value) : value;
            started = true;
            if (goesOn != null && !goesOn.test(x)) {
                ended = true;
                return false;
            }
            value = x;
            ((Sink) into).accept(x);
            return true;
        }
    }

    static final /*@ nullable_by_default @*/ class Supplied extends StreamSupport.Source<Object> {
        private final Supplier<?> supplier;

        Supplied(Supplier<?> supplier) {
            this.supplier = supplier;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            into.accept(supplier.get());
            return true;
        }
    }

    static final /*@ nullable_by_default @*/ class IntSupplied extends StreamSupport.Source<Object> {
        private final IntSupplier supplier;

        IntSupplied(IntSupplier supplier) {
            this.supplier = supplier;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            ((Sink) into).accept(supplier.getAsInt());
            return true;
        }
    }

    static final /*@ nullable_by_default @*/ class LongIterated extends StreamSupport.Source<Object> {
        private long value;
        private final LongPredicate goesOn; // null: always
        private final LongUnaryOperator step;
        private boolean started;
        private boolean ended;

        LongIterated(long seed, LongPredicate goesOn, LongUnaryOperator step) {
            value = seed;
            this.goesOn = goesOn;
            this.step = step;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (ended) {
                return false;
            }
            long x = started ? step.applyAsLong(value) : value;
            started = true;
            if (goesOn != null && !goesOn.test(x)) {
                ended = true;
                return false;
            }
            value = x;
            ((Sink) into).accept(x);
            return true;
        }
    }

    static final /*@ nullable_by_default @*/ class LongSupplied extends StreamSupport.Source<Object> {
        private final LongSupplier supplier;

        LongSupplied(LongSupplier supplier) {
            this.supplier = supplier;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            ((Sink) into).accept(supplier.getAsLong());
            return true;
        }
    }

    static final /*@ nullable_by_default @*/ class DoubleIterated extends StreamSupport.Source<Object> {
        private double value;
        private final DoublePredicate goesOn; // null: always
        private final DoubleUnaryOperator step;
        private boolean started;
        private boolean ended;

        DoubleIterated(double seed, DoublePredicate goesOn, DoubleUnaryOperator step) {
            value = seed;
            this.goesOn = goesOn;
            this.step = step;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (ended) {
                return false;
            }
            double x = started ? step.applyAsDouble(value) : value;
            started = true;
            if (goesOn != null && !goesOn.test(x)) {
                ended = true;
                return false;
            }
            value = x;
            ((Sink) into).accept(x);
            return true;
        }
    }

    static final /*@ nullable_by_default @*/ class DoubleSupplied extends StreamSupport.Source<Object> {
        private final DoubleSupplier supplier;

        DoubleSupplied(DoubleSupplier supplier) {
            this.supplier = supplier;
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            ((Sink) into).accept(supplier.getAsDouble());
            return true;
        }
    }

    /** The elements of two streams, one after the other. */
    static final /*@ nullable_by_default @*/ class Joined extends StreamSupport.Source<Object> {
        private final Stage a;
        private final Stage b;
        private final Iterator<Object> first;
        private final Iterator<Object> second;

        Joined(Stage a, Stage b) {
            this.a = a;
            this.b = b;
            first = new Elements<Object>(a);
            second = new Elements<Object>(b);
        }

        public boolean advance(Consumer<? super Object> into, boolean whole) {
            if (first.hasNext()) {
                into.accept(first.next());
                return true;
            }
            if (second.hasNext()) {
                into.accept(second.next());
                return true;
            }
            return false;
        }

        public long size() {
            return a.exact() + b.exact();
        }
    }
}
