package java.util;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

public final /*@ nullable_by_default @*/ class Optional<T> {
    private final T value;

    private Optional(T value) {
        this.value = value;
    }

    public static <T> Optional<T> empty() {
        return new Optional<T>(null);
    }

    public static <T> Optional<T> of(T value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return new Optional<T>(value);
    }

    public static <T> Optional<T> ofNullable(T value) {
        return new Optional<T>(value);
    }

    public /*@ query @*/ T get() {
        return orElseThrow();
    }

    public /*@ pure @*/ boolean isPresent() {
        return value != null;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return value == null;
    }

    public void ifPresent(Consumer<? super T> action) {
        if (value != null) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(Consumer<? super T> action, Runnable otherwise) {
        if (value != null) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public Optional<T> filter(Predicate<? super T> predicate) {
        if (predicate == null) {
            throw new NullPointerException();
        }
        return value == null || predicate.test(value) ? this : new Optional<T>(null);
    }

    public <U> Optional<U> map(Function<? super T, ? extends U> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        return new Optional<U>(value == null ? null : function.apply(value));
    }

    @SuppressWarnings("unchecked")
    public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        if (value == null) {
            return new Optional<U>(null);
        }
        Optional<U> r = (Optional<U>) function.apply(value);
        if (r == null) {
            throw new NullPointerException();
        }
        return r;
    }

    @SuppressWarnings("unchecked")
    public Optional<T> or(Supplier<? extends Optional<? extends T>> supplier) {
        if (supplier == null) {
            throw new NullPointerException();
        }
        if (value != null) {
            return this;
        }
        Optional<T> r = (Optional<T>) supplier.get();
        if (r == null) {
            throw new NullPointerException();
        }
        return r;
    }

    public /*@ query @*/ T orElse(T other) {
        return value != null ? value : other;
    }

    public T orElseGet(Supplier<? extends T> supplier) {
        return value != null ? value : supplier.get();
    }

    public T orElseThrow() {
        if (value == null) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> T orElseThrow(Supplier<? extends X> supplier) throws X {
        if (value != null) {
            return value;
        }
        throw supplier.get();
    }

    public boolean equals(Object o) {
        return this == o || o instanceof Optional && Slots.same(value, ((Optional<?>) o).value);
    }

    public int hashCode() {
        return Slots.hash(value);
    }

    public String toString() {
        return value == null ? "Optional.empty" : "Optional[" + value + "]";
    }

    public Stream<T> stream() {
        return value == null ? Stream.<T>empty() : Stream.of(value);
    }
}
