// Arrays of arrays of Object have finitely many kinds.
class Main {
    //@ requires a != null && a.length > 0 && a[0] != null && a[0].length > 0;
    //@ ensures \result == a[0][0];
    static Object holds(Object[][] a) {
        return a[0][0];
    }

    //@ requires a != null && a.length > 1 && a[0] != null && a[1] != null;
    //@ ensures a[0] != a[1];
    static int violated(Object[][] a) {
        return a.length;
    }
}
