// An Object may be an array, and an Object[] an array of arrays: neither has a
// translation, so what could tell is not decided.
class Main {
    //@ ensures \result == 0;
    static int unsupportedEquality(Object o, int[] a) {
        return o == a && a != null ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int unsupportedInstanceof(Object o) {
        return o instanceof int[] ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int unsupportedCast(Object o) {
        try {
            int[] a = (int[]) o;
            return a == null ? 0 : 1;
        } catch (ClassCastException e) {
            return 0;
        }
    }

    //@ ensures \result == 0;
    static int unsupportedElement(Object[] o) {
        return o != null && o.length > 0 && o[0] == o ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int unsupportedNested(Object[] o, int[][] a) {
        return o == a && a != null ? 1 : 0;
    }

    //@ requires o == a && a != null;
    //@ ensures false;
    static void unsupportedClause(Object o, int[] a) {
    }

    //@ ensures \result == 0;
    static int holds(Object o, Object[] a) {
        return o == null || a == null || o instanceof Object && a instanceof Object[] ? 0 : 1;
    }
}
