package java.util.function;

/*@ nullable_by_default @*/
public interface Predicate<T> {
    boolean test(T t);

    default Predicate<T> and(Predicate<? super T> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return t -> test(t) && other.test(t);
    }

    default Predicate<T> negate() {
        return t -> !test(t);
    }

    default Predicate<T> or(Predicate<? super T> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return t -> test(t) || other.test(t);
    }

    static <T> Predicate<T> isEqual(Object target) {
        return target == null ? object -> object == null : object -> target.equals(object);
    }

    static <T> Predicate<T> not(Predicate<? super T> target) {
        if (target == null) {
            throw new NullPointerException();
        }
        return (Predicate<T>) target.negate();
    }
}
