package verify_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/counterexample/reproduce"
	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// laterJava is the version of Java that testdata/later is written in.
const laterJava = 25

var laterRow = regexp.MustCompile(`(?m)^ *(?:static )?void (\w+)\(.*\) \{ // (holds|violated)$`)

// laterChecks checks the programs of testdata/later. For each file it gives the methods with the
// verdict that stands behind them and the results.
func laterChecks(t *testing.T, confirm string, file string) (want map[string]string, doc *report.Document) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want = map[string]string{}
	for _, m := range laterRow.FindAllStringSubmatch(string(text), -1) {
		want[m[1]] = m[2]
	}
	c := verify.Config{Paths: []string{file}, Nullness: "plain", Confirm: confirm, Bounds: cfg.Bounds{Unwind: 9, ArrayLength: 9}}
	c.States, c.CallsBefore = verify.ReachableStates, 1
	c.Attempts = []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}
	for name := range want {
		c.Methods = append(c.Methods, strings.TrimSuffix(filepath.Base(file), ".java")+"."+name)
	}
	return want, verify.Run(context.Background(), c)
}

func laterFiles(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "testdata", "later", "*.java"))
	if err != nil || len(files) < 5 {
		t.Fatal(files, err)
	}
	return files
}

// TestLater: what Java has after version 17 is understood, whatever JDK is there.
func TestLater(t *testing.T) {
	t.Parallel()
	for _, file := range laterFiles(t) {
		want, doc := laterChecks(t, "", file)
		if len(doc.Results) != len(want) {
			t.Errorf("%s: %d results for %d methods: %v", file, len(doc.Results), len(want), doc.Diagnostics)
		}
		for _, r := range doc.Results {
			got := string(r.Verdict)
			if r.Verdict == report.Needs { // a caller can prevent it
				got = string(report.Violated)
			}
			if got != want[r.Method[:strings.IndexByte(r.Method, '(')]] {
				t.Errorf("%s: %s", r.Name(), r.Headline())
			}
		}
	}
}

// TestLaterOnJVM: where a JDK is found that has it, it does what the check says: methods
// without parameters that hold fail no assertion, and what is violated fails.
func TestLaterOnJVM(t *testing.T) {
	t.Parallel()
	jdk, err := reproduce.Find(t.Context(), os.LookupEnv)
	if err != nil {
		t.Fatal(err)
	}
	if jdk.Major < laterJava {
		t.Skipf("the newest JDK found is %s: testdata/later needs %d", jdk.Version, laterJava)
	}
	for _, file := range laterFiles(t) {
		want, doc := laterChecks(t, verify.ConfirmJVM, file)
		for _, r := range doc.Results {
			compact := strings.HasSuffix(file, "Compact.java") // whose class no driver can name
			if r.Verdict == report.Violated && !compact && (r.Counterexample.JVM == nil || r.Counterexample.JVM.Status != "confirmed") {
				t.Errorf("%s: %+v", r.Name(), r.Counterexample.JVM)
			}
		}
		dir, class := t.TempDir(), strings.TrimSuffix(filepath.Base(file), ".java")
		var calls []string
		for name, verdict := range want {
			if verdict == "holds" {
				calls = append(calls, `"`+name+`"`)
			}
		}
		main := `import module java.base;
public class Calls {
    public static void main(String[] args) throws Throwable {
        var c = Class.forName("` + class + `").getDeclaredConstructor();
        c.setAccessible(true);
        int n = 0;
        for (var m : c.getDeclaringClass().getDeclaredMethods()) {
            if (m.getParameterCount() == 0 && Set.of(` + strings.Join(calls, ", ") + `).contains(m.getName())) {
                m.setAccessible(true);
                m.invoke(c.newInstance());
                n++;
            }
        }
        System.out.println("called " + n);
    }
}
`
		if err := os.WriteFile(filepath.Join(dir, "Calls.java"), []byte(main), 0o644); err != nil {
			t.Fatal(err)
		}
		bin := filepath.Dir(jdk.Java)
		if out, err := exec.Command(filepath.Join(bin, "javac"), "-d", dir, file, filepath.Join(dir, "Calls.java")).CombinedOutput(); err != nil {
			t.Fatalf("%s: %s", file, out)
		}
		out, err := exec.Command(jdk.Java, "-ea", "-cp", dir, "Calls").CombinedOutput()
		if err != nil || !strings.Contains(string(out), "called ") || strings.Contains(string(out), "called 0") {
			t.Errorf("%s: %v\n%s", file, err, out)
		}
	}
}
