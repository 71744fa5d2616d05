package java.util;

import java.util.function.Consumer;

/*@ nullable_by_default @*/
public interface Iterator<E> {
    /*@ query @*/ boolean hasNext();

    E next();

    default void remove() {
        throw new UnsupportedOperationException();
    }

    default void forEachRemaining(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        while (hasNext()) {
            action.accept(next());
        }
    }
}
