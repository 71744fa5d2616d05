package encode

import (
	"strings"
	"testing"

	"inspect/cfg"
)

// TestSymbolOwners: a second owner of a symbol, and a declaration that nobody owns,
// are faults of ours and end the encoding.
func TestSymbolOwners(t *testing.T) {
	m := newMaker(cfg.Bounds{Bits: 4})
	x := m.local("x", tInt)
	m.edge(cfg.Edge{From: m.entry, To: m.exit, Exit: cfg.End})
	e, err := New(m.finish(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	mine := e.Value(x, e.Graph.Entry)
	if again := e.constant(mine.Name, owner{of: x}, mine.Sort); again != mine {
		t.Errorf("the owner does not get its symbol %s again", mine)
	}
	panics(t, "belongs to", func() { e.constant(mine.Name, owner{of: x, i: 1}, mine.Sort) })

	s := e.Script(Goal{Kind: Finish})
	e.Check(s)
	s.Assert(e.b.Const("stray", e.b.BoolSort()), "by nobody")
	panics(t, "nobody owns the symbol stray", func() { e.Check(s) })
}

// TestComponentNames: components whose names differ have symbols that differ, in
// whatever they differ: the backslash of a name of our own above all.
func TestComponentNames(t *testing.T) {
	names := []string{`\result`, "result", "result'1", "result'2", "%result", "$result", "E_0_1", "edge_0_1", "exit", "pre_0",
		"x", "x@0", "x@1", "x1", "x'1", "this", "k", "and", "select", "A.x", "#A", "A[]", "größe", "名"}
	each(t, func(t *testing.T, o Options) {
		m := newMaker(cfg.Bounds{Bits: 4})
		var path []*cfg.Component
		for _, n := range names {
			path = append(path, m.local(n, tInt))
		}
		at := m.entry
		for i, c := range path {
			next := m.node()
			m.edge(cfg.Edge{From: at, To: next, Op: cfg.Assign, Comp: c, Value: m.num(int64(i%7), tInt)})
			at = next
		}
		var kept []*cfg.Expr
		for i, c := range path {
			kept = append(kept, m.op(cfg.OpEq, tBool, m.get(c), m.num(int64(i%7), tInt)))
		}
		m.edge(cfg.Edge{From: at, To: m.exit, Exit: cfg.Violation, Property: m.property("p"), Cond: m.op(cfg.OpNot, tBool, m.op(cfg.OpAnd, tBool, kept...))})
		m.edge(cfg.Edge{From: at, To: m.exit, Exit: cfg.End})
		e, err := New(m.finish(), o)
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := solve(t, "z3", e.Script(Goal{Kind: Violate})); got != "unsat" {
			t.Errorf("an assigned value is lost: %s", got)
		}
		if got, _ := solve(t, "z3", e.Script(Goal{Kind: Finish})); got != "sat" {
			t.Errorf("no execution: %s", got)
		}
	})
}

func panics(t *testing.T, with string, f func()) {
	t.Helper()
	defer func() {
		t.Helper()
		if p, ok := recover().(string); !ok || !strings.Contains(p, with) {
			t.Errorf("panics with %v, want %q", p, with)
		}
	}()
	f()
}
