/** Linked lists, by the nodes that their heads reach. */
class TacoNode { /*@ nullable @*/ TacoNode next; int key; }
class TacoList {
    /*@ nullable @*/ TacoNode head;
    int size;
    //@ invariant (\forall TacoNode n; \reach(head, TacoNode, next).has(n); !\reach(n.next, TacoNode, next).has(n));
    //@ invariant size == \reach(head, TacoNode, next).int_size();

    // EXPECT holds
    //@ requires true;
    //@ ensures \result <==> (\exists TacoNode n; \reach(head, TacoNode, next).has(n); n.key == k);
    //@ signals (RuntimeException e) false;
    /*@ pure @*/ boolean contains(int k) {
        TacoNode c = head;
        while (c != null) {
            if (c.key == k) return true;
            c = c.next;
        }
        return false;
    }

    // EXPECT violated postcondition
    //@ ensures \result <==> (\exists TacoNode n; \reach(head, TacoNode, next).has(n); n.key == k);
    boolean containsSkipsFirst(int k) {
        if (head == null) return false;
        TacoNode c = head.next;
        while (c != null) {
            if (c.key == k) return true;
            c = c.next;
        }
        return false;
    }

    // EXPECT holds
    //@ ensures \reach(head, TacoNode, next).isSubset(\old(\reach(head, TacoNode, next)));
    //@ ensures \old(size) > 0 ==> size == \old(size) - 1;
    void removeFirst() {
        if (head != null) { head = head.next; size--; }
    }

    // EXPECT violated postcondition
    //@ ensures \old(size) > 0 ==> size == \old(size) - 1;
    void removeFirstKeepsSize() {
        if (head != null) head = head.next;
    }

    // EXPECT holds
    //@ requires !\reach(head, TacoNode, next).has(n) && n.next == null;
    //@ ensures (\forall TacoNode m; \reach(head, TacoNode, next).has(m) <==> m == n || \old(\reach(head, TacoNode, next)).has(m));
    void addFirst(TacoNode n) { n.next = head; head = n; size++; }

    // EXPECT violated invariant
    //@ requires n.next == null;
    //@ ensures \reach(head, TacoNode, next).has(n);
    void addFirstUnchecked(TacoNode n) { n.next = head; head = n; size++; }

    // EXPECT holds
    //@ ensures \reach(head, TacoNode, next).equals(\old(\reach(head, TacoNode, next)));
    void noop() { }

    // EXPECT violated postcondition
    //@ ensures \reach(head, TacoNode, next).equals(\old(\reach(head, TacoNode, next)));
    void clear() { head = null; size = 0; }

    // EXPECT holds
    //@ ensures \result == (size == 0);
    boolean isEmpty() { return head == null; }

    // EXPECT violated postcondition
    //@ ensures \result == (size == 0);
    boolean isEmptyWrong() { return size == 1; }

    // EXPECT holds
    //@ requires true;
    int keyOfHead() { return head.key; }

    // EXPECT holds
    //@ requires head != null; ensures \result == head.key;
    int first() { return head.key; }

    // EXPECT violated signals
    //@ requires head != null; signals (NullPointerException e) false;
    int second() { return head.next.key; }

    // EXPECT holds
    //@ ensures \result == null || \reach(head, TacoNode, next).has(\result);
    /*@ nullable @*/ TacoNode last() {
        TacoNode c = head;
        //@ decreasing \reach(c, TacoNode, next).int_size();
        while (c != null && c.next != null) c = c.next;
        return c;
    }

    // EXPECT violated postcondition
    //@ ensures \result == null || \result.next == null;
    /*@ nullable @*/ TacoNode lastWrong() { return head; }
}
