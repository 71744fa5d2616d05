package java.util.stream;

/**
 * A stage of a stream: the first, which a source puts elements into, or an operation on
 * what the stage above puts into it. Elements go down one by one.
 */
abstract /*@ nullable_by_default @*/ class Stage extends Sink {
    // What is known of the elements.
    static final int SIZED = 1;    // how many there are
    static final int DISTINCT = 2; // no two are equal
    static final int SORTED = 4;   // they are in the natural order
    static final int ORDERED = 8;  // they are in some order
    static final int ALL = 15;

    final Stage up;
    final Stage first;
    final Stage head; // the nearest, from here on up, that gives elements of its own
    final int known;
    boolean part; // not all elements may be asked for
    final StreamSupport.Source<?> source; // of the first
    Sink down;
    private boolean used;
    boolean done; // of a head: nothing below asks for more
    private Runnable closing;
    boolean parallel; // of the first: it is said to be so

    Stage(StreamSupport.Source<?> source, int known) {
        this.source = source;
        this.known = known;
        up = null;
        first = this;
        head = this;
    }

    /** What is known above stays known as far as kept says. */
    Stage(Stage up, int kept, int added) {
        this(up, kept, added, false, 0);
    }

    Stage(Stage up, int kept, int added, boolean barrier, int lost) {
        up.use();
        up.down = this;
        this.up = up;
        source = null;
        known = (up.known & (kept | ORDERED) | added) & ~lost;
        part = up.part;
        first = up.first;
        head = barrier ? this : up.head;
    }

    /** A stream is used once. */
    final void ready() {
        if (used) {
            throw new IllegalStateException();
        }
    }

    private void use() {
        ready();
        used = true;
    }

    void end() {
        down.end();
    }

    public boolean isParallel() {
        return first.parallel;
    }

    /** How many elements come from here, where that is known. */
    long exact() {
        return up == null ? source.size() : up.exact();
    }

    final boolean is(int what) {
        return (known & what) != 0;
    }

    /** Puts the elements into to, which ends the stream and asks for all of them. */
    final void run(Sink to) {
        run(to, !part);
    }

    final void run(Sink to, boolean whole) {
        use();
        down = to;
        Stage top = first;
        StreamSupport.Source<?> from = top.source;
        Sink next = top.down;
        while (!top.done && from.advance(next, whole)) {
        }
        next.end();
    }

    /** Puts the elements into to as well, for as long as those below outer ask for more. */
    final void pour(Sink to, Stage outer) {
        use();
        down = new Forward(to);
        Stage top = first;
        StreamSupport.Source<?> from = top.source;
        Sink next = top.down;
        while (!top.done && !outer.head.done && from.advance(next, !part)) {
        }
        next.end();
    }

    /** Makes to what the elements are put into, one step after the other. */
    final void open(Sink to) {
        use();
        down = to;
    }

    /** Goes on by one element of the source; false: there is none, and what was kept back has come. */
    final boolean step() {
        if (!first.done && first.source.advance(first.down, false)) {
            return true;
        }
        first.down.end();
        return false;
    }

    /** Puts elements into what others put elements into as well. */
    private static final class Forward extends Sink {
        private final Sink to;

        Forward(Sink to) {
            this.to = to;
        }

        public void accept(Object x) {
            to.accept(x);
        }

        public void accept(int x) {
            to.accept(x);
        }

        public void accept(long x) {
            to.accept(x);
        }

        public void accept(double x) {
            to.accept(x);
        }
    }

    final void closes(Runnable r) {
        ready();
        need(r);
        Runnable before = first.closing;
        first.closing = before == null ? r : () -> {
            try {
                before.run();
            } catch (Throwable e) {
                try {
                    r.run();
                } catch (Throwable f) {
                    e.addSuppressed(f);
                }
                throw e;
            }
            r.run();
        };
    }

    public void close() {
        used = true;
        Runnable r = first.closing;
        if (r != null) {
            first.closing = null;
            r.run();
        }
    }

    static void need(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
    }
}
