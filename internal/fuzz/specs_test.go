package fuzz

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/internal/oracle"
	"inspect/java/types"
	"inspect/report"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

var specs = flag.Int("fuzz.specs", 30, "methods with random contracts that every encoding decides")

func (a *Annotated) lines() string { return a.text }

func (a *Annotated) with(lines string) *Annotated {
	b := *a
	b.text = lines
	return &b
}

// options are what the text does not say.
func (a *Annotated) options() string {
	b := *a
	b.text = ""
	return fmt.Sprintf("%+v", b)
}

// specStates limits the comparison: a method with more executions is left out.
const specStates = 40_000

// grounds are the settings of the ground encoding. Beside the first, each
// method is compared on some of them.
var grounds = []struct {
	name string
	with encode.Options
}{
	{"ground", encode.Options{}},
	{"ground/plain", encode.Options{NoCanonical: true, NoMaySets: true, NoSkolem: true, NoOrders: true, NoFacts: true}},
	{"ground/no-canonical", encode.Options{NoCanonical: true}},
	{"ground/no-may-sets", encode.Options{NoMaySets: true}},
	{"ground/no-skolem", encode.Options{NoSkolem: true}},
	{"ground/no-orders", encode.Options{NoOrders: true}},
	{"ground/no-facts", encode.Options{NoFacts: true}},
}

// specColumns are the columns of the comparison: the ground ones must answer.
func specColumns(t *testing.T) (ground, quantified []specColumn) {
	t.Helper()
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range grounds {
		o := g.with
		o.Encoding = encode.Ground
		ground = append(ground, specColumn{g.name, column{verify.Attempt{Encoding: o, Backend: gopher}, 0}})
	}
	for _, reach := range []string{encode.Closure, encode.Axioms} {
		o := encode.Options{Encoding: encode.Quantified, Reach: reach}
		quantified = append(quantified, specColumn{"quantified/" + reach, column{verify.Attempt{Encoding: o, Backend: lib.Backend()}, time.Second}})
	}
	return ground, quantified
}

type specColumn struct {
	name string
	column
}

// tally counts what a comparison came to.
type tally struct {
	units, methods, large, wide, cut, unsupported, contracts, asked, undecided int
	words                                                                      map[string]int
}

// TestSpecs compares the verdicts on methods with random contracts, over heaps
// with aliases, cycles and subclasses, with what exhaustive execution finds.
func TestSpecs(t *testing.T) {
	ground, quantified := specColumns(t)
	gen := Annotations()
	dir := t.TempDir()
	sum := &tally{words: map[string]int{}}
	for seed := *firstSeed; sum.methods < *specs; seed++ {
		sum.units++
		on := []specColumn{ground[0], ground[1], ground[2+int(seed)%(len(ground)-2)]}
		if seed%2 == 0 {
			on = append(on, quantified[seed/2%2])
		}
		a := gen.Example(int(seed))
		if f := disagree(a, dir, on, sum); f != nil {
			shrink(t, gen, seed, f, func(a *Annotated) *fault {
				return disagree(a, dir, on, &tally{words: map[string]int{}})
			})
		}
	}
	t.Logf("%+v", *sum)
	switch {
	case sum.undecided*2 > sum.asked:
		t.Error("the quantified encoding decides too little")
	case sum.unsupported*10 > sum.methods:
		t.Error("too much is unsupported")
	case sum.words["holds"]*10 < sum.methods || sum.words["violated"]*8 < sum.methods:
		t.Error("too few methods hold or are violated")
	}
}

// disagree decides every method of a unit by enumeration and on the columns.
func disagree(a *Annotated, dir string, on []specColumn, sum *tally) *fault {
	path := filepath.Join(dir, "Unit.java")
	if err := os.WriteFile(path, []byte(a.text), 0o666); err != nil {
		return &fault{"writing", err.Error()}
	}
	w, _, err := oracle.Load(path)
	if err != nil {
		return &fault{"the front end", fmt.Sprintf("%v\n%s", err, numbered(a.text))}
	}
	matched := a.Bounds.Places[:0:0]
	for _, p := range a.Bounds.Places {
		if !slices.Contains(a.Bounds.Unmatched(w), p) {
			matched = append(matched, p)
		}
	}
	a = a.with(a.text)
	a.Bounds.Places = matched
	for _, c := range w.Classes() {
		if c.Library {
			continue
		}
		for _, m := range c.Methods {
			if m.Decl == nil && !m.IsImplicit() || m.Abstract {
				continue
			}
			if f := misjudgedMethod(a, w, m, path, on, sum); f != nil {
				f.detail = fmt.Sprintf("%s of %s: %s\n%s", m.QName(), a.options(), f.detail, numbered(a.text))
				return f
			}
		}
	}
	return nil
}

func misjudgedMethod(a *Annotated, w *types.World, m *types.Method, path string, on []specColumn, sum *tally) *fault {
	b := oracle.Bounds{Bounds: a.Bounds, States: specStates, InvariantsReceiverOnly: a.ReceiverOnly, Exceptions: a.Exceptions}
	want, err := oracle.Exhaust(w, m, b)
	switch {
	case err != nil && strings.Contains(err.Error(), "pre-states"):
		sum.large++
		return nil
	case err != nil && strings.Contains(err.Error(), "not supported"):
		sum.unsupported++
		return nil
	case errors.As(err, new(*replay.BitsError)):
		sum.wide++
		return nil
	case err != nil:
		_, what, _ := strings.Cut(err.Error(), "error: ")
		return &fault{"exhaustive execution: " + what, err.Error()}
	}
	sum.methods++
	sum.words[want.Word]++
	for _, c := range on {
		doc := a.check(m, path, c, "inline")
		if c.patience > 0 {
			sum.asked++
			if c.undecided(doc) {
				sum.undecided++
				continue
			}
		}
		if len(doc.Results) == 1 && doc.Results[0].Verdict == report.Unsupported {
			sum.unsupported++
			break
		}
		if needsBits(doc) {
			sum.wide++
			break
		}
		if cutsSpecification(doc) {
			sum.cut++
			break
		}
		if f := differs(c, want, doc, a.Bounds.Total); f != nil {
			f.kind = c.name + ": " + f.kind
			return f
		}
	}
	return byContract(a, m, path, on, sum)
}

// check runs the whole of `inspect check` on a method.
func (a *Annotated) check(m *types.Method, path string, c specColumn, calls string) *report.Document {
	return verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Methods: []string{m.QName()}, Bounds: a.Bounds,
		ReceiverOnly: a.ReceiverOnly, Exceptions: a.Exceptions,
		Calls: calls, Attempts: []verify.Attempt{c.Attempt}, Timeout: c.patience, SplitAfter: time.Hour,
		Check: c.patience == 0, All: c.patience == 0, Minimize: "off", Refute: sat.Refute,
	})
}

// byContract compares the columns with one another where calls stand for their
// contracts, which exhaustive execution does not know.
func byContract(a *Annotated, m *types.Method, path string, on []specColumn, sum *tally) *fault {
	if !strings.Contains(a.text, ".h") {
		return nil
	}
	sum.contracts++
	var first *report.Document
	for _, c := range on {
		doc := a.check(m, path, c, "contract")
		if len(doc.Results) != 1 {
			return &fault{"no result", fmt.Sprint(doc.Diagnostics)}
		}
		if c.patience > 0 {
			sum.asked++
			if c.undecided(doc) {
				sum.undecided++
				continue
			}
		}
		if cutsSpecification(doc) {
			sum.cut++
			return nil
		}
		if first == nil {
			first = doc
		}
		f, r := first.Results[0], doc.Results[0]
		if r.Verdict != f.Verdict || r.Verdict == report.Failed || r.Complete != f.Complete || c.patience == 0 && broken(r) != broken(f) {
			return &fault{fmt.Sprintf("by contract, %s: %s, not %s", c.name, r.Verdict, f.Verdict), columns.Text(first) + columns.Text(doc)}
		}
	}
	return nil
}

// broken lists the properties that are violated.
func broken(r *report.Result) string {
	var ids []string
	for _, p := range r.Properties {
		if p.Status == report.Violated {
			ids = append(ids, p.ID)
		}
	}
	return strings.Join(ids, " ")
}

// shown is a document as people see it.
// needsBits reports whether a constant is too wide, perhaps one where no execution
// comes.
func needsBits(doc *report.Document) bool {
	return len(doc.Results) == 1 && slices.ContainsFunc(doc.Results[0].Diagnostics, func(d report.Diagnostic) bool { return d.Code == string(cfg.NeedsBits) })
}

// cutsSpecification reports whether a \sum or the like goes beyond the bound, which
// exhaustive execution does not have.
func cutsSpecification(doc *report.Document) bool {
	return len(doc.Results) == 1 && doc.Results[0].Verdict != report.Violated &&
		slices.ContainsFunc(doc.Results[0].CutOff, func(c report.CutOff) bool { return c.Kind == "specification" })
}

// undecided reports whether the column had no answer that could be wrong.
func (c specColumn) undecided(doc *report.Document) bool {
	if c.gaveUp(doc) {
		return true
	}
	if len(doc.Results) != 1 {
		return false
	}
	r := doc.Results[0]
	return r.Verdict == report.Inconclusive && (strings.Contains(r.Reason, "timeout") || r.Reason == solve.ReasonIncomplete) ||
		r.Verdict == report.Inconclusive && r.Reason == "encoding" // of several families of objects
}

// noObject tells that a method is inconclusive for a type that nothing implements.
func noObject(r *report.Result) bool {
	return r.Verdict == report.Inconclusive && slices.ContainsFunc(r.Diagnostics, func(d report.Diagnostic) bool { return d.Code == string(cfg.NoObject) })
}

// differs says how a verdict differs from that of exhaustive execution. Where the
// bounds on objects count all of them, more may be in the way of an allocation
// than exhaustive execution finds reachable.
func differs(c specColumn, want *oracle.Verdict, doc *report.Document, total bool) *fault {
	if len(doc.Results) != 1 {
		return &fault{"no result", fmt.Sprint(doc.Diagnostics)}
	}
	r := doc.Results[0]
	if noObject(r) && (want.Word == "vacuous" || want.Word == "holds") {
		return nil // it does not count that a type which nothing implements has null alone
	}
	var kinds []string
	for _, k := range want.Kinds {
		kinds = append(kinds, string(k))
	}
	if string(r.Verdict) != want.Word && !(want.Word == "vacuous" && r.HasNoPreState()) && !(want.Word == "holds" && r.Verdict == report.Nothing) {
		return &fault{fmt.Sprintf("%s, not %s", r.Verdict, want.Word), fmt.Sprintf("%s %v\n%s", r.Reason, kinds, columns.Text(doc))}
	}
	switch {
	case r.Verdict.Good() && r.CompleteKnown && r.Complete != want.Complete && (r.Complete || !total):
		return &fault{fmt.Sprintf("complete is %v", r.Complete), fmt.Sprintf("%v\n%s", want.CutOff, columns.Text(doc))}
	case r.Verdict != report.Violated:
		return nil
	case r.Counterexample.Status != "confirmed":
		return &fault{"unconfirmed", columns.Text(doc)}
	}
	// Where an exception leaves, exhaustive execution goes on to the invariants,
	// and the graph ends; the graph knows an exception that goes on through a
	// finally block as such, exhaustive execution by the check that failed.
	for _, p := range r.Properties {
		if p.Status == report.Violated && !slices.Contains(kinds, p.Kind) && (p.Kind != "exception" || !slices.ContainsFunc(kinds, thrown)) {
			return &fault{"finds " + p.Kind, fmt.Sprintf("%v\n%s", kinds, columns.Text(doc))}
		}
	}
	return nil
}

// thrown reports whether a property is broken by an exception that leaves.
func thrown(kind string) bool {
	return slices.Contains([]string{"exception", "null", "arithmetic", "cast", "array-index", "array-length", "array-store"}, kind)
}
