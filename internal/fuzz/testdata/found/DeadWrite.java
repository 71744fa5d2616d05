// A field is written on some paths, and nothing reads it before every path ends.
class DeadWrite {
    int f;

    void violatedBehindWrites(boolean b) {
        if (b) {
            f = 1;
        }
        f = 2;
        throw new RuntimeException();
    }

    void holdsBehindWrites(boolean b) {
        if (b) {
            f = 1;
        }
        f = 2;
    }
}
