import java.util.*;
import java.util.function.*;

/** Objects that the code asks whether they are functions. */
class AskedFunctions {
    interface Rate { int of(int n); }

    // EXPECT violated arithmetic bits=2 objects=1
    static int same(Object o, Runnable r) { return o == r && r != null ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1
    static int differs(Runnable r, Object o) { return r != o || o == null ? 1 : 1 / 0; }
    // EXPECT violated arithmetic bits=2 objects=1
    static int equal(Object o, Runnable r) { return r.equals(o) ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1
    static int equalObjects(Object o, IntUnaryOperator r) { return o != null && java.util.Objects.equals(o, r) ? 1 / 0 : 1; }
    // EXPECT holds bits=2 objects=1
    static int equalOrSame(Object o, Runnable r) { return r.equals(o) && o != r ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1
    static int asked(Object o) { return o instanceof Runnable ? 1 / 0 : 1; }
    // EXPECT violated arithmetic bits=2 objects=1
    static int cast(Object o) { if (o == null) return 0; try { ((Runnable) o).run(); return 1 / 0; } catch (ClassCastException e) { return 1; } }
    // EXPECT violated arithmetic bits=2 objects=1
    static int called(Object o) { return o instanceof IntUnaryOperator f ? 1 / f.applyAsInt(1) : 1; }
    // EXPECT violated arithmetic bits=2 objects=1
    static int ofProgram(Object o) { return o instanceof Rate r ? 1 / r.of(1) : 1; }
    // EXPECT violated arithmetic bits=2 objects=1
    static int sameOfProgram(Object o, Rate r) { return o == r && r != null ? 1 / 0 : 1; }
    // EXPECT holds bits=2 objects=1
    static int both(Object o) { return o instanceof Runnable && o instanceof String ? 1 / 0 : 1; }
}
