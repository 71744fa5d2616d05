package java.util.function;

final /*@ nullable_by_default @*/ class AnyDoublePredicate extends BooleanAnswers implements DoublePredicate {
    public boolean test(double value) {
        return answer();
    }
}
