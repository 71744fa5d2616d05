package cfg

import (
	"fmt"
	"strings"

	"inspect/java/types"
)

// infix are the operators printed between their operands.
var infix = map[Op]string{OpAnd: " && ", OpOr: " || ", OpEq: " == ", OpLt: " < ", OpLe: " <= ", OpAdd: " + ", OpSub: " - ",
	OpMul: " * ", OpDiv: " / ", OpRem: " % ", OpBitAnd: " & ", OpBitOr: " | ", OpBitXor: " ^ ", OpShl: " << ",
	OpShr: " >> ", OpUShr: " >>> ", OpFAdd: " + ", OpFSub: " - ", OpFMul: " * ", OpFDiv: " / ", OpFRem: " % ",
	OpFEq: " == ", OpFLt: " < ", OpFLe: " <= "}

// called are the operators printed as calls.
var called = map[Op]string{OpFSqrt: "sqrt", OpFRint: "rint", OpFFloor: "floor", OpFCeil: "ceil", OpFAbs: "abs",
	OpFSignum: "signum", OpFUlp: "ulp", OpFMin: "min", OpFMax: "max", OpFCopySign: "copySign", OpFScalb: "scalb",
	OpFFMA: "fma", OpFRound: "round", OpFCompare: "compare", OpFBits: "bits", OpFOfBits: "ofBits",
	OpExists: "exists"}

// prefix are the operators printed in front of their operand.
var prefix = map[Op]string{OpNot: "!", OpNeg: "-", OpFNeg: "-", OpBitNot: "~"}

// binders are the words of the operators that bind a variable.
var binders = map[Op]string{OpForall: "forall", OpExistsQ: "exists", OpSumOf: "sum", OpProductOf: "product", OpGreatest: "greatest", OpLeast: "least"}

// ExprString prints an expression as read at node n; nil: without versions.
func ExprString(x *Expr, n *Node) string {
	p := printer{&strings.Builder{}, n}
	p.expr(x, false)
	return p.String()
}

// printer prints expressions as read at the node at; nil: without versions.
type printer struct {
	*strings.Builder
	at *Node
}

// list prints expressions with what stands before, between and behind them.
func (p printer) list(open string, xs []*Expr, between, end string, inside bool) {
	p.WriteString(open)
	for i, x := range xs {
		if i > 0 {
			p.WriteString(between)
		}
		p.expr(x, inside)
	}
	p.WriteString(end)
}

// infix prints an operator between its operands, inside of another one in parentheses.
func (p printer) infix(op string, xs []*Expr, inside bool) {
	if inside {
		p.list("(", xs, op, ")", true)
		return
	}
	p.list("", xs, op, "", true)
}

// expr prints an expression that may stand inside of another one.
func (p printer) expr(x *Expr, inside bool) {
	switch {
	case infix[x.Op] != "":
		p.infix(infix[x.Op], x.Args, inside)
	case x.Op == OpNot && x.Args[0].Op == OpEq:
		p.infix(" != ", x.Args[0].Args, inside)
	case prefix[x.Op] != "":
		p.list(prefix[x.Op], x.Args, "", "", true)
	case called[x.Op] != "":
		p.list(called[x.Op]+"(", x.Args, ", ", ")", false)
	case binders[x.Op] != "":
		fmt.Fprintf(p, "(%s %s %s#%d; ", binders[x.Op], types.SimpleName(x.Bound.Type), x.Bound.Name, x.Bound.ID)
		p.list("", x.Args, "; ", ")", false)
	case x.Op == OpAt && p.at == nil:
		p.list("old(", x.Args, "", ")", false)
	case x.Op == OpAt:
		printer{p.Builder, x.At}.expr(x.Args[0], inside)
	default:
		p.other(x)
	}
}

// other prints an expression whose text is that of no other operator.
func (p printer) other(x *Expr) {
	switch x.Op {
	case OpConst:
		p.constant(x)
	case OpNull:
		p.WriteString("null")
	case OpBound:
		fmt.Fprintf(p, "%s#%d", x.Bound.Name, x.Bound.ID)
	case OpLocal:
		p.component(x.Comp)
	case OpField, OpElem:
		p.component(x.Comp)
		p.list("[", x.Args, "][", "]", false)
	case OpLen:
		p.list("", x.Args, "", ".length", true)
	case OpIte:
		p.list("(", x.Args[:1], "", " ? ", true)
		p.list("", x.Args[1:], " : ", ")", true)
	case OpConvert, OpFConvert:
		fmt.Fprintf(p, "(%s) ", x.Type)
		p.expr(x.Args[0], true)
	case OpFunction:
		p.list(x.Function()+"(", x.Args, ", ", ")", false)
	case OpTable:
		p.list(x.Table().Name+"(", x.Args, ", ", ")", false)
	case OpApply:
		p.list(x.Comp.Name+"(", x.Args, ", ", ")", false)
	case OpInstanceOf:
		p.expr(x.Args[0], true)
		fmt.Fprintf(p, " is %s", kindNames(x.Kinds))
	case OpMore:
		fmt.Fprintf(p, "%s > %s", x.Kinds[0].Counter.Name, x.Int)
	case OpSeen:
		p.seen(x)
	case OpReachHas:
		p.reach(x)
		p.list(".has(", x.Args[1:], "", ")", true)
	case OpReachCount:
		p.reach(x)
		p.WriteString(".size()")
	default:
		p.list(fmt.Sprintf("op%d(", x.Op), x.Args, "", ")", true)
	}
}

func (p printer) constant(x *Expr) {
	switch {
	case types.IsKind(x.Type, types.Boolean):
		fmt.Fprint(p, x.Int.Sign() != 0)
	case types.IsFloating(x.Type):
		p.WriteString(floatText(x))
	default:
		p.WriteString(x.Int.String())
	}
}

// component prints the name of a component, with the version that is read.
func (p printer) component(c *Component) {
	p.WriteString(c.Name)
	if p.at != nil && c.ID < len(p.at.Version) {
		fmt.Fprintf(p, "@%d", p.at.Version[c.ID])
	}
}

func (p printer) seen(x *Expr) {
	p.list("seen(", x.Args[:1], "", " from objects of before", true)
	for _, a := range x.Args[1:] {
		p.WriteString(", ")
		p.expr(a, true)
	}
	for _, c := range x.Comps {
		p.WriteString("; ")
		p.component(c)
	}
	p.WriteByte(')')
}

// reach prints the set of what is reached.
func (p printer) reach(x *Expr) {
	p.list("reach(", x.Args[:1], "", "", true)
	if x.Kinds != nil {
		p.WriteString(", " + kindNames(x.Kinds))
	}
	for _, c := range x.Comps {
		p.WriteString(", ")
		p.component(c)
	}
	p.WriteByte(')')
}

func kindNames(ks []*Kind) string {
	names := make([]string, len(ks))
	for i, k := range ks {
		names[i] = types.SimpleName(k.Type)
	}
	return strings.Join(names, "|")
}
