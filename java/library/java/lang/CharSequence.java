package java.lang;

public interface CharSequence {
    /*@ pure @*/ int length();

    /*@ pure @*/ char charAt(int index);

    CharSequence subSequence(int begin, int end);

    String toString();

    default /*@ pure @*/ boolean isEmpty() {
        return length() == 0;
    }

    default java.util.stream.IntStream chars() {
        return java.util.stream.StreamSupport.chars(() -> this);
    }

    default java.util.stream.IntStream codePoints() {
        return java.util.stream.StreamSupport.codePoints(() -> this);
    }

    @SuppressWarnings("unchecked")
    static /*@ pure @*/ int compare(CharSequence a, CharSequence b) {
        if (java.util.Objects.requireNonNull(a) == java.util.Objects.requireNonNull(b)) {
            return 0;
        }
        if (a.getClass() == b.getClass() && a instanceof Comparable) {
            return ((Comparable<Object>) a).compareTo(b);
        }
        for (int i = 0; i < a.length() && i < b.length(); i++) {
            if (a.charAt(i) != b.charAt(i)) {
                return a.charAt(i) - b.charAt(i);
            }
        }
        return a.length() - b.length();
    }
}
