/** A polynomial of low degree. */
public class Polynomial {
    private final int[] coefficients;
    private int degree;

    public Polynomial(int most) {
        if (most < 0 || most > 3) {
            throw new IllegalArgumentException("degree");
        }
        coefficients = new int[most + 1];
    }

    public void set(int power, int coefficient) {
        if (power < 0 || power >= coefficients.length) {
            throw new IllegalArgumentException("power");
        }
        coefficients[power] = coefficient;
        if (coefficient != 0 && power > degree) {
            degree = power;
        }
        while (degree > 0 && coefficients[degree] == 0) {
            degree--;
        }
    }

    public int at(int x) {
        int value = 0;
        for (int i = degree; i >= 0; i--) {
            value = value * x + coefficients[i];
        }
        return value;
    }

    public int leading() {
        return coefficients[degree];
    }

    public int ratio() {
        if (degree == 0) {
            return 0;
        }
        return coefficients[degree - 1] / coefficients[degree];
    }

    public Polynomial derivative() {
        Polynomial out = new Polynomial(degree == 0 ? 0 : degree - 1);
        for (int i = 1; i <= degree; i++) {
            out.set(i - 1, coefficients[i] * i);
        }
        return out;
    }
}
