/** A purse with a pin, after the JML tutorial's. */
public class Purse {
    final int MAX = 100;
    int balance;
    //@ invariant 0 <= balance && balance <= MAX;
    byte[] pin;
    /*@ invariant pin != null && pin.length == 4

      // EXPECT holds
      @           && (\forall int i; 0 <= i && i < 4;
      @                             0 <= pin[i] && pin[i] <= 9);
      @*/
    /*@ requires   amount >= 0;
      @ assignable balance;
      @ ensures    balance == \old(balance) - amount && \result == balance;
      @ signals    (PurseException) balance == \old(balance);
      @*/
    int debit(int amount) throws PurseException {
        if (amount <= balance) { balance -= amount; return balance; }
        else { throw new PurseException("overdrawn by " + amount); }
    }

    // EXPECT violated invariant
    /*@ requires 0 < mb && 0 <= b && b <= mb && p != null && p.length == 4 && (\forall int i; 0 <= i && i < 4; 0 <= p[i] && p[i] <= 9);
      @ assignable MAX, balance, pin;
      @ ensures balance == b && (\forall int i; 0 <= i && i < 4; p[i] == pin[i]);
      @*/
    Purse(int mb, int b, byte[] p) { balance = b; pin = (byte[]) p.clone(); }

    // EXPECT holds
    /*@ requires p != null && p.length >= 4;
      @ assignable \nothing;
      @ ensures \result <==> (\forall int i; 0 <= i && i < 4; pin[i] == p[i]);
      @*/
    boolean checkPin(byte[] p) {
        boolean res = true;
        for (int i = 0; i < 4; i++) { res = res && pin[i] == p[i]; }
        return res;
    }
}
class PurseException extends Exception { PurseException(String s) { super(s); } }
