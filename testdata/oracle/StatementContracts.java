/**
 * Statements with contracts of their own: OpenJML's refining, where \old looks back to where
 * the statement begins, and KeY's contracts of blocks, where \before does.
 */
class StatementContracts {
    static class Node { int v; /*@ nullable @*/ Node next; }

    int n;
    static int s;

    // EXPECT holds bits=3
    void refines() {
        n++;
        //@ refining
        //@ assignable n;
        //@ ensures n == \old(n) + 2 && n == \pre(n) + 3;
        {
            n++;
            n++;
        }
    }

    // EXPECT violated assert bits=3
    void refinesOldIsEntry() {
        n++;
        //@ refining ensures n == \old(n) + 3;
        {
            n++;
            n++;
        }
    }

    // EXPECT violated assert bits=3
    void refinesPreIsMethod() {
        n++;
        //@ refining ensures n == \pre(n) + 2;
        {
            n++;
            n++;
        }
    }

    // EXPECT holds bits=3
    void block() {
        n++;
        /*@ normal_behavior
          @ requires n == \old(n) + 1;
          @ ensures n == \before(n) + 1 && n == \old(n) + 2;
          @ assignable n;
          @ signals_only \nothing; @*/
        {
            n++;
        }
    }

    // EXPECT violated assert bits=3
    void blockOldIsMethod() {
        n++;
        /*@ normal_behavior ensures n == \old(n) + 1; @*/
        {
            n++;
        }
    }

    // EXPECT violated assert bits=3
    void requiresFails() {
        //@ refining requires n > 0;
        n++;
    }

    // EXPECT holds bits=3
    static int locals(int k) {
        int i = k;
        int j = 0;
        i++;
        //@ refining requires i == k + 1; assignable j; ensures j == \old(i) && i == \old(i) + 1 && k == \old(k);
        {
            j = i;
            i++;
        }
        return j;
    }

    // EXPECT violated assert bits=3
    static int localsBefore(int k) {
        int i = k;
        /*@ normal_behavior ensures i == \before(i); @*/
        { i++; }
        return i;
    }

    // EXPECT holds bits=3
    void sequence() {
        //@ refining
        //@ assignable n;
        //@ ensures n == \old(n) + 2;
        //@ begin
        int a = n + 1;
        n = a + 1;
        //@ end
        a = 0;
        //@ assert a == 0 && n == \old(n) + 2;
    }

    // EXPECT violated assert bits=3
    void sequenceEnds() {
        //@ refining ensures n == \old(n) + 2;
        //@ begin
        n++;
        //@ end
        n++;
    }

    // EXPECT holds bits=3
    //@ requires k > 0;
    static int declaration(int k) {
        //@ refining requires k > 0; ensures k == \old(k);
        int j = k;
        return j;
    }

    // EXPECT violated assert bits=3
    static int declarationFalse() {
        //@ refining ensures false;
        int j = 1;
        return j;
    }

    // EXPECT holds bits=3
    static int cases(int x) {
        int z = 0;
        /*@ requires x > 0; ensures z == 1;
          @ also
          @ requires x <= 0; ensures z == 2; @*/
        {
            if (x > 0) z = 1;
            else z = 2;
        }
        return z;
    }

    // EXPECT violated assert bits=3
    static int casesBoth(int x) {
        int z = 0;
        /*@ requires x >= 0; ensures z == 1;
          @ also
          @ requires x <= 0; ensures z == 2; @*/
        {
            if (x > 0) z = 1;
            else z = 2;
        }
        return z;
    }

    // EXPECT violated assert bits=3
    static int casesNeither(int x) {
        int z = 0;
        /*@ requires x > 0; ensures z == 1;
          @ also
          @ requires x < 0; ensures z == 2; @*/
        {
            if (x > 0) z = 1;
            else z = 2;
        }
        return z;
    }

    // EXPECT holds bits=3
    static void undefinedCase(/*@ nullable @*/ Node a) {
        /*@ requires a.v == 0; ensures true;
          @ also
          @ requires a == null || a.v != 0; ensures true; @*/
        { }
    }

    // EXPECT violated assert bits=3
    static void undefinedRequires(/*@ nullable @*/ Node a) {
        /*@ requires a.v == a.v; @*/
        { }
    }

    // EXPECT violated assert bits=3
    static void undefinedEnsures(/*@ nullable @*/ Node a) {
        /*@ ensures a.v == a.v; @*/
        { }
    }

    // EXPECT holds bits=3 objects=2
    static void frame(Node a, Node b) {
        //@ refining assignable a.v;
        {
            a.v = 1;
            Node c = new Node();
            c.v = 2;
        }
        b.v = 1;
    }

    // EXPECT violated assignable bits=3 objects=2
    static void frameOther(Node a, Node b) {
        //@ refining assignable a.v;
        {
            a.v = 1;
            b.v = 1;
        }
    }

    // EXPECT violated assignable bits=3 objects=2
    static void frameMadeBefore(Node a) {
        Node c = new Node();
        /*@ normal_behavior assignable \nothing; @*/
        { c.v = 2; }
    }

    // EXPECT holds bits=3 objects=2
    static void frameOfCase(Node a, boolean may) {
        /*@ requires may; assignable a.v;
          @ also
          @ requires !may; assignable \nothing; @*/
        { if (may) a.v = 1; }
    }

    // EXPECT violated assignable bits=3 objects=2
    static void frameOfOtherCase(Node a, boolean may) {
        /*@ requires may; assignable \nothing;
          @ also
          @ requires !may; assignable a.v; @*/
        { if (may) a.v = 1; }
    }

    static void sets(Node a) { a.v = 1; }

    // EXPECT holds bits=3 objects=2
    static void frameOfCall(Node a) {
        //@ refining assignable a.*;
        sets(a);
    }

    // EXPECT violated assignable bits=3 objects=2
    static void frameOfCallToo(Node a) {
        //@ refining assignable a.next;
        sets(a);
    }

    // EXPECT violated assignable bits=3
    static void frameOfStatic() {
        /*@ assignable \nothing; @*/
        { s = 1; }
    }

    // EXPECT holds bits=3
    //@ requires x >= 0;
    static int returns(int x) {
        int z = 0;
        /*@ ensures z == 1;
          @ returns \result == 2 && x == 0; @*/
        {
            if (x == 0) return 2;
            z = 1;
        }
        return z;
    }

    // EXPECT violated assert bits=3
    static int returnsOther(int x) {
        int z = 0;
        /*@ ensures z == 1;
          @ returns \result == 2; @*/
        {
            if (x == 0) return 3;
            z = 1;
        }
        return z;
    }

    // EXPECT holds bits=3
    static int returnsUnsaid(int x) {
        int z = 0;
        /*@ ensures z == 1; @*/
        {
            if (x == 0) return 3;
            z = 1;
        }
        return z;
    }

    // EXPECT violated assert bits=3
    static int returnsFromNormal(int x) {
        int z = 0;
        /*@ normal_behavior ensures z == 1; @*/
        {
            if (x == 0) return 3;
            z = 1;
        }
        return z;
    }

    // EXPECT holds bits=3
    static int mustReturn(int x) {
        /*@ return_behavior
          @ requires x > 0;
          @ returns \result == 1;
          @ also normal_behavior
          @ requires x <= 0; @*/
        {
            if (x > 0) return 1;
        }
        return 2;
    }

    // EXPECT violated assert bits=3
    static int mustReturnOther(int x) {
        /*@ return_behavior returns \result == 1; @*/
        {
            return x == 0 ? 1 : 2;
        }
    }

    // EXPECT violated assert bits=3
    static int mustReturnEnds(int x) {
        /*@ return_behavior returns \result == 1; @*/
        {
            if (x > 0) return 1;
        }
        return 1;
    }

    // EXPECT violated assert bits=3
    static int mustReturnThrows(int x) {
        try {
            /*@ return_behavior returns true; @*/
            {
                return 1 / x;
            }
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    // EXPECT violated assert bits=3
    //@ signals (ArithmeticException e) true;
    static int mustReturnThrowsOn(int x) {
        /*@ return_behavior returns true; @*/
        {
            return 1 / x;
        }
    }

    // EXPECT violated assert bits=3
    static int mustReturnBreaks(int x) {
        while (true) {
            /*@ return_behavior returns true; @*/
            {
                if (x > 0) break;
                return 1;
            }
        }
        return 2;
    }

    // EXPECT holds bits=3
    static int mustBreak(int x) {
        int z = 0;
        outside: {
            /*@ break_behavior breaks (outside) z == 1; @*/
            {
                z = 1;
                break outside;
            }
        }
        return z;
    }

    // EXPECT violated assert bits=3
    static int mustBreakReturns(int x) {
        outside: {
            /*@ break_behavior breaks (outside) true; @*/
            {
                if (x == 3) return 1;
                break outside;
            }
        }
        return 2;
    }

    // EXPECT violated assert bits=3
    static int mustBreakOther(int x) {
        outside: {
            /*@ break_behavior breaks (outside) x > 0; @*/
            {
                break outside;
            }
        }
        return 2;
    }

    // EXPECT holds bits=3
    static int mustContinue(int k) {
        int i = 0;
        while (i < 2) {
            /*@ continue_behavior continues i > 0; @*/
            {
                i++;
                continue;
            }
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int mustContinueBreaks(int k) {
        int i = 0;
        while (i < 2) {
            /*@ continue_behaviour continues i > 0; @*/
            {
                i++;
                if (k == i) break;
                continue;
            }
        }
        return i;
    }

    // EXPECT holds bits=3
    static int breaks(int x) {
        int z = 0;
        outside: {
            /*@ ensures x > 0 && z == 1;
              @ breaks (outside) x <= 0 && z == 2; @*/
            {
                if (x <= 0) {
                    z = 2;
                    break outside;
                }
                z = 1;
            }
            z = 3;
        }
        return z;
    }

    // EXPECT violated assert bits=3
    static int breaksOther(int x) {
        int z = 0;
        outside: {
            /*@ breaks ->(outside) x < 0; @*/
            {
                if (x <= 0) break outside;
                z = 1;
            }
        }
        return z;
    }

    // EXPECT holds bits=3
    static int breaksOfLoop(int k) {
        int i = 0;
        while (true) {
            /*@ ensures i < 2;
              @ breaks i == 2;
              @ continues i == 1; @*/
            {
                i++;
                if (i == 2) break;
                if (i == 1) continue;
            }
            i = 0;
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int breaksWithoutLabel(int k) {
        int i = 0;
        while (true) {
            /*@ breaks () i == 1; @*/
            {
                i++;
                if (i == 2) break;
            }
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int continuesOuter(int k) {
        int i = 0;
        L: for (int j = 0; j < 2; j++) {
            do {
                /*@ continues true; continues (L) i == 0; @*/
                {
                    i++;
                    if (i > 1) continue L;
                    continue;
                }
            } while (i < 1);
        }
        return i;
    }

    // EXPECT holds bits=3
    static int breaksInside(int k) {
        int i = 0;
        /*@ normal_behavior ensures i == 1; @*/
        inside: {
            i = 1;
            if (k > 0) break inside;
            while (true) break;
        }
        return i;
    }

    // EXPECT holds bits=3
    static int finallyInside(int k) {
        int i = 0;
        /*@ returns i == 1; ensures i == 2; @*/
        {
            try {
                if (k > 0) return 3;
                i = 1;
            } finally {
                i++;
            }
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int finallyOutside(int k) {
        int i = 0;
        try {
            /*@ returns i == 1; @*/
            {
                if (k > 0) return 3;
            }
        } finally {
            i++;
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int finallyChangesTheJump(int k) {
        int i = 0;
        L: {
            /*@ returns true; breaks (L) false; @*/
            {
                try {
                    return 3;
                } finally {
                    if (k > 0) break L;
                }
            }
        }
        return i;
    }

    // EXPECT holds bits=3
    static int signals(int k) {
        int i = 0;
        try {
            /*@ ensures k <= 0;
              @ signals (IllegalStateException e) k > 0 && i == 1;
              @ signals_only IllegalStateException; @*/
            {
                i = 1;
                if (k > 0) throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            i = 2;
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int signalsFalse(int k) {
        int i = 0;
        try {
            /*@ signals (RuntimeException e) k > 1; @*/
            {
                if (k > 0) throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            i = 2;
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int signalsOnly(int k, /*@ nullable @*/ Node a) {
        int i = 0;
        try {
            /*@ signals_only IllegalStateException; @*/
            {
                if (k > 0) throw new IllegalStateException();
                a.v = 1;
            }
        } catch (RuntimeException e) {
            i = 2;
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int throwsFromNormal(/*@ nullable @*/ Node a) {
        try {
            /*@ normal_behavior requires true; @*/
            { a.v = 1; }
        } catch (NullPointerException e) {
            return 1;
        }
        return 0;
    }

    // EXPECT holds bits=3
    static int throwsFromOneCase(/*@ nullable @*/ Node a) {
        try {
            /*@ normal_behavior requires a != null;
              @ also exceptional_behavior requires a == null; signals_only NullPointerException; @*/
            { a.v = 1; }
        } catch (NullPointerException e) {
            return 1;
        }
        return 0;
    }

    // EXPECT violated assert bits=3
    static int throwsNotAlways(/*@ nullable @*/ Node a) {
        try {
            /*@ exceptional_behavior signals_only NullPointerException; @*/
            { a.v = 1; }
        } catch (NullPointerException e) {
            return 1;
        }
        return 0;
    }

    // EXPECT violated null bits=3
    static void throwsUnsaid(/*@ nullable @*/ Node a) {
        //@ refining ensures a.v == 1;
        a.v = 1;
    }

    static void fails(int k) { if (k > 0) throw new IllegalStateException(); }

    // EXPECT holds bits=3
    static int throwsInCall(int k) {
        try {
            /*@ ensures k <= 0; signals (Exception e) k > 0; @*/
            { fails(k); }
        } catch (IllegalStateException e) {
            return 1;
        }
        return 0;
    }

    // EXPECT violated assert bits=3
    static int throwsInCallFalse(int k) {
        try {
            /*@ signals (Exception e) k > 1; @*/
            { fails(k); }
        } catch (IllegalStateException e) {
            return 1;
        }
        return 0;
    }

    static int inCallee(int k) {
        /*@ requires k > 0; ensures k == \before(k) + 1; @*/
        { k++; }
        return k;
    }

    // EXPECT violated assert bits=3
    static int calls(int k) { return inCallee(k); }

    // EXPECT holds bits=3
    static int callsWell(int k) {
        if (k == 3) return 0;
        return k > 0 ? inCallee(k) : 0;
    }

    // EXPECT holds bits=3
    static int nested(int k) {
        int i = 0;
        //@ refining ensures i == 2;
        {
            //@ refining ensures i == \old(i) + 1;
            i++;
            /*@ normal_behavior ensures i == \before(i) + 1; @*/
            { i++; }
        }
        return i;
    }

    // EXPECT violated assert bits=3
    static int nestedOuter(int k) {
        int i = 0;
        //@ refining ensures i == 1;
        {
            //@ refining ensures i == \old(i) + 1;
            i++;
            i++;
        }
        return i;
    }

    // EXPECT holds bits=3
    static int inLoop(int k) {
        int i = 0;
        for (int j = 0; j < 3; j++)
            /*@ normal_behavior ensures i == \before(i) + j; @*/
            { i += j; }
        return i;
    }

    // EXPECT violated assert bits=3
    static int ofLoop(int k) {
        int i = 0;
        /*@ normal_behavior ensures i == \before(i) + 2; @*/
        while (i < 3) i++;
        return i;
    }

    // EXPECT holds bits=3
    static int inSwitch(int k) {
        int i = 0;
        switch (k) {
        case 1:
            //@ refining
            //@ requires k != 0;
            //@ ensures i == k;
            i = k;
            break;
        default:
            i = 1;
        }
        return i;
    }

    // EXPECT holds bits=3 objects=2
    /*@ requires a != b; @*/
    static void forOneObject(Node a, Node b) {
        /*@ normal_behavior
          @ requires a.v > 0;
          @ {| requires b.v == 0; ensures b.v == a.v;
          @ also requires b.v != 0; ensures b.v == \before(b.v); |}
          @ also requires a.v <= 0; @*/
        {
            if (a.v > 0 && b.v == 0) b.v = a.v;
        }
    }

    // EXPECT holds bits=3 array-length=2 unwind=3
    static void loopContract(int[] a) {
        int i = 0;
        /*@ loop_contract normal_behavior
          @ requires 0 <= i && i <= a.length;
          @ ensures i == a.length && (\forall int j; \before(i) <= j && j < a.length; a[j] == \before(a[j]) + 1);
          @ ensures (\forall int j; 0 <= j && j < \before(i); a[j] == \before(a[j]));
          @ assignable a[i .. a.length - 1];
          @ decreases a.length - i; @*/
        while (i < a.length) {
            a[i]++;
            i++;
        }
    }

    // EXPECT violated assert bits=3 array-length=2 unwind=3
    static void loopContractOfWhatIsLeft(int[] a) {
        int i = 0;
        /*@ loop_contract normal_behavior
          @ ensures (\forall int j; 0 <= j && j < a.length; a[j] == \before(a[j]) + 1); @*/
        while (i < a.length) {
            a[i]++;
            i++;
        }
    }

    // EXPECT violated assert bits=3 array-length=2 unwind=3
    static void loopContractRequires(int[] a) {
        int i = 0;
        /*@ loop_contract requires i < 2; @*/
        while (i < a.length) i++;
    }

    // EXPECT violated assignable bits=3 array-length=2 unwind=3
    static void loopContractFrame(int[] a) {
        int i = 0;
        /*@ loop_contract assignable a[i + 1 .. a.length - 1]; @*/
        while (i < a.length) {
            if (i > 0) a[i] = 1;
            i++;
        }
    }

    // EXPECT holds bits=3 array-length=2 unwind=3
    static void loopContractOfFor(int[] a) {
        /*@ loop_contract normal_behavior
          @ requires 0 <= i && i <= a.length;
          @ ensures (\forall int j; \before(i) <= j && j < a.length; a[j] == 1);
          @ assignable a[i .. a.length - 1]; @*/
        for (int i = 0; i < a.length; i++) a[i] = 1;
    }

    // EXPECT holds bits=3 unwind=4
    static int loopContractBreak(int k) {
        int i = 0;
        /*@ loop_contract ensures i >= \before(i); breaks false; @*/
        while (true) {
            if (i == 2) break;
            i++;
        }
        return i;
    }

    // EXPECT violated assert bits=3 unwind=4
    static int loopContractBreakEnsures(int k) {
        int i = 0;
        /*@ loop_contract normal_behavior ensures i > \before(i); @*/
        while (true) {
            if (i == 2) break;
            i++;
        }
        return i;
    }

    // EXPECT violated assert bits=3 unwind=4
    static int loopContractReturns(int k) {
        int i = 0;
        /*@ loop_contract returns \result == \before(i) + 2; @*/
        while (true) {
            if (i == 2) return i;
            i++;
        }
    }

    // EXPECT holds bits=3 unwind=4
    static int loopContractReturnsAll(int k) {
        int i = 0;
        /*@ loop_contract ensures false; returns \result == 2 && \before(i) <= 2; @*/
        while (true) {
            if (i == 2) return i;
            i++;
        }
    }

    // EXPECT violated assert bits=3 unwind=4
    static int loopContractThrows(int k) {
        int i = 0;
        try {
            /*@ loop_contract signals (IllegalStateException e) i == \before(i) + 1; @*/
            while (true) {
                i++;
                if (i == 2) throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            return i;
        }
    }

    // EXPECT holds bits=3 array-length=2 unwind=3
    static int loopContractForEach(int[] a) {
        int n = 0;
        /*@ loop_contract requires n <= a.length; ensures n >= \before(n) && n == a.length; @*/
        for (int x : a) n++;
        return n;
    }

    // EXPECT violated assert bits=3 array-length=2 unwind=3
    static int loopContractForEachWrong(int[] a) {
        int n = 0;
        /*@ loop_contract ensures n == \before(n) + a.length; @*/
        for (int x : a) n++;
        return n;
    }

    // EXPECT holds bits=4 unwind=3
    static int loopContractNested(int k) {
        int n = 0;
        /*@ loop_contract requires n == 2 * i; ensures n == 4; @*/
        for (int i = 0; i < 2; i++) {
            /*@ loop_contract requires j <= 2; ensures n == \before(n) + 2 - \before(j); @*/
            for (int j = 0; j < 2; j++) n++;
        }
        return n;
    }

    // EXPECT holds bits=3 unwind=3
    static int loopContractLabel(int k) {
        int i = 0;
        /*@ loop_contract normal_behavior requires i <= 2; ensures i == 2; @*/
        label: while (i < 2) {
            i++;
            if (i == 1) continue label;
            break label;
        }
        return i;
    }

    // EXPECT violated assert bits=5 unwind=3
    static int loopContractOverList(int k) {
        java.util.List<Node> list = new java.util.ArrayList<Node>();
        list.add(new Node());
        list.add(new Node());
        int n = 0;
        /*@ loop_contract ensures n == \before(n) + 2; @*/
        for (Node x : list) n++;
        return n;
    }

    // EXPECT holds bits=5 unwind=3
    static int loopContractOverListKept(int k) {
        java.util.List<Node> list = new java.util.ArrayList<Node>();
        list.add(new Node());
        list.add(new Node());
        int n = 0;
        /*@ loop_contract requires n <= 2; ensures n == 2; @*/
        for (Node x : list) n++;
        return n;
    }

    // EXPECT holds bits=3 array-length=2 unwind=3
    static int loopContractOfBlock(int[] a) {
        int i = 0, n = 0;
        /*@ loop_contract normal_behavior
          @ requires 0 <= i && i <= a.length;
          @ ensures n == \before(n) + 2 * (a.length - \before(i)) + 1;
          @ decreases a.length - i;
          @ assignable \nothing; @*/
        {
            while (i < a.length) {
                n += 2;
                i++;
            }
            int one = 1;
            n += one;
        }
        return n;
    }

    // EXPECT violated assert bits=3 array-length=2 unwind=3
    static int loopContractOfBlockAsOfItsLoop(int[] a) {
        int i = 0, n = 0;
        /*@ loop_contract normal_behavior ensures n == a.length; @*/
        {
            while (i < a.length) {
                n++;
                i++;
            }
            n++;
        }
        return n;
    }

    // EXPECT violated assert bits=3 array-length=2 unwind=3
    static int loopContractOfBlockRequires(int[] a) {
        int i = 0;
        /*@ loop_contract normal_behavior requires i <= 1; @*/
        {
            for (i = 0; i < a.length; ) i++;
            i = 0;
        }
        return i;
    }

    // EXPECT violated assignable bits=3 array-length=2 unwind=3
    static void loopContractOfBlockFrame(int[] a) {
        int i = 0;
        /*@ loop_contract assignable a[i .. a.length - 1]; @*/
        {
            while (i < a.length) {
                a[i] = 0;
                i++;
            }
            if (i == 2) a[0] = 1;
        }
    }

    // EXPECT holds bits=3 array-length=2 unwind=3
    static void loopContractOfBlockLoopFrame(int[] a, Node b) {
        int i = 0;
        /*@ loop_contract normal_behavior requires b != null; assignable b.v, a[*]; @*/
        {
            //@ loop_modifies a[*];
            while (i < a.length) {
                a[i] = 0;
                i++;
            }
            b.v = 1;
        }
    }

    // EXPECT holds bits=4 array-length=2 unwind=3
    static int loopContractOfBlockJumps(int[] a) {
        int n = 0;
        L: for (int k = 0; k < 1; k++)
            /*@ loop_contract
              @ requires n <= 2;
              @ ensures n == 5;
              @ returns \result == 7 && a.length == 2;
              @ continues (L) n == 3 && \before(n) <= 1; @*/
            {
                M: for (int x : a) {
                    if (x == 3) break M;
                    n++;
                }
                if (n == 2) return 7;
                if (n == 1) {
                    n = 3;
                    continue L;
                }
                n = 5;
            }
        return n;
    }

    // EXPECT violated assert bits=3 array-length=2 unwind=3
    static int loopContractOfBlockThrows(int[] a) {
        int i = 0;
        /*@ loop_contract signals (NullPointerException e) i == \before(i) + a.length; @*/
        {
            for (int x : a) i++;
            Node b = null;
            try {
                b.v = 1;
            } finally {
                i = i + 0;
            }
        }
        return i;
    }

    // EXPECT holds bits=3 unwind=3
    //@ requires k < 3;
    static int loopContractDo(int k) {
        int i = k;
        /*@ loop_contract normal_behavior
          @ requires i == k || i < 2;
          @ ensures i >= 2 && i > \before(i) && (i == \before(i) + 1 || i == 2); @*/
        do {
            i++;
            if (i == 3) break;
        } while (i < 2);
        return i;
    }

    // EXPECT violated assert bits=3 unwind=3
    static int loopContractDoLast(int k) {
        int i = 0;
        /*@ loop_contract ensures i == \before(i) + 2; @*/
        do i++; while (i < 2);
        return i;
    }

    // EXPECT violated assert bits=3 unwind=3
    static int loopContractDoRequires(int k) {
        int i = 0;
        /*@ loop_contract requires i < 1; ensures i == 2; @*/
        do i++; while (i < 2);
        return i;
    }

    // EXPECT holds bits=3 unwind=3
    static int loopContractDoBehindTheTest(int k) {
        int i = 0;
        /*@ loop_contract requires i < 2; ensures i == 3; @*/
        {
            do i++; while (i < 2);
            i++;
        }
        return i;
    }

    /*@ pure @*/ static int loopContractInCall(int[] a) {
        int n = 0;
        /*@ loop_contract ensures n == a.length; @*/
        {
            for (int x : a) n++;
            if (n == 1) return 1;
            n = n + 0;
        }
        return n;
    }

    // EXPECT violated postcondition bits=3 array-length=2 unwind=3
    //@ ensures loopContractInCall(a) + 1 == 3;
    static void loopContractInClause(int[] a) { }

    // EXPECT holds bits=3 objects=1
    Node fresh(Node a) {
        Node x = a;
        //@ refining ensures \fresh(x) && \not_modified(n, a.v);
        {
            x = new Node();
            n = n;
        }
        return x;
    }

    // EXPECT violated assert bits=3 objects=1
    Node freshBefore() {
        Node x = new Node();
        Node y = x;
        //@ refining ensures \fresh(y);
        y = x;
        return y;
    }

    // EXPECT violated assert bits=3
    void modified() {
        n = 1;
        //@ refining ensures \not_modified(n);
        n = 2;
    }

    // EXPECT holds bits=3
    void modifiedAbove() {
        n = 1;
        //@ refining ensures \not_modified(n);
        s = 2;
    }

    // EXPECT holds bits=3
    void oldVariable(int k) {
        n++;
        /*@ refining
          @   old int m = n, d = m + 1;
          @   requires m == \pre(n) + 1;
          @   {| requires m > 0; ensures n == d && m == n - 1;
          @   also requires m <= 0; ensures n <= d; |} @*/
        n++;
    }

    // EXPECT violated assert bits=3
    static int oldVariableOfKeY(int k) {
        int i = k;
        i++;
        /*@ normal_behavior
          @   old int m = i;
          @   ensures i == m; @*/
        { i++; }
        return i;
    }

    // EXPECT holds bits=3
    static int forallVariable(int k) {
        int i = k;
        //@ refining forall int x; requires i == x; ensures i == x + 1;
        i++;
        return i;
    }

    // EXPECT violated assert bits=3
    static int forallOfBefore(int k) {
        int i = k;
        //@ refining forall int x; requires i <= x; ensures i <= x;
        i++;
        return i;
    }

    // EXPECT holds bits=3
    void assumedOnly(int k) {
        int i = k;
        //@ refining requires_free k > 0; ensures_free i == 3; assignable_free \nothing;
        {
            //@ assert i > 0;
            n = 1;
        }
        //@ assert i == 3;
    }

    // EXPECT violated assert bits=3
    void assumedWhereItApplies(int k) {
        //@ refining requires k > 0; ensures_free n == 3; also requires k <= 0; ensures true;
        n = 1;
        //@ assert n == 3;
    }

    // EXPECT holds bits=3
    void assumedWhenThrown(int k) {
        try {
            //@ refining signals_free (RuntimeException e) k == 3;
            { if (k > 0) throw new RuntimeException(); }
        } catch (RuntimeException e) {
            //@ assert k == 3;
        }
    }

    // EXPECT violated assert bits=3
    void assumedOfAnother(int k) {
        try {
            //@ refining signals_free (IllegalStateException e) k == 3;
            { if (k > 0) throw new RuntimeException(); }
        } catch (RuntimeException e) {
            //@ assert k == 3;
        }
    }

    // Both cases apply, and one lets the statement end normally alone.
    // EXPECT violated assert bits=4
    static int breaksOut() {
        int r = 0;
        out: {
            /*@ normal_behavior ensures false; also break_behavior breaks (out) r == 6; @*/
            { r = 6; if (r > 0) break out; }
        }
        return r;
    }

    // EXPECT holds bits=4
    static int breaksWhereItMay(int x) {
        int r = 0;
        out: {
            /*@ normal_behavior requires x <= 0; ensures r == 6; also break_behavior requires x > 0; breaks (out) r == 6; @*/
            { r = 6; if (x > 0) break out; }
        }
        return r;
    }
}
