package inspect_test

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect"
)

// counter is a small file with a method that is violated where its parameter is its receiver.
const counter = "docs/testdata/Counter.java"

// TestErrors: options that make no sense give an error that names the flag, and no report.
func TestErrors(t *testing.T) {
	ctx := context.Background()
	for want, o := range map[string]inspect.Options{
		"no path given": {},
		`--calls "twice" is not one of auto, inline, contract`: {Calls: "twice"},
		"--backend sat needs --encoding ground":                {Backend: "sat", Encoding: "quantified"},
		"--sat-solver":                                         {SATSolver: "nosolver"},
		"--exclude":                                            {Exclude: []string{"["}},
		"--dialect latin: want one of jml,":                    {Dialect: "latin"},
		"mine: bits cannot be of its own":                      {Sections: []inspect.Section{{Name: "mine", Settings: []inspect.Setting{{Name: "bits", Values: []string{"3"}}}}}},
		"mine: --unwind \"x\": \"x\" is not a number; write N, or METHOD:LINE": {Sections: []inspect.Section{{Name: "mine", Settings: []inspect.Setting{{Name: "unwind", Values: []string{"x"}}}}}},
	} {
		if want != "no path given" {
			o.Paths = []string{counter}
		}
		report, err := inspect.Check(ctx, o)
		if report != nil || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %s", o, err, want)
		}
	}
	if l, err := inspect.List(ctx, inspect.Options{}); l != nil || err == nil {
		t.Errorf("a list of nothing: %v", err)
	}
	if c, err := inspect.Compare(ctx, inspect.Options{Paths: []string{counter}}, []string{"ground"}, "."); c != nil || err == nil {
		t.Errorf("a column without a backend: %v", err)
	}
}

// TestInputErrors: what is wrong with the input is said in the report.
func TestInputErrors(t *testing.T) {
	report, err := inspect.Check(context.Background(), inspect.Options{Paths: []string{"nowhere.java"}})
	if err != nil || len(report.Diagnostics) != 1 || report.Diagnostics[0].Code != "file" {
		t.Errorf("%v, %+v", err, report)
	}
}

// TestSet: what a command line has for an option is what its field holds.
func TestSet(t *testing.T) {
	var o inspect.Options
	for _, k := range []inspect.Setting{
		{"unwind", []string{"8,Set.add=16", "9"}}, {"objects", []string{"0", "Node=5,int[]=2"}}, {"bits", []string{"4"}},
		{"calls-before", []string{"0"}}, {"timeout", []string{"0"}}, {"budget", []string{"90s"}}, {"memory", []string{"2G"}},
		{"effort", []string{"minimize=off", "reached=full"}}, {"inputs", []string{"no-nulls,any-order"}},
		{"implementation", []string{"List=LinkedList,ArrayList,Set=HashSet"}}, {"keys", []string{"KEY, ESC"}},
		{"dump", []string{"cfg,smt:add"}}, {"needs", []string{"on", "off"}}, {"private", []string{"true"}},
		{"spec-path", []string{"a" + string(filepath.ListSeparator) + "b"}},
	} {
		if !inspect.IsOption(k.Name) {
			t.Errorf("%s is no option", k.Name)
		}
		if err := o.Set(k.Name, k.Values...); err != nil {
			t.Errorf("%s: %v", k.Name, err)
		}
	}
	places := o.Bounds.Places
	o.Bounds.Places = nil
	want := inspect.Options{
		Bounds:      inspect.Bounds{Bits: 4, Unwind: 9, Objects: inspect.None, PerClass: map[string]int{"Node": 5, "int[]": 2}},
		CallsBefore: -1, Timeout: -1, Budget: 90 * time.Second, Memory: 2 << 30, Minimize: "off", Reached: "full",
		NoNullElements: true, AnyOrder: true, Keys: []string{"KEY", "ESC"}, Needs: "off", Private: true, SpecPath: []string{"a", "b"},
		Implementations: map[string][]string{"List": {"LinkedList", "ArrayList"}, "Set": {"HashSet"}},
		Dumps:           []inspect.Dump{{Stage: "cfg", Method: "add"}, {Stage: "smt", Method: "add"}},
	}
	if !reflect.DeepEqual(o, want) {
		t.Errorf("got\n%+v, want\n%+v", o, want)
	}
	if len(places) != 1 || places[0].Flag != "unwind" || places[0].N != 16 {
		t.Errorf("places %+v", places)
	}
	for name, value := range map[string]string{
		"bits": "0", "objects": "-1", "unwind": "x", "array-length": "a=b", "recursion": "=", "calls-before": "-1", "jobs": "0", "findings": "0",
		"timeout": "-1", "memory": "5", "effort": "much", "inputs": "some", "implementation": "ArrayList", "dump": "sql", "needs": "", "private": "perhaps", "format": "json",
	} {
		if err := new(inspect.Options).Set(name, value); err == nil {
			t.Errorf("%s=%s is taken", name, value)
		}
	}
}

// TestSections: a section changes what it names for the methods that fall under it, and a later one
// what an earlier one made of that.
func TestSections(t *testing.T) {
	of := func(method string) func(string, string) bool {
		return func(m, _ string) bool { return strings.Contains(m, method) }
	}
	given := inspect.Bounds{Bits: 8, Objects: 2, ArrayLength: 2}
	for name, b := range map[string]inspect.Bounds{"as written": given, "with defaults": given.WithDefaults()} {
		report, err := inspect.Check(context.Background(), inspect.Options{Paths: []string{counter}, Bounds: b,
			Sections: []inspect.Section{
				{Name: "first", Applies: of("advance"), Settings: []inspect.Setting{{"objects", []string{"Counter=1"}}, {"unwind", []string{"7"}}, {"effort", []string{"minimize=off"}}}},
				{Name: "second", Applies: of("advance"), Settings: []inspect.Setting{{"unwind", []string{"0"}}, {"effort", []string{"reached=off"}}}},
			}})
		if err != nil || len(report.Results) != 2 {
			t.Fatalf("%s: %v, %+v", name, err, report)
		}
		other, own := report.Results[0].Bounds, report.Results[1].Bounds
		if other.Unwind != 4 || other.Objects["default"] != 2 || own.Unwind != 0 || own.ArrayLength != 2 || own.Objects["Counter"] != 1 || own.Objects["default"] != 3 {
			t.Errorf("%s: %+v and %+v", name, other, own)
		}
		if ce := report.Results[1].Counterexample; ce == nil || ce.Minimized != nil {
			t.Errorf("%s: a smaller counterexample was looked for: %+v", name, ce)
		}
	}
}

// TestReadSettings: the settings of a project are options, with their sections.
func TestReadSettings(t *testing.T) {
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, "src"), 0o755); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "inspect.toml")
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("format = 'json'\nbits = 3\nminimize = 'off'\nsource-path = ['lib']\n[method.'Counter.adv*']\nunwind = 7\n")
	found, err := inspect.FindSettings(filepath.Join(folder, "src"))
	if err != nil || found != file {
		t.Errorf("found %s, %v", found, err)
	}
	o, err := inspect.ReadSettings(file)
	if err != nil {
		t.Fatal(err)
	}
	if lib, err := filepath.Abs(o.SourcePath[0]); err != nil || lib != filepath.Join(folder, "lib") || o.Minimize != "off" {
		t.Errorf("%s, %+v", lib, o)
	}
	o.Paths, o.SourcePath = []string{counter}, nil
	report, err := inspect.Check(context.Background(), o)
	if err != nil || len(report.Results) != 2 || report.Results[0].Bounds.Bits != 3 || report.Results[0].Bounds.Unwind != 4 || report.Results[1].Bounds.Unwind != 7 {
		t.Errorf("%v, %+v", err, report)
	}
	for text, want := range map[string]string{
		"bits = 3\nbounds = 4":      ":2: there is no option \"bounds\"",
		"bits = 0":                  ":1: --bits 0 is out of range",
		"exclude = '['":             ":1: \"[\" is no pattern",
		"[path.'[']":                ":1: \"[\" is no pattern",
		"[path.'x']\ninclude = '['": ":2: \"[\" is no pattern",
		"minimize = 'much'":         ":1: --minimize \"much\" is not one of",
		"bits":                      ":1: this is no TOML",
	} {
		write(text)
		if _, err := inspect.ReadSettings(file); err == nil || !strings.HasPrefix(err.Error(), file) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	if _, err := inspect.ReadSettings(folder); err == nil {
		t.Error("a folder is read")
	}
}

// TestLaws: the laws of a class are checked with the options that are usual for them.
func TestLaws(t *testing.T) {
	file := filepath.Join(t.TempDir(), "A.java")
	if err := os.WriteFile(file, []byte("class A { int n; public boolean equals(Object o) { return o instanceof A && ((A) o).n <= n; } public int hashCode() { return 0; } }"), 0o644); err != nil {
		t.Fatal(err)
	}
	report, err := inspect.Check(context.Background(), inspect.Options{Paths: []string{file}, Laws: true})
	if err != nil {
		t.Fatal(err)
	}
	broken := map[string]bool{}
	for _, r := range report.Results {
		if r.Bounds.Recursion != 1 || len(r.Needs) > 0 {
			t.Errorf("%s: %+v", r.Name(), r)
		}
		if r.Verdict == inspect.Violated {
			broken[r.Method] = true
		}
	}
	if !report.Laws || !broken["equals, symmetric"] || broken["equals, reflexive"] {
		t.Errorf("broken are %v", broken)
	}
}

// TestConcurrent: runs share nothing, and each gives the results it passes on.
func TestConcurrent(t *testing.T) {
	var group sync.WaitGroup
	for bits := 3; bits < 7; bits++ {
		group.Go(func() {
			var seen []*inspect.Result
			stages := map[string]bool{}
			var mu sync.Mutex
			report, err := inspect.Check(context.Background(), inspect.Options{
				Paths: []string{counter}, Bounds: inspect.Bounds{Bits: bits},
				OnStart:  func(methods int, ds []inspect.Diagnostic) { seen = make([]*inspect.Result, 0, methods) },
				OnResult: func(r *inspect.Result) { seen = append(seen, r) },
				OnProgress: func(p inspect.Progress) {
					mu.Lock()
					defer mu.Unlock()
					stages[p.Stage] = true
				},
			})
			if err != nil || cap(seen) != 2 || !reflect.DeepEqual(seen, report.Results) || !stages["solve"] {
				t.Errorf("%v, %d of %d results, stages %v", err, len(seen), len(report.Results), stages)
			}
			for _, r := range report.Results {
				if r.Bounds.Bits != bits {
					t.Errorf("%s at %d bits, want %d", r.Name(), r.Bounds.Bits, bits)
				}
			}
		})
	}
	group.Wait()
}

// TestEnded: a run whose context has ended gives a report that says so.
func TestEnded(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	report, err := inspect.Check(ctx, inspect.Options{Paths: []string{counter}})
	if err != context.Canceled || report == nil || len(report.Results) > 0 {
		t.Errorf("%v, %+v", err, report)
	}
}

// TestCache: a verdict that a folder keeps is taken from there.
func TestCache(t *testing.T) {
	o := inspect.Options{Paths: []string{counter}, Cache: t.TempDir(), Bounds: inspect.Bounds{Bits: 3}}
	for _, cached := range []int{0, 2} {
		report, err := inspect.Check(context.Background(), o)
		if err != nil || report.Cached != cached {
			t.Errorf("%v, %d results of the cache, want %d", err, report.Cached, cached)
		}
	}
}
