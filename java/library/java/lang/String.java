package java.lang;

import inspect.Characters;
import inspect.Refused;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;

/**
 * Strings over five operations that have no Java: size, at, of, all and first. Letters
 * are those of Java 17; where the other case of a char is not one char, or depends on what
 * stands beside it, it is not known. Regular expressions other than literal texts are refused. Where no charset is named, bytes are those of UTF-8, as from Java 18 on.
 */
public final class String implements java.io.Serializable, Comparable<String>, CharSequence, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitive();

    private static final class CaseInsensitive implements Comparator<String> {
        public /*@ pure @*/ int compare(String a, String b) {
            return a.compareToIgnoreCase(b);
        }

        public Comparator<String> reversed() {
            return java.util.Collections.reverseOrder(this);
        }
    }

    interface At {
        char at(int i);
    }

    interface Test {
        boolean test(int i);
    }

    native /*@ pure @*/ int size();

    native /*@ pure @*/ char at(int i);

    static native /*@ pure @*/ String of(int n, At chars);

    private static native /*@ pure @*/ boolean all(int n, Test test);

    private static native /*@ pure @*/ int first(int n, Test test);

    /** A creation is the call that stands in the constructor: it alone makes contents. */
    public String() {
        made();
    }

    public String(String s) {
        made(s);
    }

    public String(char[] chars) {
        made(chars);
    }

    public String(char[] chars, int from, int count) {
        made(chars, from, count);
    }

    public String(int[] codePoints, int from, int count) {
        made(codePoints, from, count);
    }

    public String(StringBuilder builder) {
        made(builder);
    }

    public String(StringBuffer buffer) {
        made(buffer);
    }

    public String(byte[] bytes) {
        made(bytes);
    }

    public String(byte[] bytes, Charset charset) {
        made(bytes, charset);
    }

    public String(byte[] bytes, int from, int count) {
        made(bytes, from, count);
    }

    public String(byte[] bytes, int from, int count, Charset charset) {
        made(bytes, from, count, charset);
    }

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
        if (other == null || size() != other.size()) {
            return false;
        }
        folded(other, size());
        return all(size(), i -> Characters.folded(at(i)) == Characters.folded(other.at(i)));
    }

    /** Of two chars that differ, either half a code point, it is not known whether they are alike. */
    private /*@ pure @*/ void folded(String other, int n) {
        Character.known(all(n, i -> at(i) == other.at(i) || !Characters.isSurrogate(at(i)) && !Characters.isSurrogate(other.at(i))));
    }

    public /*@ pure @*/ int compareToIgnoreCase(String other) {
        int most = size() < other.size() ? size() : other.size();
        folded(other, most);
        int i = first(most, k -> Characters.folded(at(k)) != Characters.folded(other.at(k)));
        return i < most ? Characters.folded(at(i)) - Characters.folded(other.at(i)) : size() - other.size();
    }

    public /*@ pure @*/ String toString() {
        return this;
    }

    /** The chars from one place to another: of none the literal. */
    /*@ pure @*/ String range(int from, int to) {
        return from == to ? "" : of(to - from, i -> at(from + i));
    }

    public /*@ pure @*/ String substring(int begin) {
        return substring(begin, size());
    }

    public /*@ pure @*/ String substring(int begin, int end) {
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

    public /*@ pure @*/ int indexOf(int c, int begin, int end) {
        if (begin < 0 || begin > end || end > size()) {
            throw new StringIndexOutOfBoundsException();
        }
        int i = first(size(), k -> k >= begin && k < end && at(k) == c);
        return i < size() ? i : -1;
    }

    public /*@ pure @*/ int indexOf(String part, int begin, int end) {
        if (begin < 0 || begin > end || end > size()) {
            throw new StringIndexOutOfBoundsException();
        }
        int n = end - part.size() + 1;
        if (n <= 0) {
            return -1;
        }
        int i = first(n, k -> k >= begin && matches(part, k));
        return i < n ? i : -1;
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
        if (other instanceof String || other instanceof AbstractStringBuilder) {
            return same(other.toString());
        }
        boolean alike = other.length() == size();
        for (int i = 0; alike && i < size(); i++) {
            alike = at(i) == other.charAt(i);
        }
        return alike;
    }

    public /*@ pure @*/ boolean regionMatches(int from, String other, int start, int n) {
        int others = other.size();
        return start >= 0 && from >= 0 && from <= (long) size() - n && start <= (long) others - n && (n <= 0 || all(n, i -> at(from + i) == other.at(start + i)));
    }

    public /*@ pure @*/ boolean regionMatches(boolean ignoreCase, int from, String other, int start, int n) {
        if (!ignoreCase) {
            return regionMatches(from, other, start, n);
        }
        return start >= 0 && from >= 0 && from <= (long) size() - n && start <= (long) other.size() - n && (n <= 0 || range(from, from + n).equalsIgnoreCase(other.range(start, start + n)));
    }

    public void getChars(int begin, int end, char[] to, int at) {
        if (begin < 0 || begin > end || end > size() || at < 0 || at > to.length - (end - begin)) {
            throw new StringIndexOutOfBoundsException();
        }
        for (int i = begin; i < end; i++) {
            to[at + i - begin] = at(i);
        }
    }

    public /*@ pure @*/ int codePointAt(int index) {
        char high = charAt(index);
        if (!Character.isHighSurrogate(high) || index + 1 == size() || !Character.isLowSurrogate(at(index + 1))) {
            return high;
        }
        return Character.toCodePoint(high, at(index + 1));
    }

    public /*@ pure @*/ int codePointBefore(int index) {
        char low = charAt(index - 1);
        if (!Character.isLowSurrogate(low) || index == 1 || !Character.isHighSurrogate(at(index - 2))) {
            return low;
        }
        return Character.toCodePoint(at(index - 2), low);
    }

    /** Whether a char within is the second of a code point that begins at from or behind. */
    private /*@ pure @*/ boolean inside(int i, int from) {
        return i > from && Character.isLowSurrogate(at(i)) && Character.isHighSurrogate(at(i - 1));
    }

    public /*@ pure @*/ int codePointCount(int begin, int end) {
        if (begin < 0 || begin > end || end > size()) {
            throw new IndexOutOfBoundsException();
        }
        int n = end - begin;
        for (int i = begin; i < end; i++) {
            n -= inside(i, begin) ? 1 : 0;
        }
        return n;
    }

    public /*@ pure @*/ int offsetByCodePoints(int index, int count) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException();
        }
        int at = index;
        for (int n = count; n > 0; n--) {
            if (at >= size()) {
                throw new IndexOutOfBoundsException();
            }
            at += at + 1 < size() && inside(at + 1, at) ? 2 : 1;
        }
        for (int n = count; n < 0; n++) {
            if (at <= 0) {
                throw new IndexOutOfBoundsException();
            }
            at -= at > 1 && inside(at - 1, 0) ? 2 : 1;
        }
        return at;
    }

    public /*@ pure @*/ String concat(String other) {
        return other.isEmpty() ? this : plus(this, other);
    }

    static String plus(String a, String b) {
        int n = a.size();
        return of(n + b.size(), i -> i < n ? a.at(i) : b.at(i - n));
    }

    private static String made() {
        return of(0, i -> '\0');
    }

    private static String made(String s) {
        return of(s.size(), i -> s.at(i));
    }

    private static String made(char[] chars) {
        return of(chars.length, i -> chars[i]);
    }

    private static String made(char[] chars, int from, int count) {
        if (from < 0 || count < 0 || from > chars.length - count) {
            throw new StringIndexOutOfBoundsException();
        }
        return of(count, i -> chars[from + i]);
    }

    private static String made(int[] codePoints, int from, int count) {
        if (from < 0 || count < 0 || from > codePoints.length - count) {
            throw new StringIndexOutOfBoundsException();
        }
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < count; i++) {
            b.addCodePoint(codePoints[from + i]);
        }
        return made(b);
    }

    private static String made(StringBuilder builder) {
        return made(builder.text);
    }

    private static String made(StringBuffer buffer) {
        return made(buffer.text);
    }

    private static String made(byte[] bytes) {
        return made(bytes, StandardCharsets.UTF_8);
    }

    private static String made(byte[] bytes, Charset charset) {
        return made(bytes, 0, bytes.length, charset);
    }

    private static String made(byte[] bytes, int from, int count) {
        return made(bytes, from, count, StandardCharsets.UTF_8);
    }

    /** What bytes of UTF-8 beyond ASCII mean is not known here. */
    private static String made(byte[] bytes, int from, int count, Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        if (from < 0 || count < 0 || from > bytes.length - count) {
            throw new StringIndexOutOfBoundsException();
        }
        if (charset == StandardCharsets.ISO_8859_1) {
            return of(count, i -> (char) (bytes[from + i] & 255));
        }
        if (charset == StandardCharsets.UTF_8) {
            Character.known(all(count, i -> bytes[from + i] >= 0));
        }
        return of(count, i -> bytes[from + i] >= 0 ? (char) bytes[from + i] : '\ufffd');
    }

    public byte[] getBytes() {
        return getBytes(StandardCharsets.UTF_8);
    }

    /** Of charsets by name those of StandardCharsets are known. */
    public byte[] getBytes(String charset) throws java.io.UnsupportedEncodingException {
        boolean utf = charset.equalsIgnoreCase("UTF-8");
        boolean latin = charset.equalsIgnoreCase("ISO-8859-1");
        Character.known(utf || latin || charset.equalsIgnoreCase("US-ASCII"));
        return getBytes(utf ? StandardCharsets.UTF_8 : latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.US_ASCII);
    }

    public byte[] getBytes(Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        boolean utf = charset == StandardCharsets.UTF_8;
        int single = charset == StandardCharsets.ISO_8859_1 ? 256 : 128; // the chars that one byte stands for
        int n = 0;
        for (int i = 0; i < size(); i++) {
            n += !utf || at(i) < 128 ? (inside(i, 0) ? 0 : 1) : width(i);
        }
        byte[] out = new byte[n];
        int k = 0;
        for (int i = 0; i < size(); i++) {
            int c = at(i);
            if (inside(i, 0)) {
                continue;
            }
            if (c < single) {
                out[k++] = (byte) c;
                continue;
            }
            int w = utf ? width(i) : 1;
            if (w == 1) {
                out[k++] = '?';
            } else if (w == 2) {
                out[k++] = (byte) (0xc0 | c >> 6);
                out[k++] = (byte) (0x80 | c & 63);
            } else if (w == 3) {
                out[k++] = (byte) (0xe0 | c >> 12);
                out[k++] = (byte) (0x80 | c >> 6 & 63);
                out[k++] = (byte) (0x80 | c & 63);
            } else {
                c = Character.toCodePoint((char) c, at(i + 1));
                out[k++] = (byte) (0xf0 | c >> 18);
                out[k++] = (byte) (0x80 | c >> 12 & 63);
                out[k++] = (byte) (0x80 | c >> 6 & 63);
                out[k++] = (byte) (0x80 | c & 63);
            }
        }
        return out;
    }

    /** How many bytes of UTF-8 the char at i begins, beyond ASCII: of a half alone the one of a question mark. */
    private /*@ pure @*/ int width(int i) {
        char c = at(i);
        if (c < 0x800) {
            return 2;
        }
        if (!Character.isSurrogate(c)) {
            return 3;
        }
        return inside(i, 0) ? 0 : i + 1 < size() && inside(i + 1, i) ? 4 : 1;
    }

    static /*@ pure @*/ String orNull(/*@ nullable @*/ String s) {
        return s == null ? "null" : s;
    }

    public /*@ pure @*/ String replace(char from, char to) {
        return from == to || indexOf(from, 0) < 0 ? this : of(size(), i -> at(i) == from ? to : at(i));
    }

    /** From the left, each part that the last one has left: of an empty part one before each char, and one at the end. */
    public String replace(CharSequence target, CharSequence replacement) {
        String part = target.toString();
        String by = replacement.toString();
        if (part.size() == 1 && by.size() == 1) {
            return replace(part.at(0), by.at(0));
        }
        int step = by.size() + 1;
        if (part.size() == 0) {
            return of(size() * step + by.size(), i -> i % step < step - 1 ? by.at(i % step) : at(i / step));
        }
        int at = indexOf(part, 0);
        if (at < 0) {
            return this;
        }
        String out = "";
        int from = 0;
        while (at >= 0) {
            out = plus(plus(out, range(from, at)), by);
            from = at + part.size();
            at = indexOf(part, from);
        }
        return plus(out, range(from, size()));
    }

    private static /*@ pure @*/ boolean isPlain(char c) {
        return c != '.' && c != '$' && c != '|' && c != '(' && c != ')' && c != '[' && c != '{' && c != '^' && c != '?' && c != '*' && c != '+' && c != '\\';
    }

    /** The text that a regular expression stands for; one that stands for more is refused. */
    private static String literal(String regex) {
        if (regex.size() == 2 && regex.at(0) == '\\' && regex.at(1) < 128 && !Character.isLetterOrDigit(regex.at(1))) {
            return regex.range(1, 2);
        }
        return all(regex.size(), i -> isPlain(regex.at(i))) ? regex : Refused.regularExpression();
    }

    public boolean matches(String regex) {
        return same(literal(regex));
    }

    public String replaceAll(String regex, String replacement) {
        return replaced(literal(regex), replacement, true);
    }

    public String replaceFirst(String regex, String replacement) {
        return replaced(literal(regex), replacement, false);
    }

    /** A replacement with a dollar sign or a backslash is refused. */
    private String replaced(String part, String by, boolean all) {
        int at = indexOf(part, 0);
        if (at < 0) {
            return this;
        }
        if (!all(by.size(), i -> by.at(i) != '$' && by.at(i) != '\\')) {
            Refused.replacement();
        }
        return all ? replace(part, by) : plus(plus(range(0, at), by), range(at + part.size(), size()));
    }

    /** As split, with what stands between the parts. */
    public String[] splitWithDelimiters(String regex, int limit) {
        String by = literal(regex);
        int parts = 1;
        int from = 0;
        for (int at = cut(by, 0); at >= 0 && (limit <= 0 || parts < limit); at = cut(by, from)) {
            parts++;
            from = at + by.size();
        }
        if (parts == 1) {
            return new String[] {this};
        }
        int n = 2 * parts - 1;
        if (limit == 0 && from == size()) { // empty ones at the end are left out
            n = by.size() == 0 ? n - 2 : n - 1;
        }
        String[] out = new String[n];
        from = 0;
        for (int i = 0; i < n; i += 2) {
            int at = i == 2 * parts - 2 ? size() : cut(by, from);
            out[i] = range(from, at);
            if (i + 1 < n) {
                out[i + 1] = by;
            }
            from = at + by.size();
        }
        return out;
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    /** At a text without the letters of regular expressions, or one of them behind a backslash; others are refused. */
    public String[] split(String regex, int limit) {
        String by = literal(regex);
        int parts = 1;
        int filled = size() == 0 ? 1 : 0; // the parts up to the last that is not empty
        int from = 0;
        for (int at = cut(by, 0); at >= 0 && (limit <= 0 || parts < limit); at = cut(by, from)) {
            filled = at > from ? parts : filled;
            parts++;
            from = at + by.size();
        }
        filled = size() > from ? parts : filled;
        if (parts == 1) {
            return new String[] {this};
        }
        String[] out = new String[limit == 0 ? filled : parts];
        from = 0;
        for (int i = 0; i < out.length; i++) {
            int at = i == parts - 1 ? size() : cut(by, from);
            out[i] = range(from, at);
            from = at + by.size();
        }
        return out;
    }

    /** Where the part that begins at from ends; -1: it is the last. */
    private /*@ pure @*/ int cut(String by, int from) {
        return by.size() > 0 ? indexOf(by, from) : from < size() ? from + 1 : -1;
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        String by = delimiter.toString();
        String out = "";
        for (int i = 0; i < elements.length; i++) {
            out = joined(out, by, i > 0, elements[i]);
        }
        return out;
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        String by = delimiter.toString();
        String out = "";
        boolean some = false;
        for (CharSequence e : elements) {
            out = joined(out, by, some, e);
            some = true;
        }
        return out;
    }

    private static String joined(String out, String by, boolean some, /*@ nullable @*/ CharSequence e) {
        return plus(some ? plus(out, by) : out, e == null ? "null" : e.toString());
    }

    /** With a constant format a concatenation: types/format.go. */
    public static native String format(String format, /*@ nullable @*/ Object... args);

    public native String formatted(/*@ nullable @*/ Object... args);

    public /*@ pure @*/ String repeat(int count) {
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

    public /*@ pure @*/ String trim() {
        int n = size();
        int from = first(n, i -> at(i) > ' ');
        int behind = first(n - from, i -> at(n - 1 - i) > ' ');
        return from == 0 && behind == 0 ? this : range(from, n - behind);
    }

    public /*@ pure @*/ String strip() {
        return stripped(true, true);
    }

    public /*@ pure @*/ String stripLeading() {
        return stripped(true, false);
    }

    public /*@ pure @*/ String stripTrailing() {
        return stripped(false, true);
    }

    private /*@ pure @*/ String stripped(boolean front, boolean back) {
        int n = size();
        int from = front ? first(n, i -> !Character.white(at(i))) : 0;
        int behind = back ? first(n - from, i -> !Character.white(at(n - 1 - i))) : 0;
        return from == 0 && behind == 0 ? this : range(from, n - behind);
    }

    public /*@ pure @*/ boolean isBlank() {
        return all(size(), i -> Character.white(at(i)));
    }

    public /*@ pure @*/ String toLowerCase() {
        int k = first(size(), i -> Characters.lowerSecond(at(i)) != 0);
        Character.known(all(size(), i -> i == k || Characters.lowerAlone(at(i))));
        if (k < size()) { // an i with a dot above becomes two chars
            return of(size() + 1, i -> i < k ? Characters.toLowerCase(at(i)) : i == k ? Characters.lowerFirst(at(k)) : i == k + 1 ? Characters.lowerSecond(at(k)) : Characters.toLowerCase(at(i - 1)));
        }
        return all(size(), i -> Characters.toLowerCase(at(i)) == at(i)) ? this : of(size(), i -> Characters.toLowerCase(at(i)));
    }

    public /*@ pure @*/ String toLowerCase(java.util.Locale locale) {
        String language = locale.getLanguage();
        if (language.equals("tr") || language.equals("az") || language.equals("lt")) {
            Refused.letterCase();
        }
        return toLowerCase();
    }

    public /*@ pure @*/ String toUpperCase() {
        int k = first(size(), i -> Characters.upperSecond(at(i)) != 0);
        Character.known(all(size(), i -> i == k || Characters.upperAlone(at(i))));
        if (k < size()) { // such a letter becomes two chars, or three
            int more = Characters.upperThird(at(k)) == 0 ? 1 : 2;
            return of(size() + more, i -> i < k ? Characters.toUpperCase(at(i)) : i == k ? Characters.upperFirst(at(k)) : i == k + 1 ? Characters.upperSecond(at(k)) : i <= k + more ? Characters.upperThird(at(k)) : Characters.toUpperCase(at(i - more)));
        }
        return all(size(), i -> Characters.toUpperCase(at(i)) == at(i)) ? this : of(size(), i -> Characters.toUpperCase(at(i)));
    }

    public /*@ pure @*/ String toUpperCase(java.util.Locale locale) {
        String language = locale.getLanguage();
        if (language.equals("tr") || language.equals("az") || language.equals("lt")) {
            Refused.letterCase();
        }
        return toUpperCase();
    }

    public char[] toCharArray() {
        char[] out = new char[size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = at(i);
        }
        return out;
    }

    public java.util.stream.IntStream chars() {
        int[] out = new int[size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = at(i);
        }
        return java.util.Arrays.stream(out);
    }

    public java.util.stream.IntStream codePoints() {
        int[] out = new int[codePointCount(0, size())];
        int at = 0;
        for (int i = 0; i < out.length; i++) {
            out[i] = codePointAt(at);
            at += out[i] < Character.MIN_SUPPLEMENTARY_CODE_POINT ? 1 : 2;
        }
        return java.util.Arrays.stream(out);
    }

    private /*@ pure @*/ boolean ends(int i) {
        return at(i) == '\n' || at(i) == '\r';
    }

    /** Where the line ends that begins at from. */
    private /*@ pure @*/ int lineEnd(int from) {
        return first(size(), i -> i >= from && ends(i));
    }

    /** Where the next line begins, behind one that ends at i. */
    private /*@ pure @*/ int behind(int i) {
        return i + 1 < size() && at(i) == '\r' && at(i + 1) == '\n' ? i + 2 : i + 1;
    }

    private String[] allLines() {
        int n = 0;
        for (int i = 0; i < size(); i = behind(lineEnd(i))) {
            n++;
        }
        String[] out = new String[n];
        int from = 0;
        for (int i = 0; i < n; i++) {
            int end = lineEnd(from);
            out[i] = range(from, end);
            from = behind(end);
        }
        return out;
    }

    public java.util.stream.Stream<String> lines() {
        return java.util.Arrays.stream(allLines());
    }

    public String indent(int n) {
        String out = "";
        String[] lines = allLines();
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            int white = n < 0 ? line.leading() : 0;
            String kept = n > 0 ? plus(" ".repeat(n), line) : line.range(white < -(long) n ? white : -n, line.size());
            out = plus(plus(out, kept), "\n");
        }
        return out;
    }

    /** How many chars of white space it begins with. */
    private /*@ pure @*/ int leading() {
        return first(size(), i -> !Character.white(at(i)));
    }

    public String stripIndent() {
        if (size() == 0) {
            return "";
        }
        boolean open = ends(size() - 1);
        String[] lines = allLines();
        int margin = Integer.MAX_VALUE;
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            if (!line.isBlank() || i == lines.length - 1) {
                margin = Math.min(margin, line.leading());
            }
        }
        margin = open ? 0 : margin;
        String out = "";
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            String kept = line.isBlank() ? "" : line.range(Math.min(margin, line.leading()), line.size()).stripTrailing();
            out = plus(i > 0 ? plus(out, "\n") : out, kept);
        }
        return open ? plus(out, "\n") : out;
    }

    public <R> /*@ nullable @*/ R transform(java.util.function.Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    public static String valueOf(/*@ nullable @*/ Object x) {
        return x == null ? "null" : x.toString();
    }

    public static /*@ pure @*/ String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static /*@ pure @*/ String valueOf(char c) {
        return of(1, i -> c);
    }

    public static /*@ pure @*/ String valueOf(int n) {
        return Integer.toString(n);
    }

    public static /*@ pure @*/ String valueOf(long n) {
        return Long.toString(n);
    }

    public static String valueOf(float x) {
        return Float.toString(x);
    }

    public static String valueOf(double x) {
        return Double.toString(x);
    }

    public static String valueOf(char[] chars) {
        return made(chars);
    }

    public static String valueOf(char[] chars, int from, int count) {
        return made(chars, from, count);
    }

    public static String copyValueOf(char[] chars) {
        return valueOf(chars);
    }

    public static String copyValueOf(char[] chars, int from, int count) {
        return valueOf(chars, from, count);
    }
}
