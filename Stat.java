import java.util.*;
public class Stat {
    static int next = 10;
    static final int[] cells = {1, 2, 3};
    static Node list = new Node(1, new Node(2, null));
    static boolean on = next > 5;
    static String name = "stat";
    static Integer box = 1000;
    static Stat instance;
    static double rate = 0.5;
    int id = next++;
    static class Node { int v; Node n; Node(int v, Node n) { this.v = v; this.n = n; } }
    static int fresh() { return next++; }
    static void two() { assert fresh() == 10 && fresh() == 11 && next == 12; }
    static void twoWrong() { fresh(); assert next == 10; }
    static void ids() { assert new Stat().id + 1 == new Stat().id; }
    static void lists() { int s = 0; for (Node x = list; x != null; x = x.n) s += x.v; assert s == 3 && on; list.v = 5; assert list.v + list.n.v == 7; }
    static void listsWrong() { list = list.n; assert list.n != null; }
    static void arr(int i) { cells[1]++; assert cells[0] + cells[1] + cells[2] == 7; assert cells[i] > 0; }
    static Stat get() { if (instance == null) instance = new Stat(); return instance; }
    static void single() { Stat a = get(), b = get(); assert a == b && a.id == 10; }
    static void strs() { assert name.equals("stat") && box == 1000 && rate * 2 == 1; }
    static void par(Node p) { assert p == null || p != list; }
    static void old() { next = 3; }
    //@ ensures next == \old(next) + 1;
    static void inc() { next++; }
    //@ requires next == 11;
    static void vac() { }
    static class Late { static int k = next; }
    static void late() { next = 99; assert Late.k == 10; }
    static class Meddler { static { next = 50; } static void go() { } }
    static void meddle() { Meddler.go(); assert next == 10; }
    static List<Integer> all = new ArrayList<>();
    static void add(int x) { all.add(x); assert all.size() == 1; }
}
