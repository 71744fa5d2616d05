package reproduce_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/reproduce"
)

// fakeJDK makes a folder with a javac and a java that prints text as its version.
func fakeJDK(t *testing.T, text string) string {
	t.Helper()
	home := t.TempDir()
	bin := filepath.Join(home, "bin")
	if err := os.Mkdir(bin, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, script := range map[string]string{"javac": "#!/bin/sh\n", "java": "#!/bin/sh\necho '" + text + "' >&2\n"} {
		if err := os.WriteFile(filepath.Join(bin, name), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

// TestFind looks for JDKs that are not there, too old, or no JDKs.
func TestFind(t *testing.T) {
	real := jdk(t)
	empty := t.TempDir()
	half := fakeJDK(t, `openjdk version "17.0.1"`)
	if err := os.Remove(filepath.Join(half, "bin", "javac")); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, home, path, version, missing string
	}{
		{name: "on the path", path: os.Getenv("PATH"), version: real.Version},
		{name: "in JAVA_HOME", home: fakeJDK(t, `openjdk version "21" 2023-09-19`), version: "21"},
		{name: "version 11", home: fakeJDK(t, `openjdk version "11.0.2" 2019-01-15`), version: "11.0.2"},
		{name: "early access", home: fakeJDK(t, `openjdk version "26-ea" 2026-03-17`), version: "26-ea"},
		{name: "nothing", path: empty, missing: "no JDK was found: there is no javac on the path; install one of version 11 or later"},
		{name: "JAVA_HOME astray", home: empty, path: os.Getenv("PATH"), missing: "JAVA_HOME is " + empty + ", but there is no "},
		{name: "no compiler", home: half, missing: "javac; install one of version 11 or later, or let JAVA_HOME name its folder"},
		{name: "version 8", home: fakeJDK(t, `java version "1.8.0_392"`), missing: "is Java 1.8.0_392, which is too old; install one of version 11 or later"},
		{name: "no Java", home: fakeJDK(t, "hello"), missing: "does not say its version"},
	} {
		t.Setenv("PATH", c.path)
		j, err := reproduce.Find(context.Background(), func(name string) (string, bool) {
			if name != "JAVA_HOME" {
				t.Errorf("%s: looks at %s", c.name, name)
			}
			return c.home, c.home != ""
		})
		var missing *reproduce.Missing
		switch {
		case c.missing == "" && (err != nil || j.Version != c.version):
			t.Errorf("%s: %v, %v, want version %s", c.name, j, err, c.version)
		case c.missing != "" && (!errors.As(err, &missing) || !strings.Contains(err.Error(), c.missing)):
			t.Errorf("%s: %v, want %s", c.name, err, c.missing)
		}
	}
}
