package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// privateClass has a private class: what its methods do counts where others call them, but for
// those that stand for methods of the library. A constructor of an abstract class counts where those
// of its subclasses call it.
const privateClass = `public class Holder {
    private Cell first;
    public void add(int v) { first = new Cell(v, first); }
    public int good() { return first == null || first.next == null ? 0 : first.low(); }
    public int bad() { return first == null ? 0 : first.low(); } // violated
    private static class Cell implements Comparable<Cell> {
        private final int value;
        private final Cell next;
        Cell(int value, Cell next) { this.value = value; this.next = next; }
        int low() { return next.value; }
        int gone() { return next.value; } // nothing-to-check
        public int compareTo(Cell o) { return Integer.compare(value, o.next.value); } // inconclusive
    }
    private static class Base { public int part(int x) { return 12 / x; } } // needs
    public static class Sub extends Base { }
    public interface Shape { int area(int k); }
    private static class Square implements Shape { public int area(int k) { return 10 / k; } } // needs
    public abstract static class Table {
        protected final int[] cells;
        protected Table(int n) { cells = new int[lengthOf(n)]; }
        abstract int lengthOf(int n);
    }
    public static class Pairs extends Table {
        public Pairs(int n) { super(n); }
        int lengthOf(int n) { return 2; }
    }
    public static class Any extends Table {
        public Any(int n) { super(n); } // needs
        int lengthOf(int n) { return n; }
    }
    public static int area() { return new Square().area(2) + new Sub().part(1); }
}
`

// TestPrivateClass: a method of a private class is checked where others call it.
func TestPrivateClass(t *testing.T) {
	path := filepath.Join(t.TempDir(), "Holder.java")
	if err := os.WriteFile(path, []byte(privateClass), 0o600); err != nil {
		t.Fatal(err)
	}
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, States: verify.ReachableStates, CallsBefore: verify.DefaultCallsBefore, Needs: verify.NeedsOn,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	lines := strings.Split(privateClass, "\n")
	others := 0 // that code outside of the class can call after all
	for _, r := range doc.Results {
		_, want, _ := strings.Cut(lines[r.Line-1], "} // ")
		if want == "" {
			if want = string(report.Holds); r.Verdict == report.Nothing {
				continue
			}
		}
		if string(r.Verdict) != want {
			t.Errorf("%s: %s (%s), want %s", r.Method, r.Verdict, r.Reason, want)
		}
		if strings.HasPrefix(r.Method, "part(") || strings.HasPrefix(r.Method, "area(int") {
			others++
		}
		if r.Method == "low()" || r.Method == "Table(int)" {
			t.Errorf("%s is checked by itself", r.Method)
		}
	}
	if others != 2 {
		t.Errorf("%d methods of private classes that others can call are checked by themselves, want 2", others)
	}
}
