package buildfile

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
	"pgregory.net/rapid"
)

var update = flag.Bool("update", false, "rewrite testdata/*.txtar")

// TestBuilds reads each build of testdata, and compares what it says, and the settings that follow.
func TestBuilds(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			dir, below := lay(t, a)
			home := filepath.Join(dir, "home")
			b := Read(filepath.Join(dir, "project", below), Machine{Home: home, Lookup: func(string) string { return "" }})
			got := "nothing\n"
			if b != nil {
				got = dump(b) + b.Settings(b.Folder, home)
			}
			got = strings.NewReplacer(filepath.Join(dir, "project"), "$PROJECT", home, "$HOME", dir, "$DIR").Replace(got)
			last := &a.Files[len(a.Files)-1]
			if *update {
				last.Data = []byte(got)
				if err := os.WriteFile(file, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if d := cmp.Diff(string(last.Data), got); d != "" {
				t.Error(d)
			}
		})
	}
}

// lay writes the files of an archive but the last one, and gives the folder of the project to read.
func lay(t *testing.T, a *txtar.Archive) (dir, below string) {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range a.Files[:len(a.Files)-1] {
		if f.Name == "folder" {
			below = strings.TrimSpace(string(f.Data))
			continue
		}
		text := strings.NewReplacer("$PROJECT", filepath.Join(dir, "project"), "$HOME", filepath.Join(dir, "home")).Replace(string(f.Data))
		write(t, filepath.Join(dir, filepath.FromSlash(f.Name)), text)
	}
	return dir, below
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// dump is all that a build says.
func dump(b *Build) string {
	var t strings.Builder
	fmt.Fprintf(&t, "%s, Java %q (%s)\n", b.Tool, b.Level, b.LevelAt.In(b.Folder))
	for _, l := range []struct {
		name string
		all  []string
	}{{"file", b.Files}, {"source", b.Sources}, {"generated", b.Generated}, {"other", b.Others}, {"classes", b.Classes}} {
		for _, path := range l.all {
			fmt.Fprintf(&t, "%s %s\n", l.name, Name(b.Folder, path))
		}
	}
	for _, l := range b.Libraries {
		where := l.Path
		if where == "" {
			where = "not here"
		}
		fmt.Fprintf(&t, "library %s: %s (%s)\n", l.Name, where, l.In(b.Folder))
	}
	for _, p := range b.Problems {
		fmt.Fprintf(&t, "problem %s: %s%s\n", p.In(b.Folder), p.Text, map[bool]string{true: " (unread)"}[p.IsFileError])
	}
	for _, p := range b.Conflicts {
		fmt.Fprintf(&t, "conflict %s: %s\n", p.In(b.Folder), p.Text)
	}
	if b.Command != "" {
		fmt.Fprintf(&t, "in %s: %s\n", Name(b.Folder, b.Root), b.Command)
	}
	return t.String() + "\n"
}

// TestOf finds the build of paths: of its sources and tests, and not of what lies beside them.
func TestOf(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	module := func(name string) string {
		return "<project><groupId>g</groupId><artifactId>" + name + "</artifactId><version>1</version></project>"
	}
	for name, text := range map[string]string{"a/pom.xml": module("a"), "a/src/main/java/p/A.java": "", "a/src/test/java/p/T.java": "", "a/Loose.java": "",
		"b/pom.xml": module("b"), "b/src/main/java/p/B.java": "", "c/C.java": ""} {
		write(t, filepath.Join(dir, filepath.FromSlash(name)), text)
	}
	for _, c := range []struct {
		paths string
		want  string // folders of sources; empty: no build
	}{
		{"a", "a"}, {"a/src", "a"}, {"a/src/main/java", "a"}, {"a/src/main/java/p/A.java", "a"}, {"a/src/test/java/p/T.java", "a"},
		{"a/Loose.java", ""}, {"c/C.java", ""}, {"a c", ""}, {"a b", "a b"}, {"a/src/main/java b/src/main/java/p/B.java", "a b"},
	} {
		var paths []string
		for _, p := range strings.Fields(c.paths) {
			paths = append(paths, filepath.Join(dir, filepath.FromSlash(p)))
		}
		var got []string
		if b := Of(paths, Machine{Lookup: os.Getenv}); b != nil {
			for _, s := range b.Sources {
				got = append(got, strings.Split(Name(dir, s), string(filepath.Separator))[0])
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: sources of %v, want %q", c.paths, got, c.want)
		}
	}
}

// TestLarge says of a file that is too large that it is, and where elements are too deep.
func TestLarge(t *testing.T) {
	dir := t.TempDir()
	for text, want := range map[string]string{
		"<project>" + strings.Repeat(" ", mostBytes) + "</project>": "it has more than 16777216 bytes",
		"<project>\n" + strings.Repeat("<a>", 100_000):              "its elements are more than 200 deep",
	} {
		write(t, filepath.Join(dir, "pom.xml"), text)
		b := Read(dir, Machine{Lookup: os.Getenv})
		if len(b.Problems) != 1 || !strings.Contains(b.Problems[0].Text, want) || !b.Problems[0].IsFileError {
			t.Errorf("%v, want %s", b.Problems, want)
		}
	}
}

// TestStale: the class path that Maven wrote does not count where the pom is newer.
func TestStale(t *testing.T) {
	dir := t.TempDir()
	pom, written := filepath.Join(dir, "pom.xml"), filepath.Join(dir, "target", "classpath.txt")
	write(t, pom, "<project><artifactId>a</artifactId></project>")
	write(t, written, filepath.Join(dir, "a.jar"))
	libraries := func() int { return len(Read(dir, Machine{Lookup: os.Getenv}).Libraries) }
	if n := libraries(); n != 1 {
		t.Errorf("%d libraries, want 1", n)
	}
	old := time.Now().Add(-time.Hour)
	if err := os.Chtimes(written, old, old); err != nil {
		t.Fatal(err)
	}
	if n := libraries(); n != 0 {
		t.Errorf("%d libraries of a file that is older than the pom, want none", n)
	}
}

// TestCompareVersions orders versions as Gradle does.
func TestCompareVersions(t *testing.T) {
	in := []string{"1.0-rc1", "1.0", "1.9", "1.10", "1.10.1", "2"}
	for i, a := range in {
		for j, b := range in {
			if got := compareVersions(a, b); (got < 0) != (i < j) || (got > 0) != (i > j) {
				t.Errorf("%s and %s: %d", a, b, got)
			}
		}
	}
}

// TestAnyText: no text of a build file makes the reader panic, or go on for ever.
func TestAnyText(t *testing.T) {
	pieces := []string{"dependencies", " {", "}", "(", ")", "[", "]", "'", `"`, `"""`, "\n", "\\", "//", "/*", "*/", ",", ":", "implementation ", "api", "'a:b:1'",
		"sourceSets", "main", "java", "srcDirs = ", "include", "project(':a')", "libs.a", "files(", "fileTree(dir: 'x'", "=", "$", "${", "group: ", "name: ",
		"<project>", "</project>", "<parent>", "<", ">", "&", "<!--", "<![CDATA[", "<classpath>", "<classpathentry kind='src'/>", "é", "\x00", "\xff"}
	dir := t.TempDir()
	rapid.Check(t, func(r *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom(pieces), 0, 40).Draw(r, "text"), "")
		name := rapid.SampledFrom([]string{"build.gradle", "settings.gradle.kts", "pom.xml", ".classpath"}).Draw(r, "name")
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			r.Fatal(err)
		}
		defer os.Remove(path)
		if b := Read(dir, Machine{Lookup: func(string) string { return "" }}); b == nil {
			r.Fatal("no build")
		}
	})
}
