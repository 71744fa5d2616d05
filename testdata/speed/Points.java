/** Miniatur's Figure 1 (paper 004): a subclass whose equals is not symmetric with the superclass's. */
class Points {
    static class Point2D {
        int x, y;

        @Override public boolean equals(Object o) {
            return o instanceof Point2D p && p.x == x && p.y == y;
        }

        @Override public int hashCode() {
            return x + 31 * y;
        }
    }

    static class Point3D extends Point2D {
        int z;

        @Override public boolean equals(Object o) {
            return o instanceof Point3D p && super.equals(o) && p.z == z;
        }
    }

    static void equalsTester(Object a, Object b) {
        if (a.equals(b)) assert b.equals(a);
    }

    //@ requires !Double.isNaN(a) && !Double.isNaN(b);
    static void product(double a, double b) {
        double p = a * b;
        assert Double.isNaN(p) || p == b * a;
    }
}
