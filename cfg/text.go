package cfg

import (
	"fmt"
	"io"
	"strings"

	"inspect/source"
	"inspect/types"
)

// Dump prints the graph as text, deterministically: sorts, assumptions, the
// nodes with their edges, then properties and cuts. Components stand with the
// version that is read or written; x@2 in an expression is the value of x at
// the node where the expression is read.
func Dump(w io.Writer, g *Graph) {
	b := &strings.Builder{}
	fmt.Fprintf(b, "graph %s bits %d\n", g.Method.QName(), g.Bounds.Bits)
	for _, s := range g.Sorts {
		fmt.Fprintf(b, "sort %s", s.Name)
		for _, k := range s.Kinds {
			fmt.Fprintf(b, " %s %d..%d", types.SimpleName(k.Type), k.First, k.Last())
			if k.Fresh > 0 {
				fmt.Fprintf(b, " (%d fresh)", k.Fresh)
			}
		}
		b.WriteByte('\n')
	}
	dumpConstants(b, g)
	if len(g.Inputs) > 0 {
		b.WriteString("input")
		for _, c := range g.Inputs {
			fmt.Fprintf(b, " %s %s", types.SimpleName(c.Type), c.Name)
		}
		b.WriteByte('\n')
	}
	for _, a := range g.Pre {
		fmt.Fprintf(b, "pre %s: %s\n", a.Kind, ExprString(a.Cond, g.Entry))
	}
	if g.SeesAll {
		b.WriteString("sees all objects\n")
	}
	for _, n := range g.Nodes {
		if len(n.Out) == 0 {
			continue
		}
		fmt.Fprintf(b, "%s", nodeName(g, n))
		switch n {
		case g.Normal:
			b.WriteString(" normal end")
		case g.Exceptional:
			b.WriteString(" exceptional end")
		}
		b.WriteByte('\n')
		for _, e := range n.Out {
			fmt.Fprintf(b, "  -> %-4s %s", nodeName(g, e.To), EdgeString(e))
			for i, f := range e.Frames {
				if i == 0 {
					b.WriteString("  frame")
				}
				fmt.Fprintf(b, " %s@%d=@%d", f.Comp.Name, f.To, f.From)
			}
			b.WriteByte('\n')
		}
	}
	for _, p := range g.Properties {
		fmt.Fprintf(b, "property %s line %d: %s\n", p.Name, p.Span.Line(), source.Fold(p.Message))
	}
	for _, c := range g.Cuts {
		fmt.Fprintf(b, "cut %s %d line %d\n", c.Kind, c.Bound, c.Span.Line())
	}
	for _, w := range g.Ways {
		fmt.Fprintf(b, "way %s line %d", w.Type.SimpleName(), w.Span.Line())
		if w.When.Valid() {
			fmt.Fprintf(b, " when %s line %d", source.Fold(w.Text), w.When.Line())
		}
		b.WriteByte('\n')
	}
	io.WriteString(w, b.String())
}

func nodeName(g *Graph, n *Node) string {
	if n == g.Exit {
		return "exit"
	}
	return fmt.Sprintf("n%d", n.ID)
}

// EdgeString is what an edge does, without its frames.
func EdgeString(e *Edge) string {
	read := func(x *Expr) string { return ExprString(x, e.From) }
	written := func(c *Component) string { return fmt.Sprintf("%s@%d", c.Name, e.To.Version[c.ID]) }
	when := ""
	if e.Cond != nil {
		when = " when " + read(e.Cond)
	}
	switch e.Exit {
	case End:
		return "end" + when
	case Evaluated:
		return "evaluated " + e.Property.Name + when
	case Violation:
		return "violation " + e.Property.Name + when
	case CutOff:
		return fmt.Sprintf("cut off %s line %d%s", e.Cut.Kind, e.Cut.Span.Line(), when)
	}
	switch e.Op {
	case Assume:
		switch {
		case e.Cond != nil:
			return "assume " + read(e.Cond)
		case e.Step == Enter || e.Step == Leave || e.Step == Iterate:
			return e.Label
		}
		return "skip"
	case Assign:
		return fmt.Sprintf("%s := %s", written(e.Comp), read(e.Value))
	case WriteField:
		return fmt.Sprintf("%s[%s] := %s", written(e.Comp), read(e.Object), read(e.Value))
	case WriteElem:
		return fmt.Sprintf("%s[%s][%s] := %s", written(e.Comp), read(e.Object), read(e.Index), read(e.Value))
	case Fill:
		return fmt.Sprintf("%s[%s][%s#%d] := %s", written(e.Comp), read(e.Object), e.Bound.Name, e.Bound.ID, read(e.Value))
	case Alloc:
		s := fmt.Sprintf("%s := new %s", written(e.Comp), types.SimpleName(e.NewKind.Type))
		if e.Length != nil {
			s += " length " + read(e.Length)
		}
		return s
	case Havoc:
		s := "havoc " + written(e.Comp)
		if e.Bound != nil && e.Cond != nil {
			s += fmt.Sprintf(" but for %s where %s", e.Bound.Name, read(e.Cond))
		}
		return s
	}
	return "?"
}

// infix are the operators printed between their operands.
var infix = map[Op]string{OpAnd: " && ", OpOr: " || ", OpEq: " == ", OpLt: " < ", OpLe: " <= ", OpAdd: " + ", OpSub: " - ",
	OpMul: " * ", OpDiv: " / ", OpRem: " % ", OpBitAnd: " & ", OpBitOr: " | ", OpBitXor: " ^ ", OpShl: " << ",
	OpShr: " >> ", OpUShr: " >>> ", OpFAdd: " + ", OpFSub: " - ", OpFMul: " * ", OpFDiv: " / ", OpFRem: " % ",
	OpFEq: " == ", OpFLt: " < ", OpFLe: " <= "}

// mathNames are the operators printed as calls.
var mathNames = map[Op]string{OpFSqrt: "sqrt", OpFRint: "rint", OpFFloor: "floor", OpFCeil: "ceil", OpFAbs: "abs",
	OpFSignum: "signum", OpFUlp: "ulp", OpFMin: "min", OpFMax: "max", OpFCopySign: "copySign", OpFScalb: "scalb",
	OpFFMA: "fma", OpFRound: "round", OpFCompare: "compare", OpFBits: "bits", OpFOfBits: "ofBits"}

// ExprString prints an expression as read at node n; nil: without versions.
func ExprString(x *Expr, n *Node) string {
	b := &strings.Builder{}
	printExpr(b, x, n, false)
	return b.String()
}

func versioned(c *Component, n *Node) string {
	if n == nil || c.ID >= len(n.Version) {
		return c.Name
	}
	return fmt.Sprintf("%s@%d", c.Name, n.Version[c.ID])
}

func kindNames(ks []*Kind) string {
	names := make([]string, len(ks))
	for i, k := range ks {
		names[i] = types.SimpleName(k.Type)
	}
	return strings.Join(names, "|")
}

// binders are the words of the operators that bind a variable.
var binders = map[Op]string{OpForall: "forall", OpExistsQ: "exists", OpSumOf: "sum", OpProductOf: "product", OpGreatest: "greatest", OpLeast: "least"}

func printExpr(b *strings.Builder, x *Expr, n *Node, inside bool) {
	arg := func(i int) { printExpr(b, x.Args[i], n, true) }
	if op, ok := infix[x.Op]; ok {
		if inside {
			b.WriteByte('(')
		}
		for i := range x.Args {
			if i > 0 {
				b.WriteString(op)
			}
			arg(i)
		}
		if inside {
			b.WriteByte(')')
		}
		return
	}
	name, ok := mathNames[x.Op]
	if x.Op == OpFunction {
		name, ok = x.Function(), true
	}
	if x.Op == OpApply {
		name, ok = x.Comp.Name, true
	}
	if ok {
		b.WriteString(name)
		for i := range x.Args {
			b.WriteString([]string{"(", ", "}[min(i, 1)])
			printExpr(b, x.Args[i], n, false)
		}
		b.WriteByte(')')
		return
	}
	switch x.Op {
	case OpConst:
		switch {
		case types.IsKind(x.Type, types.Boolean):
			fmt.Fprint(b, x.Int.Sign() != 0)
		case types.IsFloating(x.Type):
			b.WriteString(floatText(x))
		default:
			b.WriteString(x.Int.String())
		}
	case OpNull:
		b.WriteString("null")
	case OpBound:
		fmt.Fprintf(b, "%s#%d", x.Bound.Name, x.Bound.ID)
	case OpLocal:
		b.WriteString(versioned(x.Comp, n))
	case OpField:
		b.WriteString(versioned(x.Comp, n))
		b.WriteByte('[')
		printExpr(b, x.Args[0], n, false)
		b.WriteByte(']')
	case OpElem:
		b.WriteString(versioned(x.Comp, n))
		for i := range x.Args {
			b.WriteByte('[')
			printExpr(b, x.Args[i], n, false)
			b.WriteByte(']')
		}
	case OpLen:
		arg(0)
		b.WriteString(".length")
	case OpNot, OpNeg, OpFNeg, OpBitNot:
		if x.Op == OpNot && x.Args[0].Op == OpEq {
			if inside {
				b.WriteByte('(')
			}
			printExpr(b, x.Args[0].Args[0], n, true)
			b.WriteString(" != ")
			printExpr(b, x.Args[0].Args[1], n, true)
			if inside {
				b.WriteByte(')')
			}
			return
		}
		b.WriteString(map[Op]string{OpNot: "!", OpNeg: "-", OpFNeg: "-", OpBitNot: "~"}[x.Op])
		arg(0)
	case OpIte:
		b.WriteByte('(')
		arg(0)
		b.WriteString(" ? ")
		arg(1)
		b.WriteString(" : ")
		arg(2)
		b.WriteByte(')')
	case OpConvert, OpFConvert:
		fmt.Fprintf(b, "(%s) ", x.Type)
		arg(0)
	case OpInstanceOf:
		arg(0)
		fmt.Fprintf(b, " is %s", kindNames(x.Kinds))
	case OpExists:
		b.WriteString("exists(")
		arg(0)
		b.WriteByte(')')
	case OpMore:
		fmt.Fprintf(b, "%s > %s", x.Kinds[0].Counter.Name, x.Int)
	case OpForall, OpExistsQ, OpSumOf, OpProductOf, OpGreatest, OpLeast:
		fmt.Fprintf(b, "(%s %s %s#%d", binders[x.Op], types.SimpleName(x.Bound.Type), x.Bound.Name, x.Bound.ID)
		for _, a := range x.Args {
			b.WriteString("; ")
			printExpr(b, a, n, false)
		}
		b.WriteByte(')')
	case OpSeen:
		b.WriteString("seen(")
		arg(0)
		b.WriteString(" from objects of before")
		for i := range x.Args[1:] {
			b.WriteString(", ")
			arg(i + 1)
		}
		for _, c := range x.Comps {
			b.WriteString("; " + versioned(c, n))
		}
		b.WriteByte(')')
	case OpReachHas, OpReachCount:
		b.WriteString("reach(")
		arg(0)
		if x.Kinds != nil {
			b.WriteString(", " + kindNames(x.Kinds))
		}
		for _, c := range x.Comps {
			b.WriteString(", " + versioned(c, n))
		}
		if x.Op == OpReachHas {
			b.WriteString(").has(")
			arg(1)
			b.WriteByte(')')
		} else {
			b.WriteString(").size()")
		}
	case OpAt:
		if n == nil {
			b.WriteString("old(")
			printExpr(b, x.Args[0], nil, false)
			b.WriteByte(')')
			return
		}
		printExpr(b, x.Args[0], x.At, inside)
	default:
		fmt.Fprintf(b, "op%d(", x.Op)
		for i := range x.Args {
			arg(i)
		}
		b.WriteByte(')')
	}
}
