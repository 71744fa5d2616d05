import java.util.NoSuchElementException;

/** A queue of linked nodes. */
public class LinkedQueue {
    private static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private Node first;
    private Node last;
    private int size;

    public void enqueue(int value) {
        Node node = new Node(value);
        if (size == 0) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
        size++;
    }

    public int dequeue() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        int value = first.value;
        first = first.next;
        size--;
        if (size == 0) {
            last = null;
        }
        return value;
    }

    public int last() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return last.value;
    }
}
