package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// aliasing reads a piece of code for what may refer to an object.
type aliasing struct {
	*aliases
	class  *types.Class
	method *types.Method    // nil: an initialiser
	locals map[string]bool  // names of variables
	local  map[string]level // what those lead to
	more   bool
	known  map[ast.Expr]level // of calls, since more was set
}

// readAll reads statements and the expressions in them, until there is nothing more.
func (t *aliasing) readAll(n ast.Node) {
	for t.more = true; t.more; {
		t.more, t.known = false, map[ast.Expr]level{}
		t.readOnce(n)
	}
}

func (t *aliasing) readOnce(n ast.Node) {
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.LocalVar:
			if n.Init != nil {
				t.variable(n.Name, t.levelOf(n.Init))
			}
		case *ast.InstanceOf:
			t.variable(n.Name, t.levelOf(n.X))
			t.pattern(n.Record, t.levelOf(n.X))
		case *ast.ForEach:
			if n.Var != nil && t.levelOf(n.X) == wrapped {
				t.variable(n.Var.Name, wrapped)
			}
		case *ast.Return:
			if n.X != nil && t.method != nil {
				if at := t.levelOf(n.X); at > 0 {
					t.aliases.method(t.method, at)
				}
			}
		case *ast.Assign:
			t.target(n.X, t.levelOf(n.Y))
		case *ast.Call, *ast.New:
			t.levelOf(n.(ast.Expr))
		case *ast.Lambda:
			if t.functions {
				t.taking(n)
			}
		case *ast.CtorCall:
			name := "new " + t.class.SimpleName()
			if n.Super && t.class.Super != nil {
				name = "new " + t.class.Super.SimpleName()
			}
			t.passed(name, n.Args)
		}
		return true
	})
}

func (t *aliasing) variable(n *ast.Name, at level) {
	if n != nil && t.local[n.Text] < at {
		t.local[n.Text], t.more = at, true
	}
}

// pattern notes the variables of a record pattern.
func (t *aliasing) pattern(p *ast.Pattern, at level) {
	if p == nil || at < wrapped {
		return
	}
	t.variable(p.Name, at)
	for _, k := range p.Parts {
		t.pattern(k, at)
	}
}

// target notes what leads to the object after an assignment to x.
func (t *aliasing) target(x ast.Expr, at level) {
	if at == 0 {
		return
	}
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		if t.locals[x.Name] {
			if t.local[x.Name] < at {
				t.local[x.Name], t.more = at, true
			}
		} else {
			t.field(visible(t.class, x.Name), at)
		}
	case *ast.Select:
		t.selected(x, at)
	case *ast.Index:
		t.target(x.X, wrapped)
	case *ast.Call: // out.get(0).add(x)
		if x.X != nil && len(t.effects.methods[x.Name.Text]) == 0 {
			t.target(x.X, wrapped)
		}
	}
}

// selected notes the fields that x may be.
func (t *aliasing) selected(x *ast.Select, at level) {
	if _, this := x.X.(*ast.This); this {
		t.field(visible(t.class, x.Name.Text), at)
		return
	}
	for _, f := range t.effects.fieldsNamed(x.Name.Text) {
		if f.Decl == nil || !f.Decl.Modifiers.Has("private") || isPrivateIn(f, t.class) {
			t.field(f, at)
		}
	}
}

// levelOf is how the value of an expression may lead to the object.
func (t *aliasing) levelOf(x ast.Expr) level {
	switch x := x.(type) {
	case *ast.Paren:
		return t.levelOf(x.X)
	case *ast.Cast:
		return t.levelOf(x.X)
	case *ast.Assign:
		return t.levelOf(x.Y)
	case *ast.Cond:
		return max(t.levelOf(x.X), t.levelOf(x.Y))
	case *ast.Ident:
		if t.locals[x.Name] {
			return t.local[x.Name]
		}
		return t.fields[visible(t.class, x.Name)]
	case *ast.Select:
		return t.names[x.Name.Text]
	case *ast.Index:
		return t.inside(t.levelOf(x.X))
	case *ast.ArrayLit:
		return t.within(x.Elems)
	case *ast.NewArray:
		if x.Init != nil {
			return t.levelOf(x.Init)
		}
	case *ast.SwitchExpr:
		return t.ofSwitch(x)
	case *ast.Lambda:
		return t.ofLambda(x)
	case *ast.MethodRef:
		ms := t.effects.methods[x.Name]
		if slices.ContainsFunc(ms, func(m *types.Method) bool { return t.returning[m] > 0 }) {
			return wrapped
		}
	case *ast.New:
		return t.once(x, func() level { return t.created(x) })
	case *ast.Call:
		return t.once(x, func() level { return t.called(x) })
	}
	return 0
}

// once is the level of a call, which is found once in a round.
func (t *aliasing) once(x ast.Expr, find func() level) level {
	at, known := t.known[x]
	if t.known == nil {
		t.known = map[ast.Expr]level{}
	}
	if !known {
		at = find()
		t.known[x] = at
	}
	return at
}

// inside is the level of what is in a value.
func (t *aliasing) inside(at level) level {
	if at == wrapped {
		return wrapped
	}
	return 0
}

// within is the level of what has some values in it.
func (t *aliasing) within(xs []ast.Expr) level {
	if slices.ContainsFunc(xs, func(x ast.Expr) bool { return t.levelOf(x) > 0 }) {
		return wrapped
	}
	return 0
}

// ofSwitch is the level of what the cases give.
func (t *aliasing) ofSwitch(x *ast.SwitchExpr) (at level) {
	for _, c := range x.Cases {
		for _, s := range c.Body {
			if e, ok := s.(*ast.ExprStmt); ok && c.Arrow {
				at = max(at, t.levelOf(e.X))
			}
			ast.Walk(s, func(n ast.Node) bool {
				if y, ok := n.(*ast.Yield); ok {
					at = max(at, t.levelOf(y.X))
				}
				return true
			})
		}
	}
	return at
}

// ofLambda is the level of a function: of what it gives.
func (t *aliasing) ofLambda(x *ast.Lambda) level {
	if x.X != nil {
		return t.within([]ast.Expr{x.X})
	}
	var given []ast.Expr
	ast.Walk(x.Block, func(n ast.Node) bool {
		if r, ok := n.(*ast.Return); ok && r.X != nil {
			given = append(given, r.X)
		}
		return true
	})
	return t.within(given)
}

// taking notes that a function is given what leads to the object.
func (t *aliasing) taking(x ast.Expr) {
	switch x := ast.Unparen(x).(type) {
	case *ast.Lambda:
		for _, p := range x.Params {
			t.variable(p.Name, wrapped)
		}
	case *ast.MethodRef:
		for _, m := range t.effects.methods[x.Name] {
			for i := range m.Params {
				t.param(m, i, wrapped)
			}
		}
	}
}

// created is the level of a new object. A copy has the same inside.
func (t *aliasing) created(x *ast.New) level {
	name := lastPart(x.Type)
	ms := t.passed("new "+name, x.Args)
	if len(ms) == 0 && slices.Contains(copying, name) {
		return t.inside(t.most(x.Args))
	}
	if x.Body != nil {
		at := level(0)
		ast.Walk(x.Body, func(n ast.Node) bool {
			if r, ok := n.(*ast.Return); ok && r.X != nil {
				at = max(at, t.within([]ast.Expr{r.X}))
			}
			return true
		})
		return max(at, t.within(x.Args))
	}
	return t.within(x.Args)
}

// most is the highest level of some expressions.
func (t *aliasing) most(xs []ast.Expr) (at level) {
	for _, x := range xs {
		at = max(at, t.levelOf(x))
	}
	return at
}

// called is the level of what a call gives.
func (t *aliasing) called(x *ast.Call) (at level) {
	name := x.Name.Text
	ms := t.passed(name, x.Args)
	on := level(0)
	if x.X != nil {
		on = t.levelOf(x.X)
	}
	args := t.most(x.Args)
	if on == wrapped || args > 0 && x.X != nil {
		for _, a := range x.Args {
			t.taking(a)
		}
	}
	isFunction := slices.Contains(functions, name) || slices.ContainsFunc(ms, func(m *types.Method) bool { return m.Decl != nil && m.Decl.Body == nil })
	if isFunction && args > 0 && !t.functions {
		t.functions, t.aliases.changed, t.more = true, true, true
	}
	if len(ms) > 0 {
		for _, m := range ms {
			at = max(at, t.returning[m])
		}
		return at
	}
	return t.ofLibrary(x, on, args)
}

// ofLibrary is the level of what a call of a method of the library gives.
func (t *aliasing) ofLibrary(x *ast.Call, on, args level) level {
	name := x.Name.Text
	switch {
	case slices.Contains(counting, name):
		return 0
	case name == "fill" && len(x.Args) > 1:
		t.target(x.Args[0], t.within(x.Args[1:]))
		return 0
	case name == "arraycopy" && len(x.Args) > 2:
		t.target(x.Args[2], t.inside(t.levelOf(x.Args[0])))
		return 0
	case readers[name] || slices.Contains(observers, name):
		args = t.inside(args)
	case slices.Contains(adding, name):
		args = t.inside(args)
		t.target(x.X, args)
	case args > 0 && x.X != nil:
		t.target(x.X, wrapped) // what it is put into
	}
	switch {
	case on == wrapped, on > 0 && (slices.Contains(views, name) || slices.Contains(handlers, name)):
		return on
	case name == "requireNonNull":
		return args
	case args > 0:
		return wrapped
	}
	return 0
}

// passed notes the parameters of the program's methods of a name that take the object. It gives the
// methods.
func (t *aliasing) passed(name string, args []ast.Expr) (out []*types.Method) {
	for _, m := range t.effects.methods[name] {
		if len(m.Params) != len(args) && !m.VarArgs {
			continue
		}
		out = append(out, m)
	}
	for i, a := range args {
		at := t.levelOf(a)
		if at == 0 {
			continue
		}
		for _, m := range out {
			if len(m.Params) > 0 {
				t.param(m, i, at)
			}
		}
	}
	return out
}

// adding are methods of the library that put what is in their arguments somewhere, and not these.
var adding = []string{"addAll", "putAll", "removeAll", "retainAll", "append", "insert", "write", "print", "println"}

// handlers are methods of the library whose results change the collection that they are of.
var handlers = []string{"iterator", "listIterator", "spliterator", "reversed", "stream"}

// readers are methods of the library that only look into an array, or change its elements.
var readers = map[string]bool{"sort": true, "copyOf": true, "copyOfRange": true, "toString": true, "binarySearch": true, "hashCode": true, "equals": true}
