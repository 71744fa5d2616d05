/** Patterns of Java 21 are read; what has no translation is named, and the rest is as ever. */
class Patterns {
    sealed interface Shape permits Circle, Square {}
    record Circle(int r) implements Shape {}
    record Square(int s, Circle in) implements Shape {}

    static int rules(Shape s) { return switch (s) { case Circle c/* ERROR "a pattern as the label of a case" */ -> c.r(); case Square q -> q.s(); }; }
    static int guards(Object s) {
        switch (s) {
            case Circle c when c.r() > 3/* ERROR "a pattern as the label of a case" */: return 1;
            case final Circle c: return 2;
            case null: return 4;
            default: return 3;
        }
    }
    static int records(Shape o) {
        return switch (o) { case Square(int s, Circle(int r)) when s > r/* ERROR "a pattern as the label of a case" */ -> s + r; case Square q -> 0; case Circle(var r) -> r; };
    }
    static int nulls(Shape o) { return switch (o) { case null/* ERROR "a pattern as the label of a case" */, default -> 2; }; }
    static int nested(Object o) { if (o instanceof Square(int s, Circle(var r))/* ERROR "a record pattern" */ && s > r) return s + r; return 0; }
    static int negated(Object o) { if (!(o instanceof Circle(int r)/* ERROR "a record pattern" */)) return 0; return r; }
    static int few(Object o) { return o instanceof Square(int s)/* ERROR "has 2 components" */ ? s : 0; }
    static int plain(Object o) { return o instanceof Circle c && c.r() > 0 ? c.r() : when(1); }
    static int when(int when) { return when; }
}
