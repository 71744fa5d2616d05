class Flow {
    int missing/* ERROR "can end without a return" */(boolean b) { if (b) return 1; }
    int missingLoop/* ERROR "can end without a return" */(boolean b) { while (b) { return 1; } }
    int broken/* ERROR "can end without a return" */(boolean b) { while (true) { if (b) break; } }
    int forever() { while (true) { } }
    int thrower() { throw new RuntimeException(); }
    int both(boolean b) { if (b) return 1; else return 2; }
    int caught/* ERROR "can end without a return" */() { try { return 1; } catch (RuntimeException e) { } }
    int finallyReturns() { try { } finally { return 1; } }
    int unassigned(boolean b) { int x; if (b) x = 1; return x/* ERROR "x may not have been assigned" */; }
    int assigned(boolean b) { int x; if (b) x = 1; else x = 2; return x; }
    int byAnd(int a) { int x; if (a > 0 && (x = a) > 1) return x; return 0; }
    int byOr(int a) { int x; if (a > 0 || (x = a) > 1) return x/* ERROR "x may not have been assigned" */; return 0; }
    int loop(int n) { int x; for (int i = 0; i < n; i++) x = i; return x/* ERROR "x may not have been assigned" */; }
    int always(int n) { int x; do { x = n; } while (n > 0); return x; }
    int whileTrue(int n) { int x; while (true) { if (n > 0) { x = 1; break; } } return x; }
    int switched(int n) { int x; switch (n) { case 1: x = 1; break; default: x = 2; } return x; }
    int switchedLess(int n) { int x; switch (n) { case 1: x = 1; } return x/* ERROR "x may not have been assigned" */; }
    int tryFinally() { int x; try { } finally { x = 1; } return x; }
    int increment() { int x; x/* ERROR "x may not have been assigned" */++; return 1; }
    int unreachable() { return 1; int y = 2;/* ERROR "never reached" */ }
    void afterLoop() { while (true) { } int y = 1;/* ERROR "never reached" */ }
    void afterBreak() { while (true) { break; int y = 1;/* ERROR "never reached" */ } }
    int labelled(int n) { int x; l: { if (n > 0) { x = 1; break l; } x = 2; } return x; }
    int constant() { final boolean t = true; while (t) { } }
    int ternary(boolean b) { int x; boolean c = b ? (x = 1) > 0 : (x = 2) > 0; return x; }
}
