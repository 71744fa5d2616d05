/** A cell. */
public class Cell {
    private int value;

    //@ ensures value == x;
    public void put(int x) {
        {
            value = x;
        }
    }
}
