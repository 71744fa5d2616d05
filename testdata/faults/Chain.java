/** A singly linked list with a tail. */
public class Chain {
    private static class Link {
        int value;
        Link next;
    }

    private Link head;
    private Link tail;
    private int length;

    public void append(int value) {
        Link link = new Link();
        link.value = value;
        if (head == null) {
            head = link;
        } else {
            tail.next = link;
        }
        tail = link;
        length++;
    }

    public int get(int index) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException();
        }
        Link link = head;
        for (int i = 0; i < index; i++) {
            link = link.next;
        }
        return link.value;
    }

    public void removeFirst() {
        if (length == 0) {
            throw new IllegalStateException("empty");
        }
        head = head.next;
        length--;
        if (head == null) {
            tail = null;
        }
    }

    public void reverse() {
        Link done = null;
        tail = head;
        while (head != null) {
            Link next = head.next;
            head.next = done;
            done = head;
            head = next;
        }
        head = done;
    }
}
