/** Patterns of Java 21: what has no translation is named, and the rest is as ever. */
class Patterns {
    sealed interface Shape permits Circle, Square {}
    record Circle(int r) implements Shape {}
    record Square(int s, Circle in) implements Shape {}
    record Own(int r) { public int r() { return 1; } }
    record Box<T>(T t) {}

    static int rules(Shape s) { return switch (s) { case Circle c -> c.r(); case Square q -> q.s(); }; }
    static int guards(Object s) {
        switch (s) {
            case Circle c when c.r() > 3: return 1;
            case final Circle c: return 2;
            case null: return 4;
            default: return 3;
        }
    }
    static int records(Shape o) {
        return switch (o) { case Square(int s, Circle(int r)) when s > r -> s + r; case Square q -> 0; case Circle(var r) -> r; };
    }
    static int nulls(Shape o) { return switch (o) { case null, default -> 2; }; }
    static int nested(Object o) { if (o instanceof Square(int s, Circle(var r)) && s > r) return s + r; return 0; }
    static int negated(Object o) { if (!(o instanceof Circle(int r))) return 0; return r; }
    static int unnamed(Object o) { return switch (o) { case Square(_, Circle _) -> 1; default -> 0; }; }
    static int few(Object o) { return o instanceof Square(int s)/* ERROR "has 2 components" */ ? s : 0; }
    static int other(Object o) { return o instanceof Circle(long r/* ERROR "a pattern of another type than its values" */) ? 1 : 0; }
    static int never(Circle o) { return o instanceof Square(int s, Circle c)/* ERROR "can never be" */ ? s : 0; }
    static int own(Object o) { return o instanceof Own(int r) ? r : 0; }
    static int generic(Object o) { return o instanceof Box(var t) ? 1 : 0; }
    static int part(Box<Integer> b) { return switch (b) { case Box(Integer i) -> i; }; }
    static int missing(Shape s) { return switch (s) { case Circle c -> 1; case Square(int i, var c) when i > 0 -> 2; }/* ERROR "no value for some values" */; }
    static void missed(Shape s) { switch (s/* ERROR "no case for some values" */) { case Circle c -> { } } }
    static int parts(Box<Shape> b) { return switch (b) { case Box(Circle c) -> 1; case Box<Shape>(Square(int i, Circle c)) -> 2; }; }
    static int late(Object o) { return switch (o) { case CharSequence c -> 1; case String s/* ERROR "takes this already" */ -> 2; default -> 3; }; }
    static int twice(Shape o) { return switch (o) { case Square(var a, Circle c) -> 1; case Square(int i, Circle(int r))/* ERROR "takes this already" */ -> 2; case Circle c -> 3; }; }
    static int first(Object o) { return switch (o) { default -> 1; case String s/* ERROR "takes this already" */ -> 2; }; }
    static int both(Shape o) { return switch (o) { case Shape s/* ERROR "takes all that the default is for" */ -> 1; default -> 2; }; }
    static int numbers(int i) { return switch (i) { case int j/* ERROR "a pattern for a value that is no object" */ -> j; }; }
    static int constants(Object o) { return switch (o) { case String s -> 1; case 1/* ERROR "a constant of an enum" */ -> 2; default -> 0; }; }
    static int plain(Object o) { return o instanceof Circle c && c.r() > 0 ? c.r() : when(1); }
    static int when(int when) { return when; }
}
