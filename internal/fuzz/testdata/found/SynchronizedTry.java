// The check of a lock is made outside of the handlers in the body.
class Node {
    int value;
}

class Main {
    //@ ensures false;
    //@ signals_only NullPointerException;
    static int holds(Node n) {
        synchronized ((Node) null) {
            try {
                n.value++;
            } catch (Throwable e) {
            }
        }
        return 3;
    }

    //@ requires n == null;
    //@ ensures \result == 3;
    //@ signals_only \nothing;
    static int violated(Node n) {
        synchronized (n) {
            try {
                return 3;
            } finally {
                return 3;
            }
        }
    }
}
