package verify

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect/encode"
	"inspect/java/bounds"
	"inspect/java/types"
	"inspect/report"
	"inspect/report/gate"
	"inspect/solve/sat"
	"inspect/verify/cache"
	"inspect/verify/decide"
)

// changes are for every field of Config that is in the key a change of it.
var changes = map[string]func(*Config){
	"SourcePath":      func(c *Config) { c.SourcePath = []string{"testdata"} },
	"ClassPath":       func(c *Config) { c.ClassPath = []string{"lib.jar"} },
	"Library":         func(c *Config) { c.Library = "jdk" },
	"Implementations": func(c *Config) { c.Implementations = map[string][]string{"List": {"LinkedList"}} },
	"Keys":            func(c *Config) { c.Keys = []string{"ESC"} },
	"NoNullElements":  func(c *Config) { c.NoNullElements = true },
	"AnyOrder":        func(c *Config) { c.AnyOrder = true },
	"UnknownCalls":    func(c *Config) { c.UnknownCalls = "havoc" },
	"Modules":         func(c *Config) { c.Modules = "modules" },
	"NoModules":       func(c *Config) { c.NoModules = "none" },
	"Gate": func(c *Config) {
		c.Gate = &gate.Policy{Baseline: gate.NewBaseline([]report.Known{{Fingerprint: "x", Rule: "null", Method: "A.f()"}})}
	},
	"Bounds":            func(c *Config) { c.Bounds.Places = append(c.Bounds.Places, bounds.Place{Flag: bounds.Unwind, N: 7}) },
	"NullableByDefault": func(c *Config) { c.NullableByDefault = true },
	"Nullness":          func(c *Config) { c.Nullness = "jml" },
	"ReceiverOnly":      func(c *Config) { c.ReceiverOnly = true },
	"Exceptions":        func(c *Config) { c.Exceptions = types.AnyUnchecked },
	"Throws":            func(c *Config) { c.Throws = types.ThrowsAll },
	"Calls":             func(c *Config) { c.Calls = "inline" },
	"Laws":              func(c *Config) { c.Laws = true },
	"Loops":             func(c *Config) { c.Loops = "invariant" },
	"Needs":             func(c *Config) { c.Needs = NeedsOn },
	"States":            func(c *Config) { c.States = ReachableStates },
	"CallsBefore":       func(c *Config) { c.CallsBefore = 5 },
	"Conflicts":         func(c *Config) { c.Conflicts = 5 },
	"Statics":           func(c *Config) { c.Statics = "initialized" },
	"SafeCode":          func(c *Config) { c.SafeCode = true },
	"SpecMath":          func(c *Config) { c.SpecMath = "bigint" },
	"Attempts":          func(c *Config) { c.Attempts = append(c.Attempts, c.Attempts...) },
	"Side":              func(c *Config) { c.Side = c.Attempts },
	"Timeout":           func(c *Config) { c.Timeout = 7 * time.Second },
	"SplitAfter":        func(c *Config) { c.SplitAfter = 7 * time.Second },
	"Refute":            func(c *Config) { c.Refute = sat.Refute },
	"All":               func(c *Config) { c.All = true },
	"Findings":          func(c *Config) { c.Findings = 2 },
	"Counterexamples":   func(c *Config) { c.Counterexamples = 2 },
	"NoReplay":          func(c *Config) { c.NoReplay = true },
	"Smaller":           func(c *Config) { c.Smaller = c.Attempts[0] },
	"Minimize":          func(c *Config) { c.Minimize = "full" },
	"Reached":           func(c *Config) { c.Reached = "full" },
	"MaxGraph":          func(c *Config) { c.MaxGraph = 77 },
	"ShallowAlways":     func(c *Config) { c.ShallowAlways = true },
	"Callers":           func(c *Config) { c.Callers = []string{"A.java"} },
}

func cachedConfig(t testing.TB, paths ...string) Config {
	t.Helper()
	b, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	store, err := cache.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return Config{Paths: paths, Attempts: []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}},
		Cache: &Cache{Store: store, Program: "test"}}
}

// TestKeyKnowsEveryField: whoever adds a field to Config says how it takes part in the
// key of a result, and each that does changes it.
func TestKeyKnowsEveryField(t *testing.T) {
	key := configKey
	fields := map[string]bool{}
	for _, f := range reflect.VisibleFields(reflect.TypeOf(Config{})) {
		fields[f.Name] = true
		how, known := keyParts[f.Name]
		if !known {
			t.Errorf("the table keyParts does not say how Config.%s takes part in the key of a cached result", f.Name)
		}
		_, takesPart := how.(func(*Config) any)
		if change := changes[f.Name]; takesPart != (change != nil) {
			t.Errorf("%s: in the key %v, a change is known %v", f.Name, takesPart, change != nil)
		} else if takesPart {
			c := cachedConfig(t)
			was := key(&c)
			if key(&c) != was {
				t.Errorf("%s: two keys of one configuration", f.Name)
			}
			if change(&c); key(&c) == was {
				t.Errorf("%s changes nothing", f.Name)
			}
		}
	}
	for n := range keyParts {
		if !fields[n] {
			t.Errorf("there is no field %s", n)
		}
	}
	for _, change := range []func(*bounds.Bounds){
		func(b *bounds.Bounds) { b.Bits = 5 }, func(b *bounds.Bounds) { b.Objects = 5 }, func(b *bounds.Bounds) { b.PerClass = map[string]int{"A": 1} },
		func(b *bounds.Bounds) { b.ArrayLength = 5 }, func(b *bounds.Bounds) { b.Unwind = 5 }, func(b *bounds.Bounds) { b.Recursion = 5 },
		func(b *bounds.Bounds) { b.Constant = 5 }, func(b *bounds.Bounds) { b.Total = true },
	} {
		c := cachedConfig(t)
		was := key(&c)
		if change(&c.Bounds); key(&c) == was {
			t.Errorf("the bounds %+v have the key of the default", c.Bounds)
		}
	}
}

// project writes files into a new folder.
func project(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

var cachedProject = map[string]string{
	"src/A.java": `class A {
	int v; /*@ nullable @*/ A next;
	//@ ensures \result == x;
	int holds(int x) { return x; }
	//@ ensures \result > 0;
	int violated(A a) { for (int i = 0; i < 2; i++) { a.v = a.v + i; } return a.v; }
	//@ requires x > 0 && x < 0;
	int vacuous(int x) { return x; }
	int nothing(int x) { return x; }
	Object unsupported() { return new Thread(() -> { }); }
	int uses(B b) { return b.v; }
}
`,
	"src/B.java":    "class B { int v; C c; }\n",
	"more/C.java":   "class C { int w; }\n",
	"broken/D.java": "class D { int w }\n",
}

// answers are a document as text and as JSON, without times.
func answers(t *testing.T, doc *report.Document) string {
	t.Helper()
	copied := *doc
	copied.Cached, copied.Seconds = 0, 0
	for _, r := range copied.Results {
		r.Seconds = report.Seconds{}
	}
	var b bytes.Buffer
	if err := copied.WriteText(&b, report.TextOptions{}); err != nil {
		t.Fatal(err)
	}
	if err := copied.WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestCachedIsTheSame: the second run gives what the first gave, and every input
// that differs makes it check anew.
func TestCachedIsTheSame(t *testing.T) {
	dir := project(t, cachedProject)
	c := cachedConfig(t, filepath.Join(dir, "src"), filepath.Join(dir, "broken"))
	c.SourcePath = []string{filepath.Join(dir, "more")}
	c.Gate = &gate.Policy{FailOn: gate.Default}
	first := Run(context.Background(), c)
	if first.Cached != 0 || len(first.Results) != 6 {
		t.Fatalf("%d results, %d from an empty cache", len(first.Results), first.Cached)
	}
	second := Run(context.Background(), c)
	if second.Cached != 6 {
		for _, r := range first.Results {
			t.Log(r.Method, r.Verdict, r.Reason, isFinal(r))
		}
		t.Fatalf("%d of 6 results from the cache", second.Cached)
	}
	if was, is := answers(t, first), answers(t, second); was != is {
		t.Errorf("first:\n%s\nthen:\n%s", was, is)
	}
	anew := func(what string, change func(*Config)) {
		t.Helper()
		other := c
		change(&other)
		if doc := Run(context.Background(), other); doc.Cached != 0 {
			t.Errorf("%s: %d results from the cache", what, doc.Cached)
		}
	}
	anew("another program", func(c *Config) { c.Cache = &Cache{c.Cache.Store, "other"} })
	anew("one method", func(c *Config) { c.Methods = []string{"A.holds"} })
	anew("fewer methods", func(c *Config) { c.Excluded = func(f string) bool { return strings.HasSuffix(f, "A.java") } })
	anew("other bounds", func(c *Config) { c.Bounds.Unwind = 3 })
	anew("a section", func(c *Config) {
		c.Sections = []Section{{Applies: func(string, string) bool { return true }, Apply: func(c *Config) { c.Timeout = time.Hour }}}
	})
	anew("a dump", func(c *Config) { c.Dumps = []Dump{{Stage: "dot", Method: "none"}} })
	anew("no class file D", func(c *Config) { c.Paths = c.Paths[:1] })
	t.Run("environment", func(t *testing.T) {
		t.Setenv("CLASSPATH", "other.jar")
		anew("another class path", func(*Config) {})
	})
	for file, text := range cachedProject {
		path := filepath.Join(dir, file)
		if err := os.WriteFile(path, []byte(text+"enum More { }\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		anew(file+" changed", func(*Config) {})
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if again := Run(context.Background(), c); again.Cached != 6 {
		t.Errorf("as it was: %d of 6 results from the cache", again.Cached)
	}
}

// TestWhatIsReached: a change costs the methods that may reach it, and not those that it moves:
// these are taken from the cache, and are what a check anew gives.
func TestWhatIsReached(t *testing.T) {
	files := map[string]string{
		"A.java": `class A {
	//@ ensures \result == 1;
	int one() { return 1; }
	//@ ensures \result == 2;
	int two() { return B.twice(1); }
	//@ ensures \result > 2;
	int three(int n) { return n; }
}
`,
		"B.java": `class B {
	static int twice(int n) { return n + n; }
	static int other(int n) { return -n; }
	//@ ensures \result == 4;
	static int four() { return 4; }
}
`,
	}
	for _, c := range []struct {
		what, file, old, new string
		cached               int
	}{
		{"nothing", "B.java", "", "", 6},
		{"a method that another calls", "B.java", "n + n", "2 * n", 4},
		{"a method that nobody calls", "B.java", "-n", "+n", 5},
		{"a method that nobody calls, which moves one", "B.java", "-n", "-n +\n 0", 5},
		{"the last method", "A.java", "return n;", "return n + 1;", 5},
		{"a line in front", "A.java", "class A", "\nclass A", 6},
		{"a comment between two methods", "A.java", "\t//@ ensures \\result == 2", "\t// two\n\t//@ ensures \\result == 2", 6},
		{"a line in a method that another calls", "B.java", "n + n", "n\n + n", 4},
		{"the column of a method", "A.java", "int three", " int three", 5},
		{"a field", "B.java", "class B {", "class B { int f;", 0},
		{"a contract", "B.java", "result == 4", "result == 5", 5},
	} {
		dir := project(t, files)
		config := cachedConfig(t, dir)
		if first := Run(context.Background(), config); len(first.Results) != 6 {
			t.Fatalf("%d results", len(first.Results))
		}
		text := strings.Replace(files[c.file], c.old, c.new, 1)
		if err := os.WriteFile(filepath.Join(dir, c.file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		kept := Run(context.Background(), config)
		if kept.Cached != c.cached {
			t.Errorf("%s changes: %d results from the cache, want %d", c.what, kept.Cached, c.cached)
		}
		config.Cache = nil
		if anew, have := answers(t, Run(context.Background(), config)), answers(t, kept); anew != have {
			t.Errorf("%s changes: from the cache\n%s\nanew\n%s", c.what, have, anew)
		}
	}
	// JML anywhere in a file decides what all of it means.
	plain := map[string]string{"P.java": "class P {\n\tP next;\n\tint f() { return next == null ? 0 : next.g(); }\n\tint g() { return 0; }\n\tint h() { return 1; }\n}\n"}
	dir := project(t, plain)
	config := cachedConfig(t, dir)
	Run(context.Background(), config)
	text := strings.Replace(plain["P.java"], "\tint h()", "\t/*@ pure @*/ int h()", 1)
	if err := os.WriteFile(filepath.Join(dir, "P.java"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if doc := Run(context.Background(), config); doc.Cached != 0 {
		t.Errorf("%d results of plain Java are taken for a file with JML", doc.Cached)
	}
}

// TestFinalVerdicts: what time or a bound of memory may have decided is none, and is found again by a run
// of the same effort alone.
func TestFinalVerdicts(t *testing.T) {
	confirmed := &report.Counterexample{Status: "confirmed"}
	for _, test := range []struct {
		r    report.Result
		want bool
	}{
		{report.Result{Verdict: report.Holds, CompleteKnown: true}, true},
		{report.Result{Verdict: report.Holds}, false},
		{report.Result{Verdict: report.Holds, CompleteKnown: true, Lines: &report.Lines{}}, false},
		{report.Result{Verdict: report.Holds, CompleteKnown: true, Lines: &report.Lines{Known: true}}, true},
		{report.Result{Verdict: report.Holds, CompleteKnown: true, Diagnostics: []report.Diagnostic{{Code: string(codeBackend)}}}, false},
		{report.Result{Verdict: report.Violated, Counterexample: confirmed}, true},
		{report.Result{Verdict: report.Violated, Counterexample: confirmed, Additional: []*report.Counterexample{{Status: "unconfirmed"}}}, false},
		{report.Result{Verdict: report.Violated, Counterexample: &report.Counterexample{Status: "unchecked"}}, false},
		{report.Result{Verdict: report.Vacuous}, true},
		{report.Result{Verdict: report.Unsupported}, true},
		{report.Result{Verdict: report.Inconclusive, Reason: "timeout"}, false},
		{report.Result{Verdict: report.Inconclusive, Reason: "bounds"}, false},
		{report.Result{Verdict: report.Failed}, false},
		{report.Result{}, false},
	} {
		if got := isFinal(&test.r); got != test.want {
			t.Errorf("%s (%s): %v", test.r.Verdict, test.r.Reason, got)
		}
	}
	dir := project(t, cachedProject)
	c := cachedConfig(t, filepath.Join(dir, "src"), filepath.Join(dir, "more"))
	c.Timeout = time.Nanosecond
	run := func(want bool) {
		t.Helper()
		doc := Run(context.Background(), c)
		if all := len(doc.Results); want && doc.Cached != all || !want && doc.Cached > 1 { // what is not supported takes no time
			t.Errorf("%d of %d results from the cache", doc.Cached, all)
		}
	}
	run(false)
	run(true)
	c.Jobs = 2
	run(false)
	c.Timeout = time.Microsecond
	run(false)
	for _, reason := range []string{"interrupted", overBudget} {
		if isOfEffort(&report.Result{Verdict: report.Inconclusive, Reason: reason}) {
			t.Errorf("%s is kept", reason)
		}
	}
}

// TestSpoiltCache: entries that are spoilt are computed anew, with the same answers.
func TestSpoiltCache(t *testing.T) {
	dir := project(t, cachedProject)
	c := cachedConfig(t, filepath.Join(dir, "src"), filepath.Join(dir, "more"))
	folder := t.TempDir()
	store, err := cache.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	c.Cache.Store = store
	want := answers(t, Run(context.Background(), c))
	spoil := func(change func([]byte) []byte) {
		filepath.Walk(folder, func(path string, info os.FileInfo, err error) error {
			if err == nil && !info.IsDir() {
				text, _ := os.ReadFile(path)
				os.WriteFile(path, change(text), 0o600)
			}
			return err
		})
	}
	for what, change := range map[string]func([]byte) []byte{
		"emptied": func([]byte) []byte { return nil },
		"halved":  func(b []byte) []byte { return b[:len(b)/2] },
		"turned":  func(b []byte) []byte { return bytes.Replace(b, []byte(`"violated"`), []byte(`"holds"   `), -1) },
	} {
		spoil(change)
		doc := Run(context.Background(), c)
		if got := answers(t, doc); got != want {
			t.Errorf("%s: %s", what, got)
		}
		if what != "turned" && doc.Cached != 0 {
			t.Errorf("%s: %d results from the cache", what, doc.Cached)
		}
		if again := Run(context.Background(), c); again.Cached == 0 {
			t.Errorf("%s: nothing is kept anew", what)
		}
	}
}

// TestCacheOfSeveral: runs side by side on one cache give the same answers.
func TestCacheOfSeveral(t *testing.T) {
	dir := project(t, cachedProject)
	c := cachedConfig(t, filepath.Join(dir, "src"), filepath.Join(dir, "more"))
	var group sync.WaitGroup
	got := make([]string, 4)
	for i := range got {
		group.Go(func() { got[i] = answers(t, Run(context.Background(), c)) })
	}
	group.Wait()
	for i := range got {
		if got[i] != got[0] {
			t.Errorf("run %d differs", i)
		}
	}
}

// BenchmarkCached is a second run over 500 methods that have not changed.
func BenchmarkCached(b *testing.B) {
	files := map[string]string{}
	for k := range 50 {
		var s strings.Builder
		fmt.Fprintf(&s, "class C%d {\n  int v; /*@ nullable @*/ C%d next;\n", k, k)
		for i := range 10 {
			fmt.Fprintf(&s, "  //@ requires n >= 0 && n < 100; ensures \\result >= n;\n  int m%d(int n) { int s = n; for (int i = 0; i < 3; i++) { if (i > %d) s = s + 1; } return s; }\n", i, i)
		}
		files[fmt.Sprintf("C%d.java", k)] = s.String() + "}\n"
	}
	c := cachedConfig(b, project(b, files))
	c.Reached = "off"
	if doc := Run(context.Background(), c); len(doc.Results) != 500 {
		b.Fatalf("%d methods", len(doc.Results))
	}
	for b.Loop() {
		if doc := Run(context.Background(), c); doc.Cached != 500 {
			b.Fatalf("%d results from the cache", doc.Cached)
		}
	}
}

// TestCachedInRounds: where methods are checked in rounds, what they lead to beside the files is not
// known when results are looked up. They are kept all the same, and not found again when it has changed.
func TestCachedInRounds(t *testing.T) {
	dir, beside := t.TempDir(), t.TempDir()
	put := func(in, name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(in, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put(dir, "A.java", "class A { int f(B b) { return 4 / b.get(); } int g(B b) { return b.get(); } int h(int x) { return x; } }")
	put(beside, "B.java", "class B { int get() { return C.n(); } }")
	put(beside, "C.java", "class C { static int n() { return 1; } }")
	c := cachedConfig(t, filepath.Join(dir, "A.java"))
	c.SourcePath, c.round = []string{beside}, 1
	run := func(want string, cached int) {
		t.Helper()
		doc := Run(context.Background(), c)
		var got []string
		for _, r := range doc.Results {
			got = append(got, string(r.Verdict))
		}
		if strings.Join(got, " ") != want || doc.Cached != cached {
			t.Errorf("%s with %d of the cache, want %s with %d", got, doc.Cached, want, cached)
		}
	}
	run("nothing-to-check nothing-to-check nothing-to-check", 0)
	run("nothing-to-check nothing-to-check nothing-to-check", 3)
	put(beside, "C.java", "class C { static int n() { return 1 - 1; } }")
	run("violated nothing-to-check nothing-to-check", 0)
	put(dir, "A.java", "class A { int f(B b) { return 4 / b.get(); } int g(B b) { return b.get(); } int h(int x) { return x + 1; } }")
	run("violated nothing-to-check nothing-to-check", 2)
}
