package shop;

class Bounds {
    //@ requires a.length == 10;
    //@ ensures \result == a[9];
    static int last(int[] a) {
        return a[a.length - 1];
    }
}
