package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// What a field refers to may be elsewhere as well, where other code changes it:
//
//	private static final int[] MODULI = {2, 3};
//	private final int[] moduli = MODULI;
//	void clear() { moduli[0] = 0; }

// aliases are the places that may refer to what a field refers to, or to something that it is in. The text
// decides, so that there are rather too many; what an object hands out of itself by `this` is not seen.
type aliases struct {
	effects   *effects
	rows      bool // what is inside the object of the field is such an object as well
	fields    map[*types.Field]bool
	names     map[string]bool // of the fields
	returning map[*types.Method]bool
	params    map[*types.Var]bool
	classes   []*types.Class // whose code is read
	read      map[*types.Class]bool
	changed   bool
	// beyond: the code is more than is read. Who else has the object is not known then.
	beyond bool
}

// mostRead is the code of how many classes is read for one field, counted once for each time.
const mostRead = 200

// aliasesOf are those of a field, which is among them.
func (e *effects) aliasesOf(f *types.Field) *aliases {
	if a := e.aliases[f]; a != nil {
		return a
	}
	a := &aliases{effects: e, rows: isNested(f.Type), fields: map[*types.Field]bool{}, names: map[string]bool{}, returning: map[*types.Method]bool{}, params: map[*types.Var]bool{}, read: map[*types.Class]bool{}}
	e.aliases[f] = a
	a.field(f)
	for n := 0; a.changed && !a.beyond; {
		a.changed = false
		for i := 0; i < len(a.classes); i++ {
			if n++; n > mostRead {
				a.beyond = true
				break
			}
			a.class(a.classes[i])
		}
	}
	return a
}

// isNested reports whether what is in an array or a collection of a type is one as well.
func isNested(t types.Type) bool {
	return slices.ContainsFunc(inside(t), isContainer)
}

// isContainer reports whether a type is an array, or a class of the library whose objects change and have
// something inside.
func isContainer(t types.Type) bool {
	if _, ok := t.(*types.Array); ok {
		return true
	}
	c := classOf(t)
	return c != nil && c.IsOutside() && isChangeable(t) && c.Name != "java.lang.Object"
}

func (a *aliases) reads(c *types.Class) {
	if c.Decl != nil && c.Broken == nil && !a.read[c] {
		a.read[c] = true
		a.classes, a.changed = append(a.classes, c), true
	}
}

func (a *aliases) field(f *types.Field) {
	if f == nil || a.fields[f] || !types.IsReference(f.Type) {
		return
	}
	a.fields[f], a.names[f.Name], a.changed = true, true, true
	for _, c := range a.effects.program {
		private := f.Decl != nil && f.Decl.Modifiers.Has("private")
		if isPrivateIn(f, c) || !private && a.effects.mentions(c)[f.Name] {
			a.reads(c)
		}
	}
}

// isPrivateIn reports whether a field is one of the classes that stand in the same file's class as c.
func isPrivateIn(f *types.Field, c *types.Class) bool { return topLevel(f.Class) == topLevel(c) }

// mentions are the names that the code of a class reads.
func (e *effects) mentions(c *types.Class) map[string]bool {
	if m := e.mentioned[c]; m != nil {
		return m
	}
	out := map[string]bool{}
	for _, m := range c.Methods {
		for _, u := range e.unit(m).inText(nil) {
			union(out, u.own.reads)
		}
	}
	e.mentioned[c] = out
	return out
}

// fieldsNamed are the fields of the program that have a name.
func (e *effects) fieldsNamed(name string) []*types.Field {
	if e.fields == nil {
		e.fields = map[string][]*types.Field{}
		for _, c := range e.program {
			for _, f := range c.Fields {
				e.fields[f.Name] = append(e.fields[f.Name], f)
			}
		}
	}
	return e.fields[name]
}

func (a *aliases) method(m *types.Method) {
	if a.returning[m] {
		return
	}
	a.returning[m], a.changed = true, true
	for _, from := range a.effects.callersOf(m) {
		a.reads(from.Class)
	}
}

// isReturnedBy reports whether a method may give the object, or something that it is in.
func (a *aliases) isReturnedBy(m *types.Method) bool { return a.returning[m] || a.beyond }

func (a *aliases) param(m *types.Method, i int) {
	if v := m.Params[min(i, len(m.Params)-1)]; !a.params[v] {
		a.params[v], a.changed = true, true
		a.reads(m.Class)
	}
}

// class reads the code of a class.
func (a *aliases) class(c *types.Class) {
	for _, f := range c.Fields {
		if f.Decl != nil && f.Decl.Init != nil && (&aliasing{aliases: a, class: c}).isAlias(f.Decl.Init) {
			a.field(f)
		}
	}
	for _, n := range c.Init {
		(&aliasing{aliases: a, class: c, local: map[string]bool{}}).readAll(n)
	}
	for _, m := range c.Methods {
		if m.Decl == nil || m.Decl.Body == nil {
			continue
		}
		t := &aliasing{aliases: a, class: c, method: m, locals: localsOf(m), local: map[string]bool{}}
		for _, v := range m.Params {
			t.local[v.Name] = a.params[v]
		}
		for t.more = true; t.more; {
			t.more = false
			t.readAll(m.Decl.Body)
		}
	}
}

// aliasing reads a piece of code.
type aliasing struct {
	*aliases
	class  *types.Class
	method *types.Method   // nil: an initialiser
	locals map[string]bool // names of variables
	local  map[string]bool // those that may refer to the object
	more   bool
}

// readAll reads statements and the expressions in them.
func (t *aliasing) readAll(n ast.Node) {
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.LocalVar:
			if n.Name != nil && n.Init != nil && t.isAlias(n.Init) {
				t.variable(n.Name.Text)
			}
		case *ast.ForEach:
			if t.rows && n.Var != nil && n.Var.Name != nil && t.isAlias(n.X) {
				t.variable(n.Var.Name.Text)
			}
		case *ast.Return:
			if n.X != nil && t.method != nil && t.isAlias(n.X) {
				t.aliases.method(t.method)
			}
		case *ast.Assign:
			if t.isAlias(n.Y) {
				t.target(n.X)
			}
		case *ast.Call:
			t.isAlias(n)
		case *ast.New:
			t.isAlias(n)
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

func (t *aliasing) variable(name string) {
	if !t.local[name] {
		t.local[name], t.more = true, true
	}
}

// target notes what refers to the object after an assignment to x.
func (t *aliasing) target(x ast.Expr) {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		if t.locals[x.Name] {
			t.variable(x.Name)
		} else {
			t.field(visible(t.class, x.Name))
		}
	case *ast.Select:
		t.selected(x)
	case *ast.Index:
		t.target(x.X)
	}
}

// selected notes the fields that x may be.
func (t *aliasing) selected(x *ast.Select) {
	if _, this := x.X.(*ast.This); this {
		t.field(visible(t.class, x.Name.Text))
		return
	}
	for _, f := range t.effects.fieldsNamed(x.Name.Text) {
		if f.Decl == nil || !f.Decl.Modifiers.Has("private") || isPrivateIn(f, t.class) {
			t.field(f)
		}
	}
}

// isAlias reports whether an expression may be the object, or something that it is in.
func (t *aliasing) isAlias(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Paren:
		return t.isAlias(x.X)
	case *ast.Cast:
		return t.isAlias(x.X)
	case *ast.Assign:
		return t.isAlias(x.Y)
	case *ast.Cond:
		return t.isAlias(x.X) || t.isAlias(x.Y)
	case *ast.Ident:
		if t.locals[x.Name] {
			return t.local[x.Name]
		}
		return t.fields[visible(t.class, x.Name)]
	case *ast.Select:
		return t.names[x.Name.Text]
	case *ast.Index:
		return t.rows && t.isAlias(x.X)
	case *ast.ArrayLit:
		return slices.ContainsFunc(x.Elems, t.isAlias)
	case *ast.NewArray:
		return x.Init != nil && t.isAlias(x.Init)
	case *ast.SwitchExpr:
		return true
	case *ast.New:
		ms := t.passed("new "+lastPart(x.Type), x.Args)
		return len(ms) == 0 && !slices.Contains(copying, lastPart(x.Type)) && slices.ContainsFunc(x.Args, t.isAlias)
	case *ast.Call:
		return t.isGiven(x)
	}
	return false
}

// isGiven reports whether a call may give the object. A copy has the same inside.
func (t *aliasing) isGiven(x *ast.Call) bool {
	ms := t.passed(x.Name.Text, x.Args)
	if len(ms) > 0 {
		return slices.ContainsFunc(ms, func(m *types.Method) bool { return t.returning[m] })
	}
	if x.X != nil && t.isAlias(x.X) {
		return t.rows || slices.Contains(views, x.Name.Text) || slices.Contains(handlers, x.Name.Text)
	}
	if readers[x.Name.Text] || slices.Contains(observers, x.Name.Text) || !slices.ContainsFunc(x.Args, t.isAlias) {
		return false
	}
	if x.X != nil {
		t.target(x.X) // what it is put into
	}
	return true
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
		if !t.isAlias(a) {
			continue
		}
		for _, m := range out {
			if len(m.Params) > 0 {
				t.param(m, i)
			}
		}
	}
	return out
}

// handlers are methods of the library whose results change the collection that they are of.
var handlers = []string{"iterator", "listIterator", "spliterator", "reversed", "stream"}

// readers are methods of the library that only look into an array, or change its elements.
var readers = map[string]bool{"sort": true, "fill": true, "copyOf": true, "copyOfRange": true, "toString": true, "binarySearch": true, "arraycopy": true, "hashCode": true, "equals": true}
