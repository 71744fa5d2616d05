/** Lists behind an interface, by their sequences and footprints, which each class represents in its way. */
interface KeyBag {
    //@ public instance model \seq held;
    //@ public instance model \locset footprint;
    //@ accessible footprint: footprint;
    /*@ public normal_behavior
      @ ensures \result == held.length;
      @ assignable \strictly_nothing; @*/
    /*@ pure @*/ int size();
    /*@ public normal_behavior
      @ requires held.length < 2;
      @ ensures held == \seq_concat(\old(held), \seq_singleton(x));
      @ ensures \new_elems_fresh(footprint);
      @ assignable footprint; @*/
    void add(int x);
}
final class GrowingBag implements KeyBag {
    private int[] data = new int[0];
    /*@ private represents held = (\seq_def int i; 0; data.length; data[i]); @*/
    /*@ private represents footprint = \set_union(\singleton(data), data[*]); @*/

    // EXPECT holds
    public int size() { return data.length; }

    // EXPECT holds
    public void add(int x) {
        int[] more = new int[data.length + 1];
        /*@ loop_invariant 0 <= i && i <= data.length;
          @ loop_invariant (\forall int j; 0 <= j && j < i; more[j] == data[j]);
          @ assignable more[*];
          @ decreases data.length - i; @*/
        for (int i = 0; i < data.length; i++) { more[i] = data[i]; }
        more[data.length] = x;
        data = more;
    }
}
final class TwoBag implements KeyBag {
    private int n, first, second, changes;
    /*@ private represents held = n == 0 ? \seq_empty : n == 1 ? \seq_singleton(first) : \seq_concat(\seq_singleton(first), \seq_singleton(second)); @*/
    /*@ private represents footprint = \locset(n, first, second); @*/
    /*@ private invariant 0 <= n && n <= 2; @*/

    // EXPECT holds
    public int size() { return n; }

    // EXPECT holds
    public void add(int x) { if (n == 0) { first = x; } else { second = x; } n++; }

    // EXPECT violated assignable
    /*@ public normal_behavior
      @ requires n == 1;
      @ assignable footprint; @*/
    public void counted(int x) { second = x; changes++; }
}
final class KeyBagClient {
    // EXPECT holds
    /*@ public normal_behavior
      @ requires a.\inv && b.\inv && a.held.length == 0 && \disjoint(a.footprint, b.footprint);
      @ ensures a.held.length == 1 && b.held == \old(b.held) && \result == 1; @*/
    static int apart(KeyBag a, KeyBag b) { a.add(1); return a.size(); }

    // EXPECT violated postcondition
    /*@ public normal_behavior
      @ requires a.\inv && b.\inv && a.held.length == 0;
      @ ensures b.held == \old(b.held); @*/
    static void perhapsOne(KeyBag a, KeyBag b) { a.add(1); }
}
