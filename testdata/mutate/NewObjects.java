// What a call by contract may have made keeps the invariants of its class, whichever of the
// methods ran: who makes an object comes across its class.
interface Source {
    //@ normal_behavior
    //@ requires n > 0;
    //@ assignable \nothing;
    Object first(int n);
}

class Itself implements Source {
    public Object first(int n) {
        return this;
    }
}

class Held implements Source {
    Object held = this;
    int count = 1;
    //@ invariant count > 0;

    public Object first(int n) {
        return count > 3 ? held : new Held();
    }
}

class NewObjects {
    // EXPECT holds
    //@ ensures true;
    Object gives(Source s) {
        return s.first(1);
    }

    // EXPECT holds
    //@ ensures true;
    void drops(Source s) {
        Object o = s.first(1);
    }

    // EXPECT holds
    //@ ensures \result > 0;
    int reads(Source s) {
        Object o = s.first(1);
        if (o instanceof Held) {
            Held h = (Held) o;
            return h.held == null ? 0 : h.count;
        }
        return 1;
    }

    // EXPECT violated postcondition
    //@ ensures \result == 1;
    int readsMore(Source s) {
        Object o = s.first(1);
        return o instanceof Held ? ((Held) o).count : 1;
    }

    // EXPECT violated postcondition
    //@ ensures !\fresh(\result);
    Object old(Source s) {
        return s.first(1);
    }
}

class Broken {
    int count;
    //@ invariant count > 0;

    //@ requires n > 0; ensures \result.count == n;
    static Broken made(int n) {
        Broken b = raw();
        b.count = n;
        return b;
    }

    //@ ensures \fresh(\result);
    /*@ helper @*/ static Broken raw() {
        return new Broken();
    }

    /*@ helper @*/ Broken() {
    }

    // EXPECT violated postcondition
    //@ ensures \result > 0;
    static int helped() {
        Broken b = raw();
        int n = b.count;
        b.count = 1;
        return n;
    }
}

interface Maker {
    //@ normal_behavior
    //@ assignable \nothing;
    Itself make();
}

class MakesItself implements Maker {
    public Itself make() {
        return new Itself();
    }
}

class Apart {
    int v = 1;
    //@ invariant v > 0;

    // EXPECT violated assert
    void staysBroken(Maker m) {
        v = 0;
        Itself o = m.make();
        int was = v;
        v = 1;
        //@ assert was > 0;
    }
}
