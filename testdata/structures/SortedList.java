/** A set of int as a singly linked list, strictly ascending. */
public class SortedList {
    /*@ nullable @*/ SortedNode head;

    /*@ invariant (\forall SortedNode n; \reach(head, SortedNode, next).has(n);
      @              !\reach(n.next, SortedNode, next).has(n)
      @              && (n.next == null || n.key < n.next.key));
      @*/

    /*@ ensures \result <==> (\exists SortedNode n; \reach(head, SortedNode, next).has(n);
      @             n.key == key);
      @*/
    public /*@ pure @*/ boolean contains(int key) {
        SortedNode current = head;
        while (current != null && current.key < key) {
            current = current.next;
        }
        return current != null && current.key == key;
    }

    /*@ ensures (\forall SortedNode n; \old(\reach(head, SortedNode, next)).has(n);
      @            \reach(head, SortedNode, next).has(n));
      @ ensures (\forall SortedNode n; \reach(head, SortedNode, next).has(n);
      @            n.key == key
      @            || \old(\reach(head, SortedNode, next)).has(n) && n.key == \old(n.key));
      @ ensures (\exists SortedNode n; \reach(head, SortedNode, next).has(n); n.key == key);
      @ ensures \result <==> !\old((\exists SortedNode n;
      @             \reach(head, SortedNode, next).has(n); n.key == key));
      @ ensures !\result ==> \reach(head, SortedNode, next)
      @                      == \old(\reach(head, SortedNode, next));
      @*/
    public boolean insert(int key) {
        SortedNode previous = null;
        SortedNode current = head;
        while (current != null && current.key < key) {
            previous = current;
            current = current.next;
        }
        if (current != null && current.key == key) {
            return false;
        }
        SortedNode node = new SortedNode();
        node.key = key;
        node.next = current;
        if (previous == null) {
            head = node;
        } else {
            previous.next = node;
        }
        return true;
    }

    /*@ ensures \result == null ==> (\forall SortedNode n; \reach(head, SortedNode, next).has(n);
      @                                n.key != key);
      @ ensures \result != null ==> \result.key == key
      @            && \old(\reach(head, SortedNode, next)).has(\result);
      @ ensures (\forall SortedNode n; \reach(head, SortedNode, next).has(n)
      @            <==> \old(\reach(head, SortedNode, next)).has(n) && n != \result);
      @ ensures (\forall SortedNode n; \old(\reach(head, SortedNode, next)).has(n);
      @            n.key == \old(n.key));
      @*/
    public /*@ nullable @*/ SortedNode remove(int key) {
        SortedNode previous = null;
        SortedNode current = head;
        while (current != null && current.key < key) {
            previous = current;
            current = current.next;
        }
        if (current == null || current.key != key) {
            return null;
        }
        if (previous == null) {
            head = current.next;
        } else {
            previous.next = current.next;
        }
        return current;
    }
}

class SortedNode {
    int key;
    /*@ nullable @*/ SortedNode next;
}
