import java.util.NoSuchElementException;

/** A priority queue: a binary heap of at most three values. */
public class Heap {
    private final int[] tree = new int[3];
    private int size;

    public void add(int value) {
        if (size == tree.length) {
            throw new IllegalStateException("full");
        }
        int at = size;
        tree[at] = value;
        size++;
        while (at > 0 && tree[at] < tree[(at - 1) / 2]) {
            swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
    }

    public int removeLeast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        int least = tree[0];
        size--;
        tree[0] = tree[size];
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && tree[child + 1] < tree[child]) {
                child++;
            }
            if (tree[at] <= tree[child]) {
                break;
            }
            swap(at, child);
            at = child;
        }
        return least;
    }

    private void swap(int i, int j) {
        int old = tree[i];
        tree[i] = tree[j];
        tree[j] = old;
    }

    public int least() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return tree[0];
    }
}
