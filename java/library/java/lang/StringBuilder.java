package java.lang;

/** Its text as a string: a change makes another. Capacity is not kept. */
public final class StringBuilder extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuilder>, CharSequence {
    public StringBuilder() {
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException();
        }
    }

    public StringBuilder(String s) {
        text = s.toString();
    }

    public StringBuilder(CharSequence s) {
        text = s.length() == 0 ? "" : chars(s);
    }

    public int compareTo(StringBuilder other) {
        return text.compareTo(other.text);
    }

    public StringBuilder append(/*@ nullable @*/ Object x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuilder append(/*@ nullable @*/ String x) {
        add(String.orNull(x));
        return this;
    }

    public StringBuilder append(/*@ nullable @*/ StringBuffer x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuilder append(/*@ nullable @*/ CharSequence x) {
        add(x == null ? "null" : chars(x));
        return this;
    }

    public StringBuilder append(char[] x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuilder append(boolean x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuilder append(char x) {
        put(x);
        return this;
    }

    public StringBuilder append(int x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuilder append(long x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuilder append(float x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuilder append(double x) {
        add(String.valueOf(x));
        return this;
    }

    public StringBuilder append(/*@ nullable @*/ CharSequence s, int start, int end) {
        add(part(s == null ? "null" : s, start, end));
        return this;
    }

    public StringBuilder append(char[] chars, int offset, int count) {
        add(part(chars, offset, count));
        return this;
    }

    public StringBuilder repeat(int codePoint, int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count > 0) {
            add(Character.toString(codePoint).repeat(count));
        }
        return this;
    }

    public StringBuilder repeat(/*@ nullable @*/ CharSequence x, int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count > 0) {
            add((x == null ? "null" : chars(x)).repeat(count));
        }
        return this;
    }

    public StringBuilder appendCodePoint(int codePoint) {
        addCodePoint(codePoint);
        return this;
    }

    public StringBuilder delete(int start, int end) {
        remove(start, end);
        return this;
    }

    public StringBuilder deleteCharAt(int index) {
        within(index);
        remove(index, index + 1);
        return this;
    }

    public StringBuilder replace(int start, int end, String s) {
        change(start, end, s);
        return this;
    }

    public StringBuilder reverse() {
        turn();
        return this;
    }

    public StringBuilder insert(int offset, /*@ nullable @*/ Object x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int offset, /*@ nullable @*/ String x) {
        put(offset, String.orNull(x));
        return this;
    }

    public StringBuilder insert(int offset, char[] x) {
        behind(offset);
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int offset, boolean x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int offset, char x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int offset, int x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int offset, long x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int offset, float x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int offset, double x) {
        put(offset, String.valueOf(x));
        return this;
    }

    public StringBuilder insert(int offset, /*@ nullable @*/ CharSequence s) {
        put(offset, s == null ? "null" : chars(s));
        return this;
    }

    public StringBuilder insert(int offset, /*@ nullable @*/ CharSequence s, int start, int end) {
        behind(offset);
        put(offset, part(s == null ? "null" : s, start, end));
        return this;
    }

    public StringBuilder insert(int offset, char[] chars, int from, int count) {
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
}
