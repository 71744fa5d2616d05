package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

// TestAllProperties: each broken property is shown with a counterexample of its
// own, which is confirmed, drawn and written as a program like the first.
func TestAllProperties(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	c := verify.Config{
		Paths: []string{javaFile(t, `class P {
			int x;
			//@ invariant x >= 0;
			//@ ensures \result > 0;
			//@ ensures x == \old(x);
			//@ ensures \result <= 7;
			int f(int[] a, int i) {
				x = i;
				return a[0] - i;
			}
		}`)},
		Methods: []string{"P.f"}, Check: true, All: true, Confirm: verify.ConfirmJVM,
		Bounds: cfg.Bounds{Bits: 4, Objects: 1, ArrayLength: 2}, Timeout: time.Minute,
		HeapOut: filepath.Join(dir, "heap.dot"), Reproducer: filepath.Join(dir, "programs"),
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	}
	doc := verify.Run(context.Background(), c)
	r := doc.Results[0]
	broken := map[string]bool{}
	for _, p := range r.Properties {
		if p.Status == report.Violated {
			broken[p.ID] = true
		}
	}
	if len(broken) != 4 || len(r.Properties) != 5 {
		t.Errorf("%d of %d properties are broken", len(broken), len(r.Properties))
	}
	for i, ce := range r.Counterexamples() {
		if !broken[ce.Property] {
			t.Errorf("%s is shown for a second time, or is not broken", ce.Property)
		}
		delete(broken, ce.Property)
		if ce.Status != "confirmed" || ce.JVM == nil || ce.JVM.Status != "confirmed" || ce.Because == nil || ce.Minimized == nil {
			t.Errorf("%s: %s %v", ce.Property, ce.Status, ce.JVM)
		}
		if len(ce.Minimized.Least) != 3 {
			t.Errorf("%s: only %v are least", ce.Property, ce.Minimized.Least)
		}
		name := "Reproduce_P_f_ints_int" + []string{"", "_2", "_3", "_4"}[i] + ".java"
		program, err := os.ReadFile(filepath.Join(c.Reproducer, name))
		if err != nil || !strings.Contains(string(program), ce.Message[strings.Index(ce.Message, ": ")+2:]) {
			t.Errorf("%s does not speak of %q: %v", name, ce.Message, err)
		}
		if _, err := os.Stat(filepath.Join(dir, "heap-"+string(rune('1'+i))+".dot")); err != nil {
			t.Error(err)
		}
	}
	for p := range broken {
		t.Errorf("%s is not shown", p)
	}
	shown := columns.Text(doc)
	if n := strings.Count(shown, ": violated: "); n != 4 {
		t.Errorf("%d are shown:\n%s", n, shown)
	}
	c.All = false
	if r := verify.Run(context.Background(), c).Results[0]; len(r.Counterexamples()) != 1 {
		t.Errorf("%d are shown where one was asked for", len(r.Counterexamples()))
	}
}

// TestFileNames: methods whose names differ only in what file names cannot hold,
// in the case of letters, or by an ending that is added, have files of their own.
func TestFileNames(t *testing.T) {
	dir := t.TempDir()
	c := verify.Config{
		Paths: []string{javaFile(t, `class A {
			int m(int i, int j) { return 1 / i; }
			int m_int(int i) { return 1 / i; }
			int M(int i, int j) { return 1 / i; }
			int n(int[] a) { return a[0]; }
			int n_int__(int[] a) { return a[0]; }
			int f(int i) { return 1 / i; }
			int f(ints i) { return 1 / i.k; }
			int f(int[] i) { return 1 / i[0]; }
			int fTest(int i) { return 1 / i; }
			int f_int(int i) { return 1 / i; }
			int f_intTest() { return 1 / zero; }
			int f_2(int i) { return 1 / i; }
			int zero;
			A() { zero = 1 / zero; }
			int A() { return 1 / zero; }
			int a234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890_1() { return 1 / zero; }
			int a234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890_2() { return 1 / zero; }
		}
		class ints { int k; }`)},
		Check: true, Bounds: cfg.Bounds{Bits: 4, Objects: 1, ArrayLength: 2}, Timeout: time.Minute, Minimize: "off",
		WriteCNF: sat.WriteCNF, SMTOut: filepath.Join(dir, "smt") + "/", CNFOut: filepath.Join(dir, "cnf") + "/", Reproducer: filepath.Join(dir, "programs"),
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	}
	doc := verify.Run(context.Background(), c)
	violated := 0
	for _, r := range doc.Results {
		if r.Verdict == report.Violated {
			violated++
		}
		for _, d := range r.Diagnostics {
			t.Errorf("%s: %s", r.Method, d.Message)
		}
	}
	if violated != len(doc.Results) || violated != 16 {
		t.Fatalf("%d methods are violated\n%s", violated, columns.Text(doc))
	}
	for folder, what := range map[string]string{"smt": "satisfiable iff ", "cnf": "satisfiable iff "} {
		files, _ := filepath.Glob(filepath.Join(dir, folder, "*."+folder+"*")) // and not the manifest
		of, lower := map[string]bool{}, map[string]bool{}
		for _, f := range files {
			b, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			_, rest, _ := strings.Cut(string(b), what)
			method, _, _ := strings.Cut(rest, " has an execution")
			of[method], lower[strings.ToLower(filepath.Base(f))] = true, true
		}
		if len(of) != violated || len(lower) != violated {
			t.Errorf("%s: %d files, of %d methods", folder, len(files), len(of))
		}
	}
	programs, _ := filepath.Glob(filepath.Join(c.Reproducer, "*.java"))
	mains := 0
	for _, f := range programs {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if name := strings.TrimSuffix(filepath.Base(f), ".java"); !strings.Contains(string(b), "class "+name+" ") {
			t.Errorf("%s holds another class", f)
		}
		if strings.Contains(string(b), "static void main(") {
			mains++
		}
	}
	if mains != violated {
		t.Errorf("%d programs of %d counterexamples: %v", mains, violated, programs)
	}
}
