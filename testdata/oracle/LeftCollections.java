import java.util.ArrayList;
import java.util.List;

/** Lists of static fields, right after class initialisation, that methods change. */
class LeftCollections {
    private static final List<Integer> ALL = new ArrayList<>();
    static { ALL.add(1); ALL.add(2); }
    // EXPECT holds statics=initialized bits=9 objects=1
    static void first() { assert ALL.size() == 2 && ALL.get(0) == 1; }
    // EXPECT violated assert statics=initialized bits=9 objects=1
    static void added() { ALL.add(3); assert ALL.size() == 2; }
    // EXPECT holds statics=initialized bits=9 objects=1
    static void grown() { ALL.add(3); ALL.set(0, 4); assert ALL.size() == 3 && ALL.get(0) == 4 && ALL.get(2) == 3; }
    // EXPECT violated assignable statics=initialized bits=9 objects=1
    //@ assignable \nothing;
    static void frame() { ALL.set(0, 4); }
}
