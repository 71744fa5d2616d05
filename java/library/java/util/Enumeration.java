package java.util;

/*@ nullable_by_default @*/
public interface Enumeration<E> {
    /*@ query @*/ boolean hasMoreElements();

    E nextElement();

    default Iterator<E> asIterator() {
        return new EnumerationIterator<E>(this);
    }
}
