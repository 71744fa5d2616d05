/** Strings and boxes: what is built of booleans, so that all of it can be enumerated. */
class Strings {
    // EXPECT holds bits=20 objects=1
    static void length(boolean a) { String s = a ? "ab" : ""; assert s.length() == (a ? 2 : 0); assert s.isEmpty() == !a; }
    // EXPECT violated assert bits=20 objects=1
    static void lengthWrong(boolean a) { String s = a ? "ab" : "abc"; assert s.length() == 2; }
    // EXPECT holds bits=20 objects=1
    static void charAt(boolean a) { String s = a ? "xy" : "yx"; assert s.charAt(a ? 0 : 1) == 'x'; }
    // EXPECT holds bits=20 objects=1
    static void outside(boolean a) { String s = a ? "xy" : "y"; boolean t = false; try { s.charAt(s.length() - (a ? 0 : 1)); } catch (StringIndexOutOfBoundsException e) { t = true; } assert t == a; }
    // EXPECT holds bits=20 objects=1
    static void equal(boolean a, boolean b) { String s = a ? "x" : "y", t = b ? "x" : "y"; assert s.equals(t) == (a == b); }
    // EXPECT holds bits=20 objects=1
    static void interned(boolean a, boolean b) { String s = a ? "x" : "y", t = b ? "x" : "y"; assert (s == t) == (a == b); }
    // EXPECT violated assert bits=20 objects=1
    static void computed(boolean a) { String s = (a ? "x" : "y") + "z"; assert s == "xz" || !a; }
    // EXPECT holds bits=20 objects=1
    static void folded() { assert "x" + "z" == "xz"; assert ("x" + 1 + 'c' + true) == "x1ctrue"; }
    // EXPECT holds bits=20 objects=1
    static void joined(boolean a, boolean b) { String s = "" + a + b; assert s.equals(a ? b ? "truetrue" : "truefalse" : b ? "falsetrue" : "falsefalse"); }
    // EXPECT holds bits=20 objects=1
    static void nulls(boolean a) { String s = a ? null : "x"; s += "y"; assert s.equals(a ? "nully" : "xy"); }
    // EXPECT holds bits=20 objects=1
    static void addedToObject(boolean a, boolean b) { Object o = a ? null : b ? 1 : "k"; Object p = o += "z" + b; assert p == o && o.equals(a ? b ? "nullztrue" : "nullzfalse" : b ? "1ztrue" : "kzfalse"); }
    // EXPECT violated assert bits=20 objects=1
    static void addedToObjectWrong(boolean a) { Object o = a ? null : "k"; o += "z"; assert o.equals("kz"); }
    // EXPECT holds bits=20 objects=1
    static void addedToChars(boolean a) { CharSequence s = a ? "a" : "b"; s += "z"; assert s.length() == 2 && s.charAt(0) == (a ? 'a' : 'b'); }
    // EXPECT violated assert bits=20 objects=1
    static void addedToCharsWrong(boolean a) { CharSequence s = a ? "a" : "bc"; s += "z"; assert s.length() == 2; }
    // EXPECT holds bits=20 objects=1
    static void addedToElement(boolean a) { Object[] x = {a ? 'p' : "q"}; int i = 0; x[i++] += "x"; assert x[0].equals(a ? "px" : "qx") && i == 1; }
    // EXPECT violated array-store bits=20 objects=1
    static void addedToBoxes(boolean a) { Object[] x = a ? new Integer[] {1} : new Object[] {1}; x[0] += "x"; assert x[0].equals("1x"); }
    // EXPECT violated null bits=20 objects=1
    static int ofNull(boolean a) { String s = a ? null : "x"; return s.length(); }
    // EXPECT violated null bits=20 objects=1
    static int compareToNull(boolean a) { String t = a ? null : "x"; return "x".compareTo(t); }
    // EXPECT violated null bits=20 objects=1
    static boolean startsWithNull(boolean a) { String t = a ? null : "x"; return "x".startsWith(t); }
    // EXPECT violated null bits=20 objects=1
    static boolean endsWithNull(boolean a) { String t = a ? null : "x"; return "x".endsWith(t); }
    // EXPECT violated null bits=20 objects=1
    static int indexOfNull(boolean a) { String t = a ? null : "x"; return "x".indexOf(t); }
    // EXPECT violated null bits=20 objects=1
    static int lastIndexOfNull(boolean a) { String t = a ? null : "x"; return "x".lastIndexOf(t); }
    // EXPECT violated null bits=20 objects=1
    static boolean containsNull(boolean a) { String t = a ? null : "x"; return "x".contains(t); }
    // EXPECT violated null bits=20 objects=1
    static String concatNull(boolean a) { String t = a ? null : "x"; return "x".concat(t); }
    // EXPECT violated null bits=20 objects=1
    static boolean regionOfNull(boolean a) { String t = a ? null : "x"; return "x".regionMatches(0, t, 0, 1); }
    // EXPECT violated null bits=20 objects=1
    static String newOfNull(boolean a) { String t = a ? null : "x"; return new String(t); }
    // EXPECT violated null bits=20 objects=1
    static String builderOfNull(boolean a) { String t = a ? null : "x"; return new StringBuilder(t).toString(); }
    // EXPECT violated null bits=20 objects=1
    static String replaceByNull(boolean a) { String t = a ? null : "x"; return "x".replace("x", t); }
    // EXPECT holds bits=20 objects=1
    static void nullArgument(boolean a) { String t = a ? null : "x"; boolean n = false; try { "x".compareTo(t); } catch (NullPointerException e) { n = true; } assert n == a; assert "x".equals(t) == !a; assert "x".equalsIgnoreCase(t) == !a; assert ("x" + t).equals(a ? "xnull" : "xx"); }
    // EXPECT holds bits=20 objects=1
    static void parts(boolean a) { String s = a ? "abcd" : "xbcy"; assert s.substring(1, 3).equals("bc"); assert s.indexOf("bc") == 1; assert s.contains("cd") == a; }
    // EXPECT violated assert bits=20 objects=1
    static void partOutside(boolean a) { String s = a ? "abcd" : "b"; boolean t = false; try { s.substring(1, 2); } catch (IndexOutOfBoundsException e) { t = true; } assert !t; }
    // EXPECT holds bits=20 objects=1
    static void whole(boolean a) { String s = a ? "ab" : "b"; assert s.substring(0) == s; assert s.trim() == s; assert s.concat("") == s; }
    // EXPECT holds bits=20 objects=1
    static void places(boolean a) { String s = a ? "aba" : "bab"; assert s.indexOf('a') == (a ? 0 : 1); assert s.lastIndexOf('a') == (a ? 2 : 1); assert s.indexOf('c') == -1; }
    // EXPECT holds bits=20 objects=1
    static void ends(boolean a) { String s = a ? "abc" : "cba"; assert s.startsWith("ab") == a; assert s.endsWith("a") == !a; assert !s.startsWith("abcd"); }
    // EXPECT holds bits=20 objects=1
    static void order(boolean a, boolean b) { String s = a ? "a" : "b", t = b ? "a" : "bc"; int c = s.compareTo(t); assert c == (a ? b ? 0 : -1 : b ? 1 : -1); }
    // EXPECT holds bits=32 objects=1
    static void hash(boolean a) { String s = a ? "Aa" : "BB"; assert s.hashCode() == 2112; }
    // EXPECT violated assert bits=32 objects=1
    static void hashWrong(boolean a) { String s = a ? "Aa" : "Bb"; assert s.hashCode() == 2112; }
    // EXPECT holds bits=20 objects=1
    static void trimmed(boolean a) { String s = a ? " a b " : "\t"; assert s.trim().equals(a ? "a b" : ""); assert s.isBlank() == !a; }
    // EXPECT holds bits=20 objects=1
    static void cases(boolean a) { String s = a ? "aB1" : "Ab1"; assert s.toLowerCase().equals("ab1"); assert s.toUpperCase().equals("AB1"); assert s.equalsIgnoreCase("ab1"); }
    // EXPECT holds bits=20 objects=1
    static void replaced(boolean a) { String s = a ? "aba" : "b"; assert s.replace('a', 'c').equals(a ? "cbc" : "b"); assert a || s.replace('a', 'c') == s; }
    // EXPECT holds bits=20 objects=1
    static void repeated(boolean a) { String s = a ? "ab" : ""; assert s.repeat(2).equals(a ? "abab" : ""); }
    // EXPECT holds bits=20 objects=1
    static int switched(boolean a, boolean b) { String s = a ? b ? "x" : "yy" : "z"; switch (s) { case "x": assert a && b; return 1; case "yy": assert a && !b; return 2; default: assert !a; return 0; } }
    // EXPECT violated null bits=20 objects=1
    static int switchedNull(boolean a) { String s = a ? "x" : null; switch (s) { default: return 0; } }
    // EXPECT holds bits=20 objects=1
    static void numbers(boolean a) { int n = a ? 12 : -3; assert Integer.toString(n).equals(a ? "12" : "-3"); assert ("" + n).length() == 2; }
    // EXPECT holds bits=20 objects=1
    static void parsed(boolean a) { String s = a ? "12" : "-3"; assert Integer.parseInt(s) == (a ? 12 : -3); }
    // EXPECT holds bits=20 objects=1
    static void notParsed(boolean a) { boolean t = false; try { Integer.parseInt(a ? "1x" : "1"); } catch (NumberFormatException e) { t = true; } assert t == a; }
    // EXPECT holds bits=20 objects=1
    static void chars(boolean a) { char[] c = (a ? "ab" : "b").toCharArray(); assert c.length == (a ? 2 : 1) && c[0] == (a ? 'a' : 'b'); assert String.valueOf(c).equals(a ? "ab" : "b"); }

    // EXPECT holds bits=9 objects=1
    static void box(int x) { Integer b = x; assert b == x; assert b.equals(x); int y = b; assert x == y; }
    // EXPECT holds bits=10 objects=1
    static void boxes(int x) { Integer a = x, b = x; assert a.equals(b); assert (a == b) == (-128 <= x && x <= 127); }
    // EXPECT violated assert bits=9 objects=1
    static void boxesWrong(int x) { Integer a = x, b = x; assert a == b; }
    // EXPECT violated null bits=10 objects=1
    static int unboxNull(boolean n) { Integer a = n ? null : 1; return a; }
    // EXPECT holds bits=9 objects=1
    static void steps(int x) { Integer a = x; Integer b = a++; assert b == x; ++a; a += 2; a -= 1; assert a == x + 3; }
    // EXPECT holds bits=9 objects=1
    static void choice(boolean n, int x) { Integer a = x; int r = n ? a : 0; assert r == (n ? x : 0); Object o = n ? a : "s"; assert o instanceof Integer == n; }
    // EXPECT holds bits=9 objects=1
    static void wider(int x) { Integer a = x; long l = a; assert l == x; Long b = (long) x; assert b == x; }
    // EXPECT holds bits=10 objects=1
    static void truth(boolean p) { Boolean a = p, b = p; assert a == b; assert a.equals(b); if (a) assert p; assert Boolean.toString(a) == "" + p || true; }
    // EXPECT holds bits=10 objects=1
    static void compared(int x, boolean up) { assert Integer.compare(x, up ? 3 : -3) == (x < (up ? 3 : -3) ? -1 : x == (up ? 3 : -3) ? 0 : 1); assert Integer.signum(x) == (x < 0 ? -1 : x == 0 ? 0 : 1); }
    // EXPECT holds bits=8 objects=1
    static void bits(int x) { assert Integer.bitCount(x) + Integer.bitCount(~x) == Integer.SIZE; assert Integer.reverse(Integer.reverse(x)) == x; assert x == 0 || Integer.highestOneBit(x) != 0; }
    // EXPECT holds bits=10 objects=1
    static int switchedBox(int x) { Integer a = x; switch (a) { case 1: assert x == 1; return 1; default: assert x != 1; return 0; } }
    // EXPECT holds bits=20 objects=1
    static void halves() { final char h = '\ud83d', l = '\ude00'; assert h == 0xd83d; String s = "x" + h; assert s.charAt(1) == h; assert ("" + h + l) == "\ud83d\ude00"; assert "\ud83d".length() == 1; }
    // EXPECT violated assert bits=20 objects=1
    static void halvesDiffer() { assert "\ud83d" == "\ud83e"; }

    static boolean yes() { return true; }
    static final String CHOSEN = yes() ? "a" : "b";
    static final String MADE = new String("a");
    static final String UPPER = "abcdef".toUpperCase();
    // EXPECT holds bits=20 objects=1
    static void initialised(boolean a) { assert CHOSEN == "a"; assert MADE != "a"; assert MADE.equals(CHOSEN); assert UPPER.indexOf('F') == 5; assert UPPER.equals("ABCDEF"); }
    // EXPECT violated assert bits=20 objects=1
    static void chosenIsNoLiteral(boolean a) { assert CHOSEN != "a" || a; }
    // EXPECT violated assert bits=20 objects=1
    static void madeIsALiteral(boolean a) { assert MADE == "a" || a; }
    // EXPECT violated assert bits=20 objects=1
    static void upperIsShort(boolean a) { assert UPPER.indexOf('F') == -1 || a; }
    // EXPECT holds bits=20 objects=1
    static void joinedWithNull(boolean a) { String s = a ? "x" : null; s += null; s = s + null; assert s.equals(a ? "xnullnull" : "nullnullnull"); }
    // EXPECT violated assert bits=20 objects=1
    static void joinedWithNullWrong(boolean a) { String s = a ? "x" : "y"; s += null; assert s.length() == 1; }

    // EXPECT holds bits=20 objects=1
    static void inAnyCase(boolean a) { java.util.Comparator<String> c = String.CASE_INSENSITIVE_ORDER; assert c.compare("aB", a ? "Ab" : "Ac") == (a ? 0 : -1); assert c == String.CASE_INSENSITIVE_ORDER; }
    // EXPECT violated assert bits=20 objects=1
    static void inAnyCaseWrong(boolean a) { assert String.CASE_INSENSITIVE_ORDER.compare("aB", a ? "Ab" : "Ac") == 0; }
    // EXPECT violated assert bits=20 objects=1
    static void twoOrders(boolean a) { java.util.Comparator<String> c = a ? String.CASE_INSENSITIVE_ORDER : java.util.Comparator.naturalOrder(); assert c != String.CASE_INSENSITIVE_ORDER; }
    // EXPECT holds bits=20 objects=1
    static void lines(boolean a) { String s = a ? "x\r\ny" : "x\n"; assert s.lines().count() == (a ? 2 : 1); assert s.indent(1).equals(a ? " x\n y\n" : " x\n"); }
    // EXPECT violated assert bits=20 objects=1
    static void linesWrong(boolean a) { String s = a ? "x\r\ny" : "x\n"; assert s.lines().count() == 2; }
    // EXPECT holds bits=20 objects=1
    static void points(boolean a) { String s = a ? "\ud83d\ude00" : "\ude00\ud83d"; assert s.codePointCount(0, 2) == (a ? 1 : 2); assert s.codePointBefore(2) == (a ? 0x1f600 : 0xd83d); }
    // EXPECT holds bits=20 objects=1
    static void literals(boolean a) { String s = a ? "x.y.z" : "x"; assert s.matches("x") == !a; assert s.replaceAll("\\.", "-").equals(a ? "x-y-z" : "x"); assert s.replaceFirst("x", "") != s; }
    // EXPECT violated assert bits=20 objects=1
    static void literalsWrong(boolean a) { String s = a ? "x.y.z" : "x"; assert s.replaceFirst("\\.", "-").indexOf('.') < 0; }
    // EXPECT holds bits=20 objects=1
    static void bytes(boolean a) { byte[] b = (a ? "\u00e9" : "e").getBytes(); assert b.length == (a ? 2 : 1); assert a ? b[0] == (byte) 0xc3 && b[1] == (byte) 0xa9 : b[0] == 'e'; }
    // EXPECT violated assert bits=20 objects=1
    static void bytesWrong(boolean a) { assert (a ? "\u00e9" : "e").getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)[0] == 'e'; }

    static class Shown { }
    // EXPECT holds bits=20 objects=1
    static void mixedAdded(boolean a) { String s = ""; s += a ? 5 : "x"; s += a ? "y" : 'c'; assert s.equals(a ? "5y" : "xc"); }
    // EXPECT violated assert bits=20 objects=1
    static void mixedAddedWrong(boolean a) { String s = ""; s += a ? 5 : "x"; assert s.equals("x"); }
    // EXPECT holds bits=20 objects=1
    static void numbersAdded(boolean a, boolean b) { String s = "-"; s += a ? b ? (Number) 7 : (Number) 3L : null; assert s.equals(a ? b ? "-7" : "-3" : "-null"); }
    // EXPECT violated assert bits=20 objects=1
    static void numbersAddedWrong(boolean a, boolean b) { String s = ""; s += a ? b ? (Number) 7 : (Number) 3L : null; assert !s.equals("3"); }
    // EXPECT holds bits=9 objects=1
    static void objectsAdded(boolean a) { String s = ""; s += a ? new Shown() : new int[1]; s += a ? null : null; assert s.length() > 5; }
    // EXPECT violated assert bits=9 objects=1
    static void objectsAddedWrong(boolean a) { String s = ""; s += a ? new Shown() : "x"; assert s.equals("x"); }
    // EXPECT violated assert bits=20 objects=1
    static void foundAdded(boolean a) { Object o = a ? 1 : "x"; String[] s = {"", ""}; s[1] += o instanceof Integer i ? i + 1 : "none"; assert !s[1].equals("2"); }
    // EXPECT violated postcondition bits=20 objects=1
    //@ ensures \result.equals("x");
    static String listAdded(boolean a) { String s = ""; for (int i = 0; i < 2; i++) s += i == 0 ? a : "x"; return s; }
    // EXPECT violated assert bits=20 objects=1
    static void chosenAdded(boolean a, boolean b) { String s = ""; s += switch (a ? 1 : 2) { case 1 -> b ? 'c' : "d"; default -> 2; }; assert !s.equals("c"); }
    // EXPECT holds bits=22 objects=1
    static void ofCodePoints(boolean a) { String s = new String(new int[] {0x1f600, a ? 'x' : 'y'}, 0, 2); assert s.length() == 3 && s.charAt(2) == (a ? 'x' : 'y') && s.codePointAt(0) == 0x1f600; }
    // EXPECT holds bits=20 objects=1
    static void unsigned(boolean a) { assert Byte.parseByte(a ? "-80" : "7f", 16) == (a ? -128 : 127); assert Character.isJavaIdentifierPart(a ? '$' : '7') && Character.isJavaIdentifierStart('7') == false; }
    // EXPECT violated exception bits=20 objects=1
    //@ requires true;
    static void narrowWrong(boolean a) { Short.parseShort(a ? "7fff" : "8000", 16); }
    // EXPECT holds bits=9 objects=1
    //@ ensures \result.equals((a ? "p" : "qr") + "x");
    static String clauseAdds(boolean a) { return a ? "px" : "qrx"; }
    // EXPECT violated postcondition bits=9 objects=1
    //@ ensures \result.equals((a ? "p" : "qr") + "x");
    static String clauseAddsWrong(boolean a) { return a ? "px" : "qr"; }
    // EXPECT violated postcondition bits=9 objects=1
    //@ ensures (a + "x").equals(\result) && (a + "x").length() == 5;
    static String clauseAddsBoolean(boolean a) { return a ? "truex" : "falsex"; }
    // EXPECT holds bits=9 objects=1
    //@ old String s = a ? "" : "ab";
    //@ ensures \result.equals(s + 'c' + s) && (s + 'c').charAt(s.length()) == 'c' && (s + s).indexOf(s) == 0 && \result != s + 'c' + s && (s + a).equals(s + a + "");
    static String clauseAddsTwice(boolean a) { String s = a ? "" : "ab"; return s + "c" + s; }
    boolean flag;
    // EXPECT holds bits=9 objects=1
    //@ assignable flag;
    //@ ensures \result.equals(\old((flag ? "p" : "q") + "x")) && !\result.equals((flag ? "p" : "q") + "x");
    String flips() { String s = (flag ? "p" : "q") + "x"; flag = !flag; return s; }
    // EXPECT violated postcondition bits=9 objects=1
    //@ assignable flag;
    //@ ensures \result.equals(\old((flag ? "p" : "q") + flag));
    String flipsWrong() { String s = (flag ? "p" : "q") + flag; flag = !flag; return flag ? s : "ptru"; }
    // EXPECT violated postcondition bits=9 objects=1
    //@ assignable flag;
    //@ ensures \result.equals((flag ? "p" : "q") + "x");
    String flipsLater() { String s = (flag ? "p" : "q") + "x"; flag = !flag; return s; }
    // EXPECT holds bits=9 objects=1
    //@ ensures (\forall int i; 0 <= i && i < 2; \result[i].equals((a ? "a" : "b") + i)) && (\exists int i; 0 <= i && i < 2; ("x" + i).endsWith("1"));
    static String[] clauseAddsPlaces(boolean a) { String s = a ? "a" : "b"; return new String[] {s + 0, s + 1}; }
    // EXPECT holds bits=9 objects=1
    //@ ensures ((a ? "a" : "b") + "x").compareTo((a ? "a" : "b") + "y") < 0 && ("p" + a).equals("p" + a) && !("p" + a).equals("q" + a);
    static void clauseComparesTwo(boolean a) { }
    // EXPECT violated postcondition bits=9 objects=1
    //@ ensures ("p" + a).equals("p" + true);
    static void clauseComparesTwoWrong(boolean a) { }
    // EXPECT holds bits=9 objects=1
    //@ ensures \result.equals("abc".substring(a ? 1 : 0)) && \result.equals((a ? "b" : "ab").concat("c")) && "X".equals(\result.toUpperCase().replace('B', 'X').substring(a ? 0 : 1, a ? 1 : 2));
    static String clauseCuts(boolean a) { return a ? "bc" : "abc"; }
    // EXPECT violated postcondition bits=9 objects=1
    //@ ensures \result.equals("abc".substring(a ? 1 : 0).trim());
    static String clauseCutsWrong(boolean a) { return a ? "bc" : "ab"; }
    // EXPECT holds bits=16 objects=1
    //@ ensures \result.toString().equals("n" + (a ? 10 : -1));
    static StringBuilder clauseReads(boolean a) { return new StringBuilder("n").append(a ? 10 : -1); }
}
