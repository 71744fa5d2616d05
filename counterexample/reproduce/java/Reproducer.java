// Written by inspect: a reproducer. It is overwritten by the next run.
package inspect;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What the reproducers of a folder share: a state is built by reflection, without constructors and with private and
 * final fields, a method is called on it, and what its specification demands is evaluated. Reproducers are subclasses
 * that say which state, which method and what; they need neither inspect nor changes to the checked classes.
 */
public abstract class Reproducer {
    // ---- What a reproducer says. ----

    /** What the specification demands, and what was found. */
    protected abstract String expectation();

    /** Builds the state before the call. */
    protected abstract void before();

    /** Makes the call. */
    protected abstract void call();

    /** Tells whether the specification is kept; null: it cannot be evaluated. */
    protected abstract Boolean specification() throws Throwable;

    /** Tells whether the state satisfies a precondition; null: it cannot be evaluated. */
    protected Boolean precondition() throws Throwable {
        return null;
    }

    /** Says which values the call reads from outside: random numbers, the time, what stands on the standard input. */
    protected void readings() {
    }

    /** Says what is predicted: the outcome, and the state after the call. */
    protected void predicted() {
    }

    /** The files of the checked classes. */
    protected void sources(String... names) {
        sources.addAll(Arrays.asList(names));
    }

    /** It is predicted that the specification is broken. */
    protected void violationPredicted() {
        violationPredicted = true;
    }

    /** Says why the specification cannot be evaluated: the prediction decides. */
    protected void untranslated(String why) {
        untranslated = why;
    }

    /** A clause that speaks of normal returns alone. */
    protected void normalOnly() {
        if (thrown != null) {
            throw new Unknown("the method throws " + thrown.getClass().getName() + " instead of returning");
        }
    }

    /** That object alone. */
    protected List<Object> only(Object o) {
        return Collections.singletonList(o);
    }

    // ---- What becomes of it. ----

    /** For a test: fails as long as the specification is broken, or where that cannot be told. */
    protected void assertKept() {
        Report r = reproduce();
        if (r.verdict.equals("impossible") || r.clause.equals("unknown") && untranslated.isEmpty()) {
            throw new AssertionError("this cannot be told: " + r.reason + "\n" + r.text());
        }
        if (r.broken) {
            throw new AssertionError(r.text());
        }
    }

    /** For a program: prints what happened, for people and for machines, and exits with the code of the verdict. */
    protected void run() {
        Report r = reproduce();
        System.out.println(r.text());
        System.out.println(r.line());
        System.exit(r.code());
    }

    /** The line for a machine. */
    public String line() {
        return reproduce().line();
    }

    // ---- How it is done. ----

    private final Set<String> sources = new HashSet<>();
    private boolean violationPredicted;
    private String untranslated = "";

    /** The state before the call cannot be built here. */
    static final class Impossible extends RuntimeException {
        private static final long serialVersionUID = 1;

        Impossible(String why) { super(why, null, false, false); }
    }

    /** A clause that cannot be evaluated here. */
    static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unknown(String why) { super(why, null, false, false); }
    }

    /** A predicted reference to the object of that name. */
    static final class Ref {
        final String name;
        Ref(String name) { this.name = name; }
    }

    /** A predicted field, element or length: place is a Field, an Integer, or null for the length. */
    static final class Slot {
        final String owner;
        final Object place;
        final Object value;
        Slot(String owner, Object place, Object value) { this.owner = owner; this.place = place; this.value = value; }
    }

    /** An object or class with what is in it: its fields, or its elements. */
    static final class Memory {
        final Object object;
        final List<Field> fields = new ArrayList<>();
        final List<Object> values = new ArrayList<>();
        Memory(Object object) { this.object = object; }
    }

    private ClassLoader loader = getClass().getClassLoader(); // of the checked classes

    Map<String, Object> named = new LinkedHashMap<>(); // objects by their names in the report
    Map<Object, String> names = new IdentityHashMap<>();
    List<Class<?>> classes = new ArrayList<>(); // whose static fields belong to the state
    protected List<Object> existing = new ArrayList<>(); // before the call
    List<Memory> memory = new ArrayList<>(); // what was in them
    boolean inPreState;
    List<Object> made = new ArrayList<>(); // by the call, and to be found after it
    long instances; // of quantifiers

    protected Object self; // the receiver, or what the constructor made
    protected Object[] arguments = {};
    protected Object result;
    boolean hasResult; // the method has one
    protected Throwable thrown;

    boolean predicts; // there is a prediction
    String predictedThrow; // the class of the exception, null: a normal return
    boolean predictsResult;
    Object predictedResult;
    Map<String, String> fresh = new LinkedHashMap<>(); // predicted new objects and their classes
    List<Slot> slots = new ArrayList<>();

    /**
     * What happened. The verdict, and the exit code of a program:
     *
     *     violated      10  the specification is broken, as predicted where there is a prediction
     *     kept           0  the specification is kept
     *     impossible     3  the state cannot be built on this JVM
     *     not-admitted   5  the state does not satisfy the precondition
     *     differs        5  the call does not end as predicted
     *     unknown        5  it cannot be told whether the specification is broken
     */
    static final class Report {
        final String expectation;
        String verdict = "", reason = "", outcome = "", value = "", at = "", clause = "", why = "", difference = "";
        boolean predicted, sameOutcome, samePost, broken;

        Report(String expectation) { this.expectation = expectation; }

        int code() {
            switch (verdict) {
            case "violated": return 10;
            case "kept": return 0;
            case "impossible": return 3;
            default: return 5;
            }
        }

        String line() {
            StringBuilder b = new StringBuilder("INSPECT {");
            String[][] parts = {{"verdict", verdict}, {"reason", reason}, {"outcome", outcome}, {"value", value}, {"at", at},
                {"clause", clause}, {"why", why}, {"difference", difference}, {"java", System.getProperty("java.version")}};
            for (String[] p : parts) {
                b.append('"').append(p[0]).append("\":\"");
                for (char c : p[1].toCharArray()) {
                    if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                        b.append(String.format("\\u%04x", (int) c));
                    } else {
                        b.append(c);
                    }
                }
                b.append("\",");
            }
            return b.append("\"predicted\":").append(predicted).append(",\"sameOutcome\":").append(sameOutcome)
                .append(",\"samePost\":").append(samePost).append('}').toString();
        }

        String text() {
            StringBuilder b = new StringBuilder(expectation);
            b.append("\n  the call: ").append(outcome);
            if (!value.isEmpty()) {
                b.append(' ').append(value);
            }
            if (!at.isEmpty()) {
                b.append(" at ").append(at);
            }
            if (!clause.isEmpty()) {
                b.append("\n  the specification: ").append(clause).append(why.isEmpty() ? "" : ": " + why);
            }
            if (predicted) {
                b.append("\n  predicted by inspect: ").append(sameOutcome && samePost ? "the same" : difference);
            }
            return b.toString();
        }
    }

    /** Builds the state, calls, and judges. */
    Report reproduce() {
        Report r = new Report(expectation());
        try {
            readings();
            loader.setDefaultAssertionStatus(true);
            running.set(this); // initialisers may read values
            before();
            remember();
            begun = true;
        } catch (Impossible e) {
            return impossible(r, e.getMessage());
        } catch (Throwable e) {
            return impossible(r, String.valueOf(e));
        } finally {
            if (!begun) {
                running.remove();
            }
        }
        String admitted = evaluate(() -> precondition());
        if (admitted.startsWith("false") || admitted.startsWith("undefined")) {
            r.verdict = "not-admitted";
            r.reason = "the precondition is " + admitted + " at Java's widths";
            return r;
        }
        try {
            call();
        } catch (Impossible e) {
            return impossible(r, e.getMessage());
        } finally {
            running.remove();
        }
        if (strayed != null) {
            r.verdict = "unknown";
            r.reason = strayed;
            return r;
        }
        r.outcome = thrown == null ? "returned" : "threw";
        if (thrown != null) {
            r.value = thrown.getClass().getName();
            r.at = place(thrown);
        } else if (hasResult) {
            r.value = show(result);
        }
        predicted();
        compare(r);
        String[] c = evaluate(() -> specification()).split(": ", 2);
        r.clause = c[0];
        r.why = c.length > 1 ? c[1] : "";
        boolean same = !r.predicted || r.sameOutcome && r.samePost;
        switch (r.clause) {
        case "true":
            break;
        case "false":
        case "undefined":
            r.broken = true;
            break;
        default: // the clause cannot be evaluated here: the prediction decides
            if (!violationPredicted || !r.predicted) {
                r.verdict = "unknown";
                r.reason = r.why;
                return r;
            }
            if (!same) {
                r.verdict = "differs";
                r.reason = r.difference;
                return r;
            }
            r.broken = true;
        }
        if (!r.broken) {
            r.verdict = "kept";
        } else if (same) {
            r.verdict = "violated";
        } else {
            r.verdict = "differs";
            r.reason = r.difference;
        }
        return r;
    }

    /** The line of the given sources from which an exception comes. */
    String place(Throwable t) {
        StackTraceElement[] trace = t.getStackTrace();
        for (StackTraceElement e : trace == null ? new StackTraceElement[0] : trace) {
            if (e.getFileName() != null && sources.contains(e.getFileName())) {
                return e.getFileName() + ":" + e.getLineNumber();
            }
        }
        return "";
    }

    Report impossible(Report r, String why) {
        r.verdict = "impossible";
        r.reason = why;
        return r;
    }

    protected interface Condition {
        Boolean get() throws Throwable; // null: nothing to evaluate
    }

    protected String evaluate(Condition c) {
        try {
            Boolean b = c.get();
            return b == null ? "unknown: " + untranslated : b.toString();
        } catch (Unknown | Impossible e) { // such as a field that javac leaves out
            return "unknown: " + e.getMessage();
        } catch (StackOverflowError | OutOfMemoryError e) {
            return "unknown: " + e;
        } catch (Throwable e) {
            return "undefined: " + e;
        } finally {
            inPreState = false;
        }
    }

    /** One case whose precondition holds is enough; null when none is known to. */
    protected Boolean admitted(String[] cases) {
        boolean unknown = false;
        for (String c : cases) {
            if (c.equals("true")) {
                return true;
            }
            unknown |= c.startsWith("unknown");
        }
        return unknown ? null : false;
    }

    // ---- Types, fields and methods by their names. ----

    protected Class<?> type(String name) {
        if (name.endsWith("[]")) {
            return Array.newInstance(type(name.substring(0, name.length() - 2)), 0).getClass();
        }
        switch (name) {
        case "boolean": return boolean.class;
        case "byte": return byte.class;
        case "short": return short.class;
        case "char": return char.class;
        case "int": return int.class;
        case "long": return long.class;
        case "float": return float.class;
        case "double": return double.class;
        case "void": return void.class;
        default:
        }
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException e) {
            throw new Impossible("there is no class " + name + " on the class path");
        } catch (ExceptionInInitializerError e) {
            throw new Impossible("the static initialiser of " + name + " throws " + e.getCause());
        } catch (LinkageError e) {
            throw new Impossible("class " + name + " cannot be used: " + e);
        }
    }

    protected Field field(String type, String name) {
        Class<?> c = type(type);
        try {
            return c.getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new Impossible("class " + type + " has no field " + name + " on the class path");
        }
    }

    boolean open(Field f) {
        try {
            f.setAccessible(true);
            return true;
        } catch (RuntimeException e) { // closed by its module
            return false;
        }
    }

    protected Object read(Field f, Object o) {
        if (!open(f)) {
            if (f.isEnumConstant()) {
                for (Object c : f.getDeclaringClass().getEnumConstants()) {
                    if (((Enum<?>) c).name().equals(f.getName())) {
                        return c;
                    }
                }
            }
            throw new Unknown("field " + f.getName() + " of " + f.getDeclaringClass().getName() + " is closed by its module");
        }
        try {
            return f.get(o);
        } catch (IllegalAccessException e) {
            throw new Unknown(e.getMessage());
        }
    }

    /** Sets a field of an object, also a final one; of static ones only those that are not final. */
    void write(Field f, Object o, Object value) throws ReflectiveOperationException {
        f.setAccessible(true);
        f.set(o, value);
    }

    Object unsafe() throws ReflectiveOperationException {
        Field f = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return f.get(null);
    }

    // ---- The state before the call. ----

    /** An object that is there already, or that its expression makes. */
    protected void name(String name, Object o) {
        named.put(name, o);
        names.put(o, name);
    }

    /** An object of a class, made without running a constructor. */
    protected void object(String name, String type) {
        Class<?> c = type(type);
        name(name, allocate(c));
    }

    /** An object of a class below one of the JDK's, made by a constructor of that one alone. */
    protected void below(String name, String type, Class<?>[] params, Object... given) {
        Class<?> c = type(type);
        if (Modifier.isAbstract(c.getModifiers())) {
            throw new Impossible(c.getName() + " has no objects of its own: it is abstract");
        }
        try {
            Constructor<?> k = ofJDK(c).getDeclaredConstructor(params);
            Class<?> f = Class.forName("sun.reflect.ReflectionFactory");
            Object factory = f.getMethod("getReflectionFactory").invoke(null);
            Object made = f.getMethod("newConstructorForSerialization", Class.class, Constructor.class).invoke(factory, c, k);
            name(name, ((Constructor<?>) made).newInstance(given));
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new Impossible("an object of " + c.getName() + " cannot be made: " + e);
        }
    }

    /** The nearest class above one, or itself, that is the JDK's. */
    static Class<?> ofJDK(Class<?> c) {
        while (c.getClassLoader() != null) {
            c = c.getSuperclass();
        }
        return c;
    }

    /** Tells of an object of the program that it is a collection of the JDK's, with more. */
    static boolean extended(Object o) {
        Class<?> k = ofJDK(o.getClass());
        return k != o.getClass() && !Modifier.isAbstract(k.getModifiers()) && (o instanceof Collection || o instanceof Map || o instanceof BitSet);
    }

    /** Fills such an object as the JDK's own methods do, whatever its class overrides. */
    static void refillExtended(Object o, List<Object> values) {
        boolean map = o instanceof Map;
        String add = map ? "put" : o instanceof ArrayDeque ? "addLast" : o instanceof PriorityQueue ? "offer" : "add";
        special(o, "clear");
        for (int i = 0; i < values.size(); i += map ? 2 : 1) {
            if (map) {
                special(o, add, values.get(i), values.get(i + 1));
            } else {
                special(o, add, values.get(i));
            }
        }
        List<Object> in = Arrays.asList((Object[]) cells(o));
        boolean ordered = !map && !(o instanceof Set) || o instanceof LinkedHashMap || o instanceof LinkedHashSet;
        if (ordered ? !in.equals(values) : in.size() != values.size()) {
            throw new Impossible("an object of " + o.getClass().getName() + " keeps something else than is put into it");
        }
    }

    static void special(Object o, String name, Object... args) {
        Class<?> below = o.getClass(), k = ofJDK(below);
        while (below.getSuperclass() != k) {
            below = below.getSuperclass();
        }
        Class<?>[] types = new Class<?>[args.length];
        Arrays.fill(types, Object.class);
        List<Object> all = new ArrayList<>(Arrays.asList(o));
        all.addAll(Arrays.asList(args));
        try {
            MethodHandles.privateLookupIn(below, MethodHandles.lookup()).unreflectSpecial(k.getMethod(name, types), below).invokeWithArguments(all);
        } catch (Throwable e) {
            throw new Impossible("an object of " + o.getClass().getName() + " cannot be filled: " + e);
        }
    }

    Object allocate(Class<?> c) {
        if (c == String.class) {
            return new String("");
        }
        if (c.isInterface() || Modifier.isAbstract(c.getModifiers())) {
            throw new Impossible(c.getName() + " has no objects of its own: it is abstract");
        }
        try {
            return unsafe().getClass().getMethod("allocateInstance", Class.class).invoke(unsafe(), c);
        } catch (InvocationTargetException e) {
            throw new Impossible("an object of " + c.getName() + " cannot be made: " + e.getCause());
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new Impossible("this JVM cannot make objects without a constructor: " + e);
        }
    }

    /** An object of a record, by its canonical constructor: the JVM lets nobody set its fields. */
    protected void record(String name, String type, String[] fields, Object... values) {
        Class<?> c = type(type);
        try {
            Class<?>[] types = new Class<?>[fields.length];
            for (int i = 0; i < fields.length; i++) {
                types[i] = field(type, fields[i]).getType();
            }
            Constructor<?> k = c.getDeclaredConstructor(types);
            k.setAccessible(true);
            Object o = k.newInstance(values);
            int i = another(type, fields, types, values, o);
            for (int way = 0; way < 2 && i >= 0; way++) {
                o = k.newInstance(taken(type, fields, types, values, k.newInstance(values), way == 0));
                i = another(type, fields, types, values, o);
            }
            if (i >= 0) {
                throw new Impossible("the constructor of the record " + type + " sets " + fields[i] + " to another value");
            }
            name(name, o);
        } catch (InvocationTargetException e) {
            throw new Impossible("the constructor of the record " + type + " throws " + e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new Impossible("the record " + type + " cannot be made: " + e);
        }
    }

    /** The first component of a record that has another value than it should, -1: none. */
    private int another(String type, String[] fields, Class<?>[] types, Object[] values, Object o) throws ReflectiveOperationException {
        for (int i = 0; i < fields.length; i++) {
            Object have = read(field(type, fields[i]), o);
            if (types[i].isPrimitive() ? !have.equals(values[i]) : have != values[i]) {
                return i;
            }
        }
        return -1;
    }

    /** What a constructor may be given that adds to a number, or takes it from one, for it to leave the values. */
    private Object[] taken(String type, String[] fields, Class<?>[] types, Object[] values, Object o, boolean adds) throws ReflectiveOperationException {
        Object[] given = values.clone();
        for (int i = 0; i < fields.length; i++) {
            Object have = read(field(type, fields[i]), o);
            if (!types[i].isPrimitive() || have.equals(values[i])) {
                continue;
            }
            if (!adds || types[i] == boolean.class) {
                given[i] = have;
            } else if (types[i] == int.class) {
                given[i] = 2 * (Integer) values[i] - (Integer) have;
            } else if (types[i] == long.class) {
                given[i] = 2 * (Long) values[i] - (Long) have;
            } else if (types[i] == short.class) {
                given[i] = (short) (2 * (Short) values[i] - (Short) have);
            } else if (types[i] == byte.class) {
                given[i] = (byte) (2 * (Byte) values[i] - (Byte) have);
            } else if (types[i] == char.class) {
                given[i] = (char) (2 * (Character) values[i] - (Character) have);
            }
        }
        return given;
    }

    protected void array(String name, String elem, int length) {
        name(name, Array.newInstance(type(elem), length));
    }

    /** An object that class initialisation made: it is found, not built. */
    protected void initialised(String name, String type, int length, Object o) {
        if (o == null || !type.isEmpty() && o.getClass() != type(type) || length >= 0 && Array.getLength(o) != length) {
            throw new Impossible(name + " is another object once its class is initialised");
        }
        name(name, o);
    }

    protected Object the(String name) {
        return named.get(name);
    }

    protected void set(String owner, String type, String name, Object value) {
        put(field(type, name), the(owner), value, owner + "." + name);
    }

    /** Sets a field that javac adds to a class: it leaves out one that the class does not use. */
    protected void give(String owner, String type, String name, Object value) {
        try {
            put(type(type).getDeclaredField(name), the(owner), value, owner + "." + name);
        } catch (NoSuchFieldException e) {
            // nobody reads it
        }
    }

    protected void setStatic(String type, String name, Object value) {
        put(field(type, name), null, value, type + "." + name);
    }

    void put(Field f, Object o, Object value, String what) {
        try {
            write(f, o, value);
            Object have = f.get(o);
            if (f.getType().isPrimitive() ? !have.equals(value) : have != value) {
                throw new Impossible(what + " keeps another value than the one set");
            }
        } catch (InvocationTargetException e) {
            throw new Impossible(what + " cannot be set: " + e.getCause());
        } catch (InaccessibleObjectException e) {
            throw new Impossible(what + " cannot be set: it is closed by its module");
        } catch (ReflectiveOperationException | RuntimeException e) {
            if (e instanceof Impossible) {
                throw (Impossible) e;
            }
            throw new Impossible(what + " cannot be set: " + e);
        }
    }

    protected void elements(String owner, Object... values) {
        for (int i = 0; i < values.length; i++) {
            Array.set(the(owner), i, values[i]);
        }
    }

    /** What is in a collection; of a map, keys and values in turn. */
    protected void fill(String owner, Object... values) {
        refill(the(owner), Arrays.asList(values));
    }

    /** Lets something have been put into a map, and taken out again. */
    @SuppressWarnings("unchecked")
    protected void used(String map) {
        ((Map<Object, Object>) the(map)).put("", "");
        ((Map<Object, Object>) the(map)).remove("");
    }

    /** What is in a builder that class initialisation made. */
    protected void text(String owner, String value) {
        if (the(owner) instanceof StringBuffer) {
            ((StringBuffer) the(owner)).replace(0, ((StringBuffer) the(owner)).length(), value);
        } else {
            ((StringBuilder) the(owner)).replace(0, ((StringBuilder) the(owner)).length(), value);
        }
    }

    /** Classes whose static fields belong to the state; initialises them. */
    protected void use(String... types) {
        for (String t : types) {
            classes.add(type(t));
        }
    }

    void remember() {
        existing = new ArrayList<>(named.values());
        memory = snapshot();
    }

    /** The fields of an object, private and inherited ones too, of classes outside the JDK. */
    List<Field> fields(Class<?> c, boolean statics) {
        List<Field> out = new ArrayList<>();
        for (; c != null; c = statics ? null : c.getSuperclass()) {
            if (!checked(c)) {
                continue;
            }
            for (Field f : c.getDeclaredFields()) {
                boolean wanted = Modifier.isStatic(f.getModifiers()) == statics && !(statics && (Modifier.isFinal(f.getModifiers()) || f.isSynthetic()));
                if (wanted && open(f)) {
                    out.add(f);
                }
            }
        }
        return out;
    }

    final Map<Class<?>, Boolean> checked = new HashMap<>();

    /** Tells of a class that is not the JDK's own; one may stand in the place of one of these. */
    boolean checked(Class<?> c) {
        if (c.getClassLoader() != null) {
            return true;
        }
        Boolean known = checked.get(c);
        if (known == null) {
            java.net.URL at = c.isArray() || c.isPrimitive() ? null : c.getResource(c.getName().substring(c.getName().lastIndexOf('.') + 1) + ".class");
            known = at != null && !at.getProtocol().equals("jrt");
            checked.put(c, known);
        }
        return known;
    }

    Memory memoryOf(Object o, List<Field> fields) {
        Memory m = new Memory(o);
        for (Field f : fields) {
            m.fields.add(f);
            m.values.add(read(f, o));
        }
        return m;
    }

    List<Memory> snapshot() {
        List<Memory> out = new ArrayList<>();
        for (Object o : existing) {
            boolean collection = holds(o) && !checked(o.getClass());
            if (o instanceof StringBuilder || o instanceof StringBuffer || o instanceof StringJoiner) {
                Memory m = new Memory(o);
                m.values.add(o.toString());
                out.add(m);
                continue;
            }
            if (!o.getClass().isArray() && !collection) {
                List<Field> own = fields(o.getClass(), false);
                if (!extended(o)) {
                    out.add(memoryOf(o, own));
                    continue;
                }
                if (!own.isEmpty()) {
                    out.add(memoryOf(o, own));
                }
            }
            Memory m = new Memory(o);
            Object in = cells(o);
            for (int i = 0; i < Array.getLength(in); i++) {
                m.values.add(Array.get(in, i));
            }
            out.add(m);
        }
        for (Class<?> c : classes) {
            out.add(memoryOf(null, fields(c, true)));
        }
        return out;
    }

    @SuppressWarnings("unchecked")
    static void refill(Object o, List<Object> values) {
        if (Proxy.isProxyClass(o.getClass())) {
            ((Answers) Proxy.getInvocationHandler(o)).values = values;
            return;
        }
        if (o instanceof AtomicInteger) {
            ((AtomicInteger) o).set((Integer) values.get(0));
            return;
        }
        if (o instanceof AtomicLong) {
            ((AtomicLong) o).set((Long) values.get(0));
            return;
        }
        if (o instanceof AtomicBoolean) {
            ((AtomicBoolean) o).set((Boolean) values.get(0));
            return;
        }
        if (o instanceof LongAdder) {
            ((LongAdder) o).reset();
            ((LongAdder) o).add((Long) values.get(0));
            return;
        }
        if (o instanceof ReentrantLock) {
            ReentrantLock l = (ReentrantLock) o;
            for (; l.getHoldCount() > (Integer) values.get(0); l.unlock()) {
            }
            for (; l.getHoldCount() < (Integer) values.get(0); l.lock()) {
            }
            return;
        }
        if (o instanceof AtomicReference) {
            ((AtomicReference<Object>) o).set(values.get(0));
            return;
        }
        if (o instanceof AbstractMap.SimpleEntry) {
            ((AbstractMap.SimpleEntry<Object, Object>) o).setValue(values.get(1));
            return;
        }
        for (int i = 0; i < values.size(); i++) {
            if (o instanceof AtomicIntegerArray) {
                ((AtomicIntegerArray) o).set(i, (Integer) values.get(i));
            } else if (o instanceof AtomicLongArray) {
                ((AtomicLongArray) o).set(i, (Long) values.get(i));
            } else if (o instanceof AtomicReferenceArray) {
                ((AtomicReferenceArray<Object>) o).set(i, values.get(i));
            }
        }
        if (fixed(o)) {
            return;
        }
        if (Arrays.asList((Object[]) cells(o)).equals(values)) {
            return;
        }
        if (o instanceof BitSet) {
            ((BitSet) o).clear();
            for (Object bit : values) {
                ((BitSet) o).set((Integer) bit);
            }
            return;
        }
        if (extended(o)) {
            refillExtended(o, values);
            return;
        }
        if (o instanceof Collection) {
            ((Collection<Object>) o).clear();
            ((Collection<Object>) o).addAll(values);
            return;
        }
        Map<Object, Object> map = (Map<Object, Object>) o;
        map.clear();
        for (int i = 0; i < values.size(); i += 2) {
            map.put(values.get(i), values.get(i + 1));
        }
    }

    /** A function that gives answers in order, and the last one from then on. */
    static class Answers implements InvocationHandler {
        List<Object> values = new ArrayList<>();
        int next;

        /** What a method of the interface gives. */
        Object answer(Method m, Object[] args) {
            if (values.isEmpty()) {
                return null;
            }
            Object v = values.get(next);
            next = Math.min(next + 1, values.size() - 1);
            return v;
        }

        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            if (m.getDeclaringClass() == Object.class) {
                return m.getName().equals("equals") ? (Object) (proxy == args[0])
                        : m.getName().equals("hashCode") ? (Object) System.identityHashCode(proxy) : "a function";
            }
            return m.isDefault() && !answers(m) ? inherited(proxy, m, args) : answer(m, args);
        }

        /** Whether a default method is answered as well. */
        boolean answers(Method m) { return false; }

        /** Runs a default method; the interface of a program need not be public. */
        static Object inherited(Object proxy, Method m, Object[] args) throws Throwable {
            Class<?> of = m.getDeclaringClass();
            if (of.getModule().isNamed()) {
                return InvocationHandler.invokeDefault(proxy, m, args);
            }
            return java.lang.invoke.MethodHandles.privateLookupIn(of, java.lang.invoke.MethodHandles.lookup()).unreflectSpecial(m, of)
                    .asFixedArity().bindTo(proxy).invokeWithArguments(args == null ? new Object[0] : args);
        }
    }

    /** All objects whose classes nobody sees: the calls on them give the answers in their order. */
    static final class OutOfSight extends Answers {
        final Map<Object, Long> likeness = new IdentityHashMap<>();
        boolean speaks;

        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            Long number = likeness.get(proxy);
            if (m.getName().equals("toString") && m.getParameterCount() == 0 && speaks) {
                return answer(m, args);
            } else if (number != null && m.getName().equals("equals") && m.getDeclaringClass() == Object.class) {
                return number.equals(likeness.get(args[0]));
            } else if (number != null && m.getName().equals("hashCode") && m.getDeclaringClass() == Object.class) {
                return number.intValue();
            }
            return super.invoke(proxy, m, args);
        }
    }

    private final OutOfSight unseen = new OutOfSight();

    /** An object of some interfaces whose class nobody sees; those with other numbers are of other classes. */
    protected void outOfSight(String name, int species, String... of) {
        List<Class<?>> all = new ArrayList<>();
        for (String c : of) {
            all.add(type(c));
        }
        for (int i = 0; i < UNASKED.length; i++) {
            if ((species >> i & 1) != 0) {
                all.add(UNASKED[i]);
            }
        }
        proxy(name, all, unseen);
    }

    /** Interfaces without methods, of which proxies are that are to be of other classes. */
    private static final Class<?>[] UNASKED = {java.util.EventListener.class, java.rmi.Remote.class};

    /** Objects whose classes nobody sees are equal where they have the same number. */
    protected void alike(String name, long number) { unseen.likeness.put(the(name), number); }

    /** What the calls on all these objects give, in their order, and whether toString is among them. */
    protected void given(boolean speaks, Object... values) {
        unseen.values = Arrays.asList(values);
        unseen.speaks = speaks;
    }

    /** An iterator over values, which it lets take out. */
    static final class Elements extends Answers {
        boolean given;

        @Override
        boolean answers(Method m) { return m.getName().equals("remove"); }

        @Override
        Object answer(Method m, Object[] args) {
            if (m.getName().equals("hasNext") || m.getName().equals("hasMoreElements")) {
                return next < values.size();
            }
            boolean removes = m.getName().equals("remove");
            if (removes && !given) {
                throw new IllegalStateException();
            }
            if (!removes && next >= values.size()) {
                throw new NoSuchElementException();
            }
            given = !removes;
            return removes ? null : values.get(next++);
        }
    }

    /** An order: strings and boxes in their natural one, other objects by their ranks. */
    final class Order extends Answers {
        final int direction;
        final Map<Object, Integer> ranks = new IdentityHashMap<>();

        Order(int direction) { this.direction = direction; }

        @Override
        @SuppressWarnings("unchecked")
        Object answer(Method m, Object[] args) {
            Object a = Objects.requireNonNull(args[0]), b = Objects.requireNonNull(args[1]);
            int c = natural(a) || natural(b) ? ((Comparable<Object>) a).compareTo(b) : Integer.compare(rank(a), rank(b));
            return c < 0 ? -direction : c > 0 ? direction : 0;
        }

        boolean natural(Object o) {
            return o instanceof String || o instanceof Number || o instanceof Character || o instanceof Boolean;
        }

        int rank(Object o) {
            if (!ranks.containsKey(o)) {
                throw new Unknown("the rank of an object that the call makes is not known");
            }
            return ranks.get(o);
        }
    }

    /** A function of an interface, of the answers that fill gives it. */
    protected void function(String name, String of) {
        proxy(name, of, new Answers());
    }

    /** An iterator over what fill gives it. */
    protected void iterator(String name) {
        proxy(name, "java.util.Iterator", new Elements());
    }

    protected void enumeration(String name) {
        proxy(name, "java.util.Enumeration", new Elements());
    }

    protected void order(String name, int direction) {
        proxy(name, "java.util.Comparator", new Order(direction));
    }

    /** The rank of an object in an order. */
    protected void rank(String order, String object, int rank) {
        ((Order) Proxy.getInvocationHandler(the(order))).ranks.put(the(object), rank);
    }

    private void proxy(String name, String of, Answers by) { proxy(name, List.of(type(of)), by); }

    private void proxy(String name, List<Class<?>> of, Answers by) {
        ClassLoader own = of.get(0).getClassLoader(); // the only one in which a proxy of an interface that is not public can be
        name(name, Proxy.newProxyInstance(own == null ? loader : own, of.toArray(new Class<?>[0]), by));
    }

    static boolean holds(Object o) {
        return o instanceof Collection || o instanceof Map || o instanceof BitSet || atomic(o) || fixed(o)
            || o instanceof AbstractMap.SimpleEntry;
    }

    /** Arrays of values that are set at will. */
    static boolean fixed(Object o) {
        return o instanceof AtomicIntegerArray || o instanceof AtomicLongArray || o instanceof AtomicReferenceArray;
    }

    static boolean atomic(Object o) {
        return o instanceof AtomicInteger || o instanceof AtomicLong || o instanceof AtomicBoolean || o instanceof AtomicReference
            || o instanceof LongAdder || o instanceof ReentrantLock;
    }

    void restore(List<Memory> state) {
        for (Memory m : state) {
            if (holds(m.object) && m.fields.isEmpty()) {
                refill(m.object, m.values);
                continue;
            }
            if (m.object instanceof StringBuilder) {
                ((StringBuilder) m.object).replace(0, ((StringBuilder) m.object).length(), (String) m.values.get(0));
                continue;
            }
            if (m.object instanceof StringJoiner) {
                if (!m.object.toString().equals(m.values.get(0))) {
                    throw new Unknown("a StringJoiner cannot be set back");
                }
                continue;
            }
            if (m.object instanceof StringBuffer) {
                ((StringBuffer) m.object).replace(0, ((StringBuffer) m.object).length(), (String) m.values.get(0));
                continue;
            }
            for (int i = 0; i < m.values.size(); i++) {
                if (m.object != null && m.object.getClass().isArray()) {
                    Array.set(m.object, i, m.values.get(i));
                    continue;
                }
                Field f = m.fields.get(i);
                Object now = read(f, m.object), then = m.values.get(i);
                if (f.getType().isPrimitive() ? now.equals(then) : now == then) {
                    continue;
                }
                try {
                    write(f, m.object, then);
                } catch (ReflectiveOperationException e) {
                    throw new Unknown("field " + f.getName() + " cannot be set back: " + e);
                }
            }
        }
    }

    // ---- Values from outside. ----

    private static final InheritableThreadLocal<Reproducer> running = new InheritableThreadLocal<>(); // whose call it is
    private final Deque<Object[]> readings = new ArrayDeque<>(); // the stand-in of the method, and what it gives
    private String strayed; // why the values are not those of the call
    private boolean begun; // the state is built

    /**
     * In the checked classes, calls of a method lead to a stand-in, a method of the given class, which has a first
     * parameter for the receiver if there is one.
     */
    protected void replace(Class<?> in, String owner, String name, String type, String standIn, String standInType) {
        if (!(loader instanceof Replacing)) {
            loader = new Replacing(loader, getClass().getName(), in.getName());
        }
        ((Replacing) loader).calls.add(new String[] {owner, name, type, standIn, standInType});
    }

    /** The next value is read by the method of that stand-in. */
    protected void gives(String standIn, Object value) {
        readings.add(new Object[] {standIn, value});
    }

    /** The next value, read by the method of that stand-in, is an object of the state before the call. */
    protected void givesThe(String standIn, String label) {
        readings.add(new Object[] {standIn, null, label});
    }

    /** The next method to read a value throws instead. */
    protected void fails(String standIn, RuntimeException e) {
        readings.add(new Object[] {standIn, e});
    }

    /** What a stand-in gives. */
    public static Object read(String standIn) {
        Reproducer r = running.get();
        if (r == null) {
            throw new Impossible("a value is read before the call");
        }
        Object[] next = r.readings.poll();
        if (r.strayed == null && (next == null || !next[0].equals(standIn))) {
            r.strayed = r.begun ? "the call reads other values than predicted" : "other values are read before the call than predicted";
        }
        if (r.strayed != null) {
            throw new Unknown(r.strayed);
        }
        if (next.length > 2) {
            return r.the((String) next[2]);
        }
        if (next[1] instanceof RuntimeException) {
            throw (RuntimeException) ((RuntimeException) next[1]).fillInStackTrace();
        }
        return next[1];
    }

    /** Loads classes outside the JDK anew, with some calls replaced by others. */
    static final class Replacing extends ClassLoader {
        final String program;
        final String in;
        final List<String[]> calls = new ArrayList<>(); // owner, name, type, and name and type of the stand-in

        Replacing(ClassLoader parent, String program, String in) {
            super(parent);
            this.program = program;
            this.in = in.replace('.', '/');
        }

        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                if (c != null) {
                    return c;
                }
                java.net.URL at = getParent().getResource(name.replace('.', '/') + ".class");
                boolean own = name.startsWith("java.") || name.startsWith("inspect.") || (name + "$").startsWith(program + "$");
                if (own || at == null || at.getProtocol().equals("jrt")) {
                    return super.loadClass(name, resolve);
                }
                try (java.io.InputStream in = at.openStream()) {
                    byte[] b = replaced(in.readAllBytes());
                    return defineClass(name, b, 0, b.length);
                } catch (java.io.IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }

        /** A class file (JVMS 4) whose calls are replaced: of the same length each, and static. */
        byte[] replaced(byte[] file) throws java.io.IOException {
            java.nio.ByteBuffer b = java.nio.ByteBuffer.wrap(file);
            int count = b.getShort(8) & 0xffff;
            int[] at = new int[count + 1]; // the entries of the constant pool, behind their tags
            int end = 10;
            for (int i = 1; i < count; i++) {
                int tag = b.get(end);
                at[i] = end + 1;
                end += 1 + (tag == 1 ? 2 + (b.getShort(end + 1) & 0xffff) : tag == 15 ? 3 : tag == 5 || tag == 6 ? 8
                    : tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20 ? 2 : 4);
                i += tag == 5 || tag == 6 ? 1 : 0;
            }
            java.io.ByteArrayOutputStream more = new java.io.ByteArrayOutputStream();
            java.io.DataOutputStream out = new java.io.DataOutputStream(more);
            Map<Integer, Integer> instead = new HashMap<>();
            int next = count;
            for (int i = 1; i < count; i++) {
                if (at[i] == 0 || b.get(at[i] - 1) != 10 && b.get(at[i] - 1) != 11) { // CONSTANT_Methodref, CONSTANT_InterfaceMethodref
                    continue;
                }
                int named = at[b.getShort(at[i] + 2) & 0xffff];
                String owner = utf(b, at, at[b.getShort(at[i]) & 0xffff]), name = utf(b, at, named), type = utf(b, at, named + 2);
                for (String[] c : calls) {
                    if (c[1].equals(name) && c[2].equals(type) && inherits(owner, c[0], name)) {
                        for (String s : new String[] {in, c[3], c[4]}) {
                            out.write(1);
                            out.writeUTF(s);
                        }
                        out.write(7); // CONSTANT_Class
                        out.writeShort(next);
                        out.write(12); // CONSTANT_NameAndType
                        out.writeShort(next + 1);
                        out.writeShort(next + 2);
                        out.write(10);
                        out.writeShort(next + 3);
                        out.writeShort(next + 4);
                        instead.put(i, next + 5);
                        next += 6;
                        break;
                    }
                }
            }
            if (instead.isEmpty()) {
                return file;
            }
            for (int i = 1; i < count; i++) {
                Integer to = at[i] == 0 || b.get(at[i] - 1) != 15 ? null : instead.get(b.getShort(at[i] + 1) & 0xffff);
                if (to != null) { // CONSTANT_MethodHandle
                    b.put(at[i], (byte) 6); // REF_invokeStatic
                    b.putShort(at[i] + 1, (short) (int) to);
                }
            }
            int p = end + 6;
            p += 2 + 2 * b.getShort(p);
            for (int members = 0; members < 2; members++) { // the fields, then the methods
                int n = b.getShort(p) & 0xffff;
                p += 2;
                for (; n > 0; n--) {
                    int attributes = b.getShort(p + 6) & 0xffff;
                    p += 8;
                    for (; attributes > 0; attributes--) {
                        if (members == 1 && utf(b, at, p).equals("Code")) {
                            replace(b, p + 14, b.getInt(p + 10), instead);
                        }
                        p += 6 + b.getInt(p + 2);
                    }
                }
            }
            b.putShort(8, (short) next);
            java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
            all.write(file, 0, end);
            more.writeTo(all);
            all.write(file, end, file.length - end);
            return all.toByteArray();
        }

        /** The text that the index at a place of the file leads to. */
        static String utf(java.nio.ByteBuffer b, int[] at, int place) throws java.io.IOException {
            int p = at[b.getShort(place) & 0xffff];
            return new java.io.DataInputStream(new java.io.ByteArrayInputStream(b.array(), p, b.capacity() - p)).readUTF();
        }

        /** Tells whether a class is another one, or inherits its methods of that name, so that it is those which are called. */
        boolean inherits(String named, String declared, String method) {
            if (named.equals(declared)) {
                return true;
            }
            try {
                Class<?> c = Class.forName(named.replace('/', '.'), false, getParent());
                for (; c != null && !c.getName().equals(declared.replace('/', '.')); c = c.getSuperclass()) {
                    for (Method m : c.getDeclaredMethods()) {
                        if (c.getClassLoader() != null && m.getName().equals(method)) {
                            return false;
                        }
                    }
                }
                return c != null;
            } catch (ClassNotFoundException | LinkageError e) {
                return false;
            }
        }

        /** Replaces the calls in code (JVMS 6.5). */
        static void replace(java.nio.ByteBuffer b, int start, int length, Map<Integer, Integer> instead) {
            for (int p = start; p < start + length;) {
                int op = b.get(p) & 0xff;
                if (op >= 182 && op <= 185 && instead.containsKey(b.getShort(p + 1) & 0xffff)) { // invokevirtual, invokespecial, invokestatic, invokeinterface
                    b.putShort(p + 1, (short) (int) instead.get(b.getShort(p + 1) & 0xffff));
                    b.put(p, (byte) 184);
                    if (op == 185) {
                        b.putShort(p + 3, (short) 0); // two nops in place of what it has more
                        op = 184;
                    }
                }
                int operands = (p - start) / 4 * 4 + 4 + start; // of a switch
                if (op == 170) { // tableswitch
                    p = operands + 12 + 4 * (b.getInt(operands + 8) - b.getInt(operands + 4) + 1);
                } else if (op == 171) { // lookupswitch
                    p = operands + 8 + 8 * b.getInt(operands + 4);
                } else if (op == 196) { // wide
                    p += (b.get(p + 1) & 0xff) == 132 ? 6 : 4;
                } else {
                    p += op == 17 || op == 19 || op == 20 || op == 132 || op >= 153 && op <= 168 || op >= 178 && op <= 184 || op == 187
                        || op == 189 || op == 192 || op == 193 || op == 198 || op == 199 ? 3
                        : op == 16 || op == 18 || op >= 21 && op <= 25 || op >= 54 && op <= 58 || op == 169 || op == 188 ? 2
                        : op == 185 || op == 186 || op == 200 || op == 201 ? 5 : op == 197 ? 4 : 1;
                }
            }
        }
    }

    // ---- The call. ----

    protected String[] types(String... names) {
        return names;
    }

    Class<?>[] parameters(String... types) {
        Class<?>[] out = new Class<?>[types.length];
        for (int i = 0; i < types.length; i++) {
            out[i] = type(types[i]);
        }
        return out;
    }

    Method method(String type, String name, String... types) {
        try {
            Method m = type(type).getDeclaredMethod(name, parameters(types));
            m.setAccessible(true);
            return m;
        } catch (NoSuchMethodException e) {
            throw new Impossible("class " + type + " has no such method on the class path: " + e.getMessage());
        }
    }

    protected void invoke(String type, String name, String... types) {
        Method m = method(type, name, types);
        try {
            hasResult = m.getReturnType() != void.class;
            result = m.invoke(self, arguments);
        } catch (InvocationTargetException e) {
            thrown = thrownBy(e);
        } catch (IllegalAccessException | RuntimeException e) {
            throw new Impossible("the method cannot be called: " + e);
        }
    }

    private static Throwable thrownBy(InvocationTargetException e) {
        if (e.getCause() instanceof Unknown) { // by what stands for an object that exists before
            throw new Impossible(e.getCause().getMessage());
        }
        return e.getCause();
    }

    protected void construct(String type, String... types) {
        Class<?> c = type(type);
        if (Modifier.isAbstract(c.getModifiers())) {
            throw new Impossible("the class " + type + " is abstract: its constructor runs only for objects of its subclasses");
        }
        try {
            Constructor<?> k = c.getDeclaredConstructor(parameters(types));
            k.setAccessible(true);
            self = k.newInstance(arguments);
        } catch (InvocationTargetException e) {
            thrown = thrownBy(e);
        } catch (NoSuchMethodException e) {
            throw new Impossible("class " + type + " has no such constructor on the class path: " + e.getMessage());
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new Impossible("the constructor cannot be called: " + e);
        }
    }

    // ---- The prediction. ----

    protected Object ref(String name) {
        return new Ref(name);
    }

    protected void returns() {
        predicts = true;
    }

    protected void returns(Object value) {
        predicts = true;
        predictsResult = true;
        predictedResult = value;
    }

    protected void throwsA(String type) {
        predicts = true;
        predictedThrow = type;
    }

    protected void made(String name, String type) {
        fresh.put(name, type);
    }

    protected void after(String owner, String type, String name, Object value) {
        slots.add(new Slot(owner, field(type, name), value));
    }

    protected void afterStatic(String type, String name, Object value) {
        slots.add(new Slot(null, field(type, name), value));
    }

    protected void afterElements(String owner, Object... values) {
        slots.add(new Slot(owner, null, values.length));
        for (int i = 0; i < values.length; i++) {
            slots.add(new Slot(owner, i, values[i]));
        }
    }

    void compare(Report r) {
        r.predicted = predicts;
        if (!predicts) {
            return;
        }
        String have = thrown == null ? null : thrown.getClass().getName();
        if (!Objects.equals(have, predictedThrow)) {
            r.difference = (have == null ? "a normal return" : have) + " instead of " + (predictedThrow == null ? "a normal return" : predictedThrow);
            return;
        }
        Map<String, Object> bound = new LinkedHashMap<>(named);
        Map<Object, String> back = new IdentityHashMap<>(names);
        if (self != null && !back.containsKey(self)) { // what a constructor made
            for (String n : fresh.keySet()) {
                bound.put(n, self);
                back.put(self, n);
                break;
            }
        }
        if (predictsResult && !match(r, "\\result", result, predictedResult, bound, back)) {
            return;
        }
        r.sameOutcome = true;
        List<Slot> open = new ArrayList<>(slots);
        for (boolean progress = true; progress;) {
            progress = false;
            for (Iterator<Slot> it = open.iterator(); it.hasNext();) {
                Slot s = it.next();
                if (s.owner != null && !bound.containsKey(s.owner)) {
                    continue; // a new object that was not met yet
                }
                it.remove();
                progress = true;
                Object o = s.owner == null ? null : bound.get(s.owner);
                Object value;
                String what;
                if (s.place instanceof Field) {
                    Field f = (Field) s.place;
                    value = read(f, o);
                    what = (o == null ? f.getDeclaringClass().getName() : s.owner) + "." + f.getName();
                } else if (s.place == null) {
                    value = Array.getLength(cells(o));
                    what = s.owner + ".length";
                } else {
                    value = Array.get(cells(o), (Integer) s.place);
                    what = s.owner + "[" + s.place + "]";
                }
                if (!match(r, what, value, s.value, bound, back)) {
                    return;
                }
            }
        }
        r.samePost = true;
    }

    /** An array, or what is in a collection; of a map, keys and values in turn. */
    static Object cells(Object o) {
        if (atomic(o)) {
            Object in = o instanceof AtomicReference ? ((AtomicReference<?>) o).get() : null;
            if (o instanceof AtomicInteger) {
                in = ((AtomicInteger) o).get();
            } else if (o instanceof AtomicLong) {
                in = ((AtomicLong) o).get();
            } else if (o instanceof AtomicBoolean) {
                in = ((AtomicBoolean) o).get();
            } else if (o instanceof LongAdder) {
                in = ((LongAdder) o).sum();
            } else if (o instanceof ReentrantLock) {
                in = ((ReentrantLock) o).getHoldCount();
            }
            return new Object[] {in};
        }
        if (o instanceof BitSet) {
            return ((BitSet) o).stream().boxed().toArray();
        }
        if (o instanceof AbstractMap.SimpleEntry) {
            return new Object[] {((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue()};
        }
        if (fixed(o)) {
            int n = o instanceof AtomicIntegerArray ? ((AtomicIntegerArray) o).length()
                : o instanceof AtomicLongArray ? ((AtomicLongArray) o).length() : ((AtomicReferenceArray<?>) o).length();
            Object[] in = new Object[n];
            for (int i = 0; i < n; i++) {
                in[i] = o instanceof AtomicIntegerArray ? (Object) ((AtomicIntegerArray) o).get(i)
                    : o instanceof AtomicLongArray ? (Object) ((AtomicLongArray) o).get(i) : ((AtomicReferenceArray<?>) o).get(i);
            }
            return in;
        }
        if (!(o instanceof Map)) {
            return o instanceof Collection ? ((Collection<?>) o).toArray() : o;
        }
        List<Object> in = new ArrayList<>();
        for (Map.Entry<?, ?> e : ((Map<?, ?>) o).entrySet()) {
            in.add(e.getKey());
            in.add(e.getValue());
        }
        return in.toArray();
    }

    boolean match(Report r, String what, Object have, Object want, Map<String, Object> bound, Map<Object, String> back) {
        boolean same;
        String wanted = String.valueOf(want);
        if (want instanceof Ref) {
            wanted = ((Ref) want).name;
            if (bound.containsKey(wanted)) {
                same = bound.get(wanted) == have;
            } else {
                Class<?> c = have == null ? null : have.getClass();
                same = have != null && !back.containsKey(have) && c == type(fresh.get(wanted));
                if (same) {
                    bound.put(wanted, have);
                    back.put(have, wanted);
                    names.put(have, wanted);
                }
            }
        } else {
            same = want == null ? have == null : want.equals(have);
        }
        if (!same && r.difference.isEmpty()) {
            r.difference = what + " is " + show(have) + " instead of " + (want instanceof Character ? show(want) : wanted);
        }
        return same;
    }

    String show(Object o) {
        if (o == null || o instanceof Number || o instanceof Boolean || o instanceof Character) {
            return o instanceof Character ? literal((Character) o) : String.valueOf(o);
        }
        String n = names.get(o);
        return n != null ? n : "a new " + o.getClass().getTypeName();
    }

    /** A char as Java has it. */
    static String literal(char c) {
        int escape = "\0\b\t\n\f\r'\\".indexOf(c);
        if (escape >= 0) {
            return "'\\" + "0btnfr'\\".charAt(escape) + "'";
        }
        return c < ' ' || c > '~' ? String.format("'\\u%04x'", (int) c) : "'" + c + "'";
    }

    // ---- What the clauses are made of. ----

    protected Object get(Object o, String type, String name) {
        return read(field(type, name), there(o, name));
    }

    protected Object getStatic(String type, String name) {
        return read(field(type, name), null);
    }

    /** An object that is read: not null and, before the call, not one that the call made. */
    Object there(Object o, String what) {
        Objects.requireNonNull(o, what + " of null");
        if (inPreState && holds(made, o)) {
            throw new NullPointerException(what + " of an object that did not exist then");
        }
        return o;
    }

    protected Object at(Object array, int i) {
        return Array.get(there(array, "an element"), i);
    }

    protected int length(Object array) {
        return Array.getLength(there(array, "the length"));
    }

    protected Object call(Object receiver, String type, String name, String[] types, Object... args) throws Throwable {
        Method m = method(type, name, types);
        if (!Modifier.isStatic(m.getModifiers())) {
            there(receiver, name);
        }
        try {
            return m.invoke(receiver, args);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    protected boolean isA(String type, Object o) {
        return type(type).isInstance(o);
    }

    protected boolean isExactly(String type, Object o) {
        return o.getClass() == type(type);
    }

    protected boolean sameClass(Object a, Object b) {
        return a.getClass() == b.getClass();
    }

    protected Object cast(String type, Object o) {
        return type(type).cast(o);
    }

    protected interface Value {
        Object get() throws Throwable;
    }

    /** The value that an expression had before the call. */
    protected Object old(Value v) throws Throwable {
        if (inPreState) {
            return v.get();
        }
        List<Memory> now = snapshot();
        made = new ArrayList<>(objects("java.lang.Object"));
        made.removeIf(o -> holds(existing, o));
        restore(memory);
        inPreState = true;
        try {
            return v.get();
        } finally {
            inPreState = false;
            restore(now);
        }
    }

    boolean holds(List<Object> list, Object o) {
        for (Object x : list) {
            if (x == o) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether an array has a null element at some depth. */
    protected boolean nullElement(Object array, int depth) {
        if (depth == 0 || !(array instanceof Object[])) {
            return false;
        }
        for (Object o : (Object[]) array) {
            if (o == null || nullElement(o, depth - 1)) {
                return true;
            }
        }
        return false;
    }

    /** The objects of a type that exist: before the call, or those and all that they lead to. */
    protected List<Object> objects(String type) {
        List<Object> all = new ArrayList<>(existing);
        if (!inPreState) {
            List<Object> todo = new ArrayList<>(existing);
            todo.add(self);
            todo.add(result);
            todo.add(thrown);
            for (Class<?> c : classes) {
                todo.addAll(memoryOf(null, fields(c, true)).values);
            }
            Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
            for (int i = 0; i < todo.size(); i++) {
                Object o = todo.get(i);
                if (o == null || o instanceof Number || o instanceof Boolean || o instanceof Character || !seen.add(o)) {
                    continue;
                }
                if (!holds(existing, o)) {
                    all.add(o);
                }
                if (o instanceof Object[]) {
                    todo.addAll(Arrays.asList((Object[]) o));
                } else {
                    todo.addAll(memoryOf(o, fields(o.getClass(), false)).values);
                }
            }
        }
        Class<?> t = type(type);
        List<Object> out = new ArrayList<>();
        for (Object o : all) {
            if (t.isInstance(o)) {
                out.add(o);
            }
        }
        return out;
    }

    /** What is reached from start: fields null follows all references, type null counts every object. */
    protected List<Object> reach(Object start, String type, boolean elements, String... fields) {
        List<Object> found = new ArrayList<>();
        Class<?> t = type == null ? Object.class : type(type);
        if (start == null) {
            return found;
        }
        if (t.isInstance(start)) {
            found.add(start);
        } else {
            steps(start, t, elements, fields, found);
        }
        for (int i = 0; i < found.size(); i++) {
            steps(found.get(i), t, elements, fields, found);
        }
        return found;
    }

    void steps(Object o, Class<?> t, boolean elements, String[] fields, List<Object> found) {
        List<Object> next = new ArrayList<>();
        if (o instanceof Object[]) {
            if (elements) {
                next.addAll(Arrays.asList((Object[]) o));
            }
        } else {
            for (Field f : fields(o.getClass(), false)) {
                String name = f.getDeclaringClass().getName() + "." + f.getName();
                if (!f.getType().isPrimitive() && !f.isSynthetic() && (fields == null || Arrays.asList(fields).contains(name))) {
                    next.add(read(f, o));
                }
            }
        }
        for (Object n : next) {
            if (t.isInstance(n) && !holds(found, n)) {
                found.add(n);
            }
        }
    }

    protected boolean has(Object set, Object o) {
        return holds(list(set), o);
    }

    @SuppressWarnings("unchecked")
    protected List<Object> list(Object set) {
        return (List<Object>) set;
    }

    protected boolean subset(Object a, Object b) {
        for (Object o : list(a)) {
            if (!has(b, o)) {
                return false;
            }
        }
        return true;
    }

    protected boolean equalSets(Object a, Object b) {
        return list(a).size() == list(b).size() && subset(a, b);
    }

    protected boolean properSubset(Object a, Object b) {
        return list(a).size() < list(b).size() && subset(a, b);
    }

    protected interface OfObject {
        boolean test(Object o) throws Throwable;
    }

    protected interface OfInt {
        boolean test(long i) throws Throwable;
    }

    protected interface IntTerm {
        Long get(long i) throws Throwable; // null: the range excludes it
    }

    protected interface ObjectTerm {
        Long get(Object o) throws Throwable;
    }

    protected interface Bound {
        long get() throws Throwable;
    }

    /** The integers of a quantifier; each bound is looked at only while some are left. */
    protected static final class Ints {
        long lo, hi;
        Ints(long lo, long hi) { this.lo = lo; this.hi = hi; }
        boolean some() { return lo <= hi; }
        public Ints when(Condition c) throws Throwable { if (some() && !c.get()) { hi = lo - 1; } return this; }
        public Ints ge(Bound b) throws Throwable { if (some()) { lo = Math.max(lo, b.get()); } return this; }
        public Ints le(Bound b) throws Throwable { if (some()) { hi = Math.min(hi, b.get()); } return this; }
        public Ints gt(Bound b) throws Throwable { return some() ? strictly(b.get(), true) : this; }
        public Ints lt(Bound b) throws Throwable { return some() ? strictly(b.get(), false) : this; }
        Ints strictly(long b, boolean above) {
            if (above && b >= lo) {
                if (b >= hi) { return none(); }
                lo = b + 1;
            }
            if (!above && b <= hi) {
                if (b <= lo) { return none(); }
                hi = b - 1;
            }
            return this;
        }
        Ints none() { lo = 1; hi = 0; return this; }
        Ints checked() {
            if (some() && (hi - lo < 0 || hi - lo > LIMIT || hi == Long.MAX_VALUE)) {
                throw new Unknown("a quantifier ranges over too many integers");
            }
            return this;
        }
    }

    static final long LIMIT = 5_000_000;

    void count() {
        if (++instances > 10 * LIMIT) {
            throw new Unknown("the quantifiers have too many instances");
        }
    }

    protected Ints ints(long lo, long hi) {
        return new Ints(lo, hi);
    }

    // A quantifier is undefined when an instance of it is, so none of them ends early.

    protected boolean allInts(Ints range, OfInt p) throws Throwable {
        boolean all = true;
        range.checked();
        for (long i = range.lo; i <= range.hi; i++) {
            count();
            all &= p.test(i);
        }
        return all;
    }

    protected boolean someInt(Ints range, OfInt p) throws Throwable {
        boolean some = false;
        range.checked();
        for (long i = range.lo; i <= range.hi; i++) {
            count();
            some |= p.test(i);
        }
        return some;
    }

    protected boolean allObjects(List<Object> range, OfObject p) throws Throwable {
        boolean all = true;
        for (Object o : range) {
            count();
            all &= p.test(o);
        }
        return all;
    }

    protected boolean someObject(List<Object> range, OfObject p) throws Throwable {
        boolean some = false;
        for (Object o : range) {
            count();
            some |= p.test(o);
        }
        return some;
    }

    /** Sums, products, least and greatest values; null when the range is empty. */
    Long fold(String kind, Long sum, Long x) {
        if (sum == null || x == null) {
            return sum == null ? x : sum;
        }
        switch (kind) {
        case "sum": return sum + x;
        case "product": return sum * x;
        case "min": return Math.min(sum, x);
        default: return Math.max(sum, x);
        }
    }

    protected Long foldInts(String kind, Ints range, IntTerm t) throws Throwable {
        Long sum = null;
        range.checked();
        for (long i = range.lo; i <= range.hi; i++) {
            count();
            sum = fold(kind, sum, t.get(i));
        }
        return sum;
    }

    protected Long foldObjects(String kind, List<Object> range, ObjectTerm t) throws Throwable {
        Long sum = null;
        for (Object o : range) {
            count();
            sum = fold(kind, sum, t.get(o));
        }
        return sum;
    }

    protected long or(Long x, long otherwise) {
        return x == null ? otherwise : x;
    }
}
