package oracle_test

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"inspect/cfg"
	"inspect/internal/columns"
	"inspect/internal/oracle"
	"inspect/internal/sample"
	"inspect/java/ast"
	"inspect/java/types"
	"inspect/report"
	"inspect/verify"
)

// TestReachedOracle: of every method of the oracle's tables that holds, the
// statements that are never reached are those that no execution of the exhaustive
// enumeration begins, in both encodings.
func TestReachedOracle(t *testing.T) {
	var cases []oracle.Decided
	for _, c := range oracle.Tables(t) {
		// The enumeration has no objects of library classes before the call.
		library := slices.ContainsFunc(c.Method.Params, func(p *types.Var) bool {
			t := p.Type
			for a, ok := t.(*types.Array); ok; a, ok = t.(*types.Array) {
				t = a.Elem
			}
			k, ok := t.(*types.Class)
			return ok && k.Library
		})
		if c.Word == "holds" && !library && sample.Chosen(c.Name(), 0, 16) {
			cases = append(cases, c)
		}
	}
	all := columns.All(t)
	slots := make(chan struct{}, runtime.NumCPU())
	var mu sync.Mutex
	asked, never, unexplained, undecided := 0, 0, 0, 0 // of the methods that -run does not leave out
	t.Cleanup(func() {
		t.Logf("%d methods; %d stretches never reached, %d of them without a reason; %d quantified questions undecided", asked, never, unexplained, undecided)
		if asked == len(cases) && (never < asked/16 || undecided > asked/2) {
			t.Errorf("too few are never reached, or too many undecided")
		}
	})
	for _, c := range cases {
		t.Run(c.Name(), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			mu.Lock()
			asked++
			mu.Unlock()
			ran, err := c.Verdict()
			if err != nil {
				t.Fatal(err)
			}
			if ran.Word != "holds" {
				return // and the table is wrong, which its own test says
			}
			own := cfg.Statements(c.Body())
			for _, name := range []string{"quantified/z3", "ground/gophersat", "ground/plain"} {
				doc := verify.Run(context.Background(), checking(c.Case, all[name], "full"))
				r := doc.Results[0]
				if gaveUp(name, doc) || name == "quantified/z3" && (r.Lines == nil || !r.Lines.Known) {
					mu.Lock()
					undecided++
					mu.Unlock()
					continue
				}
				if !r.Verdict.Good() || r.Lines == nil || !r.Lines.Known {
					t.Errorf("%s: not decided\n%s", name, columns.Text(doc))
					continue
				}
				mu.Lock()
				for _, l := range r.Lines.NeverReached {
					never++
					if len(l.Core) == 0 {
						unexplained++
						t.Logf("%s: no reason for %s:%d", name, l.File, l.Line)
						if !strings.HasPrefix(name, "quantified") {
							t.Error("the ground encoding finds one")
						}
					}
				}
				mu.Unlock()
				compareLines(t, name, own, ran, r.Lines)
			}
		})
	}
}

// compareLines compares stretches that are never reached with what ran.
func compareLines(t *testing.T, column string, own []*cfg.Stmt, ran *oracle.Verdict, lines *report.Lines) {
	t.Helper()
	at := func(s *cfg.Stmt) string { p := s.Span.Position(); return fmt.Sprintf("%d:%d", p.Line, p.Column) }
	var named []string
	count := 0
	for _, l := range lines.NeverReached {
		named = append(named, fmt.Sprintf("%d:%d", l.Line, l.Column))
		count += l.Statements
	}
	in := map[*cfg.Stmt]bool{}
	want := 0
	for _, s := range own {
		if ran.Executed[s.Node.(ast.Stmt)] {
			if slices.Contains(named, at(s)) {
				t.Errorf("%s: %s is named, but executed", column, at(s))
			}
			continue
		}
		want++
		in[s] = slices.Contains(named, at(s)) || in[s.Parent] || in[s.Previous]
		if !in[s] {
			t.Errorf("%s: %s is never executed, and not named", column, at(s))
		}
	}
	if count != want {
		t.Errorf("%s: %d statements are never reached, not %d", column, count, want)
	}
}
