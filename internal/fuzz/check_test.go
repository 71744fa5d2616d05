package fuzz

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/counterexample/replay"
	"inspect/encode"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

var checked = flag.Int("fuzz.checked", 45, "programs that go through inspect check")

// narrow limits are those of `inspect check`.
var narrow = Limits{Unwind: 4, Recursion: 3, ArrayLength: 4}

// TestCheck lets `inspect check` decide contracts that the interpreter's
// observation makes true and false.
func TestCheck(t *testing.T) {
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	ground := column{verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}, 0}
	quantified := column{verify.Attempt{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}, 5 * time.Second}
	small, large := Programs(Small), Programs(Large)
	dir := t.TempDir()
	done, unsupported := 0, 0
	for seed := *firstSeed; done < *checked; seed++ {
		gen := small
		if seed%8 == 0 {
			gen = large
		}
		p := gen.Example(int(seed))
		in, err := NewInterpreter(p)
		if err != nil {
			t.Fatal(err)
		}
		o, err := in.All(narrow)
		if errors.As(err, &CutOff{}) {
			continue
		}
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
			continue
		}
		done++
		mode := Mode(seed % uint64(modes))
		by := ground
		if seed%16 == 1 {
			by = quantified
		}
		if f := misjudged(in, o, mode, dir, by, &unsupported); f != nil {
			shrink(t, gen, seed, f, func(p *Program) *fault {
				in, err := NewInterpreter(p)
				if err != nil {
					return nil
				}
				o, err := in.All(narrow)
				if err != nil {
					return nil
				}
				return misjudged(in, o, mode, dir, by, new(int))
			})
		}
	}
	if unsupported*20 > 2*done { // a program asks two questions
		t.Errorf("%d questions about %d programs are unsupported: too many", unsupported, done)
	}
	t.Logf("%d programs, %d questions unsupported", done, unsupported)
}

// column is an encoding with a backend, which may give up after its patience
// (0: must not).
type column struct {
	verify.Attempt
	patience time.Duration
}

func (c column) gaveUp(doc *report.Document) bool {
	if c.patience == 0 || len(doc.Results) != 1 {
		return false
	}
	r := doc.Results[0]
	return r.Verdict == report.Inconclusive && r.Reason != "bounds" || r.Verdict.Good() && !r.CompleteKnown ||
		strings.Contains(r.Reason, "gave a model that cannot be read") // Z3 writes some arrays as functions
}

// misjudged says which question about a program gets a wrong answer: the true
// contract, and one with a false fact.
func misjudged(in *Interpreter, o *replay.Outcome, mode Mode, dir string, by column, unsupported *int) *fault {
	k := in.Contract(o)
	for _, broken := range []int{-1, len(in.program.text) % k.Facts()} {
		q := in.Question(k, mode, narrow, broken)
		doc, err := ask(q, dir, by)
		if err != nil {
			return &fault{"asking", err.Error()}
		}
		if len(doc.Results) == 1 && doc.Results[0].Verdict == report.Unsupported {
			*unsupported++
			continue
		}
		if by.gaveUp(doc) {
			continue
		}
		if f := wrong(doc, broken >= 0); f != nil {
			f.detail = fmt.Sprintf("%s, fact %d: %s\n%s", mode, broken, f.detail, numbered(q.Text))
			return f
		}
	}
	return nil
}

func ask(q Question, dir string, by column) (*report.Document, error) {
	path := filepath.Join(dir, "Main.java")
	if err := os.WriteFile(path, []byte(q.Text), 0o666); err != nil {
		return nil, err
	}
	return verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Methods: []string{q.Method}, Bounds: q.Bounds, NullableByDefault: true,
		Calls: "inline", Attempts: []verify.Attempt{by.Attempt}, Timeout: by.patience, Refute: sat.Refute,
		Check: by.patience == 0, // models with quantifiers over large sorts cannot be checked
	}), nil
}

// wrong says what is wrong with a verdict; nil: nothing.
func wrong(doc *report.Document, broken bool) *fault {
	if len(doc.Results) != 1 {
		return &fault{"no result", fmt.Sprint(doc.Diagnostics)}
	}
	r := doc.Results[0]
	switch {
	case !broken && r.Verdict.Good() && r.Complete:
		return nil
	case broken && r.Verdict == report.Violated && r.Counterexample.Status == "confirmed":
		return nil
	}
	var b strings.Builder
	doc.WriteText(&b, report.TextOptions{Verbose: true})
	reason, _, _ := strings.Cut(r.Reason, "/")
	reason, _, _ = strings.Cut(reason, "\n")
	return &fault{strings.TrimSpace(fmt.Sprintf("%s %s", r.Verdict, reason)), b.String()}
}

func numbered(text string) string {
	var b strings.Builder
	for i, l := range strings.Split(text, "\n") {
		fmt.Fprintf(&b, "%4d  %s\n", i+1, l)
	}
	return b.String()
}
