/**
 * What is said of loops: invariants, measures, and what they may change. With loops by their
 * invariants (TestLoopsByInvariants) the verdicts are the same, but for the methods whose
 * names end in Weak: of these the invariants say too little.
 */
class LoopSpecs {
    static class Node { int v; /*@ nullable @*/ Node next; }

    int n;
    static int s;

    // EXPECT holds bits=4
    /*@ requires k >= 0; ensures \result == k; @*/
    static int counts(int k) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= k;
        //@ decreases k - i;
        while (i < k) i++;
        return i;
    }

    // EXPECT holds bits=4
    /*@ requires k >= 0; ensures \result == k; @*/
    static int countsWeak(int k) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        while (i < k) i++;
        return i;
    }

    // EXPECT violated loop-invariant bits=4
    static int wrongBefore(int k) {
        int i = 0;
        //@ loop_invariant i <= k;
        while (i < k) i++;
        return i;
    }

    // EXPECT violated loop-invariant bits=4
    /*@ requires k > 2; @*/
    static int notKept(int k) {
        int i = 0;
        //@ loop_invariant i < k;
        while (i < k) i++;
        return i;
    }

    // EXPECT violated decreases bits=4
    /*@ requires k > 0; @*/
    static int grows(int k) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= k;
        //@ decreases i;
        while (i < k) i++;
        return i;
    }

    // EXPECT holds bits=4 array-length=2
    /*@ requires a != b; ensures (\forall int i; 0 <= i && i < a.length; a[i] == 1);
      @ ensures (\forall int i; 0 <= i && i < b.length; b[i] == \old(b[i])); assignable a[*]; @*/
    static void fills(int[] a, int[] b) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == 1);
        for (int i = 0; i < a.length; i++) a[i] = 1;
    }

    // EXPECT violated postcondition bits=4 array-length=2
    /*@ ensures (\forall int i; 0 <= i && i < b.length; b[i] == \old(b[i])); @*/
    static void fillsTheSame(int[] a, int[] b) {
        //@ loop_invariant 0 <= i && i <= a.length;
        for (int i = 0; i < a.length; i++) a[i] = 1;
    }

    // EXPECT holds bits=4 array-length=3
    /*@ requires a.length > 1; ensures a[0] == \old(a[0]); @*/
    static void fillsRange(int[] a) {
        //@ loop_invariant 1 <= i && i <= a.length;
        //@ loop_modifies a[1..a.length - 1];
        for (int i = 1; i < a.length; i++) a[i] = 0;
    }

    // EXPECT violated assignable bits=4 array-length=2
    static void fillsTooMuch(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_modifies a[1];
        for (int i = 0; i < a.length; i++) a[i] = 0;
    }

    // EXPECT violated assignable bits=3 objects=1
    void changesField(int k) {
        n = 1;
        //@ loop_modifies s;
        while (s < k) { s++; if (s == 2) n = 2; }
    }

    // EXPECT holds bits=3 objects=1
    /*@ ensures n == 1; @*/
    void changesOther(int k) {
        n = 1;
        //@ loop_invariant true;
        //@ loop_modifies s;
        while (s < k) s++;
    }

    // EXPECT violated assignable bits=3 objects=1
    static void callee(LoopSpecs x, int k) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        //@ loop_modifies \nothing;
        while (i < k) { i++; x.set(i); }
    }

    void set(int v) { n = v; }

    // EXPECT holds bits=3 objects=1
    static void ownObjects(int k) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        //@ loop_modifies \nothing;
        while (i < k) { i++; new Node().v = i; }
    }

    // EXPECT violated assignable bits=3 objects=1
    static void earlierObject(int k) {
        int i = 0;
        Node x = new Node();
        //@ loop_invariant 0 <= i && x != null;
        //@ loop_modifies \nothing;
        while (i < k) { i++; x.v = i; }
    }

    // EXPECT holds bits=4 array-length=2
    /*@ ensures \result <==> (\exists int i; 0 <= i && i < a.length; a[i] == x); @*/
    static boolean leaves(int[] a, int x) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] != x);
        for (int i = 0; i < a.length; i++) if (a[i] == x) return true;
        return false;
    }

    // EXPECT violated postcondition bits=3 array-length=2
    /*@ ensures \result <==> (\exists int i; 0 <= i && i < a.length; a[i] == x); @*/
    static boolean breaks(int[] a, int x) {
        boolean found = false;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length && !found;
        while (i < a.length) {
            if (a[i] == 1) { i++; continue; }
            if (a[i++] == x) { found = true; break; }
        }
        return found;
    }

    // EXPECT holds bits=4
    /*@ requires k >= 1; ensures \result == k; @*/
    static int bodyFirst(int k) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= k;
        do i++; while (i < k);
        return i;
    }

    // EXPECT violated postcondition bits=4
    /*@ ensures \result == k; @*/
    static int bodyFirstAtLeastOnce(int k) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        do i++; while (i < k);
        return i;
    }

    // EXPECT holds bits=5
    /*@ requires 0 <= k && k <= 2; ensures \result == k * k; @*/
    static int nested(int k) {
        int r = 0;
        //@ loop_invariant 0 <= i && i <= k && r == i * k;
        for (int i = 0; i < k; i++) {
            //@ loop_invariant 0 <= j && j <= k && r == i * k + j;
            for (int j = 0; j < k; j++) r++;
        }
        return r;
    }

    // EXPECT holds bits=4 array-length=2
    /*@ ensures \result >= 0; @*/
    static int each(int[] a) {
        int r = 0;
        //@ loop_invariant 0 <= r && r <= 1;
        for (int x : a) if (x > 0) r = 1;
        return r;
    }

    // EXPECT violated arithmetic bits=3
    /*@ requires k > 0; @*/
    static int throwsInside(int k) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= k;
        while (i < k) { i++; if (3 / (k - i) == 2) return 1; }
        return 0;
    }

    // EXPECT holds bits=3 objects=2
    /*@ requires from != null; ensures (\forall Node y; \old(\reach(from, Node, next)).has(y); y.v == \old(y.v)); @*/
    static int walks(Node from) {
        Node x = from;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= 2;
        //@ loop_modifies \nothing;
        while (x != null && i < 2) { x = x.next; i++; }
        return i;
    }

    // EXPECT holds bits=3 objects=1
    /*@ ensures n == 1; @*/
    void changesAfterwards(int k) {
        //@ loop_invariant true;
        //@ loop_modifies s;
        while (s < k) s++;
        n = 1;
    }

    // EXPECT holds bits=3 objects=1 array-length=2
    static void values(int[] a) {
        //@ loop_invariant (\forall int k; 0 <= k && k < \count; \values[k] == a[k]);
        for (int x : a) {
            //@ assert \values.length == \count && (\count == 0 || \values[0] == a[0]);
        }
    }

    // EXPECT violated loop-invariant bits=3 objects=1 array-length=2
    static void valuesWrong(int[] a) {
        //@ loop_invariant (\forall int k; 0 <= k && k < \count; \values[k] == a[0]);
        for (int x : a) ;
    }
}
