/** Accounts with an owner, a ceiling and a checked exception. */
public class Bank {
    public static class InsufficientFundsException extends Exception {
        public InsufficientFundsException(String m) { super(m); }
    }
    private /*@ spec_public non_null @*/ String owner;
    private /*@ spec_public @*/ int balance;
    public static final int MAX_BALANCE = 1000000;
    //@ public invariant 0 <= balance && balance <= MAX_BALANCE;
    //@ public invariant owner.length() > 0;

    // EXPECT holds
    /*@ public normal_behavior
      @   requires owner != null && owner.length() > 0;
      @   ensures this.balance == 0;
      @   ensures this.owner == owner;
      @ pure
      @*/
    public Bank(String owner) { this.owner = owner; this.balance = 0; }

    // EXPECT holds
    /*@ public normal_behavior
      @   requires amount > 0 && amount + balance <= MAX_BALANCE;
      @   assignable balance;
      @   ensures balance == \old(balance + amount);
      @*/
    public void credit(final int amount) { this.balance += amount; }

    // EXPECT holds
    /*@ public normal_behavior
      @   requires 0 < amount && amount <= balance;
      @   assignable balance;
      @   ensures balance == \old(balance) - amount;
      @ also public exceptional_behavior
      @   requires amount > balance;
      @   assignable \nothing;
      @   signals (InsufficientFundsException e) e.getMessage() != null;
      @   signals_only InsufficientFundsException;
      @*/
    public void debit(int amount) throws InsufficientFundsException {
        if (amount > balance) throw new InsufficientFundsException("no money");
        this.balance -= amount;
    }

    // EXPECT holds
    //@ public normal_behavior
    //@   ensures \result == balance;
    public /*@ pure @*/ int getBalance() { return balance; }

    // EXPECT holds
    /*@ public normal_behavior
      @   requires other != null && other != this && 0 < amount && amount <= balance && other.balance + amount <= MAX_BALANCE;
      @   assignable balance, other.balance;
      @   ensures balance + other.balance == \old(balance + other.balance);
      @*/
    public void transfer(Bank other, int amount) throws InsufficientFundsException {
        debit(amount);
        other.credit(amount);
    }
}
