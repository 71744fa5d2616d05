/** StringBuilder, what String has of joins, regions and constructors: what is built of booleans, so that all of it can be enumerated. */
class Builders {
    // EXPECT holds bits=20 objects=1
    static void appended(boolean a) { StringBuilder b = new StringBuilder(); b.append(a).append('x').append("yz").append(1); assert b.toString().equals(a ? "truexyz1" : "falsexyz1"); assert b.length() == (a ? 8 : 9); }
    // EXPECT violated assert bits=20 objects=1
    static void appendedWrong(boolean a) { StringBuilder b = new StringBuilder("x"); if (a) b.append('y'); assert b.length() == 1; }
    // EXPECT holds bits=20 objects=1
    static void appendedNull(boolean a) { String s = a ? null : "x"; assert new StringBuffer().append(s).append((Object) null).toString().equals(a ? "nullnull" : "xnull"); }
    // EXPECT holds bits=20 objects=1
    static void reversed(boolean a) { assert new StringBuilder(a ? "abc" : "\ud83d\ude00x").reverse().toString().equals(a ? "cba" : "x\ud83d\ude00"); }
    // EXPECT violated assert bits=20 objects=1
    static void reversedTwice(boolean a) { String s = a ? "ab" : "\ude00\ud83d"; assert new StringBuilder(s).reverse().reverse().toString().equals(s); }
    // EXPECT holds bits=20 objects=1
    static void inserted(boolean a) { StringBuilder b = new StringBuilder("xy").insert(a ? 0 : 2, "ab"); assert b.toString().equals(a ? "abxy" : "xyab"); assert b.insert(1, 'c').charAt(1) == 'c'; }
    // EXPECT holds bits=20 objects=1
    static void insertedBeyond(boolean a) { boolean t = false; try { new StringBuilder("x").insert(a ? 2 : 1, 7); } catch (StringIndexOutOfBoundsException e) { t = true; } assert t == a; }
    // EXPECT holds bits=20 objects=1
    static void deleted(boolean a) { StringBuilder b = new StringBuilder("abcd"); b.delete(a ? 0 : 2, a ? 1 : 9); assert b.toString().equals(a ? "bcd" : "ab"); b.deleteCharAt(0); assert b.charAt(0) == (a ? 'c' : 'b'); }
    // EXPECT violated assert bits=20 objects=1
    static void deletedBeyond(boolean a) { StringBuilder b = new StringBuilder(a ? "a" : ""); boolean t = false; try { b.deleteCharAt(0); } catch (IndexOutOfBoundsException e) { t = true; } assert !t; }
    // EXPECT holds bits=20 objects=1
    static void changed(boolean a) { StringBuilder b = new StringBuilder("abc"); b.setCharAt(a ? 0 : 2, 'x'); assert b.indexOf("x") == (a ? 0 : 2); b.replace(1, 9, "q"); assert b.toString().equals(a ? "xq" : "aq"); }
    // EXPECT holds bits=20 objects=1
    static void length(boolean a) { StringBuilder b = new StringBuilder("ab"); b.setLength(a ? 1 : 3); assert b.toString().equals(a ? "a" : "ab\0"); }
    // EXPECT violated assert bits=20 objects=1
    static void lengthWrong(boolean a) { StringBuilder b = new StringBuilder("ab"); b.setLength(a ? 1 : 3); assert b.toString().startsWith("ab"); }
    // EXPECT holds bits=20 objects=1
    static void text(boolean a) { StringBuilder b = new StringBuilder(a ? "a" : ""); assert (b.toString() == b.toString()) == !a; assert !b.equals(new StringBuilder("a")); assert (b.compareTo(new StringBuilder()) == 0) == !a; }
    // EXPECT holds bits=20 objects=1
    static void joined(boolean a) { assert String.join("-", a ? "x" : null, "y").equals(a ? "x-y" : "null-y"); }
    // EXPECT violated assert bits=20 objects=1
    static void joinedWrong(boolean a) { String s = a ? "" : "z"; assert String.join(s, "x", "y").equals("xy"); }
    // EXPECT holds bits=20 objects=1
    static void made(boolean a) { String s = a ? "x" : "y"; String t = new String(s); assert t.equals(s) && t != s; assert new String(t.toCharArray(), 1, 0) != ""; assert s.substring(1) == ""; }
    // EXPECT violated assert bits=20 objects=1
    static void madeWrong(boolean a) { String s = a ? "x" : new String("x"); assert s == "x"; }
    // EXPECT holds bits=20 objects=1
    static void region(boolean a) { String s = a ? "xAb" : "xab"; assert s.regionMatches(1, "ab", 0, 2) == !a; assert s.regionMatches(true, 1, "ab", 0, 2); assert !s.regionMatches(2, "ab", 0, 2); }
    // EXPECT holds bits=22 objects=1
    static void codePoints(boolean a) { StringBuilder b = new StringBuilder(a ? "\ud83d\ude00x" : "xyz"); assert b.codePointCount(0, 3) == (a ? 2 : 3) && b.codePointAt(0) == (a ? 0x1f600 : 'x') && b.codePointBefore(3) == (a ? 'x' : 'z') && b.offsetByCodePoints(0, 1) == (a ? 2 : 1); }
    // EXPECT violated assert bits=22 objects=1
    static void codePointsWrong(boolean a) { assert new StringBuffer(a ? "\ud83d\ude00" : "xy").codePointCount(0, 2) == 2; }
    // EXPECT holds bits=20 objects=1
    static void chars(boolean a) { StringBuilder b = new StringBuilder("a"); java.util.stream.IntStream s = b.chars(); if (a) b.append('b'); assert s.sum() == (a ? 'a' + 'b' : 'a'); }
    // EXPECT violated assert bits=20 objects=1
    static void charsWrong(boolean a) { StringBuilder b = new StringBuilder("a"); java.util.stream.IntStream s = b.chars(); if (a) b.append('b'); assert s.count() == 1; }
    static class Twice implements CharSequence {
        final char c;
        Twice(char c) { this.c = c; }
        public int length() { return 2; }
        public char charAt(int i) { return c; }
        public CharSequence subSequence(int from, int to) { return this; }
    }
    // EXPECT holds bits=20 objects=1
    static void ofOthers(boolean a) { CharSequence s = new Twice(a ? 'a' : 'b'); assert s.chars().sum() == (a ? 2 * 'a' : 2 * 'b'); assert CharSequence.compare(s, new Twice('a')) == (a ? 0 : 1); }
}
