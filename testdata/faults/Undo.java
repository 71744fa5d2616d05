import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** A value whose changes can be undone and done again. */
public class Undo {
    private final List<Integer> history = new ArrayList<>();
    private final ArrayDeque<Integer> undone = new ArrayDeque<>();
    private int value;

    public void set(int to) {
        history.add(value);
        undone.clear();
        value = to;
    }

    public boolean undo() {
        if (history.isEmpty()) {
            return false;
        }
        undone.push(value);
        value = history.remove(history.size() - 1);
        return true;
    }

    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        history.add(value);
        value = undone.pop();
        return true;
    }

    public int before(int steps) {
        if (steps < 1 || steps > history.size()) {
            return value;
        }
        return history.get(history.size() - steps);
    }
}
