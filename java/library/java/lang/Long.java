package java.lang;

/** A box: == of two is that of their values where valueOf keeps one box for a value. */
public final class Long extends Number implements Comparable<Long>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    public static final Class<Long> TYPE = long.class;
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final long value;
    private final boolean cached;

    //@ invariant cached ==> -128 <= value && value <= 127;

    private /*@ pure @*/ Long(long value, boolean cached) {
        this.value = value;
        this.cached = cached;
    }

    public /*@ pure @*/ Long(long value) {
        this(value, false);
    }

    public Long(/*@ nullable @*/ String s) {
        this(parseLong(s), false);
    }

    public static Long valueOf(long value) {
        return new Long(value, -128 <= value && value <= 127);
    }

    public static Long valueOf(String s) {
        return valueOf(parseLong(s));
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
        return other instanceof Long && ((Long) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    public /*@ pure @*/ int compareTo(Long other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public String toString() {
        return toString(value);
    }

    public static /*@ pure @*/ int signum(long i) {
        return i > 0 ? 1 : i < 0 ? -1 : 0;
    }

    public static /*@ pure @*/ long max(long x, long y) {
        return x >= y ? x : y;
    }

    public static /*@ pure @*/ long min(long x, long y) {
        return x <= y ? x : y;
    }

    public static /*@ pure @*/ long sum(long x, long y) {
        return x + y;
    }

    public static /*@ pure @*/ int compareUnsigned(long x, long y) {
        return compare(x ^ MIN_VALUE, y ^ MIN_VALUE);
    }

    public static /*@ pure @*/ long rotateLeft(long i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static /*@ pure @*/ long rotateRight(long i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static /*@ pure @*/ long lowestOneBit(long i) {
        return i & -i;
    }

    public static /*@ pure @*/ long highestOneBit(long i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static /*@ pure @*/ int bitCount(long i) {
        int n = 0;
        for (int k = 0; k < SIZE; k++) {
            n += (int) (i >>> k) & 1;
        }
        return n;
    }

    public static /*@ pure @*/ int numberOfLeadingZeros(long i) {
        int n = 0;
        boolean zeros = true;
        for (int k = 0; k < SIZE; k++) {
            zeros = zeros && i << k >= 0;
            n += zeros ? 1 : 0;
        }
        return n;
    }

    public static /*@ pure @*/ int numberOfTrailingZeros(long i) {
        int n = 0;
        boolean zeros = true;
        for (int k = 0; k < SIZE; k++) {
            zeros = zeros && (i >>> k & 1) == 0;
            n += zeros ? 1 : 0;
        }
        return n;
    }

    public static /*@ pure @*/ long reverse(long i) {
        long r = 0;
        for (int k = 0; k < SIZE; k++) {
            r = r << 1 | i >>> k & 1;
        }
        return r;
    }

    public static Long valueOf(/*@ nullable @*/ String s, int radix) {
        return valueOf(parseLong(s, radix));
    }

    /** Half of a number that is too large to be signed, divided, is half of the quotient. */
    public static /*@ pure @*/ long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        long quotient = (dividend >>> 1) / divisor << 1;
        return quotient + (compareUnsigned(dividend - quotient * divisor, divisor) < 0 ? 0 : 1);
    }

    public static /*@ pure @*/ long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    public static String toUnsignedString(long i) {
        return toUnsignedString(i, 10);
    }

    public static String toUnsignedString(long i, int radix) {
        int base = radix < 2 || radix > 36 ? 10 : radix;
        return i >= 0 ? toString(i, base) : String.plus(toString(divideUnsigned(i, base), base), toString(remainderUnsigned(i, base), base));
    }

    public static long parseUnsignedLong(/*@ nullable @*/ String s) {
        return parseUnsignedLong(s, 10);
    }

    public static long parseUnsignedLong(/*@ nullable @*/ String s, int radix) {
        if (s == null || s.startsWith("-")) {
            throw new NumberFormatException();
        }
        int last = s.length() - 1;
        if (last < 2) {
            return parseLong(s, radix);
        }
        long front = parseLong(s.substring(0, last), radix);
        int digit = Character.digit(s.charAt(last), radix);
        long value = front * radix + digit;
        if (digit < 0 || compareUnsigned(front, divideUnsigned(-1, radix)) > 0 || compareUnsigned(value, digit) < 0) {
            throw new NumberFormatException();
        }
        return value;
    }

    /** Of eight bytes: a narrow long has others. */
    public static /*@ pure @*/ long reverseBytes(long i) {
        long pairs = (i & 0xff00ff00ff00ffL) << 8 | i >>> 8 & 0xff00ff00ff00ffL;
        return pairs << 48 | (pairs & 0xffff0000L) << 16 | pairs >>> 16 & 0xffff0000L | pairs >>> 48;
    }

    public static /*@ pure @*/ String toString(long i) {
        long r0 = i < 0 ? i : -i; // a negative number, the same without its last digits
        long r1 = r0 / 10;
        long r2 = r1 / 10;
        long r3 = r2 / 10;
        long r4 = r3 / 10;
        long r5 = r4 / 10;
        long r6 = r5 / 10;
        long r7 = r6 / 10;
        long r8 = r7 / 10;
        long r9 = r8 / 10;
        long r10 = r9 / 10;
        long r11 = r10 / 10;
        long r12 = r11 / 10;
        long r13 = r12 / 10;
        long r14 = r13 / 10;
        long r15 = r14 / 10;
        long r16 = r15 / 10;
        long r17 = r16 / 10;
        long r18 = r17 / 10;
        int n = r1 == 0 ? 1 : r2 == 0 ? 2 : r3 == 0 ? 3 : r4 == 0 ? 4 : r5 == 0 ? 5 : r6 == 0 ? 6 : r7 == 0 ? 7 :
            r8 == 0 ? 8 : r9 == 0 ? 9 : r10 == 0 ? 10 : r11 == 0 ? 11 : r12 == 0 ? 12 : r13 == 0 ? 13 : r14 ==
            0 ? 14 : r15 == 0 ? 15 : r16 == 0 ? 16 : r17 == 0 ? 17 : r18 == 0 ? 18 : 19;
        int sign = i < 0 ? 1 : 0;
        int last = n + sign - 1;
        return String.of(n + sign, k -> k < sign ? '-'
            : (char) ('0' - digit(last - k, r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18)));
    }

    /** The digit at a place, from the right, of a number that is not positive. */
    private static /*@ pure @*/ long digit(int p, long r0, long r1, long r2, long r3, long r4, long r5, long r6, long r7, long r8, long r9, long
            r10, long r11, long r12, long r13, long r14, long r15, long r16, long r17, long r18) {
        return p == 0 ? r0 - 10 * r1 : p == 1 ? r1 - 10 * r2 : p == 2 ? r2 - 10 * r3 : p == 3 ? r3 - 10 * r4 : p
            == 4 ? r4 - 10 * r5 : p == 5 ? r5 - 10 * r6 : p == 6 ? r6 - 10 * r7 : p == 7 ? r7 - 10 * r8 : p ==
            8 ? r8 - 10 * r9 : p == 9 ? r9 - 10 * r10 : p == 10 ? r10 - 10 * r11 : p == 11 ? r11 - 10 * r12 :
            p == 12 ? r12 - 10 * r13 : p == 13 ? r13 - 10 * r14 : p == 14 ? r14 - 10 * r15 : p == 15 ? r15 -
            10 * r16 : p == 16 ? r16 - 10 * r17 : p == 17 ? r17 - 10 * r18 : r18;
    }

    public static String toString(long i, int radix) {
        if (radix == 10 || radix < 2 || radix > 36) {
            return toString(i);
        }
        long rest = i < 0 ? i : -i;
        String digits = "";
        for (int k = 0; k < SIZE && (rest != 0 || k == 0); k++) {
            digits = String.plus(String.valueOf(Character.digit((int) -(rest % radix))), digits);
            rest = rest / radix;
        }
        return i < 0 ? String.plus("-", digits) : digits;
    }

    private static String bits(long i, int shift) {
        long rest = i;
        String digits = "";
        for (int k = 0; k < SIZE && (rest != 0 || k == 0); k++) {
            digits = String.plus(String.valueOf(Character.digit((int) rest & (1 << shift) - 1)), digits);
            rest = rest >>> shift;
        }
        return digits;
    }

    public static String toBinaryString(long i) {
        return bits(i, 1);
    }

    public static String toOctalString(long i) {
        return bits(i, 3);
    }

    public static String toHexString(long i) {
        return bits(i, 4);
    }

    public static long parseLong(/*@ nullable @*/ String s) {
        return parseLong(s, 10);
    }

    public static long parseLong(/*@ nullable @*/ String s, int radix) {
        if (s == null || radix < 2 || radix > 36) {
            throw new NumberFormatException();
        }
        int n = s.length();
        boolean signed = n > 0 && (s.charAt(0) == '-' || s.charAt(0) == '+');
        boolean negative = signed && s.charAt(0) == '-';
        if (n == (signed ? 1 : 0)) {
            throw NumberFormatException.of(s, radix);
        }
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long value = 0; // the negated number
        for (int i = signed ? 1 : 0; i < n; i++) {
            int digit = Character.digit(s.charAt(i), radix);
            if (digit < 0 || value < limit / radix || value * radix < limit + digit) {
                throw NumberFormatException.of(s, radix);
            }
            value = value * radix - digit;
        }
        return negative ? value : -value;
    }

    public static Long decode(String s) {
        boolean signed = s.startsWith("-") || s.startsWith("+");
        int i = signed ? 1 : 0;
        boolean hexadecimal = s.startsWith("0x", i) || s.startsWith("0X", i);
        int radix = hexadecimal || s.startsWith("#", i) ? 16 : s.startsWith("0", i) && s.length() > i + 1 ? 8 : 10;
        i += hexadecimal ? 2 : radix == 10 ? 0 : 1;
        if (s.startsWith("-", i) || s.startsWith("+", i)) {
            throw new NumberFormatException();
        }
        String digits = s.substring(i);
        return valueOf(parseLong(s.startsWith("-") ? "-" + digits : digits, radix));
    }
}
