//@ model import org.jmlspecs.lang.*;

/** Model fields that are nothing but data groups. */
interface Grouping {
    //@ public model instance JMLDataGroup state;
    //@ public model instance org.jmlspecs.lang.JMLDataGroup rest;

    //@ requires true; assignable state;
    void change();
}

class Grouped implements Grouping {
    int a; //@ in state;
    int b;
    //@ model JMLDataGroup inner; in state;
    int c; //@ in inner;
    int d; //@ in rest, state;

    // EXPECT holds bits=3 objects=1
    public void change() {
        a = 1;
        c = 2;
        d = 3;
    }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable inner;
    void notTheOuter() {
        a = 1;
    }

    // EXPECT holds bits=3 objects=1
    //@ assignable rest;
    //@ ensures d == 2;
    void ofTwo() {
        d = 2;
    }
}

class GroupedOtherwise implements Grouping {
    int a;

    // EXPECT violated assignable bits=3 objects=1
    public void change() {
        a = 1;
    }
}

class GroupCaller {
    // EXPECT holds bits=3 objects=1
    //@ assignable g.state;
    //@ ensures g.b == \old(g.b);
    void calls(Grouped g) {
        g.change();
    }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable g.rest;
    void callsWrong(Grouped g) {
        g.change();
    }
}
