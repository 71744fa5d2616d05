import java.lang.reflect.Method;
import java.util.Random;

/**
 * Calls each method of Numbers with special and random arguments and prints its
 * name, the arguments and the result, each as an integer: numbers by their bits.
 */
class RunNumbers {
    static final double[] SPECIAL = {0.0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 0.1, 1e10, -1e10, 3e38, -3e38, 1e300,
        Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL,
        Double.MAX_VALUE, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, 2147483647.0, 2147483648.0, -2147483649.0, 9.3e18, -9.3e18,
        16777217.0, 4503599627370497.5, 65535.9, 127.5, -128.5};
    static final long[] INTEGERS = {0, 1, -1, 2, 7, -9, 100, -1000, 1030, -1080, 65535, Integer.MAX_VALUE, Integer.MIN_VALUE, 16777217,
        Long.MAX_VALUE, Long.MIN_VALUE, (1L << 53) + 1, -(1L << 60) + 5};

    static Object draw(Class<?> t, Random r) {
        double d = SPECIAL[r.nextInt(SPECIAL.length)];
        if (r.nextInt(3) == 0) {
            d = Double.longBitsToDouble(r.nextLong());
        } else if (r.nextInt(4) == 0) {
            d = d * (1 + r.nextInt(3)) + r.nextGaussian();
        }
        long i = r.nextInt(3) == 0 ? r.nextLong() >> r.nextInt(60) : INTEGERS[r.nextInt(INTEGERS.length)];
        if (t == double.class) {
            return d;
        } else if (t == float.class) {
            return r.nextInt(3) == 0 ? Float.intBitsToFloat(r.nextInt()) : (float) d;
        } else if (t == int.class) {
            return (int) i;
        } else if (t == boolean.class) {
            return r.nextBoolean();
        }
        return i;
    }

    static long bits(Object o) {
        if (o instanceof Double) {
            return Double.doubleToLongBits((Double) o);
        } else if (o instanceof Float) {
            return Float.floatToIntBits((Float) o);
        } else if (o instanceof Boolean) {
            return (Boolean) o ? 1 : 0;
        } else if (o instanceof Character) {
            return (Character) o;
        }
        return ((Number) o).longValue();
    }

    public static void main(String[] args) throws Exception {
        Random r = new Random(1);
        StringBuilder out = new StringBuilder();
        for (Method m : Numbers.class.getDeclaredMethods()) {
            Class<?>[] types = m.getParameterTypes();
            for (int n = 0; n < 400; n++) {
                Object[] xs = new Object[types.length];
                for (int i = 0; i < xs.length; i++) {
                    xs[i] = draw(types[i], r);
                }
                out.append(m.getName());
                for (Object x : xs) {
                    out.append(' ').append(bits(x));
                }
                out.append(' ').append(bits(m.invoke(null, xs))).append('\n');
            }
        }
        System.out.print(out);
    }
}
