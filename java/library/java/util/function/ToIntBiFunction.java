package java.util.function;

/*@ nullable_by_default @*/
public interface ToIntBiFunction<T, U> {
    int applyAsInt(T t, U u);
}
