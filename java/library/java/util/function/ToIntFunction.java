package java.util.function;

/*@ nullable_by_default @*/
public interface ToIntFunction<T> {
    int applyAsInt(T value);
}
