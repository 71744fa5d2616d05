package diff

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"inspect"
	"inspect/counterexample/reproduce"
	"inspect/java/ast"
	javasource "inspect/java/source"
	"inspect/parse"
)

// mutantsPerClass is how many mutants of each class a run takes.
const mutantsPerClass = 6

// TestOracle compares what is said of classes and mutants of them with what all short sequences of calls with small
// arguments show on a JVM: a mutant that these tell from its class must not be called the same, and a class is the
// same as itself.
func TestOracle(t *testing.T) {
	files, err := filepath.Glob("testdata/oracle/*.java")
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(1, 7))
	total := mutantsPerClass
	if n, err := strconv.Atoi(os.Getenv("MUTANTS")); err == nil {
		total = n
	}
	for _, path := range files {
		class := strings.TrimSuffix(filepath.Base(path), ".java")
		if class == "Enumerate" {
			continue
		}
		text := read(t, path)
		mutants := append([]string{text}, sample(dice, mutantsOf(t, text), total)...)
		mutants, differs := enumerate(t, class, text, mutants)
		t.Run(class, func(t *testing.T) {
			agreed, shown := 0, 0
			for i, m := range mutants {
				found := compared(t, class, text, m)
				if i == 0 && (len(found.Methods) == 0 || verdictOf(found) != Same) {
					t.Errorf("%s is not the same as itself: %s", class, listed(found))
				}
				switch {
				case differs[i] != "same" && differs[i] != "unknown" && verdictOf(found) == Same:
					t.Errorf("a mutant is called the same that differs: %s\n%s\n%s", differs[i], changedLine(text, m), listed(found))
				case verdictOf(found) == Different:
					shown++
				case verdictOf(found) == Same:
					agreed++
				default:
					t.Logf("not decided: %s\n%s", changedLine(text, m), listed(found))
				}
			}
			t.Logf("%d mutants: %d different, %d same", len(mutants)-1, shown, agreed-1)
			if shown < (len(mutants)-1)/2 {
				t.Errorf("of %d mutants %d are shown to differ", len(mutants)-1, shown)
			}
		})
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// sides are the two sides of one file.
func sides(before, now string) *inputs {
	in := &inputs{now: &side{name: "the working tree"}, before: &side{name: "HEAD"}, subject: map[string]bool{"/C.java": true}}
	in.now.files = []*file{{path: "C.java", key: "/C.java", text: now}}
	in.before.files = []*file{{path: "C.java", key: "/C.java", text: before}}
	return in
}

func compared(t *testing.T, class, before, now string) *Found {
	t.Helper()
	o := Options{Revision: "HEAD", All: true, NoJVM: true}
	o.Check.Bounds = inspect.Bounds{Objects: 2, ArrayLength: 2, Unwind: 3, StringLength: 2}
	o.Check.CallsBefore, o.Check.Jobs, o.Check.Timeout = 2, 1, 5*time.Second
	found, err := compare(context.Background(), o, sides(before, now))
	if err != nil {
		t.Fatalf("%s: %v\n%s", class, err, now)
	}
	return found
}

// verdictOf is the verdict of all methods together.
func verdictOf(f *Found) Verdict {
	out := Same
	for _, m := range f.Methods {
		switch {
		case m.Verdict == Different:
			return Different
		case m.Verdict == NotDecided:
			out = NotDecided
		}
	}
	return out
}

func listed(f *Found) string {
	var b strings.Builder
	for _, m := range f.Methods {
		fmt.Fprintf(&b, "%s: %s %s %v\n", m.Method, m.Verdict, m.Reason, m.Calls)
	}
	return b.String()
}

// changedLine is the first line that a mutant changes, with what it was.
func changedLine(before, now string) string {
	is, was := strings.Split(now, "\n"), strings.Split(before, "\n")
	for i := range is {
		if i >= len(was) || is[i] != was[i] {
			return fmt.Sprintf("line %d: %s, before %s", i+1, strings.TrimSpace(is[i]), strings.TrimSpace(was[min(i, len(was)-1)]))
		}
	}
	return "nothing"
}

// others are what an operator is exchanged for.
var others = map[string][]string{
	"<": {"<=", ">"}, "<=": {"<", ">="}, ">": {">=", "<"}, ">=": {">", "<="}, "==": {"!="}, "!=": {"=="},
	"+": {"-"}, "-": {"+"}, "*": {"+"}, "/": {"*"}, "%": {"/"}, "&&": {"||"}, "||": {"&&"}, "+=": {"-="}, "=": {"+="},
}

// mutantsOf are texts with one small change each.
func mutantsOf(t *testing.T, text string) (out []string) {
	t.Helper()
	tree, ds := parse.File(javasource.NewFile("C.java", text))
	if javasource.HasError(ds) {
		t.Fatal(ds[0])
	}
	put := func(start, end int, with string) { out = append(out, text[:start]+with+text[end:]) }
	ast.Walk(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Binary:
			start, end := int(n.X.Span().End), int(n.Y.Span().Start)
			op := strings.TrimSpace(text[start:end])
			for _, o := range others[op] {
				put(start, end, " "+o+" ")
			}
		case *ast.Literal:
			if v, err := strconv.Atoi(n.At.Text()); err == nil {
				put(int(n.At.Start), int(n.At.End), strconv.Itoa(v+1))
			}
		case *ast.ExprStmt:
			put(int(n.At.Start), int(n.At.End), ";")
		case *ast.Call:
			if n.Name.Text == "clone" && n.X != nil {
				put(int(n.X.Span().End), int(n.At.End), "")
			}
		case *ast.If:
			put(int(n.Cond.Span().Start), int(n.Cond.Span().End), "!("+n.Cond.Span().Text()+")")
		}
		return true
	})
	return out
}

// sample are some of the texts that javac accepts.
func sample(dice *rand.Rand, texts []string, n int) []string {
	dice.Shuffle(len(texts), func(i, j int) { texts[i], texts[j] = texts[j], texts[i] })
	return texts[:min(n, len(texts))]
}

// enumerate says of each mutant that compiles what short sequences of calls show: "same", the first difference, or
// "unknown" where one does not end.
func enumerate(t *testing.T, class, text string, mutants []string) (compiling, differences []string) {
	t.Helper()
	jdk, err := reproduce.Find(context.Background(), os.LookupEnv)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	put := func(pkg, text string) string {
		path := filepath.Join(dir, pkg, class+".java")
		if err := writeAll(path, "package "+pkg+"; "+text); err != nil {
			t.Fatal(err)
		}
		return path
	}
	args := []string{"-d", dir, "testdata/oracle/Enumerate.java", put("p", text)}
	var pairs []string
	for i, m := range mutants {
		pkg := fmt.Sprint("p", i)
		args = append(args, put(pkg, m))
		pairs = append(pairs, "p."+class, pkg+"."+class)
	}
	javac := exec.Command(filepath.Join(filepath.Dir(jdk.Java), "javac"), args...)
	if out, err := javac.CombinedOutput(); err != nil {
		broken := map[int]bool{}
		for _, m := range regexp.MustCompile(`/p(\d+)/`).FindAllStringSubmatch(string(out), -1) {
			n, _ := strconv.Atoi(m[1])
			broken[n] = true
		}
		if len(broken) == 0 || broken[0] {
			t.Fatalf("%v\n%s", err, out)
		}
		var left []string
		for i, m := range mutants {
			if !broken[i] {
				left = append(left, m)
			}
		}
		return enumerate(t, class, text, left)
	}
	java := exec.Command(jdk.Java, append([]string{"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", dir, "Enumerate"}, pairs...)...)
	var complaint bytes.Buffer
	java.Stderr = &complaint
	out, err := java.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, complaint.String())
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != len(mutants) {
		t.Fatalf("%d answers for %d mutants", len(lines), len(mutants))
	}
	return mutants, lines
}
