/** An account that keeps its last movements. */
public class Account {
    private static final int KEPT = 3;
    private final int[] movements = new int[KEPT];
    private int used;
    private int balance;
    private final int limit;

    public Account(int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit");
        }
        this.limit = limit;
    }

    public void deposit(int amount) {
        if (amount <= 0 || amount > 1000) {
            throw new IllegalArgumentException("amount");
        }
        balance += amount;
        note(amount);
    }

    public boolean withdraw(int amount) {
        if (amount <= 0 || amount > 1000) {
            throw new IllegalArgumentException("amount");
        }
        if (balance - amount < -limit) {
            return false;
        }
        balance -= amount;
        note(-amount);
        return true;
    }

    private void note(int amount) {
        if (used == KEPT) {
            for (int i = 1; i < KEPT; i++) {
                movements[i - 1] = movements[i];
            }
            used--;
        }
        movements[used] = amount;
        used++;
    }

    public int average() {
        if (used == 0) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < used; i++) {
            sum += movements[i];
        }
        return sum / used;
    }

    public int last() {
        return used == 0 ? 0 : movements[used - 1];
    }
}
