package classfile_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"inspect/java/classfile"
)

// compile gives a folder with the class files of one source file.
func compile(t *testing.T, name, text string, flags ...string) string {
	t.Helper()
	javac, err := exec.LookPath("javac")
	if err != nil {
		t.Fatal("there is no javac: ", err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(javac, append(flags, "-d", dir, file)...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return dir
}

const sample = `package p.q;

import java.lang.annotation.*;
import java.util.*;
import java.util.function.*;

public abstract class Sample<T extends Comparable<? super T> & Runnable, U> extends AbstractList<T> implements Supplier<U[]> {
  @Retention(RetentionPolicy.RUNTIME) @interface Nullable { String why() default "a"; int[] n() default {1, 2}; Class<?> c() default int.class; }
  @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface NonNull { }
  @interface Unseen { Nullable value(); ElementType[] types(); }
  @Retention(RetentionPolicy.SOURCE) @interface Gone { }

  public static final int INT = Integer.MIN_VALUE;
  protected static final long LONG = 1L << 40;
  static final char CHAR = '\n';
  static final byte BYTE = -1;
  static final boolean YES = true;
  static final float FLOAT = 0.1f, NAN = 0f / 0f;
  static final double DOUBLE = 1e300, NEGATIVE = -1 / 0.0, ZERO = -0.0;
  static final String TEXT = "a\"\\\n\0\ud800ä\ud83d\ude00";
  public static final Object NOT_CONSTANT = new Object();
  private int hidden;
  transient volatile int shared;
  @Nullable Map.Entry<? extends T, int[][]> entry;
  @NonNull String always;
  List<@NonNull String> of;

  private Sample() { }
  protected Sample(@Nullable T first, int... rest) throws java.io.IOException, IllegalStateException { }
  public synchronized <X extends Throwable> @NonNull List<?> call(Map<String, ? super X> m, @NonNull @Nullable(why = "x", n = {}) X[] x) throws X { return null; }
  @Unseen(value = @Nullable, types = {}) @Gone static native void run(Object[]... os);
  abstract void todo();
  private void secret() { }

  class Inner<V> { Inner(int n) { } Inner(V v) { } class Deeper { } }
  static class Nested { Sample<?, ?>.Inner<String>.Deeper d; Sample<?, String>.Inner<Long> raw(Sample<?, String>.Inner<Long> i) { return null; } }
  private static class Unknown { }
  enum Colour { RED { int code() { return 1; } }, GREEN; int code() { return 0; } Colour() { } static final int COUNT = 2; }
  interface Shape { double TAU = 6.28; Object LOCK = new Object(); double area(); default int sides() { return 0; } static void none() { } private void own() { } }
  record Point(int x, @Nullable String... names) implements Shape { public Point { } public double area() { return 0; } }
  sealed interface Tree permits Leaf, Fork { }
  static final class Leaf implements Tree { }
  static non-sealed class Fork implements Tree { }
  Runnable anonymous() { class Local { } new Local(); return new Runnable() { public void run() { } }; }
}
`

// The Java text of what javac compiled is the source without bodies and what is
// private.
func TestJava(t *testing.T) {
	p, errs := classfile.OpenAll([]string{compile(t, "Sample.java", sample), filepath.Join(t.TempDir(), "none.jar")})
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	got, err := classfile.Java(p, "p/q/Sample")
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join("testdata", "Sample.java"))
	if os.Getenv("UPDATE") != "" {
		os.MkdirAll("testdata", 0o777)
		os.WriteFile(filepath.Join("testdata", "Sample.java"), []byte(got), 0o666)
	} else if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), got); d != "" {
		t.Error(d)
	}
	if !p.HasPackage("p/q") || p.HasPackage("p") || p.HasPackage("../q") {
		t.Error("the folder has the package p.q alone")
	}
	for _, name := range []string{"p/q/Sample$1", "p/q/Sample$1Local", "p/q/None"} {
		if text, err := classfile.Java(p, name); text != "" || err != nil {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
}

// The names of parameters are kept where javac wrote them down.
func TestParameterNames(t *testing.T) {
	dir := compile(t, "A.java", "class A { void f(int first, String... rest) { } class B { B(long third) { } } }", "-parameters")
	p, errs := classfile.OpenAll([]string{dir})
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	got, err := classfile.Java(p, "A")
	if err != nil {
		t.Fatal(err)
	}
	const want = `class A {
  A() { }
  void f(int first, java.lang.String... rest) { }
  class B {
    B(long third) { }
  }
}
`
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
