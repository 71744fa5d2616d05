package java.util.function;

/*@ nullable_by_default @*/
public interface LongFunction<R> {
    R apply(long value);
}
