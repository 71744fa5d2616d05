/** An account, with constraints, exceptional behaviour and contracts of statements. */
class Account {
    private /*@ spec_public @*/ int balance;
    //@ public invariant balance >= 0;
    //@ public constraint balance >= 0;
    //@ public initially balance == 0;

    // EXPECT holds
    //@ requires 0 <= amount && amount <= 1000 && balance <= 1000;
    //@ ensures balance == \old(balance) + amount;
    //@ assignable balance;
    public void deposit(int amount) { balance += amount; }

    // EXPECT violated overflow
    //@ requires 0 <= amount;
    //@ ensures balance == \old(balance) + amount;
    //@ assignable balance;
    public void depositOverflows(int amount) { balance += amount; }

    // EXPECT holds
    //@ public normal_behavior
    //@   requires 0 <= amount && amount <= balance;
    //@   ensures balance == \old(balance) - amount && \result;
    //@   assignable balance;
    //@ also public exceptional_behavior
    //@   requires amount < 0;
    //@   signals_only IllegalArgumentException;
    //@   assignable \nothing;
    public boolean withdraw(int amount) {
        if (amount < 0) throw new IllegalArgumentException();
        if (amount > balance) return false;
        balance -= amount;
        return true;
    }

    // EXPECT violated invariant
    //@ ensures balance == \old(balance) - amount;
    //@ assignable balance;
    public void withdrawUnguarded(int amount) { balance -= amount; }

    // EXPECT holds
    //@ ensures \result == balance;
    public /*@ pure @*/ int balance() { return balance; }

    // EXPECT holds
    //@ requires other != this;
    //@ requires 0 <= amount && amount <= balance && other.balance <= 1000 && amount <= 1000;
    //@ assignable balance, other.balance;
    //@ ensures other.balance == \old(other.balance) + amount;
    public void transfer(Account other, int amount) { withdraw(amount); other.deposit(amount); }

    // EXPECT violated assignable
    //@ requires 0 <= amount && amount <= balance && other.balance <= 1000 && amount <= 1000;
    //@ assignable balance;
    public void transferFrame(Account other, int amount) { balance -= amount; other.balance += amount; }

    // EXPECT holds
    //@ requires 0 <= x && x < 1000; ensures \result > x;
    static int next(int x) { return x + 1; }

    // EXPECT violated overflow
    //@ ensures \result > x;
    static int nextOverflows(int x) { return x + 1; }

    // EXPECT holds
    //@ requires 0 <= balance && balance <= 100;
    //@ assignable balance;
    //@ ensures balance == 2 * \old(balance) + 1;
    void twice() {
        balance++;
        //@ refining
        //@   assignable balance;
        //@   ensures balance == 2 * \old(balance) - 1;
        {
            balance += balance;
            balance--;
        }
    }

    // EXPECT violated assert
    //@ requires 0 <= balance && balance <= 100;
    //@ assignable balance;
    void twiceForgotten() {
        balance++;
        //@ refining
        //@   ensures balance == 2 * \old(balance) + 2;
        {
            balance += balance;
        }
    }

    // EXPECT holds
    //@ requires 0 <= i && i <= 100;
    //@ ensures \result >= 11;
    static int summed(int i) {
        int j = 0;
        //@ refining
        //@ assignable j;
        //@ ensures j >= 11;
        //@ begin
        j = i + 10;
        j++;
        //@ end
        return j;
    }

    // EXPECT violated assert
    //@ ensures \result == num / den;
    static int halved(int num, int den) {
        int out;
        //@ refining
        //@ requires den != 0;
        //@ assignable out;
        //@ ensures out == num / den;
        out = num / den;
        return out;
    }
}
