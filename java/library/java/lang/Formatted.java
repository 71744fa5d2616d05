package java.lang;

import java.util.*;

/**
 * What the specifiers of a constant format do with their arguments: see types/format.go. What the
 * exceptions are given stands for what Java says there: a method that looks at it is refused.
 */
final class Formatted {
    private Formatted() {
    }

    /** Of a format that is no constant, no more is asked. */
    static void given(/*@ nullable @*/ String format) {
        if (format == null) {
            throw new NullPointerException();
        }
    }

    /** Argument i of those in an array. */
    static /*@ nullable @*/ Object argument(/*@ nullable @*/ Object[] args, int i) {
        if (args != null && i >= args.length) {
            throw new MissingFormatArgumentException("%s");
        }
        return args == null ? null : args[i];
    }

    static String missingFormatArgument() {
        throw new MissingFormatArgumentException("%s");
    }

    static String unknownFormatConversion() {
        throw new UnknownFormatConversionException("%");
    }

    static String duplicateFormatFlags() {
        throw new DuplicateFormatFlagsException("-");
    }

    static String illegalFormatWidth() {
        throw new IllegalFormatWidthException(0);
    }

    static String illegalFormatPrecision() {
        throw new IllegalFormatPrecisionException(0);
    }

    static String illegalFormatFlags() {
        throw new IllegalFormatFlagsException("-");
    }

    static String missingFormatWidth() {
        throw new MissingFormatWidthException("%-d");
    }

    static String formatFlagsConversionMismatch() {
        throw new FormatFlagsConversionMismatchException("#", 'd');
    }

    static String truth(/*@ nullable @*/ Object x) {
        return x == null ? "false" : x instanceof Boolean ? x.toString() : "true";
    }

    static String hash(/*@ nullable @*/ Object x) {
        return x == null ? "null" : Integer.toHexString(x.hashCode());
    }

    static String letter(/*@ nullable @*/ Object x) {
        if (x == null) {
            return "null";
        }
        if (x instanceof Character) {
            return x.toString();
        }
        if (!(x instanceof Byte || x instanceof Short || x instanceof Integer)) {
            throw new IllegalFormatConversionException('c', x.getClass());
        }
        int c = ((Number) x).intValue();
        if (c < 0 || c > 0x10ffff) {
            throw new IllegalFormatCodePointException(c);
        }
        return new StringBuilder().appendCodePoint(c).toString();
    }

    private static long integer(Object x) {
        if (x instanceof Integer || x instanceof Long || x instanceof Short || x instanceof Byte) {
            return ((Number) x).longValue();
        }
        throw new IllegalFormatConversionException('d', x.getClass());
    }

    /** In front of what is not negative stands a text, in front of the digits zeros up to a width. */
    static String decimal(/*@ nullable @*/ Object x, String positive, boolean parentheses, boolean group, int width) {
        if (x == null) {
            return "null";
        }
        long n = integer(x);
        String s = Long.toString(n);
        return signed(n < 0 ? s.range(1, s.size()) : s, n < 0, positive, parentheses, group, width);
    }

    static String signed(String digits, boolean negative, String positive, boolean parentheses, boolean group, int width) {
        String lead = !negative ? positive : parentheses ? "(" : "-";
        String all = group ? grouped(digits) : digits;
        String behind = negative && parentheses ? ")" : "";
        return String.plus(String.plus(String.plus(lead, zeros(width - lead.size() - all.size() - behind.size())), all), behind);
    }

    /** Digits with a comma in front of each three of an integer. */
    private static String grouped(String s) {
        int point = s.indexOf('.');
        int n = point < 0 ? s.size() : point;
        int all = n + (n - 1) / 3;
        return String.of(all + s.size() - n, i -> i >= all ? s.at(n + i - all) : (all - 1 - i) % 4 == 3 ? ','
            : s.at(n - 1 - (all - 1 - i - (all - 1 - i) / 4)));
    }

    private static String zeros(int n) {
        return n <= 0 ? "" : String.of(n, i -> '0');
    }

    /** As decimal, of a number with so many digits behind the point. */
    static String fixed(/*@ nullable @*/ Object x, String positive, boolean parentheses, boolean group, int width, int digits) {
        if (x == null) {
            return "null";
        }
        if (!(x instanceof Double || x instanceof Float)) {
            throw new IllegalFormatConversionException('f', x.getClass());
        }
        double v = ((Number) x).doubleValue();
        if (v != v) {
            return "NaN";
        }
        boolean infinite = v - v != 0;
        return signed(infinite ? "Infinity" : FloatingText.fixed(Math.abs(v), digits), Math.copySign(1.0, v) < 0, positive, parentheses, group && !infinite,
            infinite ? 0 : width);
    }

    static String hexadecimal(/*@ nullable @*/ Object x, boolean mismatch, String prefix, int width) {
        if (x == null) {
            return "null";
        }
        long n = integer(x);
        if (mismatch) {
            throw new FormatFlagsConversionMismatchException("#", 'd');
        }
        String s = x instanceof Long ? Long.toHexString(n) : x instanceof Integer ? Integer.toHexString((int) n)
            : Integer.toHexString((int) n & (x instanceof Short ? 0xffff : 0xff));
        return filled(s, prefix, width);
    }

    static String octal(/*@ nullable @*/ Object x, boolean mismatch, String prefix, int width) {
        if (x == null) {
            return "null";
        }
        long n = integer(x);
        if (mismatch) {
            throw new FormatFlagsConversionMismatchException("#", 'd');
        }
        String s = x instanceof Long ? Long.toOctalString(n) : x instanceof Integer ? Integer.toOctalString((int) n)
            : Integer.toOctalString((int) n & (x instanceof Short ? 0xffff : 0xff));
        return filled(s, prefix, width);
    }

    private static String filled(String digits, String prefix, int width) {
        return String.plus(String.plus(prefix, zeros(width - prefix.size() - digits.size())), digits);
    }

    static String cut(String s, int most) {
        return most < s.size() ? s.range(0, most) : s;
    }

    static String upper(String s) {
        return s.toUpperCase();
    }

    static String left(String s, int width) {
        int n = s.size();
        return n >= width ? s : String.of(width, i -> i < n ? s.at(i) : ' ');
    }

    static String right(String s, int width) {
        int blanks = width - s.size();
        return blanks <= 0 ? s : String.of(width, i -> i < blanks ? ' ' : s.at(i - blanks));
    }
}
