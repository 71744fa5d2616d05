package core

import (
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// Node is a node of core: an expression, a statement, or a part of one or of a
// specification.
type Node interface {
	// Origin is what the node was lowered from. It is there to be compared: what is
	// kept for a place of the source, as a property is, has it as its key.
	Origin() ast.Node
	// Span is that of the origin.
	Span() source.Span
}

// Loc is embedded in every node and gives its origin.
type Loc struct{ From ast.Node }

// Origin of the node.
func (l *Loc) Origin() ast.Node { return l.From }

// Span of the node.
func (l *Loc) Span() source.Span { return l.From.Span() }

// Expr is an expression. Its value has the type Type: every conversion that the
// context applies is a Convert around it, but for widening references.
type Expr interface {
	Node
	Type() types.Type
	// Constant is the value of a constant expression (JLS 15.29), nil for others. One
	// that does not depend on the width of int is a Const.
	Constant() *types.Const
	// Whole is the span with the parentheses around the expression, as its user
	// sees it.
	Whole() source.Span
	expr()
}

// Typed is embedded in every expression.
type Typed struct {
	Loc
	T     types.Type
	Value *types.Const
	// Enclosing is the outermost pair of parentheses; nil: there are none.
	Enclosing ast.Node
}

// Type of the expression.
func (t *Typed) Type() types.Type { return t.T }

// Constant is its value where that is constant.
func (t *Typed) Constant() *types.Const { return t.Value }

// Whole is its span with parentheses.
func (t *Typed) Whole() source.Span {
	if t.Enclosing != nil {
		return t.Enclosing.Span()
	}
	return t.Span()
}

func (t *Typed) expr()         {}
func (t *Typed) typed() *Typed { return t }

// Stmt is a statement.
type Stmt interface {
	Node
	stmt()
}

// IsInText reports whether a statement is one of the text: not part of an expression,
// and not what a declaration implies.
func IsInText(s Stmt) bool {
	_, ok := s.Origin().(ast.Stmt)
	return ok
}

// Step is embedded in every statement.
type Step struct{ Loc }

func (*Step) stmt() {}

// Plain is an expression without the conversions that its context applies.
func Plain(e Expr) Expr {
	for {
		switch x := e.(type) {
		case *Convert:
			e = x.X
		case *Representable:
			if e.Origin() != x.X.Origin() {
				return e
			}
			e = x.X
		default:
			return e
		}
	}
}
