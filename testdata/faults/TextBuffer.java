/** A text with a cursor. */
public class TextBuffer {
    private final char[] chars = new char[4];
    private int length;
    private int cursor;

    public boolean type(char c) {
        if (length == chars.length) {
            return false;
        }
        for (int i = length; i > cursor; i--) {
            chars[i] = chars[i - 1];
        }
        chars[cursor] = c;
        cursor++;
        length++;
        return true;
    }

    public void backspace() {
        if (cursor == 0) {
            return;
        }
        for (int i = cursor; i < length; i++) {
            chars[i - 1] = chars[i];
        }
        cursor--;
        length--;
    }

    public void left() {
        if (cursor > 0) {
            cursor--;
        }
    }

    public void right() {
        if (cursor < length) {
            cursor++;
        }
    }

    public char under() {
        if (cursor == length) {
            return ' ';
        }
        return chars[cursor];
    }

    public char before() {
        return cursor == 0 ? ' ' : chars[cursor - 1];
    }
}
