// Ghost fields that objects have from an interface, and their initialisers.
interface Stepped {
    //@ public instance ghost int cnt = 2;
    //@ public instance invariant cnt >= 0;
}

interface SteppedAgain extends Stepped {
    //@ instance ghost int other = 1;
}

class Steps implements Stepped {
    int q;
    //@ ghost int mine = cnt;

    // EXPECT holds bits=3 objects=1
    //@ ensures cnt == 2 && mine == 2;
    Steps() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures cnt == 2;
    Steps(int x) {
        //@ set cnt = 1;
    }
}

class Links implements SteppedAgain {
    // EXPECT holds bits=3 objects=1
    //@ ensures cnt == 2 && other == 1;
    Links() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures cnt == 0 || other == 0;
    Links(int x) {
    }

    // EXPECT holds bits=3 objects=2
    //@ requires x.cnt < 3 && x != this;
    //@ assignable x.cnt;
    //@ ensures x.cnt == \old(x.cnt) + 1 && cnt == \old(cnt);
    void another(Stepped x) {
        //@ set x.cnt = x.cnt + 1;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ requires x.cnt < 3;
    //@ assignable cnt;
    void frame(Stepped x) {
        //@ set x.cnt = x.cnt + 1;
    }

    // EXPECT violated invariant bits=2 objects=2
    void negative(Stepped x) {
        //@ set x.cnt = -1;
    }
}

class Further extends Steps implements SteppedAgain {
    // EXPECT holds bits=3 objects=1
    //@ ensures cnt == 1 && other == 1;
    Further() {
        super(1);
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures cnt == 2;
    Further(int q) {
        super(1);
    }
}
