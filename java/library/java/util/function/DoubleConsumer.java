package java.util.function;

/*@ nullable_by_default @*/
public interface DoubleConsumer {
    void accept(double value);

    default DoubleConsumer andThen(DoubleConsumer after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return (double t) -> {
            accept(t);
            after.accept(t);
        };
    }
}
