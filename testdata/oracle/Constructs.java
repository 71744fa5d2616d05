/** Constructs of the language that meet each other: each as it is, and with something wrong. */
class Constructs {
    int n;
    int first = next();
    int second;
    int third = next();
    int[] seen = {third, n};

    {
        second = first + next();
    }

    {
        n = n + 9;
    }

    int next() {
        return ++n;
    }

    Constructs() {
        n++;
    }

    Constructs(int n) {
        this();
        this.n += n;
    }

    // EXPECT holds bits=5 objects=1
    static void initialisersInOrder() {
        Constructs c = new Constructs();
        assert c.first == 1 && c.third == 2 && c.second == 4 && c.n == 13 && c.seen[0] == 2 && c.seen[1] == 2;
    }

    // EXPECT violated assert bits=5 objects=1
    static void initialisersOnce(int a) {
        Constructs c = new Constructs(1);
        assert c.n != 14;
    }

    // EXPECT holds bits=5 objects=1
    static int finallyAfterReturn(int a) {
        int r = a;
        try {
            return r;
        } finally {
            r = 7;
            assert r != a || a == 7;
        }
    }

    // EXPECT violated postcondition bits=5 objects=1
    //@ ensures \result == 7;
    static int finallyDoesNotChangeTheResult(int a) {
        int r = a;
        try {
            return r;
        } finally {
            r = 7;
        }
    }

    // EXPECT holds bits=5 objects=1
    //@ ensures \result == 7;
    @SuppressWarnings("finally")
    static int finallyReturns(int a) {
        try {
            if (a > 0) {
                throw new IllegalStateException();
            }
            return a;
        } finally {
            return 7;
        }
    }

    // EXPECT holds bits=5 objects=1
    //@ ensures \result == (a == 0 ? 15 : 7);
    static int nestedFinally(int a) {
        int r = 0;
        try {
            try {
                if (a == 0) {
                    throw new IllegalStateException();
                }
            } finally {
                r += 2;
                try {
                    r += 1;
                    if (a == 2) {
                        throw new ArithmeticException();
                    }
                } catch (ArithmeticException e) {
                    r += 0;
                } finally {
                    r += 4;
                }
            }
        } catch (IllegalStateException e) {
            r += 8;
        }
        return r;
    }

    // EXPECT violated postcondition bits=5 objects=1
    //@ ensures \result != 14;
    static int nestedFinallyAll(int a) {
        int r = 0;
        try {
            try {
                r = 1 / a;
                r = 0;
            } finally {
                try {
                    r += 2;
                } finally {
                    r += 4;
                }
            }
        } catch (ArithmeticException e) {
            r += 8;
        }
        return r;
    }

    // EXPECT holds bits=5 objects=1
    //@ ensures \result == 7;
    @SuppressWarnings("finally")
    static int breakOutOfFinally(int a) {
        while (true) {
            try {
                if (a == 1) {
                    throw new IllegalStateException();
                }
                return a;
            } finally {
                break;
            }
        }
        return 7;
    }

    // EXPECT violated postcondition bits=5 objects=1
    //@ ensures \result == 3;
    @SuppressWarnings("finally")
    static int continueOutOfFinally(boolean a) {
        int r = 0;
        for (int i = 0; i < 3; i++) {
            try {
                if (a && i == 1) {
                    continue;
                }
                r++;
            } finally {
                if (r == 5) {
                    continue;
                }
            }
        }
        return r;
    }

    // EXPECT violated exception bits=5 objects=1
    //@ ensures true;
    static void finallyReplacesTheException(int a) {
        try {
            if (a == 1) {
                throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            a = 2;
        } finally {
            if (a == 2) {
                throw new IllegalArgumentException();
            }
        }
    }

    // EXPECT holds unwind=4 bits=5 objects=1
    //@ requires 0 <= n && n <= 3;
    //@ ensures \result == (n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : 3);
    static int labels(int n) {
        int r = 0;
        outer:
        for (int i = 0; i < n; i++) {
            for (int j = 0; ; j++) {
                if (j == 2) {
                    continue outer;
                }
                block: {
                    if (j == 1) {
                        break block;
                    }
                    r++;
                }
            }
        }
        return r;
    }

    // EXPECT violated assert unwind=4 bits=5 objects=1
    //@ requires 0 <= n && n <= 3;
    static void labelledBreak(int n) {
        int r = 0;
        out:
        while (true) {
            do {
                if (r == n) {
                    break out;
                }
                r++;
            } while (r < 2);
        }
        assert r < 3;
    }

    // EXPECT holds bits=5 objects=1
    static int labelledIfAndSwitch(int n) {
        int r = 0;
        a:
        if (n > 0) {
            b:
            c:
            switch (n) {
                case 1:
                    break b;
                case 2:
                    break a;
                default:
                    r = 4;
                    break;
            }
            r++;
        }
        assert n != 1 || r == 1;
        assert n != 2 || r == 0;
        assert n < 3 || r == 5;
        return r;
    }

    // EXPECT holds bits=10
    static void narrowing(byte b) {
        byte c = b;
        c += 1;
        assert c == (byte) (b + 1);
        c = b;
        c >>>= 1;
        assert c == (byte) (b >>> 1);
        c = b;
        c++;
        assert c == (byte) (b + 1);
    }

    // EXPECT holds bits=10
    static void narrowingToChar(short s, boolean b) {
        short t = s;
        t *= 2;
        assert t == (short) (s * 2);
        char c = (char) s;
        c -= 1;
        assert c == (char) ((char) s - 1);
    }

    // EXPECT violated assert bits=10 objects=1
    static void narrowingLoses(byte b) {
        byte c = b;
        c *= 2;
        assert c == b * 2;
    }

    // EXPECT violated assert bits=10 objects=1
    static void narrowedShift(byte b) {
        byte c = b;
        c >>>= 1;
        assert c >= 0;
    }

    // EXPECT holds bits=4 objects=1
    static void mixed(boolean b, int i, long l, char c) {
        long x = b ? i : l;
        assert b ? x == i : x == l;
        int y = b ? c : i;
        assert y == (b ? (int) c : i);
        short s = 3;
        int z = b ? s : 'b' - 'a';
        assert z == 3 || z == 1;
    }

    // EXPECT violated assert bits=9 objects=1
    static void mixedPromotes(boolean b, byte x, char c) {
        int y = b ? x : c;
        assert y >= 0;
    }

    // EXPECT holds bits=5 objects=1
    static void nestedConditionals(int a) {
        int i = a;
        int r = i++ > 1 ? i++ > 2 ? i++ : --i : (i += 2) > 1 ? i : i--;
        assert a != 2 || r == 4 && i == 5;
        assert a != 1 || r == 4;
    }

    // EXPECT violated assert bits=5 objects=1
    static void nestedConditionalsWrong(int a) {
        int i = a;
        int r = i++ > 1 ? i++ > 2 ? i++ : --i : (i += 2) > 1 ? i : i--;
        assert a != 2 || r != 4;
    }

    interface Named {
        int KIND = 2;
        int[] TABLE = {1, 2, 3};

        private int own() {
            return twice(KIND);
        }

        static int twice(int a) {
            return 2 * a;
        }

        default int kind() {
            return own() + 1;
        }
    }

    interface Other {
        default int kind() {
            return 1;
        }
    }

    static class Both implements Named, Other {
        public int kind() {
            return Named.super.kind() + Other.super.kind();
        }
    }

    // EXPECT holds bits=5 objects=1
    static void interfaceMethods(Both b) {
        assert b.kind() == 6 && Both.KIND == 2 && Named.twice(3) == 6;
    }

    // EXPECT violated assert bits=5 objects=1
    static void defaultsAreOverridden(Named b) {
        assert b.kind() == 5;
    }

    static class Up {
        int v;

        int get() {
            return v;
        }

        class Nested {
            int v = 3;

            int both() {
                int v = 1;
                return v + this.v + Up.this.v;
            }
        }
    }

    static class Down extends Up {
        int v;

        int get() {
            return super.get() + v + super.v + ((Up) this).v;
        }

        class Nested2 {
            int up() {
                return Down.super.get() + Down.super.v + Down.this.v;
            }
        }
    }

    // EXPECT holds bits=5 objects=1
    static void shadowing(Down d) {
        d.v = 1;
        ((Up) d).v = 2;
        assert d.get() == 7;
        assert d.new Nested2().up() == 5;
        assert d.new Nested().both() == 6;
    }

    // EXPECT violated assert bits=5 objects=1
    static void shadowingIsNoOverriding(Up u) {
        u.v = 1;
        assert u.get() == 1;
    }

    @SafeVarargs
    static <T> int count(T... ts) {
        return ts.length;
    }

    static int sum(int first, int... rest) {
        int s = first;
        for (int r : rest) {
            s += r;
        }
        return s;
    }

    // EXPECT holds bits=5 objects=1
    static void varargs(int a) {
        assert sum(a) == a && sum(a, 1) == a + 1 && sum(a, 1, 2) == a + 3 && sum(a, new int[] {4}) == a + 4;
    }

    // EXPECT violated null bits=5 objects=1
    static void varargsNull(int a) {
        sum(a, null);
    }

    // EXPECT holds bits=5 objects=1
    static void genericVarargs(Up u) {
        assert count(u, u) == 2 && Constructs.<Up>count() == 0 && count(new Up[] {u, u, u}) == 3;
    }

    // EXPECT violated assert bits=5 objects=1
    static void genericVarargsArray(Up[] us) {
        assert count(us) == 1;
    }

    // EXPECT holds bits=5 objects=1
    static void localTypes(int a) {
        interface F {
            int f(int x);
        }
        enum E {
            P, Q
        }
        record R(int x) {
            R {
                if (x < 0) {
                    x = 0;
                }
            }
        }
        class G implements F {
            public int f(int x) {
                return x + a;
            }
        }
        F f = new G();
        assert f.f(1) == a + 1;
        assert new R(E.Q.ordinal()).x() == 1;
        assert new R(a).x() >= 0;
    }

    // EXPECT violated assert bits=5 objects=1
    static void localRecord(int a) {
        record R(int x, int y) {
            R(int x) {
                this(x, x + 1);
            }
        }
        R r = new R(a);
        assert r.x() < r.y();
    }

    // EXPECT holds bits=5 objects=1
    static void capturedInFieldInitialisers(int a) {
        int b = a;
        class L {
            int v = switch (b) {
                case 0 -> 1;
                default -> b;
            };

            L again() {
                return new L();
            }
        }
        assert new L().again().v == (a == 0 ? 1 : a);
    }

    // EXPECT violated assert bits=5 objects=1
    static void capturedValues(int a) {
        int b = a + 1;
        Named f = new Named() {
            int c = b;

            public int kind() {
                return c + a;
            }
        };
        assert f.kind() != 3;
    }

    // EXPECT holds bits=5 objects=1
    static void assignmentOrder(int[] a) {
        if (a.length == 2) {
            int i = 0;
            a[i] = i = 1;
            assert a[0] == 1 && i == 1;
            i = 0;
            a[i++] = a[i] + i;
            assert a[0] == a[1] + 1;
        }
    }

    // EXPECT violated array-index bits=5 objects=1
    static void assignmentOrderIndex(int[] a) {
        int i = 0;
        a[i++] += a[i];
    }

    // EXPECT violated assert bits=5 objects=1
    static void switchExpressionEffects(int a) {
        int i = a;
        int r = i++ + switch (i++) {
            case 1, 2 -> i++;
            case 3 -> {
                i += 2;
                yield i--;
            }
            default -> {
                if (i > 1) {
                    yield 0;
                }
                yield i;
            }
        } * i;
        assert a != 0 || r == 3;
        assert a != 2 || r != 14;
    }

    // EXPECT holds bits=5 objects=1
    static void fallThrough(int a) {
        int r = 0;
        switch (a) {
            default:
                r = 4;
            case 1:
                r++;
                break;
            case 2: {
                r = 8;
            }
        }
        assert r == (a == 1 ? 1 : a == 2 ? 8 : 5);
    }

    // EXPECT violated assert bits=5 objects=1
    static void fallThroughFromDefault(int a) {
        int r = 0;
        switch (a) {
            case 3:
                break;
            default:
                r = 4;
            case 1:
                r++;
        }
        assert r != 5;
    }

    // EXPECT violated null bits=5 objects=1
    static void synchronizedNull(/*@ nullable @*/ Up u) {
        synchronized (u) {
            assert u != null;
        }
    }

    // EXPECT holds bits=5 objects=1
    static int synchronizedReturn(Up u) {
        synchronized (u) {
            return u.v;
        }
    }
}
