/** Pure methods without a body are functions of their arguments and of the state. */
class Functions {
    interface Sensor {
        //@ ensures \result >= 0;
        /*@ pure @*/ int read(int i);
        //@ ensures true;
        int poll();
    }

    static class One implements Sensor {
        int v;
        public /*@ pure @*/ int read(int i) { return i > 0 ? i : 0; }
        public int poll() { return v++; }
    }

    int x;
    /*@ nullable @*/ Functions next;

    //@ ensures \result >= 0;
    native /*@ pure @*/ int size();
    //@ ensures true;
    native /*@ pure @*/ boolean has(/*@ nullable @*/ Functions f, boolean b);
    //@ ensures true;
    static native /*@ pure @*/ int at(int i);
    //@ ensures true;
    static native /*@ heap_free @*/ long free(short s, char c);
    //@ ensures true;
    static native int any(int i);

    // EXPECT holds bits=3 objects=1
    int twice() { int a = size(), b = size(); //@ assert a == b;
        return a; }
    // EXPECT holds bits=3 objects=1
    int newObject() { int a = size(); Object o = new Object(); int b = size(); //@ assert a == b;
        return a; }
    // EXPECT violated assert bits=3 objects=1
    int changed() { int a = size(); x++; int b = size(); //@ assert a == b;
        return a; }
    // EXPECT holds bits=3 objects=1
    int changedToTheSame() { int a = size(); x = x; int b = size(); //@ assert a == b;
        return a; }
    // EXPECT holds bits=3 objects=1 unwind=2
    int inLoop() { int s = size(); for (int i = 0; i < 2; i++) { int t = size(); //@ assert t == s;
        } return s; }
    // EXPECT holds bits=3 objects=1
    int inBranch(boolean c) { int s = 0; if (c) s = size(); int t = size(); //@ assert c ==> t == s;
        return s; }
    // EXPECT violated assert bits=3 objects=1
    int elsewhere(boolean c) { int s = 0; if (c) s = size(); int t = size(); //@ assert t == s;
        return s; }
    // EXPECT holds bits=3 objects=2
    boolean objects(/*@ nullable @*/ Functions p, /*@ nullable @*/ Functions q) { boolean a = has(p, true), b = has(q, true); //@ assert p == q ==> a == b;
        return a; }
    // EXPECT violated assert bits=3 objects=2
    boolean otherObjects(/*@ nullable @*/ Functions p, /*@ nullable @*/ Functions q) { boolean a = has(p, true), b = has(q, true); //@ assert a == b;
        return a; }
    // EXPECT violated assert bits=3 objects=1
    boolean otherFlag(Functions p) { boolean a = has(p, true), b = has(p, false); //@ assert a == b;
        return a; }
    // EXPECT holds bits=3 objects=2
    boolean receivers(Functions p) { boolean a = has(p, true), b = p.has(p, true); //@ assert this == p ==> a == b;
        return a; }
    // EXPECT holds bits=3 objects=1
    static int numbers(int i, int j) { int a = at(i), b = at(j); //@ assert i == j ==> a == b;
        return a; }
    // EXPECT violated assert bits=3 objects=1
    static int otherNumbers(int i, int j) { int a = at(i), b = at(j); //@ assert a == b;
        return a; }
    // EXPECT holds bits=3 objects=1
    long heapFree(short s, char c) { long a = free(s, c); x++; next = this; long b = free(s, c); //@ assert a == b;
        return a; }
    // EXPECT violated assert bits=3 objects=1
    long heapFreeOfAnother(short s, char c) { long a = free(s, c); long b = free((short) (s + 1), c); //@ assert a == b;
        return a; }
    // EXPECT violated assert bits=3 objects=1
    static int notPure(int i) { int a = any(i), b = any(i); //@ assert a == b;
        return a; }
    // EXPECT holds bits=3 objects=1
    static void abstractMethod(Sensor s) { int a = s.read(3), b = s.read(3); //@ assert a == b;
    }
    // EXPECT violated assert bits=3 objects=1
    static void abstractNotPure(Sensor s) { int a = s.poll(), b = s.poll(); //@ assert a == b;
    }
    // EXPECT holds bits=3 objects=1
    static void between(Sensor s) { int a = s.read(3); s.poll(); int b = s.read(3); //@ assert a == b;
    }
}
