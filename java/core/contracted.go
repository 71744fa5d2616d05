package core

import (
	"slices"

	"inspect/java/types"
)

// UnderContract lets a method be checked against its own contract wherever it is called: its body is
// then a statement with that contract (Refined), whose precondition the caller has seen to. Ask before the
// first question. It gives the statement, or nil where it cannot be written so: there must be one case,
// without variables of its own or clauses for other ways to end, and no parameter may be assigned.
//
//	//@ ensures \result >= n;                  //@ refining ensures \result >= n; returns \result >= n;
//	int up(int n) { return n + 1; }    ─►      int up(int n) { { return n + 1; } }
func (p *Program) UnderContract(m *types.Method) *Refined {
	k := p.Contract(m)
	b := p.Body(m)
	if k == nil || b == nil || b.Call != nil || len(k.Cases) != 1 {
		return nil
	}
	c := k.Cases[0]
	if c.Of != m || len(c.Olds)+len(c.Free) > 0 || c.Behavior == ExceptionalBehavior || len(c.Ensures) == 0 || hasAssignedParameter(b) {
		return nil
	}
	refined := &Refined{Step: Step{Loc: b.Loc}, Body: &Block{Step: Step{Loc: b.Loc}, Stmts: b.Stmts}}
	under := &SpecCase{Loc: c.Loc, Ensures: c.Ensures}
	for _, e := range c.Ensures {
		r := *e
		r.Kind = Returns
		under.Jumps = append(under.Jumps, &r)
	}
	refined.Cases = []*SpecCase{under}
	contracted := *b
	contracted.Stmts = []Stmt{refined}
	p.bodies[m] = &contracted
	return refined
}

// hasAssignedParameter reports whether a body assigns a parameter.
func hasAssignedParameter(b *Body) bool {
	assigned := false
	for _, s := range b.Stmts {
		Walk(s, func(n Node) bool {
			var to Expr
			switch n := n.(type) {
			case *Assign:
				to = n.X
			case *Update:
				to = n.X
			case *IncDec:
				to = n.X
			}
			if v, ok := to.(*Local); ok && slices.Contains(b.Method.Params, v.Var) {
				assigned = true
			}
			return !assigned
		})
	}
	return assigned
}
