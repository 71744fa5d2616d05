package java.util.function;

final /*@ nullable_by_default @*/ class AnyIntPredicate extends BooleanAnswers implements IntPredicate {
    public boolean test(int value) {
        return answer();
    }
}
