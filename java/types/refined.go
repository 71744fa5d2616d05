package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// refining is the contract of a statement that is being resolved.
type refining struct {
	state State // in which the statement begins
	// old: \old looks back to it, as OpenJML has it. In KeY's contracts of blocks \old is of
	// the state before the method, and \before of this one.
	old bool
}

// refinable are the clauses of the contract of a statement.
var refinable = map[ast.ClauseKind]bool{ast.Requires: true, ast.Ensures: true, ast.Signals: true, ast.SignalsOnly: true, ast.Assignable: true,
	ast.Diverges: true, ast.Breaks: true, ast.Continues: true, ast.Returns: true, ast.BadClause: true}

// isOfJump reports whether a kind of clause speaks of how a jump leaves a statement.
func isOfJump(k ast.ClauseKind) bool {
	return k == ast.Breaks || k == ast.Continues || k == ast.Returns
}

// rule says what a clause may mention in the contract of a statement.
func (f *refining) rule(r *resolver, c *ast.Clause, rule clauseRule, known bool) (clauseRule, bool) {
	if c.Kind == ast.Requires {
		rule.old = true // KeY's, of the state before the method
	}
	if c.Kind == ast.Ensures || c.Kind == ast.Returns && r.returns != nil {
		rule.what, rule.result = rule.what+" of a statement", false
	}
	return rule, known && refinable[c.Kind]
}

// refined resolves a statement with a contract of its own.
func (r *resolver) refined(s *ast.SpecStmt) {
	r.refinedBy(s)
	for _, b := range s.Body {
		r.stmt(b)
	}
}

// refinedBy resolves the contract, in front of the statement.
func (r *resolver) refinedBy(s *ast.SpecStmt) {
	at, word := s.Spec.Span(), s.Spec.Refining
	switch {
	case len(s.Body) == 0:
		d := source.Errorf(BadSpec, at, "no statement follows this specification")
		d.Remedy = "it belongs directly in front of a statement, or of `begin`"
		r.report(d)
		return
	case word != nil && word.Text == "loop_contract":
		r.unsupported(at, "a loop_contract of this", "write it directly in front of a loop, or of a block that begins with one")
		return
	case word == nil && !r.takesContract(s):
		r.unsupported(at, "a specification of a statement without refining", "write refining in front of it")
		return
	}
	r.contractOf(s.Spec, &refining{state: State{s, BeforeStatement}, old: word != nil && word.Text == "refining"})
}

// contractOf resolves the contract of a statement or loop.
func (r *resolver) contractOf(s *ast.MethodSpec, of *refining) {
	if s.Extending {
		r.unsupported(s.Span(), "also in front of the contract of a statement", "leave it out")
		return
	}
	saved := r.refining
	r.refining = of
	defer func() { r.refining = saved }()
	var cases []*Case
	for _, c := range s.Cases {
		cases = r.refinedCase(cases, c, Case{Behavior: c.Behavior})
	}
	r.w.Info.Refined[s] = cases
}

// takesContract reports whether KeY reads a specification in front of a statement as its
// contract.
func (r *resolver) takesContract(s *ast.SpecStmt) bool {
	b := s.Only()
	_, block := b.(*ast.Block)
	return block || isLoop(b)
}

// refinedCase adds the leaves of a case, as World.flatten does for a method.
func (r *resolver) refinedCase(cases []*Case, sc *ast.SpecCase, base Case) []*Case {
	c := base
	c.Decl = sc
	if sc.Behavior != ast.Lightweight {
		c.Behavior = sc.Behavior
	}
	if sc.ModelProg != nil {
		r.unsupported(sc.Span(), "a model program", "write pre- and postconditions")
	}
	saved, spec := r.push(), r.spec
	defer func() { r.scope = saved }()
	r.spec = &specContext{what: "an old declaration"}
	for _, q := range sc.Quants {
		r.forallVar(q)
	}
	for _, o := range sc.Olds {
		r.oldVar(o)
	}
	if len(sc.Quants)+len(sc.Olds) > 0 {
		r.w.Info.Marked[r.refining.state] = true
	}
	r.spec = spec
	c.Quants = append(c.Quants[:len(c.Quants):len(c.Quants)], sc.Quants...)
	c.Olds = append(c.Olds[:len(c.Olds):len(c.Olds)], sc.Olds...)
	for _, cl := range sc.Clauses {
		if ignored[cl.Kind] != "" {
			continue
		}
		k := &Clause{Clause: cl, Class: r.class, Static: r.static}
		if cl.Redundantly {
			r.uncounted(func() { r.clause(cl, k) })
			continue
		}
		switch jump := isOfJump(cl.Kind); {
		case c.Behavior == ast.NormalBehavior && (jump || cl.Kind == ast.Signals || cl.Kind == ast.SignalsOnly && len(cl.Types) > 0),
			c.Behavior == ast.ExceptionalBehavior && (jump || cl.Kind == ast.Ensures),
			c.Behavior.Jump() != "" && (jump && cl.Kind != c.Behavior.Jump() || cl.Kind == ast.Ensures || cl.Kind == ast.Signals || cl.Kind == ast.SignalsOnly && len(cl.Types) > 0):
			r.errorf(BadSpec, cl.Span(), "%s has no %s clause", c.Behavior, cl.Kind)
		case jump:
			r.jumpOf(cl)
		}
		r.clause(cl, k)
		list, _ := c.list(cl)
		*list = append((*list)[:len(*list):len(*list)], k)
	}
	if len(sc.Groups) == 0 {
		return append(cases, &c)
	}
	for _, g := range sc.Groups {
		cases = r.refinedCase(cases, g, c)
	}
	return cases
}

// jumpOf finds the statement that the jumps of a breaks or continues clause lead to. Of a
// clause without label there may be none, and then no such jump.
func (r *resolver) jumpOf(c *ast.Clause) {
	if c.Kind == ast.Returns {
		return
	}
	cont := c.Kind == ast.Continues
	for i := len(r.jumps) - 1; i >= 0 && r.jumps[i].expr == nil; i-- {
		j := r.jumps[i]
		if c.Name != nil && j.label == c.Name.Text && (j.loop || !cont) || c.Name == nil && j.label == "" && (cont && j.loop || !cont && j.breaks) {
			r.w.Info.Jumps[c] = j.node
			return
		}
	}
	if c.Name != nil {
		what := "statement"
		if cont {
			what = "loop"
		}
		r.errorf(BadSpec, c.Name.Span(), "no label %s stands in front of a %s around this contract", c.Name.Text, what)
	}
}

// allowStatementOld lets an \old or \before look back to where the statement with the contract at
// hand begins.
func (r *resolver) allowStatementOld(e *ast.Old) bool {
	if r.refining == nil {
		d := source.Errorf(BadSpec, e.Span(), `\before means nothing here: it is of the statement in front of which a contract stands`)
		d.Remedy = `write \old, or put a label in front of a statement and name it by \old(x, label)`
		r.report(d)
		return false
	}
	r.lookBack(e)
	return true
}

// lookBack lets an expression look back to where the statement with the contract at hand
// begins.
func (r *resolver) lookBack(e ast.Expr) {
	r.w.Info.States[e], r.w.Info.Marked[r.refining.state] = r.refining.state, true
}
