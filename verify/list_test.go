package verify_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"inspect/verify"
)

// TestListed: methods are listed without what they call, and are the same as with it,
// those of lambdas with a contract among them.
func TestListed(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `class A {
			interface Half { /*@ ensures \result <= x || x < 0; @*/ int of(int x); }
			static final Half SHIFT = x -> x >> 1;
			static int twice(Half h, int x) { return h.of(h.of(x)); }
			static int quarter(int x) { return twice(y -> y / 2, x); }
			private static Half hidden() { return y -> 0; }
			Half field = y -> y;
		}`})
	names := func(l *verify.List) (out []string) {
		for _, m := range l.Methods {
			out = append(out, m.Class+"."+m.Method+" "+m.Contract)
		}
		return out
	}
	c := verify.Config{Paths: []string{dir, "../testdata/dialects/key"}}
	quick, whole := names(verify.ListMethods(context.Background(), c)), names(verify.ListUnsupported(context.Background(), c))
	if lambdas := len(quick) - len(names(verify.ListMethods(context.Background(), verify.Config{Paths: c.Paths[1:]}))); lambdas != 8 {
		t.Errorf("%d methods of A: %q", lambdas, quick)
	}
	if !slices.Equal(quick, whole) {
		t.Errorf("listed are\n%q\nand with what they call\n%q", quick, whole)
	}
}

// TestListedLarge: what stands in the way of a method with a large graph is found without it,
// wherever calls lead to it.
func TestListedLarge(t *testing.T) {
	var b strings.Builder
	b.WriteString(`class Many {
	interface Shape { int area(); }
	static class Square implements Shape { public int area() { return lost(); } }
	static class Circle implements Shape { public int area() { return 3; } }
	static native int lost();
	static void many6(int a, Shape s) { if (s != null) { s.area(); } }
	static int free6(int a) { int s = 0; for (int i = 0; i < a; i++) { s += i; } return s; }
	static void known(int a) { many0(a, new Circle()); }
	static void deep(int a, boolean b) { many0(a, b ? new Circle() : new Square()); }
	static void caught(int a) { try { many0(a, null); } catch (RuntimeException e) { none(); } }
	static void last(int a) { try { many0(a, null); } finally { none(); } }
	static native void none();
`)
	for i := range 6 {
		fmt.Fprintf(&b, "\tstatic void many%d(int a, Shape s) { %s }\n", i, strings.Repeat(fmt.Sprintf("many%d(a, s); ", i+1), 5))
		fmt.Fprintf(&b, "\tstatic int free%d(int a) { return 0%s; }\n", i, strings.Repeat(fmt.Sprintf(" + free%d(a / 2)", i+1), 5))
	}
	b.WriteString("}\n")
	l := verify.ListUnsupported(context.Background(), verify.Config{Paths: []string{javaFile(t, b.String())}, UnknownCalls: "refuse"})
	got := map[string]string{}
	for _, m := range l.Methods {
		if m.Cause != nil {
			got[m.Method] = fmt.Sprint(m.Cause.Message, " ", m.Cause.Possible)
		}
	}
	// That many0 is only given a circle is not known of its body by itself.
	const lost, none = "a call of Many.lost(), which has no body here true", "a call of Many.none(), which has no body here true"
	expect(t, got, map[string]string{"free0(int)": "", "known(int)": lost, "deep(int,boolean)": lost, "caught(int)": none, "last(int)": none})
}

// TestListedApart: what a graph refuses is found without it as well, in classes of the JDK.
func TestListedApart(t *testing.T) {
	t.Parallel()
	_, files := jdkFiles(t, []string{"java/util/AbstractCollection.java", "java/util/ArrayDeque.java", "java/util/Optional.java",
		"java/util/Objects.java", "java/util/StringTokenizer.java", "java/lang/Throwable.java"})
	causes := func(size int) map[string]*verify.Cause {
		out := map[string]*verify.Cause{}
		for _, m := range verify.ListUnsupported(context.Background(), verify.Config{Paths: files, MaxGraph: size}).Methods {
			out[m.Class+"."+m.Method] = m.Cause
		}
		return out
	}
	whole, apart := causes(0), causes(1)
	refused, same, more := 0, 0, 0
	for m, k := range whole {
		a := apart[m]
		switch {
		case k == nil && a != nil:
			more++
		case k != nil && a == nil:
			t.Errorf("%s: %+v is not found without a graph", m, k)
		case k != nil:
			refused++
			if a.Message == k.Message {
				same++
			}
		}
	}
	t.Logf("of %d methods, %d are refused, %d for the same cause; of the others, %d may be", len(whole), refused, same, more)
	if refused < 20 || same < refused/2 || more > len(whole)/4 {
		t.Error("a look without graphs says little")
	}
}

// TestListInterrupted: what a list did not come to before its end is none of the methods that
// nothing stands in the way of.
func TestListInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c := verify.Config{Paths: []string{javaFile(t, "class A { void f() { } native void g(); void h() { g(); } void k() { } }")}, Jobs: 1}
	c.Progress = func(e verify.Event) {
		if e.Stage == "done" {
			cancel() // after the first
		}
	}
	l := verify.ListUnsupported(ctx, c)
	if len(l.Methods) != 3 {
		t.Fatalf("%d methods", len(l.Methods))
	}
	for i, m := range l.Methods {
		if m.Unchecked != (i > 0) || m.Cause != nil {
			t.Errorf("%s: not looked at: %t, cause %v", m.Method, m.Unchecked, m.Cause)
		}
	}
	if len(l.Causes) != 0 || len(l.Diagnostics) == 0 || l.Diagnostics[len(l.Diagnostics)-1].Code != "interrupted" {
		t.Errorf("causes %v, diagnostics %v", l.Causes, l.Diagnostics)
	}
}
