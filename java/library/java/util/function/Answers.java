package java.util.function;

/** Any function without effects: it gives its answers in order, and the last one from then on. */
abstract class Answers {
    private int next;

    //@ invariant next == 0;

    /** The index of the next of n answers. */
    final int turn(int n) {
        int i = next;
        if (i + 1 < n) {
            next++;
        }
        return i;
    }
}
