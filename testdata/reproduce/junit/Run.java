import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;

/** Runs the test methods of a class, as JUnit 5 does: prints each with "passes" or what it fails with. */
public final class Run {
    public static void main(String[] args) throws Exception {
        for (Method m : Class.forName(args[0]).getDeclaredMethods()) {
            if (!m.isAnnotationPresent(Test.class)) {
                continue;
            }
            Constructor<?> k = m.getDeclaringClass().getDeclaredConstructor();
            k.setAccessible(true);
            m.setAccessible(true);
            try {
                m.invoke(k.newInstance());
                System.out.println(m.getName() + " passes");
            } catch (InvocationTargetException e) {
                System.out.println(m.getName() + " fails: " + e.getCause().getMessage());
            }
        }
    }
}
