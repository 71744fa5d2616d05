package verify_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestRefusedWhereReached: what has no translation counts where an execution comes to it,
// and there alone; what is broken elsewhere is broken.
func TestRefusedWhereReached(t *testing.T) {
	t.Parallel()
	const program = `class A {
		java.util.zip.DataFormatException in; Object[] list;
		static int bad(int x) { Object o = new Object(); synchronized (o) { o.notify(); } return x; }
		static native int given(int x);
		//@ ensures made() != null;
		static native int told(int x);
		//@ ensures \result == (\sum long i; i > x; i);
		static native int wide(int x);
		static /*@ pure */ Object made() { return new Object(); }
		static int deep(int x) { return x == 3 ? bad(x) : x; }
		//@ ensures \result >= 0;
		static int m(%s) { %s }
	}`
	for _, c := range []struct {
		name, params, body string
		want               report.Verdict
		message            string
	}{
		{"a condition that is never true", "int x", "if (x > 0 && x < 0) return bad(x); return 1;", report.Holds, ""},
		{"one that a solver has to refute", "int x", "if (x * 2 == 7) return given(x); return 1;", report.Holds, ""},
		{"what needs a range elsewhere", "int x", "if (x * 2 == 7) return wide(x); return 1;", report.Holds, ""},
		{"what needs a range", "int x", "if (x * 2 == 6) return wide(x); return 1;", report.Inconclusive, "gives i no upper bound"},
		{"one that may be true", "int x", "if (x * 2 == 6) return given(x); return 1;", report.Unsupported, "A.given(int), which has no body"},
		{"in a call of a call", "int x", "return x < 0 || x > 5 ? 0 : deep(x);", report.Unsupported, "method notify"},
		{"a call of a call elsewhere", "int x", "return x < 4 || x > 5 ? 0 : deep(x);", report.Holds, ""},
		{"on the right of an operator", "int x", "return x < 1 || x >= 1 || bad(x) == 1 ? 1 : 0;", report.Holds, ""},
		{"in the middle of an expression", "int x", "return x * 2 != 7 || told(x) == 1 ? -1 : 1;", report.Unsupported, "new object in a clause"},
		{"behind what may fail, in one statement", "int x", "try { return 4 / x + told(x); } catch (ArithmeticException e) { return 0; }", report.Unsupported, "new object in a clause"},
		{"behind what may fail otherwise", "int x", "try { if (x == 1) throw new ArithmeticException(); if (x != 2) return 1; return 4 / (x - 2) + told(x); } catch (ArithmeticException e) { return x == 2 ? 0 : -1; }", report.Violated, ""},
		{"behind what is broken, in one statement", "int x", "int[] a = new int[2]; return a[x] + told(x);", report.Unsupported, "new object in a clause"},
		{"in a frame of a loop", "int x, A a", "if (a == null) return 1; int i = 0; //@ assignable a.list;\n while (i < 2) { if (x * 2 == 7) a.list = new Object[told(x)]; i++; } a.list = null; return 1;", report.Holds, ""},
		{"in a loop, at its second turn", "int x", "for (int i = 0; i < x; i++) if (i == 1) bad(i); return 1;", report.Unsupported, "method notify"},
		{"broken before", "int x", "if (x == 2) return -1; return x > 0 ? bad(x) : 0;", report.Violated, ""},
		{"broken elsewhere", "int x", "return x > 2 ? bad(x) : x;", report.Violated, ""},
		{"broken behind", "int x", "bad(x); return -1;", report.Unsupported, "method notify"},
		{"caught", "int x", "try { if (x > 2) bad(x); else throw new RuntimeException(); } catch (RuntimeException e) { return x > 2 ? -1 : 1; } return 1;", report.Unsupported, "method notify"},
		{"in a try whose finally breaks it", "int x", "try { if (x > 2) bad(x); return 1; } finally { if (x == 1) return -1; }", report.Violated, ""},
		{"an array of a class that is a value", "Class<?> c", "if (c != Object.class) return 1; return ((Object[]) java.lang.reflect.Array.newInstance(c, 1)).length;", report.Holds, ""},
		{"an array of a class that nothing tells", "Class<?> c", "return ((Object[]) java.lang.reflect.Array.newInstance(c, 1)).length;", report.Unsupported, "of a class that is a value"},
		{"a field that nobody reads", "A a", "return a == null ? 1 : 2;", report.Holds, ""},
		{"a field that is read", "A a", "return a == null || a.in == null ? 1 : 2;", report.Unsupported, "java.util.zip.DataFormatException"},
		{"a field that is read on another way", "A a, int x", "return x * 2 != 7 || a.in == null ? 1 : 2;", report.Holds, ""},
		{"a parameter that nobody looks at", "/*@ nullable @*/ java.util.zip.DataFormatException s", "return 1;", report.Holds, ""},
		{"a parameter that is looked at", "/*@ nullable @*/ java.util.zip.DataFormatException s", "return s == null ? 1 : 2;", report.Unsupported, "java.util.zip.DataFormatException"},
		{"an element that is looked at", "java.util.zip.DataFormatException[] s", "return s == null || s.length == 0 || s[0] == null ? 1 : 2;", report.Unsupported, "java.util.zip.DataFormatException"},
		{"a list that may hold one", "java.util.List<java.util.zip.DataFormatException> s", "return s == null || s.isEmpty() || s.get(0) == null ? 1 : -1;", report.Unsupported, "java.util.zip.DataFormatException"},
	} {
		for name, a := range map[string]verify.Attempt{
			"ground":     {Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)},
			"quantified": {Encoding: encode.Options{Encoding: encode.Quantified}, Backend: columns.All(t)["quantified/z3"].Backend},
		} {
			t.Run(c.name+", "+name, func(t *testing.T) {
				file := javaFile(t, strings.Replace(strings.Replace(program, "%s", c.params, 1), "%s", c.body, 1))
				doc := verify.Run(context.Background(), verify.Config{
					Paths: []string{file}, Methods: []string{"A.m"}, Check: true, Nullness: "plain", Modules: modules(t),
					Bounds: cfg.Bounds{Bits: 4, Objects: 2, ArrayLength: 2, Unwind: 3}, Timeout: time.Minute,
					Attempts: []verify.Attempt{a},
				})
				if len(doc.Results) != 1 || doc.Results[0].Verdict != c.want || !strings.Contains(columns.Text(doc), c.message) {
					t.Errorf("want %s %q\n%s", c.want, c.message, columns.Text(doc))
				}
			})
		}
	}
}

// TestAnyMessage: an exception that the JVM raises, and whose text names classes or code, says any
// text, always the same; where a null is dereferenced it may say nothing. What is broken for some
// text only is not confirmed.
func TestAnyMessage(t *testing.T) {
	for body, want := range map[string]report.Verdict{
		`try { s = (String) o; } catch (ClassCastException e) { assert e.getMessage() != null && e.getMessage() == e.getMessage(); }`: report.Holds,
		`try { s = (String) o; } catch (ClassCastException e) { assert !e.getMessage().equals("ab"); }`:                               report.Violated,
		`try { s = o.toString(); } catch (NullPointerException e) { assert e.getMessage() == e.getMessage(); }`:                       report.Holds,
		`try { s = o.toString(); } catch (NullPointerException e) { assert e.getMessage() == null; }`:                                 report.Violated,
		`try { s = o.toString(); } catch (NullPointerException e) { assert e.getMessage() != null; }`:                                 report.Violated,
		`try { ((Object[]) new Integer[1])[0] = s; } catch (ArrayStoreException e) { assert e.getMessage() != null; }`:                report.Holds,
	} {
		file := javaFile(t, `class A { static void m(/*@ nullable @*/ Object o) { String s = ""; `+body+` } }`)
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{file}, Methods: []string{"A.m"}, Check: true, Nullness: "plain", Modules: modules(t),
			Bounds: cfg.Bounds{Bits: 16, Objects: 2, ArrayLength: 3, Unwind: 3}, Timeout: time.Minute,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
		})
		if len(doc.Results) != 1 || doc.Results[0].Verdict != want || want == report.Violated && doc.Results[0].Counterexample.Status == "confirmed" {
			t.Errorf("%s\n%s", body, columns.Text(doc))
		}
	}
}

// TestUntold: of an exception that the JVM raises in the code of the library nobody knows what it
// says.
func TestUntold(t *testing.T) {
	for _, body := range []string{
		"java.util.Arrays.asList(1, 2).get(x)", "new int[] {1}.clone()[x < 0 ? java.util.List.of(1).get(1) : 0]",
	} {
		file := javaFile(t, `class A {
			//@ ensures !\result.equals("/ by zero");
			static String m(int x, int[] a) { try { return "" + `+body+`; } catch (RuntimeException e) { return "" + e.getMessage(); } }
		}`)
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{file}, Methods: []string{"A.m"}, Check: true, Nullness: "plain", Modules: modules(t),
			Bounds: cfg.Bounds{Bits: 8, Objects: 2, ArrayLength: 2, Unwind: 3}, Timeout: time.Minute,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
		})
		if len(doc.Results) != 1 || doc.Results[0].Verdict != report.Unsupported || !strings.Contains(columns.Text(doc), "what an exception that Java makes says") {
			t.Errorf("%s\n%s", body, columns.Text(doc))
		}
	}
}

// TestToldApart: an exception of which nobody knows what it says costs the executions that
// look at that.
func TestToldApart(t *testing.T) {
	t.Parallel()
	for body, want := range map[string]report.Verdict{
		`try { if (x > 3) throw new IllegalStateException("big"); a[0] = List.of(1, 2, 3, 4, 5).get(x < 0 ? 9 : x); s = ""; } catch (RuntimeException e) { s = x < 0 ? "" : e.getMessage(); }`:                                                       report.Holds,
		`try { if (x > 3) throw new IllegalStateException("big"); a[0] = List.of(1, 2, 3, 4, 5).get(x < 0 ? 9 : x); s = ""; } catch (RuntimeException e) { s = x < -1 ? "" : e.getMessage(); }`:                                                      report.Unsupported,
		`try { if (x > 3) throw new IllegalStateException("big"); s = ((String) (Object) a.clone()).toString(); } catch (ClassCastException e) { s = ""; } catch (RuntimeException e) { s = e.getMessage(); }`:                                       report.Holds,
		`try { try { List.of(1).get(7); } catch (IndexOutOfBoundsException e) { throw new IllegalStateException(x > 3 ? "big" : "", e); } } catch (RuntimeException e) { s = e.getMessage() + (e.getCause() == null); s = s.replace("false", ""); }`: report.Holds,
		`RuntimeException k = null; for (int i = 0; i < 2; i++) { if (k != null) s = k.getMessage(); try { if (i == 0) List.of(1).get(7); } catch (RuntimeException e) { k = e; } }`:                                                                 report.Unsupported,
		`try { if (x > 3) throw new IllegalStateException("big"); throw x == 0 ? new RuntimeException() : new RuntimeException("small"); } catch (RuntimeException e) { s = e.getMessage(); }`:                                                       report.Holds,
	} {
		file := javaFile(t, `import java.util.*; class A {
			//@ ensures x <= 3 || \result.equals("big");
			static String m(int x, int[] a) { String s = "big"; if (a.length == 0) return s; `+body+` return "" + s; }
		}`)
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{file}, Methods: []string{"A.m"}, Check: true, Nullness: "plain", Modules: modules(t),
			Bounds: cfg.Bounds{Bits: 8, Objects: 2, ArrayLength: 2, Unwind: 3}, Timeout: time.Minute,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
		})
		if len(doc.Results) != 1 || doc.Results[0].Verdict != want {
			t.Errorf("%s\nwant %s\n%s", body, want, columns.Text(doc))
		}
	}
}
