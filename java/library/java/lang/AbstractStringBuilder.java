package java.lang;

/** What StringBuilder and StringBuffer share: no operation on the text has a loop. */
abstract class AbstractStringBuilder implements CharSequence, Appendable {
    String text = "";

    //@ invariant text != null;

    AbstractStringBuilder() {
    }

    public abstract AbstractStringBuilder append(/*@ nullable @*/ CharSequence s);

    public abstract AbstractStringBuilder append(/*@ nullable @*/ CharSequence s, int start, int end);

    public abstract AbstractStringBuilder append(char c);

    public /*@ pure @*/ int length() {
        return text.size();
    }

    public /*@ pure @*/ char charAt(int index) {
        return text.charAt(index);
    }

    public /*@ pure @*/ String toString() {
        return text.range(0, text.size());
    }

    public /*@ pure @*/ String substring(int start) {
        return substring(start, text.size());
    }

    public /*@ pure @*/ String substring(int start, int end) {
        within(start, end);
        return text.range(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public /*@ pure @*/ int indexOf(String part) {
        return text.indexOf(part);
    }

    public /*@ pure @*/ int indexOf(String part, int from) {
        return text.indexOf(part, from);
    }

    public /*@ pure @*/ int lastIndexOf(String part) {
        return text.lastIndexOf(part);
    }

    public /*@ pure @*/ int lastIndexOf(String part, int from) {
        return text.lastIndexOf(part, from);
    }

    public /*@ pure @*/ int codePointAt(int index) {
        return text.codePointAt(index);
    }

    public /*@ pure @*/ int codePointBefore(int index) {
        return text.codePointBefore(index);
    }

    public /*@ pure @*/ int codePointCount(int start, int end) {
        return text.codePointCount(start, end);
    }

    public /*@ pure @*/ int offsetByCodePoints(int index, int count) {
        return text.offsetByCodePoints(index, count);
    }

    public java.util.stream.IntStream chars() {
        return java.util.stream.StreamSupport.chars(new Bound(this));
    }

    public java.util.stream.IntStream codePoints() {
        return java.util.stream.StreamSupport.codePoints(new Bound(this));
    }

    /** The text of a builder as it was when it was first asked for; what another one would give is not known. */
    private static final class Bound implements java.util.function.Supplier<CharSequence> {
        private final AbstractStringBuilder builder;
        private /*@ nullable @*/ String text;

        Bound(AbstractStringBuilder builder) {
            this.builder = builder;
        }

        public CharSequence get() {
            String now = builder.text;
            if (text == null) {
                text = now;
            }
            Character.known(text == now);
            return now;
        }
    }

    public void ensureCapacity(int least) {
    }

    public void trimToSize() {
    }

    public void setLength(int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException();
        }
        String s = text;
        int n = s.size();
        text = String.of(length, i -> i < n ? s.at(i) : '\0');
    }

    public void setCharAt(int index, char c) {
        within(index);
        String s = text;
        text = String.of(s.size(), i -> i == index ? c : s.at(i));
    }

    public void getChars(int start, int end, char[] to, int at) {
        within(start, end);
        int n = end - start;
        if (at < 0 || at > to.length - n) {
            throw new IndexOutOfBoundsException();
        }
        for (int i = 0; i < n; i++) {
            to[at + i] = text.at(start + i);
        }
    }

    final void within(int index) {
        if (index < 0 || index >= text.size()) {
            throw new StringIndexOutOfBoundsException();
        }
    }

    final /*@ pure @*/ void within(int start, int end) {
        if (start < 0 || start > end || end > text.size()) {
            throw new StringIndexOutOfBoundsException();
        }
    }

    final void behind(int offset) {
        if (offset < 0 || offset > text.size()) {
            throw new StringIndexOutOfBoundsException();
        }
    }

    final void add(String s) {
        text = String.plus(text, s);
    }

    final void put(char c) {
        String s = text;
        int n = s.size();
        text = String.of(n + 1, i -> i < n ? s.at(i) : c);
    }

    final void put(int offset, String s) {
        behind(offset);
        splice(offset, offset, s);
    }

    final void change(int start, int end, String s) {
        int to = end > text.size() ? text.size() : end;
        within(start, to);
        splice(start, to, s);
    }

    final void remove(int start, int end) {
        int to = end > text.size() ? text.size() : end;
        within(start, to);
        String s = text;
        int gone = to - start;
        text = String.of(s.size() - gone, i -> s.at(i < start ? i : i + gone));
    }

    private void splice(int start, int end, String by) {
        String s = text;
        int behind = start + by.size();
        text = String.of(s.size() - (end - start) + by.size(),
            i -> i < start ? s.at(i) : i < behind ? by.at(i - start) : s.at(i - behind + end));
    }

    /** The two chars of one letter keep their order. */
    final void turn() {
        String s = text;
        int last = s.size() - 1;
        text = String.of(last + 1, i -> s.at(i < last && pair(s, last - i - 1) ? last - i - 1
            : i > 0 && pair(s, last - i) ? last - i + 1 : last - i));
    }

    /** Whether the chars at i and i + 1 are one letter. */
    private static /*@ pure @*/ boolean pair(String s, int i) {
        return Character.isHighSurrogate(s.at(i)) && Character.isLowSurrogate(s.at(i + 1));
    }

    final void addCodePoint(int c) {
        if (c < 0 || c > 0x10ffff) {
            throw new IllegalArgumentException();
        }
        if (c >= 0x10000) {
            put((char) (0xd7c0 + (c >> 10)));
            put((char) (0xdc00 + (c & 0x3ff)));
        } else {
            put((char) c);
        }
    }

    /** What s consists of: of other classes than the library's by length and charAt. */
    static String chars(CharSequence s) {
        return s instanceof String || s instanceof AbstractStringBuilder ? s.toString() : chars(s, 0, s.length());
    }

    static String part(CharSequence s, int start, int end) {
        if (start < 0 || start > end || end > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        return s instanceof String || s instanceof AbstractStringBuilder ? s.toString().substring(start, end) : chars(s, start, end);
    }

    static String part(char[] chars, int offset, int count) {
        if (offset < 0 || count < 0 || offset > chars.length - count) {
            throw new IndexOutOfBoundsException();
        }
        return String.valueOf(chars, offset, count);
    }

    private static String chars(CharSequence s, int start, int end) {
        char[] out = new char[end - start];
        for (int i = 0; i < out.length; i++) {
            out[i] = s.charAt(start + i);
        }
        return String.valueOf(out);
    }
}
