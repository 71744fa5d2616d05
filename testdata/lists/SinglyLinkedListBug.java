/** The singly linked list with one mistake in each method. */
public class SinglyLinkedListBug {
    /*@ nullable @*/ SinglyLinkedBugNode head;

    /*@ invariant (\forall SinglyLinkedBugNode n; \reach(head, SinglyLinkedBugNode, next).has(n);
      @              !\reach(n.next, SinglyLinkedBugNode, next).has(n));
      @*/

    /*@ ensures \result <==> (\exists SinglyLinkedBugNode n;
      @             \reach(head, SinglyLinkedBugNode, next).has(n); n.value == value);
      @*/
    public /*@ pure @*/ boolean contains(int value) {
        SinglyLinkedBugNode current = head;
        while (current != null && current.next != null) {
            if (current.value == value) {
                return true;
            }
            current = current.next;
        }
        return false;
    }

    /*@ ensures (\forall SinglyLinkedBugNode n; \old(\reach(head, SinglyLinkedBugNode, next)).has(n);
      @            \reach(head, SinglyLinkedBugNode, next).has(n) && n.value == \old(n.value));
      @ ensures (\exists SinglyLinkedBugNode last; \reach(head, SinglyLinkedBugNode, next).has(last);
      @            last.value == value && last.next == null
      @            && (\forall SinglyLinkedBugNode n; \reach(head, SinglyLinkedBugNode, next).has(n);
      @                  n == last <==> !\old(\reach(head, SinglyLinkedBugNode, next)).has(n)));
      @*/
    public void insertBack(int value) {
        SinglyLinkedBugNode node = new SinglyLinkedBugNode(value);
        if (head == null) {
            head = node;
            return;
        }
        SinglyLinkedBugNode last = head;
        while (last.next != null) {
            last = last.next;
        }
        last.next = node;
        node.next = head;
    }

    /*@ ensures \result <==> \old((\exists SinglyLinkedBugNode n;
      @             \reach(head, SinglyLinkedBugNode, next).has(n); n.value == value));
      @ ensures !\result ==> \reach(head, SinglyLinkedBugNode, next)
      @                      == \old(\reach(head, SinglyLinkedBugNode, next));
      @ ensures \result ==> (\exists SinglyLinkedBugNode gone;
      @            \old(\reach(head, SinglyLinkedBugNode, next)).has(gone); gone.value == value
      @            && (\forall SinglyLinkedBugNode n; \reach(head, SinglyLinkedBugNode, next).has(n)
      @                  <==> \old(\reach(head, SinglyLinkedBugNode, next)).has(n) && n != gone));
      @ ensures (\forall SinglyLinkedBugNode n; \reach(head, SinglyLinkedBugNode, next).has(n);
      @            n.value == \old(n.value));
      @*/
    public boolean remove(int value) {
        SinglyLinkedBugNode previous = null;
        SinglyLinkedBugNode current = head;
        while (current != null && current.value != value) {
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

class SinglyLinkedBugNode {
    int value;
    /*@ nullable @*/ SinglyLinkedBugNode next;

    SinglyLinkedBugNode(int value) {
        this.value = value;
    }
}
