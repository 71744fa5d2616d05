package java.lang;

public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

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

    /** Any number that it may give. */
    public static double random() {
        return new java.util.Random().nextDouble();
    }

    public static native /*@ pure @*/ double sqrt(double a);

    public static native /*@ pure @*/ double rint(double a);

    public static native /*@ pure @*/ double floor(double a);

    public static native /*@ pure @*/ double ceil(double a);

    public static native /*@ pure @*/ int round(float a);

    public static native /*@ pure @*/ long round(double a);

    public static native /*@ pure @*/ float abs(float a);

    public static native /*@ pure @*/ float signum(float a);

    public static native /*@ pure @*/ float ulp(float a);

    public static native /*@ pure @*/ float min(float a, float b);

    public static native /*@ pure @*/ float max(float a, float b);

    public static native /*@ pure @*/ float copySign(float a, float b);

    public static native /*@ pure @*/ float scalb(float a, int n);

    public static native /*@ pure @*/ float fma(float a, float b, float c);

    public static native /*@ pure @*/ double abs(double a);

    public static native /*@ pure @*/ double signum(double a);

    public static native /*@ pure @*/ double ulp(double a);

    public static native /*@ pure @*/ double min(double a, double b);

    public static native /*@ pure @*/ double max(double a, double b);

    public static native /*@ pure @*/ double copySign(double a, double b);

    public static native /*@ pure @*/ double scalb(double a, int n);

    public static native /*@ pure @*/ double fma(double a, double b, double c);
}
