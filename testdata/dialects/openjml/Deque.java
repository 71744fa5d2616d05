/** A contract that speaks by pure methods, and code that asks them. */
public class Deque {
    private /*@ spec_public @*/ final int[] cells = new int[3];
    private /*@ spec_public @*/ int used;
    //@ public invariant 0 <= used && used <= cells.length;

    //@ ensures \result == used;
    public /*@ pure @*/ int size() { return used; }

    //@ ensures \result <==> used == 0;
    public /*@ pure @*/ boolean isEmpty() { return used == 0; }

    public /*@ pure @*/ boolean has(int v) {
        for (int i = 0; i < used; i++) if (cells[i] == v) return true;
        return false;
    }

    // EXPECT holds
    //@ requires 0 <= i && i < size(); ensures \result == cells[i];
    public /*@ pure @*/ int at(int i) { return cells[i]; }

    // EXPECT holds
    //@ requires size() > 0; ensures \result == at(size() - 1);
    public int last() {
        if (isEmpty()) throw new IllegalStateException();
        return at(size() - 1);
    }

    // EXPECT holds
    //@ ensures \result <==> has(v);
    public boolean found(int v) { return has(v); }

    // EXPECT violated postcondition
    //@ ensures \result <==> has(v);
    public boolean wrong(int v) { return has(v + 1); }

    // EXPECT holds
    //@ ensures \result == (isEmpty() ? 0 : at(0));
    public int first() { return isEmpty() ? 0 : at(0); }

    // EXPECT violated precondition
    public int second() { return size() > 0 ? at(1) : 0; }
}
