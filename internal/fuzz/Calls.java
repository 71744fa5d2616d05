package calls;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Calls what the file named in the arguments tells of, in random sequences, and prints what is not
 * as it is said to be. The lines of the file, words apart by spaces:
 *
 * <pre>
 * program PACKAGE
 * class NAME
 * member NAME KINDS VERDICT CALLS     of that class; NAME - is a constructor, KINDS - none, KIND? may be null
 * need TEST EXACT OF                  of that member, in its class Needs; OF - is the member itself, or a class and how many parameters its constructor has
 * lines NAME EXCEPTION LINE           a method of its class Lines throws that, at that line
 * </pre>
 *
 * A VERDICT is holds, needs, or another word of which nothing is said. CALLS -1 means any number.
 */
public final class Calls {
    static final int SEQUENCES = Integer.getInteger("sequences", 10_000);
    static final int OBJECTS = 3;

    static final class Member {
        Class<?> of;
        Executable code;
        Class<?>[] types;
        boolean[] nullable;
        String verdict;
        int calls;
        boolean told; // of a mistake
        final List<Need> needs = new ArrayList<>();

        boolean isMaker() { return code instanceof Constructor; }

        Object call(Object on, Object[] args) throws Throwable {
            try {
                return isMaker() ? ((Constructor<?>) code).newInstance(args) : ((Method) code).invoke(on, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    static final class Need {
        Method test;
        boolean exact, bad, good; // some call did not keep it, some did
        Member of;
        String text;
    }

    record Event(Member member, Object on, Object[] args, Object result, String text) { }

    final Random random = new Random(1);
    final List<Class<?>> classes = new ArrayList<>();
    final List<Member> members = new ArrayList<>(), makers = new ArrayList<>();
    final List<Need> needs = new ArrayList<>(); // of makers
    final List<Field> statics = new ArrayList<>();
    final Map<Class<?>, List<Object>> objects = new HashMap<>();
    final List<Object> held = new ArrayList<>();
    final List<Event> trace = new ArrayList<>();
    final String name;
    int most;
    static int sequences, judged, failed;

    Calls(String name) { this.name = name; }

    public static void main(String[] args) throws Throwable {
        Calls at = null;
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] w = line.split(" ");
            if (w[0].equals("program")) {
                if (at != null) at.run();
                at = new Calls(w[1]);
            } else {
                at.read(w);
            }
        }
        if (at != null) at.run();
        System.out.println("# " + sequences + " sequences, " + judged + " calls judged, " + failed + " failed");
    }

    void read(String[] w) throws Throwable {
        switch (w[0]) {
            case "class":
                Class<?> c = Class.forName(name + "." + w[1]);
                classes.add(c);
                objects.put(c, new ArrayList<>());
                for (Field f : c.getDeclaredFields()) {
                    if (Modifier.isStatic(f.getModifiers())) {
                        f.setAccessible(true);
                        statics.add(f);
                    }
                }
                break;
            case "member":
                Member m = new Member();
                m.of = classes.get(classes.size() - 1);
                String[] kinds = w[2].equals("-") ? new String[0] : w[2].split(",");
                m.types = new Class<?>[kinds.length];
                m.nullable = new boolean[kinds.length];
                for (int i = 0; i < kinds.length; i++) {
                    m.nullable[i] = kinds[i].endsWith("?");
                    m.types[i] = type(kinds[i].replace("?", ""));
                }
                m.code = w[1].equals("-") ? m.of.getDeclaredConstructor(m.types) : m.of.getDeclaredMethod(w[1], m.types);
                m.code.setAccessible(true);
                m.verdict = w[3];
                m.calls = Integer.parseInt(w[4]);
                most = Math.max(most, m.calls);
                (m.isMaker() ? makers : members).add(m);
                last = m;
                break;
            case "need":
                Need n = new Need();
                n.text = w[1];
                n.exact = w[2].equals("true");
                last.needs.add(n);
                n.of = last;
                if (!w[3].equals("-")) {
                    pending.put(n, w[3]);
                    needs.add(n);
                }
                break;
            case "lines":
                lines.add(w);
                break;
            default:
                throw new IllegalArgumentException(w[0]);
        }
    }

    Member last;
    final Map<Need, String> pending = new HashMap<>();
    final List<String[]> lines = new ArrayList<>();

    Class<?> type(String kind) throws ClassNotFoundException {
        switch (kind) {
            case "int": return int.class;
            case "boolean": return boolean.class;
            case "ints": return int[].class;
            case "list": return List.class;
            case "mode": return Class.forName(name + ".Mode");
            default: return Class.forName(name + "." + kind);
        }
    }

    /** What needs are tests of, once all members are known. */
    void resolve() throws Throwable {
        for (Map.Entry<Need, String> p : pending.entrySet()) {
            String[] of = p.getValue().split("/");
            for (Member m : makers) {
                if (m.of.getSimpleName().equals(of[0]) && m.types.length == Integer.parseInt(of[1])) p.getKey().of = m;
            }
        }
        for (List<Member> ms : List.of(makers, members)) {
            for (Member m : ms) {
                for (Need n : m.needs) {
                    for (Method t : Class.forName(name + ".Needs").getDeclaredMethods()) {
                        if (t.getName().equals(n.text)) n.test = t;
                    }
                    n.test.setAccessible(true);
                }
            }
        }
    }

    void run() throws Throwable {
        resolve();
        for (String[] l : lines) line(l);
        for (int i = 0; i < SEQUENCES; i++) sequence();
        sequences += SEQUENCES;
    }

    void reset() throws Throwable {
        for (Field f : statics) f.setInt(null, 0);
        for (List<Object> l : objects.values()) l.clear();
        held.clear();
        trace.clear();
        for (Need n : needs) n.bad = n.good = false;
    }

    /** Executes the lines of a counterexample. */
    void line(String[] w) throws Throwable {
        reset();
        Method m = Class.forName(name + ".Lines").getDeclaredMethod(w[1]);
        m.setAccessible(true);
        String got = "nothing";
        try {
            m.invoke(null);
        } catch (InvocationTargetException e) {
            got = e.getCause().getClass().getSimpleName();
            for (StackTraceElement at : e.getCause().getStackTrace()) {
                if (at.getClassName().startsWith(name + ".")) {
                    got += " " + at.getLineNumber();
                    break;
                }
            }
        }
        if (!got.equals(w[2] + " " + w[3])) System.out.println(name + ": the lines of " + w[1] + " come to " + got + ", not to " + w[2] + " " + w[3]);
    }

    int n(int n) { return random.nextInt(n); }

    void sequence() throws Throwable {
        reset();
        for (int i = classes.size() - 1; i >= 0; i--) {
            for (int left = n(4) < 2 ? 1 : n(OBJECTS + 1); left > 0; left--) {
                if (!make(classes.get(i), 0)) return;
            }
        }
        int length = n(3) == 0 ? most + n(3) : most;
        for (int calls = 0; calls <= length; ) {
            if (n(12) == 0 && !held.isEmpty()) {
                change(held.get(n(held.size())));
                calls++;
                continue;
            }
            if (n(16) == 0) {
                Class<?> c = classes.get(n(classes.size()));
                if (objects.get(c).size() < OBJECTS) {
                    if (!make(c, calls)) return;
                    calls++;
                }
                continue;
            }
            Member m = members.get(n(members.size()));
            List<Object> on = objects.get(m.of);
            Object[] args = on.isEmpty() ? null : args(m);
            if (args == null) {
                if (n(8) == 0) return;
                continue;
            }
            if (!call(m, on.get(n(on.size())), args, calls)) return;
            calls++;
        }
    }

    boolean make(Class<?> c, int calls) throws Throwable {
        List<Member> of = new ArrayList<>();
        for (Member m : makers) if (m.of == c) of.add(m);
        Member m = of.get(n(of.size()));
        Object[] args = args(m);
        return args == null || call(m, null, args, calls);
    }

    /** Changes an array or a list that the caller holds. */
    void change(Object o) {
        String text;
        if (o instanceof int[]) {
            int[] a = (int[]) o;
            if (a.length == 0) return;
            int i = n(a.length);
            a[i] = number();
            text = "[" + i + "] = " + a[i];
        } else {
            @SuppressWarnings("unchecked") List<Integer> l = (List<Integer>) o;
            if (n(2) == 0 || l.size() == Limit.MOST) {
                l.clear();
                text = ".clear()";
            } else {
                l.add(number());
                text = ".add(" + l.get(l.size() - 1) + ")";
            }
        }
        trace.add(new Event(null, o, null, null, text));
    }

    int number() {
        switch (n(12)) {
            case 0: return Integer.MIN_VALUE;
            case 1: return Integer.MAX_VALUE;
            case 2: return Integer.MIN_VALUE + 1;
            case 3: return random.nextInt();
            default: return n(7) - 2;
        }
    }

    /** Arguments for a call, null where there are none. */
    Object[] args(Member m) {
        Object[] out = new Object[m.types.length];
        for (int i = 0; i < out.length; i++) {
            Class<?> t = m.types[i];
            if (t == int.class) {
                out[i] = number();
            } else if (t == boolean.class) {
                out[i] = n(2) == 0;
            } else if (m.nullable[i] && n(4) == 0) {
                out[i] = null;
            } else if (t.isEnum()) {
                out[i] = t.getEnumConstants()[n(3)];
            } else if (objects.containsKey(t)) {
                List<Object> of = objects.get(t);
                if (of.isEmpty()) {
                    if (!m.nullable[i]) return null;
                } else {
                    out[i] = of.get(n(of.size()));
                }
            } else {
                for (Object h : held) if (t.isInstance(h) && n(2) == 0) out[i] = h;
                if (out[i] == null) {
                    out[i] = t == int[].class ? new int[n(5)] : new ArrayList<Integer>();
                    for (int k = t == int[].class ? ((int[]) out[i]).length : n(Limit.MOST); k > 0; k--) {
                        if (t == int[].class) ((int[]) out[i])[k - 1] = number(); else add(out[i]);
                    }
                    held.add(out[i]);
                    trace.add(new Event(null, out[i], null, null, " = " + show(out[i], null)));
                }
            }
        }
        return out;
    }

    @SuppressWarnings("unchecked") void add(Object list) { ((List<Integer>) list).add(number()); }

    /** Calls and judges; false ends the sequence. */
    boolean call(Member m, Object on, Object[] args, int calls) throws Throwable {
        List<Need> broken = new ArrayList<>();
        boolean unknown = false;
        for (Need n : m.needs) {
            try {
                if (n.of == m ? !test(n, on, args) : n.bad) broken.add(n);
            } catch (InvocationTargetException e) {
                unknown = true;
            }
        }
        if (m.isMaker()) {
            for (Need n : needs) {
                if (n.of != m) continue;
                if (test(n, on, args)) n.good = true; else n.bad = true;
            }
        }
        Object result = null;
        Throwable thrown = null;
        try {
            result = m.call(on, args);
        } catch (IllegalArgumentException | IllegalStateException e) {
            trace.add(new Event(m, on, args, null, "guard"));
            return true;
        } catch (Limit.Reached e) {
            return false;
        } catch (Throwable e) {
            thrown = e;
        }
        trace.add(new Event(m, on, args, result, thrown == null ? "" : thrown.toString()));
        if (m.calls < 0 || calls <= m.calls) {
            judged++;
            if (thrown != null) failed++;
            String wrong = null;
            if (thrown != null && (m.verdict.equals("holds") || m.verdict.equals("needs") && broken.isEmpty() && !unknown)) wrong = m.verdict + ", and fails";
            if (thrown == null && !unknown && m.verdict.equals("needs") && broken.size() == 1) {
                Need n = broken.get(0);
                if (n.exact && (n.of == m || !n.good && objects.get(n.of.of).size() == 1)) wrong = "returns without its exact need " + n.text;
            }
            if (wrong != null && !m.told) {
                m.told = true;
                System.out.println(name + "." + m.of.getSimpleName() + "." + (m.isMaker() ? "new" : m.code.getName()) + " " + wrong + ":" + told());
            }
        }
        if (thrown != null) return false;
        if (m.isMaker()) {
            objects.get(m.of).add(result);
        } else if (result != null && objects.containsKey(result.getClass()) && !contains(objects.get(result.getClass()), result)) {
            objects.get(result.getClass()).add(result);
        } else if ((result instanceof int[] || result instanceof List) && !contains(held, result)) {
            held.add(result);
        }
        return true;
    }

    static boolean contains(List<Object> l, Object o) {
        for (Object x : l) if (x == o) return true;
        return false;
    }

    boolean test(Need n, Object on, Object[] args) throws Throwable {
        if (n.of.isMaker()) return (boolean) n.test.invoke(null, args);
        Object[] all = new Object[args.length + 1];
        all[0] = on;
        System.arraycopy(args, 0, all, 1, args.length);
        return (boolean) n.test.invoke(null, all);
    }

    /** The sequence as a person reads it. */
    String told() {
        StringBuilder b = new StringBuilder();
        Map<Object, String> names = new IdentityHashMap<>();
        for (Event e : trace) {
            b.append("\n    ");
            if (e.member == null) {
                b.append(show(e.on, names)).append(e.text);
                continue;
            }
            if (e.result != null && names.get(e.result) == null && (objects.containsKey(e.result.getClass()) || held.contains(e.result))) {
                names.put(e.result, "o" + names.size());
                b.append(names.get(e.result)).append(" = ");
            }
            b.append(e.member.isMaker() ? "new " + e.member.of.getSimpleName() : show(e.on, names) + "." + e.member.code.getName());
            b.append("(");
            for (int i = 0; i < e.args.length; i++) b.append(i > 0 ? ", " : "").append(show(e.args[i], names));
            b.append(")").append(e.text.isEmpty() ? "" : " // " + e.text);
        }
        return b.toString();
    }

    String show(Object o, Map<Object, String> names) {
        if (names != null && o != null && (o instanceof int[] || o instanceof List || objects.containsKey(o.getClass()))) {
            if (names.get(o) == null) names.put(o, (o instanceof int[] ? "ints" : o instanceof List ? "list" : "object") + names.size());
            return names.get(o);
        }
        return o instanceof int[] ? Arrays.toString((int[]) o) : String.valueOf(o);
    }
}
