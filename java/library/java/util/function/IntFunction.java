package java.util.function;

/*@ nullable_by_default @*/
public interface IntFunction<R> {
    R apply(int value);
}
