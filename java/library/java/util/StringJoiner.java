package java.util;

public final class StringJoiner {
    private final String prefix;
    private final String delimiter;
    private final String suffix;
    private String text = "";
    private boolean some;
    private /*@ nullable @*/ String empty;

    //@ invariant prefix != null && delimiter != null && suffix != null && text != null;
    //@ invariant some || text.length() == 0;

    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        if (prefix == null || delimiter == null || suffix == null) {
            throw new NullPointerException();
        }
        this.prefix = prefix.toString();
        this.delimiter = delimiter.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence emptyValue) {
        if (emptyValue == null) {
            throw new NullPointerException();
        }
        empty = emptyValue.toString();
        return this;
    }

    public StringJoiner add(/*@ nullable @*/ CharSequence element) {
        String s = element == null ? "null" : element.toString();
        text = some ? text + delimiter + s : s;
        some = true;
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        if (other.some) {
            add(other.text);
        }
        return this;
    }

    public /*@ pure @*/ int length() {
        return !some && empty != null ? empty.length() : prefix.length() + text.length() + suffix.length();
    }

    public String toString() {
        return !some && empty != null ? empty : prefix + text + suffix;
    }
}
