package encode

import (
	"bytes"
	"context"
	"flag"
	"maps"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/smtlib"
	"inspect/solve/sat"
)

// The solvers that the set-up installs, with arguments that make them read a
// script from standard input and give up in time.
var solvers = map[string][]string{
	"z3":   {"z3", "-in", "-T:60"},
	"cvc5": {"cvc5", "--lang=smt2", "--produce-models", "--fmf-bound", "--tlimit=60000"},
}

// TestMain draws fewer examples than rapid does by itself, unless told by
// -rapid.checks: each of them asks a solver.
func TestMain(m *testing.M) {
	flag.Parse()
	told := false
	flag.Visit(func(f *flag.Flag) { told = told || f.Name == "rapid.checks" })
	if !told {
		if err := flag.Set("rapid.checks", "20"); err != nil {
			panic(err)
		}
	}
	m.Run()
}

// decides demands that at most a tenth of the answers, counted under names that end
// in them, are undecided.
func decides(t *testing.T, answers map[string]int) {
	t.Helper()
	open, all := 0, 0
	for name, n := range answers {
		all += n
		if words := strings.Fields(name); undecided(words[len(words)-1]) {
			open += n
		}
	}
	if 10*open > all {
		t.Errorf("too little is decided: %v", answers)
	}
}

type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// undecided tells that a solver gave up, or was stopped.
func undecided(answer string) bool { return answer == "unknown" || answer == "timeout" }

// solve gives a solver's answer, sat, unsat, unknown or timeout, and, when that is
// sat, its model. Of a model that Z3 defines in a circle it gives none.
func solve(t failer, solver string, s *smtlib.Script) (string, *smtlib.Model) {
	t.Helper()
	args := solvers[solver]
	cmd := exec.Command(args[0], args[1:]...)
	text := s.String()
	cmd.Stdin = strings.NewReader(text)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	answer, rest, _ := strings.Cut(out.String(), "\n")
	answer = strings.TrimSpace(answer)
	switch {
	case answer == "unsat":
		return answer, nil // what follows is the refusal of a model
	case undecided(answer):
		return answer, nil
	case answer != "sat" || strings.Contains(rest, "(error"):
		t.Fatalf("%s: %v: %s\n%s", solver, err, out.String(), text)
	}
	m, err := smtlib.ParseModel(s.B, rest)
	if err != nil && solver == "z3" && strings.Contains(err.Error(), "by itself") {
		return answer, nil // Z3 4.8.12 defines some functions in a circle, which means nothing
	}
	if err != nil {
		t.Fatalf("%s: model: %v\n%s", solver, err, rest)
	}
	return answer, m
}

// satisfies checks a model against every assertion of a script.
func satisfies(t failer, s *smtlib.Script, m *smtlib.Model) {
	t.Helper()
	ev := smtlib.NewEvaluator(m)
	for _, a := range s.Assertions {
		v, err := ev.Eval(a.Term)
		if err != nil {
			t.Fatalf("%s: %v", a.Comment, err)
		}
		if !v.IsTrue() {
			t.Fatalf("the model does not satisfy: %s\n%s\n%s", a.Comment, a.Term, s)
		}
	}
}

// decode reads the state at a node from a model. Where an encoding leaves out
// numbers of a kind, the objects are numbered anew without gaps, in order.
func decode(t failer, e *Encoding, m *smtlib.Model, at *cfg.Node) *state {
	t.Helper()
	in := &interp{g: e.Graph}
	ev := smtlib.NewEvaluator(m)
	anew, orig := map[*cfg.Sort]map[int64]int64{}, map[*cfg.Sort]map[int64]int{}
	num := func(x *smtlib.Term, c *cfg.Component) int64 {
		v, err := ev.Eval(x)
		if err != nil {
			t.Fatalf("%s: %v", x, err)
		}
		if c == nil && x.Sort.IsBitVec() {
			return v.Int().Int64()
		}
		if c != nil && e.Graph.SortByType[c.Type] != nil && v.Bits != 0 {
			n, exists := anew[e.Graph.SortByType[c.Type]][int64(v.Bits)]
			if !exists {
				t.Fatalf("%s is object %d, which does not exist", x, v.Bits)
			}
			return n
		}
		if c == nil || e.Graph.SortByType[c.Type] != nil || x.Sort.IsBool() {
			return int64(v.Bits)
		}
		return in.wrap(v.Int().Int64(), c.Type)
	}
	g := e.Graph
	s := &state{vals: make([]int64, len(g.Components)), maps: make([][]int64, len(g.Components)),
		rows: make([][][]int64, len(g.Components)), lens: make([][]int64, len(g.Sorts))}
	for _, sort := range g.Sorts {
		s.lens[sort.ID] = make([]int64, sort.Size+1)
		anew[sort], orig[sort] = map[int64]int64{}, map[int64]int{}
		for _, k := range sort.Kinds {
			s.vals[k.Counter.ID] = int64(k.First - 1)
			for n := k.First; n <= k.Last(); n++ {
				if num(e.Exists(k, n, at), nil) != 0 {
					s.vals[k.Counter.ID]++
					anew[sort][int64(n)] = s.vals[k.Counter.ID]
					orig[sort][s.vals[k.Counter.ID]] = n
				}
			}
		}
		if len(sort.Kinds) > 0 && sort.Kinds[0].IsArray() {
			for _, a := range in.objects(s, sort.Kinds) {
				s.lens[sort.ID][a] = num(e.Length(sort, orig[sort][a]), nil)
			}
		}
	}
	for _, c := range g.Components {
		switch c.Kind {
		case cfg.Local, cfg.Static:
			s.vals[c.ID] = num(e.Value(c, at), c)
		case cfg.Field:
			s.maps[c.ID] = make([]int64, c.Sort.Size+1)
			for _, o := range in.objects(s, c.Sort.Kinds) {
				if in.owns(in.kind(c.Sort, o), c) {
					s.maps[c.ID][o] = num(e.FieldValue(c, orig[c.Sort][o], at), c)
				}
			}
		case cfg.Elems:
			s.rows[c.ID] = make([][]int64, c.Sort.Size+1)
			for _, o := range in.objects(s, c.Sort.Kinds) {
				s.rows[c.ID][o] = []int64{}
				for i := 0; i < int(s.lens[c.Sort.ID][o]); i++ {
					s.rows[c.ID][o] = append(s.rows[c.ID][o], num(e.ElemValue(c, orig[c.Sort][o], i, at), c))
				}
			}
		}
	}
	return s
}

// follows walks the edges that a model takes and checks with the interpreter
// that they are an execution that meets the goal.
func follows(t failer, e *Encoding, o Goal, m *smtlib.Model) {
	t.Helper()
	ev := smtlib.NewEvaluator(m)
	in := &interp{g: e.Graph}
	n := e.Graph.Entry
	s := decode(t, e, m, n)
	found := false
	in.prestates(func(p *state) { found = found || same(in, p, s) })
	if !found {
		t.Fatalf("not a pre-state: %v\n%s", *s, show(e.Graph))
	}
	w := &world{past: map[*cfg.Node]*state{n: s}, bound: map[*cfg.Bound]int64{}}
	for _, a := range e.Graph.Pre {
		if in.eval(a.Cond, s, w) == 0 {
			t.Fatalf("the pre-state breaks %s: %v", showExpr(a.Cond), *s)
		}
	}
	for {
		for _, p := range o.Points {
			if p.Node == n {
				return
			}
		}
		var next *cfg.Edge
		for _, x := range n.Out {
			v, err := ev.Eval(e.EdgeTaken(x))
			if err != nil {
				t.Fatalf("%v", err)
			}
			if v.IsTrue() && (x.Exit == cfg.NoExit || o.Wants(x)) {
				next = x
			}
			if v.IsTrue() && slices.Contains(o.Points, Point{Edge: x}) {
				return
			}
		}
		if next == nil {
			t.Fatalf("no edge of node %d is taken\n%s", n.ID, show(e.Graph))
		}
		if next.To == e.Graph.Exit {
			if next.Cond != nil && in.eval(next.Cond, s, w) == 0 {
				t.Fatalf("the goal's edge cannot be taken: %s", showExpr(next.Cond))
			}
			return
		}
		d := decode(t, e, m, next.To)
		ok := false
		in.step(next, s, w, func(r *state) { ok = ok || same(in, r, d) })
		if !ok {
			t.Fatalf("edge n%d -> n%d does not lead from\n%v to\n%v\n%s", n.ID, next.To.ID, *s, *d, show(e.Graph))
		}
		n, s = next.To, d
		w.past[n] = s
	}
}

// same compares states in what exists.
func same(in *interp, a, b *state) bool {
	for _, c := range in.g.Components {
		if a.vals[c.ID] != b.vals[c.ID] {
			return false
		}
	}
	for _, sort := range in.g.Sorts {
		for _, o := range in.objects(a, sort.Kinds) {
			if a.lens[sort.ID][o] != b.lens[sort.ID][o] {
				return false
			}
			for _, c := range in.g.Components {
				if c.Sort != sort || c.Kind == cfg.Counter {
					continue
				}
				if c.Kind == cfg.Field && in.owns(in.kind(sort, o), c) && a.maps[c.ID][o] != b.maps[c.ID][o] {
					return false
				}
				if c.Kind == cfg.Elems {
					for i := range a.rows[c.ID][o] {
						if a.rows[c.ID][o][i] != b.rows[c.ID][o][i] {
							return false
						}
					}
				}
			}
		}
	}
	return true
}

// configurations are the options under which everything is tested.
var configurations = map[string]Options{
	"quantified":        {Encoding: Quantified},
	"quantified/axioms": {Encoding: Quantified, Reach: Axioms},
	"ground":            {Encoding: Ground},
	"ground/plain":      {Encoding: Ground, NoCanonical: true, NoMaySets: true, NoSkolem: true, NoOrders: true, NoFacts: true},
	"ground/nocanon":    {Encoding: Ground, NoCanonical: true},
	"ground/nomay":      {Encoding: Ground, NoMaySets: true},
	"ground/noskolem":   {Encoding: Ground, NoSkolem: true},
	"ground/tight":      {Encoding: Ground, Refute: refute},
}

// refute is how verify.Config.Refute is set.
func refute(facts, cases []*smtlib.Term) []bool {
	refuted, err := sat.Refute(context.Background(), facts, cases)
	if err != nil {
		panic(err)
	}
	return refuted
}

func each(t *testing.T, f func(t *testing.T, o Options)) {
	for _, name := range slices.Sorted(maps.Keys(configurations)) {
		t.Run(name, func(t *testing.T) { f(t, configurations[name]) })
	}
}
