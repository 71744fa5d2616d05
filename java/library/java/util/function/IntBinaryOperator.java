package java.util.function;

/*@ nullable_by_default @*/
public interface IntBinaryOperator {
    int applyAsInt(int left, int right);
}
