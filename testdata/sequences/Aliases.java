import java.util.*;

// What a field refers to goes through records, fields of others and what is passed.
record Recorded(int[] recordedIn) { }

class Recording {
    private static final int[] RECORDING = {3};
    static Recorded recording() { return new Recorded(RECORDING); }
    static int recordingOf() { return 6 / RECORDING[0]; } // inconclusive (steps) without what callers do with Recorded.recordedIn
}

class Varied {
    private static final int[] VARIED = {3};
    private final int[] mine = pickVaried(null, VARIED);
    private static int[] pickVaried(int[]... of) { return of[1]; }
    void zeroVaried() { mine[0] = 0; }
    static int variedOf() { return 6 / VARIED[0]; } // Varied varied = new Varied(); varied.zeroVaried(); Varied.variedOf();
}

class Held<T> {
    private final T heldIn;
    Held(T of) { heldIn = of; }
    T heldIn() { return heldIn; }
}

class Holds {
    private final int[] holding = {3};
    Held<int[]> holding() { return new Held<>(holding); }
    int holdsOf() { return 6 / holding[0]; } // inconclusive (steps) without what callers do with Held.heldIn
}

class Fills {
    private final int[] filling = {3};
    void fillArray(int[][] out) { if (out.length > 0) out[0] = filling; }
    void fillList(List<int[]> out) { out.add(filling); }
    void copyInto(List<Integer> out) { for (int n : filling) out.add(n); }
    int fillsOf() { return 6 / filling[0]; } // holds without what Fills.fillArray puts into its arguments, what Fills.fillList puts into its arguments
}

class Passes {
    private final int[] passing = {3};
    void passTo(Passed of) { of.passedIn = passing; }
    int passesOf() { return 6 / passing[0]; } // Passes passes = new Passes(); Passed passed = new Passed(); passes.passTo(passed); passed.zeroPassed(); passes.passesOf();
}

class Passed {
    int[] passedIn;
    void zeroPassed() { if (passedIn != null && passedIn.length > 0) passedIn[0] = 0; }
}

class Leaves {
    private final int[] leaving = {3};
    void leaveThere() { Left.LEFT_THERE = leaving; }
    int leavesOf() { return 6 / leaving[0]; } // Leaves leaves = new Leaves(); leaves.leaveThere(); Left.zeroLeft(); leaves.leavesOf();
}

class Left {
    static int[] LEFT_THERE;
    static void zeroLeft() { if (LEFT_THERE != null && LEFT_THERE.length > 0) LEFT_THERE[0] = 0; }
}

class Hides {
    private final int[] hiding = {3};
    private static class Hidden implements Unhides { private final int[] hid; Hidden(int[] of) { hid = of; } public void unhide() { hid[0] = 0; } }
    Unhides unhides() { return new Hidden(hiding); }
    int hidesOf() { return 6 / hiding[0]; } // holds without what callers do with Hides.unhides
}

interface Unhides { void unhide(); }

// Copies are nobody else's.
class SumsUp {
    private final List<Integer> summed = new ArrayList<>();
    void sumUp(int n) { if (n != 0) summed.add(n); }
    List<Integer> summedCopy() { return new ArrayList<>(summed); }
    void summedTo(List<Integer> out) { out.addAll(summed); }
    Integer findSum(int k) { for (Integer n : summed) if (n == k) return n; return null; }
    int sumsOf() { int out = 0; for (Integer n : summed) out += 6 / n; return out; } // holds
}

// What an object compares with its field may be that.
class Stone { int stoneWeight; }

class Quarry {
    private final Stone STONE = new Stone();
    Stone stone() { return STONE; }
    int isStone(Object x) { return x == STONE ? 1 / 0 : 0; } // Quarry quarry = new Quarry(); Stone stone = quarry.stone(); quarry.isStone(stone);
    int equalsStone(Object y) { return STONE.equals(y) ? 1 / 0 : 0; } // Quarry quarry = new Quarry(); Stone stone = quarry.stone(); quarry.equalsStone(stone);
}

// Collections that any state does not have, in fields of other types and by other classes.
class AnyHolder {
    private Object anyThing = new ArrayList<String>();
    void freezeThing() { anyThing = List.of(); }
    @SuppressWarnings("unchecked")
    void addThing(String s) { if (anyThing instanceof List) ((List<String>) anyThing).add(s); } // AnyHolder anyHolder = new AnyHolder(); anyHolder.freezeThing(); anyHolder.addThing("");
}

class EntryHolder {
    private Map.Entry<String, Integer> oneEntry = new AbstractMap.SimpleEntry<>("a", 1);
    void freezeEntry() { oneEntry = Map.entry("b", 2); }
    void setEntry(Integer v) { if (oneEntry != null) oneEntry.setValue(v); } // EntryHolder entryHolder = new EntryHolder(); entryHolder.freezeEntry(); entryHolder.setEntry(new Integer(0));
}

class OpenNames {
    List<String> openNames = new ArrayList<>();
    void addOpen(String s) { if (openNames != null) openNames.add(s); } // holds without NamesFreezer.freezeNames
}

class NamesFreezer {
    void freezeNames(OpenNames of) { of.openNames = List.of(); }
}

// No expression makes an object of a private class in any state.
class Lockers {
    private static class Locker { int lockerSize = 1; }
    int inLocker(Object o) { return o instanceof Locker ? 3 / ((Locker) o).lockerSize : 0; } // inconclusive (states)
}
