package verify

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/source"
	"inspect/report"
	"inspect/report/draw"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify/decide"
	"inspect/verify/present"
)

// longRun walks over twenty nodes in about five hundred steps.
const longRun = `class List {
    /*@ nullable @*/ Node head;
    //@ requires \reach(head, Node, next).int_size() == 19;
    //@ ensures (\forall Node n; \reach(head, Node, next).has(n); n.key < 9);
    void run() {
        for (Node n = head; n != null; n = n.next) {
            n.key = 0;
            for (int i = 0; i < 7; i++) {
                n.key += i;
            }
        }
    }
}
class Node {
    int key;
    /*@ nullable @*/ Node next;
}
`

// BenchmarkExplain measures what happens to a model of 20 objects and 500 steps:
// it is decoded, replayed, and drawn as text and as SVG.
func BenchmarkExplain(b *testing.B) {
	file := filepath.Join(b.TempDir(), "List.java")
	if err := os.WriteFile(file, []byte(longRun), 0o644); err != nil {
		b.Fatal(err)
	}
	backend, err := sat.New("gophersat")
	if err != nil {
		b.Fatal(err)
	}
	config := Config{
		Paths: []string{file}, Methods: []string{"List.run"},
		Bounds:   cfg.Bounds{Objects: 19, Unwind: 20, PerClass: map[string]int{"List": 1}},
		Attempts: []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: backend}},
	}
	r, methods, diags := open(context.Background(), &config, prepareAll)
	if source.HasError(diags) || len(methods) != 1 {
		b.Fatal(diags)
	}
	c := r.newMethod(methods[0])
	if !c.through(context.Background(), front) {
		b.Fatal(c.res.Diagnostics)
	}
	c.q = c.question(c.graph, config.Attempts, nil)
	goal := encode.Goal{Kind: encode.Violate}
	a, err := c.q.Query(context.Background(), c.q.Attempts, goal, 0)
	if err != nil || a.Result.Status != solve.Sat {
		b.Fatalf("%v %v", a.Result.Status, err)
	}
	for b.Loop() {
		w := c.decode(context.Background(), a, goal)
		ce := present.Counterexample(w)
		c.confirm(context.Background(), w, ce)
		if len(w.Post.Objects) < 20 || len(w.Steps) < 500 || ce.Status != "confirmed" {
			b.Fatalf("%d objects, %d steps, %s %s", len(w.Post.Objects), len(w.Steps), ce.Status, ce.Reason)
		}
		doc := report.Document{Results: []*report.Result{c.res}}
		if err := doc.WriteText(io.Discard, report.TextOptions{}); err != nil {
			b.Fatal(err)
		}
		pre, post := ce.Drawing()
		if err := draw.SVG(io.Discard, "run", []draw.Panel{{Title: "before", Graph: pre}, {Title: "after", Graph: post}}); err != nil {
			b.Fatal(err)
		}
	}
}
