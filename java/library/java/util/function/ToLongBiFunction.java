package java.util.function;

/*@ nullable_by_default @*/
public interface ToLongBiFunction<T, U> {
    long applyAsLong(T t, U u);
}
