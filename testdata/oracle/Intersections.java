import java.util.function.IntSupplier;

/** Casts to intersection types. */
class Intersections {
    interface Mark { }

    interface Two {
        default int two() { return 2; }
    }

    static class Both implements IntSupplier, Mark {
        public int getAsInt() { return 1; }
    }

    static class One implements IntSupplier {
        public int getAsInt() { return 1; }
    }

    // EXPECT holds bits=3 objects=0
    //@ ensures \result;
    static boolean lambdaIsAll() {
        Object s = (IntSupplier & Mark & Two) () -> 1;
        return s instanceof Mark && ((Two) s).two() == 2 && ((IntSupplier) s).getAsInt() == 1;
    }

    // EXPECT violated postcondition bits=3 objects=0
    //@ ensures \result;
    static boolean lambdaIsNoMore() {
        Object s = (IntSupplier & Mark) () -> 1;
        return s instanceof Two;
    }

    // EXPECT holds bits=3 objects=1
    //@ signals (ClassCastException e) !(o instanceof Mark); ensures \result == 1;
    static int castToBoth(IntSupplier o) {
        return ((IntSupplier & Mark) o).getAsInt();
    }

    // EXPECT violated cast bits=3 objects=1
    //@ ensures \result == 1;
    static int castFails(IntSupplier o) {
        return ((IntSupplier & Mark) o).getAsInt();
    }
}
