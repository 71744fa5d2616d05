package java.util.function;

final /*@ nullable_by_default @*/ class AnyLongSupplier extends LongAnswers implements LongSupplier {
    public long getAsLong() {
        return answer();
    }
}
