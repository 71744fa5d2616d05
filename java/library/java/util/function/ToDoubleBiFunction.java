package java.util.function;

/*@ nullable_by_default @*/
public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(T t, U u);
}
