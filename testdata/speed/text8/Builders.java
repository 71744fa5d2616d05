/** Programs of four operations on builders of up to eight letters. */
class Builders {
    /** Turning around twice is not nothing: a letter of two halves that the cut makes is kept as it is. */
    //@ requires s != null && s.length() <= 4 && t != null && t.length() <= 4;
    static void reversed(String s, String t) {
        StringBuilder b = new StringBuilder(s);
        b.append(t);
        b.reverse();
        b.setLength(t.length());
        assert b.reverse().toString().equals(t);
    }

    //@ requires s != null && s.length() <= 4 && t != null && t.length() <= 4;
    static void inserted(String s, String t) {
        StringBuilder b = new StringBuilder(s);
        b.append(t);
        b.insert(s.length(), t);
        b.delete(s.length(), s.length() + t.length());
        assert b.toString().equals(s + t);
    }

    //@ requires b != null && b.length() == 7;
    static void given(StringBuilder b, char c) {
        b.append(c);
        b.insert(0, c);
        b.deleteCharAt(8);
        assert b.length() == 8 && b.charAt(0) == c;
    }

    //@ requires b != null && s != null && b.length() <= 8;
    static void found(StringBuilder b, String s) {
        int at = b.indexOf(s);
        b.reverse();
        b.append(s);
        assert b.toString().endsWith(s) && (at < 0 || at + s.length() <= b.length() - s.length());
    }
}
