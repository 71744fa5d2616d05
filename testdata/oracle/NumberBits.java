/** The bits of float and double, and what is made of them. */
class NumberBits {
    record Point(double x, float y) { }

    // EXPECT holds objects=0 bits=32
    static void bits(boolean b, boolean c) {
        double d = b ? c ? 1 : -2.5 : c ? 0.0 / 0 : -0.0;
        assert Double.doubleToLongBits(d) == (b ? c ? 0x3ff0000000000000L : 0xc004000000000000L : c ? 0x7ff8000000000000L : 0x8000000000000000L);
        assert Double.compare(Double.longBitsToDouble(Double.doubleToLongBits(d)), d) == 0;
    }

    // EXPECT holds objects=0 bits=32
    static void floatBits(boolean b) {
        float f = b ? 1.5f : 0f / 0f;
        assert Float.floatToIntBits(f) == (b ? 0x3fc00000 : 0x7fc00000) && (!b || Float.intBitsToFloat(0x3fc00000) == f && Float.floatToRawIntBits(f) == 0x3fc00000);
    }

    // EXPECT violated assert objects=0 bits=32
    static void signOfZero(boolean b) { double d = b ? 0.0 : -0.0; assert d == 0; assert Double.doubleToLongBits(d) == 0; }

    // EXPECT holds objects=0 bits=32
    static void hashes(boolean b) {
        assert Double.hashCode(b ? 1.5 : -0.0) == (b ? 1073217536 : -2147483648) && Float.hashCode(b ? 1 : -1) == (b ? 1065353216 : -1082130432);
        assert ((Object) (b ? 1.5 : -0.0)).hashCode() == Double.hashCode(b ? 1.5 : -0.0);
    }

    // EXPECT holds objects=0 bits=32
    static void records(boolean b) {
        Point p = new Point(b ? 0.0 / 0 : 1, 2), q = new Point(b ? 0.0 / 0 : 1, 2);
        assert p.equals(q) && p.hashCode() == q.hashCode();
    }

    // EXPECT violated assert objects=0 bits=32
    static void zerosDiffer(boolean b) { assert new Point(0.0, 1).equals(new Point(b ? 0.0 : -0.0, 1)); }

    // EXPECT holds objects=0 bits=32
    static void ofAnyNaN(boolean b) { double d = Double.longBitsToDouble(b ? 0x7ff8000000000001L : 0xfff0000000000001L); assert d != d && Double.doubleToLongBits(d) == 0x7ff8000000000000L; }
}
