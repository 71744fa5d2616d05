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
}
