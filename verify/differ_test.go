package verify

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/counterexample/witness"
	"inspect/encode"
	"inspect/internal/oracle"
	"inspect/internal/sample"
	"inspect/java/bounds"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify/decide"
	"inspect/verify/present"
)

// firstWitness takes a method through the stages to its first counterexample;
// nil when there is none.
func firstWitness(t *testing.T, c Config) (*method, *witness.Witness) {
	t.Helper()
	r, ms := openFor(t, &c)
	if len(ms) != 1 {
		t.Fatalf("%v: %d methods", c.Methods, len(ms))
	}
	return r.firstWitness(t, ms[0])
}

// openFor opens what is configured, for questions to the embedded solver.
func openFor(t *testing.T, c *Config) (*run, []*types.Method) {
	t.Helper()
	b, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	c.Attempts = []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}}
	r, ms, ds := open(context.Background(), c, prepareAll)
	if source.HasError(ds) {
		t.Fatalf("%v: %v", c.Methods, ds)
	}
	return r, ms
}

// firstWitness is firstWitness of a method of what is open.
func (r *run) firstWitness(t *testing.T, of *types.Method) (*method, *witness.Witness) {
	t.Helper()
	m := r.newMethod(of)
	if !m.through(context.Background(), front) {
		return nil, nil
	}
	m.q = m.question(m.graph, r.config.Attempts, nil)
	goal := encode.Goal{Kind: encode.Violate}
	a, err := m.q.Query(context.Background(), m.q.Attempts, goal, 0)
	if err != nil {
		t.Fatal(err)
	}
	if a.Result.Status != solve.Sat {
		return nil, nil
	}
	w := m.decode(context.Background(), a, goal)
	return m, w
}

// TestConfirmedPathsDoNotDiffer: where the interpreter confirms the model, it
// takes the model's path, with the model's values. Otherwise a first difference
// would mean nothing.
func TestConfirmedPathsDoNotDiffer(t *testing.T) {
	t.Parallel()
	cases, err := oracle.Table(filepath.Join("..", "testdata", "oracle"))
	if err != nil {
		t.Fatal(err)
	}
	var configs []*Config
	same := map[string]*Config{} // what methods of one file are checked with
	for _, k := range cases {
		if k.Word != "violated" || !sample.Chosen(k.Name(), 0, 3) ||
			slices.Contains([]string{"Approximations.java", "NumberTexts.java"}, filepath.Base(k.File)) {
			continue // the interpreter computes what the model leaves open there
		}
		if k.Method.Derived == types.Initialised {
			continue // it is executed once, and that is where its steps come from
		}
		key := fmt.Sprintf("%s %+v", k.File, k.Bounds)
		c := same[key]
		if c == nil {
			b := k.Bounds.WithDefaults()
			c = &Config{Paths: []string{k.File}, Bounds: b.Bounds,
				ReceiverOnly: b.InvariantsReceiverOnly, Exceptions: b.Exceptions, Statics: b.Statics}
			same[key] = c
			configs = append(configs, c)
		}
		c.Methods = append(c.Methods, k.Method.QName())
	}
	for _, pattern := range []string{"lists/*Bug.java", "structures/mutants/*", "dijkstra/bug*"} {
		paths, err := filepath.Glob(filepath.Join("..", "testdata", pattern))
		if err != nil || len(paths) == 0 {
			t.Fatal(pattern, err)
		}
		for _, path := range paths {
			configs = append(configs, &Config{Paths: []string{path}, Bounds: cfg.Bounds{Bits: 3, Objects: 2, ArrayLength: 3, Unwind: 2, Recursion: 3}})
		}
	}
	compared := 0
	follow := func(c *Config, r *run, of *types.Method) {
		m, x := r.firstWitness(t, of)
		if x == nil {
			return
		}
		out, err := replay.New(m.world, replay.Config{Bounds: m.graph.Bounds, InvariantsReceiverOnly: c.ReceiverOnly,
			Exceptions: c.Exceptions}).Check(x.Method, x.Pre)
		if err != nil {
			t.Errorf("%s: %v", x.Method.QName(), err)
			return
		}
		if matching(x, out) == nil {
			t.Errorf("%s: not confirmed", x.Method.QName())
		}
		compared++
		if d := replay.Differ(m.world, present.Moves(x), present.Places(m.graph), out); d != nil {
			t.Errorf("%s: at %s the model %s, the run %s", x.Method.QName(), d.Span, d.Model, d.Run)
			for _, s := range x.Steps {
				t.Log("  model", s.Kind, s.Depth, s.Span, s.Text, s.Changes)
			}
			for _, s := range out.Steps {
				t.Log("  run  ", s.Kind, s.Depth, s.Span, s.Changes)
			}
		}
	}
	for _, c := range configs {
		c.Calls = "inline"
		r, ms := openFor(t, c)
		for _, m := range ms {
			follow(c, r, m)
		}
	}
	t.Log(compared, "compared")
	if compared < 150 {
		t.Errorf("only %d compared", compared)
	}
}

const weak = `class Weak {
    int v;
    //@ ensures \result >= 0;
    static int atLeastZero(int x) {
        return x < 0 ? 0 : x;
    }
    //@ ensures \result == x || x < 0;
    int value(int x) {
        return atLeastZero(x);
    }
    //@ ensures \result >= 0;
    int branch(int x) {
        if (atLeastZero(x) > 2 && x < 2) {
            return -1;
        }
        return 1;
    }
    //@ assignable v;
    //@ ensures v >= 0;
    void some() {
        v = 1;
    }
    //@ ensures v == 1;
    void state() {
        some();
    }
    //@ requires x > 0 && x < 3;
    static int small(int x) {
        return x;
    }
    int precondition(int x) {
        return small(x - 1);
    }
    //@ ensures \result == x;
    int straight(int x) {
        int y = 0;
        while (y < x) {
            y = y + 1;
        }
        return y;
    }
    //@ assignable \nothing;
    //@ ensures \result > 0;
    static int positive(int x) {
        return 1;
    }
    //@ ensures \result == x + 1 || x < 0;
    int both(int x) {
        return positive(x) + atLeastZero(x);
    }
}
`

// TestFirstDifference reads where runs part from models that rest on a callee's
// weak contract.
func TestFirstDifference(t *testing.T) {
	path := filepath.Join(t.TempDir(), "Weak.java")
	if err := os.WriteFile(path, []byte(weak), 0o644); err != nil {
		t.Fatal(err)
	}
	b, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		method, status string
		line           int
		model, run     string // beginnings
		values         string
	}{
		{"value", "unconfirmed", 9, `gives \result = `, `gives \result = `, ""},
		{"branch", "unconfirmed", 13, "goes to line 14: return -1; (the condition is true)",
			"goes to line 16: return 1; (the condition is false)", "atLeastZero(x) > 2"},
		{"state", "unconfirmed", 23, "ends with Weak#1.v = ", "ends with Weak#1.v = 1", ""},
		{"both", "unconfirmed", 49, `gives \result = `, `gives \result = `, ""},
		{"precondition", "confirmed", 0, "", "", ""},
	} {
		doc := Run(context.Background(), Config{Paths: []string{path}, Methods: []string{"Weak." + c.method}, Calls: "contract",
			Bounds: cfg.Bounds{Bits: 4, Objects: 1}, Attempts: []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}}})
		if len(doc.Results) != 1 || doc.Results[0].Counterexample == nil {
			t.Errorf("%s: no counterexample: %v", c.method, doc.Diagnostics)
			continue
		}
		ce := doc.Results[0].Counterexample
		if ce.Status != c.status {
			t.Errorf("%s: %s: %s", c.method, ce.Status, ce.Reason)
		}
		if c.line == 0 {
			if ce.Difference != nil || ce.Because == nil || ce.Because.Place.Line != 27 {
				t.Errorf("%s: difference %v, because %v", c.method, ce.Difference, ce.Because)
			}
			continue
		}
		d := ce.Difference
		if d == nil || d.Place.Line != c.line || !strings.HasPrefix(d.Model, c.model) || !strings.HasPrefix(d.Run, c.run) || d.Model == d.Run {
			t.Errorf("%s: %+v", c.method, d)
			continue
		}
		if c.values != "" && (len(d.Values) == 0 || d.Values[0].Name != c.values || d.Values[0].Value != "false") {
			t.Errorf("%s: values %+v", c.method, d.Values)
		}
		relies := "relies on the contract of Weak."
		if c.method == "both" {
			relies = "relies on the contracts of Weak.positive and Weak.atLeastZero, one of which"
		}
		if !strings.Contains(ce.Reason, relies) {
			t.Errorf("%s: %s", c.method, ce.Reason)
		}
	}
}

// TestTamperedModel changes a model behind the interpreter's back.
func TestTamperedModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "Weak.java")
	if err := os.WriteFile(path, []byte(weak), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		tamper     func(x *witness.Witness)
		model, run string
	}{
		{func(x *witness.Witness) { x.Pre.Roots[0].Value.Int += 5; x.Post.Roots[0].Value.Int += 5 }, "goes to line 40: return y; (the condition is false)", "goes to line 38: y = y + 1; (the condition is true)"},
		{func(x *witness.Witness) { x.Steps[0].Changes[0].Value.Int = 7 }, "gives y = 7", "gives y = 0"},
		{func(x *witness.Witness) { x.Outcome.Value.Int = 7 }, "returns 7", "returns 0"},
		{func(x *witness.Witness) {}, "breaks this", "does the same steps"},
	} {
		m, x := firstWitness(t, Config{Paths: []string{path}, Methods: []string{"Weak.straight"}, Bounds: cfg.Bounds{Bits: 4, Objects: 1}})
		for i, r := range x.Pre.Roots {
			if r.Name == "x" { // a negative argument: the loop is not entered
				x.Pre.Roots[0], x.Pre.Roots[i] = x.Pre.Roots[i], x.Pre.Roots[0]
				x.Pre.Roots[0].Value.Int = -1
			}
		}
		c.tamper(x)
		d := present.Difference(m.world, m.graph, x, replay.Config{Bounds: bounds.Bounds{Bits: 4}})
		if d == nil || d.Model != c.model || !strings.HasPrefix(d.Run, c.run) {
			t.Errorf("have %+v, want %s / %s", d, c.model, c.run)
		}
	}
}
