package needs

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// writer writes expressions of a method over what it takes.
type writer struct {
	params     map[string]*types.Var
	ints       []string            // the parameters that are numbers
	locals     map[string]ast.Expr // what they begin with: those that are never assigned, and those of loops
	loops      map[string]bool     // the variables of loops
	countings  []*counting
	loopsAt    map[string]written  // what the variables of loops are in an iteration; nil: in the first
	elementsOf map[string]ast.Expr // the variables of loops over elements: over which
	bound      map[string]written  // the parameters of a method that is called: the arguments
	// inner are the locals of inner blocks, whose names may mean something else behind them.
	inner       map[string]bool
	comparators map[*ast.Lambda]bool // of what is sorted
	// assigned are the variables that are assigned.
	assigned map[string]bool
	// declared are the names of all variables in the method.
	declared map[string]bool
	method   *types.Method
	caller   *types.Method // the method that calls, over what it takes; nil: it is this one
	program  *Program
	row      string // see rowName
	// neverNull says of fields of the receiver that they are not null, which they never are.
	neverNull []string
}

func newWriter(m *types.Method, p *Program) *writer {
	w := &writer{params: map[string]*types.Var{}, locals: map[string]ast.Expr{}, loops: map[string]bool{}, elementsOf: map[string]ast.Expr{}, assigned: map[string]bool{}, inner: map[string]bool{}, declared: map[string]bool{}, comparators: map[*ast.Lambda]bool{}, method: m, program: p, row: rowName(m)}
	again := map[string]bool{}
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			w.noteAssigned(n.X, again)
		case *ast.IncDec:
			w.noteAssigned(n.X, again)
		case *ast.Param:
			w.declare(n.Name)
		case *ast.Pattern:
			w.declare(n.Name)
		case *ast.InstanceOf:
			w.declare(n.Name)
		case *ast.LocalVar:
			w.declare(n.Name)
			w.inner[n.Name.Text] = !slices.Contains(m.Decl.Body.Stmts, ast.Stmt(n))
			if _, twice := w.locals[n.Name.Text]; twice || n.Init == nil {
				again[n.Name.Text] = true
			}
			w.locals[n.Name.Text] = n.Init
		case *ast.For:
			w.noteCounting(n)
			for _, d := range n.Init {
				if v, ok := d.(*ast.LocalVar); ok {
					w.loops[v.Name.Text] = true
				}
			}
		case *ast.Call:
			w.noteSorted(n)
		case *ast.ForEach:
			w.elementsOf[n.Var.Name.Text] = n.X
		}
		return true
	})
	for v := range again {
		if !w.loops[v] {
			delete(w.locals, v)
		}
	}
	for _, p := range m.Params {
		w.params[p.Name] = p
		if isNumber(p.Type) {
			w.ints = append(w.ints, p.Name)
		}
	}
	return w
}

// declare notes the name of a variable, unless it is nil.
func (w *writer) declare(n *ast.Name) {
	if n != nil {
		w.declared[n.Text] = true
	}
}

// noteSorted notes that the parameters of a comparator are elements of what is sorted.
//
//	Arrays.sort(rows, (a, b) -> a[0] - b[0]);
func (w *writer) noteSorted(c *ast.Call) {
	if c.Name.Text != "sort" || len(c.Args) == 0 {
		return
	}
	f, ok := c.Args[len(c.Args)-1].(*ast.Lambda)
	if !ok {
		return
	}
	of := c.X
	if len(c.Args) > 1 {
		of = c.Args[0]
	}
	for _, p := range f.Params {
		w.elementsOf[p.Name.Text] = of
	}
	w.comparators[f] = true
}

// noteAssigned notes a variable that is assigned.
func (w *writer) noteAssigned(e ast.Expr, again map[string]bool) {
	if v, ok := ast.Unparen(e).(*ast.Ident); ok {
		w.assigned[v.Name], again[v.Name] = true, true
	}
}

// written is an expression over what a method takes, as JML: a number, which is base + offset, an
// array, a text or a list.
type written struct {
	base   string
	offset int64
	guards []string // what must hold for it to have a value
	about  []Quantity
	some   string     // of a size: says that there is something, where that is not base > 0
	least  string     // of a difference: says that it is not negative
	typ    types.Type // nil: a number that is put together, or a new array
	dims   []written  // of a new array; its base is empty
	plain  bool       // a parameter
	// notNull: it is never null.
	notNull bool
	// stable: of a list, nothing changes how much there is in it.
	stable bool
	// oneSize: of an array, it is as long in each object. An index that is put together is then the
	// method's own matter.
	oneSize bool
	varies  bool // with the variable of a loop, which is what it begins with
	// guess: something may have changed before the expression is evaluated.
	guess bool
}

// of writes an expression; false: not all of it is known at entry.
func (w *writer) of(e ast.Expr) (written, bool) {
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		n, err := strconv.ParseInt(e.Text, 0, 32)
		return written{offset: n}, e.Kind == ast.IntLit && err == nil
	case *ast.Ident:
		return w.variable(e.Name)
	case *ast.Binary:
		x, ok := w.of(e.X)
		y, ok2 := w.of(e.Y)
		if !ok || !ok2 || !x.isNumber() || !y.isNumber() {
			return written{}, false
		}
		return combined(e.Op, x, y)
	case *ast.Select:
		if isThis(e.X) {
			if value := w.set(e.Name.Text); value != nil {
				return w.of(value)
			}
			return w.fixed(e.Name.Text)
		}
		if x, ok := w.of(e.X); ok && e.Name.Text == "length" {
			return x.size(".length")
		}
	case *ast.Call:
		if e.X != nil && len(e.Args) == 0 {
			if x, ok := w.of(e.X); ok {
				return x.size("." + e.Name.Text + "()")
			}
		}
	case *ast.Index:
		return w.element(e.X, e.I)
	case *ast.Assign:
		if e.Op == "=" {
			return w.of(e.Y)
		}
	case *ast.NewArray:
		return w.newArray(e)
	}
	return written{}, false
}

// variable writes a parameter, or what a local variable begins with.
func (w *writer) variable(name string) (written, bool) {
	if x, ok := w.bound[name]; ok || w.bound != nil && w.params[name] != nil {
		x.guess = x.guess || w.assigned[name]
		return x, ok
	}
	if p := w.params[name]; p != nil {
		x := written{base: name, typ: p.Type, plain: true, notNull: p.NonNull, guess: w.assigned[name]}
		if x.isNumber() {
			x.about = []Quantity{{name, Value}}
		}
		return x, x.isNumber() || sizeOf(p.Type) != ""
	}
	if x, ok := w.loopsAt[name]; ok {
		return x, true
	}
	init, ok := w.locals[name]
	if !ok && w.declared[name] {
		return written{}, false
	} else if !ok {
		if x, ok := w.constant(name); ok {
			return x, true
		}
		if value := w.set(name); value != nil {
			return w.of(value)
		}
		return w.fixed(name)
	}
	x, ok := w.of(init)
	x.varies = x.varies || w.loops[name]
	x.guess = x.guess || w.loops[name] || w.inner[name]
	return x, ok
}

// called is a writer of the body of a method that is called, over what its caller takes.
func (w *writer) called(m *types.Method, args []ast.Expr) *writer {
	k := newWriter(m, w.program)
	if k.caller = w.caller; k.caller == nil {
		k.caller = w.method
	}
	k.bound = map[string]written{}
	for i, p := range m.Params {
		if x, ok := w.of(args[i]); ok {
			k.bound[p.Name] = x
		}
	}
	return k
}

// newArray writes a new array, of which only the lengths are known.
func (w *writer) newArray(e *ast.NewArray) (written, bool) {
	var x written
	for _, d := range e.Dims {
		n, ok := w.of(d)
		if !ok || !n.isNumber() {
			return written{}, false
		}
		x.dims, x.guess = append(x.dims, n), x.guess || n.guess
	}
	return x, len(x.dims) > 0
}

// combined writes an operation on two numbers.
func combined(op string, x, y written) (written, bool) {
	out := written{guards: union(x.guards, y.guards), about: slices.Concat(x.about, y.about), varies: x.varies || y.varies, guess: x.guess || y.guess}
	switch {
	case (op == "+" || op == "-") && y.isLiteral() && y.offset == 0:
		out.base, out.offset, out.some, out.least = x.base, x.offset, x.some, x.least
	case op == "+" && y.base == "":
		out.base, out.offset, out.some = x.base, x.offset+y.offset, x.some
	case op == "+" && x.base == "":
		out.base, out.offset, out.some = y.base, x.offset+y.offset, y.some
	case op == "-" && x.base == y.base:
		out.offset = x.offset - y.offset
	case op == "-" && y.base == "":
		out.base, out.offset, out.some = x.base, x.offset-y.offset, x.some
	case (op == "/" || op == ">>") && y.isLiteral() && y.offset > 0:
		out.base = operand(x.text()) + " " + op + " " + y.text()
	case op == "+" || op == "-" || op == "*":
		if op == "-" {
			out.least = y.text() + " <= " + x.text()
		}
		out.guess = out.guess || op == "*" // of a wider type, perhaps
		out.base = operand(x.text()) + " " + op + " " + operand(y.text())
	default:
		return written{}, false
	}
	return out, true
}

func (x written) isNumber() bool { return len(x.dims) == 0 && (x.typ == nil || isNumber(x.typ)) }

// isNumber reports whether a type is that of an index.
func isNumber(t types.Type) bool { return types.IsIntegral(t) && !types.IsKind(t, types.Char) }

// isLiteral reports whether a number is a constant.
func (x written) isLiteral() bool { return x.base == "" && len(x.dims) == 0 }

// text is a number in JML.
func (x written) text() string {
	switch {
	case x.base == "":
		return fmt.Sprint(x.offset)
	case x.offset > 0:
		return fmt.Sprintf("%s + %d", operand(x.base), x.offset)
	case x.offset < 0:
		return fmt.Sprintf("%s - %d", operand(x.base), -x.offset)
	}
	return x.base
}

// operand puts parentheses about an operand that is put together itself.
func operand(text string) string {
	if strings.Contains(text, " ") {
		return "(" + text + ")"
	}
	return text
}

// above says that a number is greater than a constant.
func (x written) above(c int64) string {
	switch c -= x.offset; {
	case c == 0 && x.some != "":
		return x.some
	case c == -1:
		return x.base + " >= 0"
	case c < 0:
		return fmt.Sprintf("%s > %d", x.text(), c+x.offset)
	}
	return fmt.Sprintf("%s > %d", x.base, c)
}

// notNegative says that a number is not.
func (x written) notNegative() string {
	switch {
	case x.isLiteral():
		return fmt.Sprint(x.offset >= 0)
	case x.least != "" && x.offset == 0:
		return x.least
	case x.offset < 0:
		return x.above(-1)
	case x.offset > 0:
		return x.text() + " >= 0"
	}
	return x.base + " >= 0"
}

// size is how much there is in a value, which a member tells, "" whichever there is; false: none does.
func (x written) size(member string) (written, bool) {
	if len(x.dims) > 0 {
		return x.dims[0], member == "" || member == ".length"
	}
	of := sizeOf(x.typ)
	if of == "" || member != "" && member != of {
		return written{}, false
	}
	out := written{base: x.base + of, guards: x.exists(), about: []Quantity{{x.base, Length}}, varies: x.varies, guess: x.guess || of == ".size()" && !x.stable}
	if of != ".length" {
		out.some = "!" + x.base + ".isEmpty()"
	}
	return out, true
}

// exists are the guards under which a value has a size.
func (x written) exists() []string {
	if x.plain && x.notNull || len(x.dims) > 0 {
		return x.guards
	}
	return union(x.guards, []string{x.base + " != null"})
}

// element is what is in an array at an index.
func (w *writer) element(of, at ast.Expr) (written, bool) {
	x, ok := w.of(of)
	i, ok2 := w.of(at)
	if !ok || !ok2 || !i.isNumber() {
		return written{}, false
	}
	out := written{oneSize: x.oneSize, guards: union(x.exists(), i.guards, within(x, i)), about: i.about, varies: x.varies || i.varies,
		guess: true} // it may have been replaced
	if len(x.dims) > 1 {
		out.dims = x.dims[1:]
		return out, true
	}
	a, ok := x.typ.(*types.Array)
	if !ok {
		return written{}, false
	}
	out.base, out.typ = x.base+"["+i.text()+"]", a.Elem
	if out.isNumber() {
		out.about = append(slices.Clone(out.about), Quantity{x.base, Contents})
	}
	return out, true
}

// within says that an index is one of a value.
func within(x, i written) []string {
	n, ok := x.size("")
	switch {
	case !ok || n.isLiteral(): // a length of the method's own
		return nil
	case i.isLiteral():
		return []string{n.above(i.offset)}
	case n.base == i.base && i.offset < 0:
		return []string{i.notNegative()}
	}
	return []string{i.text() + " < " + n.text(), i.notNegative()}
}

// sizeOf is the member that tells how much there is in a value of a type; empty: none.
func sizeOf(t types.Type) string {
	switch t := t.(type) {
	case *types.Array:
		return ".length"
	case *types.Class:
		has := observers(t)
		switch {
		case types.IsString(t):
			return ".length()"
		case has["get"] && has["size"] && has["contains"]:
			return ".size()"
		}
	}
	return ""
}

// union is all texts, each once.
func union(lists ...[]string) []string {
	var out []string
	for _, l := range lists {
		for _, s := range l {
			if !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
	}
	return out
}
