import java.util.function.IntUnaryOperator;

class Lambdas {
    interface Run { void run(); }
    interface Get { int get(); }
    int f;
    int captured(int p) { int n = 1; n++; Get g = () -> n/* ERROR "variable n is used in a lambda expression and is not effectively final" */ + p; return g.get(); }
    void assigned() { int n = 0; Run r = () -> { n/* ERROR "is not effectively final" */ = 1; }; }
    void later(int p) { Run r = () -> { int k = p/* ERROR "is not effectively final" */; }; p = 2; }
    void unassigned() { int n; Get g = () -> n/* ERROR "variable n may not have been assigned" */; }
    void missing(boolean b) { Get g = () -> { if (b) return 1; }/* ERROR "this lambda expression can end without a return" */; }
    Get endless(boolean b) { return () -> { while (b) { } throw new RuntimeException(); }; }
    void unreachable() { Run r = () -> { return; f = 1;/* ERROR "this statement is never reached" */ }; }
    void own() { int n; Run r = () -> { int k; k = 1; k++; int m = k; }; n = 2; n++; }
    int nested(int p) { IntUnaryOperator o = x -> { Get g = () -> x + p; return g.get(); }; return o.applyAsInt(1); }
    final Get field = () -> { int k; return k/* ERROR "variable k may not have been assigned" */; };
}
