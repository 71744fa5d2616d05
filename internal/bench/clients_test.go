package bench

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestClientTable: each method below a folder has a row, with what is broken or in the way.
func TestClientTable(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "A.java"), []byte("class A { }"), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Setenv(asked, "1")
	asked := 0
	c := Clients{Inspect: os.Args[0], Folder: dir, Progress: func(string) { asked++ }}
	got, err := c.Table(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	want := Table{{"method", "bits", "verdict", "seconds"},
		{"`A.f()`", "0", "violated, confirmed: ``", "0.0"}, {"`A.g()`", "0", "unsupported: this", "0.0"}, {"`A.h()`", "0", "holds", "0.0"}}
	if !slices.EqualFunc(got, want, slices.Equal) || asked != 3 {
		t.Errorf("asked %d times: %v", asked, got)
	}
	got = append(got, []string{"`B.C.g()`", "8", "holds, cut off: unwind", "1.5"}, []string{"`B.h(int)`", "8", "violated, confirmed: `x`", "0.5"})
	brief := Table{{"clients", "hold", "broken", "s"},
		{"`A`", "`h` at 0 bits", "`f` at 0 bits, `g (unsupported: this)` at 0 bits", "0.0"}, {"`B`", "`C.g` at 8 bits", "`h` at 8 bits", "1.5"}}
	if is := PerClass(got); !slices.EqualFunc(is, brief, slices.Equal) {
		t.Errorf("in brief: %v", is)
	}
	if err := os.WriteFile(filepath.Join(dir, "B.java"), []byte("class B { /* silent */ }"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Table(context.Background()); err == nil {
		t.Error("no answer is a row")
	}
}
