package shop;

class Nothing {
    static int same(int x) {
        return x;
    }
}
