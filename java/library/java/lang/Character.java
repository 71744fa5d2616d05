package java.lang;

import inspect.Characters;

/**
 * A box: == of two is that of their values where valueOf keeps one box for a value.
 * Letters and digits are those of Java 17; what is asked of a code point that is no char comes to no end.
 */
public final class Character implements java.io.Serializable, Comparable<Character>, java.lang.constant.Constable {
    public static final Class<Character> TYPE = char.class;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_HIGH_SURROGATE = '\ud800';
    public static final char MAX_HIGH_SURROGATE = '\udbff';
    public static final char MIN_LOW_SURROGATE = '\udc00';
    public static final char MAX_LOW_SURROGATE = '\udfff';
    public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
    public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    private final char value;
    private final boolean cached;

    //@ invariant cached ==> value <= 127;

    private /*@ pure @*/ Character(char value, boolean cached) {
        this.value = value;
        this.cached = cached;
    }

    public /*@ pure @*/ Character(char value) {
        this(value, false);
    }

    public static Character valueOf(char value) {
        return new Character(value, value <= 127);
    }

    public /*@ pure @*/ char charValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return value;
    }

    public static /*@ pure @*/ int hashCode(char value) {
        return value;
    }

    public /*@ pure @*/ int compareTo(Character other) {
        return value - other.value;
    }

    public static /*@ pure @*/ int compare(char x, char y) {
        return x - y;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(char c) {
        return String.valueOf(c);
    }

    public static String toString(int codePoint) {
        return String.valueOf(toChars(codePoint));
    }

    public static char[] toChars(int codePoint) {
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException();
        }
        return isBmpCodePoint(codePoint) ? new char[] {(char) codePoint} : new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
    }

    public static /*@ pure @*/ int codePointAt(CharSequence s, int index) {
        char high = s.charAt(index);
        if (!isHighSurrogate(high) || index + 1 >= s.length() || !isLowSurrogate(s.charAt(index + 1))) {
            return high;
        }
        return toCodePoint(high, s.charAt(index + 1));
    }

    public static /*@ pure @*/ int codePointAt(char[] chars, int index) {
        char high = chars[index];
        if (!isHighSurrogate(high) || index + 1 >= chars.length || !isLowSurrogate(chars[index + 1])) {
            return high;
        }
        return toCodePoint(high, chars[index + 1]);
    }

    public static /*@ pure @*/ int codePointCount(CharSequence s, int begin, int end) {
        if (begin < 0 || begin > end || end > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        int n = end - begin;
        for (int i = begin + 1; i < end; i++) {
            n -= isLowSurrogate(s.charAt(i)) && isHighSurrogate(s.charAt(i - 1)) ? 1 : 0;
        }
        return n;
    }

    /** Goes on for ever unless ok: what would come then is not known here. */
    static /*@ pure @*/ void known(boolean ok) {
        while (!ok) {
        }
    }

    /** Whether it is a char: of negative numbers nothing is true, and of what is greater nothing known. */
    private static /*@ pure @*/ boolean single(int codePoint) {
        known(codePoint < 0 || codePoint == (char) codePoint);
        return codePoint >= 0;
    }

    /** The digit of a value below 36. */
    static /*@ pure @*/ char digit(int value) {
        return (char) (value < 10 ? '0' + value : 'a' + value - 10);
    }

    static /*@ pure @*/ boolean white(char c) {
        return c <= ' ' && (c == ' ' || c >= 9 && c <= 13 || c >= 28) || c >= 0x1680
            && (c == 0x1680 || c >= 0x2000 && c <= 0x200a && c != 0x2007 || c == 0x2028 || c == 0x2029 || c == 0x205f || c == 0x3000);
    }

    public static /*@ pure @*/ boolean isWhitespace(char c) {
        return white(c);
    }

    public static /*@ pure @*/ boolean isWhitespace(int codePoint) {
        return codePoint >= 0 && codePoint <= 0xffff && isWhitespace((char) codePoint);
    }

    public static /*@ pure @*/ boolean isSpaceChar(char c) {
        return c == ' ' || c == 0xa0 || c >= 0x1680
            && (c == 0x1680 || c >= 0x2000 && c <= 0x200a || c == 0x2028 || c == 0x2029 || c == 0x202f || c == 0x205f || c == 0x3000);
    }

    public static /*@ pure @*/ boolean isSpaceChar(int codePoint) {
        return codePoint >= 0 && codePoint <= 0xffff && isSpaceChar((char) codePoint);
    }

    public static /*@ pure @*/ boolean isDigit(char c) {
        return Characters.isDigit(c);
    }

    public static /*@ pure @*/ boolean isDigit(int codePoint) {
        return single(codePoint) && Characters.isDigit((char) codePoint);
    }

    public static /*@ pure @*/ boolean isLetter(char c) {
        return Characters.isLetter(c);
    }

    public static /*@ pure @*/ boolean isLetter(int codePoint) {
        return single(codePoint) && Characters.isLetter((char) codePoint);
    }

    public static /*@ pure @*/ boolean isAlphabetic(int codePoint) {
        return single(codePoint) && Characters.isAlphabetic((char) codePoint);
    }

    public static /*@ pure @*/ boolean isLetterOrDigit(char c) {
        return Characters.isLetterOrDigit(c);
    }

    public static /*@ pure @*/ boolean isLetterOrDigit(int codePoint) {
        return single(codePoint) && Characters.isLetterOrDigit((char) codePoint);
    }

    public static /*@ pure @*/ boolean isUpperCase(char c) {
        return Characters.isUpperCase(c);
    }

    public static /*@ pure @*/ boolean isUpperCase(int codePoint) {
        return single(codePoint) && Characters.isUpperCase((char) codePoint);
    }

    public static /*@ pure @*/ boolean isLowerCase(char c) {
        return Characters.isLowerCase(c);
    }

    public static /*@ pure @*/ boolean isLowerCase(int codePoint) {
        return single(codePoint) && Characters.isLowerCase((char) codePoint);
    }

    public static /*@ pure @*/ boolean isTitleCase(char c) {
        return Characters.isTitleCase(c);
    }

    public static /*@ pure @*/ boolean isTitleCase(int codePoint) {
        return single(codePoint) && Characters.isTitleCase((char) codePoint);
    }

    public static /*@ pure @*/ boolean isDefined(char c) {
        return Characters.isDefined(c);
    }

    public static /*@ pure @*/ boolean isDefined(int codePoint) {
        return single(codePoint) && Characters.isDefined((char) codePoint);
    }

    public static /*@ pure @*/ char toUpperCase(char c) {
        return Characters.toUpperCase(c);
    }

    public static /*@ pure @*/ int toUpperCase(int codePoint) {
        return single(codePoint) ? Characters.toUpperCase((char) codePoint) : codePoint;
    }

    public static /*@ pure @*/ char toLowerCase(char c) {
        return Characters.toLowerCase(c);
    }

    public static /*@ pure @*/ int toLowerCase(int codePoint) {
        return single(codePoint) ? Characters.toLowerCase((char) codePoint) : codePoint;
    }

    public static /*@ pure @*/ char toTitleCase(char c) {
        return Characters.toTitleCase(c);
    }

    public static /*@ pure @*/ int toTitleCase(int codePoint) {
        return single(codePoint) ? Characters.toTitleCase((char) codePoint) : codePoint;
    }

    public static /*@ pure @*/ int digit(char c, int radix) {
        int value = Characters.digit(c);
        return radix >= MIN_RADIX && radix <= MAX_RADIX && value < radix ? value : -1;
    }

    public static /*@ pure @*/ int digit(int codePoint, int radix) {
        return single(codePoint) ? digit((char) codePoint, radix) : -1;
    }

    public static /*@ pure @*/ int getNumericValue(char c) {
        return Characters.getNumericValue(c);
    }

    public static /*@ pure @*/ int getNumericValue(int codePoint) {
        return single(codePoint) ? Characters.getNumericValue((char) codePoint) : -1;
    }

    public static /*@ pure @*/ char forDigit(int digit, int radix) {
        return digit < 0 || digit >= radix || radix < 2 || radix > 36 ? '\0' : digit(digit);
    }

    public static /*@ pure @*/ boolean isSurrogate(char c) {
        return c >= 0xd800 && c <= 0xdfff;
    }

    public static /*@ pure @*/ boolean isHighSurrogate(char c) {
        return c >= 0xd800 && c <= 0xdbff;
    }

    public static /*@ pure @*/ boolean isLowSurrogate(char c) {
        return c >= 0xdc00 && c <= 0xdfff;
    }

    public static /*@ pure @*/ boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static /*@ pure @*/ int toCodePoint(char high, char low) {
        return (high - 0xd800 << 10) + (low - 0xdc00) + 0x10000;
    }

    public static /*@ pure @*/ int charCount(int codePoint) {
        return codePoint >= 0x10000 ? 2 : 1;
    }

    public static /*@ pure @*/ boolean isBmpCodePoint(int codePoint) {
        return codePoint >= 0 && codePoint <= 0xffff;
    }

    public static /*@ pure @*/ boolean isValidCodePoint(int codePoint) {
        return codePoint >= 0 && codePoint <= 0x10ffff;
    }

    public static /*@ pure @*/ boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= 0x10000 && codePoint <= 0x10ffff;
    }

    public static /*@ pure @*/ char highSurrogate(int codePoint) {
        return (char) ((codePoint >>> 10) + 0xd7c0);
    }

    public static /*@ pure @*/ char lowSurrogate(int codePoint) {
        return (char) ((codePoint & 0x3ff) + 0xdc00);
    }

    public static /*@ pure @*/ boolean isISOControl(char c) {
        return c <= 31 || c >= 127 && c <= 159;
    }

    public static /*@ pure @*/ boolean isISOControl(int codePoint) {
        return codePoint >= 0 && codePoint <= 159 && isISOControl((char) codePoint);
    }

    public static /*@ pure @*/ char reverseBytes(char c) {
        return (char) (c << 8 | c >> 8);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierStart(char c) {
        return Characters.isJavaIdentifierStart(c);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierStart(int codePoint) {
        return single(codePoint) && Characters.isJavaIdentifierStart((char) codePoint);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierPart(char c) {
        return Characters.isJavaIdentifierPart(c);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierPart(int codePoint) {
        return single(codePoint) && Characters.isJavaIdentifierPart((char) codePoint);
    }

    public static /*@ pure @*/ boolean isIdentifierIgnorable(char c) {
        return Characters.isIdentifierIgnorable(c);
    }

    public static /*@ pure @*/ boolean isIdentifierIgnorable(int codePoint) {
        return single(codePoint) && Characters.isIdentifierIgnorable((char) codePoint);
    }
}
