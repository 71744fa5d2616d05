/** What values() gave, kept in an array of the class: fixed where nobody writes it. */
public class KeptConstants {
    enum Kept {
        A, B;
        private static final Kept[] ALL = values();
        // EXPECT holds bits=4
        //@ ensures \result != this;
        Kept next() { return ALL[1 - ordinal()]; }
        // EXPECT violated postcondition bits=4
        //@ ensures \result != this;
        Kept same() { return ALL[ordinal()]; }
    }

    enum Given {
        A, B;
        private static final Given[] GIVEN = values();
        static Given[] all() { return GIVEN; }
        // EXPECT violated postcondition bits=4
        //@ requires GIVEN.length == 2; ensures \result == this;
        Given same() { return GIVEN[ordinal()]; }
    }

    /** Arrays of arrays: the rows are fixed where they are only read. */
    static class KeptRows {
        private static final int[][] STEPS = {{0, 1}, {1, 0}};
        private static final int[][][] DEEP = {{{1}, {1}}, {{1}}};
        private static final int[][] FILLED = new int[2][1];
        static { for (int i = 0; i < 2; i++) FILLED[i][0] = 1; }
        private static final int[][] WRITTEN = {{0}, {1}}, COUNTED = {{0}}, GIVEN = {{0}}, NAMED = {{0}}, WALKED = {{0}};
        private static final int[] ROW = {1};
        private static final int[][] SHARED = {ROW};
        private static final int[] LATER = {1};
        private static final int[][] LATER_ROWS = {{1}};
        static class Later { static { LATER[0] = 0; LATER_ROWS[0][0] = 0; } }
        static void write(int[] a) { if (a.length > 0) a[0] = 1; }
        static void all() {
            WRITTEN[1][0] = 0;
            COUNTED[0][0]++;
            write(GIVEN[0]);
            int[] n = NAMED[0];
            n[0] = 1;
            for (int[] w : WALKED) w[0] = 1;
            ROW[0] = 0;
        }
        // EXPECT holds bits=4 objects=1
        static void element(boolean a) { int i = a ? 1 : 0; assert STEPS[i][0] + STEPS[i][1] == 1; assert FILLED[i][0] == 1; }
        // EXPECT violated assert bits=4 objects=1
        static void elementWrong(boolean a) { assert STEPS[a ? 1 : 0][0] == 0; }
        // EXPECT holds bits=4 objects=1
        static void walked() { int n = 0; for (int[] s : STEPS) n += s[0]; for (int[][] x : DEEP) for (int[] y : x) n += y[0]; assert n == 4; }
        // EXPECT holds bits=4 objects=1
        static void beside(int[] a) { write(a); int[] s = STEPS[1]; assert s.length == 2 && s[1] == 0; }
        // EXPECT violated assert bits=4 objects=1
        static void written() { assert WRITTEN[1][0] == 1; }
        // EXPECT violated assert bits=4 objects=1
        static void counted() { assert COUNTED[0][0] == 0; }
        // EXPECT violated assert bits=4 objects=1
        static void given() { assert GIVEN[0][0] == 0; }
        // EXPECT violated assert bits=4 objects=1
        static void byName() { assert NAMED[0][0] == 0; }
        // EXPECT violated assert bits=4 objects=1
        static void byWalk() { assert WALKED[0][0] == 0; }
        // EXPECT violated assert bits=4 objects=1
        static void shared() { assert SHARED[0][0] == 1; }
        // EXPECT violated assert bits=4 objects=1
        static void later() { assert LATER[0] == 1; }
        // EXPECT violated assert bits=4 objects=1
        static void laterRows() { assert LATER_ROWS[0][0] == 1; }
    }
}
