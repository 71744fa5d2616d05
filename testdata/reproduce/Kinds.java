package shop.stock;

import java.util.function.Supplier;

/** What a state may be made of: each method breaks its specification in its own corner of Java. */
class Kinds {
    enum Colour { RED, GREEN { } }

    interface Shape { }

    static class Round implements Shape {
        private final int radius = size();
        private static int size() { return 1; }
    }

    record Pair(int left, Pair next) { }

    record Even(int n) {
        Even {
            n = n / 2 * 2;
        }
    }

    static class Box<T extends Shape> {
        private T content;
        T content() { return content; }
    }

    private static class Hidden extends Round {
        private char mark;
        private byte[] bytes;
        private long[][] table;
        private Hidden(char mark) { this.mark = mark; }
        private boolean marked(short s) { return mark == s; }
    }

    static abstract class Open {
        //@ ensures false;
        Open(int x) { }
    }

    static final Round SHARED = new Round();
    static int count = 7;

    Colour colour;
    Shape shape;
    Pair pair;
    Even even;
    Box<Round> box;

    //@ ensures \result == null;
    private /*@ nullable @*/ Colour colourOf() { return colour; }

    //@ ensures \result != shape;
    protected Shape shapeOf() { return shape; }

    //@ ensures \result != box.content;
    Round generic() { return box.content(); }

    //@ ensures \result == 0;
    int radius(Round r) { return r.radius; }

    //@ ensures \result == 0;
    int left() { return pair.left(); }

    //@ ensures \result == 1;
    int even() { return even.n(); }

    //@ ensures \result != SHARED;
    static Round shared() { return SHARED; }

    //@ ensures count == \old(count);
    static void bump() { count++; }

    //@ ensures !\result;
    static boolean hidden(Hidden h) { return h.marked((short) 65); }

    //@ ensures \result.length != 2;
    static byte[] bytes(Hidden h) { return h.bytes; }

    //@ ensures \result == null;
    static long[] row(Hidden h) { return h.table[1]; }

    //@ ensures \result > Long.MIN_VALUE;
    static long least(long x) { return x; }

    //@ ensures false;
    static void never() { while (true) { } }

    //@ ensures false;
    static void exit() { System.exit(0); }

    //@ ensures false;
    static void noise() { System.out.println("\nDRIVER\tend\trun0\tINSPECT {}"); }
}
