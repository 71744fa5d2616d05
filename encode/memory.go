package encode

import (
	"inspect/cfg"
	"inspect/smtlib"
)

// memory is how a method models states: the translator asks it for whatever
// depends on one, and the run for what edges do. One memory serves one script;
// what it needs to have defined it asserts through its run.
//
// at is the node in whose state is read. References are terms of the sort's
// references; those that expressions yield mean null or an object that exists.
type memory interface {
	local(c *cfg.Component, at *cfg.Node) *smtlib.Term
	field(c *cfg.Component, object *smtlib.Term, at *cfg.Node) *smtlib.Term
	elem(c *cfg.Component, array, index *smtlib.Term, at *cfg.Node) *smtlib.Term
	length(s *cfg.Sort, array *smtlib.Term, at *cfg.Node) *smtlib.Term

	// exists: x means an object of one of the kinds, of one sort, that exists.
	exists(kinds []*cfg.Kind, x *smtlib.Term, at *cfg.Node) *smtlib.Term
	// more: more than n objects of a kind exist, n not negative.
	more(k *cfg.Kind, n int, at *cfg.Node) *smtlib.Term
	// inKinds: x, null or an existing object of the sort, is of one of the kinds.
	inKinds(s *cfg.Sort, kinds []*cfg.Kind, x *smtlib.Term) *smtlib.Term

	// eq and ite are those of the builder, or more clever ones.
	eq(x, y *smtlib.Term) *smtlib.Term
	ite(c, x, y *smtlib.Term) *smtlib.Term
	// less is x < y, or with orEqual x <= y, signed or unsigned.
	less(x, y *smtlib.Term, orEqual, unsigned bool) *smtlib.Term

	// unknown: what a function of which nothing is known gives for the arguments, of a
	// floating-point type one of the numbers in use.
	unknown(name string, args []*smtlib.Term, sort *smtlib.Sort) *smtlib.Term

	// quantify translates OpForall or OpExistsQ.
	quantify(t *translator, q *cfg.Expr, v env) *smtlib.Term
	// reachHas and reachCount translate OpReachHas and OpReachCount.
	reachHas(x *cfg.Expr, from, to *smtlib.Term, at *cfg.Node) *smtlib.Term
	reachCount(x *cfg.Expr, from *smtlib.Term, at *cfg.Node) *smtlib.Term

	// seen translates OpSeen.
	seen(x *cfg.Expr, object rooted, roots []rooted, at *cfg.Node) *smtlib.Term

	// polar reports whether quantify looks at env.pol.
	polar() bool

	// fewObjects: at most so many objects of the kind exist in the pre-state, fewer
	// than the graph has room for.
	fewObjects(k *cfg.Kind, most int) *smtlib.Term
	// shortArrays: no array of the kinds in the pre-state that is not made by class
	// initialisation is longer.
	shortArrays(kinds []*cfg.Kind, most int) *smtlib.Term

	// prestate asserts that the state at the entry is well-formed.
	prestate()
	// update gives what the operation of an edge makes true, but for Assume.
	update(e *cfg.Edge) []*smtlib.Term
	// frame gives what a frame condition says.
	frame(f cfg.Frame) []*smtlib.Term
}
