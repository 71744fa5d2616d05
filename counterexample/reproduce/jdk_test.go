package reproduce_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/counterexample/reproduce"
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

// released lets a fake JDK name its version in its file release.
func released(t *testing.T, home, version string) string {
	t.Helper()
	if err := os.WriteFile(filepath.Join(home, "release"), []byte("JAVA_VERSION=\""+version+"\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return home
}

// TestFind looks for JDKs that are not there, too old, or no JDKs, and takes the
// newest of several.
func TestFind(t *testing.T) {
	empty := t.TempDir()
	half := fakeJDK(t, `openjdk version "17.0.1"`)
	if err := os.Remove(filepath.Join(half, "bin", "javac")); err != nil {
		t.Fatal(err)
	}
	old, new11, new21 := fakeJDK(t, `java version "1.8.0_392"`), fakeJDK(t, `openjdk version "11.0.2" 2019-01-15`), fakeJDK(t, `openjdk version "21" 2023-09-19`)
	path := func(home string) string { return filepath.Join(home, "bin") }
	for _, c := range []struct {
		name, home, path, version, missing string
		folders                            []string
	}{
		{name: "on the path", path: path(new11), version: "11.0.2"},
		{name: "in JAVA_HOME", home: new21, path: empty, version: "21"},
		{name: "newer on the path", home: new11, path: path(new21), version: "21"},
		{name: "newer in JAVA_HOME", home: new21, path: path(new11), version: "21"},
		{name: "newest in a usual folder", home: new11, path: path(old), folders: []string{empty, half, new21, old}, version: "21"},
		{name: "by the file release", path: path(released(t, fakeJDK(t, `openjdk version "17.0.9"`), "17.0.9")),
			folders: []string{released(t, fakeJDK(t, `openjdk version "17.0.21"`), "17.0.21"), new11}, version: "17.0.21"},
		{name: "the newest does not run", folders: []string{released(t, fakeJDK(t, "hello"), "99"), new11}, path: empty, version: "11.0.2"},
		{name: "early access", home: fakeJDK(t, `openjdk version "26-ea" 2026-03-17`), path: path(new21), version: "26-ea"},
		{name: "nothing", path: empty, missing: "no JDK was found: there is no javac on the path; install one of version 11 or later"},
		{name: "JAVA_HOME astray", home: empty, path: path(new21), missing: "JAVA_HOME is " + empty + ", but there is no "},
		{name: "no compiler", home: half, path: empty, missing: "javac; install one of version 11 or later, or let JAVA_HOME name its folder"},
		{name: "version 8", home: old, path: empty, missing: "is Java 1.8.0_392, which is too old; install one of version 11 or later"},
		{name: "no Java", home: fakeJDK(t, "hello"), path: empty, missing: "does not say its version"},
	} {
		t.Setenv("PATH", c.path)
		j, err := reproduce.Search{Home: c.home, Folders: c.folders}.Find(context.Background())
		var missing *reproduce.Missing
		switch {
		case c.missing == "" && (err != nil || j.Version != c.version):
			t.Errorf("%s: %v, %v, want version %s", c.name, j, err, c.version)
		case c.missing != "" && (!errors.As(err, &missing) || !strings.Contains(err.Error(), c.missing)):
			t.Errorf("%s: %v, want %s", c.name, err, c.missing)
		}
	}
}

// TestSearch: the folders in which JDKs are usually installed are searched, those
// below the user's own folder among them.
func TestSearch(t *testing.T) {
	s := reproduce.NewSearch(func(name string) (string, bool) {
		v, ok := map[string]string{"JAVA_HOME": "/jdk", "HOME": "/me"}[name]
		return v, ok
	})
	if s.Home != "/jdk" || !slices.Contains(s.Folders, "/usr/lib/jvm/*") || !slices.Contains(s.Folders, filepath.Join("/me", ".jdks/*")) {
		t.Errorf("%+v", s)
	}
}
