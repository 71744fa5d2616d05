package PACKAGE;

import java.util.*;
import CONCURRENT.ConcurrentHashMap;
import CONCURRENT.atomic.*;
import java.lang.reflect.*;
import java.util.function.Supplier;

/**
 * Calls each public method of each subject with each edge argument, and prints one line a
 * call: what was called, what it gave, and what the subject is then. Where a method gives a
 * collection, an iterator or the like, that is a subject as well. Of each k calls it looks at
 * what one gives, and of each k / 10 it makes one, by the text of the call.
 */
public class Calls {
    enum Day { MON, TUE, WED }

    static final class Key implements Comparable<Key> {
        final int id;

        Key(int id) {
            this.id = id;
        }

        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }

        public int hashCode() {
            return id & 1;
        }

        public int compareTo(Key o) {
            return Integer.compare(id, o.id);
        }

        public String toString() {
            return "K" + id;
        }
    }

    /** An order of all that is here. */
    static final class Down implements Comparator<Object> {
        public int compare(Object a, Object b) {
            return String.valueOf(b).compareTo(String.valueOf(a));
        }

        public String toString() {
            return "down";
        }
    }

    /** A value that is made anew at each call. */
    static final class Edge {
        final String text;
        final Supplier<Object> make;

        Edge(String text, Supplier<Object> make) {
            this.text = text;
            this.make = make;
        }
    }

    /** What methods are called on. The order of an unordered one is open. */
    static final class Subject {
        final String text;
        final boolean ordered;
        final Supplier<Object> make;

        Subject(String text, boolean ordered, Supplier<Object> make) {
            this.text = text;
            this.ordered = ordered;
            this.make = make;
        }
    }

    static final List<Edge> edges = new ArrayList<>();
    static final List<Subject> subjects = new ArrayList<>();
    static final java.util.HashSet<String> printed = new java.util.HashSet<>();
    static final StringBuilder out = new StringBuilder();
    static int every;

    static void edge(String text, Supplier<Object> make) {
        edges.add(new Edge(text, make));
    }

    static void subject(String text, Supplier<Object> make) {
        subjects.add(new Subject(text, true, make));
    }

    static void unordered(String text, Supplier<Object> make) {
        subjects.add(new Subject(text, false, make));
    }

    static <T, C extends Collection<T>> C with(C c, T... elements) {
        for (T e : elements) {
            c.add(e);
        }
        return c;
    }

    static <M extends Map<Object, Object>> M mapped(M m, Object... keysAndValues) {
        for (int i = 0; i < keysAndValues.length; i += 2) {
            m.put(keysAndValues[i], keysAndValues[i + 1]);
        }
        return m;
    }

    static void edges() {
        edge("null", () -> null);
        for (int i : new int[] {0, 1, -1, 2, 3, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            edge("" + i, () -> i);
        }
        edge("true", () -> true);
        edge("false", () -> false);
        edge("'a'", () -> 'a');
        edge("1L", () -> 1L);
        edge("-1L", () -> -1L);
        edge("1.5", () -> 1.5);
        edge("NaN", () -> Double.NaN);
        edge("\"a\"", () -> "a");
        edge("\"\"", () -> "");
        edge("K1", () -> new Key(1));
        edge("MON", () -> Day.MON);
        edge("WED", () -> Day.WED);
        edge("Day", () -> Day.class);
        edge("down", () -> new Down());
        edge("[]", () -> new ArrayList<Object>());
        edge("[1]", () -> with(new ArrayList<Object>(), 1));
        edge("[null,1,a]", () -> with(new ArrayList<Object>(), null, 1, "a"));
        edge("of(1,2)", () -> List.of(1, 2));
        edge("set[1,2]", () -> with(new LinkedHashSet<Object>(), 1, 2));
        edge("sorted[1,3]", () -> with(new TreeSet<Object>(), 1, 3));
        edge("days", () -> EnumSet.of(Day.MON));
        edge("bits", () -> bits(1, 64));
        edge("{}", () -> new LinkedHashMap<Object, Object>());
        edge("{1=a,2=null}", () -> mapped(new LinkedHashMap<Object, Object>(), 1, "a", 2, null));
        edge("sorted{1=b}", () -> mapped(new TreeMap<Object, Object>(), 1, "b"));
        edge("entry(1,a)", () -> new AbstractMap.SimpleEntry<Object, Object>(1, "a"));
        edge("Object[0]", () -> new Object[0]);
        edge("Object[]{1,null,a}", () -> new Object[] {1, null, "a"});
        edge("String[0]", () -> new String[0]);
        edge("String[2]", () -> new String[2]);
        edge("Integer[5]", () -> new Integer[] {5, 4, 3, 2, 1});
        edge("int[]{2,1}", () -> new int[] {2, 1});
        edge("long[]{5}", () -> new long[] {5});
        edge("char[]{b,a}", () -> new char[] {'b', 'a'});
        edge("byte[]{-1}", () -> new byte[] {-1});
        edge("double[]{NaN,-0}", () -> new double[] {Double.NaN, -0.0, 0.0});
        edge("boolean[1]", () -> new boolean[1]);
    }

    static BitSet bits(int... set) {
        BitSet b = new BitSet();
        for (int i : set) {
            b.set(i);
        }
        return b;
    }

    static void subjects() {
        subject("ArrayList[]", () -> new ArrayList<Object>());
        subject("ArrayList[1,null,a]", () -> with(new ArrayList<Object>(), 1, null, "a"));
        subject("ArrayList[2,1,2]", () -> with(new ArrayList<Object>(), 2, 1, 2));
        subject("LinkedList[]", () -> new LinkedList<Object>());
        subject("LinkedList[1,null,a]", () -> with(new LinkedList<Object>(), 1, null, "a"));
        subject("Vector[]", () -> new Vector<Object>());
        subject("Vector[1,null,a]", () -> with(new Vector<Object>(), 1, null, "a"));
        subject("Stack[1]", () -> with(new Stack<Object>(), 1));
        subject("Stack[]", () -> new Stack<Object>());
        subject("List.of()", () -> List.of());
        subject("List.of(1)", () -> List.of(1));
        subject("List.of(1,2)", () -> List.of(1, 2));
        subject("List.of(1,2,a)", () -> List.of(1, 2, "a"));
        subject("List.copyOf[1]", () -> List.copyOf(with(new ArrayList<Object>(), 1)));
        subject("asList()", () -> Arrays.asList());
        subject("asList(1)", () -> Arrays.asList(1));
        subject("asList(1,null,a)", () -> Arrays.asList(1, null, "a"));
        subject("asList(String)", () -> Arrays.asList(new String[] {"b", "a"}));
        subject("emptyList", () -> Collections.emptyList());
        subject("emptySet", () -> Collections.emptySet());
        subject("emptyMap", () -> Collections.emptyMap());
        subject("emptyIterator", () -> Collections.emptyIterator());
        subject("singletonList(1)", () -> Collections.singletonList(1));
        subject("singletonList(null)", () -> Collections.singletonList(null));
        subject("singleton(1)", () -> Collections.singleton(1));
        subject("singleton(null)", () -> Collections.singleton(null));
        subject("singletonMap(1,a)", () -> Collections.singletonMap(1, "a"));
        subject("singletonMap(null,null)", () -> Collections.singletonMap(null, null));
        subject("nCopies(0,1)", () -> Collections.nCopies(0, 1));
        subject("nCopies(2,1)", () -> Collections.nCopies(2, 1));
        subject("nCopies(1,null)", () -> Collections.nCopies(1, null));
        subject("unmodifiableList[]", () -> Collections.unmodifiableList(new ArrayList<Object>()));
        subject("unmodifiableList[1,null]", () -> Collections.unmodifiableList(with(new ArrayList<Object>(), 1, null)));
        subject("unmodifiableList(LinkedList[1])", () -> Collections.unmodifiableList(with(new LinkedList<Object>(), 1)));
        subject("unmodifiableSet[1]", () -> Collections.unmodifiableSet(with(new LinkedHashSet<Object>(), 1)));
        subject("unmodifiableMap{1=a}", () -> Collections.unmodifiableMap(mapped(new LinkedHashMap<Object, Object>(), 1, "a")));
        subject("unmodifiableMap{}", () -> Collections.unmodifiableMap(new LinkedHashMap<Object, Object>()));
        subject("unmodifiableCollection[1]", () -> Collections.unmodifiableCollection(with(new ArrayList<Object>(), 1)));
        subject("synchronizedList[1,null]", () -> Collections.synchronizedList(with(new ArrayList<Object>(), 1, null)));
        subject("synchronizedSet[1]", () -> Collections.synchronizedSet(with(new LinkedHashSet<Object>(), 1)));
        subject("synchronizedMap{1=a}", () -> Collections.synchronizedMap(mapped(new LinkedHashMap<Object, Object>(), 1, "a")));
        subject("synchronizedCollection[1]", () -> Collections.synchronizedCollection(with(new ArrayList<Object>(), 1)));
        subject("newSetFromMap[1]", () -> with(Collections.newSetFromMap(new LinkedHashMap<Object, Boolean>()), 1));
        subject("reverseOrder", () -> Collections.reverseOrder());
        subject("reverseOrder(down)", () -> Collections.reverseOrder(new Down()));
        subject("ArrayDeque[]", () -> new ArrayDeque<Object>());
        subject("ArrayDeque[1,a]", () -> with(new ArrayDeque<Object>(), 1, "a"));
        subject("PriorityQueue[]", () -> new PriorityQueue<Object>());
        subject("PriorityQueue[2,1]", () -> with(new PriorityQueue<Object>(), 2, 1));
        subject("PriorityQueue(down)[1,a]", () -> with(new PriorityQueue<Object>(new Down()), 1, "a"));
        unordered("HashSet[]", () -> new HashSet<Object>());
        unordered("HashSet[1]", () -> with(new HashSet<Object>(), 1));
        unordered("HashSet[null]", () -> with(new HashSet<Object>(), (Object) null));
        subject("LinkedHashSet[1,null,a]", () -> with(new LinkedHashSet<Object>(), 1, null, "a"));
        subject("TreeSet[]", () -> new TreeSet<Object>());
        subject("TreeSet[1,3]", () -> with(new TreeSet<Object>(), 1, 3));
        subject("TreeSet(down)[1,a]", () -> with(new TreeSet<Object>(new Down()), 1, "a"));
        unordered("Set.of()", () -> Set.of());
        unordered("Set.of(1)", () -> Set.of(1));
        subject("EnumSet[]", () -> EnumSet.noneOf(Day.class));
        subject("EnumSet[MON,WED]", () -> EnumSet.of(Day.MON, Day.WED));
        unordered("HashMap{}", () -> new HashMap<Object, Object>());
        unordered("HashMap{1=a}", () -> mapped(new HashMap<Object, Object>(), 1, "a"));
        unordered("HashMap{null=null}", () -> mapped(new HashMap<Object, Object>(), null, null));
        subject("LinkedHashMap{1=a,null=2,a=null}", () -> mapped(new LinkedHashMap<Object, Object>(), 1, "a", null, 2, "a", null));
        subject("TreeMap{}", () -> new TreeMap<Object, Object>());
        subject("TreeMap{1=a,3=null}", () -> mapped(new TreeMap<Object, Object>(), 1, "a", 3, null));
        subject("TreeMap(down){1=a,a=1}", () -> mapped(new TreeMap<Object, Object>(new Down()), 1, "a", "a", 1));
        unordered("ConcurrentHashMap{}", () -> new ConcurrentHashMap<Object, Object>());
        unordered("ConcurrentHashMap{1=a}", () -> mapped(new ConcurrentHashMap<Object, Object>(), 1, "a"));
        subject("EnumMap{}", () -> new EnumMap<Day, Object>(Day.class));
        subject("EnumMap{TUE=1}", () -> { EnumMap<Day, Object> m = new EnumMap<>(Day.class); m.put(Day.TUE, 1); return m; });
        unordered("Map.of()", () -> Map.of());
        unordered("Map.of(1,a)", () -> Map.of(1, "a"));
        subject("Map.entry(1,a)", () -> Map.entry(1, "a"));
        subject("SimpleEntry(1,null)", () -> new AbstractMap.SimpleEntry<Object, Object>(1, null));
        subject("SimpleImmutableEntry(1,null)", () -> new AbstractMap.SimpleImmutableEntry<Object, Object>(1, null));
        subject("BitSet{}", () -> new BitSet());
        subject("BitSet{1,64}", () -> bits(1, 64));
        subject("StringJoiner", () -> new StringJoiner(",", "<", ">"));
        subject("StringJoiner a", () -> new StringJoiner(",").add("a").setEmptyValue("none"));
        subject("Optional()", () -> Optional.empty());
        subject("Optional(1)", () -> Optional.of(1));
        subject("OptionalInt()", () -> OptionalInt.empty());
        subject("OptionalInt(1)", () -> OptionalInt.of(1));
        subject("OptionalLong(1)", () -> OptionalLong.of(1));
        subject("OptionalDouble(NaN)", () -> OptionalDouble.of(Double.NaN));
        subject("IntSummaryStatistics", () -> new IntSummaryStatistics());
        subject("LongSummaryStatistics", () -> new LongSummaryStatistics());
        subject("AtomicInteger", () -> new AtomicInteger(Integer.MAX_VALUE));
        subject("AtomicLong", () -> new AtomicLong(Long.MIN_VALUE));
        subject("AtomicBoolean", () -> new AtomicBoolean(true));
        subject("AtomicReference", () -> new AtomicReference<Object>(null));
        subject("AtomicIntegerArray", () -> new AtomicIntegerArray(2));
    }

    /** Classes whose static methods and constructors are called. */
    static final Class<?>[] statics = {
        Collections.class, Arrays.class, Objects.class, List.class, Set.class, Map.class, Optional.class, OptionalInt.class, EnumSet.class, BitSet.class,
        ArrayList.class, LinkedList.class, Vector.class, Stack.class, ArrayDeque.class, PriorityQueue.class, HashSet.class, LinkedHashSet.class, TreeSet.class,
        HashMap.class, LinkedHashMap.class, TreeMap.class, EnumMap.class, ConcurrentHashMap.class, StringJoiner.class, AbstractMap.SimpleEntry.class,
        AbstractMap.SimpleImmutableEntry.class, AtomicInteger.class, AtomicIntegerArray.class, AtomicReference.class,
    };

    static String name(Class<?> c) {
        return c.isArray() ? name(c.getComponentType()) + "[]" : c.getSimpleName();
    }

    static Class<?> boxed(Class<?> c) {
        return MethodType(c);
    }

    static Class<?> MethodType(Class<?> c) {
        return java.lang.invoke.MethodType.methodType(c).wrap().returnType();
    }

    static boolean isFunction(Class<?> c) {
        return c.getName().startsWith("java.util.function.") && c.isInterface();
    }

    /** A function that gives its first argument, or what is next to nothing of its type. */
    static Object function(Class<?> c, boolean plain) {
        return Proxy.newProxyInstance(Calls.class.getClassLoader(), new Class<?>[] {c}, (self, m, args) -> {
            if (m.isDefault()) {
                return InvocationHandler.invokeDefault(self, m, args);
            }
            Class<?> r = m.getReturnType();
            if (m.getDeclaringClass() == Object.class) {
                return m.getName().equals("toString") ? "f" : m.getName().equals("hashCode") ? (Object) 1 : (Object) (self == args[0]);
            }
            return r == void.class ? null : r == boolean.class ? (Object) plain : r == int.class ? (Object) 1 : r == long.class ? (Object) 1L : r == double.class ? (Object) 1.0
                : !plain ? null : args == null ? (Object) 7 : args[args.length - 1];
        });
    }

    static List<Edge> edgesOf(Class<?> type, boolean few) {
        List<Edge> fit = new ArrayList<>();
        if (isFunction(type)) {
            fit.add(new Edge("null", () -> null));
            fit.add(new Edge("f", () -> function(type, true)));
            fit.add(new Edge("g", () -> function(type, false)));
            return fit;
        }
        for (Edge e : edges) {
            Object o = e.make.get();
            if (o == null ? !type.isPrimitive() : boxed(type).isInstance(o)) {
                if (type == Object.class && !e.text.matches("null|1|3|\"a\"|K1|MON|entry.*|\\[1\\]|set.*|\\{\\}|sorted.*") || few && fit.size() > 4) {
                    continue;
                }
                fit.add(e);
            } else if (o instanceof Integer && type == long.class) {
                fit.add(new Edge(e.text, () -> (long) (int) (Integer) e.make.get()));
            }
        }
        return fit;
    }

    static String show(Object o, boolean ordered) {
        return show(o, ordered, 3);
    }

    static String list(List<String> l, boolean ordered) {
        String[] a = l.toArray(new String[0]);
        if (!ordered) {
            java.util.Arrays.sort(a);
        }
        return java.util.Arrays.toString(a);
    }

    static String drained(Iterator<?> it, boolean ordered, int depth) {
        List<String> l = new ArrayList<>();
        while (it.hasNext() && l.size() < 9) {
            l.add(show(it.next(), ordered, depth - 1));
        }
        return list(l, ordered);
    }

    static String show(Object o, boolean ordered, int depth) {
        if (depth == 0 || o == null) {
            return o == null ? "null" : "…";
        }
        if (o.getClass().isArray()) {
            List<String> l = new ArrayList<>();
            for (int i = 0; i < Array.getLength(o) && i < 9; i++) {
                l.add(show(Array.get(o, i), ordered, depth - 1));
            }
            return name(o.getClass()) + Array.getLength(o) + list(l, ordered);
        }
        if (o instanceof Collection) {
            Collection<?> c = (Collection<?>) o;
            return (o instanceof List ? "List" : o instanceof Set ? "Set" : "Collection") + c.size()
                + (c.size() > 9 ? "" : drained(c.iterator(), ordered && (o instanceof List || o instanceof SortedSet || !(o instanceof HashSet) || o instanceof LinkedHashSet), depth));
        }
        if (o instanceof Map) {
            return "Map" + drained(((Map<?, ?>) o).entrySet().iterator(), ordered && (!(o instanceof HashMap) || o instanceof LinkedHashMap), depth);
        }
        if (o instanceof Map.Entry) {
            return show(((Map.Entry<?, ?>) o).getKey(), ordered, depth - 1) + "=" + show(((Map.Entry<?, ?>) o).getValue(), ordered, depth - 1);
        }
        if (o instanceof Iterator) {
            return "Iterator" + drained((Iterator<?>) o, ordered, depth);
        }
        if (o instanceof Comparator && !Proxy.isProxyClass(o.getClass())) {
            Comparator<Object> c = (Comparator<Object>) o;
            return "Comparator " + c.compare(1, 2) + c.compare(2, 2) + c.compare("b", "a");
        }
        if (o instanceof BitSet || o instanceof Optional || o instanceof OptionalInt || o instanceof OptionalLong || o instanceof OptionalDouble || o instanceof StringJoiner
            || o instanceof IntSummaryStatistics || o instanceof LongSummaryStatistics || o instanceof AtomicInteger || o instanceof AtomicLong || o instanceof AtomicBoolean
            || o instanceof AtomicReference || o instanceof AtomicIntegerArray) {
            return name(o.getClass()) + " " + o;
        }
        String n = o.getClass().getName();
        return n.startsWith("java.lang.") || o instanceof Key || o instanceof Enum ? o.toString() : "an object";
    }

    /** A method can be called where its class can be seen. */
    static java.util.TreeMap<String, Method> methods(Object o) {
        java.util.TreeMap<String, Method> ms = new java.util.TreeMap<>();
        java.util.ArrayDeque<Class<?>> todo = new java.util.ArrayDeque<>();
        todo.add(o.getClass());
        while (!todo.isEmpty()) {
            Class<?> c = todo.remove();
            java.util.Collections.addAll(todo, c.getInterfaces());
            if (c.getSuperclass() != null) {
                todo.add(c.getSuperclass());
            }
            if (!seen(c)) {
                continue;
            }
            for (Method m : c.getDeclaredMethods()) {
                if (Modifier.isPublic(m.getModifiers()) && !Modifier.isStatic(m.getModifiers()) && !m.isBridge() && !isLeft(m, o)) {
                    ms.putIfAbsent(key(m), m);
                }
            }
        }
        return ms;
    }

    static boolean seen(Class<?> c) {
        return Modifier.isPublic(c.getModifiers()) && (c.getEnclosingClass() == null || seen(c.getEnclosingClass()));
    }

    /** What is not compared: what objects are by themselves, threads, and streams, which others compare. */
    static boolean isLeft(Method m, Object o) {
        if (m.getDeclaringClass() == Object.class && !m.getName().matches("equals|toString|hashCode")) {
            return true;
        }
        boolean byValue = o instanceof List || o instanceof Set || o instanceof Map || o instanceof Map.Entry || o instanceof Optional || o instanceof OptionalInt || o instanceof BitSet;
        if (m.getName().equals("hashCode") && (!byValue || show(o, false).matches(".*(MON|TUE|WED).*"))) { // those of enums are open
            return true;
        }
        if (m.getName().equals("toString") && (o instanceof Iterator || o instanceof Comparator)) {
            return true;
        }
        return m.getReturnType().getName().contains(".stream.") || name(m.getReturnType()).equals("Spliterator") || m.getName().matches("lazySet|weakCompareAndSet.*|.*Plain|.*Opaque|.*Volatile|.*Acquire|.*Release");
    }

    static String key(Executable m) {
        String s = m instanceof Constructor ? "new " + name(m.getDeclaringClass()) : m.getName();
        s += "(";
        for (Class<?> p : m.getParameterTypes()) {
            s += name(p) + ";";
        }
        return s + ")";
    }

    interface Call {
        Object on(Object[] args) throws ReflectiveOperationException;
    }

    /** Makes a call with all arguments, and gives what is to be called further: null for none. */
    static void all(Executable m, String text, boolean ordered, Supplier<Object> make, boolean deeper) {
        Class<?>[] ps = m.getParameterTypes();
        List<List<Edge>> choices = new ArrayList<>();
        int n = 1;
        for (Class<?> p : ps) {
            choices.add(edgesOf(p, ps.length > 2));
            n *= choices.get(choices.size() - 1).size();
        }
        if (n > 2000) {
            return;
        }
        for (int i = 0; i < n; i++) {
            List<Edge> chosen = new ArrayList<>();
            StringBuilder b = new StringBuilder(text).append('.').append(key(m)).append(" ");
            for (int k = 0, rest = i; k < ps.length; k++) {
                Edge e = choices.get(k).get(rest % choices.get(k).size());
                rest /= choices.get(k).size();
                chosen.add(e);
                b.append(k > 0 ? ", " : "").append(e.text);
            }
            String line = b.toString();
            if ((m.getDeclaringClass() == BitSet.class || make == null) && line.contains("" + Integer.MAX_VALUE)) {
                continue; // what is so large takes too long
            }
            int h = line.hashCode() ^ line.hashCode() >>> 16;
            boolean wanted = Math.floorMod(h, every) == 0;
            if (Math.floorMod(h, deeper ? Math.max(1, every / 10) : 10) != 0 || !printed.add(line)) {
                continue;
            }
            print(line, m, chosen, ordered, make);
            if (deeper && wanted && (m instanceof Constructor || !((Method) m).getReturnType().isPrimitive())) {
                further(line, m, chosen, ordered, make);
            }
        }
    }

    static Object[] made(List<Edge> chosen) {
        Object[] args = new Object[chosen.size()];
        for (int k = 0; k < args.length; k++) {
            args[k] = chosen.get(k).make.get();
        }
        return args;
    }

    static Object call(Executable m, Object on, Object[] args) throws ReflectiveOperationException {
        if (m instanceof Constructor) {
            return ((Constructor<?>) m).newInstance(args);
        }
        return ((Method) m).invoke(on, args);
    }

    static void print(String line, Executable m, List<Edge> chosen, boolean ordered, Supplier<Object> make) {
        Object on = make == null ? null : make.get();
        Object[] args = made(chosen);
        String gave;
        try {
            Object o = call(m, on, args);
            gave = o != null && o == on && !(o instanceof Optional) ? "itself" : o instanceof String && !ordered ? "text" : show(o, ordered);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof VirtualMachineError) {
                return;
            }
            gave = e.getCause().getClass().getSimpleName();
        } catch (ReflectiveOperationException | VirtualMachineError | IllegalArgumentException e) {
            return;
        } catch (RuntimeException e) {
            gave = "shown: " + e.getClass().getSimpleName();
        }
        try {
            gave += on == null || on instanceof Comparator ? "" : " -> " + show(on, ordered);
            for (Object a : !ordered && gave.contains("Exception") ? new Object[0] : args) {
                gave += a instanceof Collection || a instanceof Map || a != null && a.getClass().isArray() ? " " + show(a, ordered) : "";
            }
        } catch (RuntimeException e) {
            gave += " then " + e.getClass().getSimpleName();
        }
        out.append(line).append(" => ").append(gave.replace('\n', ' ')).append('\n');
    }

    /** Calls what a call gives. */
    static void further(String line, Executable m, List<Edge> chosen, boolean ordered, Supplier<Object> make) {
        Supplier<Object> next = () -> {
            try {
                return call(m, make == null ? null : make.get(), made(chosen));
            } catch (ReflectiveOperationException | RuntimeException | Error e) {
                return null;
            }
        };
        Object o = next.get();
        if (!(o instanceof Collection || o instanceof Map || o instanceof Iterator || o instanceof Map.Entry || o instanceof Comparator) || isLarge(o)) {
            return;
        }
        java.util.TreeMap<String, Method> of;
        try {
            of = methods(o);
        } catch (RuntimeException e) { // of a part of what cannot be compared
            return;
        }
        for (Method k : of.values()) {
            if (m instanceof Method && ((Method) m).getReturnType() == Iterator.class && !ofIterator(k)) {
                continue;
            }
            all(k, line, ordered && !(o instanceof HashSet && !(o instanceof LinkedHashSet)) && !(o instanceof HashMap && !(o instanceof LinkedHashMap)), next, false);
        }
    }

    static boolean ofIterator(Method m) {
        return m.getName().matches("hasNext|next|remove|forEachRemaining");
    }

    static boolean isLarge(Object o) {
        try {
            return o instanceof Collection && ((Collection<?>) o).size() > 9;
        } catch (RuntimeException e) { // a part of what cannot be compared
            return true;
        }
    }

    public static void main(String[] args) {
        every = Integer.parseInt(args[0]);
        edges();
        subjects();
        for (Subject s : subjects) {
            for (Method m : methods(s.make.get()).values()) {
                all(m, s.text, s.ordered, s.make, true);
            }
        }
        for (Class<?> c : statics) {
            for (Constructor<?> m : c.getConstructors()) {
                all(m, name(c), true, null, true);
            }
            for (Method m : c.getDeclaredMethods()) {
                if (Modifier.isPublic(m.getModifiers()) && Modifier.isStatic(m.getModifiers()) && !isLeft(m, null) && !m.getName().matches("shuffle|.*[pP]arallel.*")) {
                    all(m, name(c), c != Map.class && c != Set.class, null, true);
                }
            }
        }
        System.out.print(out);
    }
}
