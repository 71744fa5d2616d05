// An Object may be an array, and an Object[] an array of arrays, where code holds arrays
// as Objects.
class Main {
    //@ ensures \result == 0;
    static int violatedEquality(Object o, int[] a) {
        return o == a && a != null ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int violatedInstanceof(Object o) {
        return o instanceof int[] ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int violatedCast(Object o) {
        try {
            int[] a = (int[]) o;
            return a == null ? 0 : 1;
        } catch (ClassCastException e) {
            return 0;
        }
    }

    //@ ensures \result == 0;
    static int violatedElement(Object[] o) {
        return o != null && o.length > 0 && o[0] == o ? 1 : 0;
    }

    //@ ensures \result == 0;
    static int violatedNested(Object[] o, int[][] a) {
        return o == a && a != null ? 1 : 0;
    }

    //@ requires o == a && a != null;
    //@ ensures false;
    static void violatedClause(Object o, int[] a) {
    }

    //@ ensures \result == 0;
    static int holds(Object o, Object[] a) {
        return o == null || a == null || o instanceof Object && a instanceof Object[] ? 0 : 1;
    }
}
