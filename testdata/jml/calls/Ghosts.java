// What a call by contract may change of ghost variables, sequences among them.
class Ghosts {
    int v;
    //@ ghost int g;
    //@ ghost \seq<int> s;

    //@ ensures g == 1;
    void any() {
        //@ set g = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures g == \old(g);
    void callsAny() { any(); }

    // EXPECT holds bits=3 objects=1
    //@ ensures g == 1;
    void callsAnyRight() { any(); }

    //@ assignable s, v;
    //@ ensures s == \seq_concat(\old(s), \seq_singleton(x));
    void append(int x) {
        v = x;
        //@ set s = \seq_concat(s, \seq_singleton(x));
    }

    // EXPECT holds bits=3 objects=1 arrays=2
    //@ requires s.length == 1;
    //@ ensures s == \seq_concat(\old(s), \seq_singleton(2)) && g == \old(g);
    void appends() { append(2); }

    // EXPECT violated postcondition bits=3 objects=1 arrays=2
    //@ requires s.length == 1; ensures s == \old(s);
    void appendsWrong() { append(2); }

    // EXPECT holds bits=3 objects=2 arrays=2
    //@ requires o != this;
    //@ ensures o.s == \old(o.s);
    void appendsHere(Ghosts o) { append(1); }

    // EXPECT holds bits=3 objects=1 arrays=1
    void kept() {
        //@ ghost \seq<int> t = s;
        any();
        //@ assert t == \old(s);
    }

    // EXPECT violated assert bits=3 objects=1 arrays=1
    void keptWrong() {
        //@ ghost \seq<int> t = s;
        any();
        //@ assert t == s;
    }
}
