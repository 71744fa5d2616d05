package java.util.function;

final /*@ nullable_by_default @*/ class AnyDoubleSupplier extends DoubleAnswers implements DoubleSupplier {
    public double getAsDouble() {
        return answer();
    }
}
