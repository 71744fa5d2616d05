package java.util;

/** A Scanner of a text. */
final class Words {
    private final String text;
    private int at;
    private boolean closed;

    Words(String text) {
        this.text = new String(text);
    }

    void close() {
        closed = true;
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException();
        }
    }

    /** Goes on for ever unless ok: what would come then is not known here. */
    private static void known(boolean ok) {
        while (!ok) {
        }
    }

    /** The first place from one on that is white space, or else is not; the end of the text where there is none. */
    private /*@ pure @*/ int first(int from, boolean white) {
        int i = from;
        while (i < text.length() && Character.isWhitespace(text.charAt(i)) != white) {
            i++;
        }
        return i;
    }

    /** Where the next word begins. */
    private /*@ pure @*/ int begin() {
        open();
        return first(at, false);
    }

    /** The word that begins at a place; empty: there is none. */
    private String wordAt(int from) {
        return text.substring(from, first(from, true));
    }

    /** Takes the word that begins at a place, if it is one of those that are wanted: else what is in front of it. */
    private String taken(int begin, String word, boolean wanted) {
        at = begin;
        if (word.isEmpty()) {
            throw new NoSuchElementException();
        }
        if (!wanted) {
            throw new InputMismatchException();
        }
        at = begin + word.length();
        return word;
    }

    private static void plain(String word) {
        for (int i = 0; i < word.length(); i++) {
            known(word.charAt(i) != ',' && word.charAt(i) < 128);
        }
    }

    private static boolean isInt(String word) {
        plain(word);
        try {
            Integer.parseInt(word);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static boolean isLong(String word) {
        plain(word);
        try {
            Long.parseLong(word);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static boolean isBoolean(String word) {
        return word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false");
    }

    boolean hasNext() {
        return begin() < text.length();
    }

    String next() {
        int begin = begin();
        return taken(begin, wordAt(begin), true);
    }

    boolean hasNextLine() {
        open();
        return at < text.length();
    }

    String nextLine() {
        open();
        if (at >= text.length()) {
            throw new NoSuchElementException();
        }
        int end = at;
        while (end < text.length() && !breaks(text.charAt(end))) {
            end++;
        }
        String line = text.substring(at, end);
        at = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n' ? end + 2 : Math.min(end + 1, text.length());
        return line;
    }

    private static /*@ pure @*/ boolean breaks(char c) {
        return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    boolean hasNextBoolean() {
        return isBoolean(wordAt(begin()));
    }

    boolean nextBoolean() {
        int begin = begin();
        String word = wordAt(begin);
        return Boolean.parseBoolean(taken(begin, word, isBoolean(word)));
    }

    boolean hasNextInt() {
        return isInt(wordAt(begin()));
    }

    int nextInt() {
        int begin = begin();
        String word = wordAt(begin);
        return Integer.parseInt(taken(begin, word, isInt(word)));
    }

    boolean hasNextLong() {
        return isLong(wordAt(begin()));
    }

    long nextLong() {
        int begin = begin();
        String word = wordAt(begin);
        return Long.parseLong(taken(begin, word, isLong(word)));
    }

    boolean hasNextDouble() {
        String word = wordAt(begin());
        known(word.isEmpty() || isInt(word));
        return !word.isEmpty();
    }

    double nextDouble() {
        int begin = begin();
        String word = wordAt(begin);
        known(word.isEmpty() || isInt(word));
        int whole = Integer.parseInt(taken(begin, word, true));
        return whole == 0 && word.charAt(0) == '-' ? -0.0 : whole;
    }
}
