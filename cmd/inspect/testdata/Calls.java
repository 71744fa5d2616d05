import java.util.*;
import java.util.stream.*;

/** Calls of the library that fail, and some that are cut off. */
class Calls {
    static String made(char[] qa) { char[] qb = null; return new String(qb, 0, 1); }
    static String builder(int qn) { StringBuilder qb = null; return new StringBuilder(qb).toString(); }
    static int[] copy(int[] qa, int qn) { return Arrays.copyOf(qa, qn); }
    static int[] copyNull() { int[] qa = null; return Arrays.copyOf(qa, 2); }
    static String constant() { return new String((char[]) null, 0, 1); }
    static List<Integer> stages(List<Integer> ql) { return ql.stream().map(qx -> qx + 1).filter(qx -> qx > 3).collect(Collectors.toList()); }
    static Map<Boolean, List<Integer>> groups(List<Integer> ql) { return ql.stream().collect(Collectors.groupingBy(qi -> qi > 0)); }
    static int sort(List<String> ql) { Collections.sort(ql); return ql.size(); }
    static void add(TreeSet<String> qt) { qt.add(null); }
    static int fill(int[] qa, int qf) { Arrays.fill(qa, qf, 2, 1); return 0; }
    static int join(String[] qs) { return String.join(",", qs).length(); }
    static void all(List<Integer> ql, Collection<Integer> qc) { Collection<Integer> qd = null; ql.addAll(qd); }
    static int next(Iterator<Integer> qi) { return qi.next(); }
    static int each(Map<String, Integer> qm) { int qr = 0; for (Map.Entry<String, Integer> qe : qm.entrySet()) qr += qe.getValue(); return qr; }
    static int deque(ArrayDeque<String> qd) { qd.push(null); return 1; }
    static int list(LinkedList<Integer> ql, int qn) { return ql.get(qn); }
    static int view(List<Integer> ql) { List<Integer> qv = ql.subList(0, 1); ql.clear(); return qv.size(); }
    static int queue(PriorityQueue<Integer> qp) { return qp.peek(); }
    static int unmodifiable(List<Integer> ql) { Collections.unmodifiableList(ql).add(1); return 1; }
    static Object of(Integer qx) { Integer qy = null; return List.of(qy); }
    static String text(String qs) { return qs.repeat(3) + qs.replace("a", "bb"); }
    static int parse(String qs) { return Integer.parseInt(qs); }
    static int sum(int[] qa) { return Arrays.stream(qa).map(qx -> 6 / qx).sum(); }
    static int copyInto(Vector<Object> qv) { qv.copyInto(null); return 0; }
    static boolean same(Set<String> qs) { assert qs.hashCode() == 0; return true; }
}
