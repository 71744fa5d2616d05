import java.io.*;
import java.util.*;
import java.util.function.*;

/** Reads a name and the bits of arguments from each line, and writes the bits of what StrictMath gives. */
class Bits {
    static final Map<String, DoubleUnaryOperator> ONE = Map.ofEntries(
        Map.entry("sin", StrictMath::sin), Map.entry("cos", StrictMath::cos), Map.entry("tan", StrictMath::tan),
        Map.entry("asin", StrictMath::asin), Map.entry("acos", StrictMath::acos), Map.entry("atan", StrictMath::atan),
        Map.entry("sinh", StrictMath::sinh), Map.entry("cosh", StrictMath::cosh), Map.entry("tanh", StrictMath::tanh),
        Map.entry("exp", StrictMath::exp), Map.entry("expm1", StrictMath::expm1), Map.entry("log", StrictMath::log),
        Map.entry("log10", StrictMath::log10), Map.entry("log1p", StrictMath::log1p), Map.entry("cbrt", StrictMath::cbrt));
    static final Map<String, DoubleBinaryOperator> TWO = Map.of("atan2", StrictMath::atan2, "hypot", StrictMath::hypot, "pow", StrictMath::pow);

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] s = line.split(" ");
            double x = Double.longBitsToDouble(Long.parseUnsignedLong(s[1], 16)), y = Double.longBitsToDouble(Long.parseUnsignedLong(s[2], 16));
            double r = ONE.containsKey(s[0]) ? ONE.get(s[0]).applyAsDouble(x) : TWO.get(s[0]).applyAsDouble(x, y);
            out.println(Long.toHexString(Double.doubleToLongBits(r)));
        }
        out.flush();
    }
}
