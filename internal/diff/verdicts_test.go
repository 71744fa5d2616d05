package diff

import (
	"context"
	"testing"
	"time"

	"inspect"
)

// changes are small programs before and after a change that a caller can see: none of their methods may be the same.
var changes = []struct {
	name, before, now string
	want              Verdict // of all methods together
}{
	{"message", `class A { static void pay(int n) { if (n < 0) throw new IllegalArgumentException("neg"); } }`,
		`class A { static void pay(int n) { if (n < 0) throw new IllegalArgumentException("minus"); } }`, Different},
	{"message of a class of the program", `class A { static class Full extends RuntimeException { Full(String s) { super(s); } } static void add() { throw new Full("a"); } }`,
		`class A { static class Full extends RuntimeException { Full(String s) { super(s); } } static void add() { throw new Full("b"); } }`, Different},
	{"message of a class whose messages may be Java's", `class A { static void at(int n) { if (n == 3) throw new IndexOutOfBoundsException("three"); } }`,
		`class A { static void at(int n) { if (n == 3) throw new IndexOutOfBoundsException("3"); } }`, NotDecided},
	{"message of the cause", `class A { static void load() { throw new IllegalStateException("failed", new RuntimeException("x")); } }`,
		`class A { static void load() { throw new IllegalStateException("failed", new RuntimeException("y")); } }`, Different},
	{"cause", `class A { static void load() { throw new IllegalStateException("failed", new RuntimeException("x")); } }`,
		`class A { static void load() { throw new IllegalStateException("failed"); } }`, Different},
	{"field of an exception", `class A { static void f(int n) { throw new X(n); } } class X extends RuntimeException { private final int n; X(int n) { this.n = n; } int n() { return n; } }`,
		`class A { static void f(int n) { throw new X(n + 1); } } class X extends RuntimeException { private final int n; X(int n) { this.n = n; } int n() { return n; } }`, NotDecided},
	{"order of constants", `class A { enum Side { LEFT, RIGHT } static Side of(int n) { return n > 0 ? Side.LEFT : Side.RIGHT; } }`,
		`class A { enum Side { RIGHT, LEFT } static Side of(int n) { return n > 0 ? Side.LEFT : Side.RIGHT; } }`, Different},
}

// TestChanges: what a caller sees of a change is found, or left undecided.
func TestChanges(t *testing.T) {
	for _, c := range changes {
		t.Run(c.name, func(t *testing.T) {
			found := changed(t, c.before, c.now)
			if got := verdictOf(found); got != c.want || len(found.Methods) == 0 {
				t.Errorf("%s, want %s\n%s", got, c.want, listed(found))
			}
		})
	}
}

// changed compares what a change concerns, without a JVM.
func changed(t *testing.T, before, now string) *Found {
	t.Helper()
	o := Options{Revision: "HEAD", NoJVM: true}
	o.Check.Bounds = inspect.Bounds{Objects: 2, ArrayLength: 2, Unwind: 3, StringLength: 2}
	o.Check.CallsBefore, o.Check.Jobs, o.Check.Timeout = 2, 1, 20*time.Second
	found, err := compare(context.Background(), o, sides(before, now))
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// unseen are small programs before and after a change that no caller sees.
var unseen = []struct{ name, before, now string }{
	{"messages", `class A { static void pay(int n) { if (n < 0) throw new IllegalArgumentException("neg " + n); } }`,
		`class A { static void pay(int n) { if (0 > n) { String s = "neg " + n; throw new IllegalArgumentException(s); } } }`},
}

// TestUnseen: what no caller sees of a change is the same.
func TestUnseen(t *testing.T) {
	for _, c := range unseen {
		t.Run(c.name, func(t *testing.T) {
			found := changed(t, c.before, c.now)
			if got := verdictOf(found); got != Same || len(found.Methods) == 0 {
				t.Errorf("%s, want same\n%s", got, listed(found))
			}
		})
	}
}
