package java.util.function;

/*@ nullable_by_default @*/
public interface ToDoubleFunction<T> {
    double applyAsDouble(T value);
}
