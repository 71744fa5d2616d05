/** A set of small numbers, a bit each. */
public class Bits {
    private static final int WIDTH = 8;
    private byte[] words = new byte[1];
    private int highest = -1;

    public void add(int value) {
        if (value < 0 || value >= 3 * WIDTH) {
            throw new IllegalArgumentException("value");
        }
        int word = value / WIDTH;
        if (word >= words.length) {
            byte[] more = new byte[word + 1];
            for (int i = 0; i < words.length; i++) {
                more[i] = words[i];
            }
            words = more;
        }
        words[word] |= 1 << value % WIDTH;
        if (value > highest) {
            highest = value;
        }
    }

    public boolean contains(int value) {
        if (value < 0 || value > highest) {
            return false;
        }
        return (words[value / WIDTH] & 1 << value % WIDTH) != 0;
    }

    public void clear() {
        words = new byte[1];
        highest = -1;
    }

    public byte lastWord() {
        return highest < 0 ? 0 : words[highest / WIDTH];
    }
}
