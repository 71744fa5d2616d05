/** Linked structures: aliasing, cycles, reachability, invariants. */
class Lists {
    /*@ nullable @*/ Node head;
    int size;

    //@ invariant size == \reach(head, Node, next).int_size();

    // EXPECT holds
    /*@ requires lo <= hi;
      @ ensures lo <= \result && \result <= hi && (lo <= x && x <= hi ==> \result == x);
      @*/
    static int clamp(int x, int lo, int hi) {
        return x < lo ? lo : x > hi ? hi : x;
    }

    // EXPECT holds
    /*@ requires !\reach(head, Node, next).has(n);
      @ requires (\forall Lists l; l != this ==> !\reach(l.head, Node, next).has(n));
      @ ensures head == n && size == \old(size) + 1;
      @ ensures (\forall Node m; \reach(head, Node, next).has(m) <==> m == n || \old(\reach(head, Node, next)).has(m));
      @*/
    void push(Node n) {
        n.next = head;
        head = n;
        size++;
    }

    // Another list may share the node.
    // EXPECT violated invariant
    /*@ requires !\reach(head, Node, next).has(n);
      @ ensures head == n;
      @*/
    void pushShared(Node n) {
        n.next = head;
        head = n;
        size++;
    }

    // EXPECT violated invariant
    void forgetsSize(Node n) {
        head = n;
    }

    // A cycle: the size invariant holds, the loop does not end.
    // EXPECT holds unwind=3
    /*@ requires (\forall Node n; \reach(head, Node, next).has(n); !\reach(n.next, Node, next).has(n));
      @ ensures \result == size;
      @*/
    int count() {
        int c = 0;
        for (Node n = head; n != null; n = n.next) {
            c++;
        }
        return c;
    }

    // EXPECT inconclusive unwind=3
    /*@ requires head != null && head.next == head; @*/
    int countCycle() {
        int c = 0;
        for (Node n = head; n != null; n = n.next) {
            c++;
        }
        return c;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int alias(Node a, Node b) {
        a.key = 1;
        b.key = 2;
        return a.key;
    }

    // EXPECT holds bits=3
    /*@ requires a != b; ensures \result == 1; @*/
    static int noAlias(Node a, Node b) {
        a.key = 1;
        b.key = 2;
        return a.key;
    }

    // EXPECT violated null
    static int second(Node a) {
        return a.next.key;
    }

    // EXPECT holds Lists=0
    /*@ requires a.next != null;
      @ ensures \result == \old(a.next.key);
      @ ensures a.next != a && a.next != \old(a.next) && a.next.next == \old(a.next);
      @*/
    static int insertAfter(Node a) {
        Node n = new Node();
        n.next = a.next;
        a.next = n;
        return n.next.key;
    }

    // EXPECT holds
    /*@ ensures \reach(a, Node, next).has(a);
      @ ensures a.next == null ==> \reach(a, Node, next).int_size() == 1;
      @ ensures a.next == a ==> \reach(a).int_size() == 1;
      @ ensures \reach(a.next, Node, next).isEmpty() <==> a.next == null;
      @ ensures a.next != null ==> \reach(a, Node, next).containsAll(\reach(a.next, Node, next));
      @*/
    static void reachability(Node a) {
    }

    // EXPECT violated postcondition
    /*@ ensures \reach(a, Node, next) != \reach(b, Node, next); @*/
    static void reachDiffers(Node a, Node b) {
    }

    // EXPECT violated postcondition Lists=0
    /*@ ensures \reach(a, Node, next) == \old(\reach(a, Node, next)); @*/
    static void cut(Node a) {
        a.next = null;
    }

    // EXPECT holds Lists=0
    /*@ ensures \old(\reach(a, Node, next)).containsAll(\reach(a, Node, next)) && \reach(a, Node, next).int_size() == 1; @*/
    static void cutShrinks(Node a) {
        a.next = null;
    }

    // EXPECT vacuous
    /*@ requires a.key > 0 && a.key < 0; @*/
    static void contradiction(Node a) {
        a.key = 1;
    }
}

class Node {
    int key;
    /*@ nullable @*/ Node next;
}
