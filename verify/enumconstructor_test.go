package verify_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/internal/columns"
	"inspect/verify"
)

// TestEnumConstructors: what a constructor of an enum can only find once all constants are made
// is refused.
func TestEnumConstructors(t *testing.T) {
	const text = `
enum A {
	X(1), Y(2) { int twice() { return 3; } };
	static int made;
	final int n;
	//@ ensures this.n == n;
	A(int n) { this.n = n; }
	//@ ensures n == 0;
	A(int a, int b) { n = a - a; made++; }
	//@ ensures n == 2;
	A(int a, int b, int c) { n = values().length; }
	//@ ensures n == 1;
	A(long a) { n = first().n; }
	//@ ensures this != X;
	A(long a, int b) { n = 0; }
	//@ ensures n >= 0;
	A(long a, long b) { n = ordinal(); }
	//@ ensures n == 0;
	A(boolean a) { n = name().length() - toString().length(); }
	//@ ensures (\exists A x; x != this);
	A(boolean a, int b) { n = 0; }
	//@ requires (\forall Object x; x instanceof A; ((A) x).n > 0); ensures n == 0;
	A(boolean a, long b) { n = 0; }
	static A first() { return X; }
	int twice() { return 2; }
}
enum B {
	X(null), Y(X);
	int n;
	final /*@ nullable @*/ B b;
	//@ invariant b != null ==> b.n == 0;
	//@ ensures this.b == b;
	B(/*@ nullable @*/ B b) { this.b = b; }
}
`
	path := filepath.Join(t.TempDir(), "A.java")
	write(t, path, text)
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Timeout: time.Minute, Check: true, Attempts: ground(gophersat(t))})
	n := 0
	for _, r := range doc.Results {
		if !strings.HasPrefix(r.Method, "A(") && !strings.HasPrefix(r.Method, "B(") {
			continue
		}
		n++
		want := "unsupported"
		if r.Method == "A(int)" {
			want = "holds"
		}
		if string(r.Verdict) != want {
			t.Errorf("%s: %s, not %s\n%s", r.Method, r.Verdict, want, columns.Text(doc))
		}
	}
	if n != 10 {
		t.Errorf("%d constructors\n%s", n, columns.Text(doc))
	}
}
