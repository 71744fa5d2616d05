/** A linked list whose nodes a ghost sequence lists. */
public final class LinkedList {
    private /*@ nullable @*/ Node first;
    private /*@ nullable @*/ Node last;
    private int size;
    /*@ private ghost \seq nodeseq; @*/
    /*@ private invariant nodeseq.length == size;
      @ private invariant (\forall int i; 0 <= i && i < size; ((Node) nodeseq[i]) != null && (\forall int j; 0 <= j && j < size; (Node) nodeseq[i] == (Node) nodeseq[j] ==> i == j));
      @ private invariant (\forall int i; 0 <= i && i < size - 1; ((Node) nodeseq[i]).next == (Node) nodeseq[i + 1]);
      @ private invariant first == (size <= 0 ? null : (Node) nodeseq[0]);
      @ private invariant last == (size <= 0 ? null : (Node) nodeseq[size - 1]);
      @ private invariant size >= 0 && (size > 0 ==> last.next == null);
      @*/
    static final class Node { /*@ nullable @*/ Node next; int data; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires n >= 0 && n < size;
      @ ensures \result == ((Node) nodeseq[n]).data;
      @ assignable \strictly_nothing;
      @*/
    public int get(int n) {
        Node node = first;
        /*@ loop_invariant 0 <= i && i <= n && node == (Node) nodeseq[i];
          @ decreases n - i;
          @ assignable \strictly_nothing;
          @*/
        for (int i = 0; i < n; i++) node = node.next;
        return node.data;
    }

    // EXPECT holds
    /*@ public normal_behavior
      @ ensures size == \old(size) + 1 && ((Node) nodeseq[size - 1]).data == d;
      @ assignable size, nodeseq, first, last, last.next;
      @*/
    public void add(int d) {
        Node n = new Node(); n.data = d;
        if (size == 0) first = n; else last.next = n;
        last = n; size++;
        //@ set nodeseq = \seq_concat(nodeseq, \seq_singleton(n));
    }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires size > 0;
      @ ensures size == \old(size) - 1 && nodeseq == \seq_sub(\old(nodeseq), 1, \old(size));
      @ assignable size, nodeseq, first, last;
      @*/
    public void removeFirst() {
        first = first.next; size--;
        if (size == 0) last = null;
        //@ set nodeseq = \seq_sub(nodeseq, 1, nodeseq.length);
    }
}
