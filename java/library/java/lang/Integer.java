package java.lang;

/** A box: == of two is that of their values where valueOf keeps one box for a value. */
public final class Integer extends Number implements Comparable<Integer>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    public static final Class<Integer> TYPE = int.class;
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final int value;
    private final boolean cached;

    //@ invariant cached ==> -128 <= value && value <= 127;

    private /*@ pure @*/ Integer(int value, boolean cached) {
        this.value = value;
        this.cached = cached;
    }

    public /*@ pure @*/ Integer(int value) {
        this(value, false);
    }

    public Integer(/*@ nullable @*/ String s) {
        this(parseInt(s), false);
    }

    public static Integer valueOf(int value) {
        return new Integer(value, -128 <= value && value <= 127);
    }

    public static Integer valueOf(String s) {
        return valueOf(parseInt(s));
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public /*@ pure @*/ float floatValue() {
        return value;
    }

    public /*@ pure @*/ double doubleValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(int value) {
        return value;
    }

    public /*@ pure @*/ int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ int compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public String toString() {
        return toString(value);
    }

    public static /*@ pure @*/ int signum(int i) {
        return i > 0 ? 1 : i < 0 ? -1 : 0;
    }

    public static /*@ pure @*/ int max(int x, int y) {
        return x >= y ? x : y;
    }

    public static /*@ pure @*/ int min(int x, int y) {
        return x <= y ? x : y;
    }

    public static /*@ pure @*/ int sum(int x, int y) {
        return x + y;
    }

    public static /*@ pure @*/ int compareUnsigned(int x, int y) {
        return compare(x ^ MIN_VALUE, y ^ MIN_VALUE);
    }

    public static /*@ pure @*/ int rotateLeft(int i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static /*@ pure @*/ int rotateRight(int i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static /*@ pure @*/ int lowestOneBit(int i) {
        return i & -i;
    }

    public static /*@ pure @*/ int highestOneBit(int i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static /*@ pure @*/ int bitCount(int i) {
        int n = 0;
        for (int k = 0; k < SIZE; k++) {
            n += (int) (i >>> k) & 1;
        }
        return n;
    }

    public static /*@ pure @*/ int numberOfLeadingZeros(int i) {
        int n = 0;
        boolean zeros = true;
        for (int k = 0; k < SIZE; k++) {
            zeros = zeros && i << k >= 0;
            n += zeros ? 1 : 0;
        }
        return n;
    }

    public static /*@ pure @*/ int numberOfTrailingZeros(int i) {
        int n = 0;
        boolean zeros = true;
        for (int k = 0; k < SIZE; k++) {
            zeros = zeros && (i >>> k & 1) == 0;
            n += zeros ? 1 : 0;
        }
        return n;
    }

    public static /*@ pure @*/ int reverse(int i) {
        int r = 0;
        for (int k = 0; k < SIZE; k++) {
            r = r << 1 | i >>> k & 1;
        }
        return r;
    }

    public static Integer valueOf(/*@ nullable @*/ String s, int radix) {
        return valueOf(parseInt(s, radix));
    }

    public static /*@ pure @*/ long toUnsignedLong(int x) {
        return x < 0 ? x + (2L * MAX_VALUE + 2) : x;
    }

    public static String toUnsignedString(int i) {
        return Long.toString(toUnsignedLong(i));
    }

    public static String toUnsignedString(int i, int radix) {
        return Long.toString(toUnsignedLong(i), radix);
    }

    public static /*@ pure @*/ int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static /*@ pure @*/ int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    /** Of four bytes: a narrow int has others. */
    public static /*@ pure @*/ int reverseBytes(int i) {
        return i << 24 | (i & 0xff00) << 8 | i >>> 8 & 0xff00 | i >>> 24;
    }

    public static /*@ pure @*/ String toString(int i) {
        int r0 = i < 0 ? i : -i; // a negative number, the same without its last digits
        int r1 = r0 / 10;
        int r2 = r1 / 10;
        int r3 = r2 / 10;
        int r4 = r3 / 10;
        int r5 = r4 / 10;
        int r6 = r5 / 10;
        int r7 = r6 / 10;
        int r8 = r7 / 10;
        int r9 = r8 / 10;
        int n = r1 == 0 ? 1 : r2 == 0 ? 2 : r3 == 0 ? 3 : r4 == 0 ? 4 : r5 == 0 ? 5 : r6 == 0 ? 6 : r7 == 0 ? 7 :
            r8 == 0 ? 8 : r9 == 0 ? 9 : 10;
        int sign = i < 0 ? 1 : 0;
        int last = n + sign - 1;
        return String.of(n + sign, k -> k < sign ? '-'
            : (char) ('0' - digit(last - k, r0, r1, r2, r3, r4, r5, r6, r7, r8, r9)));
    }

    /** The digit at a place, from the right, of a number that is not positive. */
    private static /*@ pure @*/ int digit(int p, int r0, int r1, int r2, int r3, int r4, int r5, int r6, int r7, int r8, int r9) {
        return p == 0 ? r0 - 10 * r1 : p == 1 ? r1 - 10 * r2 : p == 2 ? r2 - 10 * r3 : p == 3 ? r3 - 10 * r4 : p
            == 4 ? r4 - 10 * r5 : p == 5 ? r5 - 10 * r6 : p == 6 ? r6 - 10 * r7 : p == 7 ? r7 - 10 * r8 : p ==
            8 ? r8 - 10 * r9 : r9;
    }

    public static String toString(int i, int radix) {
        if (radix == 10 || radix < 2 || radix > 36) {
            return toString(i);
        }
        int rest = i < 0 ? i : -i;
        String digits = "";
        for (int k = 0; k < SIZE && (rest != 0 || k == 0); k++) {
            digits = String.plus(String.valueOf(Character.digit((int) -(rest % radix))), digits);
            rest = rest / radix;
        }
        return i < 0 ? String.plus("-", digits) : digits;
    }

    private static String bits(int i, int shift) {
        int rest = i;
        String digits = "";
        for (int k = 0; k < SIZE && (rest != 0 || k == 0); k++) {
            digits = String.plus(String.valueOf(Character.digit((int) rest & (1 << shift) - 1)), digits);
            rest = rest >>> shift;
        }
        return digits;
    }

    public static String toBinaryString(int i) {
        return bits(i, 1);
    }

    public static String toOctalString(int i) {
        return bits(i, 3);
    }

    public static String toHexString(int i) {
        return bits(i, 4);
    }

    public static int parseUnsignedInt(/*@ nullable @*/ String s) {
        return parseUnsignedInt(s, 10);
    }

    public static int parseUnsignedInt(/*@ nullable @*/ String s, int radix) {
        if (s == null || s.startsWith("-")) {
            throw new NumberFormatException();
        }
        long n = Long.parseLong(s, radix);
        if (n != toUnsignedLong((int) n)) {
            throw new NumberFormatException();
        }
        return (int) n;
    }

    public static int parseInt(/*@ nullable @*/ String s) {
        return parseInt(s, 10);
    }

    public static int parseInt(/*@ nullable @*/ String s, int radix) {
        if (s == null || radix < 2 || radix > 36) {
            throw new NumberFormatException();
        }
        int n = s.length();
        boolean signed = n > 0 && (s.charAt(0) == '-' || s.charAt(0) == '+');
        boolean negative = signed && s.charAt(0) == '-';
        if (n == (signed ? 1 : 0)) {
            throw NumberFormatException.of(s, radix);
        }
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int value = 0; // the negated number
        for (int i = signed ? 1 : 0; i < n; i++) {
            int digit = Character.digit(s.charAt(i), radix);
            if (digit < 0 || value < limit / radix || value * radix < limit + digit) {
                throw NumberFormatException.of(s, radix);
            }
            value = value * radix - digit;
        }
        return negative ? value : -value;
    }

    public static Integer decode(String s) {
        boolean signed = s.startsWith("-") || s.startsWith("+");
        int i = signed ? 1 : 0;
        boolean hexadecimal = s.startsWith("0x", i) || s.startsWith("0X", i);
        int radix = hexadecimal || s.startsWith("#", i) ? 16 : s.startsWith("0", i) && s.length() > i + 1 ? 8 : 10;
        i += hexadecimal ? 2 : radix == 10 ? 0 : 1;
        if (s.startsWith("-", i) || s.startsWith("+", i)) {
            throw new NumberFormatException();
        }
        String digits = s.substring(i);
        return valueOf(parseInt(s.startsWith("-") ? "-" + digits : digits, radix));
    }
}
