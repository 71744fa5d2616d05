// A method without a contract has one by default, by which it is called, and which whoever
// overrides it keeps: it may be called with all that its parameters admit, and throws what its
// declaration names.
interface Slot {
    int put(/*@ nullable @*/ Object o);

    int at(int i);

    /*@ pure @*/ int count();

    void close() throws java.io.IOException;
}

class FullSlot implements Slot {
    int n;

    // EXPECT violated null bits=3 objects=1 runtime-exceptions=violation
    public int put(Object o) { return o.hashCode(); }

    // EXPECT violated arithmetic bits=3 objects=1 runtime-exceptions=violation
    //@ also requires i > 0; ensures \result == 1;
    public int at(int i) { return i > 0 ? 1 : 1 / i; }

    // EXPECT violated assignable bits=3 objects=1 runtime-exceptions=violation
    public int count() { return n++; }

    // EXPECT violated exception bits=3 objects=1 runtime-exceptions=violation
    //@ also signals_only IllegalStateException;
    public void close() { throw new IllegalStateException(); }
}

class WideSlot implements Slot {
    int n;

    // EXPECT holds bits=3 objects=1 runtime-exceptions=violation
    public int put(Object o) { return o == null ? 0 : 1; }

    // EXPECT holds bits=3 objects=1 runtime-exceptions=violation
    //@ also requires i > 0; ensures \result == i;
    public int at(int i) { return i; }

    // EXPECT holds bits=3 objects=1 runtime-exceptions=violation
    public int count() { return n; }

    // EXPECT holds bits=3 objects=1 runtime-exceptions=violation
    //@ also signals_only IllegalStateException, java.io.IOException; signals (IllegalStateException e) false;
    public void close() throws java.io.IOException { throw new java.io.IOException(); }
}

// What a class inherits from one that does not know of the interface keeps it as well.
class Wheel {
    // EXPECT holds bits=3 objects=1 runtime-exceptions=violation
    public int turn(Wheel w) { return w.turns; }

    int turns;
}

interface Turning {
    int turn(/*@ nullable @*/ Wheel w);
}

class Wheels extends Wheel implements Turning { }

class CallsSlot {
    // EXPECT holds bits=3 objects=1 runtime-exceptions=violation
    static void any(Slot s, Turning t) {
        s.put(null);
        s.at(0);
        t.turn(null);
    }

    // EXPECT violated exception bits=3 objects=1 runtime-exceptions=violation
    //@ requires true;
    static void closes(Slot s) {
        try {
            s.close();
        } catch (java.io.IOException e) {
            throw new IllegalStateException();
        }
    }
}

// Where nothing is said of exceptions, unchecked ones may come, and are expected.
interface Loose {
    int of(int i);
}

class LooseIn implements Loose {
    // EXPECT holds bits=3 objects=1 runtime-exceptions=allowed
    /*@ also public normal_behavior requires i > 0; ensures \result > 0; @*/
    public int of(int i) { if (i <= 0) throw new IllegalStateException(); return i; }

    // EXPECT violated postcondition bits=3 objects=1 runtime-exceptions=allowed
    //@ ensures \result > 0;
    static int within(LooseIn l) {
        try {
            return l.of(0);
        } catch (IllegalStateException e) {
            return 0;
        }
    }

    // EXPECT holds bits=3 objects=1 runtime-exceptions=allowed
    //@ ensures \result > 0;
    static int outside(LooseIn l) {
        try {
            return l.of(1);
        } catch (IllegalStateException e) {
            return 0;
        }
    }

    // EXPECT violated postcondition bits=3 objects=1 runtime-exceptions=allowed
    //@ ensures \result > 0;
    static int above(Loose l) {
        try {
            l.of(1);
            return 1;
        } catch (IllegalStateException e) {
            return 0;
        }
    }

    //@ ensures true;
    static void says(int k) { if (k > 0) throw new IllegalArgumentException(); }

    // EXPECT violated assert bits=3 objects=1 runtime-exceptions=allowed
    static void caught() {
        boolean done = false;
        try {
            says(1);
            done = true;
        } catch (IllegalArgumentException e) {
        }
        assert done;
    }
}
