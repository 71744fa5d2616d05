import java.io.InputStreamReader;
import java.io.IOException;
import java.util.Random;
import java.util.Scanner;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;
import org.cprover.CProver;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Values from outside: random numbers, the time, what programs for other verifiers ask for. */
public class Readings {
    // EXPECT holds
    //@ requires n > 0;
    //@ ensures 0 <= \result && \result < n;
    int below(int n) {
        return new Random().nextInt(n);
    }

    // EXPECT violated postcondition
    //@ requires n > 0;
    //@ ensures \result < n - 1;
    int belowTheLast(int n) {
        return new Random().nextInt(n);
    }

    // EXPECT holds
    //@ requires n < m;
    //@ ensures n <= \result && \result < m;
    int between(int n, int m) {
        return new Random().nextInt(n, m);
    }

    // EXPECT violated exception
    //@ ensures true;
    int belowNothing(int n) {
        return new Random().nextInt(n);
    }

    // EXPECT violated postcondition
    //@ requires n > 1;
    //@ ensures \result != 1;
    int inOrder(int n) {
        Random r = new Random();
        int first = r.nextInt(n);
        return first - r.nextInt(n);
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    boolean eitherWay(Random r) {
        return r.nextBoolean() || !r.nextBoolean();
    }

    // EXPECT violated postcondition
    //@ ensures \result != n;
    int seeded(int n) {
        return new Random(n).nextInt();
    }

    // EXPECT violated postcondition
    //@ ensures \result != n;
    int byReference(int n) {
        IntSupplier s = new Random()::nextInt;
        return s.getAsInt();
    }

    // EXPECT violated postcondition
    //@ requires n > 1;
    //@ ensures \result != 1;
    int ofTheThread(int n) {
        return ThreadLocalRandom.current().nextInt(n);
    }

    // EXPECT violated postcondition
    //@ ensures \result != n;
    int nondeterministic(int n) {
        return Verifier.nondetInt();
    }

    // EXPECT holds
    //@ ensures \result > n;
    int assumed(int n) {
        int v = Verifier.nondetInt();
        Verifier.assume(v > n);
        return v;
    }

    // EXPECT violated postcondition
    //@ ensures \result > n;
    int assumedTooLittle(int n) {
        int v = CProver.nondetInt();
        CProver.assume(v >= n);
        return v;
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    boolean anyTruth() {
        return CProver.nondetBoolean();
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    boolean anyBox() {
        Boolean b = CProver.nondetWithNull(Boolean.TRUE);
        return b == null || b;
    }

    // EXPECT holds
    //@ ensures \result;
    boolean someBox() {
        Boolean b = CProver.nondetWithoutNull(Boolean.TRUE);
        return b != null && (b || !b);
    }

    // EXPECT violated null
    //@ ensures true;
    boolean anyObjectMayBeNull() {
        return CProver.nondetWithNull(Boolean.TRUE);
    }

    // EXPECT holds
    //@ ensures \result == n;
    int oneThread(int n) {
        CProver.atomicBegin();
        int id = CProver.getCurrentThreadID();
        CProver.atomicEnd();
        return n + id;
    }

    // EXPECT violated postcondition
    //@ requires a.length == 2;
    //@ ensures a[1] == \old(a[1]);
    void copiedBytes(byte[] a) {
        CProver.arraycopy(a, 0, a, 1, 1);
    }

    // EXPECT holds
    //@ ensures \result >= 0;
    long timeGrows() {
        long t = System.nanoTime();
        return System.nanoTime() - t;
    }

    // EXPECT violated postcondition
    //@ ensures \result == 0;
    long timePasses() {
        long t = System.nanoTime();
        return System.nanoTime() - t;
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    boolean clocksAreSet() {
        long t = System.currentTimeMillis();
        return System.currentTimeMillis() >= t;
    }

    // EXPECT violated postcondition
    //@ signals (java.util.NoSuchElementException e) true;
    //@ signals (IllegalStateException e) false;
    //@ ensures \result != n;
    int number(int n) {
        return new Scanner(System.in).nextInt();
    }

    // EXPECT violated signals
    //@ signals (java.util.NoSuchElementException e) e instanceof java.util.InputMismatchException;
    int atTheEnd() {
        return new Scanner(System.in).nextInt();
    }

    // EXPECT holds
    //@ signals (Exception e) false;
    int whatIsThere() {
        Scanner s = new Scanner(System.in);
        return s.hasNextInt() && s.hasNext() && s.hasNextLine() ? s.nextInt() : 0;
    }

    // EXPECT violated signals
    //@ signals (Exception e) false;
    int whatWasThere() {
        Scanner s = new Scanner(System.in);
        return s.hasNextInt() && s.nextInt() > 0 ? s.nextInt() : 0;
    }

    // EXPECT violated postcondition
    //@ requires n != 0;
    //@ signals (java.util.NoSuchElementException e) true;
    //@ ensures \result != n;
    int inTurn(int n) {
        Scanner s = new Scanner(System.in);
        return s.nextBoolean() ? 0 : s.nextInt();
    }

    // EXPECT violated signals
    //@ signals (Exception e) false;
    void closed() {
        Scanner s = new Scanner(System.in);
        s.close();
        s.hasNext();
    }

    // EXPECT violated postcondition
    //@ ensures \result >= 0;
    int charOrEnd() throws IOException {
        return new InputStreamReader(System.in).read();
    }

    // EXPECT holds
    //@ ensures \result >= -1;
    int charOrLess() throws IOException {
        return new InputStreamReader(System.in).read();
    }

    // EXPECT violated postcondition bits=6
    //@ ensures \result < 2;
    int streamed() {
        return new Random().ints(2, 0, 2).sum();
    }

    // EXPECT holds bits=6
    //@ ensures 0 <= \result && \result <= 2;
    int streamedWithin() {
        return new Random().ints(2, 0, 2).sum();
    }
}

/** What is read while a class is initialised stays as it is. */
class ReadOnce {
    static final int ROLL = new Random().nextInt(3);
    static final int HALF = ROLL / 2;
    static final boolean COIN = Verifier.nondetBoolean();

    // EXPECT holds
    //@ ensures 0 <= \result && \result < 3;
    int within() {
        return ROLL;
    }

    // EXPECT violated postcondition
    //@ ensures \result < 2;
    int withinLess() {
        return ROLL;
    }

    // EXPECT holds
    //@ ensures \result <= 1;
    int odd() {
        return ROLL - HALF * 2;
    }

    // EXPECT violated postcondition
    //@ ensures \result == 0;
    int even() {
        return ROLL - HALF * 2;
    }

    // EXPECT holds
    //@ ensures \result && COIN == \old(COIN);
    boolean stays() {
        boolean before = COIN;
        new ReadOnce().even();
        return before == COIN;
    }

    // EXPECT violated postcondition
    //@ ensures \result != 0;
    int eitherCoin(boolean b) {
        return COIN == b ? ROLL : 1;
    }
}
