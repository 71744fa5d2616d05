package verify

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/internal/halt"
	"inspect/java/types"
	"inspect/report"
)

// TestRecovered: a fault of ours before the check of a method costs that method, and no other; one of code
// that is stopped goes on.
func TestRecovered(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "A.java")
	if err := os.WriteFile(path, []byte("class A { static int f(int x) { return 1 / (x * x + 1); } static int g(int x) { return 2 / (x * x + 1); } }"), 0o666); err != nil {
		t.Fatal(err)
	}
	r, ms := openFor(t, &Config{Paths: []string{path}})
	r.failed = map[*types.Method]any{}
	if p := recovered(func() { panic("no meaning") }); p != "no meaning" {
		t.Fatalf("recovered %v", p)
	} else {
		r.failed[ms[0]] = p
	}
	if p := recovered(func() {}); p != nil {
		t.Errorf("recovered %v where nothing failed", p)
	}
	if res := r.first(context.Background(), ms[0]); res.Verdict != report.Failed || !strings.Contains(res.Reason, "no meaning") {
		t.Errorf("%s: %s %s", ms[0].Name, res.Verdict, res.Reason)
	}
	if res := r.first(context.Background(), ms[1]); res != nil && res.Verdict == report.Failed {
		t.Errorf("%s: %s", ms[1].Name, res.Reason)
	}
	defer func() {
		if _, stopped := recover().(*halt.Stopped); !stopped {
			t.Error("what was stopped goes on")
		}
	}()
	recovered(func() { panic(&halt.Stopped{}) })
}
