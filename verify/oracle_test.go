package verify_test

import (
	"context"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"inspect/encode"
	"inspect/internal/oracle"
	"inspect/report"
	"inspect/sat"
	"inspect/solve"
	"inspect/types"
	"inspect/verify"
	"inspect/z3"
)

// quick is the column on which every method of the oracle's tables is decided in any
// case.
const quick = "ground/gophersat"

// backends are the columns on which everything is compared. All of them are
// installed by `make test`; none is skipped.
func backends(t testing.TB) map[string]verify.Attempt {
	t.Helper()
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	ground := func(b solve.Backend) verify.Attempt {
		return verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}
	}
	plain := encode.Options{Encoding: encode.Ground, NoCanonical: true, NoMaySets: true, NoSkolem: true, NoOrders: true, NoFacts: true}
	return map[string]verify.Attempt{
		"quantified/z3":        {Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()},
		"quantified/axioms/z3": {Encoding: encode.Options{Encoding: encode.Quantified, Reach: encode.Axioms}, Backend: lib.Backend()},
		"ground/z3":            ground(lib.Backend()),
		quick:                  ground(gopher),
		"ground/plain":         {Encoding: plain, Backend: gopher},
	}
}

// TestOracle compares the verdict on every method of the oracle's tables with
// what exhaustive execution finds, on the quick column and on one of the others; with
// -verify.all on every column.
func TestOracle(t *testing.T) {
	var cases []oracle.Case
	for _, dir := range []string{filepath.Join("..", "testdata", "oracle"), filepath.Join("..", "internal", "oracle", "testdata")} {
		cs, err := oracle.Table(dir)
		if err != nil {
			t.Fatal(err)
		}
		if len(cs) < 60 {
			t.Fatalf("only %d methods in %s", len(cs), dir)
		}
		cases = append(cases, cs...)
	}
	columns := backends(t)
	var others []string
	for name := range columns {
		if name != quick {
			others = append(others, name)
		}
	}
	slices.Sort(others)
	var asked, undecided atomic.Int64
	t.Cleanup(func() {
		t.Logf("%d of %d quantified questions were not decided in %v", undecided.Load(), asked.Load(), patience)
		if undecided.Load() > asked.Load()/2 {
			t.Errorf("too many")
		}
	})
	slots := make(chan struct{}, runtime.NumCPU())
	files, worlds := batches(cases), map[*types.World]*sync.Mutex{}
	for _, b := range files {
		worlds[b[0].World] = &sync.Mutex{}
	}
	for _, batch := range files {
		t.Run(filepath.Base(batch[0].File), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			docs := map[string]map[string]*report.Document{quick: checkAll(batch, columns[quick])}
			for i, name := range others {
				docs[name] = checkAll(slices.DeleteFunc(slices.Clone(batch), func(c oracle.Case) bool {
					return !verify.Chosen(c.Name(), i, 8*len(others))
				}), columns[name])
			}
			for _, c := range batch {
				t.Run(c.Method.QName(), func(t *testing.T) {
					// The methods of a file share a world, which resolves them one at a time.
					worlds[c.World].Lock()
					want, err := oracle.Exhaust(c.World, c.Method, c.Bounds)
					worlds[c.World].Unlock()
					if err != nil {
						t.Fatal(err)
					}
					compare(t, quick, c, want, docs[quick][c.Name()])
					for _, name := range others {
						doc := docs[name][c.Name()]
						if doc == nil {
							continue
						}
						if strings.HasPrefix(name, "quantified") {
							asked.Add(1)
						}
						if gaveUp(name, doc) {
							undecided.Add(1)
							continue
						}
						compare(t, name, c, want, doc)
					}
				})
			}
		})
	}
}

// batches groups cases that one run can check: of one file, with the same bounds.
func batches(cases []oracle.Case) [][]oracle.Case {
	var out [][]oracle.Case
	at := map[string]int{}
	for _, c := range cases {
		key := fmt.Sprintf("%s %+v", c.File, c.Bounds)
		i, ok := at[key]
		if !ok {
			i = len(out)
			at[key] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], c)
	}
	return out
}

// checkAll checks the cases of a batch in one run: for each, by its name, the document
// with its result alone.
func checkAll(batch []oracle.Case, a verify.Attempt) map[string]*report.Document {
	if len(batch) == 0 {
		return nil
	}
	c := checking(batch[0], a, "")
	c.Methods, c.Jobs = nil, 1
	for _, b := range batch {
		c.Methods = append(c.Methods, b.Method.QName())
	}
	all := verify.Run(context.Background(), c)
	docs := map[string]*report.Document{}
	for _, b := range batch {
		one := *all
		one.Results = slices.DeleteFunc(slices.Clone(all.Results), func(r *report.Result) bool {
			name, _, _ := strings.Cut(r.Class+"."+r.Method, " ") // without what it is, as in static() (…)
			return name != b.Method.QName()
		})
		docs[b.Name()] = &one
	}
	return docs
}

// patience is the time for one method on one column.
const patience = 2 * time.Second

// gaveUp tells whether the quantified encoding had no answer: Z3 may need long
// for a counterexample, and the axioms serve \reach over one family of objects
// only. The ground encoding must always have one.
func gaveUp(column string, doc *report.Document) bool {
	if !strings.HasPrefix(column, "quantified") || len(doc.Results) != 1 {
		return false
	}
	r := doc.Results[0]
	return r.Verdict == report.Inconclusive && (strings.Contains(r.Reason, "timeout") || r.Reason == solve.ReasonIncomplete) ||
		r.Verdict == report.Inconclusive && r.Reason == "encoding"
}

// checking is the configuration of a check of a case; reached is that of
// verify.Config.
func checking(c oracle.Case, a verify.Attempt, reached string) verify.Config {
	b := c.Bounds
	return verify.Config{
		Paths: []string{c.File}, Methods: []string{c.Method.QName()},
		Bounds:       c.Bounds.WithDefaults().Bounds,
		ReceiverOnly: b.InvariantsReceiverOnly, Exceptions: b.Exceptions, Statics: b.Statics,
		Calls: "inline", Attempts: []verify.Attempt{a}, Timeout: patienceFor(a), Patience: time.Hour, Check: true, Refute: sat.Refute,
		Reached: reached,
	}
}

func patienceFor(a verify.Attempt) time.Duration {
	if a.Encoding.Encoding == encode.Quantified {
		return patience
	}
	return 2 * time.Minute
}

// cutsSpecification tells whether a \sum or the like goes beyond the bound, which
// exhaustive execution does not have.
func cutsSpecification(r *report.Result) bool {
	return slices.ContainsFunc(r.CutOff, func(c report.CutOff) bool { return c.Kind == "specification" })
}

// compare fails the test when a document disagrees with the oracle.
func compare(t *testing.T, column string, c oracle.Case, want *oracle.Verdict, doc *report.Document) {
	t.Helper()
	if len(doc.Results) != 1 {
		t.Errorf("%s: %d results, %v", column, len(doc.Results), doc.Diagnostics)
		return
	}
	r := doc.Results[0]
	if string(r.Verdict) != want.Word && !(want.Word == "vacuous" && r.NoPreState()) && !(want.Word == "holds" && r.Verdict == report.Nothing) {
		t.Errorf("%s: %s (%s), exhaustive execution says %s %v\n%s", column, r.Verdict, r.Reason, want.Word, want.Kinds, text(doc))
		return
	}
	// With --objects-total, objects that nothing leads to may be in the way of an
	// allocation, of more classes than exhaustive execution finds reachable.
	if r.Verdict.Good() && r.CompleteKnown && r.Complete != want.Complete && (r.Complete || !c.Bounds.Total && !cutsSpecification(r)) {
		t.Errorf("%s: complete is %v; exhaustive execution is cut off at %v\n%s", column, r.Complete, want.CutOff, text(doc))
	}
	if r.Verdict != report.Violated {
		return
	}
	ce := r.Counterexample
	var kinds []string
	for _, k := range want.Kinds {
		kinds = append(kinds, string(k))
	}
	if !slices.Contains(kinds, ce.Kind) {
		t.Errorf("%s: breaks %s, exhaustive execution finds %v\n%s", column, ce.Kind, kinds, text(doc))
	}
	if ce.Status != "confirmed" {
		t.Errorf("%s: %s: %s\n%s", column, ce.Status, ce.Reason, text(doc))
	}
}

func text(doc *report.Document) string {
	var b strings.Builder
	doc.WriteText(&b, report.TextOptions{Verbose: true})
	for _, d := range doc.Diagnostics {
		fmt.Fprint(&b, d.Text())
	}
	return b.String()
}
