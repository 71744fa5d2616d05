package java.lang;

/** As Math; of constants, what the functions give is known to the bit. */
public final class StrictMath {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private StrictMath() {
    }

    public static /*@ pure @*/ int abs(int a) {
        return Math.abs(a);
    }

    public static /*@ pure @*/ int max(int a, int b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ int min(int a, int b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ long abs(long a) {
        return Math.abs(a);
    }

    public static /*@ pure @*/ long max(long a, long b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ long min(long a, long b) {
        return Math.min(a, b);
    }

    public static double random() {
        return Math.random();
    }

    public static /*@ pure @*/ int addExact(int x, int y) {
        return Math.addExact(x, y);
    }

    public static /*@ pure @*/ int subtractExact(int x, int y) {
        return Math.subtractExact(x, y);
    }

    public static /*@ pure @*/ int incrementExact(int a) {
        return Math.incrementExact(a);
    }

    public static /*@ pure @*/ int decrementExact(int a) {
        return Math.decrementExact(a);
    }

    public static /*@ pure @*/ int negateExact(int a) {
        return Math.negateExact(a);
    }

    public static /*@ pure @*/ int absExact(int a) {
        return Math.absExact(a);
    }

    public static /*@ pure @*/ long multiplyHigh(long x, long y) {
        return Math.multiplyHigh(x, y);
    }

    public static /*@ pure @*/ int getExponent(double d) {
        return Math.getExponent(d);
    }

    public static /*@ pure @*/ int getExponent(float f) {
        return Math.getExponent(f);
    }

    public static /*@ pure @*/ double IEEEremainder(double x, double y) {
        return Math.IEEEremainder(x, y);
    }

    public static /*@ pure @*/ int ceilDiv(int x, int y) {
        int q = x / y;
        return (x ^ y) >= 0 && q * y != x ? q + 1 : q;
    }

    public static /*@ pure @*/ int ceilMod(int x, int y) {
        int r = x % y;
        return (x ^ y) >= 0 && r != 0 ? r - y : r;
    }

    public static /*@ pure @*/ int divideExact(int x, int y) {
        int q = x / y;
        if ((x & y & q) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return q;
    }

    public static /*@ pure @*/ int floorDivExact(int x, int y) {
        int q = divideExact(x, y);
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static /*@ pure @*/ int ceilDivExact(int x, int y) {
        int q = divideExact(x, y);
        return (x ^ y) >= 0 && q * y != x ? q + 1 : q;
    }

    public static /*@ pure @*/ long ceilDiv(long x, long y) {
        long q = x / y;
        return (x ^ y) >= 0 && q * y != x ? q + 1 : q;
    }

    public static /*@ pure @*/ long ceilMod(long x, long y) {
        long r = x % y;
        return (x ^ y) >= 0 && r != 0 ? r - y : r;
    }

    public static /*@ pure @*/ long divideExact(long x, long y) {
        long q = x / y;
        if ((x & y & q) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return q;
    }

    public static /*@ pure @*/ long floorDivExact(long x, long y) {
        long q = divideExact(x, y);
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static /*@ pure @*/ long ceilDivExact(long x, long y) {
        long q = divideExact(x, y);
        return (x ^ y) >= 0 && q * y != x ? q + 1 : q;
    }

    public static /*@ pure @*/ long ceilDiv(long x, int y) {
        return ceilDiv(x, (long) y);
    }

    public static /*@ pure @*/ int ceilMod(long x, int y) {
        return (int) ceilMod(x, (long) y);
    }

    /** The upper half of a product without signs. */
    public static /*@ pure @*/ long unsignedMultiplyHigh(long x, long y) {
        return multiplyHigh(x, y) + (x < 0 ? y : 0) + (y < 0 ? x : 0);
    }

    public static /*@ pure @*/ int clamp(long value, int min, int max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return value < min ? min : value > max ? max : (int) value;
    }

    public static /*@ pure @*/ long clamp(long value, long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return value < min ? min : value > max ? max : value;
    }

    public static /*@ pure @*/ double clamp(double value, double min, double max) {
        if (!(min < max)) {
            if (min != min) {
                throw new IllegalArgumentException("min is NaN");
            }
            if (max != max) {
                throw new IllegalArgumentException("max is NaN");
            }
            if (Double.compare(min, max) > 0) {
                throw new IllegalArgumentException(min + " > " + max);
            }
        }
        return min(max, max(value, min));
    }

    public static /*@ pure @*/ float clamp(float value, float min, float max) {
        if (!(min < max)) {
            if (min != min) {
                throw new IllegalArgumentException("min is NaN");
            }
            if (max != max) {
                throw new IllegalArgumentException("max is NaN");
            }
            if (Float.compare(min, max) > 0) {
                throw new IllegalArgumentException(min + " > " + max);
            }
        }
        return min(max, max(value, min));
    }

    public static /*@ pure @*/ int floorDiv(int x, int y) {
        return Math.floorDiv(x, y);
    }

    public static /*@ pure @*/ int floorMod(int x, int y) {
        return Math.floorMod(x, y);
    }

    public static /*@ pure @*/ long addExact(long x, long y) {
        return Math.addExact(x, y);
    }

    public static /*@ pure @*/ long subtractExact(long x, long y) {
        return Math.subtractExact(x, y);
    }

    public static /*@ pure @*/ long incrementExact(long a) {
        return Math.incrementExact(a);
    }

    public static /*@ pure @*/ long decrementExact(long a) {
        return Math.decrementExact(a);
    }

    public static /*@ pure @*/ long negateExact(long a) {
        return Math.negateExact(a);
    }

    public static /*@ pure @*/ long absExact(long a) {
        return Math.absExact(a);
    }

    public static /*@ pure @*/ long floorDiv(long x, long y) {
        return Math.floorDiv(x, y);
    }

    public static /*@ pure @*/ long floorMod(long x, long y) {
        return Math.floorMod(x, y);
    }

    public static /*@ pure @*/ int multiplyExact(int x, int y) {
        return Math.multiplyExact(x, y);
    }

    public static /*@ pure @*/ long multiplyExact(long x, int y) {
        return Math.multiplyExact(x, y);
    }

    public static /*@ pure @*/ long multiplyExact(long x, long y) {
        return Math.multiplyExact(x, y);
    }

    public static /*@ pure @*/ long multiplyFull(int x, int y) {
        return Math.multiplyFull(x, y);
    }

    public static /*@ pure @*/ int toIntExact(long a) {
        return Math.toIntExact(a);
    }

    public static /*@ pure @*/ long floorDiv(long x, int y) {
        return Math.floorDiv(x, y);
    }

    public static /*@ pure @*/ int floorMod(long x, int y) {
        return Math.floorMod(x, y);
    }

    public static /*@ pure @*/ double toRadians(double degrees) {
        return Math.toRadians(degrees);
    }

    public static /*@ pure @*/ double toDegrees(double radians) {
        return Math.toDegrees(radians);
    }

    public static /*@ pure @*/ double nextUp(double a) {
        return Math.nextUp(a);
    }

    public static /*@ pure @*/ double nextDown(double a) {
        return Math.nextDown(a);
    }

    public static /*@ pure @*/ double nextAfter(double start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static /*@ pure @*/ float nextUp(float a) {
        return Math.nextUp(a);
    }

    public static /*@ pure @*/ float nextDown(float a) {
        return Math.nextDown(a);
    }

    public static /*@ pure @*/ float nextAfter(float start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static /*@ pure @*/ double sin(double a) {
        return Math.sin(a, 1);
    }

    public static /*@ pure @*/ double cos(double a) {
        return Math.cos(a, 1);
    }

    public static /*@ pure @*/ double tan(double a) {
        return Math.tan(a, 1);
    }

    public static /*@ pure @*/ double asin(double a) {
        return Math.asin(a, 1);
    }

    public static /*@ pure @*/ double acos(double a) {
        return Math.acos(a, 1);
    }

    public static /*@ pure @*/ double atan(double a) {
        return Math.atan(a, 1);
    }

    public static /*@ pure @*/ double atan2(double y, double x) {
        return Math.atan2(y, x, 1);
    }

    public static /*@ pure @*/ double sinh(double a) {
        return Math.sinh(a, 1);
    }

    public static /*@ pure @*/ double cosh(double a) {
        return Math.cosh(a, 1);
    }

    public static /*@ pure @*/ double tanh(double a) {
        return Math.tanh(a, 1);
    }

    public static /*@ pure @*/ double exp(double a) {
        return Math.exp(a, 1);
    }

    public static /*@ pure @*/ double expm1(double a) {
        return Math.expm1(a, 1);
    }

    public static /*@ pure @*/ double log(double a) {
        return Math.log(a, 1);
    }

    public static /*@ pure @*/ double log10(double a) {
        return Math.log10(a, 1);
    }

    public static /*@ pure @*/ double log1p(double a) {
        return Math.log1p(a, 1);
    }

    public static /*@ pure @*/ double cbrt(double a) {
        return Math.cbrt(a, 1);
    }

    public static /*@ pure @*/ double hypot(double x, double y) {
        return Math.hypot(x, y, 1);
    }

    public static /*@ pure @*/ double pow(double a, double b) {
        return Math.pow(a, b, 1);
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
