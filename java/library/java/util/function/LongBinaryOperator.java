package java.util.function;

/*@ nullable_by_default @*/
public interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}
