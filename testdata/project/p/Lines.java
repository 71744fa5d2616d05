package p;

/** Calls of code out of sight. */
class Lines {
    static int count(Source s) {
        int n = 0;
        while (n < 3 && s.has()) {
            s.next();
            n++;
        }
        return n;
    }
}
