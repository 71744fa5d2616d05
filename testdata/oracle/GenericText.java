/** Strings that generic methods and fields give, as operands of +. */
class GenericText {
    interface Source<R> { R next(); }
    static class Word implements Source<String> { public String next() { return "a"; } }
    static class Number implements Source<Integer> { public Integer next() { return 7; } }
    static class Cell<T> { T value; Cell(T v) { value = v; } }
    static <R> R of(Source<R> s) { return s.next(); }

    // EXPECT holds bits=8 objects=0
    static void method() { assert ("(" + of(new Word()) + ")").equals("(a)"); }

    // EXPECT violated assert bits=8 objects=0
    static void methodDiffers() { String s = of(new Word()) + "b"; assert s.length() != 2; }

    // EXPECT holds bits=8 objects=0
    static void box() { assert ("" + of(new Number())).equals("7"); }

    // EXPECT holds bits=8 objects=0
    static void field() { Cell<String> c = new Cell<>("x"); assert (c.value + "y").equals("xy"); }

    // EXPECT violated assert bits=8 objects=0
    static void nothing() { Cell<String> c = new Cell<>(null); assert (c.value + "y").equals("y"); }

    @SuppressWarnings("unchecked")
    // EXPECT violated cast bits=8 objects=0
    static void polluted() { Cell<String> c = (Cell<String>) (Cell<?>) new Cell<Integer>(1); String s = "" + c.value; }
}
