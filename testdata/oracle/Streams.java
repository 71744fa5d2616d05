import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Streams: elements go through one by one, and a stream is used once. */
class Streams {
    static class Item { int n; }

    // EXPECT holds bits=5 array-length=1
    static void sum(int[] a) { int n = 0; for (int x : a) if (x > 0) n += x; assert Arrays.stream(a).filter(x -> x > 0).sum() == n; }
    // EXPECT violated assert bits=5 array-length=1
    static void least(int[] a) { assert Arrays.stream(a).map(x -> x - 1).min().orElse(0) <= 2; }
    // EXPECT holds bits=5
    static void many(int a) { assert IntStream.of(a).map(x -> x + 1).map(x -> x + 2).map(x -> x - 3).map(x -> x ^ 1).map(x -> x ^ 1).sum() == a; }
    // EXPECT holds bits=5
    static void lazy(int a) {
        int[] n = {0};
        OptionalInt first = IntStream.of(a, 1, 2).peek(x -> n[0]++).filter(x -> x > 0).findFirst();
        assert n[0] == (a > 0 ? 1 : 2) && first.getAsInt() == (a > 0 ? a : 1);
    }
    // EXPECT violated assert bits=5
    static void counted(int a) { int[] n = {0}; IntStream.of(a, 1).peek(x -> n[0]++).count(); assert n[0] == 2; }
    // EXPECT holds bits=5
    static void barrier(int a) {
        int[] n = {0};
        IntStream.of(a, 1).peek(x -> n[0]++).sorted().forEach(x -> { assert n[0] == 2; });
    }
    // EXPECT violated exception bits=5
    //@ requires true;
    static void twice(int a) { IntStream s = IntStream.of(a); s.sum(); s.sum(); }
    // EXPECT holds bits=5 unwind=3
    static void iterated(int a) { assert IntStream.iterate(a, x -> x + 1).limit(2).sum() == a + a + 1; }
    // EXPECT violated assert bits=5 objects=1 collection-size=2
    static void objects(List<Item> l) { for (Item i : l) if (i == null) return; assert l.stream().mapToInt(i -> i.n).sum() >= 0; }
    // EXPECT holds bits=5 objects=1 collection-size=2
    static void filtered(List<Item> l) {
        for (Item i : l) if (i == null) return;
        for (Item i : l.stream().filter(i -> i.n > 0).collect(Collectors.toList())) assert i.n > 0;
    }
    // EXPECT violated null bits=5 objects=1 collection-size=1
    static void nulls(List<Item> l) { l.stream().forEach(i -> i.n = 0); }
    // EXPECT violated assert bits=8 objects=0
    static void distinct(int a) { assert IntStream.of(a, 1).distinct().count() == 2; }
    // EXPECT holds bits=8 objects=0 unwind=3
    static void flat(int a) { assert Stream.of(a, 2).flatMap(x -> Stream.of(x, 1)).mapToInt(x -> x).sum() == a + 4; }
    // EXPECT holds bits=8 objects=0 unwind=3
    static void groups(int a) {
        Map<Boolean, List<Integer>> m = Stream.of(a, 1).collect(Collectors.partitioningBy(x -> x > 0));
        assert m.get(true).size() + m.get(false).size() == 2;
    }
    // EXPECT violated exception bits=8 objects=0 unwind=3
    //@ requires true;
    static void keys(int a) { Stream.of(a, 1).collect(Collectors.toMap(x -> x, x -> x)); }
    // EXPECT violated exception bits=8 objects=0 unwind=4
    //@ requires true;
    static void grows() { List<Integer> l = new ArrayList<>(); l.add(1); l.stream().forEach(x -> l.add(x)); }
    // EXPECT holds bits=5 objects=1 collection-size=2
    static void matches(int a, int b, IntPredicate p) { if (IntStream.of(a, b).allMatch(p)) assert IntStream.of(a, b).count() == 2; }
    // EXPECT violated assert bits=5
    static void reduced(int a, int b) { assert IntStream.of(a, b).reduce((x, y) -> x - y).getAsInt() == b - a; }
    // EXPECT holds bits=5
    static void chosen(boolean b, int a) {
        IntStream s = IntStream.of(a);
        if (b) s = s.map(x -> x ^ 1);
        else s = s.filter(x -> x > 0);
        assert s.sum() == (b ? a ^ 1 : a > 0 ? a : 0);
    }
    // EXPECT holds bits=5 objects=0
    static void again(int a) {
        IntStream s = IntStream.of(a);
        for (int i = 0; i < 2; i++) s = s.map(x -> x + 1);
        assert s.sum() == a + 2;
    }

    static class Shape { int sides() { return 0; } }
    static class Square extends Shape { int sides() { return 4; } }

    //@ ensures \result != null;
    static Shape same(Shape s) { Shape r = s; return r; }
    // EXPECT violated assert bits=4 objects=1
    static void given(Shape s) { assert same(s).sides() == 0; }
    static class Pair { /*@ nullable @*/ Shape a; }
    //@ assignable p.a;
    //@ ensures p.a != null;
    static void change(Pair p, Shape s) { p.a = s; }
    // EXPECT violated assert bits=4 objects=1
    static void changed(Shape s) { Pair p = new Pair(); p.a = new Shape(); change(p, s); assert p.a.sides() == 0; }
    // EXPECT holds bits=8 objects=1
    static void storedAsTheyCome(int a) {
        int[] met = {0};
        try {
            Stream.of(a, 1).map(x -> { met[0]++; return (Object) x; }).toArray(String[]::new);
            assert false;
        } catch (ArrayStoreException e) {
            assert met[0] == 1;
        }
    }
    // EXPECT violated assert bits=8 objects=1
    static void storedAtTheEnd(int a) {
        int[] met = {0};
        try {
            Stream.of(a, 1).filter(x -> true).map(x -> { met[0]++; return (Object) x; }).toArray(String[]::new);
        } catch (ArrayStoreException e) {
            assert met[0] == 1;
        }
    }
    // EXPECT holds bits=8 objects=1
    static void longer(int a) { assert Stream.of(a).filter(x -> true).toArray(n -> new Integer[n + 1])[1] == null; }

    // The type of what a method reference is given follows from another argument.
    static <U> U given(Supplier<U> value, Function<U, Integer> f) { return f.apply(value.get()) > 0 ? value.get() : null; }
    static int plain(Integer n) { return n; }
    // EXPECT holds bits=8
    static void references(int a) { Integer r = given(() -> a, Integer::signum), q = given(() -> a, Streams::plain); assert a > 0 ? r == a && q == a : r == null && q == null; }
    // EXPECT violated assert bits=8
    static void merged(int a, int b) { Map<Integer, Integer> m = Stream.of(a, b).collect(Collectors.toMap(x -> x & 1, x -> x, Integer::sum)); assert m.size() == 2 || m.get(a & 1) == a + b && a != 3; }
    // EXPECT holds bits=8
    static void mergedAll(int a, int b) { Map<Integer, Integer> m = Stream.of(a, b).collect(Collectors.toMap(Function.identity(), x -> 1, Integer::sum)); assert m.size() == (a == b ? 1 : 2) && m.get(a) == (a == b ? 2 : 1); }
    // EXPECT holds bits=8
    static void letters(int c) { if (c < 0) c = -(c + 1); boolean is = IntStream.of(c).allMatch(Character::isDigit); assert is == (c >= '0' && c <= '9') && (Character.toUpperCase(c) == 'B') == (c == 'B' || c == 'b'); }
    // EXPECT holds bits=8
    static void ofOptional(int a) { Optional<Integer> o = a > 0 ? Optional.of(a) : Optional.empty(); assert o.stream().count() == (a > 0 ? 1 : 0); assert OptionalInt.of(a).stream().sum() == a; }
    // EXPECT violated assert bits=8
    static void ofOptionalWrong(int a) { assert Optional.ofNullable(a > 0 ? (Integer) a : null).stream().mapToInt(x -> x).sum() == a; }
    // EXPECT holds bits=8
    static void built(int a) { Stream.Builder<Integer> b = Stream.builder(); b.add(a).add(1); assert b.build().mapToInt(x -> x).sum() == a + 1; boolean t = false; try { b.add(2); } catch (IllegalStateException e) { t = true; } assert t; }
    // EXPECT holds bits=8
    static void multiplied(int a) { assert IntStream.of(a, 1).mapMulti((x, c) -> { c.accept(x); if (x > 0) c.accept(1); }).sum() == (a > 0 ? a + 3 : a + 2); }
    // EXPECT violated assert bits=8
    static void multipliedWrong(int a) { assert Stream.of(a, 1).mapMultiToInt((x, c) -> { if (x > 0) c.accept(x); }).count() == 2; }
    // EXPECT holds bits=8
    static void summarised(int a) { IntSummaryStatistics s = Stream.of(a, 1).collect(Collectors.summarizingInt(x -> x)); assert s.getMax() == Math.max(a, 1) && s.getSum() == (long) a + 1; }
    // EXPECT holds bits=8
    static void prefixes(int a) { int[] x = {a, 1, 2}; Arrays.parallelPrefix(x, (p, q) -> p + q); assert x[1] == a + 1 && x[2] == a + 3; Arrays.parallelSetAll(x, i -> a - i); Arrays.parallelSort(x, 0, 1); assert x[0] == a; }
    // EXPECT holds bits=8
    static void partsOfLists(boolean a) { List<Integer> l = List.of(1, 2, 1, 2); assert Collections.indexOfSubList(l, a ? List.of(2, 1) : List.of()) == (a ? 1 : 0) && Collections.lastIndexOfSubList(l, a ? List.of(1, 2) : List.of(3)) == (a ? 2 : -1); }
}
