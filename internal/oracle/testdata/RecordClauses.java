/** Patterns of records in methods that clauses call. */
class RecordClauses {
    static class Key { int k; }
    record R(int a, /*@ nullable @*/ Object b) {}
    static /*@ pure @*/ int first(/*@ nullable @*/ Object o) { return o instanceof R(int a, Key b) ? a : -1; }
    // EXPECT holds bits=3 objects=2
    //@ ensures \result == first(o);
    static int parts(/*@ nullable @*/ Object o) { return o instanceof R && ((R) o).b instanceof Key ? ((R) o).a : -1; }
    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \result == first(o);
    static int partsWrong(/*@ nullable @*/ Object o) { return o instanceof R ? ((R) o).a : -1; }
}
