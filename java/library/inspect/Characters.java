package inspect;

/**
 * What the JDK says of each char, by tables. Of letters: what they become, and what chars are
 * compared by where case does not matter (folded). A digit is the value that it has in some
 * radix, -1 that of no digit. Alone tells of chars whose other case, in a string, is that of the
 * char: one char, and whatever stands beside it.
 */
public final class Characters {
    private Characters() {
    }

    public static native /*@ pure @*/ boolean isLetter(char c);

    public static native /*@ pure @*/ boolean isDigit(char c);

    public static native /*@ pure @*/ boolean isLetterOrDigit(char c);

    public static native /*@ pure @*/ boolean isAlphabetic(char c);

    public static native /*@ pure @*/ boolean isUpperCase(char c);

    public static native /*@ pure @*/ boolean isLowerCase(char c);

    public static native /*@ pure @*/ boolean isTitleCase(char c);

    public static native /*@ pure @*/ boolean isDefined(char c);

    public static native /*@ pure @*/ boolean isJavaIdentifierStart(char c);

    public static native /*@ pure @*/ boolean isJavaIdentifierPart(char c);

    public static native /*@ pure @*/ boolean isIdentifierIgnorable(char c);

    public static native /*@ pure @*/ char toUpperCase(char c);

    public static native /*@ pure @*/ char toLowerCase(char c);

    public static native /*@ pure @*/ char toTitleCase(char c);

    public static native /*@ pure @*/ char folded(char c);

    public static native /*@ pure @*/ int getNumericValue(char c);

    public static native /*@ pure @*/ int digit(char c);

    public static native /*@ pure @*/ boolean isSurrogate(char c);

    /** The first char of what it becomes in a string in upper case, as those behind it: 0 of none. */
    public static native /*@ pure @*/ char upperFirst(char c);

    public static native /*@ pure @*/ char upperSecond(char c);

    public static native /*@ pure @*/ char upperThird(char c);

    public static native /*@ pure @*/ char lowerFirst(char c);

    public static native /*@ pure @*/ char lowerSecond(char c);

    public static native /*@ pure @*/ boolean upperAlone(char c);

    public static native /*@ pure @*/ boolean lowerAlone(char c);
}
