/** Names with numbers, in the order in which they came. */
public class Registry {
    private String[] names = new String[2];
    private int[] values = new int[2];
    private int size;

    public void register(String name, int value) {
        int at = indexOf(name);
        if (at >= 0) {
            values[at] = value;
            return;
        }
        if (size == names.length) {
            grow();
        }
        names[size] = name;
        values[size] = value;
        size++;
    }

    private void grow() {
        String[] moreNames = new String[size + 2];
        int[] moreValues = new int[size + 2];
        for (int i = 0; i < size; i++) {
            moreNames[i] = names[i];
            moreValues[i] = values[i];
        }
        names = moreNames;
        values = moreValues;
    }

    private int indexOf(String name) {
        for (int i = 0; i < size; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    public int lookup(String name, int otherwise) {
        int at = indexOf(name);
        return at < 0 ? otherwise : values[at];
    }

    public boolean remove(String name) {
        int at = indexOf(name);
        if (at < 0) {
            return false;
        }
        size--;
        names[at] = names[size];
        values[at] = values[size];
        names[size] = null;
        return true;
    }

    public int longest() {
        int most = 0;
        for (int i = 0; i < size; i++) {
            if (names[i].length() > most) {
                most = names[i].length();
            }
        }
        return most;
    }
}
