/** Arrays of references and of arrays: aliases, stores, lengths, elements without a value. */
public class ArrayCorners {
    // EXPECT holds
    /*@ requires a == b && a.length > 0; ensures \result == 1; @*/
    static int aliasedArrays(int[] a, int[] b) {
        a[0] = -1;
        b[0] = 1;
        return a[0];
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures a[0] != a[1] ==> \result == 0; ensures a[0] == a[1] ==> \result == 1; @*/
    static int aliasedElements(Box[] a) {
        a[0].v = 0;
        a[1].v = 1;
        return a[0].v;
    }

    // EXPECT violated postcondition
    /*@ requires a.length == 2; ensures \result == 0; @*/
    static int aliasedElementsUnseen(Box[] a) {
        a[0].v = 0;
        a[1].v = 1;
        return a[0].v;
    }

    // EXPECT holds bits=2 array-length=1
    /*@ requires a.length == 1 && b.length == 1 && a != b && a[0] != b[0]; ensures a[0].v == \old(a[0].v); @*/
    static void elementOfAnotherArray(Box[] a, Box[] b) {
        b[0].v = 1;
    }

    // EXPECT holds
    /*@ requires a.length > 0; ensures a[0] instanceof SmallBox; @*/
    static void newSubclassObject(Box[] a) {
        a[0] = new SmallBox();
    }

    // EXPECT holds
    /*@ requires a.length > 0; ensures a[0] == \old(a[a.length - 1]); @*/
    static void elementOfTheSameArray(Box[] a) {
        a[0] = a[a.length - 1];
    }

    // EXPECT holds
    /*@ requires a.length > 0 && b == null; ensures a[0] == null; @*/
    static void nullFitsEveryArray(Box[] a, /*@ nullable @*/ Box b) {
        a[0] = b;
    }

    // EXPECT violated cast
    static SmallBox[] castOfAnArray(Box[] a) {
        return (SmallBox[]) a;
    }

    // EXPECT holds
    /*@ ensures \result == 2; @*/
    static int instanceofArrays() {
        Box[] a = new SmallBox[1];
        Box[] b = new Box[1];
        int n = 0;
        if (a instanceof SmallBox[]) {
            n++;
        }
        if (!(b instanceof SmallBox[])) {
            n++;
        }
        return n;
    }

    // EXPECT violated array-length
    /*@ requires n <= 1; @*/
    static int negativeLength(int n) {
        return new boolean[n].length;
    }

    // EXPECT holds
    /*@ requires 0 <= n && n <= 2; ensures \result == n; @*/
    static int lengthOfNew(int n) {
        return new Box[n].length;
    }

    // EXPECT holds
    /*@ ensures \result == (b ? 1 : 2); @*/
    static int lengthOfTheOneThatWasMade(boolean b) {
        int[] a;
        if (b) {
            a = new int[1];
        } else {
            a = new int[2];
        }
        return a.length;
    }

    // EXPECT violated postcondition
    /*@ ensures !(a.length < 1); @*/
    static void emptyArrays(int[] a) {
    }

    // EXPECT violated null
    static int elementsOfNewAreNull() {
        Box[] a = new Box[1];
        return a[0].v;
    }

    // EXPECT violated null
    static int rowsOfHalfNewAreNull() {
        int[][] a = new int[2][];
        return a[1].length;
    }

    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int initialisers() {
        int[][] a = {{1}, {2, -1}};
        int[] b = new int[]{a[0][0], a[1][1]};
        return a.length + a[1].length + b[0] + b[1] - a[0].length;
    }

    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean rowsAreDifferent() {
        boolean[][] a = new boolean[2][1];
        a[0][0] = true;
        return !a[1][0] && a[0] != a[1];
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0; @*/
    static int rowsMayBeShared() {
        int[][] a = new int[2][1];
        a[1] = a[0];
        a[0][0] = 1;
        return a[1][0];
    }

    // EXPECT violated postcondition objects=1
    /*@ requires a.length == 2 && a[0].length == 1; ensures a[1][0] == \old(a[1][0]); @*/
    static void rowsOfAnInputAreShared(int[][] a) {
        a[0][0] = 1;
    }

    // EXPECT holds
    /*@ requires a.length == 2 && 0 <= a[0] && a[0] < 2;
      @ ensures \result == \old(a[a[0]]);
      @ ensures \old(a[0]) == 0 ==> a[0] == 1;
      @ ensures \old(a[0]) == 1 ==> a[1] == 1 && a[0] == \old(a[0]);
      @*/
    static int elementAsIndex(int[] a) {
        int r = a[a[0]];
        a[a[0]] = 1;
        return r;
    }

    // EXPECT holds
    /*@ requires a.length > 0; ensures a[0] == \old(a[0]) + 1 && \result == \old(a[0]); @*/
    static int incrementOfAnElement(int[] a) {
        return a[0]++;
    }

    // EXPECT holds
    /*@ requires a.length == 1; ensures \result == (\old(a[0]) ^ b) && a[0] == (\old(a[0]) ^ b); @*/
    static boolean booleanElements(boolean[] a, boolean b) {
        return a[0] ^= b;
    }

    // EXPECT holds objects=1
    /*@ requires s.boxes.length > 0; ensures s.boxes[0].v == 1; @*/
    static void elementOfAField(Shelf s) {
        s.boxes[0].v = 1;
    }

    // EXPECT violated invariant
    /*@ requires s.boxes.length > 0; @*/
    static void nullElementOfAField(Shelf s) {
        s.boxes[0] = null;
    }

    // EXPECT violated invariant objects=1
    static void halfFilledField(Shelf s) {
        s.boxes = new Box[1];
    }

    // EXPECT holds objects=1
    /*@ ensures s.boxes.length == 1 && s.boxes[0].v == 0; @*/
    static void filledField(Shelf s) {
        Box[] boxes = new Box[1];
        boxes[0] = new Box();
        s.boxes = boxes;
    }

    // EXPECT holds bits=5 objects=1
    static void lengthsOfBranches(boolean b) { int[] a; int n = 0; if (b) { a = new int[3]; for (int i = 0; i < a.length; i++) n++; } else { a = new int[1]; for (int i = 0; i < a.length; i++) n++; } assert n == (b ? 3 : 1); }
    // EXPECT holds bits=5 objects=1
    static void lengthAfterAWrite(boolean b) { int[] a; if (b) { a = new int[3]; a[2] = 1; } else { a = new int[1]; } assert a.length == (b ? 3 : 1); }
    // EXPECT violated assert bits=5 objects=1
    static void lengthOfTheOtherBranch(boolean b) { int[] a; if (b) { a = new int[3]; a[2] = 1; } else { a = new int[1]; } assert a.length == 3; }

    static int count(int... a) { int n = 0; for (int x : a) n++; return n; }

    // EXPECT holds bits=5 objects=1
    static void arguments(boolean b) { int n = b ? count(1, 2, 3) : count(1); assert n == (b ? 3 : 1); }
}

class Box {
    int v;
}

class SmallBox extends Box {
}

class Shelf {
    Box[] boxes;

    // EXPECT holds objects=1
    /*@ ensures boxes.length == 0; @*/
    Shelf() {
        boxes = new Box[0];
    }
}
