// What \old reads must have existed then.
class Past {
    int v;
    /*@ nullable @*/ Past next;

    /*@ pure @*/ int get() {
        return v;
    }

    // EXPECT violated postcondition
    //@ ensures (\forall Past p; \old(p.v) == p.v);
    static Past fieldOfNew() {
        return new Past();
    }

    // EXPECT violated postcondition
    //@ ensures (\forall Past p; \old(p.v) == 0 || true);
    static Past undefinedAnyway() {
        return new Past();
    }

    // EXPECT violated postcondition
    //@ ensures (\exists Past p; \old(p.v) == 0);
    static Past exists() {
        return new Past();
    }

    // EXPECT violated postcondition
    //@ ensures (\forall Past p; \old(p.get()) == p.v);
    static Past callOnNew() {
        return new Past();
    }

    // EXPECT violated postcondition
    //@ ensures (\forall int[] a; \old(a.length) >= 0);
    static int[] lengthOfNew() {
        return new int[1];
    }

    // EXPECT violated postcondition
    //@ ensures (\forall int[] a; a.length == 1 ==> \old(a[0]) == a[0]);
    static int[] elementOfNew() {
        return new int[1];
    }

    // EXPECT violated postcondition
    //@ ensures \old(v) == 0;
    Past() {
    }

    // EXPECT holds
    //@ requires p.v != 0;
    //@ ensures (\forall Past q; q != \result; \old(q.v) == q.v);
    //@ ensures (\forall Past q; \old(q == null) == false);
    //@ ensures \old((\forall Past q; q.v == q.get()));
    //@ ensures \old(p.v) == p.v;
    static Past guarded(Past p) {
        return new Past();
    }

    // EXPECT holds
    //@ ensures (\forall Past q; \old((\exists Past o; o.v == q.v)));
    //@ ensures (\forall Past q; \old(q.next) == q.next);
    static void nothingNew() {
    }

    // EXPECT violated postcondition
    //@ ensures (\forall Past q; \old((\forall Past o; o.v == q.v || true)));
    static Past inside(Past p) {
        return new Past();
    }
}
