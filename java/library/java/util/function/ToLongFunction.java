package java.util.function;

/*@ nullable_by_default @*/
public interface ToLongFunction<T> {
    long applyAsLong(T value);
}
