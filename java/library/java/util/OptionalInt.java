package java.util;

import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

public final class OptionalInt {
    private final boolean present;
    private final int value;

    //@ invariant present || value == 0;

    private OptionalInt(boolean present, int value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalInt empty() {
        return new OptionalInt(false, 0);
    }

    public static OptionalInt of(int value) {
        return new OptionalInt(true, value);
    }

    public /*@ pure @*/ int getAsInt() {
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

    public void ifPresent(IntConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(IntConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public /*@ pure @*/ int orElse(int other) {
        return present ? value : other;
    }

    public int orElseGet(IntSupplier supplier) {
        return present ? value : supplier.getAsInt();
    }

    public /*@ pure @*/ int orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> int orElseThrow(Supplier<? extends X> supplier) throws X {
        if (present) {
            return value;
        }
        throw supplier.get();
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object o) {
        return this == o || o instanceof OptionalInt && present == ((OptionalInt) o).present && value == ((OptionalInt) o).value;
    }

    public /*@ pure @*/ int hashCode() {
        return present ? value : 0;
    }

    public String toString() {
        return present ? "OptionalInt[" + value + "]" : "OptionalInt.empty";
    }

    public IntStream stream() {
        return present ? IntStream.of(value) : IntStream.empty();
    }
}
