import java.lang.reflect.*;
import java.util.*;

/** Says of pairs of classes whether any short sequence of calls with small arguments shows a difference. */
public class Enumerate {
    static final int CALLS = 2;

    public static void main(String[] pairs) throws Exception {
        for (int i = 0; i < pairs.length; i += 2) {
            Class<?> a = Class.forName(pairs[i]), b = Class.forName(pairs[i + 1]);
            String[] found = {"unknown"};
            Thread t = new Thread(() -> {
                try {
                    found[0] = difference(a, b);
                } catch (Exception e) {
                    throw new AssertionError(e);
                }
            });
            t.setDaemon(true);
            t.start();
            t.join(3000);
            System.out.println(found[0].replace('\n', ' '));
        }
    }

    /** The first difference, or "same". */
    static String difference(Class<?> a, Class<?> b) throws Exception {
        for (Method m : methods(a, true)) {
            for (List<Object> args : products(m.getParameterTypes())) {
                String d = step(m, null, counterpart(b, m), null, args, null, null, false);
                if (d != null) return m.getName() + args(args) + ": " + d;
            }
        }
        for (Constructor<?> c : sorted(a.getDeclaredConstructors())) {
            Constructor<?> k = b.getDeclaredConstructor(c.getParameterTypes());
            for (List<Object> args : products(c.getParameterTypes())) {
                for (boolean writes : new boolean[] {false, true}) {
                    String d = sequences(a, b, c, k, args, writes, new ArrayList<>(), 0);
                    if (d != null) return d;
                }
            }
        }
        return "same";
    }

    /** One call with its arguments. */
    static final class Call {
        final Method now, before;
        final List<Object> args;
        final boolean writes; // the caller writes to the arrays that it gave and got
        Call(Method now, Method before, List<Object> args, boolean writes) { this.now = now; this.before = before; this.args = args; this.writes = writes; }
    }

    /** Executes a sequence from the start, and all that go on from it. */
    static String sequences(Class<?> a, Class<?> b, Constructor<?> c, Constructor<?> k, List<Object> args, boolean writes, List<Call> calls, int depth) throws Exception {
        c.setAccessible(true);
        k.setAccessible(true);
        Object x = null, y = null;
        String ex = "", ey = "";
        List<Object> left = copy(args), right = copy(args);
        try { x = c.newInstance(left.toArray()); } catch (InvocationTargetException e) { ex = kind(e.getCause()); }
        try { y = k.newInstance(right.toArray()); } catch (InvocationTargetException e) { ey = kind(e.getCause()); }
        if (!ex.equals(ey)) return "new" + args(args) + ": " + ex + " and " + ey;
        if (x == null) return null;
        String f = fields(a, b, x, y);
        if (f != null) return "new" + args(args) + ": " + f;
        if (writes) write(left, right);
        StringBuilder path = new StringBuilder("new" + args(args));
        for (Call call : calls) {
            path.append(' ').append(call.now.getName()).append(args(call.args));
            String d = step(call.now, x, call.before, y, call.args, a, b, call.writes);
            if (d != null) return path + ": " + d;
        }
        if (depth > CALLS) return null;
        for (Method m : methods(a, false)) {
            Method o = counterpart(b, m);
            for (List<Object> given : products(m.getParameterTypes())) {
                for (boolean w : new boolean[] {false, true}) {
                    calls.add(new Call(m, o, given, w));
                    String d = sequences(a, b, c, k, args, writes, calls, depth + 1);
                    calls.remove(calls.size() - 1);
                    if (d != null) return d;
                }
            }
        }
        return null;
    }

    static String step(Method m, Object x, Method o, Object y, List<Object> args, Class<?> a, Class<?> b, boolean writes) throws Exception {
        List<Object> left = copy(args), right = copy(args);
        String p, q;
        Object r = null, s = null;
        try { r = m.invoke(x, left.toArray()); p = show(r); } catch (InvocationTargetException e) { p = kind(e.getCause()); }
        try { s = o.invoke(y, right.toArray()); q = show(s); } catch (InvocationTargetException e) { q = kind(e.getCause()); }
        if (!p.equals(q)) return p + " and " + q;
        for (int i = 0; i < left.size(); i++) {
            if (!show(left.get(i)).equals(show(right.get(i)))) return "argument " + i;
            if (left.get(i) != null && left.get(i).getClass().isArray() && (r == left.get(i)) != (s == right.get(i))) return "identity";
        }
        if (writes) write(left, right);
        if (writes) write(Collections.singletonList(r), Collections.singletonList(s));
        return x == null ? null : fields(a, b, x, y);
    }

    static void write(List<Object> left, List<Object> right) {
        for (List<Object> side : Arrays.asList(left, right)) {
            for (Object o : side) {
                if (o instanceof int[] && ((int[]) o).length > 0) ((int[]) o)[0] = 7;
            }
        }
    }

    static String fields(Class<?> a, Class<?> b, Object x, Object y) throws Exception {
        for (Field f : a.getDeclaredFields()) {
            if (Modifier.isPrivate(f.getModifiers()) || f.isSynthetic()) continue;
            Field g = b.getDeclaredField(f.getName());
            f.setAccessible(true);
            g.setAccessible(true);
            if (!show(f.get(x)).equals(show(g.get(y)))) return "field " + f.getName();
        }
        return null;
    }

    static String kind(Throwable t) {
        String name = t.getClass().getName();
        boolean own = name.equals("java.lang.IllegalArgumentException") || name.equals("java.lang.IllegalStateException");
        return "! " + name + (own ? " " + t.getMessage() : "");
    }

    static List<Method> methods(Class<?> c, boolean isStatic) {
        List<Method> out = new ArrayList<>();
        for (Method m : c.getDeclaredMethods()) {
            if (!Modifier.isPrivate(m.getModifiers()) && !m.isSynthetic() && Modifier.isStatic(m.getModifiers()) == isStatic) {
                m.setAccessible(true);
                out.add(m);
            }
        }
        out.sort(Comparator.comparing(Method::toString));
        return out;
    }

    static Constructor<?>[] sorted(Constructor<?>[] cs) {
        Arrays.sort(cs, Comparator.comparing(Constructor::toString));
        return cs;
    }

    static Method counterpart(Class<?> c, Method m) throws Exception {
        Method o = c.getDeclaredMethod(m.getName(), m.getParameterTypes());
        o.setAccessible(true);
        return o;
    }

    static List<List<Object>> products(Class<?>[] types) {
        List<List<Object>> out = new ArrayList<>();
        out.add(new ArrayList<>());
        for (Class<?> t : types) {
            List<List<Object>> longer = new ArrayList<>();
            for (List<Object> l : out) {
                for (Object v : values(t)) {
                    List<Object> k = new ArrayList<>(l);
                    k.add(v);
                    longer.add(k);
                }
            }
            out = longer;
        }
        return out;
    }

    static List<Object> values(Class<?> t) {
        if (t == int.class) return Arrays.asList(-1, 0, 1, 2);
        if (t == long.class) return Arrays.asList(-1L, 0L, 1L, Long.MAX_VALUE);
        if (t == boolean.class) return Arrays.asList(false, true);
        if (t == char.class) return Arrays.asList('a', 'b', ' ');
        if (t == double.class) return Arrays.asList(0.0, -0.0, 1.5, Double.NaN);
        if (t == String.class) return Arrays.asList(null, "", "a", "b", "ab", "a ");
        if (t == Object.class) return Arrays.asList(null, 0, 1);
        if (t == int[].class) return Arrays.asList(null, new int[] {}, new int[] {1}, new int[] {0, 1}, new int[] {1, 0}, new int[] {-1, -1});
        throw new IllegalArgumentException(t.toString());
    }

    static List<Object> copy(List<Object> args) {
        List<Object> out = new ArrayList<>();
        for (Object o : args) out.add(o instanceof int[] ? ((int[]) o).clone() : o);
        return out;
    }

    static String args(List<Object> args) { return Arrays.deepToString(args.toArray()); }

    static String show(Object o) { return Arrays.deepToString(new Object[] {o}); }
}
