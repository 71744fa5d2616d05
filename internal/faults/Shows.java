import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Of each class named in a file prints a call that fails at the end of a random sequence of calls: by
 * an exception that the class itself does not throw. Nothing is printed of a class whose calls
 * do not fail, or do not end.
 */
public class Shows {
    static final int SEQUENCES = 3_000, CALLS = 3, OBJECTS = 3;
    final Random random = new Random(1);
    final Class<?> main;
    final List<Class<?>> classes = new ArrayList<>();
    final Map<Class<?>, List<Method>> methods = new HashMap<>();
    final Map<Class<?>, Constructor<?>[]> constructors = new HashMap<>();
    final Map<Executable, Class<?>[]> params = new HashMap<>();
    final List<Object> objects = new ArrayList<>();
    volatile String found;

    Shows(Class<?> main) {
        this.main = main;
        classes.add(main);
        for (Class<?> c : main.getDeclaredClasses()) if (Modifier.isPublic(c.getModifiers())) classes.add(c);
        for (Class<?> c : classes) {
            List<Method> ms = new ArrayList<>();
            for (Method m : c.getDeclaredMethods()) if (Modifier.isPublic(m.getModifiers())) ms.add(m);
            ms.sort(Comparator.comparing(Method::getName));
            methods.put(c, ms);
            constructors.put(c, c.getConstructors());
        }
    }

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws Exception {
        for (String name : Files.readAllLines(Path.of(args[0]))) {
            Shows s = new Shows(Class.forName(name));
            Thread t = new Thread(s::run);
            t.setDaemon(true);
            t.start();
            t.join(1_000);
            if (t.isAlive()) {
                try {
                    t.stop();
                } catch (UnsupportedOperationException e) {
                    // it goes on
                }
            }
            if (s.found != null) System.out.println(name + " " + s.found);
        }
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    void run() {
        for (int i = 0; i < SEQUENCES && found == null; i++) {
            objects.clear();
            sequence();
        }
    }

    void sequence() {
        for (Class<?> c : classes) {
            Constructor<?>[] all = constructors.get(c);
            for (int left = 1 + random.nextInt(OBJECTS); left > 0; left--) if (!call(all[random.nextInt(all.length)], null)) return;
        }
        for (int left = CALLS + 1; left > 0; left--) {
            Object on = objects.isEmpty() ? null : objects.get(random.nextInt(objects.size()));
            if (on == null) return;
            List<Method> ms = methods.get(on.getClass());
            if (ms.isEmpty() || !call(ms.get(random.nextInt(ms.size())), on)) return;
        }
    }

    /** Calls; false where that fails. */
    boolean call(Executable e, Object on) {
        Class<?>[] types = params.computeIfAbsent(e, Executable::getParameterTypes);
        Object[] args = new Object[types.length];
        for (int i = 0; i < args.length; i++) args[i] = any(types[i]);
        try {
            Object made = e instanceof Constructor ? ((Constructor<?>) e).newInstance(args) : ((Method) e).invoke(on, args);
            if (made != null && classes.contains(made.getClass())) objects.add(made);
            return true;
        } catch (InvocationTargetException x) {
            Throwable t = x.getCause();
            StackTraceElement[] at = t.getStackTrace();
            if (t instanceof VirtualMachineError || t instanceof ThreadDeath || at.length == 0) return false;
            boolean own = at[0].getClassName().startsWith(main.getName());
            boolean thrown = t.getClass().getName().matches("java.lang.(IllegalArgument|IllegalState|IndexOutOfBounds)Exception|java.util.NoSuchElementException");
            if (own && thrown) return true; // a guard
            found = t.getClass().getSimpleName() + " in " + e.getName() + Arrays.toString(args);
            return false;
        } catch (ReflectiveOperationException x) {
            throw new Error(x);
        }
    }

    Object any(Class<?> t) {
        if (t == int.class) return random.nextInt(10) == 0 ? random.nextInt() : random.nextInt(7) - 1;
        if (t == char.class) return "ab ".charAt(random.nextInt(3));
        if (t == boolean.class) return random.nextBoolean();
        if (t == String.class) return new String[] {"", "a", "b", "a b", " ,"}[random.nextInt(5)];
        for (Object o : objects) if (t.isInstance(o) && random.nextInt(2) == 0) return o;
        return null;
    }
}
