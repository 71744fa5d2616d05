/** What exceptions say: messages, causes, suppressed exceptions. */
class Messages {
    static class Coded extends Exception {
        final int code;
        Coded(int code, Throwable cause) { super("coded", cause); this.code = code; }
        Coded(String message) { super(message); code = 0; }
        Coded() { code = 1; }
        public String getMessage() {
            if (code == 2) return "two";
            return super.getMessage();
        }
    }

    static class Door implements AutoCloseable {
        boolean breaks;
        Door(boolean breaks) { this.breaks = breaks; }
        public void close() { if (breaks) throw new IllegalStateException("door"); }
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean message() {
        try {
            throw new IllegalStateException("ab");
        } catch (RuntimeException e) {
            return e.getMessage().equals("ab") && e.getLocalizedMessage() == e.getMessage();
        }
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result;
    static boolean otherMessage(boolean b) {
        try {
            if (b) throw new IllegalStateException("ab");
            throw new IllegalStateException();
        } catch (RuntimeException e) {
            String s = e.getMessage();
            return s == null || s.equals("ac");
        }
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean ownMessage(int code) {
        try {
            throw new Coded(code, null);
        } catch (Coded e) {
            return e.getMessage().equals(code == 2 ? "two" : "coded") && e.code == code;
        }
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result == 5;
    static int sameMessage(int code) {
        try {
            throw new Coded(code, null);
        } catch (Coded e) {
            return e.getMessage().length();
        }
    }

    // EXPECT holds bits=8 objects=0
    //@ signals (IllegalArgumentException e) e.getMessage().equals("negative");
    static void signals(int n) {
        if (n < 0) throw new IllegalArgumentException("negative");
    }

    // EXPECT violated signals bits=8 objects=0
    //@ signals (IllegalArgumentException e) e.getMessage() == null;
    static void signalsNull(int n) {
        if (n < 0) throw new IllegalArgumentException("negative");
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean cause() {
        RuntimeException c = new RuntimeException();
        Coded a = new Coded(1, c);
        Exception b = new Exception();
        b.initCause(a);
        return a.getCause() == c && b.getCause() == a && c.getCause() == null;
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result;
    static boolean noCause(boolean b) {
        Coded a = b ? new Coded() : new Coded(1, new RuntimeException());
        return a.getCause() == null;
    }

    // EXPECT violated exception bits=8 objects=0
    //@ ensures true;
    static void causeTwice() {
        new Coded(1, null).initCause(new RuntimeException());
    }

    // EXPECT violated postcondition bits=8 objects=1
    //@ ensures \result == null;
    static /*@ nullable @*/ Throwable causeBefore(Coded c) {
        return c.getCause();
    }

    // EXPECT holds bits=8 objects=1
    //@ ensures \result != c;
    static /*@ nullable @*/ Throwable causeIsAnother(Coded c) {
        return c.getCause();
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result == (inner && outer ? 2 : inner || outer ? 1 : 0);
    static int suppressed(boolean inner, boolean outer) {
        try (Door a = new Door(outer); Door b = new Door(inner)) {
            throw new Coded("body");
        } catch (Coded e) {
            Throwable[] s = e.getSuppressed();
            return s.length;
        }
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result == 0;
    static int noneSuppressed(boolean breaks) {
        try (Door a = new Door(breaks)) {
            throw new Coded("body");
        } catch (Coded e) {
            return e.getSuppressed().length;
        }
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean added() {
        Exception a = new Exception(), b = new Exception(), c = new Exception();
        a.addSuppressed(b);
        a.addSuppressed(c);
        return a.getSuppressed()[0] == b && a.getSuppressed()[1] == c && a.getSuppressed() != a.getSuppressed();
    }

    // EXPECT violated exception bits=8 objects=0
    //@ ensures true;
    static void addedToItself(boolean b) {
        Exception a = new Exception();
        a.addSuppressed(b ? a : new Exception());
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean text(boolean b) {
        Exception e = b ? new Coded("ab") : new Coded();
        return e.toString().equals(b ? "Messages$Coded: ab" : "Messages$Coded");
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result;
    static boolean textOfTwo(int code) {
        return new Coded(code, null).toString().equals("Messages$Coded: coded");
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean ofCause(boolean b) {
        Throwable cause = b ? new IllegalStateException("x") : null;
        RuntimeException e = new RuntimeException(cause);
        return e.getCause() == cause
            && (b ? e.getMessage().equals("java.lang.IllegalStateException: x") : e.getMessage() == null);
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result == null;
    static /*@ nullable @*/ String wrapped(boolean b) {
        try {
            try {
                if (b) throw new Coded();
                return null;
            } catch (Coded e) {
                throw new IllegalStateException(e);
            }
        } catch (IllegalStateException e) {
            return e.getMessage();
        }
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean caused() {
        Exception a = new Exception("a"), b = new Exception("b");
        return a.initCause(b) == a && a.getCause() == b && a.getLocalizedMessage().equals("a");
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean zero(int a) {
        try {
            return 1 / a <= 1;
        } catch (RuntimeException e) {
            return e.toString().equals("java.lang.ArithmeticException: / by zero") && e.getCause() == null;
        }
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result == null;
    static /*@ nullable @*/ String ofZero(int a) {
        try {
            a = 1 % a;
            return null;
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result;
    static boolean ofZeroIsTheConstant(int a) {
        try {
            return 1 / a >= 0 || true;
        } catch (ArithmeticException e) {
            return e.getMessage() == "/ by zero";
        }
    }

    static final int[] TWO = {1, 2};

    // EXPECT holds bits=8 objects=0
    //@ requires i >= -1 && i < 3;
    //@ ensures \result.equals(i == -1 ? "Index -1 out of bounds for length 2" : i == 2 ? "Index 2 out of bounds for length 2" : "");
    //@ assignable \nothing;
    static String index(int i) {
        try {
            int x = TWO[i];
            return "";
        } catch (IndexOutOfBoundsException e) {
            String s = e.getMessage();
            return s == e.getMessage() ? s : "another";
        }
    }

    // EXPECT violated postcondition bits=8 objects=0
    //@ requires i >= -1 && i < 3;
    //@ ensures \result != 34 || i == 2;
    static int ofIndex(int i) {
        try {
            TWO[i]++;
            return 34;
        } catch (RuntimeException e) {
            return e.getMessage().length();
        }
    }

    // EXPECT holds bits=8 objects=0
    //@ requires n >= -2 && n <= 1;
    //@ ensures \result.equals(n == -2 ? "-2" : n == -1 ? "-1" : "");
    static String size(int n) {
        try {
            int[][] a = new int[1][n];
            return "";
        } catch (NegativeArraySizeException e) {
            return e.getMessage();
        }
    }

    // EXPECT violated signals bits=8 objects=0
    //@ requires n >= -2 && n <= 1;
    //@ signals (NegativeArraySizeException e) e.getMessage().equals("-1");
    static int ofSize(int n) {
        return new boolean[n].length;
    }

    // EXPECT holds bits=8 objects=0
    //@ ensures \result;
    static boolean inLambda(int a) {
        java.util.function.IntUnaryOperator f = x -> 1 / x;
        try {
            return f.applyAsInt(a) <= 1;
        } catch (Exception e) {
            RuntimeException c = new RuntimeException(e);
            return e.initCause(c) == e && e.getCause() == c && c.getMessage().endsWith("zero");
        }
    }

    // EXPECT holds bits=8 objects=0
    static void overflow(int x, int y) { String s = ""; try { Math.addExact(x, y); } catch (ArithmeticException e) { s = e.getMessage(); } assert s.equals("integer overflow") == ((long) x + y != x + y); }
    // EXPECT violated assert bits=8 objects=0
    static void overflowWrong(int x) { try { Math.negateExact(x); } catch (ArithmeticException e) { assert e.getMessage() == null; } }
    // EXPECT holds bits=20 objects=0
    static void noNumber(boolean a) { String t = a ? "x" : "-"; String s = null; try { Integer.parseInt(t); } catch (NumberFormatException e) { s = e.getMessage(); } assert s.equals("For input string: \"" + t + "\""); }
    // EXPECT violated assert bits=20 objects=0
    static void noNumberWrong(boolean a) { String s = null; try { Long.parseLong(a ? "1" : ""); } catch (NumberFormatException e) { s = e.getMessage(); } assert s == null || s.length() > 20; }

    // EXPECT holds bits=8 objects=0
    static void floorOfZero(int x) { String s = "/ by zero"; try { Math.floorMod(5, x); } catch (ArithmeticException e) { s = e.getMessage(); } assert s.equals("/ by zero"); }
    // EXPECT violated assert bits=8 objects=0
    static void floorOfZeroWrong(int x) { String s = null; try { Math.floorDiv(5, x); } catch (ArithmeticException e) { s = e.getMessage(); } assert s == null; }
    // EXPECT holds bits=8 objects=0
    static void required(boolean b) { String s = ""; try { java.util.Objects.requireNonNull(b ? "x" : null); } catch (NullPointerException e) { s = e.getMessage(); } assert b == (s != null); }
    // EXPECT violated assert bits=8 objects=0
    static void requiredWrong(boolean b) { String s = ""; try { java.util.Objects.requireNonNull(b ? "x" : null); } catch (NullPointerException e) { s = e.getMessage(); } assert s != null; }
    // EXPECT holds bits=8 objects=0
    //@ requires i >= -1 && i <= 2;
    static void checked(int i) { String s = ""; try { java.util.Objects.checkIndex(i, 2); } catch (IndexOutOfBoundsException e) { s = e.getMessage(); } assert s.equals(i < 0 ? "Index -1 out of bounds for length 2" : i == 2 ? "Index 2 out of bounds for length 2" : ""); }
    // EXPECT violated assert bits=8 objects=0
    //@ requires i >= 0 && i <= 3;
    static void checkedWrong(int i) { String s = ""; try { java.util.Objects.checkFromToIndex(i, 2, 2); } catch (IndexOutOfBoundsException e) { s = e.getMessage(); } assert s.length() == 0 || s.startsWith("Index"); }
    // EXPECT holds bits=8 objects=0
    static void noValue(boolean b) { String s = "x"; try { s = java.util.Optional.ofNullable(b ? "y" : null).get(); } catch (java.util.NoSuchElementException e) { s = e.getMessage(); } assert s.equals(b ? "y" : "No value present"); }
    // EXPECT violated assert bits=8 objects=0
    static void noValueWrong() { try { java.util.OptionalInt.empty().getAsInt(); } catch (java.util.NoSuchElementException e) { assert e.getMessage() == null; } }
}
