package java.util.function;

final /*@ nullable_by_default @*/ class AnyIntSupplier extends IntAnswers implements IntSupplier {
    public int getAsInt() {
        return answer();
    }
}
