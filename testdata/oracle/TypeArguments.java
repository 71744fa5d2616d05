import java.util.List;

/** An object of a class with type parameters has one type argument for each: two places that are declared with others never hold it. */
class TypeArguments {
    static class Box<T> { /*@ nullable @*/ T item; /*@ nullable @*/ Box<T> next; }
    static class Numbers<T extends Number> { Box<T> box; }
    static class OfString extends Box<String> { }
    static class Holder { Box<Integer> numbers; Box<String> names; Box<?> any; }

    static class Own<T> {
        Box<T> seen;

        // EXPECT holds bits=2 objects=1 Own=1 Box=1 Holder=0 Numbers=0
        void said(Box<String> b, T t) { if ((Object) b == seen) assert t instanceof String; }
        // EXPECT violated assert bits=2 objects=1 Own=1 Box=1 Holder=0 Numbers=0
        void notSaid(Box<String> b, T t) { assert t instanceof String || t instanceof Own; }
        // EXPECT holds bits=2 objects=1 Own=1 Box=2 Holder=0 Numbers=0
        void within(Box<Box<T>> b) { assert (Object) b != seen; }
        // EXPECT violated assert bits=2 objects=1 Own=2 Box=2 Holder=0 Numbers=0
        void withinAnother(Box<Box<T>> b, Own<?> o) { assert (Object) b != o.seen; }
    }

    // EXPECT holds bits=2 objects=1 Box=2 Holder=0 Own=0 Numbers=0
    static void parameters(Box<Holder> a, Box<Numbers<?>> b) { a.item = null; assert (Object) a != b; }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void alike(Box<Integer> a, Box<Integer> b) { assert a != b; }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void raw(Box a, Box<String> b) { assert a != b; }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void object(Object a, Box<String> b) { assert a != b; }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void unbounded(Box<?> a, Box<String> b) { assert a != b; }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void below(Box<? extends Number> a, Box<Integer> b) { assert a != b; }
    // EXPECT holds bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void notBelow(Box<? extends Number> a, Box<String> b) { assert (Object) a != b; }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void above(Box<? super Integer> a, Box<Number> b) { assert a != b; }
    // EXPECT holds bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void notAbove(Box<? super Integer> a, Box<String> b) { assert (Object) a != b; }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static <T> void variable(Box<T> a, Box<String> b) { assert (Object) a != b; }
    // EXPECT holds bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static <T extends Number> void bounded(Box<T> a, Box<String> b) { assert (Object) a != b; }
    // EXPECT holds bits=2 objects=1 Box=2 Holder=0 Own=0 Numbers=0
    static void nested(Box<Box<Holder>> a, Box<Box<Own<?>>> b) { assert (Object) a != b && (a.item == null || (Object) a.item != b.item); }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0
    static void inside(Box<?> a, Box<Box<?>> b) { assert a != b; }
    // EXPECT holds bits=2 objects=1 Box=1 Holder=1 Own=0 Numbers=0
    static void fields(Holder h) { assert (Object) h.numbers != h.names; }
    // EXPECT violated assert bits=2 objects=1 Box=2 Holder=1 Own=0 Numbers=0
    static void anyField(Holder h) { assert h.any != h.names && h.any != h.numbers; }
    // EXPECT holds bits=2 objects=1 Box=1 Holder=2 Own=0 Numbers=0
    static void twoHolders(Holder h, Holder k) { assert (Object) h.numbers != k.names; }
    // EXPECT holds bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=1
    static void bound(Numbers<?> n, Box<String> b) { assert (Object) n.box != b; }
    // EXPECT violated assert bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=1
    static void inBound(Numbers<?> n, Box<Integer> b) { assert n.box != b; }
    // EXPECT holds bits=2 objects=1 Holder=1 Own=0 Numbers=0
    static void subclass(Holder h, OfString o) { assert (Object) h.numbers != o; }
    // EXPECT violated assert bits=2 objects=1 Holder=1 Own=0 Numbers=0
    static void subclassOfIt(Holder h, OfString o) { assert h.names != o; }
    // EXPECT holds bits=2 objects=1 Box=0 Holder=0 Own=0 Numbers=0 array-length=1
    static void arrays(Box<Integer>[] a, Box<String>[] b) { assert (Object) a != b; }
    // EXPECT violated assert bits=2 objects=1 Box=0 Holder=0 Own=0 Numbers=0 array-length=1
    static void arraysOfAny(Box<?>[] a, Box<String>[] b) { assert a != b; }
    // EXPECT holds bits=2 objects=1 Box=1 Holder=0 Own=0 Numbers=0 array-length=1
    static void element(Box<Integer>[] a, Box<String> b) { assert a.length == 0 || (Object) a[0] != b; }
    // EXPECT holds bits=2 objects=1 ArrayList=2 OfString=0 Box=1 Holder=0 Own=0 Numbers=0 array-length=1
    static void lists(List<Box<Holder>> a, List<Holder> b) { assert (Object) a != b && (a.isEmpty() || (Object) a.get(0) != b); }
    // EXPECT violated assert bits=2 objects=1 OfString=0 Box=1 Holder=0 Own=0 Numbers=0 array-length=1
    static void listsAlike(List<Holder> a, List<Holder> b) { assert a != b; }
}

/** A type argument that is an interface is below Object. */
class InterfaceArguments {
    interface Step { }
    static class Walk implements Step { int n; }
    static abstract class Of<T> { int k; }
    static class OfSteps extends Of<Step> { }

    // EXPECT violated assert bits=2 objects=1
    static <T> void any(Of<T> o) { assert o.k != 1; }
    // EXPECT violated assert bits=2 objects=1
    static void steps(Of<Step> o, OfSteps s) { assert o != s; }
}
