/** What a call is given are values: later effects do not change them. */
public class Copies {
    int n;
    /*@ nullable @*/ Copies link;

    void unlink(Copies owner) {
        owner.link = null;
        n++;
    }

    // EXPECT holds bits=2
    /*@ requires link != null; ensures \old(link).n == \old(link.n) + 1; @*/
    void receiverIsACopy() {
        link.unlink(this);
    }

    static void incrementThenAdd(Copies c, int k) {
        c.n++;
        c.n += k;
    }

    // EXPECT holds bits=2
    /*@ ensures c.n == \old(c.n) + \old(c.n) + 1; @*/
    static void argumentIsACopy(Copies c) {
        incrementThenAdd(c, c.n);
    }

    int plus(int k) {
        return n + k;
    }

    // EXPECT holds bits=2
    /*@ ensures \result == \old(c.n) + \old(d.n); @*/
    static int receiverBeforeArguments(Copies c, Copies d) {
        Copies e = c;
        return e.plus((e = d).n);
    }

    static int minus(int a, int b) {
        return a - b;
    }

    // EXPECT holds
    /*@ ensures \result == -1; @*/
    static int firstArgumentBeforeTheSecond(int a) {
        int x = a;
        return minus(x, ++x);
    }
}
