package java.lang;

import java.util.Iterator;
import java.util.function.Consumer;

/*@ nullable_by_default @*/
public interface Iterable<T> {
    /*@ non_null @*/ Iterator<T> iterator();

    default void forEach(Consumer<? super T> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        for (T t : this) {
            action.accept(t);
        }
    }
}
