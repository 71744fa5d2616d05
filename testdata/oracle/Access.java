/** readable and writable: when code may read a field, and when it may assign to it. */
class Access {
    int size;
    int top; //@ readable top if size > 0; writable top if size >= 0;
    boolean open;
    static int shared; //@ readable shared if turn != 0; writable shared if turn == 1;
    static int turn;

    // EXPECT holds bits=3 objects=1
    //@ requires size > 0;
    //@ ensures \result == top;
    int peek() {
        return top;
    }

    // EXPECT violated readable bits=3 objects=1
    int peekWrong() {
        return top;
    }

    // EXPECT holds bits=3 objects=1
    int peekGuarded() {
        return size > 0 ? top : 0;
    }

    // EXPECT violated readable bits=3 objects=1
    int peekGuardedWrong() {
        return size >= 0 ? top : 0;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires size >= 0;
    //@ ensures top == x;
    void put(int x) {
        top = x;
    }

    // EXPECT violated writable bits=3 objects=1
    void putWrong(int x) {
        top = x;
    }

    // EXPECT violated readable bits=3 objects=1
    //@ requires size == 0;
    void addReadsAsWell(int x) {
        top += x;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires size == 1;
    //@ ensures top == \old(top) + 1 && \result == \old(top);
    int step() {
        return top++;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires a != this && size < 0 && a.size == 1;
    int ofAnother(Access a) {
        return a.top;
    }

    // EXPECT violated readable bits=3 objects=2
    //@ requires size == 1;
    int ofAnotherWrong(Access a) {
        return a.top;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires size == 0;
    void inOrder() {
        size = 1;
        int x = top;
        size = 0;
    }

    // EXPECT violated readable bits=3 objects=1
    //@ requires size == 1;
    void inOrderWrong() {
        size = 0;
        int x = top;
        size = 1;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires size < 0;
    //@ ensures top == \old(top) && same(top);
    void clausesReadFreely() {
        size = 0;
    }

    /*@ pure @*/ boolean same(int x) {
        return x == top;
    }

    // EXPECT violated readable bits=3 objects=1
    boolean codeDoesNot(int x) {
        return same(x);
    }

    // EXPECT holds bits=3 objects=1
    static int staticField() {
        return turn == 1 ? shared++ : 0;
    }

    // EXPECT violated writable bits=3 objects=1
    //@ requires turn == 2;
    static int staticFieldWrong() {
        return shared++;
    }

    // EXPECT violated readable bits=3 objects=1
    static boolean staticRead() {
        return turn == 2 || shared == 0;
    }

    // EXPECT violated writable bits=3 objects=1
    //@ signals (RuntimeException e) true;
    void noException(int x) {
        try {
            top = x;
        } catch (RuntimeException e) {
            open = true;
        }
    }

    static class Undefined {
        /*@ nullable @*/ Access of;
        int v; //@ readable v if of.open;

        // EXPECT holds bits=2 objects=1
        //@ requires of != null;
        int read() {
            of.open = true;
            return v;
        }

        // EXPECT violated readable bits=2 objects=1
        //@ requires of == null || of.open;
        int undefined() {
            return v;
        }
    }
}
