package java.util.function;

/*@ nullable_by_default @*/
public interface IntToLongFunction {
    long applyAsLong(int value);
}
