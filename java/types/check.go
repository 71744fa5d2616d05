package types

import (
	"fmt"

	"inspect/java/ast"
	"inspect/java/source"
)

// Check panics when the tables break what they promise of nodes that were
// resolved without an error:
//
//   - every name, call and creation with a type has a use;
//   - an expression is converted to another type than its own, and can be;
//   - a constant has its expression's type and is a value of it;
//   - comparisons, chains, compound assignments and IncDec have an operand type;
//   - a call of a method has as many arguments as it has parameters, and dispatches only
//     where a subclass could override it;
//   - a variable has a type, a jump a target, every expression of a body a type;
//   - declarations are as checkClasses says.
//
// It changes nothing, so that any number of goroutines may read the world meanwhile.
func (w *World) Check() {
	checkClasses(w)
	checkNodes(w.Info)
	checkTyped(w)
	info := w.Info
	for e, t := range info.Types {
		if t == nil {
			broken(e, "has no type")
		}
		if IsKind(t, Invalid) {
			continue
		}
		switch e := e.(type) {
		case *ast.Ident, *ast.Select:
			if info.Uses[e] == nil && info.ModelOps[e] == "" {
				broken(e, "has no use")
			}
		case *ast.New:
			checkCall(info, e, e.Args)
		case *ast.Call:
			if info.SetOps[e] == "" && info.ModelOps[e] == "" && !info.ArrayClone[e] {
				checkCall(info, e, e.Args)
			}
		case *ast.Binary:
			switch binaryOperators[e.Op] {
			case comparison, equality:
				checkOperand(info, e, e.X, e.Y)
			}
		case *ast.Chain:
			checkOperand(info, e, e.Operands...)
		case *ast.IncDec:
			checkOperand(info, e, e.X)
		case *ast.Assign:
			if e.Op != "=" {
				checkOperand(info, e, e.X, e.Y)
			}
		}
	}
	for e, to := range info.Converted {
		from := info.Types[e]
		if from == nil || from == to || IsKind(from, Void) {
			broken(e, fmt.Sprintf("is converted from %v to %v", from, to))
		}
		if !IsKind(from, Invalid) && !IsCastable(from, to) && !w.isLooselyAssignable(from, to) && !isString(to) && w.Boxed(to) == nil && Unboxed(to) == nil {
			broken(e, fmt.Sprintf("cannot be converted from %v to %v", from, to))
		}
	}
	for e, c := range info.Consts {
		t := info.Types[e]
		if t == nil || IsKind(t, Invalid) {
			continue
		}
		l, literal := e.(*ast.Literal)
		if c.Type != t || c.Int != nil && IsIntegral(t) && !fits(c.Int, t) && !(literal && l.Kind == ast.IntLit) {
			broken(e, fmt.Sprintf("of type %v has the constant %v of type %v", t, c, c.Type))
		}
	}
}

func broken(n ast.Node, what string) {
	panic(fmt.Sprintf("types: %s: %q %s", n.Span(), source.Shorten(n.Span().Text(), 60), what))
}

// checkCall: a call whose arguments have types means a method.
func checkCall(info *Info, e ast.Expr, args []ast.Expr) {
	for _, a := range args {
		if t := info.Types[a]; t == nil || IsKind(t, Invalid) {
			return
		}
	}
	if _, ok := info.Uses[e].(*Method); !ok && !IsKind(info.Types[e], Invalid) {
		if _, created := e.(*ast.New); !created {
			broken(e, "calls no method")
		}
	}
}

func checkOperand(info *Info, e ast.Expr, operands ...ast.Expr) {
	for _, o := range operands {
		if t := info.Types[o]; t == nil || IsKind(t, Invalid) {
			return
		}
	}
	if info.Operand[e] == nil {
		broken(e, "has no operand type")
	}
}
