package oracle_test

import (
	"context"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"inspect/encode"
	"inspect/internal/columns"
	"inspect/internal/oracle"
	"inspect/internal/sample"
	"inspect/report"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
)

// TestOracle compares the verdict on every method of the oracle's tables with
// what exhaustive execution finds, on the quick column and on one of the others; with
// -sample.all on every column.
func TestOracle(t *testing.T) {
	all := columns.All(t)
	var others []string
	for name := range all {
		if name != columns.Quick {
			others = append(others, name)
		}
	}
	slices.Sort(others)
	var asked, undecided atomic.Int64
	t.Cleanup(func() {
		t.Logf("%d of %d quantified questions were not decided in %v", undecided.Load(), asked.Load(), patience)
		if undecided.Load() > max(asked.Load()/2, 50) { // of a file alone it may be most
			t.Errorf("too many")
		}
	})
	slots := make(chan struct{}, runtime.NumCPU())
	for _, batch := range batches(oracle.Tables(t)) {
		t.Run(filepath.Base(batch[0].File), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			docs := map[string]map[string]*report.Document{columns.Quick: checkAll(batch, all[columns.Quick])}
			for i, name := range others {
				docs[name] = checkAll(slices.DeleteFunc(slices.Clone(batch), func(c oracle.Decided) bool {
					return !sample.Chosen(c.Name(), i, 16*len(others))
				}), all[name])
			}
			for _, c := range batch {
				t.Run(c.Method.QName(), func(t *testing.T) {
					want, err := c.Verdict()
					if err != nil {
						t.Fatal(err)
					}
					compare(t, columns.Quick, c.Case, want, docs[columns.Quick][c.Name()])
					for _, name := range others {
						doc := docs[name][c.Name()]
						if doc == nil {
							continue
						}
						if strings.HasPrefix(name, "quantified") {
							asked.Add(1)
						}
						if gaveUp(name, doc) {
							if strings.HasPrefix(name, "quantified") {
								undecided.Add(1)
							}
							continue
						}
						compare(t, name, c.Case, want, doc)
					}
				})
			}
		})
	}
}

// batches groups cases that one run can check: of one file, with the same bounds.
func batches(cases []oracle.Decided) [][]oracle.Decided {
	var out [][]oracle.Decided
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
func checkAll(batch []oracle.Decided, a verify.Attempt) map[string]*report.Document {
	if len(batch) == 0 {
		return nil
	}
	c := checking(batch[0].Case, a, "")
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

// gaveUp reports whether a column had no answer. The quantified encoding may have none: Z3
// may need long for a counterexample, and the axioms serve \reach over one family of
// objects only. The ground encoding must have one, but for what is known in part.
func gaveUp(column string, doc *report.Document) bool {
	if len(doc.Results) != 1 || doc.Results[0].Verdict != report.Inconclusive {
		return false
	}
	quantified := strings.HasPrefix(column, "quantified")
	switch reason := doc.Results[0].Reason; reason {
	case "approximate": // which value of what is known in part a model has is the solver's choice
		return column != columns.Quick
	case "encoding": // without facts nothing may bound a quantifier
		return quantified || column == "ground/plain"
	default:
		return quantified && (strings.Contains(reason, "timeout") || reason == solve.ReasonIncomplete)
	}
}

// checking is the configuration of a check of a case; reached is that of
// verify.Config.
func checking(c oracle.Case, a verify.Attempt, reached string) verify.Config {
	b := c.Bounds
	return verify.Config{
		Paths: []string{c.File}, Methods: []string{c.Method.QName()},
		Bounds:       c.Bounds.WithDefaults().Bounds,
		ReceiverOnly: b.InvariantsReceiverOnly, Exceptions: b.Exceptions, Throws: b.Throws, Statics: b.Statics,
		Calls: "inline", Attempts: []verify.Attempt{a}, Timeout: patienceFor(a), SplitAfter: time.Hour, Check: true, Refute: sat.Refute,
		Reached: reached, ShallowAlways: a.Encoding.NoFacts, // what is plain does all in another way
	}
}

func patienceFor(a verify.Attempt) time.Duration {
	switch {
	case a.Encoding.Encoding == encode.Quantified:
		return patience
	case strings.HasPrefix(a.Backend.Name(), "cvc5"):
		return 20 * time.Second
	}
	return 2 * time.Minute
}

// cutsSpecification reports whether a \sum or the like goes beyond the bound, which
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
	if string(r.Verdict) != want.Word && !(want.Word == "vacuous" && r.HasNoPreState()) && !(want.Word == "holds" && r.Verdict == report.Nothing) {
		t.Errorf("%s: %s (%s), exhaustive execution says %s %v\n%s", column, r.Verdict, r.Reason, want.Word, want.Kinds, columns.Text(doc))
		return
	}
	// With --objects-total, objects that nothing leads to may be in the way of an
	// allocation, of more classes than exhaustive execution finds reachable.
	if r.Verdict.Good() && r.CompleteKnown && r.Complete != want.Complete && (r.Complete || !c.Bounds.Total && !cutsSpecification(r)) {
		t.Errorf("%s: complete is %v; exhaustive execution is cut off at %v\n%s", column, r.Complete, want.CutOff, columns.Text(doc))
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
		t.Errorf("%s: breaks %s, exhaustive execution finds %v\n%s", column, ce.Kind, kinds, columns.Text(doc))
	}
	if !oracle.Confirmed(ce.Status, ce.Reason) {
		t.Errorf("%s: %s: %s\n%s", column, ce.Status, ce.Reason, columns.Text(doc))
	}
}
