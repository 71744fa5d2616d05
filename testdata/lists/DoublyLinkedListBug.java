/** The doubly linked list with one mistake in each method. */
public class DoublyLinkedListBug {
    DoublyLinkedBugNode header;

    /*@ invariant (\forall DoublyLinkedBugNode n; \reach(header, DoublyLinkedBugNode, next + prev).has(n);
      @              n.next.prev == n && n.prev.next == n);
      @*/

    /*@ ensures \reach(header, DoublyLinkedBugNode, next).int_size() == 1;
      @*/
    public DoublyLinkedListBug() {
        header = new DoublyLinkedBugNode(0);
    }

    /*@ ensures \result <==> (\exists DoublyLinkedBugNode n;
      @             \reach(header, DoublyLinkedBugNode, next).has(n); n != header && n.value == value);
      @*/
    public /*@ pure @*/ boolean contains(int value) {
        DoublyLinkedBugNode current = header;
        do {
            if (current.value == value) {
                return true;
            }
            current = current.next;
        } while (current != header);
        return false;
    }

    /*@ ensures header == \old(header) && header.prev.value == value;
      @ ensures !\old(\reach(header, DoublyLinkedBugNode, next)).has(header.prev);
      @ ensures header.prev.prev == \old(header.prev);
      @ ensures (\forall DoublyLinkedBugNode n; \reach(header, DoublyLinkedBugNode, next).has(n)
      @            <==> n == header.prev || \old(\reach(header, DoublyLinkedBugNode, next)).has(n));
      @ ensures (\forall DoublyLinkedBugNode n; \old(\reach(header, DoublyLinkedBugNode, next)).has(n);
      @            n.value == \old(n.value));
      @*/
    public void insertBack(int value) {
        DoublyLinkedBugNode node = new DoublyLinkedBugNode(value);
        node.next = header;
        node.prev = header.prev;
        header.prev = node;
        header.prev.next = node;
    }

    /*@ ensures header == \old(header);
      @ ensures \result <==> \old((\exists DoublyLinkedBugNode n;
      @             \reach(header, DoublyLinkedBugNode, next).has(n); n != header && n.value == value));
      @ ensures !\result ==> \reach(header, DoublyLinkedBugNode, next)
      @                      == \old(\reach(header, DoublyLinkedBugNode, next));
      @ ensures \result ==> (\exists DoublyLinkedBugNode gone;
      @            \old(\reach(header, DoublyLinkedBugNode, next)).has(gone);
      @            gone != header && gone.value == value
      @            && (\forall DoublyLinkedBugNode n; \reach(header, DoublyLinkedBugNode, next).has(n)
      @                  <==> \old(\reach(header, DoublyLinkedBugNode, next)).has(n) && n != gone));
      @ ensures (\forall DoublyLinkedBugNode n; \reach(header, DoublyLinkedBugNode, next).has(n);
      @            n.value == \old(n.value));
      @*/
    public boolean remove(int value) {
        for (DoublyLinkedBugNode n = header.next; n != header; n = n.next) {
            if (n.value == value) {
                n.prev.next = n.next;
                n.next = n;
                n.prev = n;
                return true;
            }
        }
        return false;
    }
}

class DoublyLinkedBugNode {
    int value;
    DoublyLinkedBugNode next;
    DoublyLinkedBugNode prev;

    /** A ring of its own. */
    DoublyLinkedBugNode(int value) {
        this.value = value;
        this.next = this;
        this.prev = this;
    }
}
