class Counted {
    private int a = 1, b;
    private String name = "a";

    void swap() {
        int t = a;
        a = b;
        b = t;
    }

    void rename(String s) {
        if (s != null && s.length() > 0) name = s;
    }

    int up() {
        if (a > 1) return b;
        return ++a;
    }

    String name() {
        return name + a;
    }
}
