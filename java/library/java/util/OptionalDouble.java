package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;

public final class OptionalDouble {
    private final boolean present;
    private final double value;

    //@ invariant present || value == 0;

    private OptionalDouble(boolean present, double value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalDouble empty() {
        return new OptionalDouble(false, 0);
    }

    public static OptionalDouble of(double value) {
        return new OptionalDouble(true, value);
    }

    public /*@ pure @*/ double getAsDouble() {
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

    public void ifPresent(DoubleConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(DoubleConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public /*@ pure @*/ double orElse(double other) {
        return present ? value : other;
    }

    public double orElseGet(DoubleSupplier supplier) {
        return present ? value : supplier.getAsDouble();
    }

    public /*@ pure @*/ double orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> double orElseThrow(Supplier<? extends X> supplier) throws X {
        if (present) {
            return value;
        }
        throw supplier.get();
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object o) {
        return this == o || o instanceof OptionalDouble && present == ((OptionalDouble) o).present && (!present || Double.compare(value, ((OptionalDouble) o).value) == 0);
    }

    public /*@ pure @*/ int hashCode() {
        return present ? Double.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
    }

    public DoubleStream stream() {
        return present ? DoubleStream.of(value) : DoubleStream.empty();
    }
}
