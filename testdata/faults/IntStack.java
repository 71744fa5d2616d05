import java.util.NoSuchElementException;

/** A stack that grows. */
public class IntStack {
    private int[] cells = new int[2];
    private int top;

    public void push(int value) {
        if (top == cells.length) {
            grow();
        }
        cells[top] = value;
        top++;
    }

    private void grow() {
        int[] more = new int[cells.length + 2];
        for (int i = 0; i < top; i++) {
            more[i] = cells[i];
        }
        cells = more;
    }

    public int pop() {
        if (top == 0) {
            throw new NoSuchElementException();
        }
        top--;
        return cells[top];
    }

    public int peek() {
        if (top < 1) {
            throw new NoSuchElementException();
        }
        return cells[top - 1];
    }

    public void swap() {
        if (top < 2) {
            throw new IllegalStateException("two values are wanted");
        }
        int last = cells[top - 1];
        cells[top - 1] = cells[top - 2];
        cells[top - 2] = last;
    }
}
