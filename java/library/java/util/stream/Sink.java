package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** What elements are put into, of one of the four kinds: a stage of a stream, or its end. */
abstract /*@ nullable_by_default @*/ class Sink implements Consumer<Object>, IntConsumer, LongConsumer, DoubleConsumer {
    public void accept(Object x) {
        throw new IllegalStateException();
    }

    public void accept(int x) {
        throw new IllegalStateException();
    }

    public void accept(long x) {
        throw new IllegalStateException();
    }

    public void accept(double x) {
        throw new IllegalStateException();
    }

    /** No more elements come. */
    void end() {
    }
}
