/** A few disjoint intervals, in order. */
public class Intervals {
    private final int[] starts = new int[3];
    private final int[] ends = new int[3];
    private int size;

    public boolean add(int start, int end) {
        if (start >= end) {
            throw new IllegalArgumentException("empty");
        }
        if (size == starts.length) {
            return false;
        }
        int at = 0;
        while (at < size && starts[at] < start) {
            at++;
        }
        for (int i = size; i > at; i--) {
            starts[i] = starts[i - 1];
            ends[i] = ends[i - 1];
        }
        starts[at] = start;
        ends[at] = end;
        size++;
        return true;
    }

    public boolean covers(int value) {
        for (int i = 0; i < size; i++) {
            if (starts[i] <= value && value < ends[i]) {
                return true;
            }
        }
        return false;
    }

    public void removeFirst() {
        if (size == 0) {
            return;
        }
        for (int i = 1; i < size; i++) {
            starts[i - 1] = starts[i];
            ends[i - 1] = ends[i];
        }
        size--;
    }

    public int meanStart() {
        int sum = 0;
        for (int i = 0; i < size; i++) {
            sum += starts[i];
        }
        return size > 0 ? sum / size : 0;
    }
}
