/** Static ghost fields: class initialisation gives them their values, in the order of the text. */
class StaticGhosts {
    // EXPECT holds bits=4 statics=initialized
    static class Declared {
        static int a;
        //@ ghost static int g = 0;
        //@ static invariant g == a;
    }

    // EXPECT holds bits=4 statics=initialized
    static class Default {
        //@ ghost static int g;
        //@ ghost static boolean b;
        //@ nullable ghost static Object o;
        //@ static invariant g == 0 && !b && o == null;
    }

    // EXPECT violated invariant bits=4 statics=initialized
    static class Other {
        static int a = 3;
        //@ ghost static int g = 2;
        //@ static invariant g == a;
    }

    // EXPECT holds bits=4 statics=initialized
    static class InOrder {
        static int c = 1;
        //@ ghost static int g = c + 1;
        static { c = 4; }
        //@ ghost static int h = c;
        //@ static invariant g == 2 && h == 4;
    }

    // EXPECT holds bits=4 statics=initialized
    static class Set {
        //@ ghost static int g = 1;
        static {
            //@ set g = g + 2;
        }
        //@ static invariant g == 3;
    }

    // EXPECT violated invariant bits=4 statics=initialized
    static class SetOtherwise {
        //@ ghost static int g = 1;
        static {
            //@ set g = g + 2;
        }
        //@ static invariant g == 1;
    }

    // EXPECT holds bits=4 statics=initialized
    interface InInterface {
        //@ ghost static int g = 4;
        //@ static invariant g == 4;
    }

    // EXPECT holds bits=4 statics=initialized
    static class Arrays {
        //@ ghost static int[] g = new int[]{1, 2};
        //@ static invariant g.length == 2 && g[1] == 2;
    }

    // EXPECT holds bits=4 statics=initialized
    static class OfAnother {
        static int a = 2;
        //@ static invariant InInterface.g == a + a;
    }

    static int count;
    //@ ghost static int seen = 0;

    // EXPECT violated assert bits=3
    static void anyValue() {
        //@ assert seen == 0;
    }

    static int two() { return 2; }
    //@ ghost static final int TWO = two();

    // EXPECT holds bits=4
    static void finalOne() {
        //@ assert TWO == 2;
    }
}
