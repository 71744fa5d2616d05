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
// those that stand for methods of the library.
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
}
`

// TestPrivateClass: a method of a private class is checked where others call it.
func TestPrivateClass(t *testing.T) {
	path := filepath.Join(t.TempDir(), "Holder.java")
	if err := os.WriteFile(path, []byte(privateClass), 0o600); err != nil {
		t.Fatal(err)
	}
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, States: verify.ReachableStates, CallsBefore: verify.DefaultCallsBefore,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	lines := strings.Split(privateClass, "\n")
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
		if r.Method == "low()" {
			t.Error("low is checked by itself")
		}
	}
}
