import java.util.NoSuchElementException;

/** The words of a text, which single blanks or commas part. */
public class Words {
    private final String text;
    private int at;

    public Words(String text) {
        this.text = text;
        skip();
    }

    private void skip() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == ',';
    }

    public boolean more() {
        return at < text.length();
    }

    public String next() {
        if (at >= text.length()) {
            throw new NoSuchElementException();
        }
        int start = at;
        while (at < text.length() && !isBlank(text.charAt(at))) {
            at++;
        }
        String word = text.substring(start, at);
        skip();
        return word;
    }

    public char peek() {
        return at < text.length() ? text.charAt(at) : ' ';
    }
}
