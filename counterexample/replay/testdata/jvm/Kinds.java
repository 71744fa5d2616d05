/** One static method (int, int) per kind of expression or statement. */
class Kinds {
    static int add(int a, int b) { return a + b; }
    static int sub(int a, int b) { return a - b; }
    static int mul(int a, int b) { return a * b; }
    static int div(int a, int b) { return a / b; }
    static int rem(int a, int b) { return a % b; }
    static int and(int a, int b) { return a & b; }
    static int or(int a, int b) { return a | b; }
    static int xor(int a, int b) { return a ^ b; }
    static int not(int a, int b) { return ~a; }
    static int neg(int a, int b) { return -a; }
    static int shl(int a, int b) { return a << b; }
    static int shr(int a, int b) { return a >> b; }
    static int ushr(int a, int b) { return a >>> b; }
    static long longShl(int a, int b) { return (long) a << b; }
    static long longUshr(int a, int b) { return (long) a >>> b; }
    static int shiftByLong(int a, int b) { return a << ((long) b * 3); }
    static long longMul(int a, int b) { return (long) a * b; }
    static long longMix(int a, int b) { long x = a; x += b; x *= a; x ^= b; return x - 1L; }
    static long longDiv(int a, int b) { long x = a, y = b; return x / y + x % y; }
    static byte toByte(int a, int b) { return (byte) (a + b); }
    static short toShort(int a, int b) { return (short) (a * b); }
    static char toChar(int a, int b) { return (char) (a - b); }
    static int charArith(int a, int b) { char c = (char) a; c += b; c++; return c; }
    static int byteCompound(int a, int b) { byte x = (byte) a; x += b; x <<= 1; x >>>= 1; x--; return x; }
    static int shortCompound(int a, int b) { short x = (short) a; x *= b; x -= 1; return x; }
    static int compoundFromLong(int a, int b) { int x = a; x += 3L * b; return x; }
    static int charLiteral(int a, int b) { return 'a' + a + '\n' + '\u0041' + '\\'; }
    static boolean less(int a, int b) { return a < b; }
    static boolean lessEq(int a, int b) { return a <= b; }
    static boolean eq(int a, int b) { return a == b; }
    static boolean mixedCompare(int a, int b) { return (char) a > (short) b || (byte) a != (long) b; }
    static boolean boolOps(int a, int b) { boolean x = a > b, y = a < 5; return x & y | x ^ !y; }
    static boolean boolCompound(int a, int b) { boolean x = a > b; x &= a > 0; x |= b > 3; x ^= true; return x; }
    static int cond(int a, int b) { return a > b ? a : b > 0 ? b : -1; }
    static long condMixed(int a, int b) { return a > b ? a : 7L; }
    static int incs(int a, int b) { int x = a; return x++ + ++x - x-- * --x; }
    static int nestedAssign(int a, int b) { int x, y; x = y = a + (x = b); return x * 3 + y; }
    static int compoundOrder(int a, int b) { int x = a; x += x++ + (x = b) + x; return x; }
    static int arrayOrder(int a, int b) {
        int[] v = {1, 2, 3};
        int i = 0;
        v[i++] = v[i] + i++ * 10 + a;
        v[i] += (i = 0) + b;
        return v[0] * 7 + v[1] * 5 + v[2] + i;
    }
    static int arrayNullThenRight(int a, int b) {
        int[] v = null;
        int n = 0;
        try { v[n = 3] = (n += 4); } catch (NullPointerException e) { return n; }
        return -1;
    }
    static int arrayIndexBeforeCompound(int a, int b) {
        int[] v = new int[2];
        int n = 0;
        try { v[a & 3] += (n = 5); } catch (ArrayIndexOutOfBoundsException e) { return n; }
        return v[a & 3] + n;
    }
    static int fieldNullOrder(int a, int b) {
        Node n = null;
        int k = 0;
        try { n.value = (k = a); } catch (NullPointerException e) { return k; }
        return 99;
    }
    static int callNullOrder(int a, int b) {
        Node n = null;
        int k = 0;
        try { n.plus(k = b); } catch (NullPointerException e) { return k + 1; }
        return 99;
    }
    static int indexOut(int a, int b) { int[] v = {4, 5, 6}; return v[a]; }
    static int negativeSize(int a, int b) { return a > 100 ? 0 : new int[a].length; }
    static int multiArray(int a, int b) {
        int[][] v = new int[3][a & 3];
        for (int[] r : v) { for (int i = 0; i < r.length; i++) { r[i] = i + b; } }
        int s = 0;
        for (int[] r : v) { for (int x : r) { s += x; } }
        int[][] w = new int[2][];
        return s + (w[1] == null ? 1000 : 0) + v.length;
    }
    static int arrayLiteral(int a, int b) { int[][] v = {{a}, {}, {b, a}}; return v[2][1] + v[0].length + v[1].length; }
    static int arrayStore(int a, int b) {
        Node[] v = a > 0 ? new Leaf[2] : new Node[2];
        v[0] = new Leaf(1);
        v[1] = new Node(b);
        return v[1].value;
    }
    static int castFails(int a, int b) { Node n = a > b ? new Node(a) : new Leaf(b); return ((Leaf) n).value; }
    static int castNull(int a, int b) { Node n = null; Leaf l = (Leaf) n; return l == null ? 1 : 2; }
    static int instance(int a, int b) {
        Object o = a > b ? new Node(a) : a == b ? null : new Leaf(b);
        if (o instanceof Leaf l) { return l.value; }
        return o instanceof Node ? 2 : 3;
    }
    static int dispatch(int a, int b) { Node n = a > 0 ? new Leaf(b) : new Node(b); return n.plus(a) + n.kind(); }
    static int superCall(int a, int b) { return new Leaf(a).twice(b); }
    static int hiding(int a, int b) { Leaf l = new Leaf(a); Node n = l; l.hidden = 5; n.hidden = 6; return l.hidden * 10 + n.hidden; }
    static int initOrder(int a, int b) { return new Order(a).log; }
    static int initOrderSub(int a, int b) { return new SubOrder(b & 7).log; }
    static int thisCall(int a, int b) { return new Order().log; }
    static int defaults(int a, int b) { Defaults d = new Defaults(); return (d.b ? 1 : 2) + d.c + (int) d.l + (d.n == null ? 5 : 6) + new boolean[1].length; }
    static int whileLoop(int a, int b) { int i = 0, s = 0; while (i < (a & 15)) { s += i * b; i++; } return s; }
    static int doLoop(int a, int b) { int i = a & 7, s = 0; do { s += i; } while (--i > 0); return s; }
    static int forLoop(int a, int b) { int s = 0; for (int i = 0, j = 5; i < j; i++, j--) { s += i * j + a; } return s; }
    static int breakContinue(int a, int b) {
        int s = 0;
        for (int i = 0; ; i++) { if (i == (a & 7)) { break; } if (i % 2 == 0) { continue; } s += i; }
        return s;
    }
    static int labels(int a, int b) {
        int s = 0;
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == (b & 3)) { continue outer; }
                if (i == (a & 3)) { break outer; }
                s += 10 * i + j;
            }
        }
        block: { if (a > b) { break block; } s = -s; }
        return s;
    }
    static int switchOld(int a, int b) {
        int s = 0;
        switch (a & 7) { case 0: s += 1; case 1: case 2: s += 2; break; default: s = 9; case 5: s += 100; }
        return s;
    }
    static int switchArrow(int a, int b) { switch (a & 3) { case 0 -> { return 5; } case 1, 2 -> a++; default -> throw new IllegalStateException(); } return a; }
    static int switchChar(int a, int b) { char c = (char) ('a' + (a & 3)); switch (c) { case 'a': return 1; case 'c': return 2; } return 3; }
    static int switchString(int a, int b) { String s = a > b ? "x" : "yy"; switch (s) { case "x": return 1; case "yy": return 2; default: return 3; } }
    static int switchNoMatch(int a, int b) { switch (a) { case 1: return 5; } return 6; }
    static int tryFinally(int a, int b) { int x = 0; try { x = a / b; return x; } catch (ArithmeticException e) { x = -7; } finally { x += 3; } return x; }
    static int finallyReturn(int a, int b) { try { if (a > b) { throw new IllegalStateException(); } return 1; } finally { if (a > 0) { return 2; } } }
    static int finallyKeepsResult(int a, int b) { int x = 1; try { return x; } finally { x = 5; } }
    static int finallyBreak(int a, int b) { int s = 0; for (int i = 0; i < 4; i++) { try { if (i == 2) { return a / b; } s += i; } finally { s += 10; if (i == 2 && b == 0) { break; } } } return s; }
    static int multiCatch(int a, int b) {
        try {
            if (a > b) { throw new IllegalArgumentException("no"); }
            int[] v = new int[2];
            return v[a] / b;
        } catch (IllegalArgumentException | ArithmeticException e) {
            return -5;
        } catch (RuntimeException e) {
            return -6;
        }
    }
    static int nestedTry(int a, int b) {
        int s = 0;
        try { try { s += a / b; } finally { s += 100; } } catch (ArithmeticException e) { s += 1000; }
        return s;
    }
    static int rethrow(int a, int b) { try { return a % b; } catch (ArithmeticException e) { throw new IllegalStateException("x", e); } }
    static int throwNull(int a, int b) { RuntimeException e = null; if (a == b) { throw e; } return 1; }
    static int ownException(int a, int b) { try { fail(a); return 0; } catch (Own e) { return e.code + b; } }
    static void fail(int a) { if (a != 0) { throw new Own(a); } }
    static int recursion(int a, int b) { return fac(a & 7) + fib(b & 7); }
    static int fac(int n) { return n <= 1 ? 1 : n * fac(n - 1); }
    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static int statics(int a, int b) { counter = a; bump(b); counter++; Kinds.counter += 2; return counter; }
    static int counter;
    static void bump(int n) { counter += n; }
    static int shortCircuit(int a, int b) { int n = 0; if (a > b && n++ == 0 || b > a && (n += 10) > 5) { n += 100; } return n; }
    static int eager(int a, int b) { int n = 0; boolean x = a > b & n++ == 0 | b > a; return n + (x ? 10 : 0); }
    static int varArgs(int a, int b) { return sum() + sum(a) + sum(a, b, 3) + sum(new int[] {b}); }
    static int sum(int... xs) { int s = xs.length; for (int x : xs) { s += x; } return s; }
    static int overloads(int a, int b) { byte y = 1; char c = 'c'; return pick(a) + pick((long) b) + pick(y) + pick(c) + pick(null); }
    static int pick(int x) { return 1; }
    static int pick(long x) { return 20; }
    static int pick(char x) { return 300; }
    static int pick(Node x) { return 4000; }
    static int linked(int a, int b) {
        Node head = null;
        for (int i = 0; i < (a & 7); i++) { Node n = new Node(i * b); n.next = head; head = n; }
        int s = 0;
        for (Node n = head; n != null; n = n.next) { s = s * 3 + n.value; }
        return s;
    }
    static int alias(int a, int b) { Node x = new Node(a), y = x; y.value += b; return x.value + (x == y ? 1 : 0); }
    static int minMax(int a, int b) { return Math.max(a, b) - Math.min(a, 3) + Math.abs(b) + (a == Integer.MIN_VALUE ? Integer.MAX_VALUE : 0); }
    static int hex(int a, int b) { return 0xFF & a | 0x80000000 | 0b101 ^ 017 + 1_000; }
    static int constants(int a, int b) { final int k = 3 * 4 - 20; return k / 3 + (byte) 200 + (char) -1 + (5 > 3 ? 1 : 0) + LIMIT; }
    static final int LIMIT = 1 << 10;
    static int strings(int a, int b) { String s = "a", t = "a"; return (s == t ? 1 : 0) + (("a" + a) == null ? 2 : 0); }
    static int interfaces(int a, int b) { Shape s = a > b ? new Square(a) : new Dot(); return s.area() + s.twice(); }
    static int foreachAssign(int a, int b) { int[] v = {a, b, 5}; for (int x : v) { x = 9; v[0]++; } return v[0]; }
    static int sync(int a, int b) { Node n = a > b ? null : new Node(1); synchronized (n) { return 5; } }
    static int emptyAndNested(int a, int b) { ; { int x = a; { x++; } ; return x; } }
    static int ternaryChain(int a, int b) { boolean p = a > 0, q = b > 0; return p ? q ? 1 : 2 : q ? 3 : 4; }
    static int unaryMix(int a, int b) { return - -a + ~-b - +a + (!(a > b) ? 1 : 0); }
    static int intDivMin(int a, int b) { int x = Integer.MIN_VALUE; return x / -1 + x % -1 + (a == 0 ? 1 : 0); }
}

class Node {
    int value;
    /*@ nullable @*/ Node next;
    int hidden;

    Node(int value) { this.value = value; }

    int plus(int x) { return value + x; }

    int kind() { return 1; }

    int twice(int x) { return 2 * x + kind(); }
}

class Leaf extends Node {
    int hidden;

    Leaf(int v) { super(v + 1); hidden = v; }

    @Override
    int plus(int x) { return super.plus(x) * 2; }

    @Override
    int kind() { return 50; }

    @Override
    int twice(int x) { return super.twice(x) + 1; }
}

class Order {
    int log = step(1);
    int a;

    { log = log * 10 + 2; }

    int b = step(3);

    Order(int x) { log = log * 10 + 4; hook(); }

    Order() { this(5); log = log * 10 + 6; }

    int step(int n) { log = log * 10 + n; return log; }

    void hook() { }
}

class SubOrder extends Order {
    int extra = 7;

    SubOrder(int x) { log = log * 10 + extra + x; }

    @Override
    void hook() { log += extra + 1000; }
}

class Defaults {
    boolean b;
    char c;
    long l;
    /*@ nullable @*/ Node n;
}

class Own extends RuntimeException {
    int code;

    Own(int code) { super("own"); this.code = code; }
}

interface Shape {
    int area();

    default int twice() { return 2 * area(); }
}

class Square implements Shape {
    int side;

    Square(int side) { this.side = side; }

    public int area() { return side * side; }
}

class Dot implements Shape {
    public int area() { return 0; }

    public int twice() { return -1; }
}
