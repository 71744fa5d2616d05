/** What the JDK says of chars, by tables: with chars of nine bits, or seven. */
class Letters {
    // EXPECT violated array-index bits=10 objects=1
    static void counted(char c) { int[] n = new int[26]; if (Character.isLetter(c)) n[Character.toLowerCase(c) - 'a']++; }
    // EXPECT holds bits=10 objects=1
    static void countedASCII(char c) { int[] n = new int[26]; if (c < 128 && Character.isLetter(c)) n[Character.toLowerCase(c) - 'a']++; }
    // EXPECT holds bits=8 objects=1
    static void countedNarrow(char c) { int[] n = new int[26]; if (Character.isLetter(c)) n[Character.toUpperCase(c) - 'A']++; }
    // EXPECT violated array-index bits=10 objects=1
    static void seen(char c) { boolean[] s = new boolean[128]; if (Character.isLetterOrDigit(c)) s[c] = true; }
    // EXPECT holds bits=10 objects=1
    static void related(char c) { assert Character.isLetterOrDigit(c) == (Character.isLetter(c) || Character.isDigit(c)); assert !Character.isLetter(c) || Character.isAlphabetic(c) && Character.isJavaIdentifierStart(c) && Character.isJavaIdentifierPart(c); assert !(Character.isUpperCase(c) && Character.isLowerCase(c)); }
    // EXPECT violated assert bits=10 objects=1
    static void titled(char c) { assert Character.isUpperCase(c) || Character.isLowerCase(c) || Character.toUpperCase(c) == Character.toLowerCase(c); }
    // EXPECT holds bits=10 objects=1
    static void titledApart(char c) { assert Character.isUpperCase(c) || Character.isLowerCase(c) || Character.isTitleCase(c) || Character.toUpperCase(c) == Character.toLowerCase(c); assert Character.isDefined(c) && Character.isTitleCase(Character.toTitleCase(c)) == (c >= 0x1c4 && c <= 0x1cc || c >= 0x1f1 && c <= 0x1f3); }
    // EXPECT violated assert bits=10 objects=1
    static void backAgain(char c) { assert Character.toUpperCase(Character.toLowerCase(c)) == Character.toUpperCase(c); }
    // EXPECT holds bits=10 objects=1
    static void values(char c) { int v = Character.getNumericValue(c), d = Character.digit(c, 16); assert d < 0 || d == v && d < 16; assert v >= -2; assert !Character.isDigit(c) || c - '0' == Character.digit(c, 10); }
    // EXPECT violated assert bits=10 objects=1
    static void superscript(char c) { assert Character.getNumericValue(c) < 0 || Character.digit(c, 36) >= 0; }
    // EXPECT holds bits=10 objects=1
    //@ ensures \result == (Character.isLowerCase(c) && c > 255);
    static boolean ofClause(char c) { return c > 255 && Character.isLowerCase(c); }
    // EXPECT holds bits=10 objects=1
    static void known() { assert Character.isDigit('9') && Character.toUpperCase('z') == 'Z'; }
    // EXPECT holds bits=10 objects=1
    static void chosen(boolean a) { char c = a ? '\u00e9' : 'B'; assert Character.isUpperCase(c) == !a && Character.toUpperCase(c) == (a ? '\u00c9' : 'B'); }
    // EXPECT holds bits=10 objects=1
    static void strings(boolean a) { String s = a ? "\u00e9T" : "k"; assert s.toUpperCase().equals(a ? "\u00c9T" : "K") && s.toLowerCase().equalsIgnoreCase(s); assert ("k".compareToIgnoreCase(s) == 0) == !a; }
    // EXPECT violated assert bits=10 objects=1
    static void alike(char c) { assert !"\u017f".equalsIgnoreCase("" + c) || c == '\u017f'; }
}
