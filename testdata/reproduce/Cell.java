/** A cell that forgets numbers that are not positive. */
public class Cell {
    private int value;

    //@ ensures value == x;
    public void put(int x) {
        if (x > 0) {
            value = x;
        }
    }
}
