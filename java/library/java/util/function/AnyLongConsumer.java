package java.util.function;

final /*@ nullable_by_default @*/ class AnyLongConsumer implements LongConsumer {
    public void accept(long value) {
    }
}
