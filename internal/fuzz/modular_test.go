package fuzz

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/internal/names"
	"inspect/internal/oracle"
	"inspect/java/bounds"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

var modular = flag.Int("fuzz.modular", 45, "random callers of a method that keeps its contract")

// drawModular writes a class with a method h that has a contract, and a method m
// that calls it.
func drawModular(d *rand.Rand) string {
	of := func(all ...string) string { return all[d.IntN(len(all))] }
	var b strings.Builder
	b.WriteString("class A {\n    int v;\n    static int s;\n")
	b.WriteString(of("", "", "    //@ invariant v > 0;\n", "    //@ invariant v != 0;\n", "    //@ invariant v >= s;\n", "    //@ static invariant s >= 0;\n"))
	b.WriteString(of("", "", "    //@ constraint v >= \\old(v);\n", "    //@ static constraint s <= \\old(s);\n"))
	fmt.Fprintf(&b, "    /*@ requires %s; assignable %s; %sensures %s; ensures %s; @*/\n", of("true", "true", "v > 0", "p.v >= v", "s >= 0"),
		of("\\nothing", "v", "p.v", "v, p.v", "A.s", "\\everything"),
		of("", "", "signals (RuntimeException e) true; ", "signals (RuntimeException e) v <= s && p.v > 0; "), of("true", "\\result > 0", "\\result == v", "\\result >= s"),
		of("true", "true", "v >= \\old(v)", "p.v > 0", "v > 0", "s == \\old(s)", "p.v == \\old(p.v)"))
	h := func() {
		fmt.Fprintf(&b, "    %sint h(A p) { %s return %s; }\n", of("", "", "", "/*@ helper @*/ "),
			of("", "", "if (v <= s) throw new RuntimeException();", "v = 1;", "p.v = 1;", "v = s;", "s = v;", "if (p.v > v) v = p.v;",
				"if (v < 0) p.v = 1;", "if (v == 0) s = 0;", "v = S.t;", "S.t = 1;"),
			of("v", "v", "1", "p.v", "s", "S.t"))
	}
	h()
	fmt.Fprintf(&b, "    %svoid m(A a, A b) {\n        int r = 1;\n", of("", "", "", "static "))
	for range 2 + d.IntN(3) {
		fmt.Fprintf(&b, "        %s\n", of("r = a.h(b);", "r = a.h(b);", "r = b.h(a);", "r = a.h(a);", "a.v = 0;", "a.v = 1;", "b.v = -1;", "b.v = r;",
			"try { r = b.h(a); } catch (RuntimeException e) { r = 0; }", "s = 0;", "S.t = 0;", "S.t = 1;", "s = a.v;", "a = b;", "if (a.v > 0) b.v = a.v;"))
	}
	fmt.Fprintf(&b, "        //@ assert %s;\n    }\n}\n", of("true", "r > 0", "a.v > 0", "a.v == b.v", "S.t > 0", "r == a.v", "b.v >= s", "a.v >= 1 || b.v < 1"))
	if d.IntN(2) == 0 {
		b.WriteString("class B extends A {\n")
		h()
		b.WriteString("}\n")
	}
	fmt.Fprintf(&b, "class S {\n    static int t;\n%s}\n", of("", "    //@ static invariant t > 0;\n"))
	return named(d, b.String())
}

// named gives the variables and fields other names, one time in two. They are not
// those of the classes that stand in front of a dot, which a variable would hide.
func named(d *rand.Rand, text string) string {
	to := naming{}
	if d.IntN(2) == 0 {
		return text
	}
	taken := map[string]bool{"A": true, "S": true}
	for _, w := range []string{"v", "s", "t", "a", "b", "p", "r"} {
		for to[w] == "" || taken[to[w]] {
			to[w] = names.All[d.IntN(len(names.All))]
		}
		taken[to[w]] = true
	}
	return to.text(text)
}

// TestModular: when a method keeps its contract, what holds of a caller by that
// contract holds of its executions.
func TestModular(t *testing.T) {
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "A.java")
	words := map[string]int{}
	d := rand.New(rand.NewPCG(uint64(*firstSeed), 1))
	for words["callers"] < *modular {
		text := drawModular(d)
		receiver := d.IntN(3) == 0
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		w, _, err := oracle.Load(path)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		// execute reports whether an execution of a method of that name breaks it.
		execute := func(name string) (broken bool) {
			for _, c := range w.Classes() {
				for _, m := range c.Methods {
					if m.Name == name && !c.Library {
						v, err := oracle.Exhaust(w, m, oracle.Bounds{Bounds: bounds.Bounds{Bits: 2, Objects: 2}, InvariantsReceiverOnly: receiver})
						if err != nil {
							t.Fatalf("%v\n%s", err, text)
						}
						broken = broken || v.Word == "violated"
					}
				}
			}
			return broken
		}
		if execute("h") {
			continue
		}
		words["callers"]++
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{path}, Methods: []string{"A.m"}, Bounds: cfg.Bounds{Bits: 2, Objects: 2},
			ReceiverOnly: receiver, Calls: "contract", Timeout: time.Minute, SplitAfter: time.Hour, Minimize: "off", Refute: sat.Refute,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}},
		})
		if len(doc.Results) != 1 {
			t.Fatalf("%s\n%s", columns.Text(doc), text)
		}
		said, broken := doc.Results[0].Verdict, execute("m")
		words[fmt.Sprintf("%s by contract, executions break it: %v", said, broken)]++
		if said != report.Violated && broken || said == report.Failed || said == report.Unsupported {
			t.Fatalf("receiver only: %v: %s by contract, executions break it: %v\n%s\n%s", receiver, said, broken, columns.Text(doc), text)
		}
	}
	t.Log(words)
	if words["holds by contract, executions break it: false"]*20 < *modular {
		t.Errorf("too few hold: %v", words)
	}
}
