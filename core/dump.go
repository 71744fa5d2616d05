package core

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"inspect/source"
	"inspect/types"
)

// Fprint prints a method: its specification and its code, one statement a line.
// Operators stand in parentheses, `this` is always written, T(x) converts x to T,
// a call that does not dispatch names its class as C::m. What has no translation is
// <its text>, and @ marks an annotation of the code.
func (p *Program) Fprint(out io.Writer, m *types.Method) {
	d := &dumper{out: out}
	names := make([]string, len(m.Params))
	for i, v := range m.Params {
		names[i] = v.Type.String() + " " + v.Name
	}
	d.line("core %s: %s", m.QName(), m.Result)
	for _, n := range names {
		d.line("param %s", n)
	}
	if m.Contract != nil && m.Contract.Explicit {
		for _, k := range p.Contract(m).Cases {
			d.specCase(k)
		}
	}
	b := p.Body(m)
	if b == nil {
		d.line("no body")
		return
	}
	for _, s := range b.Code() {
		d.stmt(s)
	}
}

type dumper struct {
	out   io.Writer
	depth int
}

func (d *dumper) line(format string, args ...any) {
	fmt.Fprintf(d.out, "%s%s\n", strings.Repeat("  ", d.depth), fmt.Sprintf(format, args...))
}

func (d *dumper) in(f func()) {
	d.depth++
	f()
	d.depth--
}

var behaviors = [...]string{"case", "case behavior", "case normal", "case exceptional"}

func (d *dumper) specCase(k *SpecCase) {
	d.line("%s", behaviors[k.Behavior])
	d.in(func() {
		for _, o := range k.Olds {
			d.line("old %s %s = %s", o.Var.Type, o.Var.Name, Text(o.Init))
		}
		for _, list := range [][]*Clause{k.Requires, k.Ensures, k.Signals, k.SignalsOnly, k.Assignable, k.Measures, k.Jumps, k.Free} {
			d.clauses(list)
		}
	})
}

func (d *dumper) clauses(cs []*Clause) {
	for _, c := range cs {
		d.line("%s", clauseText(c))
	}
}

func clauseText(c *Clause) string {
	words := []string{string(c.Kind)}
	if c.Free {
		words[0] += "_free"
	}
	if c.Target != nil {
		words = append(words, target(c.Target)+":")
	}
	if c.Exception != nil {
		words = append(words, "("+c.Exception.Name+varName(c.ExceptionVar)+")")
	}
	for _, e := range c.Exceptions {
		words = append(words, e.Name)
	}
	switch {
	case c.X != nil:
		words = append(words, strings.Join(append([]string{Text(c.X)}, texts(c.More)...), ", "))
		if c.When != nil {
			words = append(words, "if", Text(c.When))
		}
	case c.Same:
		words = append(words, `\same`)
	}
	for i, l := range c.Locs {
		if i > 0 {
			words[len(words)-1] += ","
		}
		words = append(words, locationText(l))
	}
	return strings.Join(words, " ")
}

func varName(v *types.Var) string {
	if v == nil {
		return ""
	}
	return " " + v.Name
}

func locationText(l *Location) string {
	switch {
	case l.Strict:
		return `\strictly_nothing`
	case l.Nothing:
		return `\nothing`
	case l.Everything:
		return `\everything`
	}
	text := partsText(l.X, l.Fields, l.Elements, l.Lo, l.Hi)
	for _, e := range l.Each {
		text += " for each " + e.Index.Var.Name + " of " + partsText(e.X, false, e.Lo == nil, e.Lo, e.Hi)
	}
	return text
}

// partsText is x, or what of it a location is: its fields, or elements.
func partsText(x Expr, fields, elements bool, lo, hi Expr) string {
	switch {
	case fields:
		return Text(x) + ".*"
	case elements:
		return Text(x) + "[*]"
	case lo != nil || hi != nil:
		return Text(x) + "[" + Text(lo) + ".." + Text(hi) + "]"
	}
	return Text(x)
}

func (d *dumper) block(ss ...Stmt) {
	d.in(func() {
		for _, s := range ss {
			if b, ok := s.(*Block); ok {
				d.depth--
				d.block(b.Stmts...)
				d.depth++
				continue
			}
			d.stmt(s)
		}
	})
}

func (d *dumper) stmt(s Stmt) {
	switch s := s.(type) {
	case *Block:
		d.line("block")
		d.block(s.Stmts...)
	case *Let:
		if s.Init == nil {
			d.line("let %s %s", s.Var.Type, s.Var.Name)
			return
		}
		d.line("let %s %s = %s", s.Var.Type, s.Var.Name, Text(s.Init))
	case *Eval:
		d.line("%s", Text(s.X))
	case *If:
		d.line("if %s", Text(s.Cond))
		d.block(s.Then)
		if s.Else != nil {
			d.line("else")
			d.block(s.Else)
		}
	case *Loop:
		d.loop(s)
	case *ForEach:
		d.line("for each %s %s in %s", s.Var.Var.Type, s.Var.Var.Name, Text(s.X))
		d.in(func() {
			d.count(s.Count)
			d.known(s.Known)
			d.clauses(s.Spec)
		})
		d.block(s.Body)
		d.loopContract(s.Contract)
	case *Mark:
		d.line("mark %s", s.State.Name)
	case *Refined:
		d.contract(s)
		d.block(s.Body)
	case *Labeled:
		d.line("label %s", s.Label)
		d.block(s.Body)
	case *Break:
		d.line("break %s", target(s.Target))
	case *Continue:
		d.line("continue %s", target(s.Target))
	case *Return:
		d.line("%s", strings.TrimSpace("return "+Text(s.X)))
	case *Throw:
		d.line("throw %s", Text(s.X))
	case *Try:
		d.try(s)
	case *Switch:
		d.choice(s)
	case *Assert:
		d.line("assert %s", Text(s.Cond))
	case *Synchronized:
		d.line("synchronized %s", Text(s.Lock))
		d.block(s.Body)
	case *Construct:
		word := "this"
		if s.Super {
			word = "super"
		}
		if s.Implicit {
			word = "implicit " + word
		}
		d.line("%s %s%s(%s)", word, s.Method.Class.Name, givenText(s.Given), arguments(s.Args, s.VarArgs, s.Method))
	case *FieldInit:
		d.line("init this.%s = %s", s.Field.Name, Text(s.X))
	case *Annotation:
		d.line("@%s", clauseText(s.Clause))
	case *Unsupported:
		d.line("%s", unsupportedText(s))
	default:
		panic(fmt.Sprintf("core: no text for %T", s))
	}
}

// count says that the turns of a loop are counted.
func (d *dumper) count(v *types.Var) {
	if v != nil {
		d.line("count turns in %s", v.Name)
	}
}

// known says what holds at the head of a loop.
func (d *dumper) known(x Expr) {
	if x != nil {
		d.line("known %s", Text(x))
	}
}

// contract prints that of a statement or loop; nil: nothing.
func (d *dumper) contract(s *Refined) {
	if s == nil {
		return
	}
	d.line("refined")
	d.in(func() {
		for _, k := range s.Cases {
			d.specCase(k)
		}
		if s.State != nil {
			d.line("mark %s", s.State.Name)
		}
	})
}

func (d *dumper) loop(s *Loop) {
	cond := "true"
	if s.Cond != nil {
		cond = Text(s.Cond)
	}
	if s.After {
		d.line("loop, then while %s", cond)
	} else {
		d.line("loop while %s", cond)
	}
	d.in(func() {
		d.count(s.Count)
		d.known(s.Known)
		d.clauses(s.Spec)
		for _, i := range s.Init {
			d.line("first")
			d.block(i)
		}
	})
	d.block(s.Body)
	d.in(func() {
		for _, u := range s.Update {
			d.line("update %s", Text(u))
		}
	})
	d.loopContract(s.Contract)
}

// loopContract prints that of a loop and what stands behind it under the same; nil: nothing.
func (d *dumper) loopContract(s *Refined) {
	if d.contract(s); s != nil && s.Body != nil {
		d.block(s.Body)
	}
}

func (d *dumper) try(s *Try) {
	d.line("try")
	d.block(s.Body)
	for _, c := range s.Catches {
		names := make([]string, len(c.Types))
		for i, t := range c.Types {
			names[i] = t.String()
		}
		d.line("catch %s %s", strings.Join(names, " | "), c.Var.Name)
		d.block(c.Body)
	}
	if s.Finally != nil {
		d.line("finally")
		d.block(s.Finally)
	}
}

func (d *dumper) choice(s *Switch) {
	d.line("switch %s", Text(s.X))
	d.in(func() {
		for _, c := range s.Cases {
			words := texts(c.Labels)
			if c.Default {
				words = append(words, "default")
			}
			mark := ":"
			if c.Arrow {
				mark = " ->"
			}
			d.line("case %s%s", strings.Join(words, ", "), mark)
			d.block(c.Body...)
		}
	})
}

// target names the statement that a jump leads to by its line.
func target(s Stmt) string {
	word := "statement"
	switch s := s.(type) {
	case *Loop, *ForEach:
		word = "loop"
	case *Switch:
		word = "switch"
	case *Labeled:
		word = s.Label
	}
	return word + " of line " + strconv.Itoa(s.Span().Line())
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
		s := "(" + Text(x.Operands[0])
		for i, op := range x.Ops {
			s += " " + string(op) + " " + Text(x.Operands[i+1])
		}
		return s + ")"
	case *Cond:
		return "(" + Text(x.C) + " ? " + Text(x.X) + " : " + Text(x.Y) + ")"
	case *Convert:
		return x.T.String() + "(" + Text(x.X) + ")"
	case *Cast:
		return "((" + x.T.String() + ") " + Text(x.X) + ")"
	case *Where:
		return `(\let ` + x.Var.Var.Type.String() + " " + x.Var.Var.Name + " = " + Text(x.Init) + "; " + Text(x.Body) + ")"
	case *Chosen:
		of := ""
		if x.X != nil {
			of = " = " + Text(x.X)
		}
		for _, a := range x.Args {
			of += ", " + Text(a)
		}
		return `(\choose ` + x.Value.Var.Type.String() + " " + x.Value.Var.Name + of + "; " + Text(x.Is) + ")"
	case *Did:
		var ls []string
		for _, l := range x.Locs {
			ls = append(ls, locationText(l))
		}
		for _, m := range x.Methods {
			ls = append(ls, m.QName())
		}
		return x.Name + "(" + strings.Join(ls, ", ") + ")"
	case *Fresh:
		return `\fresh(` + Text(x.X) + ")"
	case *TypeIs:
		return "(" + Text(x.X) + " " + isText(x.Sub) + " " + x.Of.String() + ")"
	case *SameType:
		return "(" + Text(x.X) + " and " + Text(x.Y) + " are of one type)"
	case *Within:
		return "(" + Text(x.X) + " where " + Text(x.I) + " is below " + Text(x.Len) + ")"
	case *Fit:
		return x.T.String() + "!(" + Text(x.X) + ")"
	case *InstanceOf:
		return "(" + Text(x.X) + " instanceof " + x.Of.String() + varName(x.Var) + ")"
	case *Bind:
		return "(" + x.Var.Name + " := " + Text(x.X) + ")"
	case *CloneArray:
		if x.ByClass() {
			return "(array of " + Text(x.X) + " of " + Text(x.Len) + ")"
		}
		if x.Len != nil {
			return "(array as " + Text(x.X) + " of " + Text(x.Len) + ")"
		}
		return Text(x.X) + ".clone()"
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
	case *Assign:
		return Text(x.X) + " = " + Text(x.Y)
	case *Update:
		return Text(x.X) + " " + string(x.Op) + "= " + Text(x.Y)
	case *IncDec:
		op := "++"
		if x.By < 0 {
			op = "--"
		}
		if x.Prefix {
			return op + Text(x.X)
		}
		return Text(x.X) + op
	case *Call:
		return callText(x)
	case *New:
		return "new " + x.T.String() + givenText(x.Given) + "(" + arguments(x.Args, x.VarArgs, x.Method) + ")"
	case *Seq:
		return seqText(x)
	case *NewArray:
		return "new " + x.T.String() + "(" + strings.Join(texts(x.Dims), ", ") + ")"
	case *ArrayOf:
		return "new " + x.T.String() + "{" + strings.Join(texts(x.Elems), ", ") + "}"
	case *Quantified:
		return quantifiedText(x)
	case *Result:
		return `\result`
	case *Old:
		if x.At != nil {
			return `\old(` + Text(x.X) + ", " + x.At.Name + ")"
		}
		return `\old(` + Text(x.X) + ")"
	case *Asked:
		return "asked"
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
	case *Reach:
		return reachText(x)
	case *SetCall:
		return Text(x.X) + "." + string(x.Op) + "(" + strings.Join(texts(x.Args), ", ") + ")"
	case *Unsupported:
		return unsupportedText(x)
	}
	panic(fmt.Sprintf("core: no text for %T", x))
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
		return before(x.X) + x.Method.Class.BriefName() + "." + x.Method.Name + args
	case x.Virtual:
		return Text(x.X) + "." + x.Method.Name + args
	}
	return Text(x.X) + "." + x.Method.Class.BriefName() + "::" + x.Method.Name + args
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
