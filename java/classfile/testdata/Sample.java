package p.q;

public abstract class Sample<T extends java.lang.Comparable<? super T> & java.lang.Runnable, U> extends java.util.AbstractList<T> implements java.util.function.Supplier<U[]> {
  public static final int INT = -2147483648;
  protected static final long LONG = 1099511627776L;
  static final char CHAR = (char) 10;
  static final byte BYTE = (byte) -1;
  static final boolean YES = true;
  static final float FLOAT = 1e-01f;
  static final float NAN = 0.0f / 0.0f;
  static final double DOUBLE = 1e+300d;
  static final double NEGATIVE = -1.0d / 0.0d;
  static final double ZERO = -0e+00d;
  static final java.lang.String TEXT = "a\"\\\012\000\ud800\u00e4\ud83d\ude00";
  public static final java.lang.Object NOT_CONSTANT;
  int shared;
  @p.q.Sample.Nullable java.util.Map.Entry<? extends T, int[][]> entry;
  @p.q.Sample.NonNull java.lang.String always;
  java.util.List<java.lang.String> of;
  private Sample() { }
  protected Sample(@p.q.Sample.Nullable T p0, int... p1) throws java.io.IOException, java.lang.IllegalStateException { }
  @p.q.Sample.NonNull public <X extends java.lang.Throwable> java.util.List<?> call(java.util.Map<java.lang.String, ? super X> p0, @p.q.Sample.Nullable X[] p1) throws X { }
  @p.q.Sample.Unseen static void run(java.lang.Object[]... p0) { }
  abstract void todo();
  java.lang.Runnable anonymous() { }
  static class Fork implements p.q.Sample.Tree {
    Fork() { }
  }
  static final class Leaf implements p.q.Sample.Tree {
    Leaf() { }
  }
  sealed interface Tree permits p.q.Sample.Leaf, p.q.Sample.Fork {
  }
  record Point(int x, @p.q.Sample.Nullable java.lang.String[] names) implements p.q.Sample.Shape {
    public Point(int x, @p.q.Sample.Nullable java.lang.String... names) { }
    public double area() { }
    public final java.lang.String toString() { }
    public final int hashCode() { }
    public final boolean equals(java.lang.Object p0) { }
    public int x() { }
    @p.q.Sample.Nullable public java.lang.String[] names() { }
  }
  interface Shape {
    public static final double TAU = 6.28e+00d;
    public static final java.lang.Object LOCK = null;
    double area();
    public default int sides() { }
    public static void none() { }
  }
  enum Colour {
    RED, GREEN;
    static final int COUNT = 2;
    int code() { }
  }
  static class Nested {
    p.q.Sample<?, ?>.Inner<java.lang.String>.Deeper d;
    Nested() { }
    p.q.Sample<?, java.lang.String>.Inner<java.lang.Long> raw(p.q.Sample<?, java.lang.String>.Inner<java.lang.Long> p0) { }
  }
  class Inner<V> {
    Inner(int p0) { }
    Inner(V p0) { }
    class Deeper {
      Deeper() { }
    }
  }
  @java.lang.annotation.Retention @interface Gone {
  }
  @interface Unseen {
    p.q.Sample.Nullable value();
    java.lang.annotation.ElementType[] types();
  }
  @java.lang.annotation.Retention @java.lang.annotation.Target @interface NonNull {
  }
  @java.lang.annotation.Retention @interface Nullable {
    java.lang.String why();
    int[] n();
    java.lang.Class<?> c();
  }
}
