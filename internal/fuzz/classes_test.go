package fuzz

import (
	"context"
	_ "embed"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect/encode"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

var (
	classCount = flag.Int("fuzz.classes", 100, "random classes with private state, checked after calls and called on the JVM")

	//go:embed Calls.java
	callsJava string
	//go:embed Limit.java
	limitJava string
)

// callsBefore are so many before the last one.
const callsBefore = 2

// TestCallsOnJVM: what `inspect check` says of methods after calls is what the JVM does in random
// sequences of calls. Nothing that holds fails, nor what is needed where that is kept; no call
// returns without an exact need; and the calls shown fail as they are said to.
func TestCallsOnJVM(t *testing.T) {
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var all []*Classes
	for seed, n := *firstSeed, 0; n < *classCount; seed++ {
		c := NewClasses(fmt.Sprint("p", seed), seed)
		n += len(c.all)
		all = append(all, c)
	}
	cases := make([]*callCase, len(all))
	var wg sync.WaitGroup
	next := make(chan int)
	for range 2 {
		wg.Go(func() {
			for i := range next {
				cases[i] = check(t, all[i], filepath.Join(dir, "plain"), verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher})
			}
		})
	}
	for i := range all {
		next <- i
	}
	close(next)
	wg.Wait()
	words := map[string]int{}
	var told strings.Builder
	for _, k := range cases {
		k.write(t, dir)
		told.WriteString(k.told.String())
		for w, n := range k.words {
			words[w] += n
		}
	}
	for name, text := range map[string]string{"calls/Calls.java": callsJava, "calls/Limit.java": limitJava, "calls.txt": told.String()} {
		writeFile(t, filepath.Join(dir, name), text)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*", "*.java"))
	if err != nil {
		t.Fatal(err)
	}
	runOnJVM(t, dir, files, "calls.Calls", "calls.txt")
	t.Logf("%d programs: %s", len(all), counts(words))
	if good := words["holds"] + words["nothing-to-check"]; words["violated"] == 0 || good == 0 || words["timeout"]*4 > good {
		t.Errorf("too little is decided")
	}
}

// runOnJVM compiles files of a folder and runs a program of them, which prints what is wrong, "# " and what it did.
func runOnJVM(t *testing.T, dir string, files []string, program ...string) {
	t.Helper()
	for _, args := range [][]string{append([]string{"javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-proc:none", "-d", "out"}, files...), append([]string{"java", "-Xshare:auto", "-XX:+UseSerialGC", "-cp", "out"}, program...)} {
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "CLASSPATH=")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", args[0], err, out)
		}
		if wrong, done, _ := strings.Cut(string(out), "# "); args[0] == "java" {
			t.Log(strings.TrimSpace(done))
			if wrong != "" {
				t.Errorf("the JVM does otherwise:\n%s", wrong)
			}
		}
	}
}

func counts(words map[string]int) string {
	var out []string
	for _, w := range slices.Sorted(maps.Keys(words)) {
		out = append(out, fmt.Sprint(words[w], " ", w))
	}
	return strings.Join(out, ", ")
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// callCase is a program with what was said of its members.
type callCase struct {
	*Classes
	results map[string]*report.Result
	words   map[string]int
	told    strings.Builder // for Calls.java
}

// check lets `inspect check` judge the members.
func check(t *testing.T, c *Classes, dir string, by verify.Attempt) *callCase {
	path := filepath.Join(dir, c.Name, "A.java")
	writeFile(t, path, c.Plain())
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, States: verify.ReachableStates, CallsBefore: callsBefore, Needs: verify.NeedsOn,
		Attempts: []verify.Attempt{by}, Refute: sat.Refute, Check: true, Timeout: 5 * time.Second, Reached: "off"})
	k := &callCase{Classes: c, results: map[string]*report.Result{}, words: map[string]int{}}
	for _, d := range doc.Diagnostics {
		t.Errorf("%s: %s", c.Name, d.Message)
	}
	for _, r := range doc.Results {
		name, params, _ := strings.Cut(r.Method, "(")
		class := strings.TrimPrefix(r.Class, c.Name+".")
		if name == class {
			name = fmt.Sprint("new/", len(strings.FieldsFunc(strings.TrimSuffix(params, ")"), func(r rune) bool { return r == ',' })))
		}
		k.results[class+"."+name] = r
	}
	return k
}

// write writes the program for the JVM and tells what was said of it.
func (k *callCase) write(t *testing.T, dir string) {
	var lines, needs strings.Builder
	fmt.Fprintf(&k.told, "program %s\n", k.Name)
	n := 0
	for _, c := range k.all {
		fmt.Fprintf(&k.told, "class %s\n", c.name)
		for _, m := range slices.Concat(c.makers, c.methods) {
			key := c.name + "." + m.name
			if m.name == "" {
				key = fmt.Sprint(c.name, ".new/", len(m.kinds))
			}
			r := k.results[key]
			if r == nil {
				t.Errorf("%s.%s has no verdict", k.Name, key)
				continue
			}
			word, calls := k.judge(r)
			var tests []string
			if word == "needs" {
				for i := range r.Needs {
					test, of := k.need(&r.Needs[i], m, fmt.Sprint("n", n))
					if test == "" {
						word = "unread"
						t.Logf("%s.%s %s", k.Name, key, r.Needs[i].Clause)
						break
					}
					needs.WriteString(test)
					tests = append(tests, fmt.Sprintf("need n%d %t %s\n", n, r.Needs[i].Exact, of))
					n++
				}
			}
			k.words[word]++
			name, kinds := m.name, []string{}
			if name == "" {
				name = "-"
			}
			for i, kind := range m.kinds {
				if m.mayBeNull(i) {
					kind += "?"
				}
				kinds = append(kinds, kind)
			}
			list := "-"
			if len(kinds) > 0 {
				list = strings.Join(kinds, ",")
			}
			fmt.Fprintf(&k.told, "member %s %s %s %d\n%s", name, list, strings.ReplaceAll(word, " ", "-"), calls, strings.Join(tests, ""))
			if r.Counterexample != nil && r.Verdict == report.Violated {
				for _, ce := range append([]*report.Counterexample{r.Counterexample}, r.Additional...) {
					k.lines(t, r, ce, &lines)
				}
			}
		}
	}
	at := filepath.Join(dir, k.Name)
	writeFile(t, filepath.Join(at, "A.java"), k.Bounded())
	writeFile(t, filepath.Join(at, "Needs.java"), fmt.Sprintf("package %s;\n\nimport java.util.*;\n\nfinal class Needs {\n%s}\n", k.Name, needs.String()))
	writeFile(t, filepath.Join(at, "Lines.java"), fmt.Sprintf("package %s;\n\nimport java.util.*;\n\nfinal class Lines {\n%s}\n", k.Name, lines.String()))
}

// judge is the word for what is said of a member, and after how many calls.
func (k *callCase) judge(r *report.Result) (word string, calls int) {
	word = string(r.Verdict)
	if r.Reason != "" && len(r.Reason) < 20 {
		word += " (" + r.Reason + ")"
	}
	if s := r.States; s != nil {
		calls = s.CallsBefore
		if s.CompleteInCalls {
			calls = -1
		}
		if len(s.Without) > 0 {
			word += " without some"
		}
	} else {
		calls = callsBefore
	}
	if word == "nothing-to-check" { // after these calls
		k.words[word]++
		word = "holds"
	}
	return word, calls
}

func (m *member) mayBeNull(i int) bool {
	if m.kinds[i] == "int" || m.kinds[i] == "boolean" {
		return false
	}
	return slices.ContainsFunc(m.text, func(l string) bool {
		return strings.Contains(l, m.params[i]+" == null") || strings.Contains(l, m.params[i]+" != null")
	})
}

// need is a test in Java of a need, empty where that is no condition of Java, and of what it is.
func (k *callCase) need(n *report.Need, m *member, name string) (test, of string) {
	clause := strings.TrimSuffix(strings.TrimPrefix(n.Clause, "requires "), ";")
	if strings.ContainsAny(clause, `\`) || strings.Contains(clause, "==>") || strings.Contains(clause, "this.") { // of private fields
		return "", ""
	}
	of = "-"
	if n.Of != "" {
		class, rest, _ := strings.Cut(strings.TrimPrefix(n.Of, k.Name+"."), ".")
		params := len(strings.FieldsFunc(rest[strings.IndexByte(rest, '(')+1:len(rest)-1], func(r rune) bool { return r == ',' }))
		for _, c := range k.all {
			for _, mk := range c.makers {
				if c.name == class && len(mk.kinds) == params {
					m = mk
				}
			}
		}
		of = fmt.Sprint(class, "/", params)
	}
	var ps []string
	if m.name != "" {
		ps = append(ps, m.of.name+" on")
	}
	for i, p := range m.params {
		ps = append(ps, javaKind(m.kinds[i])+" "+p)
	}
	return fmt.Sprintf("    static boolean %s(%s) { return %s; }\n", name, strings.Join(ps, ", "), clause), of
}

// lines writes a method that executes the calls of a counterexample.
func (k *callCase) lines(t *testing.T, r *report.Result, ce *report.Counterexample, b *strings.Builder) {
	if ce.Status != "confirmed" {
		t.Errorf("%s.%s: %s: %s", k.Name, r.Name(), ce.Status, ce.Reason)
	}
	if len(ce.Calls) == 0 {
		k.words["violated in any state"]++
		return
	}
	if strings.Contains(strings.Join(ce.Calls, ""), "…") {
		k.words["calls that are no Java"]++
		return
	}
	h := r.HeadlineOf(ce)
	thrown, _, _ := strings.Cut(h.Text, ":")
	thrown, _, _ = strings.Cut(thrown, " leaves ")
	name := fmt.Sprintf("v%d", strings.Count(b.String(), "static void"))
	fmt.Fprintf(b, "    static void %s() throws Throwable { // %s\n        %s\n    }\n", name, r.Name(), strings.Join(ce.Calls, "\n        "))
	fmt.Fprintf(&k.told, "lines %s %s %d\n", name, thrown, h.Line)
}
