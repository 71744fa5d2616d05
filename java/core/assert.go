package core

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

const assertionError = "java.lang.AssertionError"

// Asserts reports whether the contract of a method names AssertionError, so that a failing
// assert may end it: by a signals clause, or by signals_only.
//
//	//@ signals_only AssertionError;
//	void check(int n) { assert n > 0; }
func (p *Program) Asserts(m *types.Method) bool {
	k := p.Contract(m)
	names := func(c *types.Class) bool { return c != nil && c.Name == assertionError }
	return k != nil && slices.ContainsFunc(k.Cases, func(c *SpecCase) bool {
		return slices.ContainsFunc(c.Signals, func(s *Clause) bool { return names(s.Exception) }) ||
			slices.ContainsFunc(c.SignalsOnly, func(s *Clause) bool { return slices.ContainsFunc(s.Exceptions, names) })
	})
}

// FailsIn gives the Fails of the assertions below a node of the code of a class.
func (p *Program) FailsIn(n Node, c *types.Class) (ss []Stmt) {
	Walk(n, func(n Node) bool {
		if a, ok := n.(*Assert); ok {
			ss = append(ss, p.Fails(a, c))
		}
		return true
	})
	return ss
}

// Fails is what a failing assert in the code of a class does where a contract names
// AssertionError, so that the class is known: it throws one, as far as what it says is a
// literal.
func (p *Program) Fails(a *Assert, c *types.Class) Stmt {
	if s := p.fails[a]; s != nil {
		return s
	}
	s := p.lowering(c).assertionError(a.Origin().(*ast.AssertStmt))
	p.fails[a] = s
	return s
}

// assertionError throws what an assert does that fails.
func (l *lowering) assertionError(s *ast.AssertStmt) Stmt {
	const remedy = "throw it by a throw statement"
	var args []Expr
	if s.Message != nil {
		x, ok := ast.Unparen(s.Message).(*ast.Literal)
		if k := l.info.Consts[s.Message]; !ok || k != nil && !types.IsReference(k.Type) {
			return l.unsupportedStmt(s, "an AssertionError that says something else than a literal text", remedy)
		}
		args = append(args, l.expr(x))
	}
	m := l.p.w.AssertionError(len(args) > 0)
	return &Throw{step(s), &New{Typed: Typed{Loc: Loc{s}, T: m.Class}, Method: m, Args: args}}
}
