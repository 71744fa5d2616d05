package shop;

class Length {
    static int[] make(int n) {
        return n < 4 ? new int[n] : new int[0];
    }
}
