import java.util.function.BiFunction;

/** Patterns, labels and unnamed variables, as Java 22 has them. */
class Labels {
    sealed interface Shape permits Point, Pair, Unit {
    }

    record Point(int x) implements Shape {
    }

    record Pair(Shape left, Shape right) implements Shape {
    }

    enum Unit implements Shape {
        ONE, MANY
    }

    enum Plain {
        A, B
    }

    interface Open {
    }

    enum Key implements Open {
        K
    }

    record Box<T>(T in) {
    }

    static int of(Shape s) {
        return switch (s) {
            case Point(int x) when x > 3 -> 1;
            case Point _ -> 2;
            case Pair(Pair(var a, _), var b) when a == b -> 3;
            case Pair(_, _) -> 4;
            case Unit.ONE -> 5;
            case Unit.MANY -> 6;
        };
    }

    static void shapes() { // holds
        Point p = new Point(4), q = new Point(3);
        assert of(p) == 1 && of(q) == 2 && of(new Pair(new Pair(p, q), p)) == 3;
        assert of(new Pair(new Pair(q, p), p)) == 4 && of(new Pair(p, q)) == 4;
        assert of(Unit.ONE) == 5 && of(Unit.MANY) == 6;
    }

    static void point(int n) { // holds
        assert of(new Point(n)) == (n > 3 ? 1 : 2);
    }

    static void shape(Shape s) { // violated
        assert of(s) != 6;
    }

    static void statement(Shape s) { // holds
        int r = 0;
        switch (s) {
            case Unit.ONE:
                r = 1;
                break;
            case Unit.MANY:
                r = 2;
                break;
            case Pair _:
                r = 3;
                break;
            case Point(int _):
                r = 4;
        }
        assert r != 0 && (r == 1) == (s == Unit.ONE);
    }

    static int plain(/*@ nullable @*/ Plain p) {
        return switch (p) {
            case Plain.A -> 1;
            case B -> 2;
            case null -> 3;
        };
    }

    static void constants() { // holds
        assert plain(Plain.A) == 1 && plain(Plain.B) == 2 && plain(null) == 3;
    }

    static void unqualified(Plain p) { // violated
        int r = switch (p) {
            case Plain.A -> 1;
            case Plain.B -> 2;
        };
        assert r == 1;
    }

    static int open(Object o) {
        return switch (o) {
            case Key.K -> 1;
            case Plain.B -> 2;
            case Integer _, String _ -> 3;
            case Box<?>(Integer _), Box<?>(String _) -> 4;
            case Box<?>(_) -> 5;
            case int[] a when a.length > 1 -> a[1];
            default -> 6;
        };
    }

    static void opened() { // holds
        assert open(Key.K) == 1 && open(Plain.B) == 2 && open(Plain.A) == 6 && open(7) == 3 && open("") == 3;
        assert open(new Box<>(7)) == 4 && open(new Box<>("")) == 4 && open(new Box<>('c')) == 5 && open(new Box<>(null)) == 5;
        assert open(new int[] {8, 9}) == 9 && open(new int[1]) == 6;
    }

    static int boxed(/*@ nullable @*/ Integer i) {
        return switch (i) {
            case 1 -> 1;
            case 2, 3 -> 2;
            case Integer k when k > 10 -> 3;
            case null -> 4;
            case Integer _ -> 5;
        };
    }

    static void boxes() { // holds
        assert boxed(1) == 1 && boxed(3) == 2 && boxed(11) == 3 && boxed(null) == 4 && boxed(4) == 5;
        Character c = 'a';
        assert switch (c) { case 'b' -> 1; case Character d when d == 'a' -> 2; case Character _ -> 3; } == 2;
    }

    static void box(int n) { // holds
        assert (boxed(n) == 2) == (n == 2 || n == 3);
    }

    static int text(/*@ nullable @*/ String s) {
        return switch (s) {
            case "a" -> 1;
            case String t when t.length() > 2 -> 2;
            case "bc" -> 3;
            case null, default -> 4;
        };
    }

    static void texts() { // holds
        assert text("a") == 1 && text("abc") == 2 && text("bc") == 3 && text("d") == 4 && text(null) == 4;
    }

    static void noNull() { // holds
        Object o = null;
        boolean thrown = false;
        try {
            switch (o) {
                default:
                    thrown = false;
            }
        } catch (NullPointerException _) {
            thrown = true;
        }
        assert thrown;
    }

    static void unnamed() { // holds
        int n = 0;
        for (int _ : new int[] {1, 2, 3}) {
            n++;
        }
        for (int i = 0, _ = n++; i < 2; i++) {
            n++;
        }
        int _ = n++, _ = n++;
        try (var _ = new java.io.StringReader("a")) {
            n = n / 0;
        } catch (ArithmeticException _) {
            n++;
        }
        BiFunction<Integer, Integer, Integer> first = (x, _) -> x, sum = (Integer _, Integer y) -> y;
        assert n == 9 && first.apply(3, 4) == 3 && sum.apply(3, 4) == 4;
        assert (Object) n instanceof Integer _;
    }
}
