package library_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"inspect/java/library"
)

var update = flag.Bool("update", false, "rewrite docs/library.md")

// TestPage: docs/library.md says what is here.
func TestPage(t *testing.T) {
	const page = "../../docs/library.md"
	want := library.Markdown()
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if read(t, page) != want {
		t.Error("docs/library.md differs from what the library has; go test ./java/library -run TestPage -update rewrites it")
	}
	for _, name := range []string{"java.util.HashMap", "java.util.List", "java.lang.Object", "org.cprover.CProver"} {
		if !strings.Contains(want, "| `"+name+"` |") {
			t.Errorf("%s is missing", name)
		}
	}
	for _, m := range library.Models() {
		if m.Name == "java.util.Slots" || strings.ContainsAny(m.Note, "\n|*") {
			t.Errorf("%s: %q", m.Name, m.Note)
		}
	}
}
