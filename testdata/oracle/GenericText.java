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

    @SuppressWarnings("unchecked")
    static Cell<String> number() { return (Cell<String>) (Cell<?>) new Cell<Integer>(1); }

    // EXPECT violated cast bits=8 objects=0
    static void pollutedAdded() { String s = "x"; s += number().value; }

    // EXPECT violated cast bits=8 objects=0
    static void pollutedAddedToElement() { String[] a = {"x"}; a[0] += number().value; }

    // EXPECT holds bits=8 objects=0
    static void addedToPolluted() { Cell<String> c = number(); c.value += "x"; assert c.value.equals("1x"); }

    // EXPECT violated cast bits=8 objects=0
    static void pollutedLock() { synchronized (number().value) { } }

    // EXPECT violated cast bits=8 objects=0
    @SuppressWarnings("unchecked")
    static void pollutedLoop() { Cell<int[]> c = (Cell<int[]>) (Cell<?>) number(); for (int i : c.value) { assert i == 0; } }

    // EXPECT holds bits=8 objects=0
    static void loop() { int n = 0; for (int i : new Cell<>(new int[] {1, 2}).value) { n += i; } assert n == 3; }
}
