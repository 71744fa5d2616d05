/** A list of int as a ring of doubly linked nodes; the header is in the ring but holds no value. */
public class DoublyLinkedList {
    DoublyLinkedNode header;

    /*@ invariant (\forall DoublyLinkedNode n; \reach(header, DoublyLinkedNode, next + prev).has(n);
      @              n.next.prev == n && n.prev.next == n);
      @*/

    /*@ ensures \reach(header, DoublyLinkedNode, next).int_size() == 1;
      @*/
    public DoublyLinkedList() {
        header = new DoublyLinkedNode(0);
    }

    /*@ ensures \result <==> (\exists DoublyLinkedNode n;
      @             \reach(header, DoublyLinkedNode, next).has(n); n != header && n.value == value);
      @*/
    public /*@ pure @*/ boolean contains(int value) {
        DoublyLinkedNode current = header.next;
        while (current != header) {
            if (current.value == value) {
                return true;
            }
            current = current.next;
        }
        return false;
    }

    /*@ ensures header == \old(header) && header.prev.value == value;
      @ ensures !\old(\reach(header, DoublyLinkedNode, next)).has(header.prev);
      @ ensures header.prev.prev == \old(header.prev);
      @ ensures (\forall DoublyLinkedNode n; \reach(header, DoublyLinkedNode, next).has(n)
      @            <==> n == header.prev || \old(\reach(header, DoublyLinkedNode, next)).has(n));
      @ ensures (\forall DoublyLinkedNode n; \old(\reach(header, DoublyLinkedNode, next)).has(n);
      @            n.value == \old(n.value));
      @*/
    public void insertBack(int value) {
        DoublyLinkedNode node = new DoublyLinkedNode(value);
        node.next = header;
        node.prev = header.prev;
        header.prev.next = node;
        header.prev = node;
    }

    /*@ ensures header == \old(header);
      @ ensures \result <==> \old((\exists DoublyLinkedNode n;
      @             \reach(header, DoublyLinkedNode, next).has(n); n != header && n.value == value));
      @ ensures !\result ==> \reach(header, DoublyLinkedNode, next)
      @                      == \old(\reach(header, DoublyLinkedNode, next));
      @ ensures \result ==> (\exists DoublyLinkedNode gone;
      @            \old(\reach(header, DoublyLinkedNode, next)).has(gone);
      @            gone != header && gone.value == value
      @            && (\forall DoublyLinkedNode n; \reach(header, DoublyLinkedNode, next).has(n)
      @                  <==> \old(\reach(header, DoublyLinkedNode, next)).has(n) && n != gone));
      @ ensures (\forall DoublyLinkedNode n; \reach(header, DoublyLinkedNode, next).has(n);
      @            n.value == \old(n.value));
      @*/
    public boolean remove(int value) {
        for (DoublyLinkedNode n = header.next; n != header; n = n.next) {
            if (n.value == value) {
                n.prev.next = n.next;
                n.next.prev = n.prev;
                n.next = n;
                n.prev = n;
                return true;
            }
        }
        return false;
    }
}

class DoublyLinkedNode {
    int value;
    DoublyLinkedNode next;
    DoublyLinkedNode prev;

    /** A ring of its own. */
    DoublyLinkedNode(int value) {
        this.value = value;
        this.next = this;
        this.prev = this;
    }
}
