package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public interface Collection<E> extends Iterable<E> {
    /*@ pure @*/ int size();

    /*@ pure @*/ boolean isEmpty();

    /*@ query @*/ boolean contains(/*@ nullable @*/ Object o);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] a);

    default <T> T[] toArray(IntFunction<T[]> generator) {
        return toArray(generator.apply(0));
    }

    boolean add(/*@ nullable @*/ E e);

    boolean remove(/*@ nullable @*/ Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    default boolean removeIf(Predicate<? super E> filter) {
        if (filter == null) {
            throw new NullPointerException();
        }
        boolean changed = false;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (filter.test(it.next())) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    boolean retainAll(Collection<?> c);

    void clear();

    default Spliterator<E> spliterator() {
        return new CollectionSource<E>(this, false, false, false);
    }

    default Stream<E> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    default Stream<E> parallelStream() {
        return stream().parallel();
    }

    boolean equals(/*@ nullable @*/ Object o);

    int hashCode();
}
