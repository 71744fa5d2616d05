/** Methods without a contract: whoever overrides one keeps what it has by default. */
public class Defaults {
    public interface Sink {
        void take(/*@ nullable @*/ Object o);
        int share(int parts);
        void flush();
        /*@ pure @*/ int taken();
    }

    public static class Careful implements Sink {
        private /*@ spec_public @*/ int n;

        // EXPECT holds
        public void take(Object o) { if (o != null && n < 100) n++; }

        // EXPECT holds
        //@ also requires parts > 0; ensures \result <= 60;
        public int share(int parts) { return parts > 0 ? 60 / parts : 0; }

        public void flush() { n = 0; }

        public int taken() { return n; }
    }

    public static class Careless implements Sink {
        private /*@ spec_public @*/ int n;
        private /*@ spec_public nullable @*/ Object last;

        // EXPECT violated null
        public void take(Object o) { last = o.toString(); }

        // EXPECT violated arithmetic
        //@ also requires parts > 0; ensures \result <= 60;
        public int share(int parts) { return 60 / parts; }

        // EXPECT violated exception
        //@ also signals_only IllegalStateException;
        public void flush() { if (n > 0) throw new IllegalStateException(); }

        // EXPECT violated assignable
        public int taken() { n = 0; return n; }
    }

    // EXPECT holds
    public static void nothing(Sink s) { s.take(null); }

    // EXPECT holds
    public static void all(Sink s) { s.flush(); s.share(0); }
}
