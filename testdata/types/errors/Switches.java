class Switches {
    enum Colour { RED, GREEN, BLUE }

    int plain(int x) { return switch (x) { case 1, 2 -> 10; case 3 -> { int y = x; yield y + 1; } default -> throw new RuntimeException(); }; }
    int groups(char x) { return switch (x) { case 'a': case 'b': yield 1; default: if (x > 0) yield 2; yield 3; }; }
    int partly(int x) { return switch (x) { case 1 -> 2; }/* ERROR "no value for some values" */; }
    int all(Colour c) { return switch (c) { case RED -> 1; case GREEN, BLUE -> 2; }; }
    int notAll(Colour c) { return switch (c) { case RED -> 1; case BLUE -> 2; }/* ERROR "no value for some values" */; }
    int unknown(Colour c) { return switch (c) { case PINK/* ERROR "no constant PINK" */ -> 1; default -> 2; }; }
    int qualified(Colour c) { return switch (c) { case Colour.RED -> 1; case Integer.MAX_VALUE/* ERROR "a constant of an enum" */ -> 3; default -> 2; }; }
    int twice(Colour c) { return switch (c) { case RED -> 1; case RED/* ERROR "case RED is already" */ -> 1; default -> 2; }; }
    void statement(Colour c) { switch (c) { case RED: break; case GREEN: return; } }
    int endless(int x) { return switch (x) { case 1 -> { int y = 2; }/* ERROR "without a yield" */ default -> 3; }; }
    int groupEnds(int x) { return switch (x) { case 1: yield 2; default: x++; }/* ERROR "without a yield" */; }
    int noValue(int x) { return switch (x) { default -> throw new RuntimeException(); }/* ERROR "has no value" */; }
    int breaks(int x) { while (true) { x = switch (x) { case 1: break;/* ERROR "cannot leave a switch expression" */ default: yield 2; }; } }
    int returns(int x) { return switch (x) { case 1: return 1;/* ERROR "return cannot leave" */ default: yield 2; }; }
    int inner(int x) { return switch (x) { case 1: while (true) { if (x > 0) break; x++; } yield 3; default: yield 2; }; }
    void outside() { yield 1;/* ERROR "no switch expression around" */ }
    byte narrowed(int x) { byte b = switch (x) { case 1 -> 1; default -> 2; }; return b; }
    byte tooWide(int x) { byte b = switch (x) { case 1 -> 1; default -> 200/* ERROR "int cannot be converted to byte" */; }; return b; }
    long widened(int x) { return switch (x) { case 1 -> 1; default -> 2L; }; }
    int mixed(int x) { return switch (x) { case 1 -> 1; default -> 2L/* ERROR "long cannot be converted to int" */; }; }
    int charOrInt(boolean b, int x, char c) { return b ? 1 : switch (x) { case 1 -> c; default -> 7; } + 1; }
    Object objects(int x) { return switch (x) { case 1 -> "a"; default -> new Object(); }; }
    int assigns(int x) { int y; int z = switch (x) { case 1 -> y = 1; default -> y = 2; }; return y + z; }
    int assignsLess(int x) { int y; int z = switch (x) { case 1 -> y = 1; default -> 2; }; return y/* ERROR "may not have been assigned" */ + z; }
    int assignsWhenTrue(int x) { int y; if (switch (x) { case 1 -> (y = 1) > 0; default -> false; }) return y; return 0; }
    int throughFinally(int x) { int y; int z = switch (x) { case 1 -> { try { yield 1; } finally { y = 1; } } default -> y = 2; }; return y + z; }
    boolean nested(int x) { return switch (x) { case 1 -> switch (x) { case 2 -> true; default -> false; }; default -> x > 3; }; }
    int box(Integer x) { return switch (x) { case 1 -> 2; default -> 3; }; }
    int onLong(long x) { return switch (x/* ERROR "a switch takes" */) { case 1 -> 2; default -> 3; }; }
    static class P { int v; }
    int v;
    int afterSync(Object o) { if (!(o instanceof P p)) { synchronized (this) { return 0; } } return p.v; }
    int afterTry(Object o) { if (!(o instanceof P p)) { try { throw new RuntimeException(); } finally { v = 1; } } return p.v; }
    int afterCaught(Object o) { if (!(o instanceof P p)) { try { throw new RuntimeException(); } catch (RuntimeException e) { } } return p/* ERROR "p is neither" */.v; }
    int afterLoop(Object o) { if (!(o instanceof P p)) { while (true) { v++; } } return p.v; }
    int afterBroken(Object o) { if (!(o instanceof P p)) { while (true) { if (v > 0) break; } } return p/* ERROR "p is neither" */.v; }
    int afterLabel(Object o) { if (!(o instanceof P p)) l: { if (v > 0) break l; return 1; } return p/* ERROR "p is neither" */.v; }
    int afterSwitch(Object o) { if (!(o instanceof P p)) switch (v) { case 1: return 2; default: throw new RuntimeException(); } return p.v; }
    int afterArrows(Object o) { if (!(o instanceof P p)) switch (v) { case 1 -> { return 2; } default -> v = 2; } return p/* ERROR "p is neither" */.v; }
    int afterYield(Object o) { return switch (v) { case 1: if (!(o instanceof P p)) yield 3; yield p.v; default: yield 0; }; }
    int afterDo(Object o) { if (!(o instanceof P p)) { do { if (v > 1) continue; return 1; } while (true); } return p.v; }
    int afterFinally(Object o) { if (!(o instanceof P p)) { l: while (true) { try { break l; } finally { continue; } } } return p.v; }
}
