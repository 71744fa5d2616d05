package shop;

/** Money that never runs out. */
public class Account {
    private int balance;
    //@ invariant balance >= 0;

    //@ requires amount > 0 && balance < 1000 && amount < 1000;
    //@ ensures balance == \old(balance) + amount;
    public void deposit(int amount) {
        balance += amount;
    }

    //@ requires amount > 0;
    //@ ensures balance == \old(balance) - amount;
    public void withdraw(int amount) {
        balance -= amount;
    }
}
