package java.util.function;

final /*@ nullable_by_default @*/ class AnyIntConsumer implements IntConsumer {
    public void accept(int value) {
    }
}
