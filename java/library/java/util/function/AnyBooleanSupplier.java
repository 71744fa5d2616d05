package java.util.function;

final /*@ nullable_by_default @*/ class AnyBooleanSupplier extends BooleanAnswers implements BooleanSupplier {
    public boolean getAsBoolean() {
        return answer();
    }
}
