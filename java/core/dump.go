package core

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"inspect/java/types"
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
		for _, list := range [][]*Clause{k.Requires, k.Ensures, k.Signals, k.SignalsOnly, k.Assignable, k.Measures, k.Diverges, k.Jumps, k.Free} {
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
	for _, e := range l.ForAll {
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
