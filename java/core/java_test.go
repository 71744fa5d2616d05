package core

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// onJVM compiles files and runs class Show.
func onJVM(t *testing.T, dir, show string, files ...string) string {
	t.Helper()
	for _, args := range [][]string{append([]string{"javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-d", dir}, files...), {"java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, show}} {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		cmd := exec.CommandContext(ctx, args[0], args[1:]...)
		var out, errs bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &errs
		if err := cmd.Run(); err != nil {
			t.Fatalf("%s: %v\n%s", args[0], err, errs.String())
		}
		if args[0] == "java" {
			return out.String()
		}
	}
	return ""
}

const showJava = `class Show { public static void main(String[] args) { System.out.print(Main.all()); } }`

// TestJava: programs in which every construct leaves a trace do the same on the JVM
// as their core.
func TestJava(t *testing.T) {
	for name, least := range map[string]int{"Main.java": 900, "Generics.java": 500, "Lambdas.java": 900, "Handles.java": 450} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			sameOnJVM(t, filepath.Join("..", "..", "testdata", "core", name), least)
		})
	}
}

// sameOnJVM compares what a program says with what its core says, which is at least
// so many characters.
func sameOnJVM(t *testing.T, original string, least int) {
	text, err := os.ReadFile(original)
	if err != nil {
		t.Fatal(err)
	}
	w := world(t, string(text))
	p := NewProgram(w)
	for _, m := range methods(t, w) {
		for _, d := range w.ResolveBody(m) {
			if d.Code != source.Unsupported { // what later stages refuse is lowered all the same
				t.Fatalf("%s", d.Format())
			}
		}
		if b := p.Body(m); b != nil {
			Check(b)
		}
	}
	var printed strings.Builder
	if err := p.FprintJava(&printed, "core", w.Classes()); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	want := onJVM(t, filepath.Join(dir, "a"), "Show", original, file("a/Show.java", showJava))
	got := onJVM(t, filepath.Join(dir, "b"), "core.Show", file("b/core/Main.java", printed.String()), file("b/core/Show.java", "package core; "+showJava))
	if len(want) < least {
		t.Errorf("the program says too little: %q", want)
	}
	if got == want {
		return
	}
	ws, gs := strings.Split(want, ";"), strings.Split(got, ";")
	for i := range ws {
		if i >= len(gs) || gs[i] != ws[i] {
			t.Fatalf("%q differ: after %q\nthe JVM says %q\nthe core says %q\n%s", original, ws[max(i-3, 0):i], ws[i:min(i+3, len(ws))], gs[i:min(i+3, len(gs))], printed.String())
		}
	}
	t.Error("the core says more")
}

// TestJavaCompiles: the core of the programs that come with the tests is Java that a
// compiler takes.
func TestJavaCompiles(t *testing.T) {
	dir := t.TempDir()
	var files []string
	refused := 0
	for _, folder := range []string{"../../testdata/oracle", "../../internal/oracle/testdata", "../../testdata/lists", "../../testdata/structures"} {
		names, err := filepath.Glob(filepath.Join(folder, "*.java"))
		if err != nil || len(names) == 0 {
			t.Fatalf("no programs in %s: %v", folder, err)
		}
		for _, name := range names {
			if filepath.Base(name) == "Reached.java" {
				continue // it has loops that a compiler takes for unreachable
			}
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			f, ds := parse.File(source.NewFile(name, string(text)))
			if len(ds) > 0 {
				t.Fatalf("%s", ds[0].Format())
			}
			w, ds := types.NewWorld([]*ast.File{f}, config)
			good := clean(ds)
			for _, m := range methods(t, w) {
				good = good && clean(w.ResolveBody(m))
			}
			var b strings.Builder
			pkg := fmt.Sprintf("p%d", len(files))
			if !good || NewProgram(w).FprintJava(&b, pkg, w.Classes()) != nil {
				refused++
				continue
			}
			path := filepath.Join(dir, pkg+".java")
			if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			files = append(files, path)
		}
	}
	t.Logf("%d programs, %d are not printed", len(files), refused)
	if len(files) < 40 {
		t.Errorf("only %d programs", len(files))
	}
	for _, other := range []string{"inspect/Read", "org/cprover/CProver", "org/sosy_lab/sv_benchmarks/Verifier"} { // what javac does not have
		files = append(files, filepath.Join("..", "library", other+".java"))
	}
	cmd := exec.CommandContext(t.Context(), "javac", append([]string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-proc:none", "-Xmaxerrs", "10", "-d", dir}, files...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("javac: %v\n%s", err, out)
	}
}

// TestJavaRefuses: what has no translation is named.
func TestJavaRefuses(t *testing.T) {
	w := world(t, "class A { Object m(Class<?> c) { return java.lang.reflect.Array.newInstance(c, 1); } }")
	var b strings.Builder
	err := NewProgram(w).FprintJava(&b, "p", w.Classes())
	if err == nil || !strings.Contains(err.Error(), "an array of a class that is a value") || b.Len() > 0 {
		t.Errorf("the error is %v, printed is %q", err, b.String())
	}
}
