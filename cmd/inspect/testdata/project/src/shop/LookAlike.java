package shop;

class LookAlike {
    // @ ensures \result > 5;
    static int small(int x) {
        return x;
    }
}
