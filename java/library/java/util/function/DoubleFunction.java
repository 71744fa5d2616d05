package java.util.function;

/*@ nullable_by_default @*/
public interface DoubleFunction<R> {
    R apply(double value);
}
