/** Text of float and double, by constants and by parts that are known of all. */
class NumberTexts {
    // EXPECT holds bits=20 objects=0
    static void constants() {
        assert ("" + 1.5 + 'f' + 0.1f + 1e10 + -0.0 + 0.0 / 0.0 + 1e-5f).equals("1.5f0.11.0E10-0.0NaN1.0E-5");
    }

    // EXPECT holds bits=20 objects=0
    static void computed(boolean b) { double d = b ? 2.5 : -1e300; assert ("" + d).equals(b ? "2.5" : "-1.0E300"); }

    // EXPECT holds bits=32 objects=0
    static void integers(boolean b, boolean c) { float f = (b ? 3 : -70000) * (c ? 1 : 2); assert String.valueOf(f).equals((b ? c ? "3" : "6" : c ? "-70000" : "-140000") + ".0"); }

    // EXPECT holds bits=20 objects=0
    static void constantsByVariable() { double d = 12.0625; assert ("" + d).equals("12.0625"); }

    // EXPECT violated assert bits=20 objects=0
    static void computedWrong(boolean b) { double d = b ? 2.5 : 3; assert ("" + d).length() == 3 && ("" + d).charAt(0) == '2'; }

    // EXPECT holds bits=20 objects=0
    static void built(boolean b) { StringBuilder s = new StringBuilder(); s.append(0.25f).insert(0, b ? 2.0 : 3.5); assert s.toString().equals(b ? "2.00.25" : "3.50.25"); }

    // EXPECT holds bits=16 objects=0
    static void fixed(boolean b) { String s = b ? String.format("%.2f|%8.1f|%s", 2.675, 2.675, 2.675) : "%.2f|%(8.1f".formatted(-9.996, -9.996); assert s.equals(b ? "2.68|     2.7|2.675" : "-10.00|  (10.0)"); }

    // EXPECT violated assert bits=16 objects=0
    static void fixedWrong(boolean b) { assert String.format("%05.1f", b ? 1.25 : -1.0).equals("001.3"); }

    // EXPECT holds bits=16 objects=0
    static void printed(boolean b) { System.out.printf("%.2f %f%n", b ? 1.5 : 0.1, 1f); System.out.println(b ? 1 : 0.5); }

    // EXPECT holds bits=4 objects=0
    //@ ensures Math.sin(0) == 0 && Math.pow(n, 2) == n * (double) n && Math.sqrt(4) == 2;
    //@ ensures \result == Math.cos(n) && StrictMath.abs(\result) <= 1;
    static double clauses(int n) { return Math.cos(n); }

    // EXPECT violated postcondition bits=4 objects=0
    //@ ensures Math.exp(n) > 1;
    static void clausesWrong(int n) { }

    // EXPECT holds bits=4 objects=0
    static void power() { int n = 0; for (int i = 0; i < Math.pow(2, 2) - Math.sqrt(4); i++) n++; assert n == 2; }

    // EXPECT holds bits=20 objects=0
    static void parsed(boolean b) {
        double d = b ? Double.parseDouble(" -2.5e0d") : Double.parseDouble("1e400");
        assert b ? d == -2.5 : d == 1 / 0.0;
        assert Double.parseDouble("NaN") != Double.parseDouble("NaN");
    }

    // EXPECT holds bits=32 objects=0
    static void parsedFloat() {
        assert Float.parseFloat("16777217") == 16777216;
        assert Float.parseFloat("1.00000017881393432617187499") == 1.0000001f;
        assert Double.parseDouble("16777217") == 16777217;
    }

    // EXPECT violated assert bits=20 objects=0
    static void parsedWrong(boolean b) {
        assert b || Double.parseDouble("0.1") == Float.parseFloat("0.1");
    }

    // EXPECT holds bits=32 objects=0
    static void read(boolean b, boolean c) { assert Double.parseDouble((b ? "1." : "-2") + (c ? "5" : "e1")) == (b ? c ? 1.5 : 10 : c ? -25 : -20); }

    // EXPECT violated assert bits=32 objects=0
    static void readWrong(boolean b) { assert Double.parseDouble(b ? "0x1.8p3" : " 1.2d ") == 12; }

    // EXPECT holds bits=32 objects=0
    static void readSingle(boolean b) { assert Float.parseFloat((b ? "." : "") + "1") == (b ? 0.1f : 1); }

    // EXPECT violated assert bits=32 objects=0
    static void readSigned(boolean b) { assert 1 / Double.valueOf((b ? "-" : "") + "0") > 0; }

    // EXPECT holds bits=32 objects=0
    static void readNone(boolean b) { try { Double.parseDouble((b ? "1e" : "0x") + (b ? "+" : "1")); assert false; } catch (NumberFormatException e) { } }

    // EXPECT holds bits=32 objects=0
    static void readFar(boolean b) { assert Double.parseDouble((b ? "1" : "-7") + "e19") == (b ? 1e19 : -7e19); }

    // EXPECT holds bits=32 objects=0
    static void readBeyond(boolean b) { assert Double.parseDouble("1e" + (b ? "" : "-") + "400") == (b ? Double.POSITIVE_INFINITY : 0); }

    // EXPECT violated assert bits=32 objects=0
    static void readFarWrong(boolean b) { assert Float.parseFloat((b ? "3.4" : "3.5") + "e38") < Float.POSITIVE_INFINITY; }

    // EXPECT holds bits=32 objects=0
    static void decoded(boolean b, boolean c) { assert Integer.decode((b ? "-" : "+") + (c ? "0x1F" : "017")) == (b ? -1 : 1) * (c ? 31 : 15); }

    // EXPECT violated assert bits=32 objects=0
    static void decodedWrong(boolean b) { assert Long.decode(b ? "#10" : "010") == 16L; }

    // EXPECT violated exception bits=32 objects=0 runtime-exceptions=violation
    static int decodedNone(boolean b) { return Short.decode(b ? "0x7fff" : "0x8000"); }
}
