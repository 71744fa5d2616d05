// Every path ends where writes on some of them join: a counterexample shows the
// state there.
class EndBehindJoin {
    int f;
    EndBehindJoin g;

    void violatedBehindJoin(boolean b) {
        if (b) {
            f = 1;
            g = null;
        }
        throw new RuntimeException();
    }

    void holdsCaught(boolean b) {
        if (b) {
            f = 1;
        }
        try {
            throw new RuntimeException();
        } catch (RuntimeException e) {
            g = this;
        }
    }
}
