package core

import (
	"fmt"
	"strconv"
	"strings"

	"inspect/java/source"
	"inspect/java/types"
)

// Text is how Fprint writes an expression; nil is empty.
func Text(x Expr) string {
	switch x := x.(type) {
	case nil:
		return ""
	case *Const:
		return constText(x.Value)
	case *Null:
		return "null"
	case *Local:
		return x.Var.Name
	case *This:
		if x.How == Super {
			return "super"
		}
		return "this"
	case *Field:
		return Text(x.X) + "." + x.Field.Name
	case *StaticField:
		return before(x.X) + x.Field.QName()
	case *Elem:
		return Text(x.X) + "[" + Text(x.I) + "]"
	case *Len:
		return Text(x.X) + ".length"
	case *Unary:
		return "(" + string(x.Op) + Text(x.X) + ")"
	case *Binary:
		return "(" + Text(x.X) + " " + string(x.Op) + " " + Text(x.Y) + ")"
	case *Chain:
		return chainText(x)
	case *Cond:
		return "(" + Text(x.C) + " ? " + Text(x.X) + " : " + Text(x.Y) + ")"
	case *Convert:
		return x.T.String() + "(" + Text(x.X) + ")"
	case *Cast:
		return "((" + x.T.String() + ") " + Text(x.X) + ")"
	case *InstanceOf:
		return "(" + Text(x.X) + " instanceof " + x.Of.String() + varName(x.Var) + ")"
	case *Assign:
		return Text(x.X) + " = " + Text(x.Y)
	case *Update:
		return Text(x.X) + " " + string(x.Op) + "= " + Text(x.Y)
	case *IncDec:
		return incDecText(x)
	case *Call:
		return callText(x)
	case *New:
		return "new " + x.T.String() + givenText(x.Given) + "(" + arguments(x.Args, x.VarArgs, x.Method) + ")"
	case *NewArray:
		return "new " + x.T.String() + "(" + strings.Join(texts(x.Dims), ", ") + ")"
	case *ArrayOf:
		return "new " + x.T.String() + "{" + strings.Join(texts(x.Elems), ", ") + "}"
	case *Unsupported:
		return unsupportedText(x)
	}
	return derivedText(x)
}

// derivedText is Text of an expression that nobody writes: lowering makes it of a pattern, a
// conversion or a call of the library.
func derivedText(x Expr) string {
	switch x := x.(type) {
	case *Seq:
		return seqText(x)
	case *Representable:
		return x.T.String() + "!(" + Text(x.X) + ")"
	case *Within:
		return "(" + Text(x.X) + " where " + Text(x.I) + " is below " + Text(x.Len) + ")"
	case *Bind:
		return "(" + x.Var.Name + " := " + Text(x.X) + ")"
	case *CloneArray:
		return cloneText(x)
	case *AnyObject:
		return "(any " + x.T.String() + ")"
	case *SameClass:
		if x.Y == nil {
			return "(class of " + Text(x.X) + " is " + x.Of.String() + ")"
		}
		return "(class of " + Text(x.X) + " is that of " + Text(x.Y) + ")"
	case *ClassOf:
		if x.X == nil {
			return x.Of.String() + ".class"
		}
		return "(class of " + Text(x.X) + ")"
	case *Below:
		return "(" + Text(x.X) + " is below " + Text(x.Y) + ")"
	case *TextSize:
		return "size(" + Text(x.X) + ")"
	case *TextAt:
		return Text(x.X) + "[" + Text(x.I) + "]"
	case *TextOf:
		return "text(" + x.Var.Var.Name + " < " + Text(x.Size) + ": " + Text(x.Char) + ")"
	case *MakeSequence:
		return "sequence(" + x.Var.Var.Name + " < " + Text(x.Size) + ": " + Text(x.Elem) + ")"
	case *First:
		return "first(" + x.Var.Var.Name + " < " + Text(x.Size) + ": " + Text(x.Test) + ")"
	case *InClause:
		return "asked"
	}
	return jmlText(x)
}

// jmlText is Text of an expression of JML.
func jmlText(x Expr) string {
	switch x := x.(type) {
	case *Result:
		return `\result`
	case *Quantified:
		return quantifiedText(x)
	case *Where:
		return `(\let ` + x.Var.Var.Type.String() + " " + x.Var.Var.Name + " = " + Text(x.Init) + "; " + Text(x.Body) + ")"
	case *Chosen:
		return chosenText(x)
	case *Old:
		if x.At != nil {
			return `\old(` + Text(x.X) + ", " + x.At.Name + ")"
		}
		return `\old(` + Text(x.X) + ")"
	case *Fresh:
		return `\fresh(` + Text(x.X) + ")"
	case *Did:
		return didText(x)
	case *TypeIs:
		return "(" + Text(x.X) + " " + isText(x.Sub) + " " + x.Of.String() + ")"
	case *SameType:
		return "(" + Text(x.X) + " and " + Text(x.Y) + " are of one type)"
	case *Reach:
		return reachText(x)
	case *SetCall:
		return Text(x.X) + "." + string(x.Op) + "(" + strings.Join(texts(x.Args), ", ") + ")"
	}
	panic(fmt.Sprintf("core: no text for %T", x))
}

func chainText(x *Chain) string {
	s := "(" + Text(x.Operands[0])
	for i, op := range x.Ops {
		s += " " + string(op) + " " + Text(x.Operands[i+1])
	}
	return s + ")"
}

func incDecText(x *IncDec) string {
	op := "++"
	if x.By < 0 {
		op = "--"
	}
	if x.Prefix {
		return op + Text(x.X)
	}
	return Text(x.X) + op
}

func cloneText(x *CloneArray) string {
	switch {
	case x.IsByClass():
		return "(array of " + Text(x.X) + " of " + Text(x.Len) + ")"
	case x.Len != nil:
		return "(array as " + Text(x.X) + " of " + Text(x.Len) + ")"
	}
	return Text(x.X) + ".clone()"
}

func chosenText(x *Chosen) string {
	of := ""
	if x.X != nil {
		of = " = " + Text(x.X)
	}
	for _, a := range x.Args {
		of += ", " + Text(a)
	}
	return `(\choose ` + x.Value.Var.Type.String() + " " + x.Value.Var.Name + of + "; " + Text(x.Is) + ")"
}

func didText(x *Did) string {
	var names []string
	for _, l := range x.Locs {
		names = append(names, locationText(l))
	}
	for _, m := range x.Methods {
		names = append(names, m.QName())
	}
	return x.Name + "(" + strings.Join(names, ", ") + ")"
}

func texts(xs []Expr) []string {
	out := make([]string, len(xs))
	for i, x := range xs {
		out[i] = Text(x)
	}
	return out
}

func arguments(xs []Expr, varArgs bool, m *types.Method) string {
	ss := texts(xs)
	if fixed := len(m.Params) - 1; varArgs {
		ss = append(ss[:fixed:fixed], "{"+strings.Join(ss[fixed:], ", ")+"}")
	}
	return strings.Join(ss, ", ")
}

func unsupportedText(u *Unsupported) string {
	return "<" + source.OneLine(u.Span().Text()) + ">"
}

func isText(sub bool) string {
	if sub {
		return "<:"
	}
	return "is just"
}

// givenText is [field = value, …].
func givenText(gs []*Given) string {
	if len(gs) == 0 {
		return ""
	}
	ss := make([]string, len(gs))
	for i, g := range gs {
		ss[i] = g.Field.Name + " = " + Text(g.X)
	}
	return "[" + strings.Join(ss, ", ") + "]"
}

// seqText is { statements; value }, in lines of its own.
func seqText(x *Seq) string {
	var b strings.Builder
	d := &dumper{out: &b, depth: 1}
	for _, s := range x.Stmts {
		d.stmt(s)
	}
	d.line("%s", Text(x.X))
	return "{\n" + b.String() + "}"
}

// before is an expression that is evaluated before another.
func before(x Expr) string {
	if x == nil {
		return ""
	}
	return Text(x) + ", "
}

func callText(x *Call) string {
	args := "(" + arguments(x.Args, x.VarArgs, x.Method) + ")"
	switch {
	case x.Method.Static:
		return before(x.X) + x.Method.Class.ShortName() + "." + x.Method.Name + args
	case x.Virtual:
		return Text(x.X) + "." + x.Method.Name + args
	}
	return Text(x.X) + "." + x.Method.Class.ShortName() + "::" + x.Method.Name + args
}

func quantifiedText(x *Quantified) string {
	s := "(" + x.Kind
	for i, v := range x.Vars {
		if i > 0 {
			s += ","
		}
		s += " " + v.Var.Type.String() + " " + v.Var.Name
	}
	s += ";"
	if x.Range != nil {
		s += " " + Text(x.Range) + ";"
	}
	return s + " " + Text(x.Body) + ")"
}

func reachText(x *Reach) string {
	s := `\reach(` + Text(x.X)
	if x.Of != nil {
		s += ", " + x.Of.String()
	}
	names := make([]string, len(x.Fields))
	for i, f := range x.Fields {
		names[i] = f.QName()
	}
	return s + ", [" + strings.Join(names, ", ") + "])"
}

// constText writes a constant with the letter of its type, where that is not int.
func constText(c *types.Const) string {
	switch {
	case types.IsKind(c.Type, types.Boolean):
		return strconv.FormatBool(c.Int.Sign() != 0)
	case types.IsKind(c.Type, types.Long):
		return c.Int.String() + "L"
	case types.IsKind(c.Type, types.Int):
		return c.Int.String()
	case c.Int != nil:
		return c.Type.String() + " " + c.Int.String()
	case types.IsKind(c.Type, types.Float):
		return strconv.FormatFloat(c.Float, 'g', -1, 32) + "f"
	case types.IsFloating(c.Type):
		return strconv.FormatFloat(c.Float, 'g', -1, 64) + "d"
	}
	return strconv.Quote(c.Str)
}
