package present

import (
	"strings"

	"inspect/cfg"
	"inspect/counterexample/witness"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// What a run-time check in the library's code finds to be wrong has a name there that nobody
// knows who reads the program. It is said of the argument that the program passes, where what
// is wrong is a parameter that has it; else the call is named, and no more.

// raisedIn says of a run-time exception which method of the library raises it.
const raisedIn = "raised in "

// InProgram says an explanation of a run-time check in the library in the program's words;
// message is what stands in place of its own.
func InProgram(world *types.World, w *witness.Witness, b *report.Because, at source.Span) (own *report.Because, message string) {
	call, in := Readable(at, w.Exit, along(w.Path))
	if in == "" {
		return b, ""
	}
	message = raisedIn + in
	arg := argument(world, w, at)
	if arg == nil || b == nil {
		return nil, message
	}
	text, name := source.OneLine(at.Text()), source.OneLine(arg.Span().Text())
	is, ok := strings.CutPrefix(b.Fault, text+" is ")
	if !ok || world.Info.Consts[arg] != nil || isNull(arg) || call.File != arg.Span().File {
		return nil, message
	}
	own = &report.Because{Place: report.NewPlace(arg.Span()), Fault: name + " is " + is}
	for _, v := range b.Values {
		if v.Name == text {
			own.Values = append(own.Values, report.Part{Name: name, Type: v.Type, Value: v.Value})
		}
	}
	return own, own.Fault
}

// isNull reports whether x is null itself, which has no name, whatever it is cast to.
func isNull(x ast.Expr) bool {
	if c, ok := x.(*ast.Cast); ok {
		return isNull(c.X)
	}
	k, ok := x.(*ast.Literal)
	return ok && k.Kind == ast.NullLit
}

// argument is what the program passes for the parameter that stands at a place of the library's
// code; nil: none does.
func argument(world *types.World, w *witness.Witness, at source.Span) ast.Expr {
	var calls []source.Span // that have not returned
	for _, e := range w.Path {
		switch e.Step {
		case cfg.Enter:
			calls = append(calls, e.Span)
		case cfg.Leave:
			calls = calls[:max(len(calls)-1, 0)]
		}
	}
	name := at.Text()
	for i := len(calls) - 1; i >= 0; i-- {
		node := callAt(world, calls[i])
		if node == nil {
			return nil
		}
		m, _ := world.Info.Uses[node].(*types.Method)
		if m == nil || world.Info.Calls[node].VarArgs {
			return nil
		}
		if factory := world.TextFactory(m); factory != nil {
			m = factory
		}
		arg := argumentOf(node, m, name)
		if arg == nil || !IsInLibrary(calls[i]) {
			return arg
		}
		name = arg.Span().Text()
	}
	return nil
}

// argumentOf is what a call passes for the parameter of a name; nil: there is none.
func argumentOf(call ast.Node, m *types.Method, name string) ast.Expr {
	args := argumentsOf(call)
	for i, p := range m.Params {
		if p.Name == name && i < len(args) {
			return args[i]
		}
	}
	return nil
}

func argumentsOf(call ast.Node) []ast.Expr {
	switch x := call.(type) {
	case *ast.Call:
		return x.Args
	case *ast.New:
		return x.Args
	case *ast.CtorCall:
		return x.Args
	}
	return nil
}

// callAt is the call at a place; nil: there is none.
func callAt(world *types.World, at source.Span) (call ast.Node) {
	for n := range world.Info.Calls {
		if n.Span() == at {
			return n
		}
	}
	return nil
}
