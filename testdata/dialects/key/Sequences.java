/** A list that is described by a \seq. */
interface KeySeq {
    //@ public model instance \seq seq;
    //@ public model instance \locset footprint;
    /*@ public normal_behavior
      @ requires 0 <= i && i < seq.length;
      @ ensures \result == (int) seq[i];
      @ assignable \nothing; @*/
    int at(int i);
}
final class KeyList implements KeySeq {
    private int[] data = new int[4];
    private int n;
    /*@ private invariant 0 <= n && n <= data.length; @*/
    /*@ private represents seq = (\seq_def int i; 0; n; data[i]); @*/
    /*@ accessible footprint: footprint; @*/

    // EXPECT holds
    public int at(int i) { return data[i]; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires n < data.length;
      @ ensures seq == \seq_concat(\old(seq), \seq_singleton(x));
      @ assignable \set_union(\singleton(n), data[*]); @*/
    public void add(int x) { data[n] = x; n = n + 1; }

    // EXPECT violated postcondition
    /*@ public normal_behavior
      @ requires n < data.length;
      @ ensures seq == \seq_concat(\seq_singleton(x), \old(seq));
      @ assignable n, data[*]; @*/
    public void addFront(int x) { data[n] = x; n = n + 1; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires n > 0;
      @ ensures seq == \seq_sub(\old(seq), 0, \old(n) - 1);
      @ assignable n; @*/
    public void drop() { n = n - 1; }
}
