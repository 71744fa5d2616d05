import java.util.NoSuchElementException;

/** A queue of bounded size in an array whose ends meet. */
public class RingBuffer {
    private final int[] items;
    private int head;
    private int count;

    public RingBuffer(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        items = new int[capacity];
    }

    public void put(int value) {
        if (count == items.length) {
            throw new IllegalStateException("full");
        }
        items[(head + count) % items.length] = value;
        count++;
    }

    public int take() {
        if (count == 0) {
            throw new NoSuchElementException();
        }
        int value = items[head];
        head = (head + 1) % items.length;
        count--;
        return value;
    }

    public int newest() {
        if (count == 0) {
            throw new NoSuchElementException();
        }
        return items[(head + count - 1) % items.length];
    }
}
