/** The whole numbers from one to another, and a place in them. */
public class Range {
    private final int from;
    private final int to;
    private final boolean[] seen;
    private int at;

    public Range(int from, int to) {
        if (from < 0 || to <= from || to - from > 4) {
            throw new IllegalArgumentException("range");
        }
        this.from = from;
        this.to = to;
        seen = new boolean[to - from];
        at = from;
    }

    public boolean contains(int value) {
        return value >= from && value < to;
    }

    public boolean see(int value) {
        if (!contains(value)) {
            return false;
        }
        boolean before = seen[value - from];
        seen[value - from] = true;
        return !before;
    }

    public int next() {
        if (at >= to) {
            throw new IllegalStateException("at the end");
        }
        seen[at - from] = true;
        at++;
        return at;
    }

    public void restart() {
        at = from;
    }

    public int share(int parts) {
        if (parts == 0) {
            return 0;
        }
        return (at - from) * 100 / (to - from) / parts;
    }
}
