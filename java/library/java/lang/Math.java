package java.lang;

import inspect.Approximate;
import inspect.Read;

/** Of sin, pow, exp, log and their like, sign, range and special cases are known, and that the same arguments give the same: a counterexample that rests on one counts where the interpreter computes the same. */
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
        return (double) (Read.longValue() >>> 11) / 9007199254740992L;
    }

    public static /*@ pure @*/ int addExact(int x, int y) {
        int r = x + y;
        if (((x ^ r) & (y ^ r)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return r;
    }

    public static /*@ pure @*/ int subtractExact(int x, int y) {
        int r = x - y;
        if (((x ^ y) & (x ^ r)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return r;
    }

    public static /*@ pure @*/ int incrementExact(int a) {
        if (a == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a + 1;
    }

    public static /*@ pure @*/ int decrementExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a - 1;
    }

    public static /*@ pure @*/ int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -a;
    }

    public static /*@ pure @*/ int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    /** The upper half of a product. */
    public static /*@ pure @*/ long multiplyHigh(long x, long y) {
        long mask = (1L << Integer.SIZE) - 1;
        long low = (x & mask) * (y & mask);
        long middle = (x >> Integer.SIZE) * (y & mask) + (low >>> Integer.SIZE);
        long other = (middle & mask) + (x & mask) * (y >> Integer.SIZE);
        return (x >> Integer.SIZE) * (y >> Integer.SIZE) + (middle >> Integer.SIZE) + (other >> Integer.SIZE);
    }

    public static /*@ pure @*/ int getExponent(double d) {
        return (int) (Double.doubleToLongBits(d) >> 52 & 2047) - 1023;
    }

    public static /*@ pure @*/ int getExponent(float f) {
        return (Float.floatToIntBits(f) >> 23 & 255) - 127;
    }

    /** What is left of x when the nearest multiple of y is taken away, the even one of two. */
    public static /*@ pure @*/ double IEEEremainder(double x, double y) {
        if (!(y != 0) || x - x != 0 || y != y) {
            return Double.NaN;
        }
        double p = abs(y);
        double r = abs(p <= Double.MAX_VALUE / 2 ? x % (p + p) : x);
        if (p < 2 * Double.MIN_NORMAL) {
            if (r + r > p) {
                r = r - p;
                r = r + r >= p ? r - p : r;
            }
        } else if (r > p / 2) {
            r = r - p;
            r = r >= p / 2 ? r - p : r;
        }
        return copySign(1, x) < 0 ? -r : r;
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
        int q = x / y;
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static /*@ pure @*/ int floorMod(int x, int y) {
        int r = x % y;
        return (r ^ y) < 0 && r != 0 ? r + y : r;
    }

    public static /*@ pure @*/ long addExact(long x, long y) {
        long r = x + y;
        if (((x ^ r) & (y ^ r)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static /*@ pure @*/ long subtractExact(long x, long y) {
        long r = x - y;
        if (((x ^ y) & (x ^ r)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static /*@ pure @*/ long incrementExact(long a) {
        if (a == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a + 1;
    }

    public static /*@ pure @*/ long decrementExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a - 1;
    }

    public static /*@ pure @*/ long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -a;
    }

    public static /*@ pure @*/ long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static /*@ pure @*/ long floorDiv(long x, long y) {
        long q = x / y;
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static /*@ pure @*/ long floorMod(long x, long y) {
        long r = x % y;
        return (r ^ y) < 0 && r != 0 ? r + y : r;
    }

    public static /*@ pure @*/ int multiplyExact(int x, int y) {
        long r = (long) x * y;
        if ((int) r != r) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) r;
    }

    public static /*@ pure @*/ long multiplyExact(long x, int y) {
        return multiplyExact(x, (long) y);
    }

    public static /*@ pure @*/ long multiplyExact(long x, long y) {
        long r = x * y;
        if (x != 0 && (x == -1 && y == Long.MIN_VALUE || r / x != y)) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static /*@ pure @*/ long multiplyFull(int x, int y) {
        return (long) x * y;
    }

    public static /*@ pure @*/ int toIntExact(long a) {
        if ((int) a != a) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) a;
    }

    public static /*@ pure @*/ long floorDiv(long x, int y) {
        return floorDiv(x, (long) y);
    }

    public static /*@ pure @*/ int floorMod(long x, int y) {
        return (int) floorMod(x, (long) y);
    }

    public static /*@ pure @*/ double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static /*@ pure @*/ double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    public static /*@ pure @*/ double nextUp(double a) {
        if (!(a < Double.POSITIVE_INFINITY)) {
            return a;
        }
        return a > 0 ? a + ulp(a) : a == 0 ? Double.MIN_VALUE : -below(-a);
    }

    public static /*@ pure @*/ double nextDown(double a) {
        return -nextUp(-a);
    }

    public static /*@ pure @*/ double nextAfter(double start, double direction) {
        return start > direction ? nextDown(start) : start < direction ? nextUp(start)
            : start == direction ? (double) direction : (double) (start + direction);
    }

    /** The number below a positive one, or below infinity: at powers of two the step is half as long. */
    private static /*@ pure @*/ double below(double a) {
        if (a == Double.POSITIVE_INFINITY) {
            return Double.MAX_VALUE;
        }
        double q = a - ulp(a);
        double r = q + ulp(q);
        return r < a ? r : q;
    }

    public static /*@ pure @*/ float nextUp(float a) {
        if (!(a < Float.POSITIVE_INFINITY)) {
            return a;
        }
        return a > 0 ? a + ulp(a) : a == 0 ? Float.MIN_VALUE : -below(-a);
    }

    public static /*@ pure @*/ float nextDown(float a) {
        return -nextUp(-a);
    }

    public static /*@ pure @*/ float nextAfter(float start, double direction) {
        return start > direction ? nextDown(start) : start < direction ? nextUp(start)
            : start == direction ? (float) direction : (float) (start + direction);
    }

    /** The number below a positive one, or below infinity: at powers of two the step is half as long. */
    private static /*@ pure @*/ float below(float a) {
        if (a == Float.POSITIVE_INFINITY) {
            return Float.MAX_VALUE;
        }
        float q = a - ulp(a);
        float r = q + ulp(q);
        return r < a ? r : q;
    }

    // Of what follows, only range, sign, and special cases are known, and that the same
    // arguments give the same. StrictMath (kind 1) may give another number.

    public static /*@ pure @*/ double sin(double a) {
        return sin(a, 0);
    }

    static /*@ pure @*/ double sin(double a, int kind) {
        return a == 0 ? a : a - a == 0 ? Approximate.within(-1, 1, Approximate.sin(kind, a)) : Double.NaN;
    }

    public static /*@ pure @*/ double cos(double a) {
        return cos(a, 0);
    }

    static /*@ pure @*/ double cos(double a, int kind) {
        return a == 0 ? 1 : a - a == 0 ? Approximate.within(-1, 1, Approximate.cos(kind, a)) : Double.NaN;
    }

    public static /*@ pure @*/ double tan(double a) {
        return tan(a, 0);
    }

    static /*@ pure @*/ double tan(double a, int kind) {
        return a == 0 ? a : a - a == 0 ? Approximate.within(-Double.MAX_VALUE, Double.MAX_VALUE, Approximate.tan(kind, a)) : Double.NaN;
    }

    public static /*@ pure @*/ double asin(double a) {
        return asin(a, 0);
    }

    static /*@ pure @*/ double asin(double a, int kind) {
        return a == 0 ? a : a >= -1 && a <= 1 ? Approximate.within(-PI / 2, PI / 2, Approximate.asin(kind, a)) : Double.NaN;
    }

    public static /*@ pure @*/ double acos(double a) {
        return acos(a, 0);
    }

    static /*@ pure @*/ double acos(double a, int kind) {
        return a == 1 ? 0 : a >= -1 && a <= 1 ? Approximate.within(0, PI, Approximate.acos(kind, a)) : Double.NaN;
    }

    public static /*@ pure @*/ double atan(double a) {
        return atan(a, 0);
    }

    static /*@ pure @*/ double atan(double a, int kind) {
        return a == 0 || a != a ? a : a > 0 ? Approximate.within(0, PI / 2, Approximate.atan(kind, a)) : Approximate.within(-PI / 2, 0, Approximate.atan(kind, a));
    }

    public static /*@ pure @*/ double atan2(double y, double x) {
        return atan2(y, x, 0);
    }

    static /*@ pure @*/ double atan2(double y, double x, int kind) {
        return y != y || x != x ? Double.NaN : Approximate.within(-PI, PI, Approximate.atan2(kind, y, x));
    }

    public static /*@ pure @*/ double sinh(double a) {
        return sinh(a, 0);
    }

    static /*@ pure @*/ double sinh(double a, int kind) {
        return a == 0 || a - a != 0 ? a : a > 0 ? Approximate.within(0, Double.POSITIVE_INFINITY, Approximate.sinh(kind, a)) : Approximate.within(Double.NEGATIVE_INFINITY, 0, Approximate.sinh(kind, a));
    }

    public static /*@ pure @*/ double cosh(double a) {
        return cosh(a, 0);
    }

    static /*@ pure @*/ double cosh(double a, int kind) {
        return a == 0 ? 1 : a != a ? a : Approximate.within(1, Double.POSITIVE_INFINITY, Approximate.cosh(kind, a));
    }

    public static /*@ pure @*/ double tanh(double a) {
        return tanh(a, 0);
    }

    static /*@ pure @*/ double tanh(double a, int kind) {
        return a == 0 || a != a ? a : a > 0 ? Approximate.within(0, 1, Approximate.tanh(kind, a)) : Approximate.within(-1, 0, Approximate.tanh(kind, a));
    }

    public static /*@ pure @*/ double exp(double a) {
        return exp(a, 0);
    }

    static /*@ pure @*/ double exp(double a, int kind) {
        return a != a || a == Double.POSITIVE_INFINITY ? a : a == Double.NEGATIVE_INFINITY ? 0 : a == 0 ? 1
            : a > 0 ? Approximate.within(1, Double.POSITIVE_INFINITY, Approximate.exp(kind, a)) : Approximate.within(0, 1, Approximate.exp(kind, a));
    }

    public static /*@ pure @*/ double expm1(double a) {
        return expm1(a, 0);
    }

    static /*@ pure @*/ double expm1(double a, int kind) {
        return a == 0 || a != a || a == Double.POSITIVE_INFINITY ? a : a == Double.NEGATIVE_INFINITY ? -1
            : a > 0 ? Approximate.within(0, Double.POSITIVE_INFINITY, Approximate.expm1(kind, a)) : Approximate.within(-1, 0, Approximate.expm1(kind, a));
    }

    public static /*@ pure @*/ double log(double a) {
        return log(a, 0);
    }

    static /*@ pure @*/ double log(double a, int kind) {
        return a != a || a < 0 ? Double.NaN : a == 0 ? Double.NEGATIVE_INFINITY : a == Double.POSITIVE_INFINITY ? a : a == 1 ? 0
            : a > 1 ? Approximate.within(0, 1000.0, Approximate.log(kind, a)) : Approximate.within(-1000.0, 0, Approximate.log(kind, a));
    }

    public static /*@ pure @*/ double log10(double a) {
        return log10(a, 0);
    }

    static /*@ pure @*/ double log10(double a, int kind) {
        return a != a || a < 0 ? Double.NaN : a == 0 ? Double.NEGATIVE_INFINITY : a == Double.POSITIVE_INFINITY ? a : a == 1 ? 0
            : a > 1 ? Approximate.within(0, 1000.0, Approximate.log10(kind, a)) : Approximate.within(-1000.0, 0, Approximate.log10(kind, a));
    }

    public static /*@ pure @*/ double log1p(double a) {
        return log1p(a, 0);
    }

    static /*@ pure @*/ double log1p(double a, int kind) {
        return a == 0 || a == Double.POSITIVE_INFINITY ? a : a != a || a < -1 ? Double.NaN : a == -1 ? Double.NEGATIVE_INFINITY
            : a > 0 ? Approximate.within(0, 1000.0, Approximate.log1p(kind, a)) : Approximate.within(-1000.0, 0, Approximate.log1p(kind, a));
    }

    public static /*@ pure @*/ double cbrt(double a) {
        return cbrt(a, 0);
    }

    static /*@ pure @*/ double cbrt(double a, int kind) {
        return a == 0 || a - a != 0 ? a : a > 0 ? Approximate.within(0, Double.MAX_VALUE, Approximate.cbrt(kind, a)) : Approximate.within(-Double.MAX_VALUE, 0, Approximate.cbrt(kind, a));
    }

    public static /*@ pure @*/ double hypot(double x, double y) {
        return hypot(x, y, 0);
    }

    static /*@ pure @*/ double hypot(double x, double y, int kind) {
        return abs(x) == Double.POSITIVE_INFINITY || abs(y) == Double.POSITIVE_INFINITY ? Double.POSITIVE_INFINITY
            : x != x || y != y ? Double.NaN : Approximate.within(0, Double.POSITIVE_INFINITY, Approximate.hypot(kind, x, y));
    }

    public static /*@ pure @*/ double pow(double a, double b) {
        return pow(a, b, 0);
    }

    static /*@ pure @*/ double pow(double a, double b, int kind) {
        return b == 0 ? 1 : b == 1 ? a : a != a || b != b ? Double.NaN
            : b == 2 && rint(a) == a && abs(a) <= 94906265.0 ? a * a
            : a >= 0 && b - b == 0 ? Approximate.within(0, Double.POSITIVE_INFINITY, Approximate.pow(kind, a, b)) : Approximate.pow(kind, a, b);
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
