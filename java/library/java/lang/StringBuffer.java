package java.lang;

/** As StringBuilder. */
public final class StringBuffer extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuffer>, CharSequence {
    public StringBuffer() {
    }

    public StringBuffer(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException();
        }
    }

    public StringBuffer(String s) {
        text = s.toString();
    }

    public StringBuffer(CharSequence s) {
        text = s.length() == 0 ? "" : chars(s);
    }

    public int compareTo(StringBuffer other) {
        return text.compareTo(other.text);
    }

    public StringBuffer append(/*@ nullable @*/ Object x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuffer append(/*@ nullable @*/ String x) {
        add(String.orNull(x));
        return this;
    }

    public StringBuffer append(/*@ nullable @*/ StringBuffer x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuffer append(/*@ nullable @*/ CharSequence x) {
        add(x == null ? "null" : chars(x));
        return this;
    }

    public StringBuffer append(char[] x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuffer append(boolean x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuffer append(char x) {
        put(x);
        return this;
    }

    public StringBuffer append(int x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuffer append(long x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuffer append(float x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuffer append(double x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuffer append(/*@ nullable @*/ CharSequence s, int start, int end) {
        add(part(s == null ? "null" : s, start, end));
        return this;
    }

    public StringBuffer append(char[] chars, int offset, int count) {
        add(part(chars, offset, count));
        return this;
    }

    public StringBuffer repeat(int codePoint, int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count > 0) {
            add(Character.toString(codePoint).repeat(count));
        }
        return this;
    }

    public StringBuffer repeat(/*@ nullable @*/ CharSequence x, int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count > 0) {
            add((x == null ? "null" : chars(x)).repeat(count));
        }
        return this;
    }

    public StringBuffer appendCodePoint(int codePoint) {
        addCodePoint(codePoint);
        return this;
    }

    public StringBuffer delete(int start, int end) {
        remove(start, end);
        return this;
    }

    public StringBuffer deleteCharAt(int index) {
        within(index);
        remove(index, index + 1);
        return this;
    }

    public StringBuffer replace(int start, int end, String s) {
        change(start, end, s);
        return this;
    }

    public StringBuffer reverse() {
        turn();
        return this;
    }

    public StringBuffer insert(int offset, /*@ nullable @*/ Object x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int offset, /*@ nullable @*/ String x) {
        put(offset, String.orNull(x));
        return this;
    }

    public StringBuffer insert(int offset, char[] x) {
        behind(offset);
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int offset, boolean x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int offset, char x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int offset, int x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int offset, long x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int offset, float x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int offset, double x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuffer insert(int offset, /*@ nullable @*/ CharSequence s) {
        put(offset, s == null ? "null" : chars(s));
        return this;
    }

    public StringBuffer insert(int offset, /*@ nullable @*/ CharSequence s, int start, int end) {
        behind(offset);
        put(offset, part(s == null ? "null" : s, start, end));
        return this;
    }

    public StringBuffer insert(int offset, char[] chars, int from, int count) {
        behind(offset);
        if (from < 0 || count < 0 || from > chars.length - count) {
            throw new StringIndexOutOfBoundsException();
        }
        put(offset, String.valueOf(chars, from, count));
        return this;
    }

    public String toString() {
        return super.toString();
    }

    public /*@ pure @*/ int indexOf(String part) {
        return super.indexOf(part);
    }

    public /*@ pure @*/ int indexOf(String part, int from) {
        return super.indexOf(part, from);
    }

    public /*@ pure @*/ int lastIndexOf(String part) {
        return super.lastIndexOf(part);
    }

    public /*@ pure @*/ int lastIndexOf(String part, int from) {
        return super.lastIndexOf(part, from);
    }

    public /*@ pure @*/ int length() {
        return super.length();
    }

    public /*@ pure @*/ char charAt(int index) {
        return super.charAt(index);
    }

    public String substring(int start) {
        return super.substring(start);
    }

    public String substring(int start, int end) {
        return super.substring(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return super.subSequence(start, end);
    }

    public void setLength(int length) {
        super.setLength(length);
    }

    public void setCharAt(int index, char c) {
        super.setCharAt(index, c);
    }

    public void getChars(int start, int end, char[] to, int at) {
        super.getChars(start, end, to, at);
    }
}
