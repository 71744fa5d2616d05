package library_test

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// kinds are the subjects of testdata/Driver.java.
var kinds = []string{
	"ArrayList", "LinkedList", "Vector", "Stack", "List.of", "Arrays.asList", "synchronizedList", "synchronizedSet", "synchronizedMap", "synchronizedCollection", "ArrayDeque", "PriorityQueue",
	"HashSet", "LinkedHashSet", "TreeSet", "HashMap", "LinkedHashMap", "ConcurrentHashMap", "TreeMap", "TreeMap.view", "TreeSet.view", "EnumMap", "EnumSet", "BitSet", "Arrays", "atomics", "locks", "others", "streams",
}

// shared are the classes of java.util that a model shares with the JDK on the JVM,
// because the language or other classes name them.
var shared = regexp.MustCompile(`Exception\.java$|^(Iterator|PrimitiveIterator|Spliterator|Comparator|Comparators)\.java$`)

// named is a line that names a package or a class of java.util.
var named = regexp.MustCompile(`(?m)^(package|import) java\.util\.?([\w.]*);$`)

// arbitrary stands in place of the class of that name, whose values are the same here.
const arbitrary = `package inspect;

public final class Arbitrary {
    private static final java.util.Random R = new java.util.Random(1);

    public static boolean booleanValue() {
        return R.nextBoolean();
    }

    public static int intValue() {
        return R.nextInt();
    }

    public static int index(int n) {
        return R.nextInt(n);
    }
}
`

// alike is the native method of Arrays whose calls are an expression of core, and
// alikeOnJVM what it does.
const (
	alike      = "private static native <T> T[] alike(T[] a, int length)"
	alikeOnJVM = " { return (T[]) java.lang.reflect.Array.newInstance(a.getClass().getComponentType(), length); }"
)

// driver is a JVM that runs one sequence a line.
type driver struct {
	mu  sync.Mutex
	in  io.WriteCloser
	out *bufio.Scanner
}

// call gives what a sequence gave.
func (d *driver) call(line string) (string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := fmt.Fprintln(d.in, line); err != nil {
		return "", err
	}
	if !d.out.Scan() {
		return "", fmt.Errorf("the JVM ended: %v", d.out.Err())
	}
	return d.out.Text(), nil
}

// start runs a class on the JVM until the test ends.
func start(t *testing.T, dir, class string) *driver {
	t.Helper()
	cmd := exec.Command("java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-cp", dir, class)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		cmd.Wait()
	})
	s := bufio.NewScanner(out)
	s.Buffer(nil, 1<<24)
	return &driver{in: in, out: s}
}

// compile compiles the models under another package, beside the drivers for them and
// the drivers for the JDK's classes.
func compile(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("javac"); err != nil {
		t.Fatal("javac is not installed; scripts/setup test installs it")
	}
	dir := t.TempDir()
	var files []string
	write := func(name, text string) {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, path)
	}
	for _, glob := range []string{"java/util/*.java", "java/util/stream/*.java", "java/util/concurrent/*.java", "java/util/concurrent/atomic/*.java", "java/util/concurrent/locks/*.java"} {
		models, err := filepath.Glob(glob)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range models {
			if shared.MatchString(filepath.Base(m)) {
				continue
			}
			text := strings.Replace(read(t, m), "package java.util;", "package java.util;\n\nimport java.util.*;", 1)
			text = named.ReplaceAllStringFunc(text, func(line string) string {
				n := named.FindStringSubmatch(line)
				if _, err := os.Stat("java/util/" + strings.ReplaceAll(n[2], ".", "/") + ".java"); n[1] == "import" && (err != nil || shared.MatchString(n[2]+".java") || strings.HasPrefix(n[2], "function.")) {
					return line
				}
				return n[1] + " model." + strings.TrimPrefix(line, n[1]+" ")
			})
			write("model/"+m, strings.Replace(text, alike+";", strings.Replace(alike, "native ", "", 1)+alikeOnJVM, 1))
		}
	}
	write("model/Arbitrary.java", arbitrary)
	write("model/Read.java", read(t, "inspect/Read.java"))
	write("model/Elements.java", read(t, "inspect/Elements.java"))
	for _, class := range []string{"Driver", "Calls"} {
		text := read(t, "testdata/"+class+".java")
		write("model/"+class+".java", strings.NewReplacer("PACKAGE", "model.java.util", "STREAM", "model.java.util.stream", "CONCURRENT", "model.java.util.concurrent").Replace(text))
		write("jdk/"+class+".java", strings.NewReplacer("PACKAGE", "jdk", "STREAM", "java.util.stream", "CONCURRENT", "java.util.concurrent").Replace(text))
	}
	out := filepath.Join(dir, "out")
	if text, err := exec.Command("javac", append([]string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-d", out}, files...)...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, text)
	}
	return out
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestModels runs random sequences of calls on the models and on the JDK's classes:
// results, exceptions, iteration, text, equals and hashCode agree, up to an order of
// iteration that is open. It runs 500 sequences a kind, unless told by -rapid.checks.
func TestModels(t *testing.T) {
	dir := compile(t)
	model, jdk := start(t, dir, "model.java.util.Driver"), start(t, dir, "jdk.Driver")
	told := false
	flag.Visit(func(f *flag.Flag) { told = told || f.Name == "rapid.checks" })
	if !told {
		if err := flag.Set("rapid.checks", "500"); err != nil {
			t.Fatal(err)
		}
	}
	for _, kind := range kinds {
		t.Run(kind, func(t *testing.T) {
			rapid.Check(t, func(r *rapid.T) {
				numbers := rapid.SliceOfN(rapid.Custom(func(r *rapid.T) [3]int {
					return [3]int{
						rapid.IntRange(0, 123).Draw(r, "call"), rapid.IntRange(-1, 11).Draw(r, "a"), rapid.IntRange(-1, 11).Draw(r, "b"),
					}
				}), 1, 14).Draw(r, "calls")
				line := fmt.Sprintf("%s %d", kind, rapid.IntRange(0, 5).Draw(r, "made"))
				for _, n := range numbers {
					line += fmt.Sprintf(" %d %d %d", n[0], n[1], n[2])
				}
				got, err := model.call(line)
				if err != nil {
					r.Fatal(err)
				}
				want, err := jdk.call(line)
				if err != nil {
					r.Fatal(err)
				}
				if got != want {
					r.Fatalf("%s\nmodel %s\n  JDK %s", line, got, want)
				}
			})
		})
	}
}
