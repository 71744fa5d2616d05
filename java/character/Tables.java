import java.util.Locale;
import java.util.function.IntUnaryOperator;

/**
 * Writes what java.lang.Character says of each char, as runs of chars of one value, a property
 * a line: its name, then the value, and behind each first run how many chars it is long. Of
 * letters the value is the char, or'ed exclusively with what it becomes.
 *
 * <p>With an argument it writes the values themselves, a property a line.
 */
final class Tables {
    private static final int CHARS = 1 << 16;
    private static final StringBuilder out = new StringBuilder();
    private static boolean plain;

    public static void main(String[] args) {
        plain = args.length > 0;
        out.append("java ").append(System.getProperty("java.specification.version")).append('\n');
        truth("isLetter", c -> Character.isLetter(c));
        truth("isDigit", c -> Character.isDigit(c));
        truth("isLetterOrDigit", c -> Character.isLetterOrDigit(c));
        truth("isAlphabetic", c -> Character.isAlphabetic((int) c));
        truth("isUpperCase", c -> Character.isUpperCase(c));
        truth("isLowerCase", c -> Character.isLowerCase(c));
        truth("isTitleCase", c -> Character.isTitleCase(c));
        truth("isDefined", c -> Character.isDefined(c));
        truth("isJavaIdentifierStart", c -> Character.isJavaIdentifierStart(c));
        truth("isJavaIdentifierPart", c -> Character.isJavaIdentifierPart(c));
        truth("isIdentifierIgnorable", c -> Character.isIdentifierIgnorable(c));
        truth("isSurrogate", c -> Character.isSurrogate(c));
        row("toUpperCase", c -> plain ? Character.toUpperCase((char) c) : c ^ Character.toUpperCase((char) c));
        row("toLowerCase", c -> plain ? Character.toLowerCase((char) c) : c ^ Character.toLowerCase((char) c));
        row("toTitleCase", c -> plain ? Character.toTitleCase((char) c) : c ^ Character.toTitleCase((char) c));
        row("folded", c -> plain ? folded((char) c) : c ^ folded((char) c));
        row("getNumericValue", c -> Character.getNumericValue((char) c));
        row("digit", c -> Character.digit((char) c, Character.MAX_RADIX));
        row("upperFirst", c -> plain ? upper(c, 0) : c ^ upper(c, 0));
        row("upperSecond", c -> upper(c, 1));
        row("upperThird", c -> upper(c, 2));
        row("lowerFirst", c -> plain ? lower(c, 0) : c ^ lower(c, 0));
        row("lowerSecond", c -> lower(c, 1));
        truth("upperAlone", c -> !Character.isSurrogate(c) && ("" + c).toUpperCase(Locale.ROOT).equals("" + Character.toUpperCase(c)));
        truth("lowerAlone", c -> !Character.isSurrogate(c) && ("" + c + 'x').toLowerCase(Locale.ROOT).equals("" + Character.toLowerCase(c) + 'x')
            && ("x" + c).toLowerCase(Locale.ROOT).equals("x" + Character.toLowerCase(c)));
        System.out.print(out);
    }

    /** What chars are compared by where case does not matter. */
    private static char folded(char c) {
        return Character.toLowerCase(Character.toUpperCase(c));
    }

    /** The i-th char of what a char becomes in upper case, 0 where it has fewer. */
    private static int upper(int c, int i) {
        String s = ("" + (char) c).toUpperCase(Locale.ROOT);
        return i < s.length() ? s.charAt(i) : 0;
    }

    /** As upper, in lower case. */
    private static int lower(int c, int i) {
        String s = ("" + (char) c).toLowerCase(Locale.ROOT);
        return i < s.length() ? s.charAt(i) : 0;
    }

    private interface Test {
        boolean of(char c);
    }

    private static void truth(String name, Test p) {
        row(name, c -> p.of((char) c) ? 1 : 0);
    }

    private static void row(String name, IntUnaryOperator f) {
        out.append(name);
        for (int c = 0, n; c < CHARS; c += n) {
            int value = f.applyAsInt(c);
            n = 1;
            while (!plain && c + n < CHARS && f.applyAsInt(c + n) == value) {
                n++;
            }
            out.append(' ').append(value);
            if (n > 1) {
                out.append('*').append(n);
            }
        }
        out.append('\n');
    }
}
