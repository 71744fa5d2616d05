package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestColourForced: CLICOLOR_FORCE asks for colour where there is no terminal, and NO_COLOR counts more.
func TestColourForced(t *testing.T) {
	file := filepath.Join(t.TempDir(), "A.java")
	if err := os.WriteFile(file, []byte("class A { int f(int x) { return x; } }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		force, no string
		want      bool
	}{{"", "", false}, {"1", "", true}, {"0", "", false}, {"1", "1", false}} {
		t.Setenv("CLICOLOR_FORCE", k.force)
		t.Setenv("NO_COLOR", k.no)
		var out bytes.Buffer
		if code := run([]string{"inspect", "check", file, "-v", "--no-config"}, &out, &out); code != 0 {
			t.Fatalf("exit code %d\n%s", code, out.String())
		}
		if has := strings.Contains(out.String(), "\x1b["); has != k.want {
			t.Errorf("CLICOLOR_FORCE=%s NO_COLOR=%s: colour: %v", k.force, k.no, has)
		}
	}
}
