package types

import (
	"fmt"
	"io"
	"sort"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// Fprint prints what is known about m: its signature with nullity, its
// contract, and for every resolved node of its text, in source order, one line
//
//	line:col text : type [-> converted] [= constant] [use] [operand T]
func (w *World) Fprint(out io.Writer, m *Method) {
	fmt.Fprintf(out, "method %s : %s\n", m.QName(), m.Result)
	for _, f := range []struct {
		name string
		is   bool
	}{{"constructor", m.Constructor}, {"static", m.Static}, {"abstract", m.Abstract}, {"native", m.Native}, {"pure", m.Pure},
		{"helper", m.Helper}, {"varargs", m.VarArgs}, {"result non_null", m.NonNull}, {"result elements non_null", m.ElemNonNull}} {
		if f.is {
			fmt.Fprintf(out, "  %s\n", f.name)
		}
	}
	for _, p := range m.Params {
		fmt.Fprintf(out, "  param %s\n", varText(p))
	}
	for _, o := range m.Overrides {
		fmt.Fprintf(out, "  overrides %s\n", o.QName())
	}
	if k, ok := w.Info.Implicit[m]; ok && k != nil {
		fmt.Fprintf(out, "  first calls %s\n", k.QName())
	}
	w.fprintContract(out, m)
	if m.Decl != nil {
		w.fprintNodes(out, m)
	}
}

func (w *World) fprintContract(out io.Writer, m *Method) {
	if m.Contract == nil || !m.Contract.Explicit {
		return
	}
	for i, c := range m.Contract.Cases {
		fmt.Fprintf(out, "  case %d of %s %s\n", i+1, c.Of.QName(), behaviorNames[c.Behavior])
		for _, cl := range c.clauses() {
			fmt.Fprintf(out, "    %s", source.Shorten(cl.Span().Text(), 60))
			if cl.Exception != nil {
				fmt.Fprintf(out, " [%s]", cl.Exception.Name)
			}
			for _, e := range cl.Exceptions {
				fmt.Fprintf(out, " [%s]", e.Name)
			}
			fmt.Fprintln(out)
		}
	}
}

var behaviorNames = [...]string{"lightweight", "behavior", "normal_behavior", "exceptional_behavior", "return_behavior", "break_behavior", "continue_behavior"}

func varText(v *Var) string {
	s := v.Name + " : " + v.Type.String()
	if v.NonNull {
		s += " non_null"
	}
	if v.ElemNonNull {
		s += " elements non_null"
	}
	return s
}

// fprintNodes prints the table entries whose nodes lie in m's declaration.
func (w *World) fprintNodes(out io.Writer, m *Method) {
	type entry struct {
		node ast.Node
		text string
	}
	span := m.Decl.Span()
	if m.Decl.Spec != nil {
		if s := m.Decl.Spec.Span(); s.Valid() && s.Start < span.Start {
			span.Start = s.Start
		}
	}
	inside := func(n ast.Node) bool {
		s := n.Span()
		return s.File == span.File && s.Start >= span.Start && s.End <= span.End
	}
	var entries []entry
	for e, t := range w.Info.Types {
		if inside(e) {
			entries = append(entries, entry{e, w.exprText(e, t)})
		}
	}
	for n, v := range w.Info.Defs {
		if _, param := n.(*ast.Param); inside(n) && !(param && v.Kind == ParamVar) {
			entries = append(entries, entry{n, "declares " + varText(v)})
		}
	}
	for n, o := range w.Info.Uses {
		if e, ok := n.(ast.Expr); ok {
			if _, typed := w.Info.Types[e]; typed {
				continue
			}
		}
		if inside(n) {
			entries = append(entries, entry{n, "means " + useText(o)})
		}
	}
	for s, t := range w.Info.Targets {
		if inside(s) {
			entries = append(entries, entry{s, "goes to " + fmt.Sprint(t.Span())})
		}
	}
	sort.Slice(entries, func(i, j int) bool {
		a, b := entries[i].node.Span(), entries[j].node.Span()
		if a.Start != b.Start {
			return a.Start < b.Start
		}
		if a.End != b.End {
			return a.End > b.End
		}
		return entries[i].text < entries[j].text
	})
	for _, e := range entries {
		p := e.node.Span().Position()
		fmt.Fprintf(out, "  %d:%d %s : %s\n", p.Line, p.Column, source.Shorten(e.node.Span().Text(), 60), e.text)
	}
}

func (w *World) exprText(e ast.Expr, t Type) string {
	var b strings.Builder
	b.WriteString(t.String())
	if c := w.Info.Converted[e]; c != nil {
		fmt.Fprintf(&b, " -> %s", c)
	}
	if c := w.Info.Consts[e]; c != nil {
		fmt.Fprintf(&b, " = %s", c)
	}
	if u := w.Info.Uses[e]; u != nil {
		fmt.Fprintf(&b, ", %s", useText(u))
	}
	if c, ok := w.Info.Calls[e]; ok {
		for _, f := range []struct {
			name string
			is   bool
		}{{"virtual", c.Virtual}, {"varargs", c.VarArgs}} {
			if f.is {
				b.WriteString(", " + f.name)
			}
		}
		if c.OuterThis > 0 {
			fmt.Fprintf(&b, ", outer %d", c.OuterThis)
		}
	}
	if n := w.Info.Outer[e]; n > 0 {
		fmt.Fprintf(&b, ", outer %d", n)
	}
	if o := w.Info.Operand[e]; o != nil {
		fmt.Fprintf(&b, ", operands %s", o)
	}
	if c, ok := e.(*ast.Call); ok && w.Info.SetOps[c] != "" {
		fmt.Fprintf(&b, ", set %s", w.Info.SetOps[c])
	}
	if op := w.Info.ModelOps[e]; op != "" {
		fmt.Fprintf(&b, ", model %s", op)
	}
	if r, ok := e.(*ast.Reach); ok {
		b.WriteString(", follows")
		for _, f := range w.Info.ReachFields[r] {
			b.WriteString(" " + f.QName())
		}
	}
	return b.String()
}

func useText(o Object) string {
	switch o := o.(type) {
	case *Var:
		return [...]string{"local", "param", "bound", "exception", "pattern", "old"}[o.Kind] + " " + o.Name
	case *Field:
		if o.Static {
			return "static field " + o.QName()
		}
		return "field " + o.QName()
	case *Method:
		return "method " + o.QName()
	case *Class:
		return "class " + o.Name
	case *Package:
		return "package " + o.Name
	}
	return "array length"
}

// String prints the value as Java would, with its marks.
func (c *Const) String() string {
	s, ok := c.text()
	if !ok {
		s = fmt.Sprint(c.Float)
	}
	if isString(c.Type) {
		s = fmt.Sprintf("%q", c.Str)
	} else if IsKind(c.Type, Char) {
		s = fmt.Sprintf("%q", rune(c.Int.Int64()))
	}
	if c.Hex {
		s += " (bits)"
	}
	if c.Width {
		s += " (width)"
	}
	return s
}
