package java.util.function;

/*@ nullable_by_default @*/
public interface LongToIntFunction {
    int applyAsInt(long value);
}
