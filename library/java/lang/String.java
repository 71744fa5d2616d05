package java.lang;

/**
 * Strings over five operations that have no Java: size, at, of, all and first. What
 * is asked of letters beyond ASCII is refused.
 */
public final class String implements Comparable<String>, CharSequence {
    interface At {
        char at(int i);
    }

    interface Test {
        boolean test(int i);
    }

    private native /*@ pure @*/ int size();

    private native /*@ pure @*/ char at(int i);

    static native /*@ pure @*/ String of(int n, At chars);

    private static native /*@ pure @*/ boolean all(int n, Test test);

    private static native /*@ pure @*/ int first(int n, Test test);

    public /*@ pure @*/ int length() {
        return size();
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size() == 0;
    }

    public /*@ pure @*/ char charAt(int index) {
        if (index < 0 || index >= size()) {
            throw new StringIndexOutOfBoundsException();
        }
        return at(index);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof String && same((String) other);
    }

    private /*@ pure @*/ boolean same(String that) {
        return this == that || size() == that.size() && all(size(), i -> at(i) == that.at(i));
    }

    public /*@ pure @*/ int hashCode() {
        int h = 0;
        for (int i = 0; i < size(); i++) {
            h = 31 * h + at(i);
        }
        return h;
    }

    public /*@ pure @*/ int compareTo(String other) {
        int most = size() < other.size() ? size() : other.size();
        int i = first(most, k -> at(k) != other.at(k));
        return i < most ? at(i) - other.at(i) : size() - other.size();
    }

    public /*@ pure @*/ boolean equalsIgnoreCase(/*@ nullable @*/ String other) {
        return other != null && size() == other.size() && all(size(), i -> Character.alike(at(i), other.at(i)));
    }

    public /*@ pure @*/ int compareToIgnoreCase(String other) {
        int most = size() < other.size() ? size() : other.size();
        int i = first(most, k -> !Character.alike(at(k), other.at(k)));
        return i < most ? Character.lower(at(i)) - Character.lower(other.at(i)) : size() - other.size();
    }

    public /*@ pure @*/ String toString() {
        return this;
    }

    private /*@ pure @*/ String range(int from, int to) {
        return of(to - from, i -> at(from + i));
    }

    public String substring(int begin) {
        return substring(begin, size());
    }

    public String substring(int begin, int end) {
        if (begin < 0 || begin > end || end > size()) {
            throw new StringIndexOutOfBoundsException();
        }
        return begin == 0 && end == size() ? this : range(begin, end);
    }

    public CharSequence subSequence(int begin, int end) {
        return substring(begin, end);
    }

    public /*@ pure @*/ int indexOf(int c) {
        return indexOf(c, 0);
    }

    public /*@ pure @*/ int indexOf(int c, int from) {
        int i = first(size(), k -> k >= from && at(k) == c);
        return i < size() ? i : -1;
    }

    public /*@ pure @*/ int lastIndexOf(int c) {
        return lastIndexOf(c, size());
    }

    public /*@ pure @*/ int lastIndexOf(int c, int from) {
        int n = size();
        int i = first(n, k -> n - 1 - k <= from && at(n - 1 - k) == c);
        return i < n ? n - 1 - i : -1;
    }

    private /*@ pure @*/ boolean matches(String part, int from) {
        return all(part.size(), i -> at(from + i) == part.at(i));
    }

    public /*@ pure @*/ int indexOf(String part) {
        return indexOf(part, 0);
    }

    public /*@ pure @*/ int indexOf(String part, int from) {
        int n = size() - part.size() + 1;
        int start = from < 0 ? 0 : from > size() ? size() : from;
        if (n <= 0) {
            return -1;
        }
        int i = first(n, k -> k >= start && matches(part, k));
        return i < n ? i : -1;
    }

    public /*@ pure @*/ int lastIndexOf(String part) {
        return lastIndexOf(part, size());
    }

    public /*@ pure @*/ int lastIndexOf(String part, int from) {
        int n = size() - part.size() + 1;
        if (n <= 0) {
            return -1;
        }
        int i = first(n, k -> n - 1 - k <= from && matches(part, n - 1 - k));
        return i < n ? n - 1 - i : -1;
    }

    public /*@ pure @*/ boolean contains(CharSequence part) {
        return indexOf(part.toString(), 0) >= 0;
    }

    public /*@ pure @*/ boolean startsWith(String part) {
        return startsWith(part, 0);
    }

    public /*@ pure @*/ boolean startsWith(String part, int from) {
        return from >= 0 && from <= size() - part.size() && matches(part, from);
    }

    public /*@ pure @*/ boolean endsWith(String part) {
        return startsWith(part, size() - part.size());
    }

    public /*@ pure @*/ boolean contentEquals(CharSequence other) {
        return same(other.toString());
    }

    public String concat(String other) {
        return other.isEmpty() ? this : plus(this, other);
    }

    static String plus(String a, String b) {
        int n = a.size();
        return of(n + b.size(), i -> i < n ? a.at(i) : b.at(i - n));
    }

    static /*@ pure @*/ String orNull(/*@ nullable @*/ String s) {
        return s == null ? "null" : s;
    }

    public String replace(char from, char to) {
        return from == to || indexOf(from, 0) < 0 ? this : of(size(), i -> at(i) == from ? to : at(i));
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        int n = size();
        if (n == 0 || count == 0) {
            return "";
        }
        if (count == 1) {
            return this;
        }
        if (Integer.MAX_VALUE / count < n) {
            throw new OutOfMemoryError();
        }
        return of(n * count, i -> at(i % n));
    }

    public String trim() {
        int n = size();
        int from = first(n, i -> at(i) > ' ');
        int behind = first(n - from, i -> at(n - 1 - i) > ' ');
        return from == 0 && behind == 0 ? this : range(from, n - behind);
    }

    public String strip() {
        return stripped(true, true);
    }

    public String stripLeading() {
        return stripped(true, false);
    }

    public String stripTrailing() {
        return stripped(false, true);
    }

    private String stripped(boolean front, boolean back) {
        int n = size();
        int from = front ? first(n, i -> !Character.white(at(i))) : 0;
        int behind = back ? first(n - from, i -> !Character.white(at(n - 1 - i))) : 0;
        return from == 0 && behind == 0 ? this : range(from, n - behind);
    }

    public /*@ pure @*/ boolean isBlank() {
        return all(size(), i -> Character.white(at(i)));
    }

    public String toLowerCase() {
        Character.ascii(all(size(), i -> at(i) < 128));
        return all(size(), i -> Character.lower(at(i)) == at(i)) ? this : of(size(), i -> Character.lower(at(i)));
    }

    public String toUpperCase() {
        Character.ascii(all(size(), i -> at(i) < 128));
        return all(size(), i -> Character.upper(at(i)) == at(i)) ? this : of(size(), i -> Character.upper(at(i)));
    }

    public char[] toCharArray() {
        char[] out = new char[size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = at(i);
        }
        return out;
    }

    public static String valueOf(/*@ nullable @*/ Object x) {
        return x == null ? "null" : x.toString();
    }

    public static String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String valueOf(char c) {
        return of(1, i -> c);
    }

    public static String valueOf(int n) {
        return Integer.toString(n);
    }

    public static String valueOf(long n) {
        return Long.toString(n);
    }

    public static String valueOf(char[] chars) {
        return of(chars.length, i -> chars[i]);
    }

    public static String valueOf(char[] chars, int from, int count) {
        if (from < 0 || count < 0 || from > chars.length - count) {
            throw new StringIndexOutOfBoundsException();
        }
        return of(count, i -> chars[from + i]);
    }

    public static String copyValueOf(char[] chars) {
        return valueOf(chars);
    }

    public static String copyValueOf(char[] chars, int from, int count) {
        return valueOf(chars, from, count);
    }
}
