package shop;

class Needs {
    static int broken(Broken b) {
        return b.n;
    }
}
