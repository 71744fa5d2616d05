/** A method for each operation on float and double. */
class Numbers {
    static double add(double a, double b) { return a + b; }
    static double subtract(double a, double b) { return a - b; }
    static double multiply(double a, double b) { return a * b; }
    static double divide(double a, double b) { return a / b; }
    static double remainder(double a, double b) { return a % b; }
    static float addFloats(float a, float b) { return a + b; }
    static float subtractFloats(float a, float b) { return a - b; }
    static float multiplyFloats(float a, float b) { return a * b; }
    static float divideFloats(float a, float b) { return a / b; }
    static float remainderFloats(float a, float b) { return a % b; }
    static double negate(double a) { return -a; }
    static float negateFloat(float a) { return -a; }
    static boolean less(double a, double b) { return a < b; }
    static boolean atMost(float a, float b) { return a <= b; }
    static boolean greater(float a, double b) { return a > b; }
    static boolean atLeast(double a, int b) { return a >= b; }
    static boolean equal(double a, double b) { return a == b; }
    static boolean different(float a, float b) { return a != b; }
    static boolean equalToInt(float a, int b) { return a == b; }
    static int toInt(double a) { return (int) a; }
    static long toLong(double a) { return (long) a; }
    static byte toByte(double a) { return (byte) a; }
    static short toShort(float a) { return (short) a; }
    static char toChar(double a) { return (char) a; }
    static int floatToInt(float a) { return (int) a; }
    static long floatToLong(float a) { return (long) a; }
    static float toFloat(double a) { return (float) a; }
    static double toDouble(float a) { return a; }
    static float ofInt(int a) { return a; }
    static float ofLong(long a) { return a; }
    static double doubleOfLong(long a) { return a; }
    static double doubleOfInt(int a) { return a; }
    static double ofChar(int a) { return (char) a; }
    static double increment(double a) { return a++ + ++a; }
    static float decrement(float a) { a--; return --a; }
    static int compoundInt(int a, float b) { a += b; return a; }
    static byte compoundByte(int a, double b) { byte x = (byte) a; x *= b; return x; }
    static float compoundFloat(float a, double b) { a -= b; return a; }
    static double mixed(long a, float b) { return a * b + 1; }
    static double chosen(boolean c, int a, double b) { return c ? a : b; }
    static boolean constants(double a) { return a < Double.MAX_VALUE && a > Double.MIN_VALUE || a == Double.NEGATIVE_INFINITY || a != Double.NaN && a <= Float.MIN_NORMAL; }
    static boolean classes(double a) { return Double.isNaN(a) ? true : Double.isInfinite(a) != Double.isFinite(a); }
    static boolean floatClasses(float a) { return Float.isNaN(a) || Float.isInfinite(a); }
    static boolean finite(float a) { return Float.isFinite(a); }
    static int compare(double a, double b) { return Double.compare(a, b); }
    static int compareFloats(float a, float b) { return Float.compare(a, b); }
    static double sqrt(double a) { return Math.sqrt(a); }
    static double rint(double a) { return Math.rint(a); }
    static double floor(double a) { return Math.floor(a); }
    static double ceil(double a) { return StrictMath.ceil(a); }
    static long round(double a) { return Math.round(a); }
    static int roundFloat(float a) { return Math.round(a); }
    static double abs(double a) { return Math.abs(a); }
    static float absFloat(float a) { return Math.abs(a); }
    static double signum(double a) { return Math.signum(a); }
    static float signumFloat(float a) { return Math.signum(a); }
    static double ulp(double a) { return Math.ulp(a); }
    static float ulpFloat(float a) { return Math.ulp(a); }
    static double min(double a, double b) { return Math.min(a, b); }
    static float minFloats(float a, float b) { return Math.min(a, b); }
    static double max(double a, double b) { return Math.max(a, b); }
    static float maxFloats(float a, float b) { return StrictMath.max(a, b); }
    static double copySign(double a, double b) { return StrictMath.copySign(a, b); }
    static float copySignFloats(float a, float b) { return StrictMath.copySign(a, b); }
    static double scalb(double a, int b) { return Math.scalb(a, b); }
    static float scalbFloat(float a, int b) { return Math.scalb(a, b); }
    static double fma(double a, double b, double c) { return Math.fma(a, b, c); }
    static float fmaFloats(float a, float b, float c) { return Math.fma(a, b, c); }
    static double pi(double r) { return Math.PI * r + Math.E; }
}
