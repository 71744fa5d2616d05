package cfg

import (
	"testing"

	"inspect/java/source"
	"inspect/java/types"
)

// TestBuilder makes a graph by hand: what both ways to a join know is known there,
// what only one knows, or what a step changes, is not; a side that facts exclude has
// no edge.
func TestBuilder(t *testing.T) {
	m := &types.Method{Name: "m", Class: &types.Class{Name: "A"}}
	g := &Graph{Method: m, Named: m, Bounds: Bounds{}.WithDefaults()}
	size := newGrowth(Options{})
	b := newBuilder(g, size, false)
	b.mk = newMaker(g, size)
	b.act = &activation{method: g.Method}
	checked := 0
	b.checks = func() { checked++ }
	b.follow, b.changed = func(*Edge) {}, func(*Edge) {}
	local := func(name string) (*Component, *Expr) {
		c := b.component(&Component{Kind: Local, Name: name, Type: b.mk.boolT})
		return c, b.read(c)
	}
	_, p := local("p")
	cq, q := local("q")
	if c, _ := local("p"); c.Name != "p'1" {
		t.Errorf("the second p is called %s", c.Name)
	}
	at := source.Span{}
	entry, yes, no, join := b.node(at), b.node(at), b.node(at), b.node(at)
	b.cur = entry
	b.learn(q)
	b.branch(p, yes, no, at, "p", Branch)
	if b.cur != nil || len(entry.Out) != 2 {
		t.Fatalf("a branch leaves cur at %v and makes %d edges", b.cur, len(entry.Out))
	}
	b.enter(yes)
	if b.known(p) != b.mk.yes || b.known(q) != b.mk.yes {
		t.Error("the condition, or what was known before, is not known behind the branch")
	}
	b.branch(p, join, b.node(at), at, "p", Branch)
	if len(yes.Out) != 1 || yes.Out[0].Cond != nil {
		t.Errorf("a decided branch has %d edges", len(yes.Out))
	}
	b.enter(no)
	b.link(join, Edge{})
	b.enter(join)
	if b.known(p) != p || b.known(q) != b.mk.yes {
		t.Error("a join knows what one way knows, or not what both know")
	}
	b.assign(cq, p, at, Hidden, "")
	if b.known(q) != q {
		t.Error("what is assigned is still known")
	}
	if b.enter(b.node(at)); b.cur != nil {
		t.Error("a node without edges into it is entered")
	}
	if checked == 0 {
		t.Error("nothing was checked before an edge")
	}
}
