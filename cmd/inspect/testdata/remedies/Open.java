/** Remedies where something is left open: of the library, of initialisation, of what is reached. */
class Open {
    static int n;

    // REMEDY at line 10 Side is taken to be initialised before: let its initialiser change nothing outside of the class, and not fail
    // MENDED initialisesOwn holds
    //@ ensures n == 0;
    static void initialises() {
        n = 0;
        Side.touch();
    }

    //@ ensures n == 0;
    static void initialisesOwn() {
        n = 0;
        Own.touch();
    }

    // REMEDY of sin, pow and their like, and of the digits of a number, only a part is known: ask for less of the value, or of the text
    // MENDED less holds
    //@ ensures \result == (Math.sin(x) > 0.3);
    static boolean sine(double x) { return Math.sin(x) > 0.2; }

    //@ ensures !\result;
    static boolean less(double x) { return Math.sin(x) > 1.0; }

    // REMEDY regular expression, in method compile of class java.util.regex.Pattern: look for the text with charAt, indexOf or startsWith, or move the call to a method of its own with a contract, and use --calls contract
    // MENDED looks holds
    //@ ensures \result ==> s.length() > 0;
    static boolean pattern(String s) { return java.util.regex.Pattern.compile("a+").matcher(s).find(); }

    //@ ensures \result ==> s.length() > 0;
    static boolean looks(String s) { return s.indexOf('a') >= 0; }

    // REMEDY reachable says that an execution comes there: let the specification or the code admit one, or say unreachable
    // MENDED admitted holds
    static void reachable(int x) {
        //@ assume x > 3;
        if (x < 2) {
            //@ reachable;
            return;
        }
    }

    static void admitted(int x) {
        //@ assume x > 0;
        if (x < 2) {
            //@ reachable;
            return;
        }
    }

    // REMEDY at line 56 Character.isLetter is not known for every argument: `inspect list --models` says what the library's classes leave open
    // MENDED letterOfBMP holds
    //@ ensures \result == Character.isLetter(c);
    static boolean letter(int c) { return Character.isLetter(c); }

    //@ requires c < 65536;
    //@ ensures \result == Character.isLetter(c);
    static boolean letterOfBMP(int c) { return Character.isLetter(c); }

    // REMEDY at line 65 no call of Open.again(int) returns: let it come to an end, or say //@ diverges true; of the method
    // MENDED down holds
    //@ ensures \result == 0;
    static int again(int k) { return again(k + 1); }

    // REMEDY at line 71 Open.unmeasured(int) is called by its contract while it runs, and no measure tells that such calls come to an end: say in //@ measured_by what decreases from call to call and is not negative, or //@ diverges true; of the method
    // MENDED down holds
    //@ requires 0 <= k && k < 2;
    //@ ensures \result == 0;
    static int unmeasured(int k) { return k <= 0 ? 0 : unmeasured(k - 1); }

    //@ requires 0 <= k && k < 2; measured_by k;
    //@ ensures \result == 0;
    static int down(int k) { return k <= 0 ? 0 : down(k - 1); }

    // REMEDY to have it checked: say what it does, as in //@ ensures \result >= 0;
    // REMEDY x + y at testdata/remedies/Open.java:80:44 may overflow: --overflow report
    // THEN violated
    static int adds(int x, int y) { return x + y; }

    // REMEDY 2 operations may overflow, as r * a[i] at testdata/remedies/Open.java:88:17: --overflow report
    // THEN violated
    //@ requires n < 4 && n <= a.length;
    static int power(int n, int[] a) {
        int r = 1;
        for (int i = 0; i < n; i++) {
            r = r * a[i];
        }
        return r + n;
    }
}

class Side {
    static int v = ++Open.n;

    static void touch() { }
}

class Own {
    static int v = 1;

    static void touch() { }
}
