package parse_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// jdk finds a JDK 17 with its sources: by JAVA_HOME, by the javac on the PATH,
// or where distributions install it.
func jdk(t testing.TB) string {
	t.Helper()
	var homes []string
	if h := os.Getenv("JAVA_HOME"); h != "" {
		homes = append(homes, h)
	}
	if p, err := exec.LookPath("javac"); err == nil {
		if p, err = filepath.EvalSymlinks(p); err == nil {
			homes = append(homes, filepath.Dir(filepath.Dir(p)))
		}
	}
	for _, pattern := range []string{"/usr/lib/jvm/*17*", "/usr/lib/jvm/*"} {
		more, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		homes = append(homes, more...)
	}
	for _, h := range homes {
		release, err := os.ReadFile(filepath.Join(h, "release"))
		if err != nil || !bytes.Contains(release, []byte(`JAVA_VERSION="17`)) {
			// Debian keeps the sources in a folder of their own, without a release file.
			if filepath.Base(h) != "openjdk-17" {
				continue
			}
		}
		if f, err := os.Stat(filepath.Join(h, "lib", "src.zip")); err == nil && f.Size() > 0 {
			return h
		}
	}
	t.Fatal("no sources of JDK 17 (lib/src.zip) found: apt-get install openjdk-17-jdk-headless openjdk-17-source")
	return ""
}

// javaCommand finds the java launcher of a JDK 17 or later.
func javaCommand(t testing.TB) string {
	t.Helper()
	if h := os.Getenv("JAVA_HOME"); h != "" {
		if p := filepath.Join(h, "bin", "java"); exec.Command(p, "-version").Run() == nil {
			return p
		}
	}
	p, err := exec.LookPath("java")
	if err != nil {
		t.Fatal("no java found: apt-get install openjdk-17-jdk-headless openjdk-17-source")
	}
	return p
}

// javaUtil is all of java/util/** of the JDK's sources, by name.
func javaUtil(t testing.TB) map[string]string {
	t.Helper()
	z, err := zip.OpenReader(filepath.Join(jdk(t), "lib", "src.zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	out := map[string]string{}
	for _, f := range z.File {
		if !strings.HasPrefix(f.Name, "java.base/java/util/") || path.Ext(f.Name) != ".java" {
			continue
		}
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err = errors.Join(err, r.Close()); err != nil {
			t.Fatal(err)
		}
		out[f.Name] = string(text)
	}
	if len(out) < 300 {
		t.Fatalf("src.zip holds only %d files of java/util", len(out))
	}
	return out
}

func sortedNames(texts map[string]string) []string {
	names := make([]string, 0, len(texts))
	for n := range texts {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

// columns of the counts, as testdata/parse/Count.java prints them.
var columns = []string{"classes", "methods", "variables", "calls", "creations", "lambdas", "method references",
	"casts", "instanceof", "literals", "binary operators", "conditionals", "statements"}

// count counts what Count.java counts, as javac's tree has it: a constant of an
// enum is a variable with a creation, a component of a record a field, and
// cases and the updates of a for loop are statements.
func count(f *ast.File) []int {
	n := make([]int, len(columns))
	ast.Walk(f, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.ClassDecl:
			n[0]++
		case *ast.ClassBody:
			n[0]++
		case *ast.MethodDecl:
			n[1]++
		case *ast.FieldDecl, *ast.LocalVar, *ast.Param:
			n[2]++
		case *ast.EnumConstant:
			n[2]++
			n[4]++
		case *ast.Call:
			n[3]++
		case *ast.CtorCall:
			n[3]++
		case *ast.New:
			n[4]++
		case *ast.Lambda:
			n[5]++
		case *ast.MethodRef:
			n[6]++
		case *ast.Cast:
			n[7]++
		case *ast.InstanceOf:
			n[8]++
			if x.Name != nil {
				n[2]++
			}
		case *ast.Literal:
			n[9]++
		case *ast.Binary:
			n[10]++
		case *ast.Cond:
			n[11]++
		case *ast.Case:
			n[12]++
		case *ast.For:
			n[12] += len(x.Update)
		case *ast.SwitchExpr:
			for _, c := range x.Cases {
				if _, ok := ruleValue(c); ok {
					n[12]-- // the value of a rule is no statement there
				}
			}
		}
		if s, ok := x.(ast.Stmt); ok {
			switch s.(type) {
			case *ast.LocalVar, *ast.LocalClass, *ast.Empty:
			default:
				n[12]++
			}
		}
		return true
	})
	return n
}

func ruleValue(c *ast.Case) (ast.Expr, bool) {
	if !c.Arrow {
		return nil, false
	}
	s, ok := c.Body[0].(*ast.ExprStmt)
	if !ok {
		return nil, false
	}
	return s.X, true
}

// javacCounts runs Count.java over texts in one virtual machine.
func javacCounts(t *testing.T, texts map[string]string) map[string][]int {
	t.Helper()
	dir := t.TempDir()
	names := sortedNames(texts)
	for _, n := range names {
		p := filepath.Join(dir, filepath.FromSlash(n))
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(texts[n]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	list := filepath.Join(dir, "list")
	if err := os.WriteFile(list, []byte(strings.Join(names, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	cmd := exec.Command(javaCommand(t), filepath.FromSlash("../testdata/parse/Count.java"), dir, list)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("Count.java: %v\n%s", err, stderr.String())
	}
	counts := map[string][]int{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		words := strings.Fields(line)
		row := make([]int, len(words)-1)
		for i, w := range words[1:] {
			if _, err := fmt.Sscan(w, &row[i]); err != nil {
				t.Fatalf("Count.java printed %q", line)
			}
		}
		counts[words[0]] = row
	}
	return counts
}

// All of java/util of the JDK parses, and the tree has as many of everything
// as javac's.
func TestJavaUtilAgainstJavac(t *testing.T) {
	texts := javaUtil(t)
	want := javacCounts(t, texts)
	total := make([]int, len(columns))
	var mu sync.Mutex
	var wg sync.WaitGroup
	names := make(chan string)
	for i := 0; i < runtime.GOMAXPROCS(0); i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for n := range names {
				f, ds := parse.File(source.NewFile(n, texts[n]))
				for _, d := range ds {
					t.Error(d.Format())
				}
				if f == nil {
					continue
				}
				got, w := count(f), want[n]
				mu.Lock()
				if len(w) != len(columns) {
					t.Errorf("%s: javac counted %d things, want %d", n, len(w), len(columns))
				}
				for i := range w {
					total[i] += got[i]
					if got[i] != w[i] {
						t.Errorf("%s: %d %s, javac has %d", n, got[i], columns[i], w[i])
					}
				}
				mu.Unlock()
			}
		}()
	}
	for _, n := range sortedNames(texts) {
		names <- n
	}
	close(names)
	wg.Wait()
	for i, c := range columns {
		if total[i] < 100 {
			t.Errorf("only %d %s were compared", total[i], c)
		}
	}
	t.Logf("%d files, %v of %v", len(texts), total, columns)
}

// cpuTime is the processor time this process has used.
func cpuTime(tb testing.TB) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkParse parses java/util/** and reports megabytes per second of
// processor time, garbage collection included.
func BenchmarkParse(b *testing.B) {
	texts := javaUtil(b)
	names := sortedNames(texts)
	size := 0
	for _, x := range texts {
		size += len(x)
	}
	b.SetBytes(int64(size))
	b.ReportAllocs()
	b.ResetTimer()
	start := cpuTime(b)
	for i := 0; i < b.N; i++ {
		for _, n := range names {
			if f, ds := parse.File(source.NewFile(n, texts[n])); f == nil || len(ds) > 0 {
				b.Fatalf("%s does not parse", n)
			}
		}
	}
	b.ReportMetric(float64(size)*float64(b.N)/1e6/(cpuTime(b)-start).Seconds(), "MB/cpu-s")
}
