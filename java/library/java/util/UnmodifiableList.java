package java.util;

/** What List.of or List.copyOf gave before the call; none is made. */
final /*@ nullable_by_default @*/ class UnmodifiableList<E> extends ImmutableList<E> {
    //@ invariant !part;

    UnmodifiableList(Object[] elements) {
        super(elements);
    }
}
