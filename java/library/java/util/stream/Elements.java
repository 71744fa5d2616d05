package java.util.stream;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** The iterator of a stream: what comes of one element of the source is kept until it is asked for. */
final /*@ nullable_by_default @*/ class Elements<T> extends Sink implements Iterator<T> {
    private final Stage last;
    private Object[] kept = new Object[10];
    private int size;
    private int next;
    private boolean ended;

    Elements(Stage last) {
        this.last = last;
        last.open(this);
    }

    public void accept(Object x) {
        if (size == kept.length) {
            Object[] more = new Object[size + 1];
            for (int i = 0; i < size; i++) {
                more[i] = kept[i];
            }
            kept = more;
        }
        kept[size] = x;
        size++;
    }

    public boolean hasNext() {
        if (next < size) {
            return true;
        }
        next = 0;
        size = 0;
        while (size == 0 && !ended) {
            if (!last.step()) {
                ended = true;
            }
        }
        return size > 0;
    }

    @SuppressWarnings("unchecked")
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        Object x = kept[next];
        next++;
        return (T) x;
    }
}
