// The bounds of a range are evaluated also where nothing is between them.
class At4BitsDefinedRange {
    static int[] a;

    static void violatedNumOf() {
        //@ assert 0 <= (\num_of int i; 0 <= i && i < a.length; a[i] > 3);
    }

    static void violatedSum(int n) {
        //@ assert (\sum int i; 2 <= i && i < n / n - 1; i) == 0;
    }

    static void violatedInner(int n) {
        //@ assert (\sum int i, j; 0 <= i && i < 2 && 1 <= j && j < i / n; 1) == 0;
    }

    /*@ requires a.length == 1; @*/
    static void unsupportedBeforeBounds() {
        //@ assert 0 <= (\num_of int i; a[i] > 0 && 0 <= i && i < a.length; true);
    }

    /*@ requires a.length == 1; @*/
    static void unsupportedBetweenBounds() {
        //@ assert 0 <= (\num_of int i; 0 <= i && (a[i] > 0 && i < a.length); true);
    }

    static void unsupportedUpperFirst(int n) {
        //@ assert 0 <= (\num_of int i; i < n && a.length > 0 && 0 <= i; true);
    }

    static void unsupportedInnerFirst(int n) {
        //@ assert 0 <= (\num_of int i, j; 0 <= j && j < a.length && 0 <= i && i < n; true);
    }

    static void unsupportedCrossed() {
        //@ assert 0 <= (\num_of int i, j; 0 <= i && 0 <= j && i < a.length && j < a.length; true);
    }

    /*@ requires a.length == 1; @*/
    static void holdsBehindBounds() {
        //@ assert 0 <= (\num_of int i; 0 <= i && i < a.length && a[i] > 0; true);
        //@ assert 0 <= (\num_of int i; 0 <= i && (i < a.length && (a[i] > 0 || a[i] < -3)); true);
        //@ assert 0 <= (\num_of int i, j; 0 <= i && i < a.length && 0 <= j && j < a[i]; true);
    }

    /*@ requires n < 0; @*/
    static void holdsSum(int n) {
        //@ assert (\sum int i; 2 <= i && i < n / n - 1; i) == 0;
        //@ assert (\sum int i, j; 0 <= i && i < 2 && 1 <= j && j < i / n; 1) == 0;
        //@ assert a != null ==> 0 <= (\num_of int i; 0 <= i && i < a.length; a[i] > 3);
    }
}
