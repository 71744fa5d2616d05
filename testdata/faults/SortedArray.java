/** Numbers in order, in an array that grows. */
public class SortedArray {
    private int[] values = new int[2];
    private int size;

    public void insert(int value) {
        if (size == values.length) {
            int[] more = new int[size + 2];
            for (int i = 0; i < size; i++) {
                more[i] = values[i];
            }
            values = more;
        }
        int at = size;
        while (at > 0 && values[at - 1] > value) {
            values[at] = values[at - 1];
            at--;
        }
        values[at] = value;
        size++;
    }

    public int find(int value) {
        int low = 0;
        int high = size - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (values[middle] == value) {
                return middle;
            }
            if (values[middle] < value) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    public boolean delete(int value) {
        int at = find(value);
        if (at < 0) {
            return false;
        }
        for (int i = at; i < size - 1; i++) {
            values[i] = values[i + 1];
        }
        size--;
        return true;
    }

    public int median() {
        return size == 0 ? 0 : values[size / 2];
    }
}
