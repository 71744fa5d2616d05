/** A list of int, singly linked and ended by null. */
public class SinglyLinkedList {
    /*@ nullable @*/ SinglyLinkedNode head;

    /*@ invariant (\forall SinglyLinkedNode n; \reach(head, SinglyLinkedNode, next).has(n);
      @              !\reach(n.next, SinglyLinkedNode, next).has(n));
      @*/

    /*@ ensures \result <==> (\exists SinglyLinkedNode n;
      @             \reach(head, SinglyLinkedNode, next).has(n); n.value == value);
      @*/
    public /*@ pure @*/ boolean contains(int value) {
        SinglyLinkedNode current = head;
        while (current != null) {
            if (current.value == value) {
                return true;
            }
            current = current.next;
        }
        return false;
    }

    /*@ ensures (\forall SinglyLinkedNode n; \old(\reach(head, SinglyLinkedNode, next)).has(n);
      @            \reach(head, SinglyLinkedNode, next).has(n) && n.value == \old(n.value));
      @ ensures (\exists SinglyLinkedNode last; \reach(head, SinglyLinkedNode, next).has(last);
      @            last.value == value && last.next == null
      @            && (\forall SinglyLinkedNode n; \reach(head, SinglyLinkedNode, next).has(n);
      @                  n == last <==> !\old(\reach(head, SinglyLinkedNode, next)).has(n)));
      @*/
    public void insertBack(int value) {
        SinglyLinkedNode node = new SinglyLinkedNode(value);
        if (head == null) {
            head = node;
            return;
        }
        SinglyLinkedNode last = head;
        while (last.next != null) {
            last = last.next;
        }
        last.next = node;
    }

    /*@ ensures \result <==> \old((\exists SinglyLinkedNode n;
      @             \reach(head, SinglyLinkedNode, next).has(n); n.value == value));
      @ ensures !\result ==> \reach(head, SinglyLinkedNode, next)
      @                      == \old(\reach(head, SinglyLinkedNode, next));
      @ ensures \result ==> (\exists SinglyLinkedNode gone;
      @            \old(\reach(head, SinglyLinkedNode, next)).has(gone); gone.value == value
      @            && (\forall SinglyLinkedNode n; \reach(head, SinglyLinkedNode, next).has(n)
      @                  <==> \old(\reach(head, SinglyLinkedNode, next)).has(n) && n != gone));
      @ ensures (\forall SinglyLinkedNode n; \reach(head, SinglyLinkedNode, next).has(n);
      @            n.value == \old(n.value));
      @*/
    public boolean remove(int value) {
        SinglyLinkedNode previous = null;
        SinglyLinkedNode current = head;
        while (current != null && current.value != value) {
            previous = current;
            current = current.next;
        }
        if (current == null) {
            return false;
        }
        if (previous == null) {
            head = current.next;
        } else {
            previous.next = current.next;
        }
        return true;
    }
}

class SinglyLinkedNode {
    int value;
    /*@ nullable @*/ SinglyLinkedNode next;

    SinglyLinkedNode(int value) {
        this.value = value;
    }
}
