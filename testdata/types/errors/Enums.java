class Enums {
    enum Colour { RED, GREEN }
    enum Planet {
        EARTH(6, 2), MARS(3), ODD/* ERROR "no constructor Planet" */(true);
        final int mass; private int moons; static int count;
        Planet(int mass, int moons) { this.mass = mass; this.moons = moons; }
        Planet(int mass) { this(mass, 2); }
        int mass() { return mass; }
    }
    enum Op {
        ADD { int apply(int a, int b) { return a + b + extra(); } int extra() { return 0; } },
        SUB { int apply(int a, int b) { return a - b; } };
        abstract int apply(int a, int b);
    }
    interface Coded { int code(); }
    enum Bit implements Coded { ZERO { public int code() { return 0; } }, ONE; public int code() { return 1; } }

    int ordinal(Colour c) { return c.ordinal() + Colour.RED.ordinal(); }
    boolean same(Colour c, Colour d) { return c == d || c.equals(d) || c.compareTo(d) == 0; }
    boolean never(Colour c, Planet p) { return c == p/* ERROR "can never be" */; }
    Colour create() { return new Colour()/* ERROR "cannot be instantiated" */; }
    int fields(Planet p) { return p.mass + p.mass() + p.moons + Planet.count; }
    void change(Planet p) { p.mass/* ERROR "is final" */ = 1; }
    void constant() { Colour.RED/* ERROR "is final" */ = null; }
    int values() { return Colour.values().length + Op.values()[0].apply(1, 2); }
    Colour valueOf() { return Colour.valueOf("RED"); }
    int apply(Op o) { return o.apply(1, 2); }
    int coded(Bit b) { Coded c = b; return c.code(); }
    int none() { return Colour.PINK/* ERROR "no field PINK" */.ordinal(); }
    int local(int n) { enum L { A, B } return n == 0 ? L.A.ordinal() : L.B.ordinal(); }
    class Heir extends Colour/* ERROR "is final" */ { }
}
