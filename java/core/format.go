package core

import (
	"fmt"

	"inspect/java/ast"
	"inspect/java/types"
)

// formatted lowers a call with a constant format: the arguments are evaluated, then the
// parts of the format are joined. To a stream nothing is written.
//
//	String.format("%d of %5s", n, x)    {int a = n; Object b = x; a + " of " + right(valueOf(b), 5)}
func (l *lowering) formatted(e *ast.Call, m *types.Method, f *types.Format, h Typed) Expr {
	var ss []Stmt
	at := Step{h.Loc}
	args, whole := f.Args(e.Args)
	xs := make([]Expr, len(args))
	for i, a := range args {
		x := l.unboxed(a)
		switch x.(type) {
		case *Const, *Null:
		default:
			v := &types.Var{Kind: types.ValueVar, Name: "arg", Type: x.Type(), Span: x.Span()}
			ss = append(ss, &Let{Step: at, Var: v, Init: x})
			x = &Local{Typed{Loc: Loc{a}, T: v.Type}, v}
		}
		xs[i] = x
	}
	str := h
	str.T, str.Value = l.p.w.Concat().Class, nil
	var all Expr
	if f.Fault != "" {
		all = l.helper(str, types.FaultHelper(f.Fault))
	}
	for i := range f.Parts {
		if f.Fault != "" {
			break
		}
		p := &f.Parts[i]
		x := l.literal(e, p.Text)
		if p.Conv != 0 {
			x = l.specifier(str, p, xs, whole)
		}
		if all == nil {
			all = x
		} else {
			all = l.concat(str, all, x)
		}
	}
	if all == nil {
		all = l.literal(e, "")
	}
	if types.Prints(m) {
		c := &Call{Typed: h, Method: m, X: l.expr(e.X), Args: []Expr{&Seq{str, ss, all, nil}}}
		return l.printed(c)
	}
	return &Seq{str, ss, all, nil}
}

// printedBy lowers a call that writes by a format that is no constant to a stream: its
// arguments are evaluated, and the format must not be null.
func (l *lowering) printedBy(e *ast.Call, m *types.Method, h Typed) Expr {
	at := Step{h.Loc}
	v := &types.Var{Kind: types.ValueVar, Name: "format", Type: m.Params[0].Type, Span: e.Args[0].Span()}
	format := &Local{Typed{Loc: Loc{e.Args[0]}, T: v.Type}, v}
	ss := []Stmt{&Let{Step: at, Var: v, Init: l.expr(e.Args[0])}}
	for _, a := range e.Args[1:] {
		l.leaves(l.expr(a), &ss)
	}
	ss = append(ss, &Eval{at, l.helper(h, "given", format)})
	c := l.printed(&Call{Typed: h, Method: m, X: l.expr(e.X)}).(*Seq)
	c.Stmts = append(c.Stmts, ss...)
	return c
}

// helper is a call of a method that does a part of what a format says.
func (l *lowering) helper(h Typed, name string, args ...Expr) *Call {
	m := l.p.w.FormatHelper(name)
	h.T = m.Result
	return &Call{Typed: h, Method: m, Args: args}
}

// specifier is the text that a specifier makes of its argument.
func (l *lowering) specifier(h Typed, p *types.FormatPart, args []Expr, whole bool) Expr {
	var x Expr
	switch {
	case p.Arg < 0:
		return l.helper(h, types.FaultHelper(types.MissingArgument))
	case whole:
		x = l.helper(h, "argument", args[0], number(h.From, int64(p.Arg)))
	case p.Arg >= len(args):
		return l.helper(h, types.FaultHelper(types.MissingArgument))
	default:
		x = args[p.Arg]
	}
	var out Expr
	for _, name := range p.Helpers() {
		width := number(h.From, int64(p.Width))
		switch {
		case name == p.Kind():
			out = l.ofKind(h, p, x)
			continue
		case out == nil:
			out = l.text(x, h)
		}
		switch name {
		case "cut":
			out = l.helper(h, name, out, number(h.From, int64(p.Precision)))
		case "upper":
			out = l.helper(h, name, out)
		default:
			out = l.helper(h, name, out, width)
		}
	}
	if out == nil {
		out = l.text(x, h)
	}
	return out
}

// ofKind is what a conversion makes of its argument, without width.
func (l *lowering) ofKind(h Typed, p *types.FormatPart, x Expr) Expr {
	plain := p.Flags == "" || p.Flags == "-"
	if plain && (p.Conv == 'd' && types.IsIntegral(x.Type()) && !types.IsKind(x.Type(), types.Char) ||
		p.Conv == 'b' && types.IsKind(x.Type(), types.Boolean) || p.Conv == 'c' && types.IsKind(x.Type(), types.Char)) {
		return l.text(x, h)
	}
	if !types.IsReference(x.Type()) {
		x = l.box(x, nil, h)
	}
	flag := func(f string) Expr { return truth(h.From, p.Has(f)) }
	zeros := number(h.From, 0)
	if p.Has("0") {
		zeros = number(h.From, int64(p.Width))
	}
	args := []Expr{x}
	switch p.Conv {
	case 'd', 'f':
		positive := ""
		for _, f := range []string{"+", " "} {
			if p.Has(f) {
				positive = f
			}
		}
		args = append(args, l.literal(h.From, positive), flag("("), flag(","), zeros)
		if p.Conv == 'f' {
			args = append(args, number(h.From, int64(digits(p))))
		}
	case 'o', 'x':
		prefix := ""
		if p.Has("#") {
			prefix = map[byte]string{'o': "0", 'x': "0x"}[p.Conv]
		}
		args = append(args, truth(h.From, p.Has("+") || p.Has(" ") || p.Has("(")), l.literal(h.From, prefix), zeros)
	}
	return l.helper(h, p.Kind(), args...)
}

// digits are those behind the point.
func digits(p *types.FormatPart) int {
	if p.Precision < 0 {
		return 6
	}
	return p.Precision
}

// truth is a truth value that nobody wrote.
func truth(at ast.Node, is bool) Expr {
	c := number(at, 0)
	if is {
		c = number(at, 1)
	}
	c.T = types.Of(types.Boolean)
	c.Value.Type = c.T
	return c
}

// accepted are the types that a conversion takes; of a value of another one it raises an
// exception, unless it is null.
var accepted = map[string]func(t types.Type) bool{
	"letter":  func(t types.Type) bool { return types.IsKind(t, types.Char) },
	"fixed":   func(t types.Type) bool { return t != nil && types.IsFloating(t) },
	"decimal": isInteger, "octal": isInteger, "hexadecimal": isInteger,
}

func isInteger(t types.Type) bool {
	return t != nil && types.IsIntegral(t) && !types.IsKind(t, types.Char)
}

// isTotal reports whether a call does a part of what a format says and always gives a text,
// so that of its arguments only the first one needs to be evaluated.
func (l *lowering) isTotal(c *Call) bool {
	if !types.IsFormatHelper(c.Method) || len(c.Args) == 0 {
		return false
	}
	switch c.Method.Name {
	case "truth", "cut", "upper", "left", "right":
		return true
	}
	takes := accepted[c.Method.Name]
	if takes == nil || !takes(types.Unboxed(c.Args[0].Type())) {
		return false
	}
	mismatch, ok := c.Args[min(1, len(c.Args)-1)].(*Const)
	return c.Method.Name != "octal" && c.Method.Name != "hexadecimal" || ok && mismatch.Value.Int.Sign() == 0
}

// malformed are formats that raise the exceptions of the library's methods.
var malformed = map[string]string{
	"missingFormatArgument": "%s", "unknownFormatConversion": "%", "duplicateFormatFlags": "%--5d", "illegalFormatWidth": "%5n",
	"illegalFormatPrecision": "%.1d", "illegalFormatFlags": "%+ d", "missingFormatWidth": "%-d", "formatFlagsConversionMismatch": "%#d",
}

// formatHelper prints a part of what a format says, as a format of its own.
func (j *java) formatHelper(x *Call) string {
	value := func(i int) *types.Const { return x.Args[i].(*Const).Value }
	flag := func(i int, f string) string {
		if value(i).Int.Sign() == 0 {
			return ""
		}
		return f
	}
	width := func(i int) string {
		if n := value(i).Int; n.Sign() != 0 {
			return "0" + n.String()
		}
		return ""
	}
	format := ""
	switch name := x.Method.Name; name {
	case "given":
		return "java.util.Objects.requireNonNull(" + j.expr(x.Args[0]) + ")"
	case "argument":
		i := value(1).Int.String()
		return "(" + j.expr(x.Args[0]) + " == null ? null : " + j.expr(x.Args[0]) + "[" + i + "])"
	case "upper":
		return j.of(x.Args[0], x.Method.Params[0].Type.(*types.Class)) + ".toUpperCase()"
	case "truth", "hash", "letter":
		format = map[string]string{"truth": "%b", "hash": "%h", "letter": "%c"}[name]
	case "decimal":
		format = "%" + value(1).Str + flag(2, "(") + flag(3, ",") + width(4) + "d"
	case "fixed":
		format = "%" + value(1).Str + flag(2, "(") + flag(3, ",") + width(4) + "." + value(5).Int.String() + "f"
	case "octal", "hexadecimal":
		alternate := ""
		if value(2).Str != "" {
			alternate = "#"
		}
		format = "%" + flag(1, "+") + alternate + width(3) + map[string]string{"octal": "o", "hexadecimal": "x"}[name]
	case "cut":
		format = "%." + value(1).Int.String() + "s"
	case "left":
		format = "%-" + value(1).Int.String() + "s"
	case "right":
		format = "%" + value(1).Int.String() + "s"
	default:
		return fmt.Sprintf("java.lang.String.format(%q)", malformed[name])
	}
	return fmt.Sprintf("java.lang.String.format(%q, (Object) %s)", format, j.expr(x.Args[0]))
}
