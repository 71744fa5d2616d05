package java.lang;

import inspect.Read;

/** Of what the machine has, all is open. */
public class Runtime {
    private static final Runtime CURRENT = new Runtime();

    private Runtime() {
    }

    public static /*@ pure @*/ Runtime getRuntime() {
        return CURRENT;
    }

    /** The execution ends here: no finally block runs, and nothing is asked of it any more. */
    public void exit(int status) {
        //@ halt;
    }

    public void halt(int status) {
        //@ halt;
    }

    public int availableProcessors() {
        int n = Read.intValue();
        return n < 1 ? 1 : n;
    }

    public long freeMemory() {
        return amount();
    }

    public long totalMemory() {
        return amount();
    }

    public long maxMemory() {
        return amount();
    }

    private long amount() {
        long n = Read.longValue();
        return n < 0 ? 0 : n;
    }

    public void gc() {
    }
}
