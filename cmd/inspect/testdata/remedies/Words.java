/** Remedies of verdicts that no larger bound changes. */
class Words {
    int count;

    // REMEDY no execution satisfies all of these clauses: weaken one of them
    // MENDED something holds
    //@ requires n > 3;
    //@ requires n < 2;
    //@ ensures \result == n;
    static int nothing(int n) { return n; }

    //@ requires n > 3;
    //@ ensures \result == n;
    static int something(int n) { return n; }

    // REMEDY the loop at line 19 never ends: let it come to an end, or say //@ diverges true; of the method
    // MENDED ends holds
    //@ ensures \result == n;
    static int never(int n) { while (true) { } }

    //@ ensures \result == n;
    static int ends(int n) { while (true) { return n; } }

    // REMEDY nn is not declared here: declare it, or correct the name
    // MENDED noTypo holds
    //@ ensures \result == nn;
    static int typo(int n) { return n; }

    //@ ensures \result == n;
    static int noTypo(int n) { return n; }

    // REMEDY a postcondition cannot assign; a comparison is written ==: write \result == n
    // MENDED compares holds
    //@ ensures \result = n;
    static int assigns(int n) { return n; }

    //@ ensures \result == n;
    static int compares(int n) { return n; }

    // REMEDY a precondition has no \result: correct the annotation, or leave it out
    // MENDED late holds
    //@ requires \result > 0;
    static int early(int n) { return n; }

    //@ ensures \result > 0 || n <= 0;
    static int late(int n) { return n; }

    // REMEDY an assignable clause names all that may change of what was there before: name it in the assignable clause, or do not assign it
    // MENDED framed nothing-to-check
    //@ assignable \nothing;
    void frame() { count++; }

    //@ assignable count;
    void framed() { count++; }

    //@ ensures \result >= 0;
    static int open(int n) { return n < 0 ? 0 : n; }

    // WITH --calls contract
    // REMEDY a callee is taken by its contract: --calls inline
    // THEN holds
    //@ ensures \result == 0;
    static int caller() { return open(0); }

    // REMEDY regular expression other than a plain text, in String.matches: look for the text with charAt, indexOf or startsWith, or move the call to a method of its own with a contract, and use --calls contract
    // MENDED noRegex holds
    //@ ensures \result;
    static boolean regex(String s) { return s.matches("a*") || true; }

    //@ ensures \result;
    static boolean noRegex(String s) { return s.startsWith("a") || true; }

    // REMEDY line 79 (return 2;) is never reached: see whether the clauses and conditions that -v names are meant
    // MENDED alive holds
    //@ requires n > 0;
    //@ ensures \result == 1;
    static int dead(int n) {
        if (n < 0) {
            return 2;
        }
        return 1;
    }

    //@ ensures \result == 1 || n < 0;
    static int alive(int n) {
        if (n < 0) {
            return 2;
        }
        return 1;
    }

    // REMEDY to have it checked: say what it does, as in //@ ensures \result >= 0;
    // MENDED said holds
    static int unsaid(int n) { return n; }

    //@ ensures \result == n;
    static int said(int n) { return n; }

    static native int outside(int n);

    // REMEDY call of Words.outside(int), which has no body here: give it a body or a contract, or take it for anything with --unknown-calls havoc
    // MENDED somebody holds
    //@ ensures \result == 3;
    static int nobody() { return outside(3); }

    //@ ensures \result == n;
    static native int described(int n);

    //@ ensures \result == 3;
    static int somebody() { return described(3); }

    // REMEDY class Words has no method abz: declare it, or correct the name
    // MENDED knownMethod holds
    //@ ensures \result == n;
    static int unknownMethod(int n) { return abz(n); }

    //@ ensures \result == n || n < 0;
    static int knownMethod(int n) { return Math.abs(n); }

    // REMEDY class Words has no field cuont: did you mean count?
    // MENDED fieldMeant holds
    //@ requires w.cuont == 1;
    //@ ensures \result == 1;
    static int fieldTypo(Words w) { return w.count; }

    //@ requires w.count == 1;
    //@ ensures \result == 1;
    static int fieldMeant(Words w) { return w.count; }

    // REMEDY this annotation cannot be read: ";" is missing here: mend the annotation; what does not rest on it is checked all the same
    // MENDED semicolon holds
    //@ ensures \result == n
    static int noSemicolon(int n) { return n; }

    //@ ensures \result == n;
    static int semicolon(int n) { return n; }

    // REMEDY this annotation cannot be read: JML has no \nonsense: mend the annotation; what does not rest on it is checked all the same
    // MENDED sense holds
    //@ ensures \result == \nonsense(n);
    static int nonsense(int n) { return n; }

    //@ ensures \result == \old(n);
    static int sense(int n) { return n; }

    // REMEDY \sum over up to 2147483647 values of i: its range gives i no upper bound: write i < hi in the range, or check with fewer --bits
    // MENDED bounded holds
    //@ ensures \result == (\sum int i; i > 0; 0);
    static int unbounded() { return 0; }

    //@ ensures \result == (\sum int i; i > 0 && i < 4; 0);
    static int bounded() { return 0; }

    // REMEDY an assignable clause names all that may change of what was there before: do not declare the method pure, or do not assign it
    // MENDED impure holds
    //@ pure
    //@ ensures true;
    int next() { return ++count; }

    //@ assignable count;
    //@ ensures \result == count;
    int impure() { return ++count; }

    int read() { return count; }

    // REMEDY a postcondition calls Words.read(), which is not pure: declare it /*@ pure @*/ if it changes nothing
    // MENDED asksPure holds
    //@ ensures \result == read();
    int asks() { return count; }

    /*@ pure @*/ int readPure() { return count; }

    //@ ensures \result == readPure();
    int asksPure() { return count; }

    // REMEDY java.lang.String cannot be converted to boolean: correct it; if it is code that javac accepts, this is a fault of inspect
    // MENDED condition holds
    //@ requires n + "x";
    //@ ensures \result == n;
    static int noCondition(int n) { return n; }

    //@ requires n > 0;
    //@ ensures \result == n;
    static int condition(int n) { return n; }

    // WITH --calls inline
    // REMEDY call of Words.described(int), which has no body here: let its contract count (--calls auto), or give it a body
    // MENDED bodied holds
    //@ ensures \result == 3;
    static int onlyContract() { return described(3); }

    //@ ensures \result == n;
    static int same(int n) { return n; }

    //@ ensures \result == 3;
    static int bodied() { return same(3); }
}
