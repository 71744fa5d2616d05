package java.util.function;

final /*@ nullable_by_default @*/ class AnyDoubleConsumer implements DoubleConsumer {
    public void accept(double value) {
    }
}
