package shop;

class Asserts {
    static void two(int x) {
        int y = 2 * x;
        //@ assert y % 2 == 0;
        //@ assert y != 6;
    }
}
