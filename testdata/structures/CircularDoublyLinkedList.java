/** A list of int as a ring of doubly linked nodes; the header is in the ring but holds no value. */
public class CircularDoublyLinkedList {
    RingNode header;
    int size;

    /*@ invariant (\forall RingNode n; \reach(header, RingNode, next).has(n);
      @              n.previous.next == n && n.next.previous == n);
      @
      @ invariant size + 1 == \reach(header, RingNode, next).int_size();
      @*/

    /*@ requires 0 <= index && index <= size && size + 2 > 0;
      @ ensures header == \old(header) && size == \old(size) + 1;
      @ ensures \result.value == value && !\old(\reach(header, RingNode, next)).has(\result);
      @ ensures (\forall RingNode n; \reach(header, RingNode, next).has(n)
      @            <==> n == \result || \old(\reach(header, RingNode, next)).has(n));
      @ ensures (\forall RingNode n; \old(\reach(header, RingNode, next)).has(n);
      @            n.value == \old(n.value)
      @            && (n.next == \old(n.next)
      @                || n.next == \result && \result.next == \old(n.next)));
      @ ensures index == 0 ==> header.next == \result;
      @ ensures index == \old(size) ==> header.previous == \result;
      @*/
    public RingNode insert(int index, int value) {
        RingNode after = index == size ? header : nodeAt(index);
        RingNode node = new RingNode(value);
        node.next = after;
        node.previous = after.previous;
        after.previous.next = node;
        after.previous = node;
        size = size + 1;
        return node;
    }

    /*@ requires 0 <= index && index < size;
      @ ensures header == \old(header) && size == \old(size) - 1;
      @ ensures \result != header && \old(\reach(header, RingNode, next)).has(\result);
      @ ensures (\forall RingNode n; \reach(header, RingNode, next).has(n)
      @            <==> \old(\reach(header, RingNode, next)).has(n) && n != \result);
      @ ensures (\forall RingNode n; \reach(header, RingNode, next).has(n);
      @            n.value == \old(n.value)
      @            && (n.next == \old(n.next)
      @                || \old(n.next) == \result && n.next == \old(n.next.next)));
      @ ensures index == 0 ==> \result == \old(header.next);
      @ ensures index == size ==> \result == \old(header.previous);
      @*/
    public RingNode remove(int index) {
        RingNode node = nodeAt(index);
        node.previous.next = node.next;
        node.next.previous = node.previous;
        size = size - 1;
        return node;
    }

    /** The node at an index, from the nearer end. */
    private RingNode nodeAt(int index) {
        RingNode n = header;
        if (index < size / 2) {
            for (int i = 0; i <= index; i++) {
                n = n.next;
            }
        } else {
            for (int i = size; i > index; i--) {
                n = n.previous;
            }
        }
        return n;
    }
}

class RingNode {
    int value;
    RingNode next;
    RingNode previous;

    RingNode(int value) {
        this.value = value;
        this.next = this;
        this.previous = this;
    }
}
