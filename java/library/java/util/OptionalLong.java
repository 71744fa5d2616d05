package java.util;

import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.LongStream;

public final class OptionalLong {
    private final boolean present;
    private final long value;

    //@ invariant present || value == 0;

    private OptionalLong(boolean present, long value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalLong empty() {
        return new OptionalLong(false, 0);
    }

    public static OptionalLong of(long value) {
        return new OptionalLong(true, value);
    }

    public /*@ pure @*/ long getAsLong() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public /*@ pure @*/ boolean isPresent() {
        return present;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return !present;
    }

    public void ifPresent(LongConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(LongConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public /*@ pure @*/ long orElse(long other) {
        return present ? value : other;
    }

    public long orElseGet(LongSupplier supplier) {
        return present ? value : supplier.getAsLong();
    }

    public /*@ pure @*/ long orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> long orElseThrow(Supplier<? extends X> supplier) throws X {
        if (present) {
            return value;
        }
        throw supplier.get();
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object o) {
        return this == o || o instanceof OptionalLong && present == ((OptionalLong) o).present && value == ((OptionalLong) o).value;
    }

    public /*@ pure @*/ int hashCode() {
        return present ? (int) (value ^ (value >>> 32)) : 0;
    }

    public String toString() {
        return present ? "OptionalLong[" + value + "]" : "OptionalLong.empty";
    }

    public LongStream stream() {
        return present ? LongStream.of(value) : LongStream.empty();
    }
}
