import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

/** Prints what every static method of Kinds with two int parameters gives. */
class Run {
    static final int[] INPUTS = {0, 1, -1, 2, -3, 7, 31, 32, 100, -128, 255, 65535, 65536, 2147483647, -2147483648};

    public static void main(String[] args) throws Exception {
        Method[] methods = Kinds.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method m : methods) {
            if (m.isSynthetic() || !Arrays.equals(m.getParameterTypes(), new Class<?>[] {int.class, int.class})) {
                continue;
            }
            for (int a : INPUTS) {
                for (int b : INPUTS) {
                    System.out.println(m.getName() + " " + a + " " + b + " " + call(m, a, b));
                }
            }
        }
    }

    static String call(Method m, int a, int b) throws Exception {
        try {
            Object r = m.invoke(null, a, b);
            if (r instanceof Character c) {
                return Integer.toString(c);
            }
            return String.valueOf(r);
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getSimpleName();
        }
    }
}
