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

/** Fields of Java are data groups as well, of themselves and of what is in them. */
class FieldGroup {
    int a;
    int b; //@ in a;
    //@ model JMLDataGroup outer;
    int c; //@ in outer;
    int d; //@ in c;
    int[] e = new int[2]; //@ in a; maps e[*] \into a;
    int other;
    //@ model int size; in outer;
    //@ represents size = d;

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ assignable a;
    void ofField() {
        a = 1;
        b = 2;
        if (e.length > 0) e[0] = 1;
        e = new int[1];
    }

    // EXPECT violated assignable bits=3 objects=1 array-length=2
    //@ assignable a;
    void notBeside() {
        other = 1;
    }

    // EXPECT violated assignable bits=3 objects=1 array-length=2
    //@ assignable b;
    void notTheOuter() {
        a = 1;
    }

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ assignable outer;
    void groupInAField() {
        c = 1;
        d = 2;
    }

    // EXPECT violated assignable bits=3 objects=1 array-length=2
    //@ assignable d;
    void notAround() {
        c = 1;
    }

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ ensures \only_assigned(a);
    void assignedInside() {
        b = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ ensures \only_assigned(c);
    void assignedOutside() {
        b = 1;
    }
}

class FieldGroupBelow extends FieldGroup {
    int f; //@ in a;

    // EXPECT holds bits=3 objects=1 array-length=2
    void ofField() {
        super.ofField();
        f = 1;
    }

    // EXPECT violated assignable bits=3 objects=1 array-length=2
    void groupInAField() {
        f = 1;
    }
}
