package java.lang;

public final class Math {
    private Math() {
    }

    public static /*@ pure @*/ int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static /*@ pure @*/ int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static /*@ pure @*/ int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static /*@ pure @*/ long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static /*@ pure @*/ long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static /*@ pure @*/ long min(long a, long b) {
        return a <= b ? a : b;
    }
}
