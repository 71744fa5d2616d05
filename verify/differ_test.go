package verify

import (
	"context"
	"path/filepath"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/oracle"
	"inspect/replay"
	"inspect/report"
	"inspect/sat"
	"inspect/solve"
	"inspect/witness"
)

// firstWitness takes a method through the stages to its first counterexample;
// nil when there is none.
func firstWitness(t *testing.T, c Config) (*method, *witness.Witness) {
	t.Helper()
	b, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	c.Attempts = []Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}}
	r, ms, ds := open(&c)
	if hasError(ds) || len(ms) != 1 {
		t.Fatalf("%v: %d methods, %v", c.Methods, len(ms), ds)
	}
	m := &method{run: r, m: ms[0], res: &report.Result{}, status: map[*cfg.Property]report.Verdict{}}
	if !m.front() {
		return nil, nil
	}
	m.q = m.question(m.graph, c.Attempts, nil)
	goal := encode.Goal{Kind: encode.Violate}
	a, err := m.q.ask(context.Background(), m.q.attempts, goal, 0)
	if err != nil {
		t.Fatal(err)
	}
	if a.result.Status != solve.Sat {
		return nil, nil
	}
	return m, m.decode(a, goal)
}

// TestConfirmedPathsDoNotDiffer: where the interpreter confirms the model, it
// takes the model's path, with the model's values. Otherwise a first difference
// would mean nothing.
func TestConfirmedPathsDoNotDiffer(t *testing.T) {
	cases, err := oracle.Table(filepath.Join("..", "testdata", "oracle"))
	if err != nil {
		t.Fatal(err)
	}
	var configs []Config
	for _, k := range cases {
		if k.Word != "violated" {
			continue
		}
		b := k.Bounds.WithDefaults()
		configs = append(configs, Config{Paths: []string{k.File}, Methods: []string{k.Method.QName()},
			Bounds: cfg.Bounds{Bits: b.Bits, Objects: none(b.Objects), PerClass: b.PerClass, ArrayLength: none(b.ArrayLength),
				Unwind: none(b.Unwind), Recursion: none(b.Recursion)},
			ReceiverOnly: b.InvariantsReceiverOnly, RuntimeAllowed: b.RuntimeExceptionsAllowed})
	}
	for _, pattern := range []string{"lists/*Bug.java", "structures/mutants/*", "dijkstra/bug*"} {
		paths, err := filepath.Glob(filepath.Join("..", "testdata", pattern))
		if err != nil || len(paths) == 0 {
			t.Fatal(pattern, err)
		}
		for _, path := range paths {
			c := Config{Paths: []string{path}, Bounds: cfg.Bounds{Bits: 3, Objects: 2, ArrayLength: 3, Unwind: 2, Recursion: 3}}
			_, ms, ds := open(&c)
			if hasError(ds) {
				t.Fatal(ds)
			}
			for _, m := range ms {
				c.Methods = []string{m.QName()}
				configs = append(configs, c)
			}
		}
	}
	compared := 0
	for _, c := range configs {
		c.Calls = "inline"
		m, x := firstWitness(t, c)
		if x == nil {
			continue
		}
		b := m.graph.Bounds
		out, err := replay.New(m.world, replay.Config{Bits: b.Bits, Unwind: count(b.Unwind), Recursion: count(b.Recursion),
			ArrayLength: count(b.ArrayLength), InvariantsReceiverOnly: c.ReceiverOnly,
			RuntimeExceptionsAllowed: c.RuntimeAllowed}).Check(x.Method, x.Pre)
		if err != nil {
			t.Errorf("%s: %v", x.Method.QName(), err)
			continue
		}
		if matching(x, out) == nil {
			t.Errorf("%s: not confirmed", x.Method.QName())
		}
		compared++
		if d := replay.Differ(m.world, moves(x), places(m.graph), out); d != nil {
			t.Errorf("%s: at %s the model %s, the run %s", x.Method.QName(), d.Span, d.Model, d.Run)
			for _, s := range x.Steps {
				t.Log("  model", s.Kind, s.Depth, s.Span, s.Text, s.Changes)
			}
			for _, s := range out.Steps {
				t.Log("  run  ", s.Kind, s.Depth, s.Span, s.Changes)
			}
		}
	}
	t.Log(compared, "compared")
	if compared < 150 {
		t.Errorf("only %d compared", compared)
	}
}
