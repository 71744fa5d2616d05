/** Enums: constants are the only objects of their class, and always there. */
public class Enums {
    enum Colour { RED, GREEN, BLUE }

    enum Coin {
        ONE(1), TWO(2);

        final int value;
        int uses;

        Coin(int value) {
            this.value = value;
        }

        int twice() {
            return 2 * value;
        }
    }

    enum Op {
        ADD {
            int apply(int a, int b) {
                return a + b;
            }
        },
        LEFT {
            int apply(int a, int b) {
                return a;
            }
        };

        abstract int apply(int a, int b);
    }

    // EXPECT holds
    /*@ ensures \result == (c == Colour.RED ? 0 : c == Colour.GREEN ? 1 : 2); @*/
    static int ordinals(Colour c) {
        return c.ordinal();
    }

    // EXPECT violated postcondition
    /*@ ensures \result; @*/
    static boolean two(Colour c, Colour d) {
        return c == d || c == Colour.RED || d == Colour.RED;
    }

    // EXPECT holds
    /*@ ensures \result == c.ordinal() + 1; @*/
    static int exhaustive(Colour c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> 3;
        };
    }

    // EXPECT violated null
    static int nothing(/*@ nullable @*/ Colour c) {
        switch (c) {
            case RED:
                return 1;
            default:
                return 2;
        }
    }

    // EXPECT holds bits=4
    /*@ ensures \result == 2 || \result == 4; @*/
    static int fields(Coin c) {
        return c.twice();
    }

    // A field that is not final may have any value before.
    // EXPECT violated postcondition
    /*@ ensures \result == 0; @*/
    static int mutable(Coin c) {
        return c.uses;
    }

    // EXPECT holds
    /*@ requires Coin.ONE.uses == 0 && Coin.TWO.uses == 0; ensures \result == 1; @*/
    static int aliases(Coin c) {
        c.uses++;
        return Coin.ONE.uses + Coin.TWO.uses;
    }

    // EXPECT holds
    /*@ ensures \result == (o == Op.ADD ? a + b : a); @*/
    static int bodies(Op o, int a, int b) {
        return o.apply(a, b);
    }

    // EXPECT violated postcondition
    /*@ ensures \result == a; @*/
    static int bodiesViolated(Op o, int a) {
        return o.apply(a, 1);
    }

    // EXPECT holds bits=4
    /*@ ensures \result == 3; @*/
    static int values() {
        int s = 0;
        for (Coin c : Coin.values()) {
            s += c.value;
        }
        return s;
    }

    // Each call of values() makes a new array.
    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean fresh() {
        Coin[] cs = Coin.values();
        cs[0] = Coin.TWO;
        return Coin.values()[0] == Coin.ONE && cs != Coin.values();
    }

    // EXPECT holds bits=4
    /*@ ensures \result < 0 <==> c.ordinal() < d.ordinal(); @*/
    static int compare(Colour c, Colour d) {
        return c.compareTo(d);
    }

    Colour mine;

    // EXPECT holds
    /*@ ensures (\exists Colour c; c == mine); @*/
    void quantified() {
    }

    // EXPECT holds bits=20 objects=1
    static void names(Colour c) {
        assert c.name().equals(c == Colour.RED ? "RED" : c == Colour.GREEN ? "GREEN" : "BLUE");
        assert c.toString() == c.name();
    }

    // EXPECT violated assert bits=20 objects=1
    static void nameWrong(Colour c) {
        assert c.name() != "GREEN";
    }

    // EXPECT holds bits=20 objects=1
    static void nameWithBody(Op o) {
        assert ("" + o).equals(o == Op.ADD ? "ADD" : "LEFT");
    }

    // EXPECT holds bits=20 objects=1
    static void found(Colour c) {
        assert Colour.valueOf(c.name()) == c;
    }

    // EXPECT violated assert bits=20 objects=1
    static void foundWrong(boolean a) {
        assert Colour.valueOf(a ? "RED" : "BLUE") == Colour.RED;
    }

    // EXPECT holds bits=20 objects=1
    static void notFound(boolean a) {
        boolean t = false;
        try {
            Colour.valueOf(a ? "red" : "RED");
        } catch (IllegalArgumentException e) {
            t = true;
        }
        assert t == a;
    }

    // EXPECT violated null bits=20 objects=1
    /*@ requires true; @*/
    static Colour findNull(boolean a) {
        String none = null;
        return Colour.valueOf(a ? "RED" : none);
    }

    // EXPECT holds
    static void same(Colour c, /*@ nullable @*/ Object o) {
        assert c.equals(o) == (c == o);
        assert c.hashCode() == c.hashCode();
    }

    // EXPECT holds
    static void anyEnum(Enum<?> e) {
        assert e == Colour.RED || e instanceof Coin || e.getClass() == Colour.class || e instanceof Op;
    }

    // EXPECT violated assert
    static void anyEnumWrong(Enum<?> e) {
        assert e instanceof Colour || e instanceof Coin;
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static int raw(Comparable a, Object b) { return a.compareTo(b); }

    // EXPECT holds
    static void comparedInOneEnum(Colour a, Colour b) { assert raw(a, b) == 0 == (a == b); }

    // EXPECT holds
    static void comparedBetweenEnums(Colour a, Coin b) {
        try {
            raw(a, b);
            assert false;
        } catch (ClassCastException e) {
            assert true;
        }
    }

    // EXPECT violated assert
    static void comparedBetweenEnumsWrong(Colour a, Coin b) {
        boolean cast = false;
        try {
            raw(a, b);
        } catch (ClassCastException e) {
            cast = true;
        }
        assert !cast;
    }

    // EXPECT holds
    static void comparedWithBodies(Op a, Op b) { assert raw(a, b) == -raw(b, a); }
}
