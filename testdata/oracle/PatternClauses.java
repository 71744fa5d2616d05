/** Patterns in methods that clauses call. */
class PatternClauses {
    static class Key { int k; boolean on;
        /*@ pure @*/ public boolean equals(/*@ nullable @*/ Object o) { return o instanceof Key n && n.k == k && n.on == on; }
        /*@ pure @*/ boolean like(/*@ nullable @*/ Object o) { if (!(o instanceof Key n)) return false; return n.k == k; }
        /*@ pure @*/ int of(/*@ nullable @*/ Object o) { return o instanceof Key n ? n.k : o instanceof Other t && t.v > 0 ? t.v : -1; }
        /*@ pure @*/ int both(/*@ nullable @*/ Object o, /*@ nullable @*/ Object p) { if (o instanceof Key a && p instanceof Key b) { return a.k - b.k; } else if (!(p instanceof Other q)) return 0; else return q.v; }
    }
    static class Other { int v; }

    // EXPECT holds bits=3 objects=2
    //@ ensures \result == a.equals(b);
    static boolean same(Key a, Key b) { return a.k == b.k && a.on == b.on; }
    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == a.equals(b);
    static boolean sameWrong(Key a, Key b) { return a.k == b.k; }
    // EXPECT holds bits=3 objects=2
    //@ ensures \result == a.like(o);
    static boolean like(Key a, /*@ nullable @*/ Object o) { return o != null && o instanceof Key && ((Key) o).k == a.k; }
    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == a.like(o);
    static boolean likeWrong(Key a, Object o) { return o instanceof Key; }
    // EXPECT holds bits=3 objects=2
    //@ ensures \result == a.of(o);
    static int of(Key a, /*@ nullable @*/ Object o) { if (o instanceof Other) { Other t = (Other) o; return t.v > 0 ? t.v : -1; } return o instanceof Key ? ((Key) o).k : -1; }
    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == a.of(o);
    static int ofWrong(Key a, /*@ nullable @*/ Object o) { return o instanceof Other ? ((Other) o).v : o instanceof Key ? ((Key) o).k : -1; }
    // EXPECT holds bits=3 objects=2
    //@ ensures \result == a.both(o, p);
    static int both(Key a, /*@ nullable @*/ Object o, /*@ nullable @*/ Object p) { if (p instanceof Other) return ((Other) p).v; return o instanceof Key && p instanceof Key ? ((Key) o).k - ((Key) p).k : 0; }
    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == a.both(o, p) || o == p;
    static int bothWrong(Key a, /*@ nullable @*/ Object o, /*@ nullable @*/ Object p) { return p instanceof Other ? ((Other) p).v : 0; }
    // EXPECT holds bits=3 objects=2
    //@ ensures \old(a.equals(b)) ==> a.of(b) == \old(a.k) + 1;
    static void old(Key a, Key b) { if (a != b) b.k = a.k + 1; else a.k++; }
}
