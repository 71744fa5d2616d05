/** What a search knows of one node: its distance, the node before it, and how final that is. */
public class NodeLabel {
    static final int UNREACHED = 0;
    static final int QUEUED = 1;
    static final int SETTLED = 2;

    int dist;
    int parent;
    int state;

    /*@ invariant UNREACHED <= state && state <= SETTLED; @*/

    NodeLabel() {
        reset();
    }

    final void reset() {
        dist = 0;
        parent = -1;
        state = UNREACHED;
    }

    void reach(int dist, int parent) {
        this.dist = dist;
        this.parent = parent;
        this.state = QUEUED;
    }

    /*@ requires state == QUEUED;
      @ ensures state == SETTLED && dist == \old(dist) && parent == \old(parent);
      @*/
    void settle() {
        state = SETTLED;
    }

    /*@ pure @*/ boolean isReached() {
        return state != UNREACHED;
    }

    /*@ pure @*/ boolean isSettled() {
        return state == SETTLED;
    }
}
