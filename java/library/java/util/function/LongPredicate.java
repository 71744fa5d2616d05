package java.util.function;

/*@ nullable_by_default @*/
public interface LongPredicate {
    boolean test(long value);

    default LongPredicate and(LongPredicate other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return value -> test(value) && other.test(value);
    }

    default LongPredicate negate() {
        return value -> !test(value);
    }

    default LongPredicate or(LongPredicate other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return value -> test(value) || other.test(value);
    }
}
