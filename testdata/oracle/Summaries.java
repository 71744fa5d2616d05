import java.util.*;
import java.util.stream.*;

/** What a stream comes to, the chars of a string as a stream, and arrays within arrays. */
class Summaries {
    // EXPECT holds bits=5
    static void summary(int a, int b) { IntSummaryStatistics s = IntStream.of(a, b).summaryStatistics(); assert s.getCount() == 2 && s.getMin() == Math.min(a, b) && s.getMax() == Math.max(a, b) && s.getSum() == (long) a + b; }
    // EXPECT violated assert bits=5
    static void mean(int a, int b) { IntSummaryStatistics s = IntStream.of(a, b).summaryStatistics(); assert s.getSum() == s.getMin() * 2; }
    // EXPECT holds bits=5
    static void empty(boolean a) { IntSummaryStatistics s = IntStream.range(a ? 1 : 2, 1).summaryStatistics(); assert s.getCount() == 0 && s.getMin() == Integer.MAX_VALUE && s.getMax() == Integer.MIN_VALUE && s.getSum() == 0; }
    // EXPECT violated assert bits=5
    static void wide(int a) { LongSummaryStatistics s = LongStream.of(a, 1).summaryStatistics(); s.accept(a); assert s.getMax() == a; }
    // EXPECT violated exception bits=5
    //@ requires true;
    static void made(int a, int b) { new IntSummaryStatistics(1, a, b, a + b); }
    // EXPECT holds bits=8
    static void chars(boolean a) { String s = a ? "ab" : "b"; assert s.chars().filter(c -> c == 'b').count() == 1 && s.chars().max().getAsInt() == 'b'; }
    // EXPECT violated assert bits=8
    static void least(boolean a) { assert (a ? "ab" : "b").chars().min().getAsInt() == 'a'; }
    // EXPECT holds bits=6
    static void nested(boolean c, int b) { int a = c ? 1 : 2; Object[] x = {new int[] {a}, null}, y = {new int[] {b}, null}; assert Arrays.deepEquals(x, y) == (a == b) && !Arrays.equals(x, y) && (a != b || Arrays.deepHashCode(x) == Arrays.deepHashCode(y)); }
    // EXPECT violated assert bits=5
    static void alike(boolean a) { Object[] x = {new int[] {1}}, y = {a ? new int[] {1} : new long[] {1}}; assert Arrays.deepEquals(x, y); }
    // EXPECT holds bits=8
    static void around(boolean a) { Object[] x = {null, a}; x[0] = x; assert Arrays.deepToString(x).equals(a ? "[[...], true]" : "[[...], false]"); }
}
