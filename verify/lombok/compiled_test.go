package lombok

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// TestCompiled: what an annotation adds that is not followed is known by a class file, unless that is older
// than the source.
func TestCompiled(t *testing.T) {
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("there is no javac")
	}
	dir := t.TempDir()
	write := func(name, text string) string {
		t.Helper()
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	path := write("src/p/A.java", "package p; import lombok.*; import java.util.List; class A { static class In<T> { @Getter @With private int x; T t; int own(List<String> l, T... ts) { return x; } } static class One { @With int x; } }")
	made := write("made/p/A.java", `package p; import java.util.List; class A { static class In<T> { private int x; T t; int own(List<String> l, T... ts) { return x; }
		public int getX() { return x; } public In<T> withX(int x) { return this; } public In(int x, String s) { } static class Names { } static final int K = 3; } static class One { int x; One withX(int x) { return this; } } }`)
	classes := filepath.Join(dir, "classes")
	if out, err := exec.Command("javac", "-d", classes, made).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	members := func(index int) (unread bool, out []string) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f, ds := parse.File(source.NewFile(path, string(text)))
		if len(ds) > 0 {
			t.Fatal(ds)
		}
		x := &Expander{Folders: []string{classes}}
		in := x.File(f).Types[0].Members[index].(*ast.ClassDecl)
		for _, m := range in.Members {
			key := memberKey(m)
			if d, ok := m.(*ast.MethodDecl); ok && d.Spec != nil && len(d.Spec.Unread) > 0 {
				key += " unknown"
			}
			out = append(out, key)
		}
		slices.Sort(out)
		return in.Unread != nil, out
	}
	for i, want := range []string{
		"class Names|field K|field t|field x|method In(int,String,) unknown|method getX()|method own(List,T[],)|method withX(int,) unknown",
		"field x|method withX(int,) unknown",
	} {
		unread, got := members(i)
		if s := strings.Join(got, "|"); unread || s != want {
			t.Errorf("unread %t, %s\nwant %s", unread, s, want)
		}
	}
	late := time.Now().Add(time.Hour)
	if err := os.Chtimes(path, late, late); err != nil {
		t.Fatal(err)
	}
	if unread, _ := members(0); !unread {
		t.Error("a class file counts that is older than the source")
	}
}
