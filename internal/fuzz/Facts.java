package facts;

import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;

/** Calls classes in random sequences, and asks after each call whether every object keeps what is said of its class. */
public final class Facts {
    static final int SEQUENCES = 400, STEPS = 8;
    static final int[] NUMBERS = {0, 1, 2, 3, -1, 4, 5, -2, 7, Integer.MAX_VALUE, Integer.MIN_VALUE};
    static Random random;
    static long calls, asked;

    public static void main(String[] args) throws Exception {
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            List<Class<?>> classes = new ArrayList<>();
            for (String name : line.split(" ")) classes.add(Class.forName(name));
            random = new Random(1);
            for (int i = 0; i < SEQUENCES; i++) sequence(classes);
        }
        System.out.println("# " + calls + " calls, " + asked + " questions");
    }

    static void sequence(List<Class<?>> classes) throws Exception {
        List<Object> objects = new ArrayList<>();
        StringBuilder done = new StringBuilder();
        for (int i = 0; i < STEPS; i++) {
            Class<?> c = classes.get(random.nextInt(classes.size()));
            List<Executable> all = new ArrayList<>(List.of(c.getDeclaredConstructors()));
            for (Method m : c.getDeclaredMethods()) if (!m.getName().equals("facts$") && !Modifier.isPrivate(m.getModifiers()) && !m.isSynthetic()) all.add(m);
            Executable e = all.get(random.nextInt(all.size()));
            Object receiver = null;
            if (e instanceof Method && !Modifier.isStatic(e.getModifiers())) {
                receiver = one(c, objects);
                if (receiver == null) continue;
            }
            Object[] values = new Object[e.getParameterCount()];
            for (int p = 0; p < values.length; p++) values[p] = value(e.getParameterTypes()[p], objects);
            e.setAccessible(true);
            done.append(e.getDeclaringClass().getSimpleName()).append('.').append(e.getName()).append(shown(values)).append("; ");
            calls++;
            try {
                if (e instanceof Constructor<?> k) objects.add(k.newInstance(values));
                else ((Method) e).invoke(receiver, values);
            } catch (InvocationTargetException x) {
                if (x.getCause() instanceof Error) return; // beyond the bounds
            }
            for (Object o : objects) {
                Method facts = o.getClass().getDeclaredMethod("facts$");
                facts.setAccessible(true);
                asked++;
                if (!(boolean) facts.invoke(o)) {
                    System.out.println(o.getClass().getName() + " breaks its facts after " + done);
                    return;
                }
            }
        }
    }

    static String shown(Object[] values) {
        StringJoiner out = new StringJoiner(", ", "(", ")");
        for (Object v : values) out.add(v instanceof Number || v instanceof Boolean || v == null ? String.valueOf(v) : v.getClass().getSimpleName());
        return out.toString();
    }

    static Object one(Class<?> c, List<Object> objects) {
        List<Object> of = new ArrayList<>();
        for (Object o : objects) if (o.getClass() == c) of.add(o);
        return of.isEmpty() ? null : of.get(random.nextInt(of.size()));
    }

    static Object value(Class<?> type, List<Object> objects) {
        if (type == int.class || type == Integer.class) return NUMBERS[random.nextInt(NUMBERS.length)];
        if (type == boolean.class) return random.nextBoolean();
        if (type == int[].class) return random.nextInt(5) == 0 ? null : new int[random.nextInt(4)];
        if (type == String.class) return List.of("", "a", "ab").get(random.nextInt(3));
        if (type == List.class || type == ArrayList.class) return new ArrayList<>(List.of(1, 2).subList(0, random.nextInt(3)));
        if (type == ArrayDeque.class) return new ArrayDeque<>(List.of(1, 2).subList(0, random.nextInt(3)));
        if (type == StringBuilder.class) return new StringBuilder("a");
        if (type.isEnum()) return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
        return one(type, objects);
    }
}
