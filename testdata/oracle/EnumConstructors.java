/** Constructors of enums, checked by their contracts: for any arguments, and an object of any class of the constants. */
class EnumConstructors {
    enum Level {
        LOW(1, null), HIGH(2, LOW), TOP(3, HIGH) { /*@ pure @*/ int bonus() { return 1; } };
        final int weight;
        final /*@ nullable @*/ Level below;
        int count;
        static int made;
        static final int BASE = 1;
        //@ invariant weight > 0;

        // EXPECT holds bits=4
        //@ requires w > 0;
        //@ ensures weight == w && this.below == below && count == 0;
        Level(int w, /*@ nullable @*/ Level below) { weight = w; this.below = below; }

        // EXPECT violated postcondition bits=4
        //@ requires w > 0; ensures weight > 1;
        Level(int w) { weight = w; below = null; }

        // EXPECT violated invariant bits=4
        //@ ensures weight == w;
        Level(long w) { weight = (int) w; below = null; }

        // EXPECT holds bits=4
        //@ requires w; ensures weight == BASE + bonus() && this != below && below != null;
        Level(boolean w, Level below) { weight = BASE + bonus(); this.below = below; below.count++; }

        // EXPECT violated postcondition bits=4
        //@ requires w; ensures weight == BASE; // not that of TOP
        Level(boolean w) { weight = BASE + bonus(); below = null; }

        // EXPECT violated null bits=4
        //@ ensures weight == below.weight;
        Level(/*@ nullable @*/ Level below) { weight = below.weight; this.below = below; }

        // EXPECT holds bits=4
        //@ ensures weight == n + 1;
        //@ signals (IllegalArgumentException e) n < 0 || n == 7;
        Level(short n) { this(least(n) + 1, (Level) null); }

        static int least(int n) {
            if (n < 0 || n == 7) throw new IllegalArgumentException();
            return n;
        }

        /*@ pure @*/ int bonus() { return 0; }
    }
}
